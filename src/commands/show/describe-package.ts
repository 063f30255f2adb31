import { ecosystems, nameOrNull } from '../../detection/ecosystems.ts';
import { purlOf } from '../../detection/purl.ts';
import type { LoadedExport } from '../../export/loading.ts';
import { exportReport, matchAll, withPreset } from '../../gate/steps.ts';
import { evaluate } from '../../judging/evaluation.ts';
import { decidingReport, listedMatch, matchDependency } from '../../judging/grading.ts';
import type { Policy } from '../../judging/policy.ts';
import { catalogue } from '../../judging/rules.ts';
import { passes } from '../../judging/verdict-words.ts';
import type { Dependency, Identified, PackageRef, Problem } from '../../model/model.ts';
import { exportEntry } from '../../report/json.ts';
import { plainText } from '../../report/report-messages.ts';
import { createPackageJudge } from '../corpus/judge-package.ts';
import type { JudgedVersion } from '../corpus/judged-package.ts';
import { createPinnedLaunch, createUnpinnedLaunch } from '../corpus/pinned-launch.ts';
import type { Shown, ShownPackage, ShownProblem, ShownVersion } from './schema.ts';
import type { MeantPackage } from './subject.ts';

export interface ShowContext {
  readonly loaded: LoadedExport;
  readonly policy: Policy;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export function describeExport({
  loaded,
  policy,
  now,
}: ShowContext): Pick<Shown, 'export' | 'problems'> {
  const { selection } = loaded;
  const exported = exportReport(loaded);
  const ageMs = now - selection.header.generatedAt;
  const { inconsistencies } = selection;
  const subjects = { ...noSubjects, export: { ...exported, ageMs, inconsistencies }, now };
  const { problems } = evaluate(subjects, policy, false);
  const exportRules = new Set<string>(
    catalogue.filter(({ about }) => about === 'export').map(({ id }) => id),
  );
  return {
    export: exportEntry(exported),
    problems: problems.filter(({ rule }) => exportRules.has(rule)).map(showProblem),
  };
}

export const noSubjects = {
  dependencies: [],
  files: [],
  export: null,
  relaxations: [],
  scope: 'all',
  folder: '',
} as const;

/** Returns null if the package cannot be launched. */
export function describePackage(
  { identity, version: requestedVersion }: MeantPackage,
  context: ShowContext,
): ShownPackage | null {
  const { loaded, policy, now } = context;
  const { selection } = loaded;
  const unpinned = createUnpinnedLaunch(identity);
  const judgedPackage = createPackageJudge(policy, now)(
    identity,
    selection,
    () => selection.servers,
  );
  if (unpinned === null || judgedPackage === null) return null;
  const versions = judgedPackage.versions.map(showVersion);
  // `report-only` never fails a version, so the version to use is chosen under the `recommended` preset.
  const enforced =
    policy.values.preset === 'report-only'
      ? createPackageJudge(withPreset(policy, 'recommended'), now)(
          identity,
          selection,
          () => selection.servers,
        )
      : judgedPackage;
  const passing = (enforced?.versions ?? []).filter(({ verdict }) => passes(verdict));
  const take = newestVersion(unpinned, passing);
  const [newest] = versions;
  const reason = requestedVersion !== null ? 'named' : take !== null ? 'take' : 'newest';
  const shownVersion = requestedVersion ?? (take ?? newest)?.version ?? null;
  const launch = shownVersion === null ? unpinned : createPinnedLaunch(unpinned, shownVersion);
  const match = listedMatch(matchDependency(unpinned, selection));
  return {
    type: identity.type,
    name: nameOrNull(unpinned) ?? '',
    purl: purlOf(unpinned),
    servers: (match?.candidates ?? []).map(({ id, name, publisher, packageRefs }) => ({
      id,
      name,
      publisher: publisher.namespace,
      verified: publisher.verified,
      packages: packageRefs.map(referenceText),
    })),
    versions,
    take: take && { version: take.version, score: take.score, grade: take.grade },
    detail: launch && { version: shownVersion, reason, ...describeDetail(launch, context) },
  };
}

function showVersion(judged: JudgedVersion): ShownVersion {
  const { version, judgedVersion, verdict, score, grade, rules, digest, gradedAt } = judged;
  const graded = { version, judgedVersion, verdict, score, grade, rules };
  return { ...graded, rubric: judged.rubric ?? null, digest, gradedAt };
}

type Version = Pick<ShownVersion, 'version' | 'score' | 'grade'>;

/**
 * Returns the version to use: the newest release with a score, otherwise the newest version with a score,
 * otherwise the newest version.
 *
 * @param versions passing versions, highest first
 */
function newestVersion<T extends Version>(
  { type }: Identified<Dependency>,
  versions: readonly T[],
): T | null {
  const { isPrerelease } = ecosystems[type];
  const graded = versions.filter(({ score }) => score !== null);
  const released = graded.find(({ version }) => version === null || !isPrerelease(version));
  return released ?? graded[0] ?? versions[0] ?? null;
}

function describeDetail(
  dependency: Dependency,
  { loaded, policy, now }: ShowContext,
): Omit<NonNullable<ShownPackage['detail']>, 'version' | 'reason'> {
  const changed = {
    ...({ dependency, change: 'unknown', before: null, replaced: [], isCounted: true } as const),
    difference: { changedParts: [], edited: [], obstacles: [] },
  };
  const dependencies = matchAll([changed], loaded, policy);
  const [judged] = evaluate({ ...noSubjects, dependencies, now }, policy).servers;
  const report = decidingReport(judged?.match);
  const findings = report?.findings ?? [];
  return {
    verdict: judged?.verdict ?? 'error',
    score: report?.score ?? null,
    grade: report?.grade || null,
    problems: (judged?.problems ?? []).map(showProblem),
    passedFindings: findings.filter(({ result }) => result === 'pass').length,
    findings: findings
      .filter(({ result }) => result !== 'pass')
      .sort((a, b) => rank(a.result) - rank(b.result) || (b.weight ?? 0) - (a.weight ?? 0))
      .map(({ ...finding }) => finding),
  };
}

function rank(result: string): number {
  const position = ['fail', 'warn', 'unscannable'].indexOf(result);
  return position < 0 ? 3 : position;
}

function showProblem(problem: Problem): ShownProblem {
  const { rule, level, message, advice, waived, waivedUntil = null } = problem;
  const words = { message: plainText(message), advice: plainText(advice) };
  return { rule, level, ...words, waived, waivedUntil };
}

function referenceText({ type, name, version, digest }: PackageRef): string {
  if (type === null) return name;
  const pin = version === null ? 'none' : 'exact';
  const spec = { type, name, version, digest, specifier: version, pin } as const;
  const spelledName = nameOrNull(spec) ?? name;
  return ecosystems[type].names === 'addresses'
    ? spelledName
    : (purlOf(spec) ?? `${type}:${spelledName}`);
}
