import type { Alteration, AlterationKind, Launch, Word } from '../../model/model.ts';
import { isCredentialName } from '../../model/secrets.ts';
import { digestOfNode } from './digest.ts';
import { type EntryFields, entryFault, envKeys, fieldsOfEntry } from './entry-fields.ts';
import { disablingKeys } from './switches.ts';
import { memberOf, type Property, propertiesOf, type TreeDocument, type TreeNode } from './tree.ts';
import { emptyLaunch, enabledServer, type ParsedContent } from './types.ts';

/** How a client's entries differ from other clients' entries. */
export interface EntryRules {
  /**
   * Whether the client merges entries with the same name key by key: only entries in the repository's files,
   * or also entries in the user's files.
   */
  readonly isMerged?: 'here' | 'with the user';
  /** Whether an entry may contain only settings for a server from an extension. */
  readonly mayBeExtension?: boolean;
  /**
   * The keys with which this client disables an entry. If a client starts an entry despite such a key, the
   * key must not make the verdict more lenient.
   */
  readonly switchedOffBy?: readonly ('disabled' | 'enabled')[];
}

/** Keys that contain an entry's command or address. */
const commandKeys = ['command', 'cmd'];
const urlKeys = ['url', 'httpUrl', 'serverUrl', 'server_url', 'uri'];
const containerKeys = ['container'];
/**
 * Additional keys for an entry that contains no usual key for a command or an address. In other entries,
 * these keys may have another meaning.
 */
const baseKeys = ['baseUrl', 'baseURL', 'base_url'];
const targetKeys = ['target'];
const imageKeys = ['image'];
/**
 * Additional keys that count only if they contain a complete address, because a server may also use them for
 * the address on which it listens.
 */
const endpointKeys = ['endpoint', 'endpointUrl', 'sseEndpoint', 'address', 'mcpServerUrl'];

const launchKeys = [
  ...[...commandKeys, ...urlKeys, ...containerKeys],
  ...[...baseKeys, ...targetKeys, ...imageKeys, ...endpointKeys],
];

/** Maps each key's lower-case letters to its usual spelling. */
const spellings = new Map(
  [
    ...[...launchKeys, ...envKeys, 'args', 'cwd', 'envFile', 'type', 'disabled', 'enabled', 'name'],
    ...['headers', 'transport', 'config', 'spec', 'version', 'entrypoint', 'entrypointArgs'],
  ].map((key) => [normaliseKey(key), key]),
).set('arguments', 'args');

function normaliseKey(key: string): string {
  return key.replace(/[-_]/g, '').toLowerCase();
}

/**
 * Returns an entry with the keys that this reader expects, because some languages write `Command` and `Args`.
 */
export function normaliseEntry(entry: TreeNode): TreeNode {
  if (entry.type !== 'object') return entry;
  const ownKeys = new Set(propertiesOf(entry).map(({ key }) => key));
  let isSame = true;
  const children = (entry.children ?? []).map((property) => {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined) return property;
    const keyText = String(key.value);
    const canonicalKey = spellings.get(normaliseKey(keyText)) ?? keyText;
    const name = ownKeys.has(canonicalKey) ? keyText : canonicalKey;
    const innerValue = innerKeys.includes(name) ? normaliseEntry(value) : value;
    if (name === keyText && innerValue === value) return property;
    isSame = false;
    return { ...property, children: [{ ...key, value: name }, innerValue] };
  });
  return isSame ? entry : { ...entry, children };
}

/** Whether a property has the name of an entry field. */
export const isFieldOfEntry = ({ key }: Property): boolean => spellings.has(normaliseKey(key));

/** Keys of objects that may contain an entry's fields. */
const innerKeys: readonly string[] = ['transport', 'config', 'spec'];

/**
 * Maximum number of keys that contain a launch in one entry: more than in any real entry. Thousands of launch
 * keys would produce too many combinations.
 */
const maxLaunchKeys = 16;

