import type { Position, Span, Word } from '../../model/model.ts';

/**
 * A value of a configuration file with its offset, for any format. Readers of formats produce it, readers of
 * shapes consume it. An object's children are properties; a property's children are key and value.
 */
export interface TreeNode {
  readonly type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null';
  readonly offset: number;
  readonly length: number;
  readonly value?: unknown;
  readonly children?: readonly TreeNode[] | undefined;
}

/** A document as a tree; an empty text has no root. */
export interface TreeDocument {
  readonly root: TreeNode | null;
  readonly spanOf: (node: Pick<TreeNode, 'offset' | 'length'>) => Span;
  /** The roots of further documents in the same text, which some readers use instead. */
  readonly furtherRoots?: readonly TreeNode[];
  /** Faults of parts that are not in the tree. */
  readonly faults?: readonly FormatFault[];
}

/** Text that is not of its format, with the span of the first fault. */
export interface FormatFault {
  readonly message: string;
  readonly span: Span;
}

/** Reads a text as a tree, or returns a fault; it never throws. */
export type FormatReader = (text: string) => TreeDocument | FormatFault;

/**
 * Limit above the nesting of real files. Readers recurse, and a hostile file must not exhaust their stack.
 */
export const maxDepth = 100;

/** Returns a function for the spans of a text, by offset and length. */
export function createSpanLocator(text: string): TreeDocument['spanOf'] {
  const lines = lineStarts(text);
  return ({ offset, length }) => ({
    start: positionAt(lines, offset),
    end: positionAt(lines, offset + length),
  });
}

/** A property of an object: its key and its value, each as nodes of the tree. */
export interface Property {
  readonly key: string;
  readonly node: TreeNode;
  readonly value: TreeNode;
}

/**
 * Returns the key of a property; null for a property without a value, which a fault of the file may leave.
 */
function propertyKey({ children: [key, value] = [] }: TreeNode): string | null {
  return key === undefined || value === undefined ? null : String(key.value);
}

/** Returns the properties of an object in the order of the file; none for any other value. */
export function propertiesOf(node: TreeNode | null): Property[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const key = propertyKey(property);
    return key === null ? [] : [{ key, node: property, value: property.children?.[1] as TreeNode }];
  });
}

/** Returns the value of an object's property; for a repeated key the last one, as JSON parsers do. */
export function memberOf(node: TreeNode | null, key: string): TreeNode | null {
  if (node?.type !== 'object') return null;
  return (
    node.children?.findLast((property) => propertyKey(property) === key)?.children?.[1] ?? null
  );
}

/** Returns the entries of a map by their keys, and of a list by their names. */
export function entriesOf(map: TreeNode): Property[] {
  if (map.type === 'object') return propertiesOf(map);
  return (map.children ?? []).map((item, index) => {
    return { key: itemName(item) ?? `#${index + 1}`, node: item, value: item };
  });
}

/** Returns the name of an item of a list; null if it has none. */
export function itemName(item: TreeNode): string | null {
  const names = ['name', 'id', 'value'].map((key) => memberOf(item, key));
  const name = names.find((each) => each?.type === 'string');
  return name == null ? null : String(name.value);
}

/** Returns the items of a list; any other value is its own only item. */
export function itemsOrSelf(node: TreeNode | null): readonly TreeNode[] {
  if (node === null) return [];
  return node.type === 'array' ? (node.children ?? []) : [node];
}

/** Returns a string value as a word with its span; null for any other value. */
export function toWord(node: TreeNode | null, spanOf: TreeDocument['spanOf']): Word | null {
  return node?.type === 'string' ? { text: String(node.value), span: spanOf(node) } : null;
}

/** Returns the strings of a list, or the single string, as words. */
export function listedWords(node: TreeNode | null, spanOf: TreeDocument['spanOf']): Word[] {
  return itemsOrSelf(node).flatMap((item) => toWord(item, spanOf) ?? []);
}

/** The start of a text: the place of findings about the whole text, or about no text. */
export const firstPlace: Span = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/**
 * Returns the offsets of the first characters of lines. On GitHub and in editors, a lone `\r` ends no line.
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
