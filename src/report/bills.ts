/** Bills of materials. This module is imported only if a bill of materials is requested. */

export { renderCycloneDx } from './cyclonedx/render-cyclonedx.ts';
export {
  renderDependencySnapshot,
  type SnapshotOrigin,
} from './dependency-snapshot/render-snapshot.ts';