/** Keys that change an entry in another file but do not start a program. */
const partialKeys = new Set([
  ...envKeys,
  ...['headers', 'auth', 'oauth', 'description', 'enabled', 'disabled', 'type', 'timeout'],
]);

/** Keys whose value the client runs in addition to the server, or instead of it. */
const hookKeys = new Map<string, AlterationKind>([['headersHelper', 'path']]);

/**
 * Whether a value has the shape of an entry: a command, or an address to connect to.
 *
 * @param isUnderMcp whether a key above the value refers to servers, so that an image or a target alone is
 *   enough
 */
export function isEntry(node: TreeNode | null, isUnderMcp = false): boolean {
  const furtherKeys = isUnderMcp
    ? [...containerKeys, ...baseKeys, ...targetKeys, ...imageKeys]
    : [];
  const keys = [...urlKeys, ...furtherKeys];
  return (
    hasCommand(node) ||
    keys.some((key) => isTextOrList(memberOf(node, key))) ||
    (isUnderMcp && endpointKeys.some((key) => isAddressText(memberOf(node, key))))
  );
}

/**
 * Whether a value next to entries may be an entry with unknown keys. An entry with unknown keys is an object
 * with at least one key other than those that change an entry in another file.
 */
export function mayBeEntry(node: TreeNode): boolean {
  return propertiesOf(node).some(({ key }) => !partialKeys.has(key));
}

/** Whether a value has the shape of an entry with a command. */
export function hasCommand(node: TreeNode | null): boolean {
  return (
    commandKeys.some((key) => isTextOrList(memberOf(node, key))) ||
    memberOf(memberOf(node, 'command'), 'path')?.type === 'string'
  );
}

/** Returns the values in an entry that a client starts, connects to, or runs in addition. */
export function startingValues(node: TreeNode): TreeNode[] {
  return propertiesOf(node)
    .filter(({ key }) => launchKeys.includes(key) || hookKeys.has(key))
    .map(({ value }) => value);
}

const isAddressText = (node: TreeNode | null): boolean =>
  node?.type === 'string' && wholeAddress.test(String(node.value));

const isTextOrList = (node: TreeNode | null): boolean =>
  node?.type === 'string' || node?.type === 'array';

/** Returns the servers that one entry declares: one for each command and address. */
export function readEntry(
  { key, node, value: entryNode }: Property,
  spanOf: TreeDocument['spanOf'],
  { switchedOffBy = [], isMerged, mayBeExtension = false }: EntryRules = {},
): ParsedContent {
  const span = spanOf(node);
  const value = withTransport(entryNode);
  if (value.type !== 'object') {
    return { declarations: [], faults: [entryFault(key, 'that is not an object', span)] };
  }
  const fields = fieldsOfEntry(key, value, spanOf);
  const args = fields.list('args', memberOf(value, 'args'));
  if (fields.count(launchKeys) > maxLaunchKeys) {
    const words = 'with more commands, addresses and environments than any client reads';
    return {
      declarations: [enabledServer(key, span, {})],
      faults: [...fields.faults, entryFault(key, words, span)],
    };
  }
  const { commands, addresses } = readTargets(value, fields, args);
  const { faults } = fields;
  const isEmpty = commands.length + addresses.length === 0;
  // The entry refers to a server declared in another file, and does not start one itself.
  if (isEmpty && !mayBeExtension && setsTimeouts(value)) return { declarations: [], faults };
  const variables = new Map(isEmpty || isMerged !== undefined ? fields.variables(value) : []);
  const completes = new Map(isMerged !== undefined && variables.size > 0 ? [[key, variables]] : []);
  const shared = {
    cwd: fields.word('cwd'),
    envFile: fields.word('envFile'),
    hooks: readHooks(value, spanOf),
    plugin: mayBeExtension && isEmpty ? { text: key, span } : null,
  };
  const disabled =
    (switchedOffBy.includes('disabled') && memberOf(value, 'disabled')?.value === true) ||
    (switchedOffBy.includes('enabled') && memberOf(value, 'enabled')?.value === false);
  const switches = disablingKeys(value);
  const blockedBy = new Map(switches.map((name) => [name, 1]));
  // If an entry completes an entry in another file, all its fields count.
  const launches = isEmpty ? [{ args, env: variables }] : combineLaunches(commands, addresses);
  const declarations = launches.map((launch) => ({
    alias: key,
    span,
    disabled,
    ...(switches.length > 0 && { blockedBy }),
    ...(sendsCredentials(value) && { sendsCredentials: true as const }),
    launch: { ...emptyLaunch, ...launch, ...shared },
  }));
  const isPartial =
    isMerged !== undefined &&
    isEmpty &&
    propertiesOf(value).every((each) => partialKeys.has(each.key));
  if (!isPartial) return { declarations, faults, completes };
  const isOn =
    memberOf(value, 'enabled')?.value === true || memberOf(value, 'disabled')?.value === false;
  const switchesOn = isOn ? [key] : [];
  const isOff = !isOn && fields.matchingProperties(['enabled', 'disabled']).length > 0;
  const serverLists = isOff ? [{ isSelection: false, aliases: new Set([key]) }] : [];
  const partials = isMerged === 'with the user' && variables.size > 0 ? declarations : [];
  return { declarations: [], faults, completes, partials, switchesOn, serverLists };
}

