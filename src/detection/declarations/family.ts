import { familyWords } from './content-words.ts';
import {
  hasCommand,
  innerEntry,
  isEntry,
  isFieldOfEntry,
  mayBeEntry,
  normaliseEntry,
} from './entry.ts';
import { isDescribing, serverMapKey } from './server-keys.ts';
import {
  entriesOf,
  itemName,
  memberOf,
  type Property,
  propertiesOf,
  type TreeNode,
} from './tree.ts';

/**
 * Finds servers in any client's files with one structural rule. The rule finds entries near a key that
 * consists of words for MCP servers, and objects whose type refers to an MCP server. Measured on 53
 * repositories: 412 results, 3 of them doubtful. In those repositories, entries under a plain `servers` key
 * and bare entries were not servers.
 */

const words = familyWords.source;
const family = new RegExp(
  `^(?:mcps?|contextservers$)(?:${words})*$|^(?:${words})+mcps?(?:${words})*$`,
);
const further = new RegExp(`^(?:mcps?|${words})+$`);

/** Keys that specify an entry's transport. */
const transport = /^(?:stdio|https?|sse|remote|streamablehttp)$/;

/** Maximum length of a key: longer than real keys for servers. */
const longestKey = 60;

/** Returns a key in lower case, without separators between its words. */
const collapseKey = (key: string): string => key.replace(/[-_ ]/g, '').toLowerCase();

/**
 * Whether a key shows that servers are below it: `mcpServers`, `mcp_clients`, `mcp`, `amp.mcpServers`; not
 * `mcpGateway`, `beforeMCPExecution`, `mcp-qdrant`.
 */
export function isFamilyKey(key: string): boolean {
  if (serverMapKey.test(key)) return true;
  if (key.length > longestKey) return false;
  const parts = key.split(/[./]/).map(collapseKey);
  return parts.some((_, index) => family.test(parts.slice(index).join('')));
}

const isFurther = (key: string): boolean => {
  const plain = collapseKey(key);
  return key.length <= longestKey && (further.test(plain) || transport.test(plain));
};

/**
 * Whether keys contain only servers. Below keys that contain only servers, any name may be an alias, and an
 * unknown value next to servers is also a server.
 */
const holdsServersOnly = (keys: string): boolean =>
  /(?:mcp|context)servers?$/.test(collapseKey(keys));

/**
 * Keys below which only `mcpServers` and similar keys count. Java framework settings have a custom reader,
 * and a Compose service may be named `mcp`.
 */
const needsServerKey = /^(?:spring|quarkus|services)$/;

/** Maximum number of nested objects and lists around a key for servers, and between that key and an entry. */
const maxAround = 8;
const maxBetween = 3;

/** The servers below one key, and the value that contains them. */
export interface FamilyServers {
  readonly map: TreeNode;
  /** Entries by alias, with the usual spelling of their keys. */
  readonly servers: readonly Property[];
}

/** Returns the servers in a tree, found by key and by type. */
export function familyServers(root: TreeNode): FamilyServers[] {
  const takenNodes = new Set<TreeNode>();
  const families: FamilyServers[] = [];
  const add = (map: TreeNode, servers: readonly Property[]): void => {
    const newServers = servers.filter(({ value }) => !takenNodes.has(value));
    for (const { value } of newServers) takenNodes.add(value);
    if (newServers.length > 0) {
      families.push({
        map,
        servers: newServers.map((each) => ({ ...each, value: normaliseEntry(each.value) })),
      });
    }
  };
  const visit = (node: TreeNode, depth: number, isStrict: boolean): void => {
    if (depth > maxAround) return;
    if (node.type === 'array') {
      for (const item of node.children ?? []) {
        typed({ key: itemName(item) ?? 'server', node: item, value: item });
        visit(item, depth + 1, isStrict);
      }
      return;
    }
    for (const property of propertiesOf(node)) {
      const { key, value } = property;
      if (isDescribing(key)) continue;
      if (isStrict ? serverMapKey.test(key) : isFamilyKey(key)) add(value, serversBelow(property));
      typed(property);
      visit(value, depth + 1, isStrict || needsServerKey.test(key));
    }
  };
  const typed = (property: Property): void => {
    if (!isTypedServer(property.value)) return;
    const [only, ...others] = launchesIn(property.value, maxTyped).filter(isStarted);
    if (only === undefined || others.length > 0) return;
    const key = itemName(property.value) ?? property.key;
    add(property.value, [{ key, node: property.node, value: only }]);
  };
  typed({ key: 'server', node: root, value: root });
  visit(root, 0, false);
  return families;
}

/**
 * Returns the servers below a key for servers: the key's value, if the value is an entry, and the value's
 * members.
 */
