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
export interface AddressComparison {
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

/** Which of some patterns match an address: one that does is enough. */
export function patternsOf(
  patterns: readonly string[],
  comparison: AddressComparison,
): (address: string) => Truth {
  const { forms, crossing, caseless, pathless } = comparison;
  const strict = { crossing: false, caseless: caseless === 'yes', pathless: pathless === 'yes' };
  const loose = { crossing, caseless: caseless !== 'no', pathless: pathless !== 'no' };
  const open: Pattern[] = [];
  // There may be thousands for one host: those that are a text are found by it.
  const byText = forms.map(() => new Map<string, Pattern[]>());
  for (const text of patterns) {
    const texts = forms.map((form) => form.pattern(text));
    const pattern = texts.map((one) => [globOf(one, strict), globOf(one ?? text, loose)] as const);
    if (text.includes('*') || texts.some((one) => one !== null && meansEveryPath(one, loose)))
      open.push(pattern);
    else
      for (const [at, one] of texts.entries()) add(byText[at], folded(one ?? text, loose), pattern);
  }
  return (address) => {
    const texts = forms.map((form) => form.address(address));
    const found = byText.flatMap((map, at) => map.get(folded(texts[at] ?? address, loose)) ?? []);
    const truths = [...open, ...found].map((pattern) => {
      const is = pattern.every(([matches], at) => texts[at] != null && matches(texts[at]));
      if (is) return 'yes';
      return pattern.some(([, mayMatch], at) => mayMatch(texts[at] ?? address)) ? 'maybe' : 'no';
    });
    return any(truths);
  };
}

/** For each form, whether a text matches in the strictest and in the loosest reading. */
type Pattern = readonly (readonly [(text: string) => boolean, (text: string) => boolean])[];

function add(map: Map<string, Pattern[]> | undefined, key: string, pattern: Pattern): void {
  const those = map?.get(key);
  if (those === undefined) map?.set(key, [pattern]);
  else those.push(pattern);
}

/** The surest of what several entries say: one that matches is enough. */
export function any(truths: readonly Truth[]): Truth {
  if (truths.includes('yes')) return 'yes';
  return truths.includes('maybe') ? 'maybe' : 'no';
}

/** A host without the dots at its end, which stand for the root of all names. */
export function withoutEndDots(host: string): string {
  let end = host.length;
  while (host[end - 1] === '.') end -= 1;
  return host.slice(0, end);
}

interface Reading {
  readonly crossing: boolean;
  readonly caseless: boolean;
  readonly pathless: boolean;
}

/**
 * Whether a text matches a pattern, in time proportional to the product of their lengths at most. `*` is
 * anything; before the path it stays within the authority unless `crossing`.
 */
function globOf(written: string | null, reading: Reading): (text: string) => boolean {
  if (written === null) return () => false;
  const pattern = folded(written, reading);
  const end = endOfAuthority(pattern);
  const matches = (text: string): boolean => {
    let at = 0;
    let star = -1;
    let behindStar = 0;
    for (let next = 0; next < text.length; ) {
      if (pattern[at] === '*') {
        star = at;
        behindStar = next;
        at += 1;
      } else if (pattern[at] === text[next]) {
        at += 1;
        next += 1;
      } else if (star < 0 || (star < end && !reading.crossing && isEnd(text[behindStar]))) {
        return false;
      } else {
        behindStar += 1;
        next = behindStar;
        at = star + 1;
      }
    }
    return /^\**$/.test(pattern.slice(at));
  };
  const everyPath = meansEveryPath(pattern, reading);
  return (text) => {
    const one = folded(text, reading);
    return matches(one) || (everyPath && matches(one.slice(0, endOfAuthority(one))));
  };
}

const meansEveryPath = (pattern: string, { pathless }: Reading): boolean =>
  pathless && parts.test(pattern) && endOfAuthority(pattern) === pattern.length;

const folded = (text: string, { caseless }: Reading): string =>
  caseless ? text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()) : text;

/** Where the path begins, or what leads to another host than a pattern seems to name. */
const isEnd = (character: string | undefined): boolean =>
  character !== undefined && '/@\\?#'.includes(character);

function endOfAuthority(text: string): number {
  const start = text.includes('://') ? text.indexOf('://') + '://'.length : 0;
  const length = text.slice(start).search(/[/\\?#]/);
  return length < 0 ? text.length : start + length;
}

function written(text: string): string | null {
  const [, scheme, authority, rest] = parts.exec(text) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return null;
  const at = authority.lastIndexOf('@') + 1;
  const { host, port } = hostAndPort(authority.slice(at));
  const start = `${scheme.toLowerCase()}://${authority.slice(0, at)}`;
  return start + withoutEndDots(host.toLowerCase()) + port + rest;
}

function connected(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return null;
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${url.protocol}//${withoutEndDots(url.hostname)}${port}${url.pathname}${url.search}`;
}

/** The form of `connected` for a pattern. */
function connectedPattern(text: string): string | null {
  const [, scheme, authority, rest] = parts.exec(text) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return null;
  const path = URL.parse(`http://host${rest}`);
  const end = rest === '' || path === null ? '' : path.pathname + path.search;
  const [start, origin] = canonicalOrigin(scheme, authority.slice(authority.lastIndexOf('@') + 1));
  return start + origin + end;
}

function normalize(text: string): string | null {
  const [, scheme, authority, rest] = parts.exec(text) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return null;
  const at = authority.lastIndexOf('@') + 1;
  const [start, origin] = canonicalOrigin(scheme, authority.slice(at));
  return start + authority.slice(0, at) + origin + rest.replace(/#.*/s, '');
}

/** What stands before the host of an address or a pattern, and its host and port; wildcards stay. */
function canonicalOrigin(scheme: string, authority: string): readonly [string, string] {
  const { host, port } = hostAndPort(authority);
  const parsed = URL.parse(`http://${host}/`)?.hostname ?? host;
  // Other spellings of an address of numbers, such as `127.1`, are not written about.
  const name = /^[\d.]+$/.test(parsed) ? host.toLowerCase() : parsed.toLowerCase();
  const start = scheme.toLowerCase();
  const isUsual = [':', 'http:80', 'https:443'].includes(port === ':' ? port : start + port);
  return [`${start}://`, withoutEndDots(name) + (isUsual ? '' : port)];
}

function hostAndPort(authority: string): { readonly host: string; readonly port: string } {
  const port = /:[\d*]*$/.exec(authority)?.[0] ?? '';
  return { host: authority.slice(0, authority.length - port.length), port };
}
