/*
 * How a pattern of addresses is compared with an address. Documentation leaves much open (default ports,
 * encodings, queries, paths), so there are several plausible ways to read both sides. What all ways
 * agree on is known; anything else may be.
 */

/** Whether an entry is about a server; `maybe` where that depends on what nobody has written down. */
export type Truth = 'yes' | 'no' | 'maybe';

/** One way in which a client may read the two sides before it compares them; null for no address. */
export interface Form {
  readonly address: (text: string) => string | null;
  readonly pattern: (text: string) => string | null;
}

/** What is known about how a client compares addresses. */
export interface Comparison {
  readonly forms: readonly Form[];
  /** Whether `*` before the path may stand for a `/`, which leads to another host. */
  readonly crossing: boolean;
  /** Whether paths are compared without regard to case. */
  readonly caseless: Truth;
  /** Whether a pattern without a path means every path. */
  readonly pathless: Truth;
}

/** Scheme, authority and the rest of an address or a pattern, as the text has them. */
const parts = /^([^:/\\?#]*):\/\/([^/\\?#]*)(.*)$/s;

/** The text with its scheme and host in lower case and without the dot at the host's end. */
export const asWritten: Form = { address: written, pattern: written };

/**
 * The text with a canonical scheme, host (Punycode, nothing encoded) and port, and without a fragment,
 * as GitHub's documentation has it.
 */
export const asNormalized: Form = { address: normalize, pattern: normalize };

/** The address to which a client connects; patterns are brought into the same form. */
export const asConnected: Form = { address: connected, pattern: connectedPattern };

/** As `asConnected`, without what follows `?`. */
export const withoutQuery: Form = {
  address: (text) => connected(text)?.replace(/\?.*/s, '') ?? null,
  pattern: (text) => connectedPattern(text)?.replace(/\?.*/s, '') ?? null,
};

/** What VS Code compares: the destination of a request with the pattern as it stands. */
export const asFetched: Form = {
  address: (text) => {
    const url = URL.parse(text);
    if (url === null) return null;
    return /^https?:$/.test(url.protocol) ? url.origin + url.pathname + url.search : text;
  },
  pattern: (text) => text,
};

/** A comparison of one pattern with addresses. */
export function patternOf(pattern: string, comparison: Comparison): (address: string) => Truth {
  const ways = comparison.forms.map((form) => {
    const text = form.pattern(pattern);
    if (text === null) return { form, strict: null, loose: null };
    const every = comparison.pathless === 'yes' ? everyPath(text) : text;
    const loose = comparison.pathless === 'no' ? text : everyPath(text);
    return {
      form,
      strict: expressionOf(every, false, comparison.caseless === 'yes'),
      loose: expressionOf(loose, comparison.crossing, comparison.caseless !== 'no'),
    };
  });
  return (address) => {
    const read = ways.map((way) => ({ way, text: way.form.address(address) }));
    if (read.every(({ way, text }) => text !== null && way.strict?.test(text) === true))
      return 'yes';
    return read.some(({ way, text }) => way.loose?.test(text ?? address) === true) ? 'maybe' : 'no';
  };
}

/**
 * The host that a pattern is about, for looking it up: every address that it matches has the same.
 * Null where there is no single one.
 */
export function hostOf(text: string): string | null {
  const authority = parts.exec(text)?.slice(1, 3).join('') ?? '*';
  const url = authority.includes('*') ? null : URL.parse(text);
  return url === null ? null : url.hostname.replace(/\.+$/, '');
}

/** A pattern without a path, as one that means every path. */
function everyPath(pattern: string): string {
  return parts.exec(pattern)?.[3] === '' ? `${pattern}/**` : pattern;
}

/**
 * The expression for a pattern. `*` is anything; before the path it stays within the authority unless
 * `crossing`. `/**` at the end, which only `everyPath` writes, is every path or none.
 */
function expressionOf(pattern: string, crossing: boolean, caseless: boolean): RegExp {
  const open = pattern.endsWith('/**');
  const text = open ? pattern.slice(0, -'/**'.length) : pattern;
  const start = text.includes('://') ? text.indexOf('://') + '://'.length : 0;
  const length = text.slice(start).search(/[/\\?#]/);
  const end = length < 0 ? text.length : start + length;
  const head = literal(text.slice(0, end), crossing ? '.*' : '[^/@\\\\?#]*');
  const rest = literal(text.slice(end), '.*');
  return new RegExp(`^${head}${rest}${open ? '(?:[/\\\\?#].*)?' : ''}$`, caseless ? 'si' : 's');
}

function literal(text: string, wildcard: string): string {
  return text
    .split(/\*+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    .join(wildcard);
}

function written(text: string): string | null {
  const [, scheme, authority, rest] = parts.exec(text) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return null;
  const at = authority.lastIndexOf('@') + 1;
  const host = authority
    .slice(at)
    .toLowerCase()
    .replace(/\.+(?=:|$)/, '');
  return `${scheme.toLowerCase()}://${authority.slice(0, at)}${host}${rest}`;
}

function connected(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return null;
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${url.protocol}//${url.hostname.replace(/\.+$/, '')}${port}${url.pathname}${url.search}`;
}

/** The form of `connected` for a pattern. */
function connectedPattern(text: string): string | null {
  const [, scheme, authority, rest] = parts.exec(text) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return null;
  const path = URL.parse(`http://host${rest}`);
  const end = rest === '' || path === null ? '' : path.pathname + path.search;
  return canonicalOrigin(scheme, authority.slice(authority.lastIndexOf('@') + 1)) + end;
}

function normalize(text: string): string | null {
  const [, scheme, authority, rest] = parts.exec(text) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return null;
  const at = authority.lastIndexOf('@') + 1;
  const origin = canonicalOrigin(scheme, authority.slice(at));
  return origin.replace('://', `://${authority.slice(0, at)}`) + rest.replace(/#.*/s, '');
}

/** Scheme, host and port of an address or a pattern, whose wildcards stay. */
function canonicalOrigin(scheme: string, hostAndPort: string): string {
  const [, host = '', port = ''] = /^(.*?)(:[\d*]*)?$/s.exec(hostAndPort) ?? [];
  const parsed = URL.parse(`http://${host}/`)?.hostname ?? host;
  // Other spellings of an address of numbers, such as `127.1`, are not written about.
  const name = /^[\d.]+$/.test(parsed) ? host.toLowerCase() : parsed.toLowerCase();
  const start = scheme.toLowerCase();
  const isUsual = [':', 'http:80', 'https:443'].includes(port === ':' ? port : start + port);
  return `${start}://${name.replace(/\.+$/, '')}${isUsual ? '' : port}`;
}
