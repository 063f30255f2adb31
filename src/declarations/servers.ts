import { type EntryRules, isEntry, readEntry } from './entry.ts';
import { emptyReading, type FoundDeclaration, type Reading, type ReadingFault } from './reader.ts';
import { allRepeatedKeys, repeatedKeys } from './repeated-keys.ts';
import { memberOf, type Property, propertiesOf, type TreeDocument, type TreeNode } from './tree.ts';

/** How a client's file differs from the shape that most share. */
export interface Dialect extends EntryRules {
  /** Key paths of servers; all of them are read. */
  readonly wrappers?: readonly (readonly string[])[];
  /** Whether the client ignores the case of keys. */
  readonly foldsKeys?: boolean;
  /** Whether entries may be at the top level, without a wrapper. */
  readonly mayBeBare?: boolean;
  /** Whether the key paths may begin below other objects. */
  readonly isDeep?: boolean;
  /** Whether a value must have the shape of an entry to be one: the file may be about something else. */
  readonly onlyByShape?: boolean;
}

/** Key paths that occur in nearly every client's file, its own or one copied from another client. */
export const commonWrappers = [
  ['mcpServers'],
  ['servers'],
  ['context_servers'],
  ['mcp_servers'],
  ['mcp', 'servers'],
  ['mcp', 'mcpServers'],
] as const;

/**
 * Reads the shape that most clients share: a map from alias to `{command, args, env, cwd}` or `{url}`,
 * or a list of such entries with a `name`, with the differences of one dialect.
 */
export function readServers(document: TreeDocument, dialect: Dialect): Reading {
  const { spanOf } = document;
  const root = dialect.foldsKeys && document.root !== null ? folded(document.root) : document.root;
  if (root === null) return emptyReading;
  if (root.type === 'array' && dialect.onlyByShape) {
    return readServers({ ...document, root: wrap('servers', root) }, dialect);
  }
  if (root.type !== 'object') {
    const fault = { message: 'not an object at the top', span: spanOf(root) };
    return { declarations: [], faults: [fault] };
  }
  // `servers` in a description of an API are addresses of that API.
  const isApi = ['openapi', 'swagger', 'asyncapi'].some((key) => memberOf(root, key) !== null);
  if (dialect.onlyByShape && isApi) return emptyReading;
  const faults: ReadingFault[] = [];
  const declarations: FoundDeclaration[] = [];
  const switchesOn: string[] = [];
  const wrappers = dialect.wrappers ?? commonWrappers;
  repeatedKeys(root, spanOf, new Set(wrappers.map(([first = '']) => first)), faults);
  // A file of no known client may have its servers deeper, for example in profiles.
  const tops = dialect.onlyByShape || dialect.isDeep ? objectsIn(root, 6) : [root];
  const maps = tops.flatMap((top) => wrappers.flatMap((path) => membersAt(top, path)));
  const bare = dialect.mayBeBare ? [bareEntries(root, dialect.onlyByShape ?? false)] : [];
  // Several key paths may lead to one map.
  for (const map of new Set([...maps, ...bare])) {
    if (map.type !== 'object' && map.type !== 'array') {
      if (map.type !== 'null' && !dialect.onlyByShape) {
        faults.push({ message: 'servers that are no entries', span: spanOf(map) });
      }
      continue;
    }
    allRepeatedKeys(map, spanOf, faults);
    for (const property of entriesOf(map)) {
      if (dialect.onlyByShape && !isEntry(property.value)) continue;
      const reading = readEntry(property, spanOf, dialect);
      // Loops, because a hostile file may have more of them than a call can have arguments.
      for (const each of reading.declarations) declarations.push(each);
      for (const each of reading.faults) faults.push(each);
      for (const each of reading.switchesOn ?? []) switchesOn.push(each);
    }
  }
  return { declarations: declarations.sort(byPlace), faults, switchesOn };
}

function byPlace({ span: a }: FoundDeclaration, { span: b }: FoundDeclaration): number {
  return a.start.line - b.start.line || a.start.column - b.start.column;
}

/** The values at a key path: more than one where a key is repeated. */
function membersAt(root: TreeNode, path: readonly string[]): TreeNode[] {
  return path.reduce<TreeNode[]>(
    (nodes, key) =>
      nodes.flatMap((node) =>
        propertiesOf(node)
          .filter((property) => property.key === key)
          .map(({ value }) => value),
      ),
    [root],
  );
}

/** The spellings of known keys, by their lower case. */
const spellings = new Map(
  [
    'mcp',
    'mcpServers',
    'servers',
    'command',
    'args',
    'env',
    'url',
    'type',
    'disabled',
    'enabled',
  ].map((key) => [key.toLowerCase(), key]),
);

/** A tree whose known keys have the spelling that this reader expects. */
function folded(node: TreeNode): TreeNode {
  const children = node.children?.map(folded);
  const [key, value] = children ?? [];
  if (node.type !== 'property' || key === undefined || value === undefined) {
    return children === undefined ? node : { ...node, children };
  }
  // Upper case first: some letters, such as the long s, are only equal to others there.
  const name = spellings.get(String(key.value).toUpperCase().toLowerCase()) ?? key.value;
  return { ...node, children: [{ ...key, value: name }, value] };
}

/** An object and those below it, down to a depth. */
function objectsIn(node: TreeNode, depth: number): TreeNode[] {
  if (node.type !== 'object' || depth === 0) return [];
  return [node, ...propertiesOf(node).flatMap(({ value }) => objectsIn(value, depth - 1))];
}

/** An object with one value under a key. */
export function wrap(key: string, value: TreeNode): TreeNode {
  const { offset, length } = value;
  const keyNode: TreeNode = { type: 'string', value: key, offset, length: 0 };
  const property: TreeNode = { type: 'property', offset, length, children: [keyNode, value] };
  return { type: 'object', offset, length, children: [property] };
}

/** The entries of a map by their keys, and of a list by their names. */
export function entriesOf(map: TreeNode): Property[] {
  if (map.type === 'object') return propertiesOf(map);
  return (map.children ?? []).map((item, index) => {
    const name = memberOf(item, 'name') ?? memberOf(item, 'id');
    return {
      key: name?.type === 'string' ? String(name.value) : `#${index + 1}`,
      node: item,
      value: item,
    };
  });
}

/** Keys of unrelated files whose values may have an address. */
const otherAddresses = new Set(
  'repository bugs homepage author license publisher funding info contact externalDocs icon'.split(
    ' ',
  ),
);

/**
 * The root without its other keys, such as `inputs`, beside entries that have no wrapper.
 */
function bareEntries(root: TreeNode, onlyByShape: boolean): TreeNode {
  const children = (root.children ?? []).filter((property) => {
    const value = property.children?.[1] ?? null;
    const isOther = otherAddresses.has(String(property.children?.[0]?.value));
    const starts = ['command', 'cmd'].some((key) => memberOf(value, key) !== null);
    return isEntry(value) && (starts || !(onlyByShape && isOther));
  });
  return { ...root, children };
}
