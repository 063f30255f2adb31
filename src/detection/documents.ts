/*
 * TODO door
 */

export {
  memberOf,
  nodesOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
} from './declarations/tree.ts';
