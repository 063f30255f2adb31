import type { Alteration, AlterationKind, Launch, Word } from '../model.ts';
import {
  emptyLaunch,
  emptyReading,
  type FoundDeclaration,
  type Reading,
  type ReadingFault,
} from './reader.ts';
import {
  memberOf,
  type Property,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  wordOf,
} from './tree.ts';

/** How a client's file differs from the shape that most share. */
export interface Dialect {
  /** Key paths under which servers are kept; all of them are read, wherever they stand. */
  readonly wrappers?: readonly (readonly string[])[];
  /** Whether the client takes keys in whatever case. */
  readonly foldsKeys?: boolean;
  /** Whether entries may stand at the top without a wrapper. */
  readonly mayBeBare?: boolean;
  /** Whether an entry may only hold the settings of a server that an extension brings. */
  readonly mayBeExtension?: boolean;
  /** Whether the key paths may stand below other objects. */
  readonly isDeep?: boolean;
  /** Whether only what has the shape of an entry is one: the file may be about something else. */
  readonly onlyByShape?: boolean;
  /** Whether an entry may only switch a server on or off that is declared elsewhere. */
  readonly maySwitch?: boolean;
  /**
   * The keys by which this client lets an entry rest. Where a client starts an entry all the same,
   * the key must not soften what is judged.
   */
  readonly restsBy?: readonly ('disabled' | 'enabled')[];
}

/** Key paths that are met in nearly every client's file, its own or one that drifted in. */
export const commonWrappers = [
  ['mcpServers'],
  ['servers'],
  ['context_servers'],
  ['mcp_servers'],
  ['mcp', 'servers'],
  ['mcp', 'mcpServers'],
] as const;

/** Keys that say what an entry starts or where it connects. */
const commandKeys = ['command', 'cmd'] as const;
const urlKeys = ['url', 'httpUrl', 'serverUrl', 'uri'] as const;
const envKeys = ['env', 'environment', 'envs'] as const;

const containerKeys = ['container'] as const;

/** Keys whose value the client runs beside, or instead of, what it starts or connects to. */
const hookKeys = new Map<string, AlterationKind>([['headersHelper', 'path']]);

/**
 * Reads the shape that most clients share: a map from alias to `{command, args, env, cwd}` or `{url}`,
 * or a list of such entries with a `name`, with the differences of one dialect.
 */
export function readServers(document: TreeDocument, dialect: Dialect): Reading {
  const { spanOf } = document;
  const root = dialect.foldsKeys && document.root !== null ? folded(document.root) : document.root;
  if (root === null) return emptyReading;
  if (root.type === 'array' && dialect.onlyByShape) {
    return readServers({ ...document, root: holding('servers', root) }, dialect);
  }
  if (root.type !== 'object') {
    const fault = { message: 'not an object at the top', span: spanOf(root) };
    return { declarations: [], faults: [fault] };
  }
  // The servers of a description of an API are addresses of that API.
  const isApi = ['openapi', 'swagger', 'asyncapi'].some((key) => memberOf(root, key) !== null);
  if (dialect.onlyByShape && isApi) return emptyReading;
  const faults: ReadingFault[] = [];
  const declarations: FoundDeclaration[] = [];
  const wrappers = dialect.wrappers ?? commonWrappers;
  repeatedKeys(root, spanOf, new Set(wrappers.map(([first = '']) => first)), faults);
  // What no known client reads may keep its servers deeper, as profiles do.
  const tops = dialect.onlyByShape || dialect.isDeep ? objectsIn(root, 6) : [root];
  const maps = tops.flatMap((top) => wrappers.flatMap((path) => membersAt(top, path)));
  const bare = dialect.mayBeBare ? [bareEntries(root, dialect.onlyByShape ?? false)] : [];
  for (const map of [...maps, ...bare]) {
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
      // Loops, for a hostile file may hold more of them than a call takes arguments.
      for (const each of reading.declarations) declarations.push(each);
      for (const each of reading.faults) faults.push(each);
    }
  }
  return { declarations: declarations.sort(byPlace), faults };
}

function byPlace({ span: a }: FoundDeclaration, { span: b }: FoundDeclaration): number {
  return a.start.line - b.start.line || a.start.column - b.start.column;
}

/** The values at a key path: more than one where a key stands several times. */
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

/** Spellings of the keys that matter, by their small letters. */
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

