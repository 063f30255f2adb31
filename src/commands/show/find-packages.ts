import { ecosystems, identityKey } from '../../detection/ecosystems.ts';
import type { LoadedExport } from '../../export/loading.ts';
import type { ExportQuery } from '../../export/records.ts';
import { identitiesOf, listedMatch, matchDependency, matchError } from '../../judging/grading.ts';
import type { Identity, Match, Selection, ServerRecord } from '../../model/model.ts';
import { createUnpinnedLaunch } from '../corpus/pinned-launch.ts';
import type { MeantPackage, Subject } from './subject.ts';

/** An export's matches for text that a user entered. */
export interface FoundPackages {
  readonly loaded: LoadedExport;
  /**
   * The packages, images, addresses and registry names that the export lists, or that have a malformed
   * record.
   */
  readonly packages: readonly MeantPackage[];
  /**
   * If nothing matches, the names of listed packages that differ from the text by one character, without
   * duplicates.
   */
  readonly neighbours: readonly string[];
}

/**
 * Finds matches in an export: entries that the user's text identifies and, if the text could be a server
 * name, the packages of servers with that name.
 *
 * @param load loads the selection for a query; called again if the first result shows that more is needed
 */
export async function findPackages(
  { packages, isBare }: Subject,
  load: (query: Pick<ExportQuery, 'identities' | 'watched'>) => Promise<LoadedExport>,
): Promise<FoundPackages> {
  const identities = packages.flatMap(({ identity }) => queriedIdentities(identity));
  const loaded = await load({ identities, watched: identities });
  const { selection } = loaded;
  const matches = packages.map((meant) => ({
    meant,
    match: matchIdentity(meant.identity, selection),
  }));
  const knownMatches = matches.filter(({ match }) => isKnown(match));
  if (!isBare || knownMatches.length === 0) {
    const near = identities.flatMap((each) => selection.neighbours.get(identityKey(each)) ?? []);
    return {
      loaded,
      packages: knownMatches.map(({ meant }) => meant),
      neighbours: knownMatches.length > 0 ? [] : [...new Set(near)],
    };
  }
  const isReferred = ({ meant: { identity }, match }: (typeof knownMatches)[number]): boolean =>
    isByReference(match) || selection.malformedRecords.get(identityKey(identity))?.isTyped === true;
  const referred = knownMatches.filter(isReferred);
  const typed = referred.map(({ meant }) => meant);
  const carriers = referred.flatMap(({ match }) => listedMatch(match)?.candidates ?? []);
  const further = knownMatches
    .filter(({ meant: { identity } }) => ecosystems[identity.type].names === 'records')
    .flatMap(({ meant, match }) =>
      packagesOfRecords(meant, match, new Set(carriers.map(({ id }) => id))),
    );
  const allPackages = [
    ...new Map([...typed, ...further].map((each) => [identityKey(each.identity), each])).values(),
  ];
  const isNew = ({ identity }: MeantPackage): boolean =>
    !identities.some((each) => identityKey(each) === identityKey(identity));
  if (!allPackages.some(isNew)) return { loaded, packages: allPackages, neighbours: [] };
  await loaded.save();
  const widerIdentities = [
    ...identities,
    ...allPackages.filter(isNew).flatMap(({ identity }) => queriedIdentities(identity)),
  ];
  return {
    loaded: await load({ identities: widerIdentities, watched: [] }),
    packages: allPackages,
    neighbours: [],
  };
}

/** Returns a package's identity and the identities that contain it. */
function queriedIdentities(identity: Identity): readonly Identity[] {
  const launch = createUnpinnedLaunch(identity);
  return launch === null ? [identity] : identitiesOf(launch);
}

function matchIdentity(identity: Identity, selection: Selection): Match | null {
  const launch = createUnpinnedLaunch(identity);
  return launch === null ? null : matchDependency(launch, selection);
}

const isKnown = (match: Match | null): boolean =>
  listedMatch(match) !== null || (match !== null && matchError(match) !== null);

function isByReference(match: Match | null): boolean {
  const by = listedMatch(match)?.by;
  return by === 'package' || by === 'url';
}

/**
 * Returns the packages of the servers with a given name. Servers that list no packages are matched by their
 * own name.
 */
function packagesOfRecords(
  { identity, version }: MeantPackage,
  match: Match | null,
  excludedIds: ReadonlySet<string>,
): MeantPackage[] {
  const listing = listedMatch(match);
  if (listing === null) return [{ identity, version }];
  const records = listing.candidates.filter(({ id }) => !excludedIds.has(id));
  return records.flatMap((record) => {
    const identities = typedIdentities(record);
    return (identities.length > 0 ? identities : [identity]).map((each) => ({
      identity: each,
      version,
    }));
  });
}

/** Returns the packages of a server. */
export function typedIdentities({ packageRefs }: ServerRecord): Identity[] {
  return packageRefs.flatMap(({ type, name }) => (type === null ? [] : [{ type, name }]));
}
