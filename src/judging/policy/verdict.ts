import type { Problem, Verdict } from '../../model/model.ts';
import type { Report } from '../report.ts';

export const severities = { pass: 0, warn: 1, fail: 2, error: 3 } as const satisfies Record<
  Verdict,
  number
>;

export const passes = (verdict: Verdict): boolean => verdict === 'pass' || verdict === 'warn';

/** Returns the worst of the verdicts; `pass` if the list is empty. */
export const combineVerdicts = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((worst, each) => (severities[each] > severities[worst] ? each : worst), 'pass');

/**
 * Returns the verdict for the worst level among the problems; `pass` if there are none. Waived problems do
 * not count, but errors always do.
 */
export function computeVerdict(problems: readonly Problem[]): Verdict {
  const levels = new Set(
    problems.filter(({ waived }) => waived === null).map(({ level }) => level),
  );
  // An error cannot be waived, because a missing result cannot be accepted.
  if (problems.some(({ level }) => level === 'error')) return 'error';
  return levels.has('fail') ? 'fail' : levels.has('warn') ? 'warn' : 'pass';
}

export const isFailing = ({ level, waived }: Pick<Problem, 'level' | 'waived'>): boolean =>
  level !== 'warn' && waived === null;

export interface Leniency {
  readonly onUndecided: 'auto' | 'fail' | 'warn';
  /**
   * For `auto`: whether GitHub gave the run no key and every undecided change edits a dependency in a package
   * manifest.
   */
  readonly isExcused: boolean;
  /** In a merge queue, an undecided run must not pass, because no review follows. */
  readonly isMergeGroup: boolean;
}

/**
 * Returns whether the step fails. An error fails the step unless its only cause is a missing key or export
 * that `leniency` tolerates. A failing problem found without the export always fails the step.
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
