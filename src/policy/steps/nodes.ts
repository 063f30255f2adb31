import { propertiesOf, type TreeNode } from '../../declarations/tree.ts';

/** A scalar or a list of scalars as a list of texts; empty for a map. */
export function listOf(node: TreeNode | null): string[] {
  if (node === null || node.type === 'null' || node.type === 'object') return [];
  return node.type === 'array' ? (node.children ?? []).map(scalarText) : [scalarText(node)];
}

/** A scalar as text; anything else as JSON. */
export function scalarText(node: TreeNode): string {
  return node.type === 'object' || node.type === 'array'
    ? JSON.stringify(plain(node))
    : String(node.value ?? '');
}

/** A node as a plain value; a map becomes a list of pairs, which keeps its order. */
export function plain(node: TreeNode | null): unknown {
  if (node === null) return null;
  if (node.type === 'object') {
    return propertiesOf(node).map(({ key, value }) => [key, plain(value)]);
  }
  return node.type === 'array' ? (node.children ?? []).map(plain) : (node.value ?? null);
}
