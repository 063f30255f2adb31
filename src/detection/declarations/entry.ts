import type { Alteration, AlterationKind, Launch, Word } from '../../model/model.ts';
import { isCredentialName } from '../../model/secrets.ts';
import { digestOfNode } from './digest.ts';
import { type EntryFields, entryFault, envKeys, fieldsOfEntry } from './entry-fields.ts';
import { emptyLaunch, type Reading, serverNamed } from './reader.ts';
import { switchesOf } from './switches.ts';
import { memberOf, type Property, propertiesOf, type TreeDocument, type TreeNode } from './tree.ts';

/** How the entries of a client differ from those of the others. */
export interface EntryRules {
  /** Whether the client merges entries of one name key by key: of its files here, or of the user, too. */
  readonly isMerged?: 'here' | 'with the user';
  /** Whether an entry may contain only settings for a server that an extension brings. */
  readonly mayBeExtension?: boolean;
  /**
   * The keys with which this client switches an entry off. Where a client starts an entry despite such
   * a key, the key must not soften the verdict.
   */
  readonly switchedOffBy?: readonly ('disabled' | 'enabled')[];
}

/** Keys that say what an entry starts or where it connects. */
const commandKeys = ['command', 'cmd'];
const urlKeys = ['url', 'httpUrl', 'serverUrl', 'server_url', 'uri'];
const containerKeys = ['container'];
/** The same, where an entry has none of these: elsewhere they may mean something else. */
const baseKeys = ['baseUrl', 'baseURL', 'base_url'];
const targetKeys = ['target'];
const imageKeys = ['image'];
/** The same, with a whole address: they may also say where a server listens. */
const endpointKeys = ['endpoint', 'endpointUrl', 'sseEndpoint', 'address', 'mcpServerUrl'];

const launchKeys = [
  ...[...commandKeys, ...urlKeys, ...containerKeys],
  ...[...baseKeys, ...targetKeys, ...imageKeys, ...endpointKeys],
];

/** The usual spelling of keys, by their letters in lower case. */
const spellings = new Map(
  [
    ...[...launchKeys, ...envKeys, 'args', 'cwd', 'envFile', 'type', 'disabled', 'enabled', 'name'],
    ...['headers', 'transport', 'config', 'spec', 'version', 'entrypoint', 'entrypointArgs'],
  ].map((key) => [lettersOf(key), key]),
).set('arguments', 'args');

function lettersOf(key: string): string {
  return key.replace(/[-_]/g, '').toLowerCase();
}

/** An entry whose keys are spelled as this reader expects: some languages write `Command` and `Args`. */
export function spelledEntry(entry: TreeNode): TreeNode {
  if (entry.type !== 'object') return entry;
  const own = new Set(propertiesOf(entry).map(({ key }) => key));
  let isSame = true;
  const children = (entry.children ?? []).map((property) => {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined) return property;
    const written = String(key.value);
    const spelled = spellings.get(lettersOf(written)) ?? written;
    const name = own.has(spelled) ? written : spelled;
    const inside = innerKeys.includes(name) ? spelledEntry(value) : value;
    if (name === written && inside === value) return property;
    isSame = false;
    return { ...property, children: [{ ...key, value: name }, inside] };
  });
  return isSame ? entry : { ...entry, children };
}

/** Whether a property has the name of a field of entries. */
export const isFieldOfEntry = ({ key }: Property): boolean => spellings.has(lettersOf(key));

/** Objects in which entries have their fields. */
const innerKeys: readonly string[] = ['transport', 'config', 'spec'];

/** An entry has one or two of them; thousands would each be multiplied by the others. */
const maxLaunchKeys = 16;

/** Keys of an entry that change one of another file without starting anything else. */
const partialKeys = new Set([
  ...envKeys,
  ...['headers', 'auth', 'oauth', 'description', 'enabled', 'disabled', 'type', 'timeout'],
]);

/** Keys whose value the client runs beside, or instead of, what it starts or connects to. */
const hookKeys = new Map<string, AlterationKind>([['headersHelper', 'path']]);

/**
 * Whether a value has the shape of an entry: it has something to start, or an address to connect to.
 *
 * @param isUnderMcp whether it stands under a key that says so, and may name an image or a target alone
 */
export function isEntry(node: TreeNode | null, isUnderMcp = false): boolean {
  const further = isUnderMcp ? [...containerKeys, ...baseKeys, ...targetKeys, ...imageKeys] : [];
  const keys = [...urlKeys, ...further];
  return (
    hasCommand(node) ||
    keys.some((key) => isTextOrList(memberOf(node, key))) ||
    (isUnderMcp && endpointKeys.some((key) => isAddressText(memberOf(node, key))))
  );
}

