import type { PackageSpec } from '../../model/model.ts';
import { withoutSecrets } from '../../model/secrets.ts';
import { normaliseRemoteUrl, queryDigests, urlAddress } from './address.ts';
import {
  type Ecosystem,
  hasPlaceholder,
  noRegistry,
  plainNames,
  unidentifiedSpec,
} from './ecosystem.ts';
import { readOwnAddress } from './own-address.ts';
import { semverRules } from './semver.ts';

export const remote: Ecosystem = {
  ...semverRules,
  ...plainNames((name) => normaliseRemoteUrl(name) ?? name),
  readReference(identifier) {
    const name = normaliseRemoteUrl(identifier);
    return name === null
      ? null
      : { name, version: null, digest: null, ...queryDigests(identifier) };
  },
  names: 'addresses',
  above: addressesAbove,
  versions: 'none',
  ownerSegments: 1,
  hasLookalikes: false,
  patternTypes: [],
  referenceTypes: ['remote', 'streamable-http', 'sse', 'http', 'url'],
  purl: null,
  ...noRegistry,
  readPackage: (name) => readRemote(name),
  writing: null,
};

/** Maximum number of folders to return, starting with the nearest. */
const mostAbove = 8;

/**
 * Returns the addresses of the folders above an address, but not the address of the host, which many servers
 * can share.
 */
function addressesAbove(name: string): string[] {
  const [, host = '', path = ''] = /^([a-z]+:\/\/[^/]+)\/(.*)$/.exec(name) ?? [];
  const parts = path.split('/');
  return parts
    .slice(1)
    .slice(0, mostAbove)
    .map((_, at) => [host, ...parts.slice(0, parts.length - 1 - at)].join('/'));
}

/**
 * Returns a remote server's address as the export identifies it: scheme, host, port and path, without a
 * trailing slash. The query and the fragment are omitted, because they can contain secrets. Digests of the
 * query are included, because some references in the export include a query. An address with user information
 * is unidentified, because it contains a secret.
 */
export function readRemote(text: string): PackageSpec {
  const ownAddress = readOwnAddress(text);
  if (ownAddress !== null) return ownAddress;
  const trimmed = text.trim();
  const groups = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<authority>[^/?#\\]*)(?<path>[^?#]*)/i.exec(
    trimmed,
  )?.groups;
  // A URL that cannot be parsed is not shown, because any part of it could be a secret.
  if (groups === undefined) {
    return unidentifiedAddress(
      trimmed,
      hasPlaceholder(trimmed)
        ? 'the URL is a placeholder'
        : trimmed === ''
          ? 'an empty URL'
          : 'not a URL',
    );
  }
  const authority = groups['authority'] ?? '';
  if (authority.includes('@')) {
    return unidentifiedAddress(
      trimmed,
      'the URL contains a username or password',
      withoutSecrets(trimmed),
    );
  }
  if (hasPlaceholder(authority)) {
    return unidentifiedAddress(trimmed, `the URL's ${placeholderPart(authority)} is a placeholder`);
  }
  const name = normaliseRemoteUrl(trimmed);
  if (name === null) return unidentifiedAddress(trimmed, 'not a URL that a client can connect to');
  const spec = { specifier: null, pin: 'none', version: null, digest: null } as const;
  return { type: 'remote', name, ...spec, ...queryDigests(trimmed) };
}

function placeholderPart(authority: string): 'host' | 'port' {
  const colons = [...authority.matchAll(/:/g)].map(({ index }) => index);
  // A placeholder can contain a colon: `${PORT:-80}`.
  const isPort = colons.some((at) => at > 0 && !hasPlaceholder(authority.slice(0, at)));
  return isPort ? 'port' : 'host';
}

/**
 * Captures the part of a URL before its port, so that a port that cannot be parsed, such as a placeholder,
 * can be removed.
 */
const unknownPort = /^([^/?#]*\/\/(?:[^/?#\\]*@)?(?:\[[^\]/?#\\@]*\]|[^/?#\\:@[]*)):[^/?#\\]*/;

/**
 * Returns an unidentified spec. Its `reachable` field holds the address that a more lenient client would
 * connect to. That address is checked against deny lists but never shown.
 */
function unidentifiedAddress(text: string, reason: string, shown = ''): PackageSpec {
  const url = URL.parse(text) ?? URL.parse(text.replace(unknownPort, '$1'));
  const reachable = url === null ? null : urlAddress(url);
  return { ...unidentifiedSpec('', reason, shown), ...(reachable === null ? {} : { reachable }) };
}