function serversBelow({ key, node, value }: Property): Property[] {
  const nestedMembers = membersBelow(value, maxBetween, null, key);
  if (!isServer(value)) return nestedMembers;
  // A single entry may contain the server's own settings, for example the address it listens on.
  const alone = isWholeEntry(value) ? [{ key: itemName(value) ?? key, node, value }] : [];
  // An entry's fields are not servers, unless the names below the key are aliases.
  const isAlias = (each: Property): boolean => holdsServersOnly(key) || !isFieldOfEntry(each);
  return [...alone, ...nestedMembers.filter(isAlias)];
}

/**
 * Returns the servers below a value.
 *
 * @param steps the number of objects and lists that may still surround an entry
 * @param alias the only unrecognized key above the value; null if there is no such key
 * @param keys the keys for servers above this value, joined
 */
function membersBelow(
  node: TreeNode,
  steps: number,
  alias: string | null,
  keys: string,
): Property[] {
  if (steps === 0) return [];
  const isOnly = holdsServersOnly(keys);
  const members = entriesOf(node).filter(
    ({ key, value }) => !isDescribing(key) || (isOnly && isServer(value)),
  );
  const hasServers = members.some(({ value }) => isServer(value));
  return members.flatMap((member): Property[] => {
    const { key, value } = member;
    const isItem = node.type === 'array';
    const ownAlias = isItem ? (itemName(value) ?? alias ?? key) : (alias ?? key);
    if (isServer(value)) return [{ ...member, key: ownAlias }];
    if (value.type !== 'object' && value.type !== 'array') return [];
    if (!isItem && isFurther(key)) {
      const inside = membersBelow(value, steps - 1, alias, keys + key);
      if (inside.length > 0) return inside;
    }
    if (alias !== null) return [];
    const childMembers = isItem
      ? membersBelow(value, steps - 1, itemName(value), keys)
      : launchesIn(value, 1).map((each) => ({ ...member, value: each }));
    if (childMembers.length > 0)
      return childMembers.map((each) => ({ ...each, key: isItem ? each.key : ownAlias }));
    // An entry with unknown keys is also a server if it is next to servers.
    return isOnly && hasServers && mayBeEntry(value) ? [{ ...member, key: ownAlias }] : [];
  });
}

/** Whether a value has the shape of an entry, regardless of how its keys are spelled. */
function isServer(value: TreeNode): boolean {
  if (value.type !== 'object') return false;
  const entry = normaliseEntry(value);
  return isEntry(entry, true) || innerEntry(entry) !== null;
}

/**
 * Returns the objects that contain a command or an address: the value itself, or objects up to `levels`
 * levels below it.
 */
function launchesIn(node: TreeNode, levels: number): TreeNode[] {
  if (isServer(node)) return [node];
  if (levels === 0) return [];
  return propertiesOf(node).flatMap(({ key, value }) =>
    isDescribing(key) ? [] : launchesIn(value, levels - 1),
  );
}

/** Maximum number of levels between an object with a server type and its launch. */
const maxTyped = 2;

/** Object types that refer to servers: `mcp`, `mcp_client`, `RemoteMCPServer`; not the title `GitMCP`. */
const serverType =
  /^[\w.:/@-]{0,40}mcp[\w.:/@-]{0,40}$|^(?:Remote)?MCP(?:Server|Client|Tool|Toolset|ServerStdio|ServerSse|ServerSSE|ServerStreamableHttp)?$/;
const otherKind = /(?:route|gateway|backend|policy|auth\d?|credentials?)s?$/i;

function isTypedServer(node: TreeNode): boolean {
  // Kubernetes objects have a custom reader.
  if (memberOf(node, 'apiVersion') !== null) return false;
  return ['type', 'kind', '_type', 'provider'].some((key) => {
    const value = memberOf(node, key)?.value;
    return typeof value === 'string' && serverType.test(value) && !otherKind.test(value);
  });
}

/** Whether an entry contains more than an image, because an image alone may belong to any program. */
const isStarted = (value: TreeNode): boolean => {
  const entry = normaliseEntry(value);
  return memberOf(entry, 'image') === null || isEntry(entry);
};

/** Whether the only entry under a key starts a server, or contains a server's complete address. */
function isWholeEntry(node: TreeNode): boolean {
  const { children = [] } = normaliseEntry(node);
  const whole = { ...node, children };
  const hasWords = memberOf(whole, 'args') !== null || memberOf(whole, 'command')?.type === 'array';
  if (hasCommand(whole)) return hasWords;
  return propertiesOf(whole).some(
    ({ value }) => value.type === 'string' && /^(?:https?|wss?):\/\/\S/i.test(String(value.value)),
  );
}
