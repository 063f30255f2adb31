/**
 * An entry is written only if it matches exactly one server under every plausible interpretation of the
 * client's documentation.
 */
import { escapeInvisible } from '../../../report/text.ts';
import type { ClientServer, EnforcingClient, ListEntry, ServerLists } from '../client.ts';
import { withoutEndDots } from './addresses.ts';

/**
 * Details of address comparison that a client's documentation might specify. An address that depends on an
 * unspecified detail gets no entry.
 */
export interface EntryLimits {
  /** Whether the documentation describes how queries are compared. */
  readonly queries: boolean;
  /** Whether the documentation says that an entry for `https://host/` matches that address alone. */
  readonly roots: boolean;
}

export function createListEntry(
  server: ClientServer,
  limits: EntryLimits,
  admits: EnforcingClient['admits'],
): ListEntry | { readonly reason: string } {
  if (server.kind === 'command')
    return reasonAgainstCommand(server.argv) ?? { serverCommand: [...server.argv] };
  const url = URL.parse(server.url);
  const reason = reasonAgainstAddress(server.url, url, limits);
  if (reason !== null || url === null) return { reason: reason ?? notAnAddress };
  url.hash = '';
  url.hostname = withoutEndDots(url.hostname);
  const entry = { serverUrl: url.href };
  const admitted = admits([{ allowedMcpServers: [entry] }])(server) === 'admitted';
  return admitted ? entry : { reason: notPlain };
}

/** Returns the lists without duplicates, in an order that depends only on the entries. */
export function createListSettings(lists: ServerLists): object {
  return {
    allowedMcpServers: sortEntries(lists.allowed),
    deniedMcpServers: sortEntries(lists.denied),
  };
}

const notAnAddress = 'Only an address that begins with http:// or https:// can be listed.';
const notPlain =
  'The documentation does not say how the client compares an address in this form. ' +
  'Write the address in its plain form: a lowercase host without a trailing dot, no default port, ' +
  'no “.” or “..” in the path, and no characters that are encoded or need encoding.';

const variable = /\$[\w{]/;

function reasonAgainstCommand(argv: readonly string[]): { readonly reason: string } | null {
  if (argv.length === 0) return { reason: 'There is no command to list.' };
  if (argv.includes(''))
    return {
      reason:
        'The command contains an empty word, and the documentation does not say how the client compares empty words.',
    };
  if (argv.some((word) => variable.test(word)))
    return {
      reason:
        'The command contains a variable, whose value differs between machines. The list must contain the value itself.',
    };
  if (!argv.every(isPrinted))
    return {
      reason: 'The command contains invisible characters, so its entry cannot be reviewed.',
    };
  return null;
}

function reasonAgainstAddress(text: string, url: URL | null, limits: EntryLimits): string | null {
  if (variable.test(text))
    return 'The address contains a variable, whose value differs between machines. The list must contain the address itself.';
  if (url === null || !/^https?:$/.test(url.protocol)) return notAnAddress;
  if (url.username !== '' || url.password !== '')
    return 'The address contains a user name or a password, which a list must not repeat.';
  if (text.includes('*'))
    return 'The address contains a “*”, which the client treats as a wildcard.';
  // An empty query still counts: `href` keeps its `?`, but `search` is empty.
  if (url.href.includes('?') && !limits.queries)
    return 'The address contains a query (“?…”), and the documentation does not say how the client compares it.';
  if (url.pathname === '/' && !limits.roots)
    return 'The address has no path, so its entry would match every path on the host.';
  return isPlain(url) && isPrinted(text) ? null : notPlain;
}

const isPrinted = (text: string): boolean =>
  escapeInvisible(text, Number.POSITIVE_INFINITY) === text;

/**
 * Reports whether an address has only one possible interpretation, because it contains no encoding, empty
 * path segments or brackets.
 */
function isPlain(url: URL): boolean {
  return (
    /^[a-z\d.-]+$/.test(url.hostname) &&
    /^(?:\/[\w.~@:!,;=+-]+)*\/?$/.test(url.pathname) &&
    /^(?:\?[\w.~@:!,;=+&/-]*)?$/.test(url.search)
  );
}

function sortEntries(entries: readonly ListEntry[]): readonly ListEntry[] {
  const entryTexts = entries.map((entry) =>
    JSON.stringify(
      'serverUrl' in entry
        ? { serverUrl: entry.serverUrl }
        : { serverCommand: entry.serverCommand },
    ),
  );
  return [...new Set(entryTexts)].sort().map((text) => JSON.parse(text) as ListEntry);
}
