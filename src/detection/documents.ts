/* Parsed documents as trees with positions. */

export {
  memberOf,
  nodesOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
} from './declarations/tree.ts';
