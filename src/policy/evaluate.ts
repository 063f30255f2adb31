import { join } from 'node:path/posix';
import {
  type ChangeKind,
  type FileReport,
  type Finding,
  type GradedDependency,
  type JudgedDependency,
  type Level,
  levels,
  type Policy,
  type Problem,
  type Relaxation,
  type Verdict,
  type Waiver,
  type WaiverReport,
} from '../model.ts';
import { catalogue } from './catalogue.ts';
import { nearestPassing } from './remedy.ts';
import type { DependencyRule, ExportFacts, Found, Terms } from './rule.ts';
import { openTerms, type TermsBook } from './terms.ts';
import { verdictOf } from './verdict.ts';
import { openWaivers, type WaiverBook } from './waivers.ts';
import { checkOf } from './words.ts';

/** Everything that the rules are asked about. */
export interface Facts {
  readonly dependencies: readonly DependencyFacts[];
  readonly files: readonly FileFacts[];
  /** Null where the verdict needed no export. */
  readonly export: ExportFacts | null;
  /** What the change takes back of the gate. */
  readonly relaxations: readonly Relaxation[];
  /** Whether the verdict speaks of all that is there, or of what the change brings. */
  readonly scope: 'changed' | 'all';
  /** The judged folder from the root of the repository, empty for it: policies name files from there. */
  readonly folder: string;
  /** Milliseconds since the epoch: waivers end. */
  readonly now: number;
}

/** A dependency with what is known of it before it is judged. */
export interface DependencyFacts extends Omit<GradedDependency, 'remedy'> {
  readonly change: ChangeKind;
  /** Whether the verdict speaks of it. */
  readonly isCounted: boolean;
}

/** A file with what the change does to it. */
export interface FileFacts {
  readonly file: FileReport;
  /** Whether the change adds or touches it, or nothing is known of a base. */
  readonly isTouched: boolean;
}

/** The outcome of all rules on all subjects. */
export interface Evaluation {
  readonly servers: readonly JudgedDependency[];
  /** Problems that belong to no server. */
  readonly problems: readonly Problem[];
  /** Problems of files that were there before, of which the verdict does not speak. */
  readonly earlierProblems: readonly Problem[];
  readonly waivers: readonly WaiverReport[];
}

/** Whose terms count: the repository's, and where there is one, those of the organisation's floor. */
interface Ruling {
  readonly own: TermsBook;
  readonly floor: TermsBook | null;
  /** Names of settings and rules in which the repository may be milder than the floor. */
  readonly free: ReadonlySet<string>;
}

/** Evaluates every rule on everything; nothing is decided before all are through. */
export function evaluate(facts: Facts, policy: Policy): Evaluation {
  const ruling = rulingOf(policy);
  const waivers = openWaivers(policy.waivers, policy.floor, facts.now);
  // Versions that are only looked at for a remedy must not make a waiver used.
  const draft = openWaivers(policy.waivers, policy.floor, facts.now);
  const lapsed = new Set<Waiver>();
  const pathOf = (file: string): string => join(facts.folder, file);
  const servers = facts.dependencies.map((each) => {
    const judge: Judge = { ruling, waivers, draft, pathOf, lapsed: each.isCounted ? lapsed : null };
    return each.match === null
      ? judgeOne(each, judge)
      : [each.match, ...each.match.rivals]
          .map((match) => judgeOne({ ...each, match }, judge))
          .reduce((worst, one) => (severity(one) > severity(worst) ? one : worst));
  });
  const files = facts.files.map((each) => ({
    problems: fileProblems(each, { ruling, waivers, pathOf, lapsed }),
    isCounted: facts.scope === 'all' || each.isTouched,
  }));
  const reports = waivers.reports();
  // What is not judged may be what a waiver waits for.
  const isAll = facts.scope === 'all' && facts.dependencies.every(({ match }) => match !== null);
  const problems = catalogue.flatMap(({ id, rule }) => {
    const level = levelIn(ruling, id, true);
    const nowhere = { file: null, span: null };
    switch (rule.about) {
      case 'export':
        if (facts.export === null) return [];
        return problemOf(id, level, rule.evaluate(facts.export, policy), nowhere);
      case 'gate':
        return facts.relaxations.flatMap((relaxation) =>
          problemOf(id, level, rule.evaluate(relaxation), relaxation),
        );
      case 'waiver':
        return reports
          .filter(({ waiver }) => isAll || lapsed.has(waiver))
          .flatMap((report) => {
            const { writtenIn: file, span } = report.waiver;
            return problemOf(id, level, rule.evaluate(report), { file, span });
          });
      default:
        return [];
    }
  });
  const ofFiles = (isCounted: boolean): Problem[] =>
    files.filter((each) => each.isCounted === isCounted).flatMap((each) => each.problems);
  return {
    servers,
    problems: [...ofFiles(true), ...problems],
    earlierProblems: ofFiles(false),
    waivers: reports,
  };
}

function rulingOf(policy: Policy): Ruling {
  const { floor } = policy;
  const free = floor?.overridable ?? new Set<string>();
  return {
    own: openTerms(policy),
    floor:
      floor === null
        ? null
        : openTerms(
            { ...floor, preset: free.has('preset') ? null : floor.preset },
            ' of the organisation',
          ),
    free,
  };
}

