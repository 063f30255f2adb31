import { changedListings, changedRecordCounts } from './compare-listings.ts';
import { type Corpus, compareTexts, type ServerFacts, scoredVersionOf } from './corpus.ts';
import type { Names } from './names.ts';
import { none, several } from './number-lists.ts';
import { missingOutcome, type ReportFacts, reportFactsOf } from './report-facts.ts';
import type { ExportDiff } from './schema.ts';

type Changed = ExportDiff['versions']['changed'][number];
type CheckChange = Changed['checks'][number];

/** Compares two exports. Everything is sorted, so that the order of records makes no difference. */
export function compareExports(
  [oldName, old]: readonly [name: string, corpus: Corpus],
  [newName, now]: readonly [name: string, corpus: Corpus],
  names: Names,
): ExportDiff {
  const versions = compareVersions(old, now, names);
  const pairs = pairsOf(old, now, names);
  const [before, after] = [old.head.rubricVersion, now.head.rubricVersion];
  const parts = {
    rubric: before === after ? null : { before, after },
    packages: {
      moved: movedPackages(old, now, pairs, names),
      changed: changedPackages(pairs),
    },
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
  const differs = parts.rubric !== null || lists.some(({ length }) => length > 0);
  return { old: sideOf(oldName, old), new: sideOf(newName, now), differs, ...parts };
}

function sideOf(name: string, { head, totals, unreadable }: Corpus): ExportDiff['old'] {
  return {
    name,
    generatedAt: new Date(head.generatedAt).toISOString(),
    schemaVersion: head.schemaVersion,
    rubricVersion: head.rubricVersion,
    ...totals,
    unreadable,
  };
}

/** Servers of one export that the other does not have. */
function missingIn(corpus: Corpus, other: Corpus, names: Names): ExportDiff['servers']['came'] {
  return serverNumbers(names)
    .filter((server) => corpus.servers.only(server) !== none && other.servers.only(server) === none)
    .map((server) => serverOf(server, corpus, names))
    .sort((a, b) => compareTexts(a.id, b.id));
}

/** Numbers of all servers, of which either export may have any. */
function serverNumbers({ servers }: Names): number[] {
  return Array.from({ length: servers.count() }, (_, server) => server);
}

function serverOf(
  server: number,
  corpus: Corpus,
  names: Names,
): { readonly id: string; readonly name: string | null } {
  const [first] = factsOf(server, corpus, names);
  return { id: names.servers.textOf(server), name: first?.name ?? null };
}

/** The facts of all records with the id of a server, in an order that does not depend on the document's. */
function factsOf(server: number, { servers }: Corpus, names: Names): readonly ServerFacts[] {
  return servers
    .of(server)
    .map((number) => names.serverFacts.textOf(number))
    .sort(compareTexts)
    .map((text) => JSON.parse(text) as ServerFacts);
}

/** The names of servers by their ids, each looked up once: those of the first export that has them. */
function serverNames(first: Corpus, second: Corpus, names: Names): (id: string) => string | null {
  const known = new Map<string, string | null>();
  return (id) => {
    let name = known.get(id);
    if (name === undefined) {
      const server = names.servers.ofText(id);
      name = serverOf(server, first, names).name ?? serverOf(server, second, names).name;
      known.set(id, name);
    }
    return name;
  };
}

type Pair = readonly [server: number, id: string, was: ServerFacts, is: ServerFacts];

/** Servers of both exports that differ. Records that share an id are compared in their order. */
function pairsOf(old: Corpus, now: Corpus, names: Names): Pair[] {
  const pairs: Pair[] = [];
  for (let server = 0; server < names.servers.count(); server += 1) {
    const [before, after] = [old.servers.only(server), now.servers.only(server)];
    if (before === none || after === none) continue;
    // Equal facts have the same number.
    if (before === after && before !== several) continue;
    const id = names.servers.textOf(server);
    const all = factsOf(server, old, names);
    const others = factsOf(server, now, names);
    for (let at = 0; at < Math.max(all.length, others.length); at += 1) {
      const was = all[Math.min(at, all.length - 1)];
      const is = others[Math.min(at, others.length - 1)];
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

/** Packages that a server has taken over, or claims too. */
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
      const before = new Set(factsOf(server, old, names).flatMap(({ packages }) => packages));
      const after = factsOf(server, now, names).flatMap(({ packages }) => packages);
      return after.filter((each) => !before.has(each));
    }),
  );
  if (claimed.size === 0) return [];
  const [before, after] = [ownersOf(claimed, old, names), ownersOf(claimed, now, names)];
  return [...claimed]
    .flatMap((name) => {
      const [from, to] = [before.get(name), after.get(name)];
      if (from === undefined || to === undefined) return [];
      return [{ package: name, from: shown(from, old, names), to: shown(to, now, names) }];
    })
    .sort((a, b) => compareTexts(a.package, b.package));
}

function shown(
  servers: ReadonlySet<number>,
  corpus: Corpus,
  names: Names,
): { id: string; name: string | null }[] {
  return [...servers]
    .map((server) => serverOf(server, corpus, names))
    .sort((a, b) => compareTexts(a.id, b.id));
}

