import { propertiesOf, type TreeDocument, type TreeNode } from './tree.ts';
import type { ContentFault } from './types.ts';

/**
 * Keys that determine what a client starts. Aliases and variables are excluded, because two aliases or two
 * variables can differ only in case.
 */
const foldable = new Set(
  [
    'mcp mcpServers mcp_servers mcp-servers context_servers servers command cmd args env environment',
    'envs cwd envFile url httpUrl serverUrl uri target image container transport config type disabled enabled',
  ].flatMap((words) => words.toLowerCase().split(' ')),
);

/**
 * Adds faults for repeated keys. Clients differ in which occurrence of a repeated key they use, so one
 * occurrence can hide another.
 */
export function repeatedKeys(
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  among: ReadonlySet<string> | null,
  faults: ContentFault[],
): void {
  const seen = new Set<string>();
  const spellings = new Map<string, string>();
  for (const { key, node: property } of propertiesOf(node)) {
    if (key === '__proto__') {
      // Some clients treat this key as a parent object whose keys are inherited.
      faults.push({
        message: 'the key "__proto__", which programs parse differently',
        span: spanOf(property),
      });
    }
    // A parser that ignores case might use either of two keys that differ only in case.
    const folded = key.toUpperCase().toLowerCase();
    const otherSpelling = spellings.get(folded) ?? key;
    if (otherSpelling !== key && foldable.has(folded)) {
      faults.push({
        message: `${beginning}${quote(key)} differs only in case from ${quote(otherSpelling)} in the same object`,
        span: spanOf(property),
      });
    }
    spellings.set(folded, otherSpelling);
    if (among !== null && !among.has(key)) continue;
    if (seen.has(key)) {
      faults.push({
        message: `${beginning}${quote(key)} appears twice in one object`,
        span: spanOf(property),
      });
    }
    seen.add(key);
  }
}

export function allRepeatedKeys(
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  faults: ContentFault[],
): void {
  repeatedKeys(node, spanOf, null, faults);
  for (const child of node.children ?? []) allRepeatedKeys(child, spanOf, faults);
}

/** Reports whether a fault is a repeated key, which is harmless in a file that declares no servers. */
export function isRepeatedKey({ message }: ContentFault): boolean {
  return message.startsWith(beginning);
}

const beginning = 'the key ';

export function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
