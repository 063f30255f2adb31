import type { ReadingFault } from './reader.ts';
import { propertiesOf, type TreeDocument, type TreeNode } from './tree.ts';

/** A key that stands twice: readers differ in which one they take, so a second can hide a first. */
export function repeatedKeys(
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  among: ReadonlySet<string> | null,
  faults: ReadingFault[],
): void {
  const seen = new Set<string>();
  for (const { key, node: property } of propertiesOf(node)) {
    if (key === '__proto__') {
      // Some readers take it for a parent whose keys the object has too.
      faults.push({
        message: 'a key that readers take differently, "__proto__"',
        span: spanOf(property),
      });
    }
    if (among !== null && !among.has(key)) continue;
    if (seen.has(key)) {
      faults.push({
        message: `${beginning}${quote(key)} twice in one object`,
        span: spanOf(property),
      });
    }
    seen.add(key);
  }
}

export function allRepeatedKeys(
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  faults: ReadingFault[],
): void {
  repeatedKeys(node, spanOf, null, faults);
  for (const child of node.children ?? []) allRepeatedKeys(child, spanOf, faults);
}

/** Whether a fault is that a key stands twice, which is no matter where nothing is declared. */
export function isRepeatedKey({ message }: ReadingFault): boolean {
  return message.startsWith(beginning);
}

const beginning = 'the key ';

/** A key of strangers as it stands in a message. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
