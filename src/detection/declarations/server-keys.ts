import { wordList } from '../launch/word-list.ts';
import { innerEntry, isEntry, mayBeEntry, startingValues } from './entry.ts';
import { memberOf, type Property, propertiesOf, type TreeNode } from './tree.ts';
import type { TextTest } from './types.ts';

/**
 * Finds servers by shape alone: entries under one of the keys that clients use for servers, including in
 * nested objects. Measured on 185 repositories: entries under other keys, such as a plain `servers`, were not
 * servers.
 */

/** Matches a key for servers, or a longer key that ends in one, as in `amp.mcpServers`. */
export const serverMapKey =
  /(?:^|[./_])(?:mcp[-_.]?servers|context_servers)$|mcp_(?:clients|connections)$/i;
const mcpKey = /(?:^|[./_])mcp$/i;

/**
 * Keys whose values describe other values or list denied servers, so nothing below them declares a server.
 */
const describing = new Set(
  wordList(`
  properties $defs definitions inputs components schemas paths hooks probes jwks deniedMcpServers
`),
);

export const isDescribing = (key: string): boolean => describing.has(key);

/** Every file with a key for servers contains at least one of these words. */
export const mayNameServers: TextTest = /mcp|context_servers/i;

/** Maximum nesting depth of an object that contains a key for servers. */
const maxAround = 6;

export interface ServerMap {
  readonly property: Property;
  /** The keys of the objects that contain the value, starting at the root. */
  readonly keyPath: readonly string[];
}

/**
 * Returns the values under keys for servers, in file order. Values inside a list or below one of the
 * `describing` keys are omitted.
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
 * Returns the parts of a plain `mcp` key that hold servers: a list, a `servers` member, or members with a
 * server type, as in OpenCode.
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
 * Returns a function that reports whether a value in a map is a server, judged by its shape. Under a key used
 * only for servers, values with unknown keys also count if they are next to servers.
 *
 * @param keyPath the keys that lead to the map
 * @param isElsewhere whether a value under any other key is a server
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
 * Matches the address of a source code page. Such a page is not a server, because only the host determines
 * the response.
 */
const repositoryPage = /^https:\/\/(?:github|gitlab)\.com\/[\w.-]+\/[\w.-]+\/?$/;

/**
 * Reports whether an entry in an unknown client's file contains only the address of the server's code, as in
 * a catalog.
 */
export function isRecord(node: TreeNode): boolean {
  return hasOnlyAddresses(node, repositoryPage);
}

const ownAddress = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?::\d{1,5})?\/?$/;

/**
 * Reports whether the `server` section of a program's settings contains only the address on which the program
 * listens.
 */
export function isOwnServer({ key, value }: Property): boolean {
  return key === 'server' && hasOnlyAddresses(value, ownAddress);
}

function hasOnlyAddresses(node: TreeNode, kind: RegExp): boolean {
  const values = startingValues(node);
  return (
    values.length > 0 &&
    innerEntry(node) === null &&
    values.every(({ type, value }) => type === 'string' && kind.test(String(value)))
  );
}

/**
 * Reports whether a file is a JSON Schema. A file with a top-level key for servers does not count, even if it
 * claims to be a schema.
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

/** Matches template syntax, as used in charts and file generators. */
const template = /\{\{-?\s*(?:\.|(?:if|range|with|include|toYaml|define|template|end)\b)/;

/**
 * Matches text that cannot be parsed but contains a key for servers and a key that entries use. A template
 * counts only if it contains a command.
 */
export const showsServers: TextTest = {
  test: (text) =>
    writtenKeys.some((words) => words.every((word) => word.test(text))) &&
    writtenEntry.test(text) &&
    (writtenCommand.test(text) || !template.test(text)),
};

/**
 * Words that suggest that an unreadable agent file declares servers, and escapes that might hide these words.
 */
export const serverWords =
  /mcp[_-]?servers|mcp[_-]config|mcp\s+add|context_servers|enabledPlugins|plugin_marketplaces|claude_args|toolsets|mcps|\bcmd\b|\buri\b|streamable_http|type:\s*["']?(?:mcp|poci|stdio)\b|\\[xuU\r\n]/i;

const agentKey = /\b(?:extensions|toolsets|mcps|mcp[-_]?servers)["']?[ \t]*:/i;

/**
 * Matches unreadable files that might declare servers. Used for file names that other programs also use, such
 * as those of chart files.
 */
export const showsAgents: TextTest = {
  test: (text) =>
    serverWords.test(text) &&
    (!template.test(text) || (agentKey.test(text) && writtenCommand.test(text))),
};
