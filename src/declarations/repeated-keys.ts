import type { ReadingFault } from './reader.ts';
import { propertiesOf, type TreeDocument, type TreeNode } from './tree.ts';

/** Faults for repeated keys: clients differ in which one they use, so one can hide the other. */
export function repeatedKeys(
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  among: ReadonlySet<string> | null,
  faults: ReadingFault[],
): void {
  const seen = new Set<string>();
  for (const { key, node: property } of propertiesOf(node)) {
    if (key === '__proto__') {
      // Some clients treat it as a parent whose keys the object inherits.
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

/** Whether a fault is a repeated key, which is harmless where nothing is declared. */
export function isRepeatedKey({ message }: ReadingFault): boolean {
  return message.startsWith(beginning);
}

const beginning = 'the key ';

/** A key from a file, as text of a message. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
