import type { Position, Span, Word } from '../../model/model.ts';

/**
 * A value in a configuration file of any format, with its offset. Format readers produce this type, and shape
 * readers consume it. An object's children are properties, and a property's children are its key and value.
 */
export interface TreeNode {
  readonly type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null';
  readonly offset: number;
  readonly length: number;
  readonly value?: unknown;
  readonly children?: readonly TreeNode[] | undefined;
}

/** A document as a tree; an empty document has no root. */
export interface TreeDocument {
  readonly root: TreeNode | null;
  readonly spanOf: (node: Pick<TreeNode, 'offset' | 'length'>) => Span;
  /** The roots of additional documents in the same file. Some parsers use one of the additional documents. */
  readonly furtherRoots?: readonly TreeNode[];
  /** Faults in parts that are not in the tree. */
  readonly faults?: readonly FormatFault[];
}

/** The result for text that is not valid in its format, with the span of the first fault. */
export interface FormatFault {
  readonly message: string;
  readonly span: Span;
}

/** Parses text into a tree, or returns a fault. A reader never throws. */
export type FormatReader = (text: string) => TreeDocument | FormatFault;

/**
 * Maximum nesting depth: more than in any real file. Readers are recursive, and a hostile file must not
 * exhaust their stack.
 */
export const maxDepth = 100;

/** Returns a function that computes spans in a file from an offset and a length. */
export function createSpanLocator(text: string): TreeDocument['spanOf'] {
  const lines = lineStarts(text);
  return ({ offset, length }) => ({
    start: positionAt(lines, offset),
    end: positionAt(lines, offset + length),
  });
}

/** A property of an object. The key and the value are nodes in the tree. */
export interface Property {
  readonly key: string;
  readonly node: TreeNode;
  readonly value: TreeNode;
}

/**
 * Returns a property's key; null for a property without a value, which can result from a fault in the file.
 */
function propertyKey({ children: [key, value] = [] }: TreeNode): string | null {
  return key === undefined || value === undefined ? null : String(key.value);
}

/** Returns an object's properties in file order; empty for any other value. */
export function propertiesOf(node: TreeNode | null): Property[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const key = propertyKey(property);
    return key === null ? [] : [{ key, node: property, value: property.children?.[1] as TreeNode }];
  });
}

/**
 * Returns the value of an object's property. For a repeated key, returns the last value, as JSON parsers do.
 */
export function memberOf(node: TreeNode | null, key: string): TreeNode | null {
  if (node?.type !== 'object') return null;
  return (
    node.children?.findLast((property) => propertyKey(property) === key)?.children?.[1] ?? null
  );
}

/** Returns the entries in a map by key, or the entries in a list by name. */
export function entriesOf(map: TreeNode): Property[] {
  if (map.type === 'object') return propertiesOf(map);
  return (map.children ?? []).map((item, index) => {
    return { key: itemName(item) ?? `#${index + 1}`, node: item, value: item };
  });
}

/** Returns the name of a list item; null if the item has no name. */
export function itemName(item: TreeNode): string | null {
  const names = ['name', 'id', 'value'].map((key) => memberOf(item, key));
  const name = names.find((each) => each?.type === 'string');
  return name == null ? null : String(name.value);
}

/** Returns the items in a list. A value that is not a list is returned as the only item. */
export function itemsOrSelf(node: TreeNode | null): readonly TreeNode[] {
  if (node === null) return [];
  return node.type === 'array' ? (node.children ?? []) : [node];
}

/** Returns a string value as a word with its span; null for any other value. */
export function toWord(node: TreeNode | null, spanOf: TreeDocument['spanOf']): Word | null {
  return node?.type === 'string' ? { text: String(node.value), span: spanOf(node) } : null;
}

/** Returns a word for each string in a list, or for a single string. */
export function listedWords(node: TreeNode | null, spanOf: TreeDocument['spanOf']): Word[] {
  return itemsOrSelf(node).flatMap((item) => toWord(item, spanOf) ?? []);
}

/**
 * The start of a file. The start of the file is the position of findings that concern the whole file, or no
 * file.
 */
export const firstPlace: Span = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/**
 * Returns the offset of each line's first character. On GitHub and in editors, a lone `\r` does not end a
 * line.
 */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
