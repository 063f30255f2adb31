import type { Cause } from '../../judging/history.ts';
import type { ExportReport, Failure, Verdict } from '../../model/model.ts';
import type { Frozen } from '../../report/json.ts';
import type { JsonShown, JsonSweep } from './schema.ts';
import type { SweepSelection } from './selection.ts';

/*
 * The parts of a report have the shape of its JSON. The schema documents the fields.
 */

type Parts = Frozen<JsonSweep>;

/** The result for one repository. */
export type SweptRepository = Parts['repositories'][number];

/** A problem that concerns no server, with the owners of its file. */
export type FileProblem = SweptRepository['problems'][number];

export type SweptWaiver = SweptRepository['waivers'][number];

/** A server in one place of a repository. */
export type SweptServer = Parts['servers'][number];

export type SweptProblem = SweptServer['problems'][number];

/** The source of the owners; null if there are none. */
export type OwnersFrom = SweptServer['ownersFrom'];

/** A server that the last run found in a place and that has been removed since, as it was then. */
export type RemovedPlace = Parts['gone'][number];

/** Numbers of repositories that the settings exclude. */
export type LeftOutCounts = Parts['leftOut'];

/** The numbers of a sweep; null for those that need grades, if these are withheld or unknown. */
export type SweepCounts = Parts['counts'];

/** The numbers for the people responsible. Those that need grades are null if there are none. */
export type SweepOverview = NonNullable<Parts['overview']>;

/** A server whose score is below the minimum somewhere. */
export type ExposedServer = FirstIn<'exposure'>;

/** An owner of failing files. */
export type TeamCount = FirstIn<'teams'>;

/** A waiver in use. */
export type UsedWaiver = FirstIn<'waivers'>;

/** An edit that can be made in several places, and the failures that it clears. */
export type SweepEdit = FirstIn<'edits'>;

type FirstIn<List extends 'exposure' | 'teams' | 'waivers' | 'edits'> = NonNullable<
  SweepOverview[List]
>['first'][number];

/** A server as the text shows it; servers with equal keys are the same, in all repositories. */
export type ShownServer = Frozen<JsonShown>['servers'][number];

export interface RepositoryVerdict {
  readonly repository: SweptRepository;
  readonly servers: readonly ShownServer[];
}

/** A week of the history. */
export interface TrendWeek {
  /** Its Monday: `2026-11-16`. */
  readonly week: string;
  /** In the last run of the week. */
  readonly failing: number;
  readonly places: number;
  readonly pinned: number;
  readonly unpinned: number;
  /** Places that fail and were new in one of its runs, by cause. */
  readonly news: Readonly<Record<Cause, number>>;
}

/** The result of a sweep. */
export interface SweepReport {
  readonly toolVersion: string;
  /** Start of the run, in milliseconds since the epoch. */
  readonly at: number;
  /** The organisation; null for a list of repositories. */
  readonly organisation: string | null;
  /** The address of GitHub's pages, for links: `https://github.com`; null if unknown. */
  readonly github: string | null;
  readonly verdict: Verdict;
  /** Why there is no verdict, or why the list of repositories is incomplete; else null. */
  readonly failure: Failure | null;
  readonly export: ExportReport;
  readonly counts: SweepCounts;
  /**
   * Whether required grades could not be loaded: then nothing is judged, and no number depends on grades.
   */
  readonly lacksGrades: boolean;
  /** Whether grades, and everything that reveals them, are left out: then the lists are empty. */
  readonly isWithheld: boolean;
  readonly repositories: readonly SweptRepository[];
  readonly leftOut: LeftOutCounts;
  readonly servers: readonly ShownServer[];
  /** The last known run; null if there is none, for example without a state. */
  readonly last: { readonly at: string } | null;
  /** Places that were removed since that run. */
  readonly removed: readonly RemovedPlace[];
  /** The weeks of the history, the oldest first; empty without a history. */
  readonly trend: readonly TrendWeek[];
  /** Number of requests to GitHub's API. */
  readonly requests: number;
  /** Duration of the run in seconds, without writing. */
  readonly seconds: number;
  readonly selection: SweepSelection;
  /** The organisation's policy and what it extends, as `owner/name/path@commit`; none for a local file. */
  readonly policies: readonly string[];
  /** Notices about the organisation's policy and the state, in sentences. */
  readonly notices: readonly string[];
}
