import type { Alteration, EcosystemType, Launch, Word } from '../../../../model/model.ts';
import { ecosystems, typesBy } from '../../../ecosystems/ecosystems.ts';
import { readOwnAddress } from '../../../ecosystems/own-address.ts';
import { digestOf } from '../../digest.ts';
import { readEntry } from '../../entry.ts';
import { isDescribing } from '../../server-keys.ts';
import {
  itemsOrSelf,
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  toWord,
} from '../../tree.ts';
import {
  type BareDeclaration,
  type DocumentReader,
  emptyContent,
  enabledServer,
  mergeContents,
  type ParsedContent,
  type TextTest,
} from '../../types.ts';

/*
 * Allowlists of servers: the managed settings of Claude Code and Copilot, and registries stored as files.
 * Sources: https://code.claude.com/docs/en/managed-mcp, GitHub's reference for enterprise managed settings,
 * and the MCP registry schemas from July 2025 to December 2025.
 */

/** The client name for allowlists, regardless of the client that enforces them. */
export const listClient = 'allowlist';

/**
 * Every allowlist contains the keys that this test looks for, or an escape that can hide a letter in one of
 * these keys.
 */
export const mayAdmit: TextTest = {
  test: (text) =>
    /McpServers|\\u00[4-7]/.test(text) ||
    (text.includes('"servers"') && /"(?:packages|remotes)"/.test(text)),
};

/**
 * Reports whether bytes pass the `mayAdmit` test, ignoring escapes: a file that hides a word behind an escape
 * is searched for servers anyway.
 */
export function mayHoldLists(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    buffer.includes('McpServers') ||
    (buffer.includes('"servers"') &&
      (buffer.includes('"packages"') || buffer.includes('"remotes"')))
  );
}

/**
 * Selects the unparseable files whose errors are reported: managed settings, but not copies of a registry,
 * which can have any size.
 */
export const showsManaged: TextTest = /"(?:allowed|managed)McpServers"\s{0,20}:/;

type SpanOf = TreeDocument['spanOf'];

export const admittingLists: DocumentReader = ({ root, spanOf }) => {
  const registered = itemsOrSelf(memberOf(root, 'servers')).map(registryEntry);
  return contentOrNull([
    ...managedLists(root, spanOf),
    registryList(
      registered.filter((entry) => entry !== null),
      spanOf,
    ),
  ]);
};

/** Reads a registry's response about a single server. Any other document is read with `admittingLists`. */
export const admittedServer: DocumentReader = (document) => {
  const { root, spanOf } = document;
  const entry = root === null ? null : registryEntry(root);
  return entry === null
    ? admittingLists(document, '')
    : contentOrNull([registryList([entry], spanOf)]);
};

function contentOrNull(contents: readonly ParsedContent[]): ParsedContent | null {
  const content = mergeContents(contents);
  return content.declarations.length + (content.left ?? []).length === 0 ? null : content;
}

/** Maximum nesting depth of objects around managed settings. */
const maxAround = 6;

/**
 * Returns the allowlists in managed settings. A list is not searched for nested lists, and denylists are
 * skipped because they allow nothing to run.
 */
function managedLists(node: TreeNode | null, spanOf: SpanOf, depth = 0): ParsedContent[] {
  if (depth > maxAround) return [];
  return propertiesOf(node).flatMap(({ key, value }): ParsedContent[] => {
    if (isDescribing(key)) return [];
    if (key === 'allowedMcpServers') {
      // Copilot lets teams override a list; the value is then an object that contains the lists.
      const lists =
        value.type === 'object' ? propertiesOf(value).map((each) => each.value) : [value];
      return lists.map((list) => readAllowedEntries(key, list, spanOf));
    }
    if (key === 'managedMcpServers') {
      const entries = propertiesOf(value).filter((entry) => entry.value.type === 'object');
      return entries.map((entry) => readEntry(entry, spanOf));
    }
    return managedLists(value, spanOf, depth + 1);
  });
}

/**
 * Returns the commands and addresses that a list allows. All entries that allow servers by name or pattern
 * form a single declaration.
 */
