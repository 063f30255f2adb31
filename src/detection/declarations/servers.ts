import { type EntryRules, hasCommand, innerEntry, isEntry, readEntry } from './entry.ts';
import { familyServers, isFamilyKey } from './family.ts';
import { allRepeatedKeys, repeatedKeys } from './repeated-keys.ts';
import { isOwnServer, isRecord, isSchema, serversAmong } from './server-keys.ts';
import { unselectedMaps } from './switches.ts';
import {
  entriesOf,
  memberOf,
  type Property,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
} from './tree.ts';
import {
  type BareDeclaration,
  type ContentFault,
  type Environment,
  emptyContent,
  type ParsedContent,
  type ServerList,
} from './types.ts';

/** How a client's file differs from the shape that most clients use. */
export interface Dialect extends EntryRules {
  /** Key paths to servers; all of them are read. `*` matches any key. */
  readonly wrappers?: readonly (readonly string[])[];
  /**
   * Keys that can have another meaning in a map of servers. Their values count only if they have the shape of
   * an entry.
   */
  readonly beside?: readonly string[];
  /** Whether the client ignores the case of keys. */
  readonly foldsKeys?: boolean;
  /**
   * Whether entries can be at the top level, without a wrapper. With `alone`, entries count only if no other
   * keys are next to them, because the file might serve another purpose.
   */
  readonly mayBeBare?: boolean | 'alone';
  /** Whether the key paths can start inside nested objects. */
  readonly isDeep?: boolean;
  /** Whether servers are also read under any key for servers, as defined in `server-keys.ts`. */
  readonly byKey?: boolean;
  /**
   * Whether to ignore a map in which no value has the shape of an entry, because it then serves another
   * purpose, such as messages.
   */
  readonly mayHoldTexts?: boolean;
  /** Whether only values with the shape of an entry count, because the file might serve another purpose. */
  readonly onlyByShape?: boolean;
}

/**
 * Key paths that occur in nearly every client's files, either defined by the client or copied from another
 * client.
 */
export const commonWrappers = [
  ['mcpServers'],
  ['servers'],
  ['context_servers'],
  ['mcp_servers'],
  ['mcp-servers'],
  ['mcp', 'servers'],
  ['mcp', 'mcpServers'],
] as const;

export function dialectReadsKey(dialect: Dialect, key: string): boolean {
  const { wrappers = commonWrappers, mayBeBare = false, byKey = false } = dialect;
  const isWrapper = wrappers.some(([first]) => first === key || first === '*');
  // `alone` is left out: a Kubernetes object always has a `kind` key, so its entries are never alone.
  return isWrapper || mayBeBare === true || (byKey && isFamilyKey(key));
}

interface Entries {
  readonly map: TreeNode;
  /** Reports whether a value is an entry; null if every value is an entry. */
  readonly isServer: ((value: TreeNode) => boolean) | null;
  /** The entries, if they are not directly in the map. */
  readonly servers?: readonly Property[];
}

/**
 * Reads servers in the usual shape, as modified by the dialect. The usual shape is a map from alias to
 * `{command, args, env, cwd}` or `{url}`, or a list of entries with a `name`.
 */
export function readServers(document: TreeDocument, dialect: Dialect): ParsedContent {
  const { spanOf } = document;
  const root =
    dialect.foldsKeys && document.root !== null ? foldKeys(document.root) : document.root;
  if (root === null || (dialect.onlyByShape && isSchema(root))) return emptyContent;
  if (root.type === 'array' && dialect.onlyByShape) {
    return readServers({ ...document, root: wrap('servers', root) }, dialect);
  }
  if (root.type !== 'object') {
    // One of several documents in a file can be a plain string.
    if (dialect.onlyByShape) return emptyContent;
    const fault = { message: 'not an object at the top level', span: spanOf(root) };
    return { declarations: [], faults: [fault] };
  }
  const faults: ContentFault[] = [];
  const declarations: BareDeclaration[] = [];
  const switchesOn: string[] = [];
  const serverLists: ServerList[] = [];
  const completes = new Map<string, Environment>();
  const partials: BareDeclaration[] = [];
  const unselected = unselectedMaps(root);
  const wrappers = dialect.wrappers ?? commonWrappers;
  repeatedKeys(root, spanOf, new Set(wrappers.map(([first = '']) => first)), faults);
  const readNodes = new Set<TreeNode>();
  const readEntries = new Set<TreeNode>();
  for (const { map, isServer: counts, servers } of entriesIn(root, wrappers, dialect)) {
    // Several key paths can lead to the same map.
    if (readNodes.has(map)) continue;
    readNodes.add(map);
    if (map.type !== 'object' && map.type !== 'array') {
      if (map.type !== 'null' && counts === null && !dialect.mayHoldTexts) {
        faults.push({
          message: 'its server list is neither an object nor an array',
          span: spanOf(map),
        });
      }
      continue;
    }
    const entries = servers ?? entriesOf(map);
    if (dialect.mayHoldTexts && !entries.some(({ value }) => isEntry(value, true))) continue;
    allRepeatedKeys(map, spanOf, faults);
    for (const property of entries) {
      if (readEntries.has(property.node)) continue;
      readEntries.add(property.node);
      if (counts !== null && !counts(property.value)) continue;
      if (dialect.beside?.includes(property.key) && !isEntry(property.value, true)) continue;
      if (dialect.onlyByShape && isRecord(property.value)) continue;
      const content = readEntry(property, spanOf, dialect);
      // Not spread into `push`, because a hostile file can contain more items than a call can take as
      // arguments.
      for (const each of content.declarations) {
        const { blockedBy = [] } = each;
        const isAside = unselected.has(map);
        const aside = { blockedBy: new Map([...blockedBy, ['profile', 1]]) };
        declarations.push(isAside ? { ...each, ...aside } : each);
      }
      for (const each of content.faults) faults.push(each);
      for (const each of content.switchesOn ?? []) switchesOn.push(each);
      for (const each of content.serverLists ?? []) serverLists.push(each);
      for (const each of content.partials ?? []) partials.push(each);
      for (const [alias, variables] of content.completes ?? []) {
        completes.set(alias, new Map([...(completes.get(alias) ?? []), ...variables]));
      }
    }
  }
  declarations.sort(compareByPlace);
  return { declarations, faults, switchesOn, serverLists, completes, partials };
}

