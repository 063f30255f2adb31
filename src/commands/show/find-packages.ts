import { ecosystems, identityKey } from '../../detection/ecosystems.ts';
import type { LoadedExport } from '../../export/loading.ts';
import type { ExportQuery } from '../../export/records.ts';
import { identitiesOf, listedMatch, matchDependency, matchError } from '../../judging/grading.ts';
import type { Identity, Match, Selection, ServerRecord } from '../../model/model.ts';
import { createUnpinnedLaunch } from '../corpus/pinned-launch.ts';
import type { MeantPackage, Subject } from './subject.ts';

export interface FoundPackages {
  readonly loaded: LoadedExport;
  /** Packages that the export lists, or for which it holds a malformed record. */
  readonly packages: readonly MeantPackage[];
  /**
   * Listed names that are one character away from the text, without duplicates. Empty if any package matches.
   */
  readonly neighbours: readonly string[];
}

/**
 * Finds the export entries that the user's text identifies. If the text could be a server name, the result
 * also includes the packages of servers with that name.
 *
 * @param load loads the selection for a query; called twice if the named servers have packages that the first
 * query did not cover
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

/**
 * Returns the identities under which the export can list a package: the package itself and anything it is
 * part of.
 */
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
 * Returns the packages of the servers listed under a name. A server without packages yields the name itself.
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

/** Omits plain names, which have no ecosystem. */
export function typedIdentities({ packageRefs }: ServerRecord): Identity[] {
  return packageRefs.flatMap(({ type, name }) => (type === null ? [] : [{ type, name }]));
}
