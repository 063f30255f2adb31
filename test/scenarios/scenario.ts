import type { Shapes } from '../export-service/corpus.ts';
import type { Fault } from '../export-service/server.ts';
import type { Misbehaviour } from '../github-service/server.ts';

/** One run of an action in a scenario. */
export interface Step {
  /**
   * The folder of the action that the step uses, relative to the root of the action's repository; by default
   * the gate's.
   */
  readonly uses?: 'warm';
  readonly inputs?: Readonly<Record<string, string>>;
  /** The value of the repository's secret: the right key, a wrong one, or nothing. */
  readonly key?: 'right' | 'wrong' | 'missing';
  readonly event?: string;
  readonly fork?: boolean;
  readonly actor?: string;
  readonly fault?: Fault;
  readonly faultTimes?: number;
  /** The workspace contains a local export, `export.json`. */
  readonly hasExportFile?: true;
  /**
   * An attacker writes to the cache before the run. `archive` changes an archive, `sealed` flips a bit of the
   * sealed content, and `version` changes the version. `replay` stores yesterday's entry under today's key.
   * With `dropped`, there is no attacker: the jobs that were saving entries were cancelled before they
   * finished.
   */
  readonly tamper?: 'archive' | 'sealed' | 'version' | 'replay' | 'dropped';
  readonly daysOld?: number;
  /** Versions that the export does not contain yet, such as `@fictional-mcp/notes 1.4.0`. */
  readonly without?: readonly string[];
  /** Maximum size of a file that the run can write, in kB; simulates a full disk. */
  readonly largestFile?: number;
  /** The parts of the run that the snapshot contains verbatim, in addition to the short form. */
  readonly shows?: Shows;
  /** The way in which GitHub's API fails during the run. */
  readonly api?: Misbehaviour;
  /** The access to pull requests that the job's token grants. */
  readonly permission?: 'write' | 'read';
  readonly isLocked?: boolean;
  /** Somebody pushes a newer commit during the run. */
  readonly isOutdated?: true;
}

/**
 * The parts of a page that a snapshot contains: `page` for the complete page, or a regular expression for
 * each part.
 *
 * `annotations` and `texts` select annotations by title or text. `annotations` shows the facts of their
 * rules, or the text of an annotation that has no rule. `texts` always shows the text.
 *
 * The other parts are lines, shown verbatim. `files` lists the report files to show.
 */
export type Shows = 'page' | (Partial<Record<Part, string>> & { readonly files?: ReportFile[] });
export type Part = 'log' | 'annotations' | 'texts' | 'outputs' | 'summary' | 'comments';
export type ReportFile = 'report-file' | 'sarif-file';

/** The pull request's conversation before the first run. */
export interface Conversation {
  /** The number of comments by other users. */
  readonly others?: number;
  /** Comments that follow those by other users. `MARKER` in a text is replaced with the job's marker. */
  readonly comments?: readonly { readonly author: string; readonly body: string }[];
}

export interface Scenario extends Step {
  /** The purpose of the scenario, in one sentence. */
  readonly about: string;
  /**
   * The files in `src/` whose messages the snapshot shows. All other messages are replaced with "…", because
   * other tests show them.
   */
  readonly messages?: readonly string[];
  readonly checkout?: false;
  /** The workspace is empty, and the commits are available from GitHub's API. */
  readonly isRemote?: true;
  /**
   * Other repositories on GitHub, such as `acme/policies`. Each comes from the folder `others/` and has the
   * tag `v1`.
   */
  readonly others?: readonly string[];
  /**
   * The pull request's target branch if it is not the default branch. The default branch then contains
   * `default/`.
   */
  readonly branch?: string;
  /** Protected branches. */
  readonly protected?: readonly string[];
  /** The checkout contains only one commit, without the base. */
  readonly isShallow?: true;
  readonly shapes?: Shapes;
  readonly isConditional?: true;
  readonly further?: number;
  readonly cache?: 'up' | 'down' | 'read-only' | 'full';
  /** GitHub's API is available, with this conversation on the pull request. */
  readonly github?: Conversation;
  /** Consecutive runs, each with the values that differ from those of the scenario. */
  readonly steps?: readonly Step[];
}
