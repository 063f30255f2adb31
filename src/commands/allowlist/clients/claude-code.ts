/* Claude Code: `managed-settings.json`, or the same keys as server-managed settings or an MDM profile. */
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
  // Without `allowManagedMcpServersOnly`, the lists in users' own settings would add to this one.
  buildSettings: (lists) => ({ allowManagedMcpServersOnly: true, ...createListSettings(lists) }),
  admits,
};

const matching: Matching = {
  // The host's case and the dot at its end do not count, paths are compared exactly, and a pattern
  // without a path is every path. Ports, encodings and queries are not written about.
  urls: (patterns) =>
    createAddressMatcher(patterns, {
      forms: [asWritten, asConnected, withoutQuery],
      crossing: true,
      caseless: 'no',
      pathless: 'yes',
    }),
  // Entries and servers are both expanded: `${VAR}` and `${VAR:-default}`.
  variable: /\$\{/,
};

function admits(sources: readonly unknown[]): (server: ClientServer) => Admission {
  const objects = sources.filter(isObject);
  const documents = objects.filter(hasPolicy);
  // Sessions of some accounts end at a file that cannot be read, where nothing else has a policy.
  if (documents.length === 0) return sources.every(isObject) ? () => 'admitted' : () => 'unknown';
  const behaviour = objects.find((one) => 'managedSourcesBehavior' in one || hasPolicy(one));
  const merged =
    behaviour?.['managedSourcesBehavior'] === 'merge' ? documents : documents.slice(0, 1);
  const denied = createEntryList(merged.flatMap(readDeniedEntries), matching);
  const allowed = merged.map(readAllowedEntries).find((entries) => entries !== null) ?? null;
  const allowedList = allowed === null ? null : createEntryList(allowed, matching);
  // What only managed lists may allow, where there is none, is not written about.
  const unlisted: Ternary = merged.some(managedOnly) ? 'maybe' : 'yes';
  return (server) => {
    const isDenied = anyTernary([denied.identity(server), denied.name(server)]);
    return decideAdmission(
      isDenied,
      allowedList === null ? unlisted : allowedBy(allowedList, server),
    );
  };
}

/** A name counts only where the list has no entry of the kind that is about this server. */
function allowedBy(list: EntryList, server: ClientServer): Ternary {
  const strict = server.kind === 'command' ? list.has.commands : list.has.urls;
  return strict ? list.identity(server) : list.name(server);
}

/** Whether a source has a key that makes it the one that applies. */
function hasPolicy(settings: SettingsDocument): boolean {
  return Object.keys(settings).some(
    (key) => key !== 'wslInheritsWindowsSettings' && key !== 'managedSourcesBehavior',
  );
}

/** An invalid value counts as true. */
const managedOnly = ({ allowManagedMcpServersOnly: value }: SettingsDocument): boolean =>
  value !== undefined && value !== false;

/** The valid entries; a value that is no list allows nothing. Null where there is none. */
function readAllowedEntries({
  allowedMcpServers: value,
}: SettingsDocument): readonly SettingsEntry[] | null {
  if (value === undefined) return null;
  return Array.isArray(value) ? value.flatMap((entry) => validEntry(entry, /^[\w-]+$/)) : [];
}

/** The valid entries; a value that is no list denies nothing. */
const readDeniedEntries = ({
  deniedMcpServers: value,
}: SettingsDocument): readonly SettingsEntry[] =>
  Array.isArray(value) ? value.flatMap((entry) => validEntry(entry, /./s)) : [];

/** An entry that is valid: an object with exactly one key. Others are left out. */
function validEntry(entry: unknown, names: RegExp): readonly SettingsEntry[] {
  if (!isObject(entry) || Object.keys(entry).length !== 1) return [];
  const { serverName, serverUrl, serverCommand } = entry;
  if (typeof serverName === 'string' && names.test(serverName)) return [{ serverName }];
  if (typeof serverUrl === 'string') return [{ serverUrl }];
  return isStringList(serverCommand) ? [{ serverCommand }] : [];
}
