import type { Position, Span, Word } from '../../model/model.ts';

/**
 * A value in a configuration file of any format. An object's children are properties, and a property's
 * children are its key and value.
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
  /** The roots of the file's other documents, which some parsers read instead of `root`. */
  readonly furtherRoots?: readonly TreeNode[];
  /** Faults in parts that are not in the tree. */
  readonly faults?: readonly FormatFault[];
}

export interface FormatFault {
  readonly message: string;
  readonly span: Span;
}

/** Never throws; invalid text yields a fault. */
export type FormatReader = (text: string) => TreeDocument | FormatFault;

/**
 * Maximum nesting depth; real files are shallower. Readers are recursive, so a hostile file could otherwise
 * exhaust the stack.
 */
export const maxDepth = 100;

export function createSpanLocator(text: string): TreeDocument['spanOf'] {
  const lines = lineStarts(text);
  return ({ offset, length }) => ({
    start: positionAt(lines, offset),
    end: positionAt(lines, offset + length),
  });
}

export interface Property {
  readonly key: string;
  readonly node: TreeNode;
  readonly value: TreeNode;
}

/** Returns a property's key, or null for a property that a fault in the file left without a value. */
function propertyKey({ children: [key, value] = [] }: TreeNode): string | null {
  return key === undefined || value === undefined ? null : String(key.value);
}

export function propertiesOf(node: TreeNode | null): Property[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const key = propertyKey(property);
    return key === null ? [] : [{ key, node: property, value: property.children?.[1] as TreeNode }];
  });
}

/**
 * Returns the value of an object's property. If a key is repeated, the last value wins, as in JSON parsers.
 */
export function memberOf(node: TreeNode | null, key: string): TreeNode | null {
  if (node?.type !== 'object') return null;
  return (
    node.children?.findLast((property) => propertyKey(property) === key)?.children?.[1] ?? null
  );
}

/**
 * Returns a map's entries by key, or a list's entries by name. An item without a name is named after its
 * position, such as `#1`.
 */
export function entriesOf(map: TreeNode): Property[] {
  if (map.type === 'object') return propertiesOf(map);
  return (map.children ?? []).map((item, index) => {
    return { key: itemName(item) ?? `#${index + 1}`, node: item, value: item };
  });
}

export function itemName(item: TreeNode): string | null {
  const names = ['name', 'id', 'value'].map((key) => memberOf(item, key));
  const name = names.find((each) => each?.type === 'string');
  return name == null ? null : String(name.value);
}

export function itemsOrSelf(node: TreeNode | null): readonly TreeNode[] {
  if (node === null) return [];
  return node.type === 'array' ? (node.children ?? []) : [node];
}

export function toWord(node: TreeNode | null, spanOf: TreeDocument['spanOf']): Word | null {
  return node?.type === 'string' ? { text: String(node.value), span: spanOf(node) } : null;
}

export function listedWords(node: TreeNode | null, spanOf: TreeDocument['spanOf']): Word[] {
  return itemsOrSelf(node).flatMap((item) => toWord(item, spanOf) ?? []);
}

/** The start of a file, used as the position of findings that concern the whole file or no file. */
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
