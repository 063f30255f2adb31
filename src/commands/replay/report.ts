import type { Frozen } from '../../report/json.ts';
import type { SweepReport } from '../sweep/report.ts';
import type { JsonReplay } from './schema.ts';

/*
 * The parts of a report are as its JSON has them: what a field means, the schema says.
 */

type Parts = Frozen<JsonReplay>;

/** What became of one merged pull request. */
export type ReplayedPull = Parts['pulls'][number];

/** What one policy says of a merged pull request. */
export type ReplayOutcome = ReplayedPull['outcomes'][number];

/** A problem of what the pull request brought. */
export type ReplayProblem = ReplayOutcome['problems'][number];

/** A repository of which merged pull requests were listed. */
export type ReplayedRepository = Parts['repositories'][number];

/** A policy that pull requests are judged by. */
export type ReplayPolicy = Parts['policies'][number];

/** The result of a replay. */
export interface ReplayReport
  extends Pick<
    SweepReport,
    'toolVersion' | 'organisation' | 'failure' | 'export' | 'requests' | 'notices'
  > {
  /** What was merged between these times, in milliseconds since the epoch. */
  readonly since: number;
  readonly until: number;
  readonly policies: readonly ReplayPolicy[];
  /** By their names. */
  readonly repositories: readonly ReplayedRepository[];
  /** By repository, those merged first first. */
  readonly pulls: readonly ReplayedPull[];
}
