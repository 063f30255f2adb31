export { mergeConflict } from './declarations/conflict-markers.ts';
export {
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
} from './declarations/tree.ts';
