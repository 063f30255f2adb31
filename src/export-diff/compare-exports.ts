import { type Corpus, compareTexts, type ReportFacts, readScoredVersionKey } from './corpus.ts';
import type { Names } from './names.ts';
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
  const [before, after] = [old.head.rubricVersion, now.head.rubricVersion];
  const parts = {
    rubric: before === after ? null : { before, after },
    packages: { moved: movedPackages(old, now), changed: changedPackages(old, now) },
    publishers: changedPublishers(old, now),
    servers: {
      came: missingIn(now, old),
      went: missingIn(old, now),
      renamed: pairsOf(old, now).flatMap(([id, was, is]) =>
        was.name === is.name ? [] : [{ id, before: was.name, after: is.name }],
      ),
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
function missingIn({ servers }: Corpus, other: Corpus): ExportDiff['servers']['came'] {
  return [...servers]
    .filter(([id]) => !other.servers.has(id))
    .map(([id, [first]]) => ({ id, name: first?.name ?? null }))
    .sort((a, b) => compareTexts(a.id, b.id));
}

type Pair = readonly [
  id: string,
  was: NonNullable<ReturnType<Corpus['servers']['get']>>[number],
  is: NonNullable<ReturnType<Corpus['servers']['get']>>[number],
];

/** Servers of both exports that differ. Records that share an id are compared in their order. */
function pairsOf(old: Corpus, now: Corpus): Pair[] {
  const pairs: Pair[] = [];
  for (const [id, all] of old.servers) {
    const others = now.servers.get(id) ?? [];
    const count = others.length === 0 ? 0 : Math.max(all.length, others.length);
    for (let at = 0; at < count; at += 1) {
      const was = all[Math.min(at, all.length - 1)];
      const is = others[Math.min(at, others.length - 1)];
      if (was && is && JSON.stringify(was) !== JSON.stringify(is)) pairs.push([id, was, is]);
    }
  }
  return pairs.sort(([a], [b]) => compareTexts(a, b));
}

function changedPackages(old: Corpus, now: Corpus): ExportDiff['packages']['changed'] {
  return pairsOf(old, now).flatMap(([id, was, is]) => {
    const added = is.packages.filter((each) => !was.packages.includes(each));
    const removed = was.packages.filter((each) => !is.packages.includes(each));
    return added.length + removed.length > 0 ? [{ id, name: is.name, added, removed }] : [];
  });
}

function changedPublishers(old: Corpus, now: Corpus): ExportDiff['publishers'] {
  return pairsOf(old, now).flatMap(([id, was, is]) => {
    if (was.publisher === is.publisher && was.verified === is.verified) return [];
    const before = { namespace: was.publisher, verified: was.verified };
    const after = { namespace: is.publisher, verified: is.verified };
    return [{ id, name: is.name, before, after }];
  });
}

/** Packages that a server has taken over, or claims too. */
function movedPackages(old: Corpus, now: Corpus): ExportDiff['packages']['moved'] {
  const [before, after] = [ownersOf(old), ownersOf(now)];
  return [...after]
    .flatMap(([name, owners]) => {
      const earlier = before.get(name);
      if (earlier === undefined || [...owners].every((id) => earlier.has(id))) return [];
      return [{ package: name, from: shown(earlier, old), to: shown(owners, now) }];
    })
    .sort((a, b) => compareTexts(a.package, b.package));
}

function shown(
  ids: ReadonlySet<string>,
  { servers }: Corpus,
): { id: string; name: string | null }[] {
  return [...ids]
    .sort(compareTexts)
    .map((id) => ({ id, name: servers.get(id)?.[0]?.name ?? null }));
}

function ownersOf({ servers }: Corpus): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const [id, records] of servers) {
    for (const name of records.flatMap(({ packages }) => packages)) {
      const known = owners.get(name);
      if (known === undefined) owners.set(name, new Set([id]));
      else known.add(id);
    }
  }
  return owners;
}

function compareVersions(old: Corpus, now: Corpus, names: Names): ExportDiff['versions'] {
  const changed: Changed[] = [];
  for (const [key, positions] of old.reports) {
    const others = now.reports.get(key);
    if (others === undefined) continue;
    const [was, is] = [decidingReport(old, positions), decidingReport(now, others)];
    if (was.length === is.length && was.every((each, at) => isEqual(each, is[at]))) continue;
    const change = changeOf(was, is, names);
    if (change !== null) changed.push({ ...readScoredVersionKey(key), ...change });
  }
  return {
    came: versionsOf(now, old),
    went: versionsOf(old, now),
    changed: changed.sort(compareVersionsOf),
  };
}

/** Versions that are scored in one export only. */
function versionsOf(corpus: Corpus, other: Corpus): ExportDiff['versions']['came'] {
  return [...corpus.reports]
    .filter(([key]) => !other.reports.has(key))
    .map(([key, positions]) => {
      const [first] = decidingReport(corpus, positions);
      return { ...readScoredVersionKey(key), ...gradeOf(first) };
    })
    .sort(compareVersionsOf);
}

interface VersionOf {
  readonly server: string;
  readonly version: string;
}

function compareVersionsOf(a: VersionOf, b: VersionOf): number {
  return compareTexts(a.server, b.server) || compareTexts(a.version, b.version);
}

/** All reports of a version in an order that does not depend on the document's; the worst score first. */
function decidingReport(corpus: Corpus, positions: readonly number[]): ReportFacts[] {
  const reports = positions.map(corpus.report);
  if (reports.length === 1) return reports;
  return reports.sort(
    (a, b) =>
      (a.score ?? -1) - (b.score ?? -1) ||
      compareTexts(
        String([a.grade, a.rubric, a.outcomes]),
        String([b.grade, b.rubric, b.outcomes]),
      ),
  );
}

function isEqual(a: ReportFacts, b: ReportFacts | undefined): boolean {
  if (b === undefined || a.score !== b.score || a.grade !== b.grade || a.rubric !== b.rubric) {
    return false;
  }
  const [first, second] = [a.outcomes, b.outcomes];
  return first.length === second.length && first.every((each, at) => each === second[at]);
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
      const [check, result] = names.parts(outcome);
      const word = outcome < 0 ? 'missing' : (result ?? 'none').toLowerCase();
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
