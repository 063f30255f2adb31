import type { Cause } from '../../judging/history.ts';
import type { ExportReport, Failure, Verdict } from '../../model/model.ts';
import type { Frozen } from '../../report/json.ts';
import type { JsonShown, JsonSweep } from './schema.ts';
import type { SweepSelection } from './selection.ts';

/** The parts of a report have the same shape as in the JSON report. The schema documents the fields. */

type Parts = Frozen<JsonSweep>;

export type SweptRepository = Parts['repositories'][number];

/** A problem that does not concern a server, with the owners of its file. */
export type FileProblem = SweptRepository['problems'][number];

export type SweptWaiver = SweptRepository['waivers'][number];

/** A server in one place. */
export type SweptServer = Parts['servers'][number];

export type SweptProblem = SweptServer['problems'][number];

export type OwnersFrom = SweptServer['ownersFrom'];

export type RemovedPlace = Parts['gone'][number];

export type LeftOutCounts = Parts['leftOut'];

export type SweepCounts = Parts['counts'];

export type SweepOverview = NonNullable<Parts['overview']>;

export type ExposedServer = FirstIn<'exposure'>;

export type TeamCount = FirstIn<'teams'>;

export type UsedWaiver = FirstIn<'waivers'>;

export type SweepEdit = FirstIn<'edits'>;

type FirstIn<List extends 'exposure' | 'teams' | 'waivers' | 'edits'> = NonNullable<
  SweepOverview[List]
>['first'][number];

/** A server as the text report shows it. Equal keys denote the same server, across all repositories. */
export type ShownServer = Frozen<JsonShown>['servers'][number];

export interface RepositoryVerdict {
  readonly repository: SweptRepository;
  readonly servers: readonly ShownServer[];
}

export interface TrendWeek {
  /** Date of the week's Monday, such as `2026-11-16`. */
  readonly week: string;
  /** Number of failing places. All counts except `news` are from the week's last run. */
  readonly failing: number;
  readonly places: number;
  readonly pinned: number;
  readonly unpinned: number;
  /** Failing places that were new in one of the week's runs, by cause. */
  readonly news: Readonly<Record<Cause, number>>;
}

export interface SweepReport {
  readonly toolVersion: string;
  /** Start of the run, in milliseconds since the epoch. */
  readonly at: number;
  /** Null for a list of repositories. */
  readonly organisation: string | null;
  /** The address of GitHub's website, such as `https://github.com`, for links; null if unknown. */
  readonly github: string | null;
  readonly verdict: Verdict;
  /** Why there is no verdict, or why the list of repositories is incomplete; otherwise null. */
  readonly failure: Failure | null;
  readonly export: ExportReport;
  readonly counts: SweepCounts;
  /**
   * Whether required grades could not be loaded. The run then judges nothing and shows the results of an
   * earlier run, if there are any.
   */
  readonly lacksGrades: boolean;
  /** Whether the report omits grades and everything that reveals them. If so, its lists are empty. */
  readonly isWithheld: boolean;
  readonly repositories: readonly SweptRepository[];
  readonly leftOut: LeftOutCounts;
  readonly servers: readonly ShownServer[];
  /** The last known run; null if no earlier run is known, for example because there is no state. */
  readonly last: { readonly at: string } | null;
  readonly removed: readonly RemovedPlace[];
  /** Oldest week first; empty without a history. */
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
