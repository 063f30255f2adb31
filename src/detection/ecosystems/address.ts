import { createHash } from 'node:crypto';
import { looksSecret } from '../../model/secrets.ts';

/**
 * Returns a URL's scheme, host, port and path. Returns null for a URL with credentials, or with a scheme
 * other than HTTP or WebSocket.
 */
export function normaliseRemoteUrl(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return urlAddress(url);
}

export function urlAddress({ protocol, host, pathname }: URL): string | null {
  if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return null;
  const path = withPlainCharacters(withoutTrailingSlashes(pathname));
  return `${protocol}//${host.replace(/\.(?=$|:)/, '')}${path}`;
}

/** Maximum number of query parameters; real server addresses contain fewer. Excess parameters are ignored. */
const maxParameters = 50;

/**
 * Returns a digest of each query parameter, because some gateways use a parameter to select the server. A
 * digest covers the parameter's values, which can be secrets, without revealing them. The result is empty if
 * there is no query.
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
 * Decodes escaped unreserved characters, such as `%6d`, which every server treats like `m`. Other escapes are
 * changed to upper case. Double slashes are kept, because some servers distinguish them from single slashes.
 * Source: RFC 3986, 6.2.2.
 */
export function withPlainCharacters(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (written, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : written.toUpperCase();
  });
}

/**
 * Removes trailing slashes in a loop, because a regular expression would take quadratic time on a long run of
 * slashes.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Returns an address for display. `***` replaces path segments that look like secrets, because some services
 * put the user's token in the path.
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
