import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Range,
  visit,
  type YAMLMap,
} from 'yaml';
import { maxDepth, type TreeNode } from './tree.ts';

/** Maximum number of nodes. Aliases can expand a short text into a huge tree. */
const maxNodes = 100_000;
/** Maximum number of aliases; real client files contain fewer. */
const maxAliases = 200;

/** Thrown for an alias without an anchor, which is usually unquoted text that starts with `*`. */
export class NoAnchor extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super();
    this.offset = offset;
  }
}

/**
 * Returns a document's tree and, if a map has several merge keys, the offset of the second one, relative to
 * `start`.
 * @param start the offset of the document's text in the file
 * @throws RangeError if the document exceeds a limit
 * @throws NoAnchor if an alias has no anchor
 * @throws Error if a key is not a string or a merge key's value is not a map
 */
export function buildTree(
  document: Document,
  start: number,
): { readonly root: TreeNode | null; readonly secondMerge: number | null } {
  let nodesLeft = maxNodes;
  let aliasesLeft = maxAliases;
  let secondMerge: number | null = null;
  const targets = aliasTargets(document);
  const charge = (nodes: number): void => {
    nodesLeft -= nodes;
    if (nodesLeft < 0) throw new RangeError('too much');
  };
  const nodeOf = (node: unknown, depth: number): TreeNode | null => {
    charge(1);
    if (depth > maxDepth) throw new RangeError('too deep');
    const readChild = (child: unknown): TreeNode | null => nodeOf(child, depth + 1);
    if (isAlias(node)) {
      aliasesLeft -= 1;
      if (aliasesLeft < 0) throw new RangeError('too many aliases');
      const target = targets.get(node);
      if (target === undefined) throw new NoAnchor(node.range?.[0] ?? 0);
      return readChild(target);
    }
    const place = toPlace((node as { range?: Range | null } | null)?.range, start);
    if (isMap(node)) {
      const { ownProperties, merged, merges } = propertiesIn(node, readChild);
      charge(merged.length);
      if (merges.length > 1) secondMerge ??= (merges[1] ?? 0) - start;
      return { type: 'object', ...place, children: withMerged(ownProperties, merged) };
    }
    if (isSeq(node)) {
      return {
        type: 'array',
        ...place,
        children: node.items.flatMap((item) => readChild(item) ?? []),
      };
    }
    return isScalar(node) ? scalarNode(node.value, place) : null;
  };
  const root = nodeOf(document.contents, 0);
  return { root, secondMerge };
}

/** Maps each alias to its target, which is the last preceding node with the alias's anchor. */
function aliasTargets(document: Document): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, (_, node) => {
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target !== undefined) targets.set(node, target);
    } else if (isNode(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
  });
  return targets;
}

interface MapContent {
  readonly ownProperties: readonly TreeNode[];
  /** The properties that the map's merge keys (`<<`) add. */
  readonly merged: readonly TreeNode[];
  /** The offsets of the map's merge keys. */
  readonly merges: readonly number[];
}

function propertiesIn(map: YAMLMap, read: (node: unknown) => TreeNode | null): MapContent {
  const own: TreeNode[] = [];
  const merged: TreeNode[] = [];
  const merges: number[] = [];
  for (const { key, value } of map.items) {
    const keyNode = read(key);
    if (keyNode === null || !['string', 'number', 'boolean'].includes(keyNode.type)) {
      throw new Error('a key that is not a string');
    }
    const name = String(keyNode.value);
    const valueNode = read(value) ?? { type: 'null', offset: keyNode.offset, length: 0 };
    if (name !== '<<') own.push(propertyNode({ ...keyNode, value: name }, valueNode));
    else {
      for (const each of mergedProperties(valueNode)) merged.push(each);
      merges.push(keyNode.offset);
    }
  }
  return { ownProperties: own, merged, merges };
}

/**
 * Returns a map's own properties and the merged properties that they do not override. If several merged
 * properties have the same name, the first wins.
 */
function withMerged(ownProperties: readonly TreeNode[], merged: readonly TreeNode[]): TreeNode[] {
  const names = new Set(ownProperties.map(propertyName));
  const added = merged.filter((property) => {
    const isNew = !names.has(propertyName(property));
    names.add(propertyName(property));
    return isNew;
  });
  return [...ownProperties, ...added];
}

function mergedProperties(value: TreeNode): TreeNode[] {
  const sources = value.type === 'array' ? (value.children ?? []) : [value];
  if (sources.some(({ type }) => type !== 'object'))
    throw new Error('a merge key whose value is not a map');
  return sources.flatMap(({ children = [] }) => children);
}

function propertyNode(key: TreeNode, value: TreeNode): TreeNode {
  const { offset } = key;
  const end = Math.max(offset + key.length, value.offset + value.length);
  return { type: 'property', offset, length: Math.max(end - offset, 0), children: [key, value] };
}

const propertyName = ({ children }: TreeNode): unknown => children?.[0]?.value;

function scalarNode(value: unknown, place: Pick<TreeNode, 'offset' | 'length'>): TreeNode {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'number':
      return { type: typeof value as 'string', ...place, value };
    default:
      return { type: 'null', ...place };
  }
}

function toPlace(
  range: Range | null | undefined,
  start: number,
): { offset: number; length: number } {
  const [from, to] = range ?? [0, 0];
  return { offset: start + from, length: to - from };
}