/** A tree whose keys are spelled as this reader looks for them. */
function folded(node: TreeNode): TreeNode {
  const children = node.children?.map(folded);
  const [key, value] = children ?? [];
  if (node.type !== 'property' || key === undefined || value === undefined) {
    return children === undefined ? node : { ...node, children };
  }
  const name = spellings.get(String(key.value).toLowerCase()) ?? key.value;
  return { ...node, children: [{ ...key, value: name }, value] };
}

/** An object and those below it, down to a depth. */
function objectsIn(node: TreeNode, depth: number): TreeNode[] {
  if (node.type !== 'object' || depth === 0) return [];
  return [node, ...propertiesOf(node).flatMap(({ value }) => objectsIn(value, depth - 1))];
}

/** An object that holds one value under a key. */
export function holding(key: string, value: TreeNode): TreeNode {
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

/** Keys of other files whose values have an address. */
const otherAddresses = new Set(
  'repository bugs homepage author license publisher funding info contact externalDocs icon'.split(
    ' ',
  ),
);

/**
 * The root without what is no entry: `inputs` and the like stand beside bare entries.
 */
function bareEntries(root: TreeNode, onlyByShape: boolean): TreeNode {
  const children = (root.children ?? []).filter((property) => {
    const value = property.children?.[1] ?? null;
    const isOther = otherAddresses.has(String(property.children?.[0]?.value));
    return isEntry(value) && !(onlyByShape && isOther);
  });
  return { ...root, children };
}

function isEntry(node: TreeNode | null): boolean {
  return (
    [...commandKeys, ...urlKeys].some((key) =>
      ['string', 'array'].includes(memberOf(node, key)?.type ?? ''),
    ) || memberOf(memberOf(node, 'command'), 'path')?.type === 'string'
  );
}

/** What one entry declares: a server for each of its commands and addresses. */
export function readEntry(
  { key, node, value }: Property,
  spanOf: TreeDocument['spanOf'],
  { restsBy = [], maySwitch = false, mayBeExtension = false }: Dialect = {},
): Reading {
  const span = spanOf(node);
  const faults: ReadingFault[] = [];
  const fault = (at: TreeNode, words: string): void => {
    faults.push({ message: `an entry ${quote(key)} ${words}`, span: spanOf(at) });
  };
  if (value.type !== 'object') {
    fault(node, 'that is no object');
    return { declarations: [], faults };
  }
  const given = (names: readonly string[]): Property[] =>
    propertiesOf(value).filter((property) => names.includes(property.key));
  const text = (name: string, held: TreeNode): Word | null => {
    if (held.type !== 'string' && held.type !== 'null')
      fault(held, `whose ${quote(name)} is no text`);
    return wordOf(held, spanOf);
  };
  const list = (name: string, held: TreeNode | null): Word[] => {
    if (held === null || held.type === 'null') return [];
    if (held.type !== 'array') fault(held, `whose ${quote(name)} are no list of texts`);
    return (held.type === 'array' ? (held.children ?? []) : [held]).flatMap((item) => {
      if (['string', 'number', 'boolean'].includes(item.type)) {
        return [{ text: String(item.value), span: spanOf(item) }];
      }
      fault(item, `whose ${quote(name)} are no list of texts`);
      return [];
    });
  };
  const variables = (holder: TreeNode): (readonly [string, Word])[] =>
    propertiesOf(holder)
      .filter((property) => envKeys.some((name) => name === property.key))
      .flatMap((property) => {
        const { type } = property.value;
        if (type !== 'object' && type !== 'null')
          fault(property.value, 'whose environment is no object');
        return propertiesOf(property.value);
      })
      .flatMap(({ key: name, value: held }) => {
        if (['object', 'array'].includes(held.type))
          fault(held, `whose variable ${quote(name)} is no text`);
        // A variable that is null is unset; one that is odd counts as set.
        return held.type === 'null'
          ? []
          : [[name, { text: String(held.value ?? ''), span: spanOf(held) }] as const];
      });

  const args = list('args', memberOf(value, 'args'));
  // An entry has one or two of these; thousands are a bomb.
  if (given([...commandKeys, ...urlKeys, ...containerKeys, ...envKeys]).length > 16) {
    fault(node, 'with more commands, addresses and environments than any client reads');
    return { declarations: [{ alias: key, span, disabled: false, launch: emptyLaunch }], faults };
  }
  const commands = given(commandKeys).flatMap(({ key: name, value: held }): Partial<Launch>[] => {
    // `["npx", "-y", "p"]`, and Zed's `{path, args, env}`.
    const [command = null, ...inside] =
      held.type === 'array'
        ? list(name, held)
        : held.type === 'object'
          ? [wordOf(memberOf(held, 'path'), spanOf), ...list('args', memberOf(held, 'args'))]
          : [text(name, held)];
    const words = inside.filter((word) => word !== null);
    const env = new Map([...variables(value), ...(held.type === 'object' ? variables(held) : [])]);
    return command === null ? [] : [{ command, args: [...words, ...args], env }];
  });
  // An image in a field of its own is run by docker, whoever does it.
  const images = given(containerKeys).flatMap(({ key: name, value: held }) => {
    const given = text(name, held);
    if (given === null) return [];
    // The tag, a digest behind it perhaps, may stand in a field of its own.
    const tag = memberOf(value, 'version');
    const isTagged = /[:@][^/]*$/.test(given.text) || tag?.value === undefined;
    const image = isTagged ? given : { ...given, text: `${given.text}:${String(tag.value)}` };
    const line = ['docker', 'run'].map((part) => ({ ...image, text: part }));
    const [command, verb] = line as [Word, Word];
    const entrypoint = wordOf(memberOf(value, 'entrypoint'), spanOf);
    const inside = list('entrypointArgs', memberOf(value, 'entrypointArgs'));
    const option = { ...image, text: '--entrypoint' };
    const options = entrypoint === null ? [] : [option, entrypoint];
    return [
      // The arguments of such an entry are docker's own.
      {
        command,
        args: [verb, ...options, ...args, image, ...inside],
        env: new Map(variables(value)),
      },
    ];
  });
  const addresses = given(urlKeys).flatMap(({ key: name, value: held }): Partial<Launch>[] => {
    const url = text(name, held);
    return url === null ? [] : [{ url }];
  });
  for (const image of images) commands.push(image);
  if (
    commands.length + addresses.length === 0 &&
    maySwitch &&
    given(['enabled', 'disabled']).length > 0
  ) {
    return { declarations: [], faults };
  }
  const shared = {
    cwd: wordOf(memberOf(value, 'cwd'), spanOf),
    envFile: wordOf(memberOf(value, 'envFile'), spanOf),
    hooks: propertiesOf(value).flatMap(({ key: what, value: held }): Alteration[] => {
      const kind = hookKeys.get(what);
      return kind === undefined ? [] : [{ kind, what, file: null, span: spanOf(held) }];
    }),
  };
  const disabled =
    (restsBy.includes('disabled') && memberOf(value, 'disabled')?.value === true) ||
    (restsBy.includes('enabled') && memberOf(value, 'enabled')?.value === false);
  // Which of several commands and addresses a client takes differs by client: each is declared.
  const [first = {}, ...others] =
    commands.length === 1 && addresses.length > 0
      ? [{ ...commands[0], ...addresses[0] }, ...addresses.slice(1)]
      : [...commands, ...addresses];
  const isExtension = mayBeExtension && commands.length + addresses.length === 0;
  const plugin = isExtension ? { text: key, span } : null;
  const declarations = [first, ...others].map((launch) => ({
    alias: key,
    span,
    disabled,
    launch: { ...emptyLaunch, ...launch, ...shared, plugin },
  }));
  return { declarations, faults };
}

/** A key that stands twice: readers differ in which one they take, so a second can hide a first. */
function repeatedKeys(
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  among: ReadonlySet<string> | null,
  faults: ReadingFault[],
): void {
  const seen = new Set<string>();
  for (const { key, node: property } of propertiesOf(node)) {
    if (key === '__proto__') {
      // Some readers take it for a parent whose keys the object has too.
      faults.push({
        message: 'a key that readers take differently, "__proto__"',
        span: spanOf(property),
      });
    }
    if (among !== null && !among.has(key)) continue;
    if (seen.has(key)) {
      faults.push({ message: `the key ${quote(key)} twice in one object`, span: spanOf(property) });
    }
    seen.add(key);
  }
}

export function allRepeatedKeys(
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  faults: ReadingFault[],
): void {
  repeatedKeys(node, spanOf, null, faults);
  for (const child of node.children ?? []) allRepeatedKeys(child, spanOf, faults);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