/**
 * Whether a value beside entries may be one with keys that nobody knows: an object that says more than what
 * changes an entry of another file.
 */
export function mayBeEntry(node: TreeNode): boolean {
  return propertiesOf(node).some(({ key }) => !partialKeys.has(key));
}

/** Whether a value has the shape of an entry that starts something. */
export function hasCommand(node: TreeNode | null): boolean {
  return (
    commandKeys.some((key) => isTextOrList(memberOf(node, key))) ||
    memberOf(memberOf(node, 'command'), 'path')?.type === 'string'
  );
}

/** The values of an entry that a client starts or connects to, and those that it runs beside them. */
export function startingValues(node: TreeNode): TreeNode[] {
  return propertiesOf(node)
    .filter(({ key }) => launchKeys.includes(key) || hookKeys.has(key))
    .map(({ value }) => value);
}

const isAddressText = (node: TreeNode | null): boolean =>
  node?.type === 'string' && wholeAddress.test(String(node.value));

const isTextOrList = (node: TreeNode | null): boolean =>
  node?.type === 'string' || node?.type === 'array';

/** What one entry declares: a server for each of its commands and addresses. */
export function readEntry(
  { key, node, value: written }: Property,
  spanOf: TreeDocument['spanOf'],
  { switchedOffBy = [], isMerged, mayBeExtension = false }: EntryRules = {},
): Reading {
  const span = spanOf(node);
  const value = withTransport(written);
  if (value.type !== 'object') {
    return { declarations: [], faults: [entryFault(key, 'that is not an object', span)] };
  }
  const fields = fieldsOfEntry(key, value, spanOf);
  const args = fields.list('args', memberOf(value, 'args'));
  if (fields.count(launchKeys) > maxLaunchKeys) {
    const words = 'with more commands, addresses and environments than any client reads';
    return {
      declarations: [serverNamed(key, span, {})],
      faults: [...fields.faults, entryFault(key, words, span)],
    };
  }
  const { commands, addresses } = startsOf(value, fields, args);
  const { faults } = fields;
  const isEmpty = commands.length + addresses.length === 0;
  // It is about a server that another file declares, and starts none.
  if (isEmpty && !mayBeExtension && setsTimeouts(value)) return { declarations: [], faults };
  const variables = new Map(isEmpty || isMerged !== undefined ? fields.variables(value) : []);
  const completes = new Map(isMerged !== undefined && variables.size > 0 ? [[key, variables]] : []);
  const shared = {
    cwd: fields.word('cwd'),
    envFile: fields.word('envFile'),
    hooks: hooksOf(value, spanOf),
    plugin: mayBeExtension && isEmpty ? { text: key, span } : null,
  };
  const disabled =
    (switchedOffBy.includes('disabled') && memberOf(value, 'disabled')?.value === true) ||
    (switchedOffBy.includes('enabled') && memberOf(value, 'enabled')?.value === false);
  const switches = switchesOf(value);
  const blockedBy = new Map(switches.map((name) => [name, 1]));
  // Of what completes an entry of another file everything counts.
  const launches = isEmpty ? [{ args, env: variables }] : launchesOf(commands, addresses);
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
  const isOff = !isOn && fields.given(['enabled', 'disabled']).length > 0;
  const serverLists = isOff ? [{ isSelection: false, aliases: new Set([key]) }] : [];
  const partials = isMerged === 'with the user' && variables.size > 0 ? declarations : [];
  return { declarations: [], faults, completes, partials, switchesOn, serverLists };
}

/** Whether an entry has nothing but times that a client waits. */
function setsTimeouts(entry: TreeNode): boolean {
  const fields = propertiesOf(entry);
  const isTimeout = ({ key, value }: Property): boolean =>
    /timeout/i.test(key) && value.type === 'number';
  return fields.length > 0 && fields.every(isTimeout);
}

/** An entry whose fields stand in an object of its own, with them in the entry itself. */
function withTransport(entry: TreeNode): TreeNode {
  const inside = innerOf(entry);
  if (isEntry(entry) || inside === null) return entry;
  return { ...entry, children: [...(entry.children ?? []), ...(inside.children ?? [])] };
}

/** The object in which an entry has its fields, as Continue's and tiny-agents' have; null where it has none. */
export function innerOf(entry: TreeNode | null): TreeNode | null {
  const members = innerKeys.map((key) => memberOf(entry, key));
  return members.find((member) => isEntry(member)) ?? null;
}

