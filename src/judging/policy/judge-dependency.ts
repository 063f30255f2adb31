import type {
  ChangeKind,
  Finding,
  GradedDependency,
  Match,
  Problem,
  Remedy,
  Verdict,
  Waiver,
} from '../../model/model.ts';
import { say } from '../../model/phrase.ts';
import { isActive } from '../changes/activity.ts';
import { decidingReport, listedMatch, reportedMatch } from '../grading/matched.ts';
import type { JudgedDependency } from '../report.ts';
import { catalogue } from './catalogue.ts';
import { policyKeyEntries } from './keys.ts';
import { type LayeredTerms, termsUnder } from './layered-terms.ts';
import { createProblems, findWaiver, waivedBy } from './problem.ts';
import { nearestPassing } from './remedy.ts';
import { type DependencyRule, type Terms, valueUnder } from './rule.ts';
import { findingCheckKey } from './rule-messages.ts';
import { belowMinimum, minScore } from './rules/below-minimum.ts';
import { compareWithBefore } from './standing.ts';
import { computeVerdict, severities } from './verdict.ts';
import type { WaiverIndex } from './waivers.ts';

export interface DependencySubject extends Omit<GradedDependency, 'remedy'> {
  readonly change: ChangeKind;
  /** Whether the dependency affects the verdict of the run. */
  readonly isCounted: boolean;
}

export interface DependencyContext {
  readonly terms: LayeredTerms;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly waivers: WaiverIndex;
  /**
   * A separate index for trying versions as remedies, so that trials do not mark waivers as used. Null if no
   * remedy is needed.
   */
  readonly trialWaivers: WaiverIndex | null;
  /** Converts a path relative to the judged folder to a path relative to the repository root. */
  readonly pathOf: (file: string) => string;
  /** Collects inapplicable waivers, as in `findWaiver`; null to collect none. */
  readonly inapplicable: Set<Waiver> | null;
  /** Whether servers are compared with a base. If so, each problem has a standing. */
  readonly isCompared: boolean;
}

type Judged = JudgedDependency & { readonly verdict: Verdict };

function isWorse(one: Judged, other: Judged): boolean {
  return one.verdict === other.verdict
    ? judgedScore(one) < judgedScore(other)
    : severities[one.verdict] > severities[other.verdict];
}

const judgedScore = ({ match }: Judged): number => decidingReport(match)?.score ?? -1;

/** Judges a dependency against each tied match and returns the worst result. */
export function judgeDependency(
  subject: DependencySubject,
  outerContext: DependencyContext,
): JudgedDependency {
  const { match, change, isCounted } = subject;
  const context = { ...outerContext, isCompared: outerContext.isCompared && change !== 'unknown' };
  if (match !== null) {
    return [match, ...(listedMatch(match)?.tiedMatches ?? [])]
      .map((each) => judgeMatch(subject, each, context))
      .reduce((worst, one) => (isWorse(one, worst) ? one : worst));
  }
  const bare = { ...subject, remedy: null };
  // If the export was not loaded, only dependencies that affect the verdict are judged.
  return isCounted
    ? { ...withProblems(bare, dependencyProblems(bare, context)), verdict: 'error' }
    : { ...bare, problems: [], earlierProblems: [], verdict: null };
}

function judgeMatch(subject: DependencySubject, match: Match, context: DependencyContext): Judged {
  const bare = { ...subject, match, remedy: null };
  const first = dependencyProblems(bare, context);
  const { trialWaivers } = context;
  if (first.length === 0 || trialWaivers === null) {
    return withProblems(bare, first);
  }
  // Problems are reworded once a better version is known, because their advice contains that version.
  const trial: DependencyContext = {
    ...context,
    waivers: trialWaivers,
    inapplicable: null,
    isCompared: false,
  };
  // If the grade cannot be compared with the minimum, a version with a lower score is not an improvement.
  const lowest = first.some(isUncomparedGrade) ? (decidingReport(match)?.score ?? 0) : 0;
  const findRemedy = (mayBeUncertain: boolean): Remedy | null =>
    nearestPassing(
      subject.dependency,
      match,
      (dependency, match) =>
        (decidingReport(match)?.score ?? 0) >= lowest &&
        isAdvisable({ ...subject, dependency, match, remedy: null }, trial, mayBeUncertain),
    );
  // If every problem with the current version is uncertain, an uncertain version is not suggested, because it
  // might be no better.
  const isCertain = first.some((problem) => !problem.isUncertain);
  const remedy = findRemedy(false) ?? (isCertain ? findRemedy(true) : null);
  if (remedy === null) return withProblems(bare, first);
  const worded = { ...bare, remedy };
  return withProblems(worded, dependencyProblems(worded, { ...context, waivers: trialWaivers }));
}

