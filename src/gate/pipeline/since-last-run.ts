import {
  compareRuns,
  type Observation,
  observe,
  type RememberedRepository,
} from '../../judging/history.ts';
import type { Report } from '../../judging/report.ts';

/** A report that includes what is new since the last run, and the data for the next run. */
export interface ComparedReport {
  readonly report: Report;
  /** Null for a run without a verdict. In that case, the existing data is preserved. */
  readonly kept: RememberedRepository | null;
}

/**
 * Finds what is new in a repository since its last scheduled run, and why. The comparison does not affect the
 * verdict.
 *
 * @param last the data stored by the last run; null if no last run is known
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
