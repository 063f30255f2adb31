/** Imported only if a run requests a bill of materials. */

export { renderCycloneDx } from './cyclonedx/render-cyclonedx.ts';
export {
  renderDependencySnapshot,
  type SnapshotOrigin,
} from './dependency-snapshot/render-snapshot.ts';
