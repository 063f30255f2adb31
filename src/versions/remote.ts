import type { PackageSpec } from '../model.ts';
import { looksSecret } from '../secrets.ts';
import { hasPlaceholder, unidentifiedSpec } from './ecosystem.ts';

/**
 * A remote server's address as the identity that the export is asked for: scheme, host, port and
 * path without a trailing slash. Query and fragment are dropped, for they may hold secrets and name
 * no other server; user-info hides a secret in the address itself, so it identifies nothing.
 */
export function readRemote(text: string): PackageSpec {
  const written = text.trim();
  const groups = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<authority>[^/?#\\]*)(?<path>[^?#]*)/i.exec(
    written,
  )?.groups;
  // Nothing of a text that cannot be taken apart is shown: it may be a secret as a whole.
  if (groups === undefined) {
    return unidentifiedAddress(
      written,
      hasPlaceholder(written) ? 'the URL is a placeholder' : 'not a URL',
    );
  }
  const authority = groups['authority'] ?? '';
  if (authority.includes('@')) return unidentifiedAddress(written, 'the URL carries user-info');
  if (hasPlaceholder(authority)) {
    return unidentifiedAddress(written, 'the host of the URL is a placeholder');
  }
  const name = normaliseRemoteUrl(written);
  if (name === null) return unidentifiedAddress(written, 'not a URL that a client can connect to');
  return {
    type: 'remote',
    name,
    specifier: null,
    pin: 'none',
    version: null,
    digest: null,
    reason: null,
  };
}

/** What stands before a port that cannot be read, and the port, which may be a placeholder. */
const unknownPort = /^([^/?#]*\/\/(?:[^/?#@]*@)?(?:\[[^\]/?#]*\]|[^/?#:@[]*)):[^/?#]*/;

/** Where a client that is more liberal would connect to is kept for deny lists, and shown nowhere. */
function unidentifiedAddress(text: string, reason: string): PackageSpec {
  const url = URL.parse(text) ?? URL.parse(text.replace(unknownPort, '$1'));
  const reachable = url === null ? null : addressOf(url);
  return { ...unidentifiedSpec('', reason), ...(reachable === null ? {} : { reachable }) };
}

/** Scheme, host, port and path of a URL, or null where it is none that a server listens on. */
export function normaliseRemoteUrl(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return addressOf(url);
}

function addressOf({ protocol, host, pathname }: URL): string | null {
  if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return null;
  const path = withPlainCharacters(withoutTrailingSlashes(pathname));
  return `${protocol}//${host.replace(/\.(?=$|:)/, '')}${path}`;
}

/**
 * A path in which `%6d` is `m`, and other escapes have capitals: to every server the same. Two slashes
 * stay two, for some servers tell them from one. Source: RFC 3986, 6.2.2.
 */
export function withPlainCharacters(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (written, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : written.toUpperCase();
  });
}

/** A loop, for a regular expression of this takes quadratic time on many slashes. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * An address as it may be shown: path segments that look like a secret are `***`, for some services
 * put the user's token there. For display only.
 */
export function shownAddress(name: string): string {
  const [scheme = '', , host = '', ...segments] = name.split('/');
  return [
    scheme,
    '',
    host,
    ...segments.map((segment) => (looksSecret(segment) ? '***' : segment)),
  ].join('/');
}
