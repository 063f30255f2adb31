import type { Cause } from '../../judging/history.ts';
import type { ExportReport, Failure, Verdict } from '../../model/model.ts';
import type { Frozen } from '../../report/json.ts';
import type { JsonShown, JsonSweep } from './schema.ts';
import type { SweepSelection } from './selection.ts';

/*
 * The parts of a report are as its JSON has them: what a field means, the schema says.
 */

type Parts = Frozen<JsonSweep>;

/** What became of one repository. */
export type SweptRepository = Parts['repositories'][number];

/** A problem of no server, with the owners of its file. */
export type FileProblem = SweptRepository['problems'][number];

export type SweptWaiver = SweptRepository['waivers'][number];

/** A server of a repository in one place. */
export type SweptServer = Parts['servers'][number];

export type SweptProblem = SweptServer['problems'][number];

/** What says who the owners are; null for nobody. */
export type OwnersFrom = SweptServer['ownersFrom'];

/** A server that the last run found in a place, and that is not there any longer, as it was. */
export type RemovedPlace = Parts['gone'][number];

/** Repositories that are not judged, because nobody wanted them to be. */
export type LeftOutCounts = Parts['leftOut'];

/** The numbers of a sweep; null for those that need grades, where these are withheld or not known. */
export type SweepCounts = Parts['counts'];

/** The numbers for those who are responsible. What needs grades is null where these could not be had. */
export type SweepOverview = NonNullable<Parts['overview']>;

/** A server whose score is below the minimum somewhere. */
export type ExposedServer = FirstIn<'exposure'>;

/** An owner of what fails. */
export type TeamCount = FirstIn<'teams'>;

/** A waiver that is in use. */
export type UsedWaiver = FirstIn<'waivers'>;

/** Something that can be done in several places, and what it clears. */
export type SweepEdit = FirstIn<'edits'>;

type FirstIn<List extends 'exposure' | 'teams' | 'waivers' | 'edits'> = NonNullable<
  SweepOverview[List]
>['first'][number];

/** A server as the text shows it; equal keys are one server, in whatever repositories. */
export type ShownServer = Frozen<JsonShown>['servers'][number];

export interface RepositoryVerdict {
  readonly repository: SweptRepository;
  readonly servers: readonly ShownServer[];
}

/** A week of the history. */
export interface TrendWeek {
  /** Its Monday: `2026-11-16`. */
  readonly week: string;
  /** Of its last run. */
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
  /** When the run began, in milliseconds since the epoch. */
  readonly at: number;
  /** The organisation; null for a list of repositories. */
  readonly organisation: string | null;
  /** Where GitHub's pages are, for links: `https://github.com`; null where that is not known. */
  readonly github: string | null;
  readonly verdict: Verdict;
  /** Why nothing could be decided, or the list of repositories has no end; else null. */
  readonly failure: Failure | null;
  readonly export: ExportReport;
  readonly counts: SweepCounts;
  /** Whether grades were needed and could not be had: then nothing is judged, and no number tells of them. */
  readonly lacksGrades: boolean;
  /** Whether grades, and all that tells them, are left out: then the lists are empty. */
  readonly isWithheld: boolean;
  readonly repositories: readonly SweptRepository[];
  readonly leftOut: LeftOutCounts;
  readonly servers: readonly ShownServer[];
  /** The last run that is known; null if none is, as without a state. */
  readonly last: { readonly at: string } | null;
  /** What is gone since that run. */
  readonly removed: readonly RemovedPlace[];
  /** The weeks of the history, the oldest first; none without one. */
  readonly trend: readonly TrendWeek[];
  /** Requests to GitHub's API. */
  readonly requests: number;
  /** How long the run took, without writing. */
  readonly seconds: number;
  readonly selection: SweepSelection;
  /** The organisation's policy and what it extends, as `owner/name/path@commit`; none for a local file. */
  readonly policies: readonly string[];
  /** What is to be known of the organisation's policy and of the state, in sentences. */
  readonly notices: readonly string[];
}
