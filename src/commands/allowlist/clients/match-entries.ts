/** Each list is parsed once, because thousands of servers are compared with thousands of entries. */
import type { Admission, ClientServer } from '../client.ts';
import { anyTernary, type Ternary } from './addresses.ts';

export type SettingsEntry =
  | { readonly serverName: string }
  | { readonly serverCommand: readonly string[] }
  | { readonly serverUrl: string };

export type SettingsDocument = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is SettingsDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

export interface EntryList {
  readonly has: { readonly names: boolean; readonly commands: boolean; readonly urls: boolean };
  readonly name: (server: ClientServer) => Ternary;
  readonly identity: (server: ClientServer) => Ternary;
}

export interface Matching {
  readonly urls: (patterns: readonly string[]) => (address: string) => Ternary;
  /** Matches a variable that the client expands before it compares entries with servers. */
  readonly variable: RegExp;
}

export function createEntryList(
  entries: readonly SettingsEntry[],
  { urls: matching, variable }: Matching,
): EntryList {
  const names = new Set(
    entries.flatMap((entry) => ('serverName' in entry ? entry.serverName : [])),
  );
  const commands = entries.flatMap((entry) =>
    'serverCommand' in entry ? [entry.serverCommand] : [],
  );
  const urls = entries.flatMap((entry) => ('serverUrl' in entry ? entry.serverUrl : []));
  const has = { names: names.size > 0, commands: commands.length > 0, urls: urls.length > 0 };
  const command = createCommandMatcher(commands, variable);
  const address = createUrlMatcher(urls, matching, variable);
  return {
    has,
    name: ({ name }) => {
      if (name === undefined) return has.names ? 'maybe' : 'no';
      return names.has(name) ? 'yes' : 'no';
    },
    identity: (server) => (server.kind === 'command' ? command(server.argv) : address(server.url)),
  };
}

export function allTernary(truths: readonly Ternary[]): Ternary {
  if (truths.includes('no')) return 'no';
  return truths.includes('maybe') ? 'maybe' : 'yes';
}

/** Combines the results of both lists; a denial takes precedence. */
export function decideAdmission(denied: Ternary, allowed: Ternary): Admission {
  if (denied === 'yes' || allowed === 'no') return 'refused';
  return denied === 'no' && allowed === 'yes' ? 'admitted' : 'unknown';
}

/**
 * Returns a function that compares commands word by word. A word that contains a variable might match any
 * word.
 */
function createCommandMatcher(
  commands: readonly (readonly string[])[],
  variable: RegExp,
): (argv: readonly string[]) => Ternary {
  const exact = new Set(commands.map((words) => JSON.stringify(words)));
  const variableCommands = commands.filter((words) => words.some((word) => variable.test(word)));
  const mayBecome = (words: readonly string[], others: readonly string[]) =>
    words.length === others.length &&
    words.every(
      (word, at) => word === others[at] || variable.test(word) || variable.test(others[at] ?? ''),
    );
  return (argv) => {
    const hasVariable = argv.some((word) => variable.test(word));
    if (!hasVariable && exact.has(JSON.stringify(argv))) return 'yes';
    return (hasVariable ? commands : variableCommands).some((words) => mayBecome(words, argv))
      ? 'maybe'
      : 'no';
  };
}

/**
 * Returns a function that compares an address with the patterns. A pattern or an address that contains a
 * variable is treated as a possible match.
 */
function createUrlMatcher(
  patterns: readonly string[],
  matching: Matching['urls'],
  variable: RegExp,
): (address: string) => Ternary {
  const literals = patterns.filter((pattern) => !variable.test(pattern));
  const matches = matching(literals);
  const variableResult = literals.length < patterns.length ? 'maybe' : 'no';
  return (address) => {
    if (variable.test(address)) return patterns.length > 0 ? 'maybe' : 'no';
    return anyTernary([matches(address), variableResult]);
  };
}