function readAllowedEntries(key: string, list: TreeNode, spanOf: SpanOf): ParsedContent {
  const items = list.type === 'array' ? (list.children ?? []) : [];
  const open: Word[] = [];
  const declarations = items.flatMap((item): BareDeclaration[] => {
    const span = spanOf(item);
    const [command, ...args] = itemsOrSelf(memberOf(item, 'serverCommand')).flatMap(
      (word) => toWord(word, spanOf) ?? [],
    );
    const url = toWord(memberOf(item, 'serverUrl'), spanOf);
    const name = toWord(memberOf(item, 'serverName'), spanOf);
    if (command !== undefined) {
      return [enabledServer(withoutVersions([command, ...args]), span, { command, args })];
    }
    if (url === null) {
      if (name !== null) open.push(name);
      return [];
    }
    const address = singleAddress(url);
    if (address === null) open.push(url);
    return address === null ? [] : [enabledServer(url.text, span, { url: address })];
  });
  const [first] = open;
  if (first === undefined) return { ...emptyContent, declarations };
  const admits = { text: open.map(({ text }) => text).join(', '), span: first.span };
  return {
    ...emptyContent,
    declarations: [...declarations, enabledServer(key, first.span, { admits })],
  };
}

/**
 * Returns the single address that a pattern matches; null if it matches several. For an address on the local
 * machine, a wildcard port or a trailing wildcard is ignored.
 */
function singleAddress(pattern: Word): Word | null {
  if (!pattern.text.includes('*')) return pattern;
  const plain = {
    ...pattern,
    text: pattern.text.replace(/:\*(?=\/|$)/, '').replace(/(?<!\*)\*+$/, ''),
  };
  const isOwn = !plain.text.includes('*') && readOwnAddress(plain.text) !== null;
  return isOwn ? plain : null;
}

/** Returns a command line without versions, so that an entry keeps its alias when only a version changes. */
function withoutVersions(words: readonly Word[]): string {
  return words
    .map(({ text }) =>
      /^[a-z][\w+.-]*:\/\//i.test(text)
        ? text
        : text.replace(
            /(?<=[\w\]])(?:@|==)[^@/\s]{1,200}$|(?<=\/[^/:\s]{1,200}):[\w.-]{1,200}$/,
            '',
          ),
    )
    .join(' ');
}

/** Maximum number of entries: more than in any handwritten list. A longer list is a copy of a registry. */
const maxEntries = 50;

function registryEntry(item: TreeNode): TreeNode | null {
  const server = memberOf(item, 'server') ?? item;
  const isStarted = ['packages', 'remotes'].some((key) => memberOf(server, key)?.type === 'array');
  return isStarted && memberOf(server, 'name')?.type === 'string' ? server : null;
}

function registryList(servers: readonly TreeNode[], spanOf: SpanOf): ParsedContent {
  const [first] = servers;
  if (first !== undefined && servers.length > maxEntries) {
    const reason = `a list of ${servers.length} servers, not judged`;
    return { ...emptyContent, left: [{ message: reason, span: spanOf(first) }] };
  }
  const declarations = servers.flatMap((server) => {
    const alias = String(memberOf(server, 'name')?.value);
    const packages = itemsOrSelf(memberOf(server, 'packages')).flatMap(
      (each) => readPackageLaunch(each, spanOf) ?? [],
    );
    const remotes = itemsOrSelf(memberOf(server, 'remotes')).flatMap(
      (each) => readListedLaunch(each, spanOf) ?? [],
    );
    return [...packages, ...remotes].map(({ at, launch }) => enabledServer(alias, at.span, launch));
  });
  return { ...emptyContent, declarations };
}

interface ListedLaunch {
  /** The word that identifies the server. */
  readonly at: Word;
  readonly launch: Partial<Launch>;
}

function readListedLaunch(node: TreeNode | null, spanOf: SpanOf): ListedLaunch | null {
  const url = toWord(memberOf(node, 'url'), spanOf);
  return url === null ? null : { at: url, launch: { url } };
}

