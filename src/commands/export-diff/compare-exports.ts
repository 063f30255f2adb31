import { checkTotals, compareVersions } from './compare-versions.ts';
import {
  type Corpus,
  compareTexts,
  nameServer,
  readServerFacts,
  type ServerFacts,
  scoredVersionNumber,
} from './corpus.ts';
import type { Names } from './names.ts';
import { none, several } from './number-lists.ts';
import type { ExportDiff } from './schema.ts';

/**
 * Compares two exports, regardless of the order of their records. Facts are compared byte by byte, not by
 * hash.
 */
export function compareExports(
  [oldName, old]: readonly [name: string, corpus: Corpus],
  [newName, now]: readonly [name: string, corpus: Corpus],
  names: Names,
): ExportDiff {
  const versions = compareVersions(old, now, names);
  const pairs = findChangedPairs(old, now, names);
  const headChange = (name: 'schemaVersion' | 'rubricVersion'): ExportDiff['rubric'] => {
    const [before, after] = [old.head[name], now.head[name]];
    return before === after ? null : { before, after };
  };
  const parts = {
    schema: headChange('schemaVersion'),
    rubric: headChange('rubricVersion'),
    packages: { moved: movedPackages(old, now, pairs, names), changed: changedPackages(pairs) },
    publishers: changedPublishers(pairs),
    servers: {
      came: missingIn(now, old, names),
      went: missingIn(old, now, names),
      renamed: pairs.flatMap(([, id, was, is]) =>
        was.name === is.name ? [] : [{ id, before: was.name, after: is.name }],
      ),
      relisted: changedListings(pairs, old, now, names),
      repeated: changedRecordCounts(old, now, names),
    },
    versions,
    checks: checkTotals(versions.changed),
  };
  const lists = [
    ...Object.values(parts.packages),
    parts.publishers,
    ...Object.values(parts.servers),
    ...Object.values(versions),
  ];
  const differs =
    parts.schema !== null || parts.rubric !== null || lists.some(({ length }) => length > 0);
  return { old: describeSide(oldName, old), new: describeSide(newName, now), differs, ...parts };
}

function describeSide(name: string, { head, totals, unreadable }: Corpus): ExportDiff['old'] {
  return {
    name,
    generatedAt: new Date(head.generatedAt).toISOString(),
    schemaVersion: head.schemaVersion,
    rubricVersion: head.rubricVersion,
    ...totals,
    unreadable,
  };
}

function missingIn(corpus: Corpus, other: Corpus, names: Names): ExportDiff['servers']['came'] {
  return serverNumbers(names)
    .filter((server) => corpus.servers.only(server) !== none && other.servers.only(server) === none)
    .map((server) => nameServer(server, corpus, names))
    .sort((a, b) => compareTexts(a.id, b.id));
}

/** Returns the numbers of all server ids in either export, including ids that only scores contain. */
const serverNumbers = ({ servers }: Names): number[] =>
  Array.from({ length: servers.count() }, (_, server) => server);

type Pair = readonly [server: number, id: string, was: ServerFacts, is: ServerFacts];

/**
 * Pairs the differing records of servers that are in both exports. Records that share an id are paired in
 * sorted order; the last record of the shorter list is reused.
 */
function findChangedPairs(old: Corpus, now: Corpus, names: Names): Pair[] {
  const pairs: Pair[] = [];
  for (let server = 0; server < names.servers.count(); server += 1) {
    const [before, after] = [old.servers.only(server), now.servers.only(server)];
    if (before === none || after === none) continue;
    // Equal facts have the same number.
    if (before === after && before !== several) continue;
    const id = names.servers.textOf(server);
    const factsBefore = readServerFacts(server, old, names);
    const factsAfter = readServerFacts(server, now, names);
    for (let index = 0; index < Math.max(factsBefore.length, factsAfter.length); index += 1) {
      const was = factsBefore[Math.min(index, factsBefore.length - 1)];
      const is = factsAfter[Math.min(index, factsAfter.length - 1)];
      if (was && is && JSON.stringify(was) !== JSON.stringify(is)) {
        pairs.push([server, id, was, is]);
      }
    }
  }
  return pairs.sort(([, a], [, b]) => compareTexts(a, b));
}

