/* Individual pipeline steps, for commands that run them in a different order. */

export { buildQuery, changedDependency, needsExport } from './pipeline/changed-dependencies.ts';
export { unknownChanges } from './pipeline/compare-with-base.ts';
export {
  type ChangedDependency,
  exportReport,
  judge,
  matchAll,
  withPreset,
} from './pipeline/judge.ts';
export { type CollectedQuery, createQuery } from './pipeline/load-export.ts';
export { readOrganisationPolicy } from './pipeline/organisation-policy.ts';
export { type ReadChange, type ReadingPorts, readChange } from './pipeline/read-change.ts';
export { createShownPaths } from './pipeline/shown-paths.ts';
