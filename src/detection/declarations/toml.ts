import { type AST, parseTOML } from 'toml-eslint-parser';
import { withPlainLineEnds } from '../../io/tree.ts';
import { createSpanLocator, type FormatReader, type TreeNode } from './tree.ts';

/** An object under construction, to which several tables in a document can add properties. */
interface Growing {
  offset: number;
  end: number;
  readonly properties: Map<string, { key: TreeNode; value: Growing | Growing[] | TreeNode }>;
}

/** Parses TOML. A table's span extends from its header to its last value. */
export const readToml: FormatReader = (text) => {
  const spanOf = createSpanLocator(text);
  try {
    const [top] = parseTOML(text).body;
    const root: Growing = { offset: 0, end: text.length, properties: new Map() };
    for (const part of top.body) {
      if (part.type === 'TOMLTable') {
        const names = part.key.keys.map((key) => ({ text: keyText(key), range: key.range }));
        const table = descend(root, names, part.range, part.kind === 'array', true);
        for (const pair of part.body) addPair(table, pair, part.range[1]);
      } else {
        addPair(root, part, text.length);
      }
    }
    return { root: toTreeNode(root), spanOf };
  } catch (error) {
    const { index = 0, message } = error as { index?: number; message: string };
    return {
      message: `not valid TOML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
      span: spanOf({ offset: Math.min(index, text.length), length: 0 }),
    };
  }
};

interface Name {
  readonly text: string;
  readonly range: AST.Range;
}

/**
 * Returns the object at a dotted name, creating it if necessary. For an array of tables, returns the last
 * table, or a new one if `isNew` is set.
 */
function descend(
  from: Growing,
  names: readonly Name[],
  range: AST.Range,
  isNew: boolean,
  isHead: boolean,
): Growing {
  return names.reduce((object, name, index) => {
    object.end = Math.max(object.end, range[1]);
    const isLast = index === names.length - 1;
    const existing = object.properties.get(name.text)?.value;
    if (Array.isArray(existing) && !(isLast && isNew)) return existing.at(-1) as Growing;
    if (existing !== undefined && !Array.isArray(existing) && 'properties' in existing) {
      // A table starts at its own header, even if part of its content appears earlier.
      if (isLast && isHead) {
        existing.offset = range[0];
        object.properties.set(name.text, { key: keyNode(name), value: existing });
      }
      return existing;
    }
    const made: Growing = { offset: range[0], end: range[1], properties: new Map() };
    if (Array.isArray(existing)) existing.push(made);
    else
      object.properties.set(name.text, {
        key: keyNode(name),
        value: isLast && isNew ? [made] : made,
      });
    return made;
  }, from);
}

function addPair(table: Growing, pair: AST.TOMLKeyValue, end: number): void {
  const names = pair.key.keys.map((key) => ({ text: keyText(key), range: key.range }));
  const lastName = names.at(-1);
  if (lastName === undefined) return;
  const parent = descend(table, names.slice(0, -1), pair.range, false, false);
  parent.end = Math.max(parent.end, Math.min(pair.range[1], end));
  parent.properties.set(lastName.text, { key: keyNode(lastName), value: valueNode(pair.value) });
}

const keyText = (key: AST.TOMLBare | AST.TOMLQuoted): string =>
  key.type === 'TOMLBare' ? key.name : key.value;

function keyNode({ text, range }: Name): TreeNode {
  return { type: 'string', value: text, offset: range[0], length: range[1] - range[0] };
}

function valueNode(node: AST.TOMLContentNode): TreeNode {
  const place = { offset: node.range[0], length: node.range[1] - node.range[0] };
  switch (node.type) {
    case 'TOMLArray':
      return { type: 'array', ...place, children: node.elements.map(valueNode) };
    case 'TOMLInlineTable': {
      const table: Growing = { offset: place.offset, end: node.range[1], properties: new Map() };
      for (const pair of node.body) addPair(table, pair, node.range[1]);
      return toTreeNode(table);
    }
    case 'TOMLValue':
      switch (node.kind) {
        case 'string': {
          const value = node.multiline ? withPlainLineEnds(node.value) : node.value;
          return { type: node.kind, ...place, value };
        }
        case 'boolean':
          return { type: node.kind, ...place, value: node.value };
        default:
          return { type: 'number', ...place, value: String(node.value) };
      }
  }
}

function toTreeNode({ offset, end, properties }: Growing): TreeNode {
  const children = [...properties.values()].map(({ key, value }): TreeNode => {
    const node: TreeNode = Array.isArray(value)
      ? { type: 'array', ...enclosingRange(value), children: value.map(toTreeNode) }
      : 'properties' in value
        ? toTreeNode(value)
        : value;
    const start = Math.min(key.offset, node.offset);
    const stop = Math.max(key.offset + key.length, node.offset + node.length);
    return { type: 'property', offset: start, length: stop - start, children: [key, node] };
  });
  return { type: 'object', offset, length: end - offset, children };
}

function enclosingRange(tables: readonly Growing[]): { offset: number; length: number } {
  const offset = tables.reduce((least, table) => Math.min(least, table.offset), Number.MAX_VALUE);
  const end = tables.reduce((most, table) => Math.max(most, table.end), 0);
  return { offset, length: end - offset };
}
