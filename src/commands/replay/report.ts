import type { ExportReport, Failure, Verdict } from '../../model/model.ts';
import type { SweptProblem } from '../sweep/report.ts';

/** What one policy says of a merged pull request. */
export interface ReplayOutcome {
  /** What the gate says of it today. */
  readonly verdict: Verdict;
  /** What it would say if the preset `report-only` were `recommended`. */
  readonly enforcedVerdict: Verdict;
  readonly problems: readonly ReplayProblem[];
}

/** A problem of what the pull request brought. */
export interface ReplayProblem extends SweptProblem {
  /** The server; null for a problem of none. */
  readonly server: string | null;
  readonly version: string | null;
  readonly grade: string | null;
  /** Of the file, by the CODEOWNERS of the default branch today. */
  readonly owners: readonly string[];
}

/** What became of one merged pull request. */
export interface ReplayedPull {
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
  readonly url: string;
  readonly mergedAt: string;
  /** The compared commits; null where nothing was read. */
  readonly base: string | null;
  readonly head: string | null;
  /** `not-read`: it cannot be read. `not-read-yet`: the run ended before it. */
  readonly status: 'judged' | 'not-read' | 'not-read-yet';
  /** Why it was not judged, in a sentence; else null. */
  readonly reason: string | null;
  /** One for each policy, in their order; empty where it was not judged. */
  readonly outcomes: readonly ReplayOutcome[];
}

/** A repository of which merged pull requests were listed. */
export interface ReplayedRepository {
  /** `owner/name`. */
  readonly name: string;
  readonly status: 'listed' | 'empty' | 'not-read' | 'not-read-yet';
  /** Why it was not listed, in a sentence; else null. */
  readonly reason: string | null;
  /** How many pull requests were merged into its default branch, and into others. */
  readonly merged: number;
  readonly intoOthers: number;
}

/** A policy that pull requests are judged by. */
export interface ReplayPolicy {
  /** The path of its file; `own` for that of each repository. */
  readonly name: string;
}

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