/**
 * A problem. If `isEarlier` is set, the problem existed before the change and causes only a warning, so it is
 * listed but does not count.
 */
interface WeighedProblem extends Problem {
  readonly isEarlier?: true;
}

function withProblems<T extends DependencySubject & GradedDependency>(
  subject: T,
  weighed: readonly WeighedProblem[],
) {
  const [earlierProblems, problems] = [true, false].map((isEarlier) =>
    weighed.filter((each) => (each.isEarlier ?? false) === isEarlier),
  ) as [Problem[], Problem[]];
  return { ...subject, problems, earlierProblems, verdict: computeVerdict(problems) };
}

function dependencyProblems(
  graded: GradedDependency,
  context: DependencyContext,
): WeighedProblem[] {
  const { dependency, match } = graded;
  const [ownTerms, ...floors] = termsUnder(context.terms, dependency, match);
  // Each rule is evaluated under all terms, and the most severe result counts. Ties go to the terms with the
  // highest minimum score, then to the organisation's terms.
  const terms = [...floors, ownTerms].sort((one, other) => minimumScore(other) - minimumScore(one));
  const problems = catalogue.flatMap((rule) => {
    if (rule.about !== 'dependency') return [];
    if (!isJudgedBy(rule, graded)) return [];
    const found = terms.map((each) => ruleProblems(rule, graded, each, context));
    return found.reduce((worst, each) =>
      problemWeight(each) > problemWeight(worst) ? each : worst,
    );
  });
  return problems.filter((problem) => !isCoveredByOthers(problem, problems));
}

function isJudgedBy({ judges }: DependencyRule, { dependency, match }: GradedDependency): boolean {
  switch (dependency.role) {
    case 'server':
      return true;
    case 'launcher':
      return judges !== 'servers';
    case 'library':
      return judges === 'everything' || match?.kind !== 'unlisted';
  }
}

const minimumScore = (terms: Terms): number => valueUnder(terms, minScore);

const leftOutFor = new Map(
  catalogue.map((rule) => [rule.id, rule.about === 'dependency' ? rule.leftOutFor : undefined]),
);

/** Reports whether a problem is merely that a grade cannot be compared with the minimum. */
const isUncomparedGrade = ({ rule, facts }: Problem): boolean =>
  rule === belowMinimum.id && facts['isCompared'] === false && facts['minScore'] === null;

/**
 * Returns whether a problem can be omitted because a low score with the same findings is reported at the same
 * or a higher level. A waived low score does not hide other problems, because accepting a score does not mean
 * that anyone has read the findings behind it.
 */
function isCoveredByOthers(problem: WeighedProblem, others: readonly WeighedProblem[]): boolean {
  const rules = leftOutFor.get(problem.rule);
  return (
    problem.waived === null &&
    others.some(
      ({ rule, level, waived, isEarlier }) =>
        rules?.includes(rule) &&
        waived === null &&
        (!isEarlier || problem.isEarlier) &&
        severities[level] >= severities[problem.level],
    )
  );
}

/**
 * Returns the severity of a rule's problems. Waived and earlier problems weigh less than other problems, but
 * more than no problem.
 */
function problemWeight(problems: readonly WeighedProblem[]): number {
  const counted = problems.filter(({ isEarlier }) => !isEarlier);
  return (
    severities[computeVerdict(counted)] +
    (counted.length > 0 ? 0.5 : problems.length > 0 ? 0.25 : 0)
  );
}

