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

/*
 * Finds servers in files of any client, by one structural rule: entries near a key that consists of words for
 * MCP servers, and objects whose type means an MCP server. Measured on 53 repositories: 412 rows, 3 of them
 * doubtful. Plain `servers` and bare entries were not servers there.
 */

const words = familyWords.source;
const family = new RegExp(
  `^(?:mcps?|contextservers$)(?:${words})*$|^(?:${words})+mcps?(?:${words})*$`,
);
const further = new RegExp(`^(?:mcps?|${words})+$`);

/** Keys for the transport of an entry. */
const transport = /^(?:stdio|https?|sse|remote|streamablehttp)$/;

/** Limit above the length of real keys of the family. */
const longestKey = 60;

/** Returns a key in lower case, without separators between its words. */
const collapseKey = (key: string): string => key.replace(/[-_ ]/g, '').toLowerCase();

/**
 * Whether a key means that servers are below it: `mcpServers`, `mcp_clients`, `mcp`, `amp.mcpServers`; not
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
 * Whether keys contain only servers: any name may be an alias there, and an unknown value next to servers is
 * also one.
 */
const holdsServersOnly = (keys: string): boolean =>
  /(?:mcp|context)servers?$/.test(collapseKey(keys));

/**
 * Keys below which only `mcpServers` and the like count: settings of Java's frameworks have a custom reader,
 * and the name of a Compose service may be `mcp`.
 */
const needsServerKey = /^(?:spring|quarkus|services)$/;

/** Maximum number of objects and lists around such a key, and between it and an entry. */
const maxAround = 8;
const maxBetween = 3;

/** The servers below one key, and the value that contains them. */
export interface FamilyServers {
  readonly map: TreeNode;
  /** Entries by their aliases, with the usual spelling of their keys. */
  readonly servers: readonly Property[];
}

/** Returns the servers of a tree, by key and by type. */
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

/** Returns the servers below a key of the family: its value, if that is an entry, and its members. */
function serversBelow({ key, node, value }: Property): Property[] {
  const nestedMembers = membersBelow(value, maxBetween, null, key);
  if (!isServer(value)) return nestedMembers;
  // A single entry may be the settings of a server itself, for example its listening address.
  const alone = isWholeEntry(value) ? [{ key: itemName(value) ?? key, node, value }] : [];
  // The fields of an entry are not servers, unless the key means that they are aliases.
  const isAlias = (each: Property): boolean => holdsServersOnly(key) || !isFieldOfEntry(each);
  return [...alone, ...nestedMembers.filter(isAlias)];
}

/**
 * @param steps the number of objects and lists that may still be around an entry
 * @param alias the one free key above; null if there is none yet
 * @param keys the keys of the family above, joined
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
    // Next to servers, an entry with unknown keys is also a server.
    return isOnly && hasServers && mayBeEntry(value) ? [{ ...member, key: ownAlias }] : [];
  });
}

/** Whether a value has the shape of an entry, in any spelling of its keys. */
function isServer(value: TreeNode): boolean {
  if (value.type !== 'object') return false;
  const entry = normaliseEntry(value);
  return isEntry(entry, true) || innerEntry(entry) !== null;
}

/**
 * Returns the objects with a command or an address in a value: the value itself, or objects some levels down.
 */
function launchesIn(node: TreeNode, levels: number): TreeNode[] {
  if (isServer(node)) return [node];
  if (levels === 0) return [];
  return propertiesOf(node).flatMap(({ key, value }) =>
    isDescribing(key) ? [] : launchesIn(value, levels - 1),
  );
}

/** Maximum number of levels between an object with the type of a server and its launch. */
const maxTyped = 2;

/** Types of objects that are servers: `mcp`, `mcp_client`, `RemoteMCPServer`; not the title `GitMCP`. */
const serverType =
  /^[\w.:/@-]{0,40}mcp[\w.:/@-]{0,40}$|^(?:Remote)?MCP(?:Server|Client|Tool|Toolset|ServerStdio|ServerSse|ServerSSE|ServerStreamableHttp)?$/;
const otherKind = /(?:route|gateway|backend|policy|auth\d?|credentials?)s?$/i;

function isTypedServer(node: TreeNode): boolean {
  // Objects of Kubernetes have a custom reader.
  if (memberOf(node, 'apiVersion') !== null) return false;
  return ['type', 'kind', '_type', 'provider'].some((key) => {
    const value = memberOf(node, key)?.value;
    return typeof value === 'string' && serverType.test(value) && !otherKind.test(value);
  });
}

/** Whether an entry has more than an image, which may belong to anything. */
const isStarted = (value: TreeNode): boolean => {
  const entry = normaliseEntry(value);
  return memberOf(entry, 'image') === null || isEntry(entry);
};

/** Whether the only entry under a key starts a server, or contains the whole address of one. */
function isWholeEntry(node: TreeNode): boolean {
  const { children = [] } = normaliseEntry(node);
  const whole = { ...node, children };
  const hasWords = memberOf(whole, 'args') !== null || memberOf(whole, 'command')?.type === 'array';
  if (hasCommand(whole)) return hasWords;
  return propertiesOf(whole).some(
    ({ value }) => value.type === 'string' && /^(?:https?|wss?):\/\/\S/i.test(String(value.value)),
  );
}
