/**
 * Client documentation does not fully specify how default ports, encodings, queries and some paths are
 * compared, so addresses and patterns have several plausible interpretations. A result counts as known only
 * if all interpretations agree.
 */

/** `maybe`: the answer depends on undocumented behaviour. */
export type Ternary = 'yes' | 'no' | 'maybe';

/**
 * One way in which a client might convert an address and a pattern before comparing them. The functions
 * return null for text that they cannot parse.
 */
export interface AddressForm {
  readonly address: (text: string) => string | null;
  readonly pattern: (text: string) => string | null;
}

export interface AddressComparison {
  readonly forms: readonly AddressForm[];
  /** Whether a `*` before the path might match `/`, in which case the pattern also matches other hosts. */
  readonly crossing: boolean;
  /** Whether the comparison ignores ASCII case. */
  readonly caseless: Ternary;
  /** Whether a pattern without a path matches every path. */
  readonly pathless: Ternary;
}

const urlPattern = /^([^:/\\?#]*):\/\/([^/\\?#]*)(.*)$/s;

/** Scheme and host in lower case, without a trailing dot after the host. */
export const asWritten: AddressForm = { address: lowercaseHost, pattern: lowercaseHost };

/**
 * Scheme, host and port in canonical form, without a fragment, as described in GitHub's documentation. The
 * host is in Punycode, with percent-encoding decoded.
 */
export const asNormalized: AddressForm = { address: normalize, pattern: normalize };

/**
 * The address to which a client connects: parsed as a URL, without credentials or a fragment. Patterns are
 * converted to the same form.
 */
export const asConnected: AddressForm = { address: connectionAddress, pattern: connectionPattern };

export const withoutQuery: AddressForm = {
  address: (text) => connectionAddress(text)?.replace(/\?.*/s, '') ?? null,
  pattern: (text) => connectionPattern(text)?.replace(/\?.*/s, '') ?? null,
};

/** VS Code compares a request's destination with the unmodified pattern. */
export const asFetched: AddressForm = {
  address: (text) => {
    const url = URL.parse(text);
    if (url === null) return null;
    return /^https?:$/.test(url.protocol) ? url.origin + url.pathname + url.search : text;
  },
  pattern: (text) => text,
};

export function createAddressMatcher(
  patterns: readonly string[],
  comparison: AddressComparison,
): (address: string) => Ternary {
  const { forms, crossing, caseless, pathless } = comparison;
  const strict = { crossing: false, caseless: caseless === 'yes', pathless: pathless === 'yes' };
  const loose = { crossing, caseless: caseless !== 'no', pathless: pathless !== 'no' };
  const wildcardPatterns: Pattern[] = [];
  // A host can have thousands of patterns, so patterns without wildcards are looked up in a map.
  const byText = forms.map(() => new Map<string, Pattern[]>());
  for (const text of patterns) {
    const patternTexts = forms.map((form) => form.pattern(text));
    const pattern = patternTexts.map(
      (one) => [compileGlob(one, strict), compileGlob(one ?? text, loose)] as const,
    );
    if (
      text.includes('*') ||
      patternTexts.some((one) => one !== null && meansEveryPath(one, loose))
    )
      wildcardPatterns.push(pattern);
    else
      for (const [at, one] of patternTexts.entries())
        addPattern(byText[at], foldCase(one ?? text, loose), pattern);
  }
  return (address) => {
    const addressTexts = forms.map((form) => form.address(address));
    const literalMatches = byText.flatMap(
      (map, at) => map.get(foldCase(addressTexts[at] ?? address, loose)) ?? [],
    );
    const results = [...wildcardPatterns, ...literalMatches].map((pattern) => {
      const matchesAll = pattern.every(
        ([matches], at) => addressTexts[at] != null && matches(addressTexts[at]),
      );
      if (matchesAll) return 'yes';
      return pattern.some(([, mayMatch], at) => mayMatch(addressTexts[at] ?? address))
        ? 'maybe'
        : 'no';
    });
    return anyTernary(results);
  };
}

type Pattern = readonly (readonly [(text: string) => boolean, (text: string) => boolean])[];

function addPattern(map: Map<string, Pattern[]> | undefined, key: string, pattern: Pattern): void {
  const existing = map?.get(key);
  if (existing === undefined) map?.set(key, [pattern]);
  else existing.push(pattern);
}

export function anyTernary(truths: readonly Ternary[]): Ternary {
  if (truths.includes('yes')) return 'yes';
  return truths.includes('maybe') ? 'maybe' : 'no';
}

/** Removes trailing dots, which denote the DNS root, from a host. */
export function withoutEndDots(host: string): string {
  let end = host.length;
  while (host[end - 1] === '.') end -= 1;
  return host.slice(0, end);
}

interface ComparisonOptions {
  readonly crossing: boolean;
  readonly caseless: boolean;
  readonly pathless: boolean;
}

/**
 * Returns a matcher that runs in at most O(glob length × text length) time. A `*` matches any string, but a
 * `*` before the path stays within the authority unless `crossing` is true.
 */
function compileGlob(glob: string | null, options: ComparisonOptions): (text: string) => boolean {
  if (glob === null) return () => false;
  const pattern = foldCase(glob, options);
  const end = endOfAuthority(pattern);
  const matches = (text: string): boolean => {
    let patternIndex = 0;
    let starIndex = -1;
    let afterStar = 0;
    for (let textIndex = 0; textIndex < text.length; ) {
      if (pattern[patternIndex] === '*') {
        starIndex = patternIndex;
        afterStar = textIndex;
        patternIndex += 1;
      } else if (pattern[patternIndex] === text[textIndex]) {
        patternIndex += 1;
        textIndex += 1;
      } else if (
        starIndex < 0 ||
        (starIndex < end && !options.crossing && isEnd(text[afterStar]))
      ) {
        return false;
      } else {
        afterStar += 1;
        textIndex = afterStar;
        patternIndex = starIndex + 1;
      }
    }
    return /^\**$/.test(pattern.slice(patternIndex));
  };
  const everyPath = meansEveryPath(pattern, options);
  return (text) => {
    const foldedText = foldCase(text, options);
    return (
      matches(foldedText) || (everyPath && matches(foldedText.slice(0, endOfAuthority(foldedText))))
    );
  };
}

const meansEveryPath = (pattern: string, { pathless }: ComparisonOptions): boolean =>
  pathless && urlPattern.test(pattern) && endOfAuthority(pattern) === pattern.length;

const foldCase = (text: string, { caseless }: ComparisonOptions): string =>
  caseless ? text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()) : text;

/** Reports whether a character ends the authority or is an `@`, after which a different host could follow. */
const isEnd = (character: string | undefined): boolean =>
  character !== undefined && '/@\\?#'.includes(character);

function endOfAuthority(text: string): number {
  const start = text.includes('://') ? text.indexOf('://') + '://'.length : 0;
  const length = text.slice(start).search(/[/\\?#]/);
  return length < 0 ? text.length : start + length;
}

function lowercaseHost(text: string): string | null {
  const [, scheme, authority, rest] = urlPattern.exec(text) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return null;
  const hostStart = authority.lastIndexOf('@') + 1;
  const { host, port } = hostAndPort(authority.slice(hostStart));
  const start = `${scheme.toLowerCase()}://${authority.slice(0, hostStart)}`;
  return start + withoutEndDots(host.toLowerCase()) + port + rest;
}

function connectionAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return null;
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${url.protocol}//${withoutEndDots(url.hostname)}${port}${url.pathname}${url.search}`;
}

function connectionPattern(text: string): string | null {
  const [, scheme, authority, rest] = urlPattern.exec(text) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return null;
  const path = URL.parse(`http://host${rest}`);
  const end = rest === '' || path === null ? '' : path.pathname + path.search;
  const [start, origin] = canonicalOrigin(scheme, authority.slice(authority.lastIndexOf('@') + 1));
  return start + origin + end;
}

function normalize(text: string): string | null {
  const [, scheme, authority, rest] = urlPattern.exec(text) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return null;
  const hostStart = authority.lastIndexOf('@') + 1;
  const [start, origin] = canonicalOrigin(scheme, authority.slice(hostStart));
  return start + authority.slice(0, hostStart) + origin + rest.replace(/#.*/s, '');
}

/**
 * Returns the scheme with `://` and the host with any non-default port, both in canonical form. Wildcards are
 * preserved.
 */
function canonicalOrigin(scheme: string, authority: string): readonly [string, string] {
  const { host, port } = hostAndPort(authority);
  const parsed = URL.parse(`http://${host}/`)?.hostname ?? host;
  // The documentation does not mention alternative notations for IPv4 addresses, such as `127.1`, so numeric
  // hosts stay as written.
  const name = /^[\d.]+$/.test(parsed) ? host.toLowerCase() : parsed.toLowerCase();
  const start = scheme.toLowerCase();
  const isUsual = [':', 'http:80', 'https:443'].includes(port === ':' ? port : start + port);
  return [`${start}://`, withoutEndDots(name) + (isUsual ? '' : port)];
}

function hostAndPort(authority: string): { readonly host: string; readonly port: string } {
  const port = /:[\d*]*$/.exec(authority)?.[0] ?? '';
  return { host: authority.slice(0, authority.length - port.length), port };
}
