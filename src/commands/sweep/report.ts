import type { Cause } from '../../judging/history.ts';
import type { ExportReport, Failure, Verdict } from '../../model/model.ts';
import type { Frozen } from '../../report/json.ts';
import type { JsonShown, JsonSweep } from './schema.ts';
import type { SweepSelection } from './selection.ts';

/** The parts of a report have the same shape as in the JSON report. The schema documents the fields. */

type Parts = Frozen<JsonSweep>;

/** The result for one repository. */
export type SweptRepository = Parts['repositories'][number];

/** A problem that does not concern a server, with the owners of its file. */
export type FileProblem = SweptRepository['problems'][number];

export type SweptWaiver = SweptRepository['waivers'][number];

/** A server in one place in a repository. */
export type SweptServer = Parts['servers'][number];

export type SweptProblem = SweptServer['problems'][number];

/** The source of the owners; null if there are no owners. */
export type OwnersFrom = SweptServer['ownersFrom'];

/** A server that was removed from a place since the last run, as recorded by that run. */
export type RemovedPlace = Parts['gone'][number];

/** Numbers of repositories that the settings exclude, by reason. */
export type LeftOutCounts = Parts['leftOut'];

/** The counts of a sweep; counts that need grades are null if grades are withheld or unknown. */
export type SweepCounts = Parts['counts'];

/**
 * Statistics for the people responsible for a sweep. Statistics that need grades are null if no grades are
 * available.
 */
export type SweepOverview = NonNullable<Parts['overview']>;

/** A server whose score is below the minimum in at least one place. */
export type ExposedServer = FirstIn<'exposure'>;

/** An owner of failing files. */
export type TeamCount = FirstIn<'teams'>;

/** A waiver in use. */
export type UsedWaiver = FirstIn<'waivers'>;

/** An edit that can be made in several places, with the failures that it clears. */
export type SweepEdit = FirstIn<'edits'>;

type FirstIn<List extends 'exposure' | 'teams' | 'waivers' | 'edits'> = NonNullable<
  SweepOverview[List]
>['first'][number];

/**
 * A server as the text report shows it; entries with the same key are the same server, in all repositories.
 */
export type ShownServer = Frozen<JsonShown>['servers'][number];

export interface RepositoryVerdict {
  readonly repository: SweptRepository;
  readonly servers: readonly ShownServer[];
}

/** A week of the history. */
export interface TrendWeek {
  /** The date of the week's Monday: `2026-11-16`. */
  readonly week: string;
  /** The number of failing places that the week's last run counted. */
  readonly failing: number;
  readonly places: number;
  readonly pinned: number;
  readonly unpinned: number;
  /** Failing places that were new in one of the week's runs, by cause. */
  readonly news: Readonly<Record<Cause, number>>;
}

/** The result of a sweep. */
export interface SweepReport {
  readonly toolVersion: string;
  /** Start of the run, in milliseconds since the epoch. */
  readonly at: number;
  /** Null for a list of repositories. */
  readonly organisation: string | null;
  /** The address of GitHub's website, for links: `https://github.com`; null if unknown. */
  readonly github: string | null;
  readonly verdict: Verdict;
  /** Why there is no verdict, or why the list of repositories is incomplete; otherwise null. */
  readonly failure: Failure | null;
  readonly export: ExportReport;
  readonly counts: SweepCounts;
  /**
   * Whether required grades could not be loaded; if so, nothing is judged, and no count depends on grades.
   */
  readonly lacksGrades: boolean;
  /** Whether grades, and everything that reveals them, are omitted; if so, the lists are empty. */
  readonly isWithheld: boolean;
  readonly repositories: readonly SweptRepository[];
  readonly leftOut: LeftOutCounts;
  readonly servers: readonly ShownServer[];
  /** The last known run; null if no earlier run is known, for example because there is no state. */
  readonly last: { readonly at: string } | null;
  /** Places that were removed since the last run. */
  readonly removed: readonly RemovedPlace[];
  /** The weeks in the history, oldest first; empty without a history. */
  readonly trend: readonly TrendWeek[];
  /** Number of requests to GitHub's API. */
  readonly requests: number;
  /** Duration of the run, in seconds, excluding the time to write the outputs. */
  readonly seconds: number;
  readonly selection: SweepSelection;
  /**
   * The organisation's policy and the policies it extends, as `owner/name/path@commit`; empty for a local
   * file.
   */
  readonly policies: readonly string[];
  /** Notices about the organisation's policy and the state, as sentences. */
  readonly notices: readonly string[];
}
