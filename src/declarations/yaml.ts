import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseAllDocuments,
  type Range,
} from 'yaml';
import { type FormatReader, maxDepth, spansOf, type TreeNode } from './tree.ts';

/** YAML takes ten times as long to read as JSON, and aliases can make much of little. */
const maxLength = 256 * 1024;
const maxNodes = 100_000;
/** Each alias is looked for through the whole document. */
const maxAliases = 200;

/** Reads the first document of a YAML file; anchors are followed, within bounds. */
export const readYaml: FormatReader = (text) => readYamlAt(text, text, 0);

/**
 * Reads YAML that is a part of a file.
 *
 * @param text the whole file, for the places
 * @param part the YAML itself
 * @param start offset of the part in the file
 */
export function readYamlAt(text: string, part: string, start: number): ReturnType<FormatReader> {
  const spanOf = spansOf(text);
  const fault = (message: string, offset = 0) => ({
    message,
    span: spanOf({ offset: start + offset, length: 0 }),
  });
  if (part.length > maxLength) return fault('more than 256 KB of YAML');
  const deep = part.search(/[[{](?:\s*[[{]){100}/);
  if (deep >= 0) return fault(`nested more than ${maxDepth} levels deep`, deep);
  try {
    const documents = parseAllDocuments(part, {
      uniqueKeys: false,
      logLevel: 'silent',
      // Making errors pretty costs the length of the text for each.
      prettyErrors: false,
    });
    const [document, ...others] = Array.isArray(documents) ? documents : [];
    if (document === undefined) return { root: null, spanOf };
    const [error] = document.errors;
    if (error !== undefined) {
      const [words = 'not understood'] = error.message.split('\n');
      return fault(`not valid YAML: ${words}`, error.pos[0]);
    }
    const budget = { left: maxNodes, aliases: maxAliases };
    const root = nodeOf(document.contents, document, start, 0, budget);
    const second = others.find(({ contents }) => contents !== null);
    const message = 'a second document, which readers take differently';
    return second === undefined
      ? { root, spanOf }
      : { root, spanOf, faults: [fault(message, second.range[0])] };
  } catch (error) {
    if (error instanceof NoAnchor) {
      return fault(
        'not valid YAML: an alias of nothing; text that begins with * needs quotes',
        error.offset,
      );
    }
    return fault(
      `not valid YAML: ${error instanceof RangeError ? 'nested too deep' : 'not understood'}`,
    );
  }
}

/** An alias of nothing: most often text that begins with `*`. */
class NoAnchor extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super();
    this.offset = offset;
  }
}

function nodeOf(
  node: unknown,
  document: Document,
  start: number,
  depth: number,
  budget: { left: number; aliases: number },
): TreeNode | null {
  budget.left -= 1;
  if (depth > maxDepth || budget.left < 0) throw new RangeError('too much');
  const again = (child: unknown): TreeNode | null =>
    nodeOf(child, document, start, depth + 1, budget);
  if (isAlias(node)) {
    budget.aliases -= 1;
    if (budget.aliases < 0) throw new RangeError('too many aliases');
    const target = node.resolve(document);
    if (target === undefined) throw new NoAnchor(node.range?.[0] ?? 0);
    return again(target);
  }
  const place = placeOf((node as { range?: Range | null } | null)?.range, start);
  if (isMap(node)) {
    const own: TreeNode[] = [];
    const merged: TreeNode[] = [];
    for (const { key, value } of node.items) {
      const keyNode = again(key);
      if (keyNode === null || !['string', 'number', 'boolean'].includes(keyNode.type)) {
        throw new Error('a key that is no text');
      }
      const name = String(keyNode.value);
      const valueNode = again(value) ?? { type: 'null', offset: keyNode.offset, length: 0 };
      if (name === '<<') {
        // The merge key: what stands behind it is part of this map, where the map has no own.
        const sources = valueNode.type === 'array' ? (valueNode.children ?? []) : [valueNode];
        if (sources.some(({ type }) => type !== 'object')) throw new Error('a merge of no map');
        merged.push(...sources.flatMap(({ children = [] }) => children));
        continue;
      }
      const { offset } = keyNode;
      const end = Math.max(offset + keyNode.length, valueNode.offset + valueNode.length);
      const length = Math.max(end - offset, 0);
      own.push({
        type: 'property',
        offset,
        length,
        children: [{ ...keyNode, value: name }, valueNode],
      });
    }
    const names = new Set(own.map(({ children }) => children?.[0]?.value));
    const children = [
      ...own,
      ...merged.filter((property) => {
        const name = property.children?.[0]?.value;
        const isNew = !names.has(name);
        names.add(name);
        return isNew;
      }),
    ];
    return { type: 'object', ...place, children };
  }
  if (isSeq(node)) {
    return { type: 'array', ...place, children: node.items.flatMap((item) => again(item) ?? []) };
  }
  if (!isScalar(node)) return null;
  const { value } = node;
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'number':
      return { type: typeof value as 'string', ...place, value };
    default:
      return { type: 'null', ...place };
  }
}

function placeOf(
  range: Range | null | undefined,
  start: number,
): { offset: number; length: number } {
  const [from, to] = range ?? [0, 0];
  return { offset: start + from, length: to - from };
}