/** The servers that list some packages. */
function ownersOf(
  packages: ReadonlySet<string>,
  corpus: Corpus,
  names: Names,
): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>();
  for (const server of serverNumbers(names)) {
    for (const name of factsOf(server, corpus, names).flatMap((facts) => facts.packages)) {
      if (!packages.has(name)) continue;
      const known = owners.get(name);
      if (known === undefined) owners.set(name, new Set([server]));
      else known.add(server);
    }
  }
  return owners;
}

function compareVersions(old: Corpus, now: Corpus, names: Names): ExportDiff['versions'] {
  const parts = {
    came: [] as ExportDiff['versions']['came'],
    went: [] as ExportDiff['versions']['went'],
    changed: [] as Changed[],
  };
  const nameOf = serverNames(now, old, names);
  for (let version = 0; version < names.versions.count(); version += 1) {
    const [before, after] = [old.reports.only(version), now.reports.only(version)];
    if (before === after && before !== several) continue;
    const scored = scoredVersionOf(version, names);
    const key = { ...scored, name: nameOf(scored.server) };
    const [was, is] = [reportsOf(version, old, names), reportsOf(version, now, names)];
    if (was.length === 0) parts.came.push({ ...key, ...gradeOf(is[0]) });
    else if (is.length === 0) parts.went.push({ ...key, ...gradeOf(was[0]) });
    else {
      const change = changeOf(was, is, names);
      if (change !== null) parts.changed.push({ ...key, ...change });
    }
  }
  parts.came.sort(compareVersionsOf);
  parts.went.sort(compareVersionsOf);
  parts.changed.sort(compareVersionsOf);
  return parts;
}

type VersionOf = Pick<Changed, 'server' | 'name' | 'version'>;

function compareVersionsOf(a: VersionOf, b: VersionOf): number {
  return compareTexts(a.server, b.server) || compareTexts(a.version, b.version);
}

/** All reports of a version in an order that does not depend on the document's; the worst score first. */
function reportsOf(version: number, { reports }: Corpus, names: Names): ReportFacts[] {
  return reports
    .of(version)
    .map((number) => reportFactsOf(number, names))
    .sort(
      (a, b) =>
        (a.score ?? -1) - (b.score ?? -1) ||
        compareTexts(
          String([a.grade, a.rubric, a.outcomes]),
          String([b.grade, b.rubric, b.outcomes]),
        ),
    );
}

/** Null if only what does not count differs, such as capital letters of a result. */
function changeOf(
  was: readonly ReportFacts[],
  is: readonly ReportFacts[],
  names: Names,
): Omit<Changed, keyof VersionOf> | null {
  const [before, after] = [gradeOf(was[0]), gradeOf(is[0])];
  const [resultsBefore, resultsAfter] = [resultsOf(was, names), resultsOf(is, names)];
  const checks: CheckChange[] = [...new Set([...resultsBefore.keys(), ...resultsAfter.keys()])]
    .map((check) => ({
      check,
      before: resultsBefore.get(check) ?? [],
      after: resultsAfter.get(check) ?? [],
    }))
    .filter((each) => String(each.before) !== String(each.after))
    .sort((a, b) => compareTexts(a.check ?? '', b.check ?? ''));
  const isSame =
    checks.length === 0 &&
    was.length === is.length &&
    JSON.stringify(was.map(gradeOf)) === JSON.stringify(is.map(gradeOf));
  if (isSame) return null;
  const cause = before.rubric === after.rubric ? 'graded-anew' : 'rubric-changed';
  return { cause, before, after, checks };
}

function gradeOf(report: ReportFacts | undefined): Changed['before'] {
  const { score = null, grade = null, rubric = null } = report ?? {};
  return { score, grade, rubric };
}

/** The results of a version's checks in lower case, sorted; one for each finding. */
function resultsOf(reports: readonly ReportFacts[], names: Names): Map<string | null, string[]> {
  const results = new Map<string | null, string[]>();
  for (const { outcomes } of reports) {
    for (const outcome of outcomes) {
      const isMissing = outcome === missingOutcome;
      const [check, result] = isMissing ? [null, 'missing'] : names.outcome(outcome);
      const word = (result ?? 'none').toLowerCase();
      const known = results.get(check);
      if (known === undefined) results.set(check, [word]);
      else known.push(word);
    }
  }
  for (const each of results.values()) each.sort();
  return results;
}

function checkTotals(changed: readonly Changed[]): ExportDiff['checks'] {
  const totals = new Map<string, ExportDiff['checks'][number]>();
  for (const { cause, checks } of changed) {
    for (const { check, before, after } of checks) {
      const [failed, fails] = [before.includes('fail'), after.includes('fail')];
      if (failed === fails) continue;
      const key = JSON.stringify([check, cause]);
      const total = totals.get(key) ?? { check, cause, began: 0, ceased: 0 };
      if (fails) total.began += 1;
      else total.ceased += 1;
      totals.set(key, total);
    }
  }
  return [...totals.values()].sort(
    (a, b) =>
      b.began - a.began || b.ceased - a.ceased || compareTexts(a.check ?? '', b.check ?? ''),
  );
}
