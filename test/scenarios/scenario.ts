import type { Shapes } from '../export-service/corpus.ts';
import type { Fault } from '../export-service/server.ts';
import type { Misbehaviour } from '../github-service/server.ts';

/** One run of an action in a scenario. */
export interface Step {
  /** The folder of the action that the step uses, from the root of its repository; by default the gate's. */
  readonly uses?: 'warm';
  readonly inputs?: Readonly<Record<string, string>>;
  /** What the secret of the repository contains: the right key, a wrong one, or nothing. */
  readonly key?: 'right' | 'wrong' | 'missing';
  readonly event?: string;
  readonly fork?: boolean;
  readonly actor?: string;
  readonly fault?: Fault;
  readonly faultTimes?: number;
  /** The workspace contains a local export, `export.json`. */
  readonly hasExportFile?: true;
  /**
   * An attacker writes to the cache before the run: `archive` changes an archive, `sealed` flips a bit of
   * the sealed content, `version` changes the version, `replay` stores yesterday's entry under today's key. `dropped`: the jobs
   * that saved were cancelled before the end.
   */
  readonly tamper?: 'archive' | 'sealed' | 'version' | 'replay' | 'dropped';
  readonly daysOld?: number;
  /** Versions that the export does not have yet: `@fictional-mcp/notes 1.4.0`. */
  readonly without?: readonly string[];
  /** Maximum size of a file that the run can write, in kB; simulates a full disk. */
  readonly largestFile?: number;
  /** What the snapshot of the run contains verbatim, in addition to the short form. */
  readonly shows?: Shows;
  /** How GitHub's API fails during the run. */
  readonly api?: Misbehaviour;
  /** What the job's token may do with pull requests. */
  readonly permission?: 'write' | 'read';
  readonly isLocked?: boolean;
  /** Somebody pushes a newer commit during the run. */
  readonly isOutdated?: true;
}

/**
 * The parts of a page that a snapshot contains: `page` for the whole page, or a regular expression for each
 * part. `annotations` and `texts` select annotations by their title or text: the first shows the facts of the
 * rules in them, the second their text, which also stands for annotations of no rule. The other parts are
 * lines, verbatim. `files` are the report files to show.
 */
export type Shows = 'page' | (Partial<Record<Part, string>> & { readonly files?: ReportFile[] });
export type Part = 'log' | 'annotations' | 'texts' | 'outputs' | 'summary' | 'comments';
export type ReportFile = 'report-file' | 'sarif-file';

/** The conversation of the pull request before the first run. */
export interface Conversation {
  /** The number of comments by other users. */
  readonly others?: number;
  /** Comments after those; `MARKER` in a text is replaced with the job's marker. */
  readonly comments?: readonly { readonly author: string; readonly body: string }[];
}

export interface Scenario extends Step {
  /** What the scenario shows, in a sentence. */
  readonly about: string;
  /**
   * The files of `src/` whose messages the snapshot shows. It has "…" in place of other messages, which other tests
   * show.
   */
  readonly messages?: readonly string[];
  readonly checkout?: false;
  /** The workspace is empty, and GitHub's API has the commits. */
  readonly isRemote?: true;
  /** Other repositories on GitHub, such as `acme/policies`, each from the folder `others/` with a tag v1. */
  readonly others?: readonly string[];
  /**
   * The branch that the pull request goes into, where that is not the default branch: that one then has
   * `default/`.
   */
  readonly branch?: string;
  /** Branches that are protected. */
  readonly protected?: readonly string[];
  /** The checkout contains one commit only, without the base. */
  readonly isShallow?: true;
  readonly shapes?: Shapes;
  readonly isConditional?: true;
  readonly further?: number;
  readonly cache?: 'up' | 'down' | 'read-only' | 'full';
  /** GitHub's API is available, with this conversation on the pull request. */
  readonly github?: Conversation;
  /** Consecutive runs, each with the values that differ from the scenario's. */
  readonly steps?: readonly Step[];
}