function changedPackages(pairs: readonly Pair[]): ExportDiff['packages']['changed'] {
  return pairs.flatMap(([, id, was, is]) => {
    const added = is.packages.filter((each) => !was.packages.includes(each));
    const removed = was.packages.filter((each) => !is.packages.includes(each));
    return added.length + removed.length > 0 ? [{ id, name: is.name, added, removed }] : [];
  });
}

function changedPublishers(pairs: readonly Pair[]): ExportDiff['publishers'] {
  return pairs.flatMap(([, id, was, is]) => {
    if (was.publisher === is.publisher && was.verified === is.verified) return [];
    const before = { namespace: was.publisher, verified: was.verified };
    const after = { namespace: is.publisher, verified: is.verified };
    return [{ id, name: is.name, before, after }];
  });
}

/** Returns the packages that another server now lists, instead of or in addition to the earlier server. */
function movedPackages(
  old: Corpus,
  now: Corpus,
  pairs: readonly Pair[],
  names: Names,
): ExportDiff['packages']['moved'] {
  const came = serverNumbers(names).filter((server) => old.servers.only(server) === none);
  const changed = new Set([...pairs.map(([server]) => server), ...came]);
  const claimed = new Set(
    [...changed].flatMap((server) => {
      const before = new Set(
        readServerFacts(server, old, names).flatMap(({ packages }) => packages),
      );
      const after = readServerFacts(server, now, names).flatMap(({ packages }) => packages);
      return after.filter((each) => !before.has(each));
    }),
  );
  if (claimed.size === 0) return [];
  const [before, after] = [
    serversByPackage(claimed, old, names),
    serversByPackage(claimed, now, names),
  ];
  return [...claimed]
    .flatMap((name) => {
      const [from, to] = [before.get(name), after.get(name)];
      if (from === undefined || to === undefined) return [];
      return [
        { package: name, from: nameServers(from, old, names), to: nameServers(to, now, names) },
      ];
    })
    .sort((a, b) => compareTexts(a.package, b.package));
}

function nameServers(
  servers: ReadonlySet<number>,
  corpus: Corpus,
  names: Names,
): { id: string; name: string | null }[] {
  return [...servers]
    .map((server) => nameServer(server, corpus, names))
    .sort((a, b) => compareTexts(a.id, b.id));
}

function serversByPackage(
  packages: ReadonlySet<string>,
  corpus: Corpus,
  names: Names,
): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>();
  for (const server of serverNumbers(names)) {
    for (const name of readServerFacts(server, corpus, names).flatMap((facts) => facts.packages)) {
      if (!packages.has(name)) continue;
      const knownServers = owners.get(name);
      if (knownServers === undefined) owners.set(name, new Set([server]));
      else knownServers.add(server);
    }
  }
  return owners;
}

/** Returns the servers whose listed versions differ, ignoring versions that became scored or unscored. */
function changedListings(
  pairs: readonly (readonly [server: number, id: string, was: ServerFacts, is: ServerFacts])[],
  old: Corpus,
  now: Corpus,
  names: Names,
): ExportDiff['servers']['relisted'] {
  const isScored = (server: number, version: string, { reports }: Corpus): boolean =>
    reports.only(scoredVersionNumber(server, version, names)) !== none;
  return pairs.flatMap(([server, id, was, is]) => {
    const listedOnlyIn = (one: ServerFacts, other: ServerFacts): string[] => {
      const otherTexts = new Set(other.listings.map(([, text]) => text));
      return one.listings.flatMap(([version, text]) => {
        if (otherTexts.has(text)) return [];
        const isSame =
          version === null || isScored(server, version, old) === isScored(server, version, now);
        return isSame ? [text] : [];
      });
    };
    const [added, removed] = [listedOnlyIn(is, was), listedOnlyIn(was, is)];
    return added.length + removed.length > 0 ? [{ id, name: is.name, added, removed }] : [];
  });
}

/** Returns the server ids that are in both exports but have a different number of records in each export. */
function changedRecordCounts(
  old: Corpus,
  now: Corpus,
  names: Names,
): ExportDiff['servers']['repeated'] {
  const changes: ExportDiff['servers']['repeated'] = [];
  for (let server = 0; server < names.servers.count(); server += 1) {
    const sides = [old.servers.only(server), now.servers.only(server)];
    if (!sides.includes(several) || sides.includes(none)) continue;
    const [before, after] = [old.servers.of(server).length, now.servers.of(server).length];
    if (before !== after) changes.push({ id: names.servers.textOf(server), before, after });
  }
  return changes.sort((a, b) => compareTexts(a.id, b.id));
}
