import type { Shapes } from '../export-service/corpus.ts';
import type { Fault } from '../export-service/server.ts';
import type { Misbehaviour } from '../github-service/server.ts';

/** One run of the action in a scenario. */
export interface Step {
  readonly inputs?: Readonly<Record<string, string>>;
  /** What the secret of the repository contains: the right key, a wrong one, or nothing. */
  readonly key?: 'right' | 'wrong' | 'missing';
  readonly event?: string;
  readonly fork?: boolean;
  readonly actor?: string;
  readonly fault?: Fault;
  readonly faultTimes?: number;
  /** A local export lies in the workspace as `export.json`. */
  readonly hasExportFile?: true;
  /**
   * Somebody writes to the cache before the run: `archive` changes an archive, `sealed` a bit of what
   * is sealed in it, `version` its version, `replay` puts yesterday's under today's key.
   */
  readonly tamper?: 'archive' | 'sealed' | 'version' | 'replay';
  readonly daysOld?: number;
  /** Largest file that the run may write, in kB, as a full disk would have it. */
  readonly largestFile?: number;
  /** What the snapshot of the run contains word for word, beside its short form. */
  readonly shows?: Shows;
  /** How GitHub's API fails during the run. */
  readonly api?: Misbehaviour;
  /** What the job's token may do with pull requests. */
  readonly permission?: 'write' | 'read';
  readonly isLocked?: boolean;
  /** Somebody has pushed while the run was under way. */
  readonly isOutdated?: true;
}

/**
 * The parts of a page that a snapshot contains word for word: `page` for the whole page, else for each
 * part a regular expression. Of `annotations` it chooses those whose title or text matches, of the other
 * parts the lines that match. `files` are the report files to show.
 */
export type Shows = 'page' | (Partial<Record<Part, string>> & { readonly files?: ReportFile[] });
export type Part = 'log' | 'annotations' | 'outputs' | 'summary' | 'comments';
export type ReportFile = 'report-file' | 'sarif-file';

/** A conversation that is there before the first run. */
export interface Conversation {
  /** So many comments of passers-by. */
  readonly others?: number;
  /** Behind them; `MARKER` in a text stands for that of the job. */
  readonly comments?: readonly { readonly author: string; readonly body: string }[];
}

export interface Scenario extends Step {
  /** What the scenario shows, in a sentence. */
  readonly about: string;
  readonly checkout?: false;
  /** The checkout is of one commit, without the base. */
  readonly isShallow?: true;
  readonly shapes?: Shapes;
  readonly isConditional?: true;
  readonly further?: number;
  readonly cache?: 'up' | 'down' | 'read-only' | 'full';
  /** GitHub's API is there, with what has been written on the pull request. */
  readonly github?: Conversation;
  /** Several runs one after the other, each with what differs from the scenario's own. */
  readonly steps?: readonly Step[];
}
