export {
  type FileOwners,
  matchCodeOwners,
  readCodeOwnersFile,
  readOwners,
} from './files/code-owners.ts';
export type { Commits } from './files/commits.ts';
export { decodeText, detectUtf16 } from './files/decode.ts';
export { type Commit, isId } from './files/git-store.ts';
export {
  createTextSource,
  haveSameText,
  isAbsent,
  withPlainLineEnds,
  withTexts,
} from './files/texts.ts';
export { createTrackedPaths, type TrackedKind, type TrackedPaths } from './files/tracked.ts';
export {
  type ContentSearch,
  type FileSource,
  type FileText,
  isIn,
  type ObjectHash,
  type Tree,
  type Unavailable,
} from './files/tree.ts';
export { notAFile, unreadableReasons } from './files/unreadable.ts';
export { vendored } from './files/walk-folders.ts';
