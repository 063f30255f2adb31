import type {
  ChangeKind,
  Finding,
  GradedDependency,
  JudgedDependency,
  Problem,
  Verdict,
  Waiver,
} from '../model.ts';
import { catalogue } from './catalogue.ts';
import { problemOf, waiverOf } from './problem.ts';
import { nearestPassing } from './remedy.ts';
import type { DependencyRule, Terms } from './rule.ts';
import { floorTerms, type Ruling } from './ruling.ts';
import { verdictOf } from './verdict.ts';
import type { WaiverIndex } from './waivers.ts';
import { checkOf } from './words.ts';

/** A dependency with what is known of it before it is judged. */
export interface DependencyFacts extends Omit<GradedDependency, 'remedy'> {
  readonly change: ChangeKind;
  /** Whether the verdict speaks of it. */
  readonly isCounted: boolean;
}

/** What judging a dependency needs beside it. */
export interface DependencyContext {
  readonly ruling: Ruling;
  readonly waivers: WaiverIndex;
  /** Waivers for versions that are only looked at for a remedy: these must not make a waiver used. */
  readonly trialWaivers: WaiverIndex;
  /** A path from the judged folder as one from the root of the repository. */
  readonly pathOf: (file: string) => string;
  /** Takes the waivers that would have covered something, had they not ended. */
  readonly lapsed: Set<Waiver> | null;
}

const severities = { pass: 0, warn: 1, fail: 2, error: 3 } as const satisfies Record<
  Verdict,
  number
>;

/** The verdict first, the lower score among equal verdicts, no score as the lowest. */
function severity({ verdict, match }: JudgedDependency): number {
  return severities[verdict ?? 'pass'] + (1 - ((match?.report?.score ?? -1) + 1) / 101) / 2;
}

/** Judges a dependency by each of its matches; the worst verdict counts. */
export function judgeDependency(
  facts: DependencyFacts,
  context: DependencyContext,
): JudgedDependency {
  const { match } = facts;
  if (match === null) return judgeMatch(facts, context);
  return [match, ...match.rivals]
    .map((each) => judgeMatch({ ...facts, match: each }, context))
    .reduce((worst, one) => (severity(one) > severity(worst) ? one : worst));
}

function judgeMatch(facts: DependencyFacts, context: DependencyContext): JudgedDependency {
  const bare = { ...facts, remedy: null };
  const first = dependencyProblems(bare, context);
  if (facts.match === null) {
    // What was there before is not judged where nothing needs the export.
    return facts.isCounted
      ? { ...bare, problems: first, verdict: 'error' }
      : { ...bare, problems: [], verdict: null };
  }
  if (first.length === 0) return { ...bare, problems: first, verdict: 'pass' };
  // Only where something is wrong is a better version looked for; the words then name it.
  const trial: DependencyContext = { ...context, waivers: context.trialWaivers, lapsed: null };
  const remedy = nearestPassing(facts.dependency, facts.match, (dependency, match) =>
    isAdvisable({ ...facts, dependency, match, remedy: null }, trial),
  );
  if (remedy === null) return { ...bare, problems: first, verdict: verdictOf(first) };
  const problems = dependencyProblems(
    { ...bare, remedy },
    { ...context, waivers: context.trialWaivers },
  );
  return { ...bare, remedy, problems, verdict: verdictOf(problems) };
}

function dependencyProblems(graded: GradedDependency, context: DependencyContext): Problem[] {
  const { ruling } = context;
  const { dependency, match } = graded;
  const own = ruling.own.termsOf(dependency, match);
  const floor = ruling.floor?.termsOf(dependency, match) ?? null;
  // Under both terms, and the stronger counts; of two alike that of the organisation is told.
  const least = floor === null ? null : floorTerms(floor, own, ruling.free);
  const both = least !== null && own.minScore > least.minScore ? [own, least] : [least, own];
  const terms = both.filter((each) => each !== null);
  const problems = catalogue.flatMap(({ id, rule }) => {
    if (rule.about !== 'dependency') return [];
    if (dependency.role === 'launcher' && !rule.judgesLaunchers) return [];
    const found = terms.map((each) => ruleProblems(id, rule, graded, each, context));
    return found.reduce((worst, each) => (weightOf(each) > weightOf(worst) ? each : worst));
  });
  return problems.filter(
    (problem) => !shownByScore.has(problem.rule) || !isShown(problem, problems),
  );
}

