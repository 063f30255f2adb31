import type { Frozen } from '../../report/json.ts';
import type { SweepReport } from '../sweep/report.ts';
import type { JsonReplay } from './schema.ts';

/**
 * The parts of a replay report have the same shape as in the JSON report. The schema documents their fields.
 */

type Parts = Frozen<JsonReplay>;

export type ReplayedPull = Parts['pulls'][number];

export type ReplayOutcome = ReplayedPull['outcomes'][number];

export type ReplayProblem = ReplayOutcome['problems'][number];

export type ReplayedRepository = Parts['repositories'][number];

export type ReplayPolicy = Parts['policies'][number];

export interface ReplayReport
  extends Pick<
    SweepReport,
    'toolVersion' | 'organisation' | 'failure' | 'export' | 'requests' | 'notices'
  > {
  /** The report covers merges from `since` to `until`, both in milliseconds since the epoch. */
  readonly since: number;
  readonly until: number;
  readonly policies: readonly ReplayPolicy[];
  /** Sorted by name. */
  readonly repositories: readonly ReplayedRepository[];
  /** Sorted by repository, then by merge time. */
  readonly pulls: readonly ReplayedPull[];
}
