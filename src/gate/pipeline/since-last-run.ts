import {
  compareRuns,
  type Observation,
  observe,
  type RememberedRepository,
} from '../../judging/history.ts';
import type { Report } from '../../judging/report.ts';

/** A report that says what is new since the last run, and what the next one is to know. */
export interface ComparedReport {
  readonly report: Report;
  /** Null for a run that could not decide: what was known before it stays. */
  readonly kept: RememberedRepository | null;
}

/**
 * Says what is new in a repository since its last scheduled run, and why. No verdict depends on it.
 *
 * @param last what that run has kept; null if nothing is known of one
 */
export function sinceLastRun(
  report: Report,
  last: RememberedRepository | null,
  run: Pick<Observation, 'at' | 'commit' | 'reader'>,
): ComparedReport {
  const withLastRun = { ...report, run: { ...report.run, lastRun: { at: last?.at ?? null } } };
  if (report.failure !== null) return { report: withLastRun, kept: null };
  const { histories, kept } = compareRuns(last, observe(report, run));
  const servers = report.servers.map((server, at) => {
    const history = histories[at];
    return history === undefined ? server : { ...server, history };
  });
  return { report: { ...withLastRun, servers }, kept };
}
