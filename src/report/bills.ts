/* Bills of materials; loaded where one is wanted. */

export { renderCycloneDx } from './cyclonedx/render-cyclonedx.ts';
export {
  renderDependencySnapshot,
  type SnapshotOrigin,
} from './dependency-snapshot/render-snapshot.ts';
