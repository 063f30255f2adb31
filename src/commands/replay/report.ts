import type { ExportReport, Failure } from '../../model/model.ts';
import type { Frozen } from '../../report/json.ts';
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
export interface ReplayReport {
  readonly toolVersion: string;
  /** Null for a single repository. */
  readonly organisation: string | null;
  /** What was merged between these times, in milliseconds since the epoch. */
  readonly since: number;
  readonly until: number;
  readonly policies: readonly ReplayPolicy[];
  /** Why nothing could be decided, or the list of repositories has no end; else null. */
  readonly failure: Failure | null;
  readonly export: ExportReport;
  /** By their names. */
  readonly repositories: readonly ReplayedRepository[];
  /** By repository, those merged first first. */
  readonly pulls: readonly ReplayedPull[];
  /** Requests to GitHub's API. */
  readonly requests: number;
  /** What is to be known of the organisation's policy, and of owners, in sentences. */
  readonly notices: readonly string[];
}
