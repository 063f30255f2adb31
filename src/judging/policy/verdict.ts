import type { Problem, Verdict } from '../../model/model.ts';
import type { Report } from '../report.ts';

/** The severity of each verdict; higher is worse. */
export const severities = { pass: 0, warn: 1, fail: 2, error: 3 } as const satisfies Record<
  Verdict,
  number
>;

/** Returns whether a subject with this verdict may pass. */
export const passes = (verdict: Verdict): boolean => verdict === 'pass' || verdict === 'warn';

/** Returns the worst of the verdicts; `pass` if the list is empty. */
export const combineVerdicts = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((worst, each) => (severities[each] > severities[worst] ? each : worst), 'pass');

/**
 * Returns the verdict for the worst level among the problems; `pass` if there are no problems. Waived
 * problems do not count, except for errors.
 */
export function computeVerdict(problems: readonly Problem[]): Verdict {
  const levels = new Set(
    problems.filter(({ waived }) => waived === null).map(({ level }) => level),
  );
  // An error cannot be waived, because a missing result cannot be accepted.
  if (problems.some(({ level }) => level === 'error')) return 'error';
  return levels.has('fail') ? 'fail' : levels.has('warn') ? 'warn' : 'pass';
}

/** Returns whether a problem counts and prevents its subject from passing. */
export const isFailing = ({ level, waived }: Pick<Problem, 'level' | 'waived'>): boolean =>
  level !== 'warn' && waived === null;

/** How the step treats runs without a verdict. */
export interface Leniency {
  readonly onUndecided: 'auto' | 'fail' | 'warn';
  /**
   * For `auto`: set if GitHub did not pass the key to the run, and all undecided changes are package changes
   * that are excused in that case.
   */
  readonly isExcused: boolean;
  /** In a merge queue, an undecided run must not pass, because no review follows. */
  readonly isMergeGroup: boolean;
}

/**
 * Returns whether the step fails. An error fails the step, unless only the key or the export was missing and
 * the user has accepted that. A problem found without the export always fails the step.
 */
export function stepFails(
  {
    verdict,
    failure,
    servers,
    problems,
  }: Pick<Report, 'verdict' | 'failure' | 'servers' | 'problems'>,
  leniency: Leniency,
): boolean {
  if (verdict === 'fail') return true;
  if (verdict !== 'error') return false;
  const counted = servers.filter(({ isCounted }) => isCounted);
  const allProblems = [...counted.flatMap((server) => server.problems), ...problems];
  const failsAnyway = ['fail', 'error'].includes(computeVerdict(allProblems));
  if (leniency.isMergeGroup || failure === null || failsAnyway) return true;
  const isExcusable = ['missing-key', 'export-unavailable'].includes(failure.code);
  if (leniency.onUndecided === 'auto') return failure.code !== 'missing-key' || !leniency.isExcused;
  return !isExcusable || leniency.onUndecided === 'fail';
}

/** Returns the report with an explanation of why the step passes although the run has no verdict. */
export function withReasonOfPassing(report: Report, { onUndecided }: Leniency): Report {
  const { failure } = report;
  if (failure === null) return report;
  const reason =
    onUndecided === 'warn'
      ? 'on-undecided is warn'
      : 'the change edits only dependencies in package manifests, and GitHub gives this run no key';
  const details = [...failure.details, `The step passes undecided, because ${reason}.`];
  return { ...report, failure: { ...failure, details, isTolerated: true } };
}
