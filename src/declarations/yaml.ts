import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseAllDocuments,
  type Range,
  visit,
  type YAMLMap,
} from 'yaml';
import { type FormatReader, maxDepth, spansOf, type TreeNode } from './tree.ts';

/** In characters; YAML takes ten times as long to read as JSON. */
export const maxYamlLength = 256 * 1024;
/** The same for workflows: those that agents' tools generate are long. */
const maxWorkflowLength = 1024 * 1024;
/** Aliases can expand a short text into an endless tree. */
const maxNodes = 100_000;
/** Resolving an alias searches the whole document. */
const maxAliases = 200;

/** Reads the documents of a YAML file; aliases are followed, up to the limits above. */
export const readYaml: FormatReader = (text) => readYamlAt(text, text, 0);

/** Reads the YAML of a workflow, which may be longer. */
export const readWorkflowYaml: FormatReader = (text) =>
  readYamlAt(text, text, 0, maxWorkflowLength);

/**
 * Reads YAML that is a part of a file.
 *
 * @param text the whole file, for the spans
 * @param part the YAML itself
 * @param start offset of the part in the file
 * @param maxLength in characters
 */
export function readYamlAt(
  text: string,
  part: string,
  start: number,
  maxLength = maxYamlLength,
): ReturnType<FormatReader> {
  const spanOf = spansOf(text);
  const fault = (message: string, offset = 0) => ({
    message,
    span: spanOf({ offset: start + offset, length: 0 }),
  });
  if (part.length > maxLength) return fault(`more than ${maxLength / 1024} KB of YAML`);
  const deep = tooDeepAt(part);
  if (deep !== null) return fault(`nested more than ${maxDepth} levels deep`, deep);
  try {
    const documents = parseAllDocuments(withLineFeeds(part), {
      uniqueKeys: false,
      logLevel: 'silent',
      // Pretty errors cost time in proportion to the text for each error.
      prettyErrors: false,
      // A directive or a tag of the file must not choose what its collections become.
      schema: 'core',
      merge: false,
      resolveKnownTags: false,
    });
    const all = Array.isArray(documents) ? documents : [];
    const [error] = all.flatMap(({ errors }) => errors);
    if (error !== undefined) {
      const [words = 'not understood'] = error.message.split('\n');
      return fault(`not valid YAML: ${words}`, error.pos[0]);
    }
    const [root = null, ...further] = all.map((document) => treeOf(document, start));
    const second = all.slice(1).find(({ contents }) => contents !== null);
    const tag = all.flatMap((document) => oddTagIn(document) ?? [])[0];
    return {
      root,
      spanOf,
      further: further.filter((each) => each !== null),
      faults: [
        ...(second === undefined
          ? []
          : [fault('a second document, which readers take differently', second.range[0])]),
        ...(tag === undefined ? [] : [fault('a tag that readers take differently', tag)]),
      ],
    };
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

/**
 * A lone carriage return ends a line in YAML (1.2.2, 5.4), but not for this library: a comment could
 * hide the keys behind it, which clients read. Offsets stay the same.
 */
function withLineFeeds(text: string): string {
  return text.replace(/\r(?!\n)/g, '\n');
}

/** Where brackets open one another too deep without anything between them; null where they do not. */
function tooDeepAt(text: string): number | null {
  let start = 0;
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/[[{]|\S[^[{]*/g)) {
    const opens = part === '[' || part === '{';
    if (opens && depth === 0) start = index;
    depth = opens ? depth + 1 : 0;
    if (depth > maxDepth) return start;
  }
  return null;
}

/** The prefix of YAML's own tags, and those that every reader takes as the plain value. */
const ownTags = 'tag:yaml.org,2002:';
const plainTags = new Set(['map', 'seq', 'str', 'int', 'float', 'bool', 'null', 'merge']);

/** Where a document has one of YAML's own tags that make something else of a value, as `!!omap` does. */
function oddTagIn(document: Document): number | null {
  let found: number | null = null;
  visit(document, (_, node) => {
    const tag = isNode(node) && !isAlias(node) ? node.tag : undefined;
    if (tag === undefined || !tag.startsWith(ownTags)) return undefined;
    if (plainTags.has(tag.slice(ownTags.length))) return undefined;
    found = (node as { range?: Range | null }).range?.[0] ?? 0;
    return visit.BREAK;
  });
  return found;
}

/** An alias without an anchor: most often text that begins with `*`. */
class NoAnchor extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super();
    this.offset = offset;
  }
}

/**
 * The tree of a document.
 *
 * @param start offset of the document's text in the file
 * @throws RangeError for a document beyond the limits, NoAnchor for an alias without an anchor
 */
function treeOf(document: Document, start: number): TreeNode | null {
  let nodesLeft = maxNodes;
  let aliasesLeft = maxAliases;
  const nodeOf = (node: unknown, depth: number): TreeNode | null => {
    nodesLeft -= 1;
    if (depth > maxDepth || nodesLeft < 0) throw new RangeError('too much');
    const read = (child: unknown): TreeNode | null => nodeOf(child, depth + 1);
    if (isAlias(node)) {
      aliasesLeft -= 1;
      if (aliasesLeft < 0) throw new RangeError('too many aliases');
      const target = node.resolve(document);
      if (target === undefined) throw new NoAnchor(node.range?.[0] ?? 0);
      return read(target);
    }
    const place = placeOf((node as { range?: Range | null } | null)?.range, start);
    if (isMap(node)) return { type: 'object', ...place, children: propertiesIn(node, read) };
    if (isSeq(node)) {
      return { type: 'array', ...place, children: node.items.flatMap((item) => read(item) ?? []) };
    }
    return isScalar(node) ? scalarNode(node.value, place) : null;
  };
  return nodeOf(document.contents, 0);
}

/** The properties of a map: its own, and those that merge keys (`<<`) add where it has none of that name. */
function propertiesIn(map: YAMLMap, read: (node: unknown) => TreeNode | null): TreeNode[] {
  const own: TreeNode[] = [];
  const merged: TreeNode[] = [];
  for (const { key, value } of map.items) {
    const keyNode = read(key);
    if (keyNode === null || !['string', 'number', 'boolean'].includes(keyNode.type)) {
      throw new Error('a key that is no text');
    }
    const name = String(keyNode.value);
    const valueNode = read(value) ?? { type: 'null', offset: keyNode.offset, length: 0 };
    if (name === '<<') merged.push(...mergedBy(valueNode));
    else own.push(propertyNode({ ...keyNode, value: name }, valueNode));
  }
  const names = new Set(own.map(nameOf));
  const added = merged.filter((property) => {
    const isNew = !names.has(nameOf(property));
    names.add(nameOf(property));
    return isNew;
  });
  return [...own, ...added];
}

/** The properties that the value of a merge key, a map or a list of maps, brings in. */
function mergedBy(value: TreeNode): TreeNode[] {
  const sources = value.type === 'array' ? (value.children ?? []) : [value];
  if (sources.some(({ type }) => type !== 'object')) throw new Error('a merge of no map');
  return sources.flatMap(({ children = [] }) => children);
}

function propertyNode(key: TreeNode, value: TreeNode): TreeNode {
  const { offset } = key;
  const end = Math.max(offset + key.length, value.offset + value.length);
  return { type: 'property', offset, length: Math.max(end - offset, 0), children: [key, value] };
}

function nameOf({ children }: TreeNode): unknown {
  return children?.[0]?.value;
}

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

function placeOf(
  range: Range | null | undefined,
  start: number,
): { offset: number; length: number } {
  const [from, to] = range ?? [0, 0];
  return { offset: start + from, length: to - from };
}
