import type { Commit } from './git-store.ts';
import type { FileSource, ObjectHash } from './tree.ts';

export interface Commits {
  readonly hash: ObjectHash;
  /** Returns the commit that a revision, such as a SHA, refers to; null if there is no such commit. */
  readonly commit: (revision: string) => Promise<Commit | null>;
  /**
   * Returns the newest commit on a branch in the repository that the changes are merged into; null if
   * unknown.
   */
  readonly branch: (name: string) => Promise<Commit | null>;
  /** Reports whether the repository's host protects a branch; false if unknown. */
  readonly isProtected: (branch: string) => Promise<boolean>;
  /**
   * Returns the id of the newest commit that both revisions have in common, or null if there is none. In a
   * checkout, also returns null if several commits are equally good, or if the available history is too short
   * to be sure.
   */
  readonly mergeBase: (one: string, other: string) => Promise<string | null>;
  /**
   * Returns the files of a commit. A file that cannot be read is reported as `unreadable` and causes no
   * error. If the commit does not contain the requested folder, the tree is empty. `readTree` throws
   * GateError if the commit's files cannot be listed, or if the folder is outside the repository.
   */
  readonly commitFiles: (commit: Commit) => FileSource;
}
