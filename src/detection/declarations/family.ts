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
 * Finds servers in any client's files by structure alone. It looks for entries near a key made up of words
 * for MCP servers, and for objects whose type refers to an MCP server.
 *
 * Measured on 53 repositories: 412 results, 3 of them doubtful. In those repositories, entries under a plain
 * `servers` key and bare entries were not servers.
 */

const words = familyWords.source;
const family = new RegExp(
  `^(?:mcps?|contextservers$)(?:${words})*$|^(?:${words})+mcps?(?:${words})*$`,
);
const further = new RegExp(`^(?:mcps?|${words})+$`);

const transport = /^(?:stdio|https?|sse|remote|streamablehttp)$/;

/** Maximum length of a key, in characters. Real keys for servers are shorter. */
const longestKey = 60;

const collapseKey = (key: string): string => key.replace(/[-_ ]/g, '').toLowerCase();

/**
 * Reports whether a key has servers below it. `mcpServers`, `mcp_clients`, `mcp` and `amp.mcpServers` do;
 * `mcpGateway`, `beforeMCPExecution` and `mcp-qdrant` do not.
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
 * Reports whether only servers occur below these keys. If so, any name can be an alias, and an unknown value
 * next to servers is also a server.
 */
const holdsServersOnly = (keys: string): boolean =>
  /(?:mcp|context)servers?$/.test(collapseKey(keys));

/**
 * Keys below which only `mcpServers` and similar keys count. Java framework settings have a custom reader,
 * and a Compose service can be named `mcp`.
 */
const needsServerKey = /^(?:spring|quarkus|services)$/;

/** Maximum number of nested objects and lists around a key for servers, and between that key and an entry. */
const maxAround = 8;
const maxBetween = 3;

export interface FamilyServers {
  readonly map: TreeNode;
  /** Entries keyed by alias, with their fields in the usual spelling. */
  readonly servers: readonly Property[];
}

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
 * Returns the value of a key for servers, if that value is a complete entry, and the entries nested in it.
 */
function serversBelow({ key, node, value }: Property): Property[] {
  const nestedMembers = membersBelow(value, maxBetween, null, key);
  if (!isServer(value)) return nestedMembers;
  // A lone entry might be a server's settings, such as the address it listens on, so only a complete entry
  // counts.
  const alone = isWholeEntry(value) ? [{ key: itemName(value) ?? key, node, value }] : [];
  // An entry's fields are not servers. Under a key that holds only servers, however, any name can be an
  // alias.
  const isAlias = (each: Property): boolean => holdsServersOnly(key) || !isFieldOfEntry(each);
  return [...alone, ...nestedMembers.filter(isAlias)];
}

/**
 * Returns the servers below a value.
 *
 * @param steps how many objects and lists can still surround an entry
 * @param alias the only unrecognized key above the value; null if every key above it is recognized
 * @param keys the concatenated keys for servers above the value
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

function isServer(value: TreeNode): boolean {
  if (value.type !== 'object') return false;
  const entry = normaliseEntry(value);
  return isEntry(entry, true) || innerEntry(entry) !== null;
}

/** Returns the outermost objects with a command or an address, at most `levels` levels below the value. */
function launchesIn(node: TreeNode, levels: number): TreeNode[] {
  if (isServer(node)) return [node];
  if (levels === 0) return [];
  return propertiesOf(node).flatMap(({ key, value }) =>
    isDescribing(key) ? [] : launchesIn(value, levels - 1),
  );
}

/** Maximum number of levels between an object with a server type and its launch. */
const maxTyped = 2;

/**
 * Matches object types that refer to servers, such as `mcp`, `mcp_client` and `RemoteMCPServer`, but not the
 * title `GitMCP`.
 */
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

/** Reports whether an entry contains more than an image. An image alone can belong to any program. */
const isStarted = (value: TreeNode): boolean => {
  const entry = normaliseEntry(value);
  return memberOf(entry, 'image') === null || isEntry(entry);
};

/** Reports whether a lone entry is complete: it has a command with arguments, or a complete address. */
function isWholeEntry(node: TreeNode): boolean {
  const { children = [] } = normaliseEntry(node);
  const whole = { ...node, children };
  const hasWords = memberOf(whole, 'args') !== null || memberOf(whole, 'command')?.type === 'array';
  if (hasCommand(whole)) return hasWords;
  return propertiesOf(whole).some(
    ({ value }) => value.type === 'string' && /^(?:https?|wss?):\/\/\S/i.test(String(value.value)),
  );
}
