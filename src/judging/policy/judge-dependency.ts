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

/** A dependency and its grades, before it is judged. */
export interface DependencySubject extends Omit<GradedDependency, 'remedy'> {
  readonly change: ChangeKind;
  /** Whether it affects the verdict of the run. */
  readonly isCounted: boolean;
}

/** What judging a dependency needs besides the dependency. */
export interface DependencyContext {
  readonly terms: LayeredTerms;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly waivers: WaiverIndex;
  /**
   * An index of its own for versions that are only tried as a remedy: these must not make a waiver used.
   * Null to look for no remedy.
   */
  readonly trialWaivers: WaiverIndex | null;
  /** Converts a path relative to the judged folder to one relative to the repository's root. */
  readonly pathOf: (file: string) => string;
  /** Collects waivers as `waiverOf` does; null to collect none. */
  readonly inapplicable: Set<Waiver> | null;
  /** Whether the servers are compared with a base: then each problem has its standing. */
  readonly isCompared: boolean;
}

/** A dependency that was judged by what an export has of it. */
type Judged = JudgedDependency & { readonly verdict: Verdict };

/** Whether the verdict is worse, or is the same for a lower score; no score is the lowest. */
function isWorse(one: Judged, other: Judged): boolean {
  return one.verdict === other.verdict
    ? judgedScore(one) < judgedScore(other)
    : severities[one.verdict] > severities[other.verdict];
}

const judgedScore = ({ match }: Judged): number => decidingReport(match)?.score ?? -1;

/** Judges a dependency by each of its matches and returns the worst result. */
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
  // Dependencies that the change does not touch need not be judged if the export was not loaded.
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
  // Problems are worded again once a better version is known, because their advice names it.
  const trial: DependencyContext = {
    ...context,
    waivers: trialWaivers,
    inapplicable: null,
    isCompared: false,
  };
  // A version with a lower score is no better than one whose grade does not compare.
  const lowest = first.some(isUncomparedGrade) ? (decidingReport(match)?.score ?? 0) : 0;
  const findRemedy = (mayBeUncertain: boolean): Remedy | null =>
    nearestPassing(
      subject.dependency,
      match,
      (dependency, match) =>
        (decidingReport(match)?.score ?? 0) >= lowest &&
        isAdvisable({ ...subject, dependency, match, remedy: null }, trial, mayBeUncertain),
    );
  // What may be in order needs no version that may be no better.
  const isCertain = first.some((problem) => !problem.isUncertain);
  const remedy = findRemedy(false) ?? (isCertain ? findRemedy(true) : null);
  if (remedy === null) return withProblems(bare, first);
  const worded = { ...bare, remedy };
  return withProblems(worded, dependencyProblems(worded, { ...context, waivers: trialWaivers }));
}

/** A problem, or what only warned where it was there before: then it is listed and counts for nothing. */
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
  // Each rule is evaluated under all terms and the most severe result counts. If they are equal, the
  // first counts: an organisation's, unless another demands a higher score.
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

/** Whether a problem is only that a grade does not compare with the minimum. */
const isUncomparedGrade = ({ rule, facts }: Problem): boolean =>
  rule === belowMinimum.id && facts['isCompared'] === false && facts['minScore'] === null;

/**
 * Whether a problem can be left out because a low score is reported, with the same findings, at the same
 * level or a higher one. A waived score hides nothing: accepting a number does not mean that somebody has
 * read the findings behind it.
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

/** The severity of one rule's problems: waived ones, and earlier ones, count less than others and more than none. */
function problemWeight(problems: readonly WeighedProblem[]): number {
  const counted = problems.filter(({ isEarlier }) => !isEarlier);
  return (
    severities[computeVerdict(counted)] +
    (counted.length > 0 ? 0.5 : problems.length > 0 ? 0.25 : 0)
  );
}

/**
 * The problems of one rule with one dependency under one set of terms. A rule about findings yields one
 * problem for each waiver that covers some of them, and one for the findings without a waiver.
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

/** The problem of a rule with a dependency as a list, with its standing and by what that weighs. */
function ruleProblem(
  rule: DependencyRule,
  graded: GradedDependency,
  terms: Terms,
  { isCompared, now }: DependencyContext,
): WeighedProblem[] {
  const { declaration, span } = graded.dependency;
  const set = terms.levelOf(rule.id);
  // What is not started cannot fail the run until it is.
  const level = !isActive(declaration) && set === 'fail' ? 'warn' : set;
  const place = { file: declaration.file, span };
  const violation = rule.evaluate(graded, terms, now);
  if (violation === null || level === 'off' || !isCompared) {
    return createProblems(rule.id, level, violation, place);
  }
  const { standing, sentence } = compareWithBefore(rule, graded, violation, { terms, now });
  const edited = graded.previous?.edited ?? [];
  // What the change does not touch is shown as it is by itself.
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

/** The same dependency with only some of the findings of its report. */
function withFindings(graded: GradedDependency, findings: readonly Finding[]): GradedDependency {
  const match = reportedMatch(graded.match);
  return { ...graded, match: match && { ...match, report: { ...match.report, findings } } };
}

/**
 * Rules about a limit that the policy sets as a value. A suggested version must meet them even if their
 * problems are waived or only warn.
 */
const limits = new Set(
  policyKeyEntries.filter(([, { kind }]) => kind === 'value').map(([, { turnsOn }]) => turnsOn),
);

/**
 * Whether a version may be suggested: the policy passes it, and it meets its limits.
 *
 * @param mayBeUncertain whether it is enough if nothing shows that it does not meet them
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
