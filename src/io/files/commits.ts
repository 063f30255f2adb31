import type { Commit } from './git-store.ts';
import type { FileSource, ObjectHash } from './tree.ts';

/** The commits of a local or remote repository, read as data. */
export interface Commits {
  readonly hash: ObjectHash;
  /** The commit that a revision refers to, such as a SHA; null if there is no such commit. */
  readonly commit: (revision: string) => Promise<Commit | null>;
  /** The newest commit of a branch in the repository that the changes are merged into; null if unknown. */
  readonly branch: (name: string) => Promise<Commit | null>;
  /** Whether the repository's host protects a branch; false if unknown. */
  readonly isProtected: (branch: string) => Promise<boolean>;
  /**
   * The id of the newest commit that both revisions have in common. Null if the revisions have no commit in
   * common. In a checkout, also null if several commits are equally good, or if the available history is too
   * short to be sure.
   */
  readonly mergeBase: (one: string, other: string) => Promise<string | null>;
  /**
   * The files of a commit. A file that cannot be read is only reported as `unreadable`. If the commit does
   * not contain the requested folder, the tree is empty. `readTree` throws GateError if the commit's files
   * cannot be listed, or the folder is outside the repository.
   */
  readonly commitFiles: (commit: Commit) => FileSource;
}
