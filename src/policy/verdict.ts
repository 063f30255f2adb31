import type { Failure, Problem, Verdict } from '../model.ts';

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

/** Whether the step fails. An error fails it, but for want of a key or an export where the user says so. */
export function stepFails(verdict: Verdict, failure: Failure | null, leniency: Leniency): boolean {
  if (verdict === 'fail') return true;
  if (verdict !== 'error') return false;
  if (leniency.isMergeGroup || failure === null) return true;
  if (failure.code === 'missing-key') return leniency.onMissingKey === 'fail';
  if (failure.code === 'export-unavailable') return leniency.onUnavailable === 'fail';
  return true;
}
