/* Bills of materials. Imported only if one is requested. */

export { renderCycloneDx } from './cyclonedx/render-cyclonedx.ts';
export {
  renderDependencySnapshot,
  type SnapshotOrigin,
} from './dependency-snapshot/render-snapshot.ts';