/** Whether an entry contains only timeouts. */
function setsTimeouts(entry: TreeNode): boolean {
  const fields = propertiesOf(entry);
  const isTimeout = ({ key, value }: Property): boolean =>
    /timeout/i.test(key) && value.type === 'number';
  return fields.length > 0 && fields.every(isTimeout);
}

/** Moves an inner object's fields into the entry itself. */
function withTransport(entry: TreeNode): TreeNode {
  const inside = innerEntry(entry);
  if (isEntry(entry) || inside === null) return entry;
  return { ...entry, children: [...(entry.children ?? []), ...(inside.children ?? [])] };
}

/**
 * Returns the inner object that contains an entry's fields, as in Continue and tiny-agents; null if there is
 * none.
 */
export function innerEntry(entry: TreeNode | null): TreeNode | null {
  const members = innerKeys.map((key) => memberOf(entry, key));
  return members.find((member) => isEntry(member)) ?? null;
}

/** Returns an entry's commands and addresses. */
function readTargets(
  entry: TreeNode,
  fields: EntryFields,
  args: readonly Word[],
): { commands: Partial<Launch>[]; addresses: Partial<Launch>[] } {
  const commands = [
    ...readCommands(entry, fields, args),
    ...readContainers(entry, fields, args, containerKeys),
  ];
  // An address also receives the environment, because the address may contain variables.
  const env = new Map(fields.variables(entry));
  const addresses = readAddresses(fields, urlKeys).map((each) => ({ ...each, env }));
  if (commands.length + addresses.length > 0) return { commands, addresses };
  const targets = readAddresses(fields, targetKeys).map((each) => ({ ...each, env }));
  const bases = readAddresses(fields, baseKeys).map((each) => ({ ...each, env }));
  const endpoints = readAddresses(fields, endpointKeys).map((each) => ({ ...each, env }));
  return {
    commands: [
      ...targets
        .filter(({ url }) => !isAddress(url))
        .map(({ url: command }) => ({ command, args, env })),
      ...readContainers(entry, fields, args, imageKeys),
    ],
    addresses: [...bases, ...[...targets, ...endpoints].filter(({ url }) => isAddress(url))],
  };
}

function readAddresses(fields: EntryFields, keys: readonly string[]): { url: Word }[] {
  return fields.matchingProperties(keys).flatMap(({ key, value }) => {
    const url = fields.text(key, value);
    return url === null ? [] : [{ url }];
  });
}

const wholeAddress = /^(?:https?|wss?):\/\//i;
const isAddress = ({ text }: Word): boolean => wholeAddress.test(text);