const typeNames = typesBy('referenceTypes');

/** The launcher for each package type, and the separator between name and version. */
const starts: Partial<
  Record<
    EcosystemType,
    { readonly command: string; readonly words: readonly string[]; readonly at: string }
  >
> = {
  npm: { command: 'npx', words: ['-y'], at: '@' },
  pypi: { command: 'uvx', words: [], at: '==' },
  oci: { command: 'docker', words: ['run'], at: ':' },
  nuget: { command: 'dnx', words: [], at: '@' },
};

function readPackageLaunch(node: TreeNode, spanOf: SpanOf): ListedLaunch | null {
  const nameWord = wordIn(node, 'identifier', spanOf) ?? wordIn(node, 'name', spanOf);
  if (nameWord === null) return readListedLaunch(memberOf(node, 'transport'), spanOf);
  const word = (text: string): Word => ({ ...nameWord, text });
  const registryWord = wordIn(node, 'registryType', spanOf) ?? wordIn(node, 'registryName', spanOf);
  const type = typeNames.get(registryWord?.text.toLowerCase() ?? '');
  const start = type === undefined ? undefined : starts[type];
  // A bundle, or a package of an unknown type, is downloaded from its address.
  if (type === undefined || start === undefined)
    return { at: nameWord, launch: { plugin: nameWord } };
  const version = wordIn(node, 'version', spanOf)?.text ?? '';
  // Since October 2025, an image's name includes its version.
  const isWhole =
    version === '' ||
    /:\/\//.test(nameWord.text) ||
    (type === 'oci' && /[:@]/.test(nameWord.text.slice(nameWord.text.lastIndexOf('/'))));
  const options = readArguments(node, 'runtimeArguments', spanOf);
  // Some entries repeat the launcher's first argument (`-y` or `run`).
  const words = start.words.filter((each) => options[0]?.text !== each);
  const source = wordIn(node, 'registryBaseUrl', spanOf);
  const isElsewhere =
    source !== null && !ecosystems[type].defaultHosts?.test(URL.parse(source.text)?.host ?? '');
  return {
    at: nameWord,
    launch: {
      command: word(start.command),
      args: [
        ...words.map(word),
        ...options,
        isWhole ? nameWord : word(`${nameWord.text}${start.at}${version}`),
        ...readArguments(node, 'packageArguments', spanOf),
      ],
      env: new Map(
        membersIn(node, 'environmentVariables').flatMap((each) => {
          const [name, value] = ['name', 'value'].map((key) => wordIn(each, key, spanOf));
          return name && value ? [[name.text, value] as const] : [];
        }),
      ),
      hooks: isElsewhere ? [registryAlteration(source)] : [],
    },
  };
}

function registryAlteration({ text, span }: Word): Alteration {
  const what = 'registryBaseUrl';
  return { kind: 'registry', what, file: null, span, contentDigest: digestOf(text) };
}

/**
 * Returns an entry's arguments as words. A value that the user supplies becomes the placeholder `${input}`.
 */
function readArguments(node: TreeNode, key: string, spanOf: SpanOf): Word[] {
  return membersIn(node, key).flatMap((item) => {
    const givenValue = wordIn(item, 'value', spanOf) ?? wordIn(item, 'default', spanOf);
    const hasInput = ['valueHint', 'choices', 'isRequired', 'placeholder'].some(
      (name) => memberIn(item, name) !== null,
    );
    const value = givenValue ?? (hasInput ? { text: '${input}', span: spanOf(item) } : null);
    return [wordIn(item, 'name', spanOf), value].filter((word) => word !== null);
  });
}

/** Returns a member by its current name, or by its snake_case name from before September 2025. */
function memberIn(node: TreeNode, key: string): TreeNode | null {
  const older = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return memberOf(node, key) ?? memberOf(node, older);
}

const membersIn = (node: TreeNode, key: string): readonly TreeNode[] =>
  itemsOrSelf(memberIn(node, key));

const wordIn = (node: TreeNode, key: string, spanOf: SpanOf): Word | null =>
  toWord(memberIn(node, key), spanOf);
