import type { Problem, Report, Verdict } from '../model.ts';

/** The verdict of some problems: an error beats all, then fail, then warn. Waived ones do not count. */
export function verdictOf(problems: readonly Problem[]): Verdict {
  const levels = new Set(
    problems.filter(({ waived }) => waived === null).map(({ level }) => level),
  );
  // An error cannot be waived: what could not be judged was not accepted either.
  if (problems.some(({ level }) => level === 'error')) return 'error';
  return levels.has('fail') ? 'fail' : levels.has('warn') ? 'warn' : 'pass';
}

/** How the step treats what kept the gate from deciding. */
export interface Leniency {
  readonly onMissingKey: 'fail' | 'warn';
  readonly onUnavailable: 'fail' | 'warn';
  /** In a merge queue nothing undecided may pass, for nobody looks at it afterwards. */
  readonly isMergeGroup: boolean;
}

/**
 * Whether the step fails. An error fails it, but for want of a key or an export where the user says
 * so; what failed without needing the export fails it all the same.
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
  const all = [...counted.flatMap((server) => server.problems), ...problems];
  const failsAnyway = ['fail', 'error'].includes(verdictOf(all));
  if (leniency.isMergeGroup || failure === null || failsAnyway) return true;
  if (failure.code === 'missing-key') return leniency.onMissingKey === 'fail';
  if (failure.code === 'export-unavailable') return leniency.onUnavailable === 'fail';
  return true;
}