/** What an entry starts, and where it connects. */
function startsOf(
  entry: TreeNode,
  fields: EntryFields,
  args: readonly Word[],
): { commands: Partial<Launch>[]; addresses: Partial<Launch>[] } {
  const commands = [
    ...commandsOf(entry, fields, args),
    ...containersOf(entry, fields, args, containerKeys),
  ];
  // An address has an environment for the variables in it.
  const env = new Map(fields.variables(entry));
  const addresses = addressesOf(fields, urlKeys).map((each) => ({ ...each, env }));
  if (commands.length + addresses.length > 0) return { commands, addresses };
  const targets = addressesOf(fields, targetKeys).map((each) => ({ ...each, env }));
  const bases = addressesOf(fields, baseKeys).map((each) => ({ ...each, env }));
  const endpoints = addressesOf(fields, endpointKeys).map((each) => ({ ...each, env }));
  return {
    commands: [
      ...targets
        .filter(({ url }) => !isAddress(url))
        .map(({ url: command }) => ({ command, args, env })),
      ...containersOf(entry, fields, args, imageKeys),
    ],
    addresses: [...bases, ...[...targets, ...endpoints].filter(({ url }) => isAddress(url))],
  };
}

function addressesOf(fields: EntryFields, keys: readonly string[]): { url: Word }[] {
  return fields.given(keys).flatMap(({ key, value }) => {
    const url = fields.text(key, value);
    return url === null ? [] : [{ url }];
  });
}

const wholeAddress = /^(?:https?|wss?):\/\//i;
const isAddress = ({ text }: Word): boolean => wholeAddress.test(text);

/** The commands: `"npx"`, `["npx", "-y", "p"]`, and Zed's `{path, args, env}`. */
function commandsOf(
  entry: TreeNode,
  { given, word, text, list, variables }: EntryFields,
  args: readonly Word[],
): Partial<Launch>[] {
  return given(commandKeys).flatMap(({ key, value }): Partial<Launch>[] => {
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

/** Images in a field of their own, which clients run with docker; the entry's arguments are docker's. */
function containersOf(
  entry: TreeNode,
  { given, word, text, list, variables }: EntryFields,
  args: readonly Word[],
  keys: readonly string[],
): Partial<Launch>[] {
  return given(keys).flatMap(({ key, value }): Partial<Launch>[] => {
    const written = text(key, value);
    if (written === null) return [];
    // The tag, perhaps with a digest behind it, may stand in a field of its own.
    const tag = memberOf(entry, 'version');
    const last = written.text.slice(written.text.lastIndexOf('/') + 1);
    const isTagged = /[:@]/.test(last) || tag?.value === undefined;
    const image = isTagged ? written : { ...written, text: `${written.text}:${String(tag.value)}` };
    const wordAtImage = (part: string): Word => ({ ...image, text: part });
    const entrypoint = word('entrypoint');
    const options = entrypoint === null ? [] : [wordAtImage('--entrypoint'), entrypoint];
    const inside = list('entrypointArgs', memberOf(entry, 'entrypointArgs'));
    const mounts = list('mounts', memberOf(entry, 'mounts'));
    // In a shell's text, a space stands for the backslash before a variable.
    const volumes = mounts.flatMap((each) => [
      { ...each, text: '-v' },
      { ...each, text: each.text.replace(/ (?=\$)/g, '') },
    ]);
    return [
      {
        command: wordAtImage('docker'),
        args: [wordAtImage('run'), ...options, ...volumes, ...args, image, ...inside],
        env: new Map(variables(entry)),
      },
    ];
  });
}

/** What the client runs beside the server. */
function hooksOf(entry: TreeNode, spanOf: TreeDocument['spanOf']): Alteration[] {
  return propertiesOf(entry).flatMap(({ key: what, value }): Alteration[] => {
    const kind = hookKeys.get(what);
    if (kind === undefined) return [];
    return [{ kind, what, file: null, span: spanOf(value), contentDigest: digestOfNode(value) }];
  });
}

/** Whether an entry sends credentials: in a header whose name tells of them, or as a key of its own says. */
function sendsCredentials(entry: TreeNode): boolean {
  return propertiesOf(entry).some(({ key, value }) => {
    if (/headers$/i.test(key))
      return propertiesOf(value).some((each) => isCredentialName(each.key));
    const isGiven = value.type === 'object' || (value.type === 'string' && value.value !== 'none');
    return isGiven && /^(?:o?auth|bearer)/i.test(key);
  });
}

/** The launches of an entry: clients differ in which of several commands and addresses they take. */
function launchesOf(
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
