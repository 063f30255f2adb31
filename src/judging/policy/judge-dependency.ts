import type {
  ChangeKind,
  Finding,
  GradedDependency,
  Match,
  Phrase,
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
import { problemOf, waivedBy, waiverOf } from './problem.ts';
import { type Standing, standingOf } from './ratchet.ts';
import { nearestPassing } from './remedy.ts';
import { type DependencyRule, type Terms, type Violation, valueUnder } from './rule.ts';
import { belowMinimum, minScore } from './rules/below-minimum.ts';
import { severities, verdictOf } from './verdict.ts';
import type { WaiverIndex } from './waivers.ts';
import { checkOf, judgedVersionOf } from './words.ts';

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
  /** Whether what stood there before and is no worse may be judged more mildly. */
  readonly mayYield: boolean;
}

/** A dependency that was judged by what an export has of it. */
type Judged = JudgedDependency & { readonly verdict: Verdict };

/** Whether the verdict is worse, or is the same for a lower score; no score is the lowest. */
function isWorse(one: Judged, other: Judged): boolean {
  return one.verdict === other.verdict
    ? scoreOf(one) < scoreOf(other)
    : severities[one.verdict] > severities[other.verdict];
}

const scoreOf = ({ match }: Judged): number => decidingReport(match)?.score ?? -1;

/** Judges a dependency by each of its matches and returns the worst result. */
export function judgeDependency(
  subject: DependencySubject,
  given: DependencyContext,
): JudgedDependency {
  const { match, change, isCounted } = subject;
  // What the change does not touch is shown as it would be judged by itself.
  const mayYield = given.mayYield && change !== 'unchanged';
  const context = { ...given, mayYield };
  if (match !== null) {
    return [match, ...(listedMatch(match)?.rivals ?? [])]
      .map((each) => judgeMatch(subject, each, context))
      .reduce((worst, one) => (isWorse(one, worst) ? one : worst));
  }
  const bare = { ...subject, remedy: null };
  // Dependencies that the change does not touch need not be judged if the export was not loaded.
  return isCounted
    ? { ...bare, problems: dependencyProblems(bare, context), verdict: 'error' }
    : { ...bare, problems: [], verdict: null };
}

function judgeMatch(subject: DependencySubject, match: Match, context: DependencyContext): Judged {
  const bare = { ...subject, match, remedy: null };
  const first = dependencyProblems(bare, context);
  const { trialWaivers } = context;
  if (first.length === 0 || trialWaivers === null) {
    return { ...bare, problems: first, verdict: verdictOf(first) };
  }
  // Problems are worded again once a better version is known, because their advice names it.
  const trial: DependencyContext = {
    ...context,
    waivers: trialWaivers,
    inapplicable: null,
    mayYield: false,
  };
  // A version with a lower score is no better than one whose grade does not compare.
  const lowest = first.some(isOfUncomparedGrade) ? (decidingReport(match)?.score ?? 0) : 0;
  const find = (mayBeUncertain: boolean): Remedy | null =>
    nearestPassing(
      subject.dependency,
      match,
      (dependency, match) =>
        (decidingReport(match)?.score ?? 0) >= lowest &&
        isAdvisable({ ...subject, dependency, match, remedy: null }, trial, mayBeUncertain),
    );
  // What may be in order needs no version that may be no better.
  const isCertain = first.some((problem) => !problem.isUncertain);
  const remedy = find(false) ?? (isCertain ? find(true) : null);
  if (remedy === null) return { ...bare, problems: first, verdict: verdictOf(first) };
  const problems = dependencyProblems({ ...bare, remedy }, { ...context, waivers: trialWaivers });
  return { ...bare, remedy, problems, verdict: verdictOf(problems) };
}

