import type { Alteration, AlterationKind, Launch, Word } from '../../model/model.ts';
import { isCredentialName } from '../../model/secrets.ts';
import { digestOfNode } from './digest.ts';
import { type EntryFields, entryFault, envKeys, fieldsOfEntry } from './entry-fields.ts';
import { disablingKeys } from './switches.ts';
import { memberOf, type Property, propertiesOf, type TreeDocument, type TreeNode } from './tree.ts';
import { emptyLaunch, enabledServer, type ParsedContent } from './types.ts';

export interface EntryRules {
  /**
   * Set if the client merges same-named entries key by key. With `here`, it merges only entries in the
   * repository's files; with `with the user`, it also merges entries in the user's files.
   */
  readonly isMerged?: 'here' | 'with the user';
  /** Whether an entry without a command or address can configure a server that an extension provides. */
  readonly mayBeExtension?: boolean;
  /**
   * Keys that disable an entry in this client. A key that the client ignores is left out, because honouring
   * it would make the verdict too lenient.
   */
  readonly switchedOffBy?: readonly ('disabled' | 'enabled')[];
}

const commandKeys = ['command', 'cmd'];
const urlKeys = ['url', 'httpUrl', 'serverUrl', 'server_url', 'uri'];
const containerKeys = ['container'];
/**
 * Fallbacks for entries with none of the usual keys for a command or an address. In other entries, these keys
 * can have another meaning.
 */
const baseKeys = ['baseUrl', 'baseURL', 'base_url'];
const targetKeys = ['target'];
const imageKeys = ['image'];
/**
 * Fallbacks that count only with a complete address, because servers also use these keys for the address on
 * which they listen.
 */
const endpointKeys = ['endpoint', 'endpointUrl', 'sseEndpoint', 'address', 'mcpServerUrl'];

const launchKeys = [
  ...[...commandKeys, ...urlKeys, ...containerKeys],
  ...[...baseKeys, ...targetKeys, ...imageKeys, ...endpointKeys],
];

/** Usual spellings, keyed by the result of `normaliseKey`. */
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
 * Returns an entry with its keys in their usual spelling. Programs in some languages write `Command` and
 * `Args`.
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

export const isFieldOfEntry = ({ key }: Property): boolean => spellings.has(normaliseKey(key));

/** Keys of nested objects that can hold an entry's fields. */
const innerKeys: readonly string[] = ['transport', 'config', 'spec'];

/**
 * Maximum number of launch keys in one entry. Real entries have fewer, and thousands of launch keys would
 * produce too many combinations.
 */
const maxLaunchKeys = 16;

/** Keys that change an entry in another file but do not start a program. */
const partialKeys = new Set([
  ...envKeys,
  ...['headers', 'auth', 'oauth', 'description', 'enabled', 'disabled', 'type', 'timeout'],
]);

/** Keys whose values the client runs in addition to the server, or instead of it. */
const hookKeys = new Map<string, AlterationKind>([['headersHelper', 'path']]);

/**
 * Reports whether a value has the shape of an entry: a command, or an address to connect to.
 *
 * @param isUnderMcp whether a key above the value refers to servers, so that an image or a target alone is
 * enough
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
 * Reports whether a value next to entries might be an entry with unknown keys: an object with any key outside
 * `partialKeys`.
 */
export function mayBeEntry(node: TreeNode): boolean {
  return propertiesOf(node).some(({ key }) => !partialKeys.has(key));
}

export function hasCommand(node: TreeNode | null): boolean {
  return (
    commandKeys.some((key) => isTextOrList(memberOf(node, key))) ||
    memberOf(memberOf(node, 'command'), 'path')?.type === 'string'
  );
}

export function startingValues(node: TreeNode): TreeNode[] {
  return propertiesOf(node)
    .filter(({ key }) => launchKeys.includes(key) || hookKeys.has(key))
    .map(({ value }) => value);
}

const isAddressText = (node: TreeNode | null): boolean =>
  node?.type === 'string' && wholeAddress.test(String(node.value));

const isTextOrList = (node: TreeNode | null): boolean =>
  node?.type === 'string' || node?.type === 'array';

/**
 * Returns the servers that one entry declares. An entry with several commands or addresses can declare
 * several servers.
 */
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
  // An entry with only timeouts refers to a server that another file declares.
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
  // An entry without a command or address might complete an entry in another file, so its arguments and
  // variables count.
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

function setsTimeouts(entry: TreeNode): boolean {
  const fields = propertiesOf(entry);
  const isTimeout = ({ key, value }: Property): boolean =>
    /timeout/i.test(key) && value.type === 'number';
  return fields.length > 0 && fields.every(isTimeout);
}

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

function readTargets(
  entry: TreeNode,
  fields: EntryFields,
  args: readonly Word[],
): { commands: Partial<Launch>[]; addresses: Partial<Launch>[] } {
  const commands = [
    ...readCommands(entry, fields, args),
    ...readContainers(entry, fields, args, containerKeys),
  ];
  // Addresses also get the environment, because they can contain variables.
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
 * Reads container images that are given in a separate field. Clients run the image with docker and pass the
 * entry's arguments to docker, not to the image.
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
    // A separate `version` field can hold the tag, with an optional digest.
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
    // In text from a shell script, a space stands in for the backslash before a variable.
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

function readHooks(entry: TreeNode, spanOf: TreeDocument['spanOf']): Alteration[] {
  return propertiesOf(entry).flatMap(({ key: what, value }): Alteration[] => {
    const kind = hookKeys.get(what);
    if (kind === undefined) return [];
    return [{ kind, what, file: null, span: spanOf(value), contentDigest: digestOfNode(value) }];
  });
}

function sendsCredentials(entry: TreeNode): boolean {
  return propertiesOf(entry).some(({ key, value }) => {
    if (/headers$/i.test(key))
      return propertiesOf(value).some((each) => isCredentialName(each.key));
    const isGiven = value.type === 'object' || (value.type === 'string' && value.value !== 'none');
    return isGiven && /^(?:o?auth|bearer)/i.test(key);
  });
}

/**
 * Returns a launch for each command and address, because clients differ in which one they use. A single
 * command shares its launch with the first address.
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