/** The terms of the floor, with the repository's word where that is its own matter. */
function floorTerms(floor: Terms, own: Terms, free: Ruling['free']): Terms {
  return {
    ...floor,
    minScore: free.has('min-score') ? own.minScore : floor.minScore,
    minGrade: free.has('min-grade') ? own.minGrade : floor.minGrade,
    levelOf: (rule) =>
      free.has(rule) && own.isExplicit(rule) ? own.levelOf(rule) : floor.levelOf(rule),
  };
}

const severities = { pass: 0, warn: 1, fail: 2, error: 3 } as const satisfies Record<
  Verdict,
  number
>;

/** The verdict first, the lower score among equal verdicts, no score as the lowest. */
function severity({ verdict, match }: JudgedDependency): number {
  return severities[verdict ?? 'pass'] + (1 - ((match?.report?.score ?? -1) + 1) / 101) / 2;
}

/** What judging one dependency takes beside it. */
interface Judge {
  readonly ruling: Ruling;
  readonly waivers: WaiverBook;
  readonly draft: WaiverBook;
  /** A path from the judged folder as one from the root of the repository. */
  readonly pathOf: (file: string) => string;
  /** Takes the waivers that would have covered something, had they not ended. */
  readonly lapsed: Set<Waiver> | null;
}

function judgeOne(facts: DependencyFacts, judge: Judge): JudgedDependency {
  const bare = { ...facts, remedy: null };
  const first = dependencyProblems(bare, judge);
  if (facts.match === null) {
    // What was there before is not judged where nothing needs the export.
    return facts.isCounted
      ? { ...bare, problems: first, verdict: 'error' }
      : { ...bare, problems: [], verdict: null };
  }
  if (first.length === 0) return { ...bare, problems: first, verdict: 'pass' };
  // Only where something is wrong is a better version looked for; the words then name it.
  const tried: Judge = { ...judge, waivers: judge.draft, lapsed: null };
  const remedy = nearestPassing(facts.dependency, facts.match, (dependency, match) =>
    isAdvisable({ ...facts, dependency, match, remedy: null }, tried),
  );
  if (remedy === null) return { ...bare, problems: first, verdict: verdictOf(first) };
  const problems = dependencyProblems({ ...bare, remedy }, { ...judge, waivers: judge.draft });
  return { ...bare, remedy, problems, verdict: verdictOf(problems) };
}

/** The level of a rule that is about no dependency: the floor's, where that is the stronger. */
function levelIn({ own, floor, free }: Ruling, id: string, isTouched: boolean): Level {
  const level = own.levelOf(id, isTouched);
  const isFree = free.has(id) && own.isExplicit(id);
  const least = floor === null || isFree ? 'off' : floor.levelOf(id, isTouched);
  return levels.indexOf(least) < levels.indexOf(level) ? least : level;
}

function dependencyProblems(graded: GradedDependency, judge: Judge): Problem[] {
  const { ruling } = judge;
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
    const found = terms.map((each) => ruleProblems(id, rule, graded, each, judge));
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
  judge: Judge,
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
    waiverOf(judge, { rule: id, file: judge.pathOf(declaration.file), dependency }, check);
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

function waiverOf(
  { waivers, lapsed }: Pick<Judge, 'waivers' | 'lapsed'>,
  subject: Parameters<WaiverBook['find']>[0],
  check: string | null,
): Waiver | null {
  const { waiver, ended, missed } = waivers.find(subject, check);
  if (waiver === null) for (const each of [...ended, ...missed]) lapsed?.add(each);
  return waiver;
}

function fileProblems(
  { file, isTouched }: FileFacts,
  { ruling, waivers, pathOf, lapsed }: Omit<Judge, 'draft'>,
): Problem[] {
  return catalogue.flatMap(({ id, rule }) => {
    if (rule.about !== 'file') return [];
    const level = levelIn(ruling, id, isTouched);
    const place = { file: file.path, span: file.span };
    return problemOf(id, level, rule.evaluate(file), place).map((problem) => {
      const subject = { rule: id, file: pathOf(file.path), dependency: null };
      const waiver = waiverOf({ waivers, lapsed: isTouched ? lapsed : null }, subject, null);
      return { ...problem, waived: waiver?.reason ?? null };
    });
  });
}

function problemOf(
  rule: string,
  level: Level,
  found: Found | null,
  { file, span }: Pick<Problem, 'file' | 'span'>,
): Problem[] {
  if (found === null) return [];
  const { message, advice, findings, isError } = found;
  const effective = isError ? 'error' : level;
  if (effective === 'off') return [];
  return [{ rule, level: effective, message, advice, findings, file, span, waived: null }];
}

/** Rules whose problems no remedy has, waived or not. */
const minimums = new Set(['score-below-minimum', 'grade-below-minimum']);

/** Whether the policy passes a dependency, so that it can be advised. */
function isAdvisable(graded: GradedDependency, judge: Judge): boolean {
  const problems = dependencyProblems(graded, judge);
  // However mildly it is taken: a version below the minimum is none to be advised.
  const isBelow = problems.some(({ rule }) => minimums.has(rule));
  return !isBelow && ['pass', 'warn'].includes(verdictOf(problems));
}
