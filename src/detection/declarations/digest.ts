import { createHash } from 'node:crypto';
import type { TreeNode } from './tree.ts';

/** Identifies a value without containing it, because it may be a secret. */
export function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

/** The same for a value of any type; its notation makes no difference. */
export function digestOfNode(node: TreeNode): string {
  return digestOf(JSON.stringify(meaningOf(node)));
}

function meaningOf({ type, value, children = [] }: TreeNode): unknown {
  const inside = children.map(meaningOf);
  // The order of keys has no meaning, except among equal ones.
  if (type === 'object')
    inside.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
  return [type, value ?? null, ...inside];
}

const keyOf = (property: unknown): string =>
  JSON.stringify(Array.isArray(property) ? property[2] : property);
