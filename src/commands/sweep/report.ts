import type { ListedRepository } from '../../io/github-repositories.ts';
import type { Cause, PlaceHistory, Since } from '../../judging/history.ts';
import type { ExportReport, Failure, Verdict } from '../../model/model.ts';
import type { JsonReport } from '../../report/json.ts';

/** What became of one repository. */
export interface SweptRepository {
  /** `owner/name`. */
  readonly name: string;
  /** Null for one that GitHub does not show. */
  readonly visibility: ListedRepository['visibility'] | null;
  /** When something was pushed last; null for never, or where that is not known. */
  readonly pushedAt: string | null;
  readonly branch: string | null;
  /** The judged commit; null where nothing was read. */
  readonly commit: string | null;
  /**
   * `read`: all that it declares is judged. `empty`: it has no commits. `not-read`: it cannot be read.
   * `not-read-yet`: the run ended before it.
   */
  readonly status: 'read' | 'empty' | 'not-read' | 'not-read-yet';
  /** Why it was not read, in a sentence; else null. */
  readonly reason: string | null;
  /** `error` for what was not read. */
  readonly verdict: Verdict;
  /**
   * When the run began that found its servers, problems and waivers, ISO 8601: one that is not read now, or
   * not yet, is shown as it was. Null where this run read it, or none has.
   */
  readonly asOf: string | null;
  /** The first of the whole runs that could not read it, one after the other; null where it is read, or not yet. */
  readonly unreadSince: string | null;
  /** Those of no server, such as files that cannot be read. */
  readonly problems: readonly FileProblem[];
  /** The waivers of its policy that are in use. */
  readonly waivers: readonly SweptWaiver[];
  /** What is to be known of its policy, and of its CODEOWNERS, in sentences. */
  readonly notices: readonly string[];
}

export type SweptProblem = Pick<
  JsonReport['problems'][number],
  'rule' | 'level' | 'message' | 'advice' | 'file' | 'line' | 'waived' | 'waivedUntil'
>;

/** What says who the owners are; null for nobody. */
export type OwnersFrom = 'codeowners' | 'property' | null;

/** A problem of no server, with the owners of its file. */
export interface FileProblem extends SweptProblem {
  readonly owners: readonly string[];
  readonly ownersFrom: OwnersFrom;
  /** The first of the whole runs that found it, one after the other, ISO 8601. */
  readonly since: string;
}

export interface SweptWaiver
  extends Pick<
    JsonReport['waivers'][number],
    | 'match'
    | 'file'
    | 'alias'
    | 'rule'
    | 'check'
    | 'reason'
    | 'expires'
    | 'covers'
    | 'daysLeft'
    | 'writtenIn'
  > {
  /** When the run began that found it in use, ISO 8601; null for this one. */
  readonly asOf: string | null;
}

/** A server of a repository in one place. */
export interface SweptServer
  extends Pick<
    JsonReport['servers'][number],
    | 'file'
    | 'line'
    | 'alias'
    | 'client'
    | 'role'
    | 'launch'
    | 'type'
    | 'name'
    | 'specifier'
    | 'version'
    | 'pin'
    | 'match'
    | 'judgedVersion'
    | 'grade'
    | 'score'
    | 'verdict'
    | 'remedy'
  > {
  /** `owner/name`. */
  readonly repository: string;
  /** Whether each start fetches the same version; null for what has no versions. */
  readonly isPinned: boolean | null;
  /** By how much its score is below the minimum of its policy; 0 where it is not. */
  readonly below: number;
  /**
   * Who owns the file: by CODEOWNERS users, teams, addresses of e-mail, in lower case; else the values of
   * the custom property that names owners.
   */
  readonly owners: readonly string[];
  readonly ownersFrom: OwnersFrom;
  readonly problems: readonly SweptProblem[];
  /** What earlier runs know of it; null without a state. */
  readonly history: PlaceHistory | null;
  /** When the run began that found it so, ISO 8601, where it could not be read or judged now; else null. */
  readonly asOf: string | null;
}

/** A server that the last run found in a place, and that is not there any longer, as it was. */
export interface GonePlace
  extends Pick<
    SweptServer,
    | 'repository'
    | 'file'
    | 'alias'
    | 'type'
    | 'name'
    | 'version'
    | 'judgedVersion'
    | 'grade'
    | 'verdict'
  > {
  readonly declared: Since;
  /** Between which runs it went. */
  readonly gone: Since;
}

/** A server as the text shows it; equal keys are one server, in whatever repositories. */
export interface ShownServer {
  readonly key: string;
  readonly name: string;
  readonly version: string;
  readonly grade: string;
  readonly score: number | null;
  readonly entry: SweptServer;
}

/** A repository with its servers. */
export interface RepositoryVerdict {
  readonly repository: SweptRepository;
  readonly servers: readonly ShownServer[];
}

/** Repositories that are not judged, because nobody wanted them to be. */
export interface LeftOutCounts {
  readonly archived: number;
  readonly forks: number;
  readonly byPattern: number;
  readonly byProperty: number;
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

/** The numbers of a sweep; null for those that need grades, where these are withheld or not known. */
export interface SweepCounts {
  readonly listed: number;
  readonly read: number;
  readonly empty: number;
  readonly notRead: number;
  readonly notReadYet: number;
  /** Repositories that declare servers. */
  readonly withServers: number;
  /** Servers, each once wherever it is declared, and the places that declare them. */
  readonly servers: number;
  readonly places: number;
  /** Of the places, those that are shown as an earlier run knew them. */
  readonly earlier: number;
  /** Repositories in which something fails. */
  readonly failing: number | null;
  /** Repositories that were read, and could not be judged. */
  readonly undecided: number | null;
  readonly failedServers: number | null;
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
  readonly gone: readonly GonePlace[];
  /** The weeks of the history, the oldest first; none without one. */
  readonly trend: readonly TrendWeek[];
  /** Requests to GitHub's API. */
  readonly requests: number;
  /** What is to be known of the organisation's policy and of the state, in sentences. */
  readonly notices: readonly string[];
}
