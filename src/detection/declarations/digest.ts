import { createHash } from 'node:crypto';
import type { TreeNode } from './tree.ts';

/** Returns a digest that identifies a value without revealing it, because the value might be a secret. */
export function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

/** Returns a digest of a node's value, independent of notation and key order. */
export function digestOfNode(node: TreeNode): string {
  return digestOf(JSON.stringify(comparableValue(node)));
}

function comparableValue({ type, value, children = [] }: TreeNode): unknown {
  const childValues = children.map(comparableValue);
  // Key order matters only for repeated keys, which a stable sort leaves in order.
  if (type === 'object')
    childValues.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : Number(sortKey(a) > sortKey(b))));
  return [type, value ?? null, ...childValues];
}

const sortKey = (property: unknown): string =>
  JSON.stringify(Array.isArray(property) ? property[2] : property);