/** Rules about the findings that a score below the minimum shows too. */
const shownByScore = new Set(['failing-finding', 'warning-finding']);

/**
 * Whether findings are told with the score and weigh nothing beside it. A score that is waived takes no
 * finding with it: who accepts a number has not read what stands behind it.
 */
function isShown(findings: Problem, beside: readonly Problem[]): boolean {
  return (
    findings.waived === null &&
    beside.some(
      ({ rule, level, waived }) =>
        rule === 'score-below-minimum' &&
        waived === null &&
        severities[level] >= severities[findings.level],
    )
  );
}

/** How much problems of one rule weigh: what is waived weighs nothing. */
function weightOf(problems: readonly Problem[]): number {
  const verdict = verdictOf(problems);
  return severities[verdict] + (problems.length > 0 ? 0.5 : 0);
}

/** The problems of one rule on one dependency under one set of terms: at most one, and a waived one. */
function ruleProblems(
  id: string,
  rule: DependencyRule,
  graded: GradedDependency,
  terms: Terms,
  context: DependencyContext,
): Problem[] {
  const { dependency } = graded;
  const { declaration, span } = dependency;
  const level = terms.levelOf(id);
  // Nobody starts a disabled server: it is shown, and judged in full when it is enabled.
  const capped = declaration.disabled && level === 'fail' ? 'warn' : level;
  const place = { file: declaration.file, span };
  const problems = (each: GradedDependency): Problem[] =>
    problemOf(id, capped, rule.evaluate(each, terms), place);
  const all = problems(graded);
  if (all.length === 0 || !rule.isWaivable || all[0]?.level === 'error') return all;
  const waive = (check: string | null): Waiver | null =>
    waiverOf(context, { rule: id, file: context.pathOf(declaration.file), dependency }, check);
  const { ofFindings } = rule;
  if (ofFindings === undefined) {
    const waiver = waive(null);
    return all.map((problem) => ({ ...problem, waived: waiver?.reason ?? null }));
  }
  // Each finding has its waiver or none: what is left is a problem of its own.
  const findings = all.flatMap((problem) => problem.findings);
  const byWaiver = Map.groupBy(findings, (finding) => waive(checkOf(finding)));
  return [...byWaiver].flatMap(([waiver, ones]) =>
    problems(withFindings(graded, ofFindings, ones)).map((problem) => ({
      ...problem,
      waived: waiver?.reason ?? null,
    })),
  );
}

/** The same dependency with only some of its findings of one result. */
function withFindings(
  graded: GradedDependency,
  result: string,
  findings: readonly Finding[],
): GradedDependency {
  const { match } = graded;
  if (match === null || match.report === null) return graded;
  const kept = match.report.findings.filter(
    (finding) => finding.result !== result || findings.includes(finding),
  );
  return { ...graded, match: { ...match, report: { ...match.report, findings: kept } } };
}

/** Rules whose problems no remedy has, waived or not. */
const minimums = new Set(['score-below-minimum', 'grade-below-minimum']);

/** Whether the policy passes a dependency, so that it can be advised. */
function isAdvisable(graded: GradedDependency, context: DependencyContext): boolean {
  const problems = dependencyProblems(graded, context);
  // However mildly it is taken: a version below the minimum is none to be advised.
  const isBelow = problems.some(({ rule }) => minimums.has(rule));
  return !isBelow && ['pass', 'warn'].includes(verdictOf(problems));
}
