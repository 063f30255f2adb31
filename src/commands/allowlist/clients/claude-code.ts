/* Claude Code: `managed-settings.json`, or the same keys as server-managed settings or an MDM profile. */
import type { Admission, ClientServer, EnforcingClient } from '../client.ts';
import { any, asConnected, asWritten, patternsOf, type Truth, withoutQuery } from './addresses.ts';
import { entryOf, listsOf } from './entries.ts';
import {
  admission,
  type Entry,
  type EntryList,
  entryListOf,
  isObject,
  isWords,
  type Matching,
  type SettingsDocument,
} from './lists.ts';

export const claudeCode: EnforcingClient = {
  title: 'Claude Code',
  file: 'claude-code.managed-settings.json',
  source: {
    version: '2.1.259',
    url: 'https://code.claude.com/docs/en/managed-mcp',
    read: '2026-11-23',
  },
  entryOf: (server) => entryOf(server, { queries: false, roots: false }, admits),
  familyOf: (entry) => JSON.stringify(entry),
  // Without `allowManagedMcpServersOnly`, the lists in users' own settings would add to this one.
  settingsOf: (lists) => ({ allowManagedMcpServersOnly: true, ...listsOf(lists) }),
  admits,
};

const matching: Matching = {
  // The host's case and the dot at its end do not count, paths are compared exactly, and a pattern
  // without a path is every path. Ports, encodings and queries are not written about.
  urls: (patterns) =>
    patternsOf(patterns, {
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
  const denied = entryListOf(merged.flatMap(deniedOf), matching);
  const allowed = merged.map(allowedOf).find((entries) => entries !== null) ?? null;
  const list = allowed === null ? null : entryListOf(allowed, matching);
  // What only managed lists may allow, where there is none, is not written about.
  const unlisted: Truth = merged.some(managedOnly) ? 'maybe' : 'yes';
  return (server) => {
    const isDenied = any([denied.identity(server), denied.name(server)]);
    return admission(isDenied, list === null ? unlisted : allowedBy(list, server));
  };
}

/** A name counts only where the list has no entry of the kind that is about this server. */
function allowedBy(list: EntryList, server: ClientServer): Truth {
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
function allowedOf({ allowedMcpServers: value }: SettingsDocument): readonly Entry[] | null {
  if (value === undefined) return null;
  return Array.isArray(value) ? value.flatMap((entry) => validEntry(entry, /^[\w-]+$/)) : [];
}

/** The valid entries; a value that is no list denies nothing. */
const deniedOf = ({ deniedMcpServers: value }: SettingsDocument): readonly Entry[] =>
  Array.isArray(value) ? value.flatMap((entry) => validEntry(entry, /./s)) : [];

/** An entry that is valid: an object with exactly one key. Others are left out. */
function validEntry(entry: unknown, names: RegExp): readonly Entry[] {
  if (!isObject(entry) || Object.keys(entry).length !== 1) return [];
  const { serverName, serverUrl, serverCommand } = entry;
  if (typeof serverName === 'string' && names.test(serverName)) return [{ serverName }];
  if (typeof serverUrl === 'string') return [{ serverUrl }];
  return isWords(serverCommand) ? [{ serverCommand }] : [];
}
