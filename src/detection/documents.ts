/* Parsed documents as trees with positions. */

export {
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
} from './declarations/tree.ts';
