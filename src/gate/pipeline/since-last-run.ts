import {
  compareRuns,
  type Observation,
  observe,
  type RememberedRepository,
} from '../../judging/history.ts';
import type { Report } from '../../judging/report.ts';

export interface ComparedReport {
  readonly report: Report;
  /**
   * Data for the next run to compare with. Null for a run without a verdict, which leaves the stored data
   * unchanged.
   */
  readonly kept: RememberedRepository | null;
}

/**
 * Adds the changes since the repository's last scheduled run, and their causes, to a report. Never changes
 * the verdict.
 *
 * @param last data that the last run stored; null if no last run is known
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
