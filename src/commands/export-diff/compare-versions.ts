import { type Corpus, compareTexts, decodeScoredVersion, nameServer } from './corpus.ts';
import type { Names } from './names.ts';
import { several } from './number-lists.ts';
import { decodeReportFacts, missingOutcome, type ReportFacts } from './report-facts.ts';
import type { ExportDiff } from './schema.ts';

type Changed = ExportDiff['versions']['changed'][number];
type CheckChange = Changed['checks'][number];

function serverNames(first: Corpus, second: Corpus, names: Names): (id: string) => string | null {
  const cachedNames = new Map<string, string | null>();
  return (id) => {
    let name = cachedNames.get(id);
    if (name === undefined) {
      const server = names.servers.ofText(id);
      name = nameServer(server, first, names).name ?? nameServer(server, second, names).name;
      cachedNames.set(id, name);
    }
    return name;
  };
}

export function compareVersions(old: Corpus, now: Corpus, names: Names): ExportDiff['versions'] {
  const lists = {
    came: [] as ExportDiff['versions']['came'],
    went: [] as ExportDiff['versions']['went'],
    changed: [] as Changed[],
  };
  const findServerName = serverNames(now, old, names);
  for (let version = 0; version < names.versions.count(); version += 1) {
    const [before, after] = [old.reports.only(version), now.reports.only(version)];
    if (before === after && before !== several) continue;
    const scored = decodeScoredVersion(version, names);
    const key = { ...scored, name: findServerName(scored.server) };
    const [reportsBefore, reportsAfter] = [
      sortedReports(version, old, names),
      sortedReports(version, now, names),
    ];
    if (reportsBefore.length === 0) lists.came.push({ ...key, ...reportGrade(reportsAfter[0]) });
    else if (reportsAfter.length === 0)
      lists.went.push({ ...key, ...reportGrade(reportsBefore[0]) });
    else {
      const change = compareReports(reportsBefore, reportsAfter, names);
      if (change !== null) lists.changed.push({ ...key, ...change });
    }
  }
  lists.came.sort(compareVersionNames);
  lists.went.sort(compareVersionNames);
  lists.changed.sort(compareVersionNames);
  return lists;
}

type VersionName = Pick<Changed, 'server' | 'name' | 'version'>;

const compareVersionNames = (a: VersionName, b: VersionName): number =>
  compareTexts(a.server, b.server) || compareTexts(a.version, b.version);

/** Returns a version's reports, worst score first, regardless of their order in the document. */
function sortedReports(version: number, { reports }: Corpus, names: Names): ReportFacts[] {
  return reports
    .of(version)
    .map((number) => decodeReportFacts(number, names))
    .sort(
      (a, b) =>
        (a.score ?? -1) - (b.score ?? -1) ||
        compareTexts(
          String([a.grade, a.rubric, a.outcomes]),
          String([b.grade, b.rubric, b.outcomes]),
        ),
    );
}

/**
 * Compares a version's reports in the two exports; returns null if they differ only in irrelevant details,
 * such as the letter case of a result.
 */
function compareReports(
  reportsBefore: readonly ReportFacts[],
  reportsAfter: readonly ReportFacts[],
  names: Names,
): Omit<Changed, keyof VersionName> | null {
  const [before, after] = [reportGrade(reportsBefore[0]), reportGrade(reportsAfter[0])];
  const [resultsBefore, resultsAfter] = [
    resultsByCheck(reportsBefore, names),
    resultsByCheck(reportsAfter, names),
  ];
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
    reportsBefore.length === reportsAfter.length &&
    JSON.stringify(reportsBefore.map(reportGrade)) ===
      JSON.stringify(reportsAfter.map(reportGrade));
  if (isSame) return null;
  const cause = before.rubric === after.rubric ? 'graded-anew' : 'rubric-changed';
  return { cause, before, after, checks };
}

function reportGrade(report: ReportFacts | undefined): Changed['before'] {
  const { score = null, grade = null, rubric = null } = report ?? {};
  return { score, grade, rubric };
}

const damagedEvidence = 'damaged evidence';

/**
 * Returns the results of each check, in lower case and sorted. A finding adds its result and, if its evidence
 * is damaged (damaged-evidence.ts), `damaged evidence`.
 */
function resultsByCheck(
  reports: readonly ReportFacts[],
  names: Names,
): Map<string | null, string[]> {
  const results = new Map<string | null, string[]>();
  for (const { outcomes } of reports) {
    for (const outcome of outcomes) {
      const isMissing = outcome === missingOutcome;
      const [check, result, isDamaged] = isMissing
        ? [null, 'missing', false]
        : names.decodeOutcome(outcome);
      const word = (result ?? 'none').toLowerCase();
      const checkResults = results.get(check) ?? [];
      results.set(check, checkResults);
      checkResults.push(word, ...(isDamaged ? [damagedEvidence] : []));
    }
  }
  for (const each of results.values()) each.sort();
  return results;
}

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
