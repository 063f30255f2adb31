/**
 * GitHub Copilot clients, such as Copilot CLI and VS Code, read `managed-settings.json`. GitHub's
 * documentation and the VS Code source differ in places; where they disagree about a server, the result is
 * `unknown`.
 */
import type { Admission, ClientServer, EnforcingClient } from '../client.ts';
import {
  anyTernary,
  asConnected,
  asFetched,
  asNormalized,
  createAddressMatcher,
  type Ternary,
} from './addresses.ts';
import { createListEntry, createListSettings } from './entries.ts';
import {
  allTernary,
  createEntryList,
  decideAdmission,
  type EntryList,
  isObject,
  isStringList,
  type Matching,
  type SettingsEntry,
} from './match-entries.ts';

export const copilot: EnforcingClient = {
  title: 'GitHub Copilot and VS Code',
  file: 'copilot.managed-settings.json',
  source: {
    version: 'VS Code as of September 2026',
    url: 'https://docs.github.com/en/copilot/reference/enterprise-administrators/enterprise-managed-settings',
    read: '2026-11-23',
  },
  createEntry: (server) => createListEntry(server, { queries: true, roots: true }, admits),
  // VS Code compares addresses without regard to case.
  entryFamily: (entry) =>
    'serverUrl' in entry ? entry.serverUrl.toLowerCase() : JSON.stringify(entry),
  buildSettings: createListSettings,
  admits,
};

/**
 * Matches a variable that a client might expand. A client that does not expand variables blocks the server.
 */
const variable = /\$[\w{]/;

function admits(sources: readonly unknown[]): (server: ClientServer) => Admission {
  const answers = [admitsAsDocumented(sources), admitsInVsCode(sources)];
  return (server) => {
    const [documented = 'unknown', inVsCode] = answers.map((answer) => answer(server));
    const serverWords = server.kind === 'command' ? server.argv : [server.url];
    if (documented !== inVsCode) return 'unknown';
    return documented === 'admitted' && serverWords.some((word) => variable.test(word))
      ? 'unknown'
      : documented;
  };
}

/**
 * According to GitHub's documentation, a server must be on every allowed list and on no denied list, and
 * malformed settings block everything.
 */
function admitsAsDocumented(sources: readonly unknown[]): (server: ClientServer) => Admission {
  const matching: Matching = {
    // Patterns and addresses are normalized in the same way: a lowercase scheme, no default port and no
    // fragment. The host is lowercase and in Punycode, without percent-encoding or a trailing dot. A `*` in
    // the authority does not match `/`.
    urls: (patterns) =>
      createAddressMatcher(patterns, {
        forms: [asNormalized, asConnected],
        crossing: false,
        caseless: 'maybe',
        pathless: 'maybe',
      }),
    variable,
  };
  const layers = sources.map((source) => ({
    allowed: documentedList(source, 'allowedMcpServers'),
    denied: documentedList(source, 'deniedMcpServers'),
  }));
  const createLists = (entries: DocumentedEntries) =>
    isList(entries) ? [createEntryList(entries, matching)] : [];
  if (layers.some(({ allowed, denied }) => allowed === 'malformed' || denied === 'malformed'))
    return () => 'refused';
  const allowed = layers.flatMap((layer) => createLists(layer.allowed));
  const denied = layers.flatMap((layer) => createLists(layer.denied));
  return (server) =>
    decideAdmission(
      anyTernary(denied.map((list) => matchList(list, server))),
      allTernary(allowed.map((list) => matchList(list, server))),
    );
}

/**
 * VS Code takes each list from the strongest source that contains it. VS Code ignores malformed entries and
 * values that are not lists, and compares patterns, as written, with a request's destination.
 */
function admitsInVsCode(sources: readonly unknown[]): (server: ClientServer) => Admission {
  const matching: Matching = {
    urls: (patterns) =>
      createAddressMatcher(patterns, {
        forms: [asFetched],
        crossing: false,
        caseless: 'yes',
        pathless: 'no',
      }),
    variable,
  };
  const documents = sources.filter(isObject);
  const strongest = (key: string) => documents.map((settings) => settings[key]).find(Array.isArray);
  const managedOnly = documents
    .map((settings) => settings['allowManagedMcpServersOnly'])
    .find((value) => typeof value === 'boolean');
  const allowed = strongest('allowedMcpServers') ?? (managedOnly === true ? [] : undefined);
  const allowedList =
    allowed === undefined ? null : createEntryList(allowed.flatMap(soundEntry), matching);
  const denied = createEntryList(
    (strongest('deniedMcpServers') ?? []).flatMap(soundEntry),
    matching,
  );
  return (server) =>
    decideAdmission(
      matchList(denied, server),
      allowedList === null ? 'yes' : matchList(allowedList, server),
    );
}

const matchList = (list: EntryList, server: ClientServer): Ternary =>
  anyTernary([list.identity(server), list.name(server)]);

type DocumentedEntries = readonly SettingsEntry[] | 'none' | 'malformed';

function isList(entries: DocumentedEntries): entries is readonly SettingsEntry[] {
  return typeof entries !== 'string';
}

/** Reads a list from a source. An overridable list applies unless a team overrides it. */
function documentedList(source: unknown, key: string): DocumentedEntries {
  if (!isObject(source)) return 'malformed';
  const setting = source[key];
  if (setting === undefined) return 'none';
  const list = isObject(setting) && 'overridable' in setting ? setting['overridable'] : setting;
  if (!Array.isArray(list)) return 'malformed';
  const entries = list.flatMap((entry) =>
    isObject(entry) && Object.keys(entry).length === 1 ? soundEntry(entry) : [],
  );
  return entries.length === list.length ? entries : 'malformed';
}

/** Returns the entry only if exactly one of its matchers is valid and not empty. */
function soundEntry(entry: unknown): readonly SettingsEntry[] {
  if (!isObject(entry)) return [];
  const { serverName, serverUrl, serverCommand } = entry;
  const variants = [
    ...(isText(serverName) ? [{ serverName }] : []),
    ...(isText(serverUrl) ? [{ serverUrl }] : []),
    ...(isStringList(serverCommand) && serverCommand.length > 0 ? [{ serverCommand }] : []),
  ];
  return variants.length === 1 ? variants : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
