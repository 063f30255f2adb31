/**
 * Claude Code reads its server lists from `managed-settings.json`, from server-managed settings or from an
 * MDM profile.
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
  // Without `allowManagedMcpServersOnly`, lists in users' own settings would extend the managed lists.
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
  // Claude Code expands `${VAR}` and `${VAR:-default}` in list entries and in server declarations.
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
  // The documentation does not say which servers are allowed if `allowManagedMcpServersOnly` is set without
  // `allowedMcpServers`.
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
 * Entries that match by name count only if the list contains no entries of the server's kind (command or
 * address).
 */
function allowedBy(list: EntryList, server: ClientServer): Ternary {
  const strict = server.kind === 'command' ? list.has.commands : list.has.urls;
  return strict ? list.identity(server) : list.name(server);
}

/** Reports whether a settings source contains a policy. The two keys below do not count as a policy. */
function hasPolicy(settings: SettingsDocument): boolean {
  return Object.keys(settings).some(
    (key) => key !== 'wslInheritsWindowsSettings' && key !== 'managedSourcesBehavior',
  );
}

/** An invalid value of `allowManagedMcpServersOnly` is treated as true. */
const managedOnly = ({ allowManagedMcpServersOnly: value }: SettingsDocument): boolean =>
  value !== undefined && value !== false;

/** Returns the valid entries, or null if the key is missing. A value that is not a list allows nothing. */
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

function validEntry(entry: unknown, names: RegExp): readonly SettingsEntry[] {
  if (!isObject(entry) || Object.keys(entry).length !== 1) return [];
  const { serverName, serverUrl, serverCommand } = entry;
  if (typeof serverName === 'string' && names.test(serverName)) return [{ serverName }];
  if (typeof serverUrl === 'string') return [{ serverUrl }];
  return isStringList(serverCommand) ? [{ serverCommand }] : [];
}