function entriesIn(
  root: TreeNode,
  wrappers: readonly (readonly string[])[],
  { onlyByShape = false, isDeep, byKey, mayBeBare, beside = [] }: Dialect,
): Entries[] {
  // An unknown client's file can nest servers more deeply, for example in profiles.
  const tops = onlyByShape || isDeep ? objectsIn(root, 6) : [root];
  // In an API description, values under a plain `servers` key are the API's addresses.
  const isApi = ['openapi', 'swagger', 'asyncapi'].some((key) => memberOf(root, key) !== null);
  const isPlainServer = (each: TreeNode): boolean => isEntry(each) || innerEntry(each) !== null;
  const byPath = wrappers.flatMap((path) => {
    const isOfMap = path.length > 1 && beside.includes(path.at(-1) ?? '');
    const all = tops.flatMap((top) => membersAt(top, path));
    const maps = isOfMap ? all.filter((map) => !isEntry(map, true)) : all;
    const countsIn = (map: TreeNode) =>
      isApi ? hasCommand : serversAmong(path, mapValues(map), isPlainServer);
    return maps.map((map) => ({ map, isServer: onlyByShape ? countsIn(map) : null }));
  });
  const ofFamily = byKey ? familyServers(root).map((each) => ({ ...each, isServer: null })) : [];
  // The first rule to find a map applies. With `onlyByShape`, keys for servers come first, because their rule
  // accepts an entry that contains only an image.
  const all = onlyByShape ? [...ofFamily, ...byPath] : [...byPath, ...ofFamily];
  const top = mayBeBare === 'alone' ? onlyEntries(root) : mayBeBare ? bareEntries(root) : null;
  return top === null ? all : [...all, { map: top, isServer: null }];
}

const compareByPlace = ({ span: a }: BareDeclaration, { span: b }: BareDeclaration): number =>
  a.start.line - b.start.line || a.start.column - b.start.column;

/** Returns the values at a key path. A repeated key or `*` yields several values. */
export function membersAt(root: TreeNode, path: readonly string[]): TreeNode[] {
  return path.reduce<TreeNode[]>(
    (nodes, key) =>
      nodes.flatMap((node) =>
        propertiesOf(node)
          .filter((property) => property.key === key || key === '*')
          .map(({ value }) => value),
      ),
    [root],
  );
}

const spellings = new Map(
  'mcp mcpServers servers command args env url type disabled enabled'
    .split(' ')
    .map((key) => [key.toLowerCase(), key]),
);

function foldKeys(node: TreeNode): TreeNode {
  const children = node.children?.map(foldKeys);
  const [key, value] = children ?? [];
  if (node.type !== 'property' || key === undefined || value === undefined) {
    return children === undefined ? node : { ...node, children };
  }
  // Converts to upper case first, because some letters, such as the long s, match others only in upper case.
  const name = spellings.get(String(key.value).toUpperCase().toLowerCase()) ?? key.value;
  return { ...node, children: [{ ...key, value: name }, value] };
}

function objectsIn(node: TreeNode, depth: number): TreeNode[] {
  if (node.type !== 'object' || depth === 0) return [];
  return [node, ...propertiesOf(node).flatMap(({ value }) => objectsIn(value, depth - 1))];
}

export function wrap(key: string, value: TreeNode): TreeNode {
  const { offset, length } = value;
  const keyNode: TreeNode = { type: 'string', value: key, offset, length: 0 };
  const property: TreeNode = { type: 'property', offset, length, children: [keyNode, value] };
  return { type: 'object', offset, length, children: [property] };
}

const mapValues = (map: TreeNode): TreeNode[] => entriesOf(map).map(({ value }) => value);

function bareEntries(root: TreeNode): TreeNode {
  const children = (root.children ?? []).filter((property) =>
    isEntry(property.children?.[1] ?? null),
  );
  return { ...root, children };
}

const besideEntries = new Set(['$schema', 'inputs']);

/**
 * Returns the entries of a root that contains only entries; null for any other root. Each entry needs a list
 * of arguments or an address, because other programs' messages and settings have strings under the same keys.
 */
function onlyEntries(root: TreeNode): TreeNode | null {
  const children = (root.children ?? []).filter(
    ({ children: [key] = [] }) => !besideEntries.has(String(key?.value)),
  );
  const isAlone = children.every(({ children: [, value] = [] }) => {
    const isStarted = ['args', 'command', 'cmd'].some(
      (key) => memberOf(value ?? null, key)?.type === 'array',
    );
    const isConnected = ['url', 'httpUrl', 'serverUrl', 'uri'].some((key) =>
      /^[a-z]+:\/\//i.test(String(memberOf(value ?? null, key)?.value ?? '')),
    );
    return isEntry(value ?? null) && (isStarted || isConnected);
  });
  const [only, ...others] = propertiesOf({ ...root, children });
  const isOwn = only !== undefined && others.length === 0 && isOwnServer(only);
  return isAlone && !isOwn ? { ...root, children } : null;
}
