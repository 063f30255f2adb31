/**
 * Claude Code reads `managed-settings.json`, or the same keys in server-managed settings or an MDM profile.
 */
import type { Admission, ClientServer, EnforcingClient } from '../client.ts';
import {
  anyTernary,
  asConnected,
  asWritten,
  createAddressMatcher,
  type Ternary,
  withoutQuery,
} from './addresses.ts';
import { createListEntry, createListSettings } from './entries.ts';
import {
  createEntryList,
  decideAdmission,
  type EntryList,
  isObject,
  isStringList,
  type Matching,
  type SettingsDocument,
  type SettingsEntry,
} from './match-entries.ts';

export const claudeCode: EnforcingClient = {
  title: 'Claude Code',
  file: 'claude-code.managed-settings.json',
  source: {
    version: '2.1.259',
    url: 'https://code.claude.com/docs/en/managed-mcp',
    read: '2026-11-23',
  },
  createEntry: (server) => createListEntry(server, { queries: false, roots: false }, admits),
  entryFamily: (entry) => JSON.stringify(entry),
  // Without `allowManagedMcpServersOnly`, the lists in users' own settings would extend this list.
  buildSettings: (lists) => ({ allowManagedMcpServersOnly: true, ...createListSettings(lists) }),
  admits,
};

const matching: Matching = {
  // The host's case and trailing dot are ignored. Paths are compared exactly, and a pattern without a path
  // matches every path. The documentation does not mention ports, encodings or queries.
  urls: (patterns) =>
    createAddressMatcher(patterns, {
      forms: [asWritten, asConnected, withoutQuery],
      crossing: true,
      caseless: 'no',
      pathless: 'yes',
    }),
  // The client expands `${VAR}` and `${VAR:-default}` in both entries and servers.
  variable: /\$\{/,
};

function admits(sources: readonly unknown[]): (server: ClientServer) => Admission {
  const objects = sources.filter(isObject);
  const documents = objects.filter(hasPolicy);
  // For some accounts, Claude Code ends the session if a settings file cannot be read and no other source
  // contains a policy.
  if (documents.length === 0) return sources.every(isObject) ? () => 'admitted' : () => 'unknown';
  const behaviour = objects.find((one) => 'managedSourcesBehavior' in one || hasPolicy(one));
  const merged =
    behaviour?.['managedSourcesBehavior'] === 'merge' ? documents : documents.slice(0, 1);
  const denied = createEntryList(merged.flatMap(readDeniedEntries), matching);
  const allowed = merged.map(readAllowedEntries).find((entries) => entries !== null) ?? null;
  const allowedList = allowed === null ? null : createEntryList(allowed, matching);
  // The documentation does not say which servers are allowed if only managed lists may allow servers and no
  // managed list exists.
  const unlisted: Ternary = merged.some(managedOnly) ? 'maybe' : 'yes';
  return (server) => {
    const isDenied = anyTernary([denied.identity(server), denied.name(server)]);
    return decideAdmission(
      isDenied,
      allowedList === null ? unlisted : allowedBy(allowedList, server),
    );
  };
}

/**
 * An entry that matches by name applies only if the list contains no entries for the server's kind: command
 * or address.
 */
function allowedBy(list: EntryList, server: ClientServer): Ternary {
  const strict = server.kind === 'command' ? list.has.commands : list.has.urls;
  return strict ? list.identity(server) : list.name(server);
}

/** Whether a settings source contains a key that makes the client use this source. */
function hasPolicy(settings: SettingsDocument): boolean {
  return Object.keys(settings).some(
    (key) => key !== 'wslInheritsWindowsSettings' && key !== 'managedSourcesBehavior',
  );
}

/** An invalid value of `allowManagedMcpServersOnly` counts as true. */
const managedOnly = ({ allowManagedMcpServersOnly: value }: SettingsDocument): boolean =>
  value !== undefined && value !== false;

/**
 * Returns the valid entries; a value that is not a list allows nothing. Returns null if the key is missing.
 */
function readAllowedEntries({
  allowedMcpServers: value,
}: SettingsDocument): readonly SettingsEntry[] | null {
  if (value === undefined) return null;
  return Array.isArray(value) ? value.flatMap((entry) => validEntry(entry, /^[\w-]+$/)) : [];
}

/** Returns the valid entries; a value that is not a list denies nothing. */
const readDeniedEntries = ({
  deniedMcpServers: value,
}: SettingsDocument): readonly SettingsEntry[] =>
  Array.isArray(value) ? value.flatMap((entry) => validEntry(entry, /./s)) : [];

/** Returns an entry only if it is valid: an object with exactly one key. */
function validEntry(entry: unknown, names: RegExp): readonly SettingsEntry[] {
  if (!isObject(entry) || Object.keys(entry).length !== 1) return [];
  const { serverName, serverUrl, serverCommand } = entry;
  if (typeof serverName === 'string' && names.test(serverName)) return [{ serverName }];
  if (typeof serverUrl === 'string') return [{ serverUrl }];
  return isStringList(serverCommand) ? [{ serverCommand }] : [];
}
