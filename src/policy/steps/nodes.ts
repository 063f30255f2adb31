import { propertiesOf, type TreeNode } from '../../declarations/tree.ts';

/** A text or a list of texts as a list. */
export function listOf(node: TreeNode | null): string[] {
  if (node === null || node.type === 'null' || node.type === 'object') return [];
  return node.type === 'array' ? (node.children ?? []).map(scalarText) : [scalarText(node)];
}

/** A scalar as text; of anything else its plain value as JSON. */
export function scalarText(node: TreeNode): string {
  return node.type === 'object' || node.type === 'array'
    ? JSON.stringify(plain(node))
    : String(node.value ?? '');
}

/** A node as plain JSON; members as pairs, in their order. */
export function plain(node: TreeNode | null): unknown {
  if (node === null) return null;
  if (node.type === 'object') {
    return propertiesOf(node).map(({ key, value }) => [key, plain(value)]);
  }
  return node.type === 'array' ? (node.children ?? []).map(plain) : (node.value ?? null);
}
