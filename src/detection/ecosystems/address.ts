import { createHash } from 'node:crypto';
import { looksSecret } from '../../model/secrets.ts';

/*
 * Addresses of servers as texts.
 */

/** Scheme, host, port and path of a URL; null where clients cannot connect to it. */
export function normaliseRemoteUrl(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return urlAddress(url);
}

/** Scheme, host, port and path of a parsed URL; null where clients cannot connect to it. */
export function urlAddress({ protocol, host, pathname }: URL): string | null {
  if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return null;
  const path = withPlainCharacters(withoutTrailingSlashes(pathname));
  return `${protocol}//${host.replace(/\.(?=$|:)/, '')}${path}`;
}

/** The first parameters of a query that count: no address of a server has as many. */
const maxParameters = 50;

/**
 * A digest of each parameter of an address with all its values, which may be secrets; none if there is no
 * query. Some gateways choose the server by a parameter.
 */
export function queryDigests(text: string): { readonly query?: readonly string[] } {
  const parameters = URL.parse(text)?.searchParams ?? new URLSearchParams();
  const names = [...new Set(parameters.keys())].slice(0, maxParameters);
  if (names.length === 0) return {};
  const digestOf = (name: string): string =>
    createHash('sha256')
      .update(JSON.stringify([name, parameters.getAll(name)]))
      .digest('base64url');
  return { query: names.map(digestOf) };
}

/**
 * A path with `m` for `%6d`, and other escapes in upper case, which are equal to every server. Two slashes
 * remain two, because some servers distinguish them from one. Source: RFC 3986, 6.2.2.
 */
export function withPlainCharacters(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (written, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : written.toUpperCase();
  });
}

/** A loop, because a regular expression for this takes quadratic time on many slashes. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * An address for display: path segments that look like a secret are `***`, because some services put the
 * user's token there.
 */
export function displayAddress(name: string): string {
  const [scheme = '', , host = '', ...segments] = name.split('/');
  return [
    scheme,
    '',
    host,
    ...segments.map((segment) => (looksSecret(segment) ? '***' : segment)),
  ].join('/');
}
