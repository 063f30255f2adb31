import type { Frozen } from '../../report/json.ts';
import type { SweepReport } from '../sweep/report.ts';
import type { JsonReplay } from './schema.ts';

/** The parts of a report have the same shape as in the JSON report. The schema documents the fields. */

type Parts = Frozen<JsonReplay>;

/** The result for one merged pull request. */
export type ReplayedPull = Parts['pulls'][number];

/** The verdict on a merged pull request under one policy. */
export type ReplayOutcome = ReplayedPull['outcomes'][number];

/** A problem in a pull request's changes. */
export type ReplayProblem = ReplayOutcome['problems'][number];

/** A repository whose merged pull requests were listed. */
export type ReplayedRepository = Parts['repositories'][number];

/** A policy under which pull requests are judged. */
export type ReplayPolicy = Parts['policies'][number];

/** The result of a replay. */
export interface ReplayReport
  extends Pick<
    SweepReport,
    'toolVersion' | 'organisation' | 'failure' | 'export' | 'requests' | 'notices'
  > {
  /**
   * Start of the period, in milliseconds since the epoch; only merges between `since` and `until` are
   * included.
   */
  readonly since: number;
  readonly until: number;
  readonly policies: readonly ReplayPolicy[];
  /** Sorted by name. */
  readonly repositories: readonly ReplayedRepository[];
  /** Sorted by repository, then by merge order. */
  readonly pulls: readonly ReplayedPull[];
}