/** Reads an entry's commands: `"npx"`, `["npx", "-y", "p"]`, or Zed's `{path, args, env}`. */
function readCommands(
  entry: TreeNode,
  { matchingProperties, word, text, list, variables }: EntryFields,
  args: readonly Word[],
): Partial<Launch>[] {
  return matchingProperties(commandKeys).flatMap(({ key, value }): Partial<Launch>[] => {
    const [command = null, ...ownArgs] =
      value.type === 'array'
        ? list(key, value)
        : value.type === 'object'
          ? [word('path', value), ...list('args', memberOf(value, 'args'))]
          : [text(key, value)];
    const words = ownArgs.filter((word) => word !== null);
    const env = new Map([
      ...variables(entry),
      ...(value.type === 'object' ? variables(value) : []),
    ]);
    return command === null ? [] : [{ command, args: [...words, ...args], env }];
  });
}

/**
 * Reads images that are specified in a separate field. Clients run such images with docker, and the entry's
 * arguments are arguments for docker.
 */
function readContainers(
  entry: TreeNode,
  { matchingProperties, word, text, list, variables }: EntryFields,
  args: readonly Word[],
  keys: readonly string[],
): Partial<Launch>[] {
  return matchingProperties(keys).flatMap(({ key, value }): Partial<Launch>[] => {
    const imageWord = text(key, value);
    if (imageWord === null) return [];
    // The tag, with an optional digest, may be in a separate field.
    const tag = memberOf(entry, 'version');
    const imageName = imageWord.text.slice(imageWord.text.lastIndexOf('/') + 1);
    const isTagged = /[:@]/.test(imageName) || tag?.value === undefined;
    const image = isTagged
      ? imageWord
      : { ...imageWord, text: `${imageWord.text}:${String(tag.value)}` };
    const wordAtImage = (part: string): Word => ({ ...image, text: part });
    const entrypoint = word('entrypoint');
    const options = entrypoint === null ? [] : [wordAtImage('--entrypoint'), entrypoint];
    const entrypointArgs = list('entrypointArgs', memberOf(entry, 'entrypointArgs'));
    const mounts = list('mounts', memberOf(entry, 'mounts'));
    // In shell text, a space replaces the backslash before a variable.
    const volumes = mounts.flatMap((each) => [
      { ...each, text: '-v' },
      { ...each, text: each.text.replace(/ (?=\$)/g, '') },
    ]);
    return [
      {
        command: wordAtImage('docker'),
        args: [wordAtImage('run'), ...options, ...volumes, ...args, image, ...entrypointArgs],
        env: new Map(variables(entry)),
      },
    ];
  });
}

/** Returns alterations for the values that the client runs in addition to the server. */
function readHooks(entry: TreeNode, spanOf: TreeDocument['spanOf']): Alteration[] {
  return propertiesOf(entry).flatMap(({ key: what, value }): Alteration[] => {
    const kind = hookKeys.get(what);
    if (kind === undefined) return [];
    return [{ kind, what, file: null, span: spanOf(value), contentDigest: digestOfNode(value) }];
  });
}

/** Whether an entry sends credentials, either in a typical header or under a separate key. */
function sendsCredentials(entry: TreeNode): boolean {
  return propertiesOf(entry).some(({ key, value }) => {
    if (/headers$/i.test(key))
      return propertiesOf(value).some((each) => isCredentialName(each.key));
    const isGiven = value.type === 'object' || (value.type === 'string' && value.value !== 'none');
    return isGiven && /^(?:o?auth|bearer)/i.test(key);
  });
}

/**
 * Returns an entry's launches. If an entry has several commands and addresses, clients differ in which of
 * them they use.
 */
function combineLaunches(
  commands: readonly Partial<Launch>[],
  addresses: readonly Partial<Launch>[],
): Partial<Launch>[] {
  const [command, ...otherCommands] = commands;
  const [address, ...otherAddresses] = addresses;
  if (command !== undefined && address !== undefined && otherCommands.length === 0) {
    return [{ ...command, ...address }, ...otherAddresses];
  }
  return [...commands, ...addresses];
}
