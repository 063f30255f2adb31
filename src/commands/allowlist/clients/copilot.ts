/*
 * GitHub Copilot: `managed-settings.json`, which Copilot CLI, VS Code and others read. GitHub's
 * documentation and the source of VS Code differ in places: where they do, the answer is unknown.
 */
import type { Admission, ClientServer, EnforcingClient } from '../client.ts';
import { any, asConnected, asFetched, asNormalized, patternsOf, type Truth } from './addresses.ts';
import { entryOf, listsOf } from './entries.ts';
import {
  admission,
  all,
  type Entry,
  type EntryList,
  entryListOf,
  isObject,
  isWords,
  type Matching,
} from './lists.ts';

export const copilot: EnforcingClient = {
  title: 'GitHub Copilot and VS Code',
  file: 'copilot.managed-settings.json',
  source: {
    version: 'VS Code of September 2026',
    url: 'https://docs.github.com/en/copilot/reference/enterprise-administrators/enterprise-managed-settings',
    read: '2026-11-23',
  },
  entryOf: (server) => entryOf(server, { queries: true, roots: true }, admits),
  // VS Code compares addresses without regard to case.
  familyOf: (entry) =>
    'serverUrl' in entry ? entry.serverUrl.toLowerCase() : JSON.stringify(entry),
  settingsOf: listsOf,
  admits,
};

/** Variables that a client resolves, or does not: then it blocks the server. */
const variable = /\$[\w{]/;

function admits(sources: readonly unknown[]): (server: ClientServer) => Admission {
  const answers = [admitsAsDocumented(sources), admitsInVsCode(sources)];
  return (server) => {
    const [documented = 'unknown', inVsCode] = answers.map((answer) => answer(server));
    const words = server.kind === 'command' ? server.argv : [server.url];
    if (documented !== inVsCode) return 'unknown';
    return documented === 'admitted' && words.some((word) => variable.test(word))
      ? 'unknown'
      : documented;
  };
}

/** GitHub's documentation: every source has to allow, each may deny, and what is malformed blocks all. */
function admitsAsDocumented(sources: readonly unknown[]): (server: ClientServer) => Admission {
  const matching: Matching = {
    // Both sides have scheme and host in lower case, hosts in Punycode and without encoding and without
    // a dot at their end, no default port and no fragment; `*` in the authority does not cross a `/`.
    urls: (patterns) =>
      patternsOf(patterns, {
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
  const read = (entries: Listed) => (isList(entries) ? [entryListOf(entries, matching)] : []);
  if (layers.some(({ allowed, denied }) => allowed === 'malformed' || denied === 'malformed'))
    return () => 'refused';
  const allowed = layers.flatMap((layer) => read(layer.allowed));
  const denied = layers.flatMap((layer) => read(layer.denied));
  return (server) =>
    admission(
      any(denied.map((list) => matches(list, server))),
      all(allowed.map((list) => matches(list, server))),
    );
}

/**
 * VS Code: of each list the strongest source that has one counts, values that are no lists and entries
 * that are malformed are left out, and a pattern is compared as it stands with the destination.
 */
function admitsInVsCode(sources: readonly unknown[]): (server: ClientServer) => Admission {
  const matching: Matching = {
    urls: (patterns) =>
      patternsOf(patterns, {
        forms: [asFetched],
        crossing: false,
        caseless: 'yes',
        pathless: 'no',
      }),
    variable,
  };
  const documents = sources.filter(isObject);
  const strongest = (key: string) => documents.map((settings) => settings[key]).find(Array.isArray);
  const only = documents
    .map((settings) => settings['allowManagedMcpServersOnly'])
    .find((value) => typeof value === 'boolean');
  const allowed = strongest('allowedMcpServers') ?? (only === true ? [] : undefined);
  const allowedList =
    allowed === undefined ? null : entryListOf(allowed.flatMap(soundEntry), matching);
  const denied = entryListOf((strongest('deniedMcpServers') ?? []).flatMap(soundEntry), matching);
  return (server) =>
    admission(matches(denied, server), allowedList === null ? 'yes' : matches(allowedList, server));
}

const matches = (list: EntryList, server: ClientServer): Truth =>
  any([list.identity(server), list.name(server)]);

type Listed = readonly Entry[] | 'none' | 'malformed';

function isList(entries: Listed): entries is readonly Entry[] {
  return typeof entries !== 'string';
}

/** A list of a source, also one that teams may override: then this is what holds unless they do. */
function documentedList(source: unknown, key: string): Listed {
  if (!isObject(source)) return 'malformed';
  const value = source[key];
  if (value === undefined) return 'none';
  const list = isObject(value) && 'overridable' in value ? value['overridable'] : value;
  if (!Array.isArray(list)) return 'malformed';
  const entries = list.flatMap((entry) =>
    isObject(entry) && Object.keys(entry).length === 1 ? soundEntry(entry) : [],
  );
  return entries.length === list.length ? entries : 'malformed';
}

/** An entry with exactly one matcher that is not empty. */
function soundEntry(entry: unknown): readonly Entry[] {
  if (!isObject(entry)) return [];
  const { serverName, serverUrl, serverCommand } = entry;
  const found = [
    ...(isText(serverName) ? [{ serverName }] : []),
    ...(isText(serverUrl) ? [{ serverUrl }] : []),
    ...(isWords(serverCommand) && serverCommand.length > 0 ? [{ serverCommand }] : []),
  ];
  return found.length === 1 ? found : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
