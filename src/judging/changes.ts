/* Head and base → what a change does to each launch. */

export { serverPart } from './changes/changed-parts.ts';
export { added, type Change, type Comparison, compare } from './changes/compare.ts';
export { decidingFiles } from './changes/deciding-files.ts';
export { expectedFiles, withoutExpected } from './changes/expected-files.ts';
export { filesNamed, filesThatCount } from './changes/fingerprint.ts';
export { withNewOwnPackages } from './changes/own-packages.ts';
export { renamesOf } from './changes/renames.ts';
