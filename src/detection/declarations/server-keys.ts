import { wordList } from '../launch/word-list.ts';
import { innerEntry, isEntry, mayBeEntry, startingValues } from './entry.ts';
import { memberOf, type Property, propertiesOf, type TreeNode } from './tree.ts';
import type { TextTest } from './types.ts';

/**
 * Finds servers by shape alone: entries under one of the keys that clients use for servers, at any depth
 * inside objects. Measured on 185 repositories: entries under other keys, such as a plain `servers`, were not
 * servers.
 */

/** A key for servers, or the end of such a key, as in `amp.mcpServers`. */
export const serverMapKey =
  /(?:^|[./_])(?:mcp[-_.]?servers|context_servers)$|mcp_(?:clients|connections)$/i;
const mcpKey = /(?:^|[./_])mcp$/i;

/**
 * Keys whose values describe other values or list denied servers. Values below keys that describe other
 * values, or that list denied servers, declare no servers.
 */
const describing = new Set(
  wordList(`
  properties $defs definitions inputs components schemas paths hooks probes jwks deniedMcpServers
`),
);

/** Whether the values below a key only describe servers, or deny them. */
export const isDescribing = (key: string): boolean => describing.has(key);

/** A word that every file with a key for servers contains. */
export const mayNameServers: TextTest = /mcp|context_servers/i;

/** Maximum nesting depth of an object that contains a key for servers. */
const maxAround = 6;

/** A value under a key for servers. */
export interface ServerMap {
  readonly property: Property;
  /** The keys of the objects that contain the value, starting at the root. */
  readonly keyPath: readonly string[];
}

/**
 * Returns the values in a tree that are under a key for servers, in file order. Values below a list or a
 * description are omitted.
 */
export function serverMaps(node: TreeNode, way: readonly string[] = []): ServerMap[] {
  if (way.length > maxAround || describing.has(way.at(-1) ?? '')) return [];
  return propertiesOf(node).flatMap((property) => {
    const { key, value } = property;
    const own = serverMapKey.test(key)
      ? [property]
      : mcpKey.test(key)
        ? serversOfMcp(property)
        : [];
    return [
      ...own.map((each) => ({
        property: each,
        keyPath: each === property ? way : [...way, key],
      })),
      ...serverMaps(value, [...way, key]),
    ];
  });
}

/**
 * A plain `mcp` key counts if its value is a list of servers, contains a key for servers, or contains members
 * with a server type, as in OpenCode.
 */
function serversOfMcp(property: Property): Property[] {
  if (property.value.type === 'array') return [property];
  const members = propertiesOf(property.value);
  const isTyped = members.some(({ value }) =>
    ['local', 'remote', 'stdio', 'http', 'sse'].includes(String(memberOf(value, 'type')?.value)),
  );
  const plain = members.filter(({ key }) => key.toLowerCase() === 'servers');
  return isTyped ? [property, ...plain] : plain;
}

/**
 * Returns a function that checks which values in a map are servers, by their shape. Under a key that is used
 * only for servers, values with unknown keys also count if they are next to servers.
 *
 * @param keyPath the keys that lead to the map
 * @param isElsewhere whether a value under another key is a server
 */
export function serversAmong(
  keyPath: readonly string[],
  values: readonly TreeNode[],
  isElsewhere: (value: TreeNode) => boolean,
): (value: TreeNode) => boolean {
  if (!serverMapKey.test(keyPath.join('.'))) return isElsewhere;
  const isServer = (value: TreeNode): boolean => isElsewhere(value) || isEntry(value, true);
  return values.some(isServer) ? (value) => isServer(value) || mayBeEntry(value) : isServer;
}

/**
 * Matches a page that shows source code. A source code page is not a server, because only the host determines
 * the response.
 */
const repositoryPage = /^https:\/\/(?:github|gitlab)\.com\/[\w.-]+\/[\w.-]+\/?$/;

/**
 * Whether an entry in an unknown client's file contains only the address of the server's code, as in a
 * catalog.
 */
export function isRecord(node: TreeNode): boolean {
  return hasOnlyAddresses(node, repositoryPage);
}

const ownAddress = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?::\d{1,5})?\/?$/;

/** Whether the section `server` in a program's settings is the address that the program listens on. */
export function isOwnServer({ key, value }: Property): boolean {
  return key === 'server' && hasOnlyAddresses(value, ownAddress);
}

/**
 * Whether an entry contains only addresses that match a pattern, and no other values that a client starts or
 * connects to.
 */
function hasOnlyAddresses(node: TreeNode, kind: RegExp): boolean {
  const values = startingValues(node);
  return (
    values.length > 0 &&
    innerEntry(node) === null &&
    values.every(({ type, value }) => type === 'string' && kind.test(String(value)))
  );
}

/**
 * Whether a file is a JSON Schema. A file that itself contains servers does not count as a schema, even if it
 * claims to be one.
 */
export function isSchema(root: TreeNode): boolean {
  return (
    String(memberOf(root, '$schema')?.value ?? '').includes('json-schema.org') &&
    !propertiesOf(root).some(({ key }) => serverMapKey.test(key))
  );
}

const writtenKeys = [
  [/(?:mcp[-_.]?servers|context_servers)["']?[ \t]*[:=\].]/i],
  [/\bmcp["']?[ \t]*[:=]/i, /\bservers["']?[ \t]*[:=]/i],
];
const writtenEntry = /\b(?:command|cmd|url|httpUrl|serverUrl|uri|target|image)["']?[ \t]*[:=]/i;
const writtenCommand = /\b(?:command|cmd)["']?[ \t]*[:=]/i;

/** Template syntax that a chart or a generator uses to create files. */
const template = /\{\{-?\s*(?:\.|(?:if|range|with|include|toYaml|define|template|end)\b)/;

/**
 * Whether a file that cannot be parsed in its format contains keys for servers. A template counts only if it
 * contains a command.
 */
export const showsServers: TextTest = {
  test: (text) =>
    writtenKeys.some((words) => words.every((word) => word.test(text))) &&
    writtenEntry.test(text) &&
    (writtenCommand.test(text) || !template.test(text)),
};

/**
 * Words that show that an unreadable agent file may declare servers, or an escape that may hide such a word.
 */
export const serverWords =
  /mcp[_-]?servers|mcp[_-]config|mcp\s+add|context_servers|enabledPlugins|plugin_marketplaces|claude_args|toolsets|mcps|\bcmd\b|\buri\b|streamable_http|type:\s*["']?(?:mcp|poci|stdio)\b|\\[xuU\r\n]/i;

const agentKey = /\b(?:extensions|toolsets|mcps|mcp[-_]?servers)["']?[ \t]*:/i;

/**
 * Whether an unreadable file may declare servers, for file names that other programs also use, such as chart
 * files.
 */
export const showsAgents: TextTest = {
  test: (text) =>
    serverWords.test(text) &&
    (!template.test(text) || (agentKey.test(text) && writtenCommand.test(text))),
};
