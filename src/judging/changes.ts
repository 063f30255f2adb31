export { changedServerPart } from './changes/changed-parts.ts';
export { added, type Change, type Comparison, compare } from './changes/compare.ts';
export { decidingFiles } from './changes/deciding-files.ts';
export { expectedFiles, withoutExpected } from './changes/expected-files.ts';
export { fingerprintedFiles, listNamedFiles } from './changes/fingerprint.ts';
export { withNewOwnPackages } from './changes/own-packages.ts';
export { matchRenamedFiles } from './changes/renames.ts';