/**
 * Returns a dependency's problems under one rule and one set of terms. For a rule about findings, returns one
 * problem per waiver and one for the findings that no waiver covers.
 */
function ruleProblems(
  rule: DependencyRule,
  graded: GradedDependency,
  terms: Terms,
  context: DependencyContext,
): WeighedProblem[] {
  const { dependency } = graded;
  const { declaration } = dependency;
  const { id } = rule;
  const problems = (each: GradedDependency): WeighedProblem[] =>
    ruleProblem(rule, each, terms, context);
  const allProblems = problems(graded);
  if (allProblems.length === 0 || !rule.isWaivable) return allProblems;
  const waive = (check: string | null): Waiver | null =>
    findWaiver(context, { rule: id, file: context.pathOf(declaration.file), dependency }, check);
  if (rule.ofFindings === undefined) {
    const waiver = waive(null);
    return allProblems.map((problem) => waivedBy(problem, waiver));
  }
  const findings = allProblems.flatMap((problem) => problem.findings);
  const byWaiver = Map.groupBy(findings, (finding) => waive(findingCheckKey(finding)));
  return [...byWaiver].flatMap(([waiver, covered]) =>
    problems(withFindings(graded, covered)).map((problem) => waivedBy(problem, waiver)),
  );
}

function ruleProblem(
  rule: DependencyRule,
  graded: GradedDependency,
  terms: Terms,
  { isCompared, now }: DependencyContext,
): WeighedProblem[] {
  const { declaration, span } = graded.dependency;
  const set = terms.levelOf(rule.id);
  // A server that is not started cannot fail the run.
  const level = !isActive(declaration) && set === 'fail' ? 'warn' : set;
  const place = { file: declaration.file, span };
  const violation = rule.evaluate(graded, terms, now);
  if (violation === null || level === 'off' || !isCompared) {
    return createProblems(rule.id, level, violation, place);
  }
  const { standing, sentence } = compareWithBefore(rule, graded, violation, { terms, now });
  const edited = graded.previous?.edited ?? [];
  // The change does not touch this server, so its problems are reported unchanged.
  if (standing === 'before' && edited.length === 0) {
    return createProblems(rule.id, level, violation, place).map((each) => ({ ...each, standing }));
  }
  const message = sentence === null ? violation.message : say`${violation.message} ${sentence}`;
  const yields = standing === 'before' && terms.ratchet;
  const isOtherVersion = edited.includes('version') || edited.includes('lockfile');
  const isEarlier = yields && level === 'warn' && !(rule.isUngraded && isOtherVersion);
  return createProblems(rule.id, yields ? 'warn' : level, { ...violation, message }, place).map(
    (each) => ({ ...each, standing, ...(isEarlier && { isEarlier }) }),
  );
}

function withFindings(graded: GradedDependency, findings: readonly Finding[]): GradedDependency {
  const match = reportedMatch(graded.match);
  return { ...graded, match: match && { ...match, report: { ...match.report, findings } } };
}

/**
 * Rules that enforce a limit set by a policy value. A suggested version must meet these limits even if
 * violations are waived or cause only warnings.
 */
const limits = new Set(
  policyKeyEntries.filter(([, { kind }]) => kind === 'value').map(([, { turnsOn }]) => turnsOn),
);

/**
 * Reports whether a version can be suggested, that is, whether it passes the policy and meets the policy's
 * limits.
 *
 * @param mayBeUncertain whether to accept a version that might violate a limit
 */
function isAdvisable(
  graded: GradedDependency,
  context: DependencyContext,
  mayBeUncertain: boolean,
): boolean {
  const problems = dependencyProblems(graded, context);
  const isBeyond = problems.some(
    ({ rule, isUncertain }) => limits.has(rule) && !(isUncertain && mayBeUncertain),
  );
  return !isBeyond && ['pass', 'warn'].includes(computeVerdict(problems));
}
