import { type Corpus, compareTexts, namedServerOf, scoredVersionOf } from './corpus.ts';
import type { Names } from './names.ts';
import { several } from './number-lists.ts';
import { missingOutcome, type ReportFacts, reportFactsOf } from './report-facts.ts';
import type { ExportDiff } from './schema.ts';

type Changed = ExportDiff['versions']['changed'][number];
type CheckChange = Changed['checks'][number];

/** The names of servers by their ids, each looked up once: those of the first export that has them. */
function serverNames(first: Corpus, second: Corpus, names: Names): (id: string) => string | null {
  const known = new Map<string, string | null>();
  return (id) => {
    let name = known.get(id);
    if (name === undefined) {
      const server = names.servers.ofText(id);
      name = namedServerOf(server, first, names).name ?? namedServerOf(server, second, names).name;
      known.set(id, name);
    }
    return name;
  };
}

/** Versions whose reports differ; sorted. */
export function compareVersions(old: Corpus, now: Corpus, names: Names): ExportDiff['versions'] {
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

const compareVersionsOf = (a: VersionOf, b: VersionOf): number =>
  compareTexts(a.server, b.server) || compareTexts(a.version, b.version);

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

const damagedEvidence = 'damaged evidence';

/**
 * The results of a version's checks in lower case, sorted: one for each finding, and one more where its
 * evidence has invalid UTF-8 or control characters.
 */
function resultsOf(reports: readonly ReportFacts[], names: Names): Map<string | null, string[]> {
  const results = new Map<string | null, string[]>();
  for (const { outcomes } of reports) {
    for (const outcome of outcomes) {
      const isMissing = outcome === missingOutcome;
      const [check, result, isDamaged] = isMissing
        ? [null, 'missing', false]
        : names.outcome(outcome);
      const word = (result ?? 'none').toLowerCase();
      const known = results.get(check) ?? [];
      results.set(check, known);
      known.push(word, ...(isDamaged ? [damagedEvidence] : []));
    }
  }
  for (const each of results.values()) each.sort();
  return results;
}

/** In how many versions each check began or ceased to fail, the most first. */
export function checkTotals(changed: readonly Changed[]): ExportDiff['checks'] {
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
