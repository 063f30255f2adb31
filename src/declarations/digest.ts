import { createHash } from 'node:crypto';
import type { TreeNode } from './tree.ts';

/** Tells a value from others without holding it, for it may be a secret. */
export function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

/** The same of a value of whatever kind; how it is written does not count. */
export function digestOfNode(node: TreeNode): string {
  return digestOf(JSON.stringify(meaningOf(node)));
}

function meaningOf({ type, value, children = [] }: TreeNode): unknown {
  const inside = children.map(meaningOf);
  // Keys stand in no order; equal ones do.
  if (type === 'object')
    inside.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
  return [type, value ?? null, ...inside];
}

function keyOf(property: unknown): string {
  return JSON.stringify(Array.isArray(property) ? property[2] : property);
}