function dependencyProblems(graded: GradedDependency, context: DependencyContext): Problem[] {
  const { dependency, match } = graded;
  const [own, ...floors] = termsUnder(context.terms, dependency, match);
  // Each rule is evaluated under all terms and the most severe result counts. If they are equal, the
  // first counts: an organisation's, unless another demands a higher score.
  const terms = [...floors, own].sort((one, other) => minimumOf(other) - minimumOf(one));
  const problems = catalogue.flatMap((rule) => {
    if (rule.about !== 'dependency') return [];
    if (!isJudgedBy(rule, graded)) return [];
    const found = terms.map((each) => ruleProblems(rule, graded, each, context));
    return found.reduce((worst, each) => (weightOf(each) > weightOf(worst) ? each : worst));
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

const minimumOf = (terms: Terms): number => valueUnder(terms, minScore);

const leftOutFor = new Map(
  catalogue.map((rule) => [rule.id, rule.about === 'dependency' ? rule.leftOutFor : undefined]),
);

/** Whether a problem is only that a grade does not compare with the minimum. */
const isOfUncomparedGrade = ({ rule, facts }: Problem): boolean =>
  rule === belowMinimum.id && facts['isCompared'] === false && facts['minScore'] === null;

/**
 * Whether a problem can be left out because a low score is reported, with the same findings, at the same
 * level or a higher one. A waived score hides nothing: accepting a number does not mean that somebody has
 * read the findings behind it.
 */
function isCoveredByOthers(problem: Problem, others: readonly Problem[]): boolean {
  const rules = leftOutFor.get(problem.rule);
  return (
    problem.waived === null &&
    others.some(
      ({ rule, level, waived }) =>
        rules?.includes(rule) && waived === null && severities[level] >= severities[problem.level],
    )
  );
}

/** The severity of one rule's problems: waived ones count less than any others, but more than none. */
function weightOf(problems: readonly Problem[]): number {
  const verdict = verdictOf(problems);
  return severities[verdict] + (problems.length > 0 ? 0.5 : 0);
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
): Problem[] {
  const { dependency } = graded;
  const { declaration, span } = dependency;
  const { id } = rule;
  const level = terms.levelOf(id);
  // What is not started cannot fail the run until it is.
  const capped = !isActive(declaration) && level === 'fail' ? 'warn' : level;
  const standing = capped === 'fail' ? yielding(rule, graded, terms, context) : null;
  const place = { file: declaration.file, span };
  const problems = (each: GradedDependency): Problem[] =>
    problemOf(
      id,
      standing?.isNoWorse ? 'warn' : capped,
      withSentence(rule.evaluate(each, terms, context.now), standing?.sentence),
      place,
    );
  const all = problems(graded);
  if (all.length === 0 || !rule.isWaivable) return all;
  const waive = (check: string | null): Waiver | null =>
    waiverOf(context, { rule: id, file: context.pathOf(declaration.file), dependency }, check);
  if (rule.ofFindings === undefined) {
    const waiver = waive(null);
    return all.map((problem) => waivedBy(problem, waiver));
  }
  const findings = all.flatMap((problem) => problem.findings);
  const byWaiver = Map.groupBy(findings, (finding) => waive(checkOf(finding)));
  return [...byWaiver].flatMap(([waiver, covered]) =>
    problems(withFindings(graded, covered)).map((problem) => waivedBy(problem, waiver)),
  );
}

/** How a dependency compares with what stood there before, for a rule that yields to that; null if it does not. */
function yielding(
  { id, yieldsToBefore, isAboutVersion }: DependencyRule,
  graded: GradedDependency,
  { ratchet }: Terms,
  { mayYield, waivers, pathOf }: DependencyContext,
): Standing | null {
  if (!yieldsToBefore || !ratchet || !mayYield) return null;
  const { previous } = graded;
  const isOther = previous && judgedVersionOf(previous) !== judgedVersionOf(graded);
  if (isAboutVersion && isOther) return null;
  return standingOf(graded, (dependency) =>
    waivers.names({ rule: id, file: pathOf(dependency.declaration.file), dependency }),
  );
}

function withSentence(violation: Violation | null, sentence: Phrase | undefined): Violation | null {
  if (violation === null || sentence === undefined) return violation;
  return { ...violation, message: say`${violation.message} ${sentence}` };
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
  return !isBeyond && ['pass', 'warn'].includes(verdictOf(problems));
}
