import { ownValue } from './fields.ts';

/**
 * Reads the lookup key of a score or finding from its undecoded bytes. The splitter records the positions of
 * the strings at an element's outermost level, and only those strings are read. Elements with an escaped or
 * repeated key, or with too many strings to record, are rare and are parsed instead.
 */

/** The strings at the outermost level of an element. */
export interface StringTokens {
  /** Alternating positions of opening and closing quotes, relative to the element's start. */
  readonly quotes: Int32Array;
  /** For each string, `withoutEscapes`, `withEscapes` or `escapesUnknown`. */
  readonly escapes: Uint8Array;
  /** Number of strings; -1 if there were too many to record. */
  readonly count: number;
}

export const withoutEscapes = 0;
export const withEscapes = 1;
/** The string is long and was not checked for escapes. */
export const escapesUnknown = 2;

/** Sections in which each element has one key. */
export type KeyedSection = 'scores' | 'findings';

/** Members that can hold a finding's id, in order of precedence. */
export const findingIdKeys = ['id', 'finding_id', 'key', 'ref'] as const;

const keySources = {
  scores: createKeySource(['server'], false),
  findings: createKeySource(findingIdKeys, true),
} as const;

function createKeySource(keys: readonly string[], takesNumbers: boolean) {
  const members = keys.map((key) => Buffer.from(key));
  // A bit set of the name lengths, which rules out most strings in an element without a comparison.
  const lengths = members.reduce((bits, { length }) => bits | (1 << length), 0);
  return { members, lengths, takesNumbers };
}

/**
 * Reads the key of the element in `bytes` from `start` up to `end` (exclusive).
 *
 * @param onNumericId called if the key is a numeric `id`
 * @returns the key's hash; 0 if the element has no key
 */
export function readKeyHash(
  section: KeyedSection,
  bytes: Uint8Array,
  start: number,
  end: number,
  { quotes, escapes, count }: StringTokens,
  onNumericId: () => void,
): number {
  if (bytes[start] !== 0x7b) return 0;
  const parsedHash = (): number => parsedKeyHash(section, bytes, start, end, onNumericId);
  if (count < 0) return parsedHash();
  const { members, lengths, takesNumbers } = keySources[section];
  let seen = 0;
  let best = members.length;
  let from = 0;
  let to = 0;
  let isNumber = false;
  for (let token = 0; token < count; token += 1) {
    const opening = start + (quotes[2 * token] as number);
    const closing = start + (quotes[2 * token + 1] as number);
    const length = closing - opening - 1;
    const isOther = length > 31 || (lengths & (1 << length)) === 0;
    if (isOther && escapes[token] === withoutEscapes) continue;
    const colon = skipWhitespace(bytes, closing + 1, end);
    if (bytes[colon] !== 0x3a) continue;
    if (escapes[token] !== withoutEscapes && hasEscape(escapes[token], bytes, opening, closing)) {
      return parsedHash();
    }
    const member = memberAt(members, bytes, opening + 1, closing);
    if (member < 0) continue;
    // JSON.parse uses the last occurrence of a repeated key.
    if ((seen & (1 << member)) !== 0) return parsedHash();
    seen |= 1 << member;
    const value = skipWhitespace(bytes, colon + 1, end);
    let last = value;
    if (bytes[value] === 0x22) {
      token += 1;
      last = start + (quotes[2 * token + 1] as number);
      if (hasEscape(escapes[token], bytes, value, last)) return parsedHash();
    } else if (takesNumbers && isNumberStart(bytes[value])) {
      last = integerEnd(bytes, value, end);
      if (last < 0) return parsedHash();
    }
    const first = bytes[value] === 0x22 ? value + 1 : value;
    if (member < best && last > first) {
      best = member;
      from = first;
      to = last;
      isNumber = first === value;
    }
  }
  if (to === from) return 0;
  if (isNumber && best === 0) onNumericId();
  return hashBytes(bytes, from, to);
}

const versionMembers = ['server', 'version'].map((key) => Buffer.from(key));

/**
 * Returns the bytes of the `server` and `version` of the score in `bytes` from `start` up to `end`
 * (exclusive). The returned bytes are valid only as long as `bytes` is. Returns null if either member is
 * missing, empty or not a string.
 */
export function readScoredVersion(
  bytes: Buffer,
  start: number,
  end: number,
  { quotes, escapes, count }: StringTokens,
): readonly [server: Buffer, version: Buffer] | null {
  if (bytes[start] !== 0x7b) return null;
  const versionParts: (Buffer | undefined)[] = [undefined, undefined];
  for (let token = 0; token < count; token += 1) {
    const opening = start + (quotes[2 * token] as number);
    const closing = start + (quotes[2 * token + 1] as number);
    const isOther = versionMembers.every(({ length }) => length !== closing - opening - 1);
    if (isOther && escapes[token] === withoutEscapes) continue;
    const colon = skipWhitespace(bytes, closing + 1, end);
    if (bytes[colon] !== 0x3a) continue;
    const value = skipWhitespace(bytes, colon + 1, end);
    if (hasEscape(escapes[token], bytes, opening, closing)) return parsedVersion(bytes, start, end);
    const member = memberAt(versionMembers, bytes, opening + 1, closing);
    if (member < 0) continue;
    const isText = bytes[value] === 0x22;
    const last = isText ? start + (quotes[2 * token + 3] as number) : value;
    const isUnusual =
      versionParts[member] !== undefined ||
      !isText ||
      hasEscape(escapes[token + 1], bytes, value, last);
    if (isUnusual) return parsedVersion(bytes, start, end);
    versionParts[member] = bytes.subarray(value + 1, last);
  }
  const [server, version] = versionParts;
  if (count < 0) return parsedVersion(bytes, start, end);
  return server?.length && version?.length ? [server, version] : null;
}

function parsedVersion(bytes: Buffer, start: number, end: number) {
  let raw: unknown;
  try {
    raw = JSON.parse(bytes.toString('utf8', start, end));
  } catch {
    return null;
  }
  const [server, version] = [ownValue(raw, 'server'), ownValue(raw, 'version')];
  if (typeof server !== 'string' || typeof version !== 'string') return null;
  return server && version ? ([Buffer.from(server), Buffer.from(version)] as const) : null;
}

/**
 * Returns the hash of a string, for looking up records. The hash is never 0, which stands for a missing key.
 */
export function hashText(text: string): number {
  const bytes = Buffer.from(text);
  return hashBytes(bytes, 0, bytes.length);
}

/**
 * Creates a predicate that reports whether a hash belongs to one of the given strings. A bitmap quickly rules
 * out nearly all other hashes.
 */
export function hashFilter(texts: ReadonlySet<string>): (hash: number) => boolean {
  const hashes = new Set<number>();
  const bits = new Uint8Array(65_536);
  for (const text of texts) {
    const hash = hashText(text);
    hashes.add(hash);
    bits[hash & 0xffff] = 1;
  }
  return (hash) => bits[hash & 0xffff] === 1 && hashes.has(hash);
}

/**
 * Returns the 32-bit FNV-1a hash of the bytes, as a signed integer that is never 0. Source:
 * draft-eastlake-fnv.
 */
function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash === 0 ? 1 : hash;
}

function parsedKeyHash(
  section: KeyedSection,
  bytes: Uint8Array,
  start: number,
  end: number,
  onNumericId: () => void,
): number {
  let raw: unknown;
  try {
    raw = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString());
  } catch {
    return 0;
  }
  if (section === 'scores') {
    const server = ownValue(raw, 'server');
    return typeof server === 'string' && server !== '' ? hashText(server) : 0;
  }
  const id = findingId(raw);
  if (typeof ownValue(raw, 'id') === 'number') onNumericId();
  return id === null ? 0 : hashText(id);
}

/** Returns the id of a raw finding, with a number converted to a string; null if the finding has no id. */
export function findingId(raw: unknown): string | null {
  for (const key of findingIdKeys) {
    const value = ownValue(raw, key);
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return null;
}

function hasEscape(
  cachedEscape: number | undefined,
  bytes: Uint8Array,
  from: number,
  to: number,
): boolean {
  if (cachedEscape !== escapesUnknown) return cachedEscape === withEscapes;
  for (let at = from; at < to; at += 1) if (bytes[at] === 0x5c) return true;
  return false;
}

function memberAt(
  members: readonly Uint8Array[],
  bytes: Uint8Array,
  from: number,
  to: number,
): number {
  for (let index = 0; index < members.length; index += 1) {
    const member = members[index] as Uint8Array;
    if (member.length !== to - from) continue;
    let at = 0;
    while (at < member.length && member[at] === bytes[from + at]) at += 1;
    if (at === member.length) return index;
  }
  return -1;
}

function skipWhitespace(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && isWhitespace(bytes[at] as number)) at += 1;
  return at;
}

export function isWhitespace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

const isNumberStart = (byte: number | undefined): boolean =>
  byte !== undefined && (byte === 0x2d || isDigit(byte));

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/** Returns the position after an integer that JavaScript would write identically; -1 for any other number. */
function integerEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && isDigit(bytes[at] as number)) at += 1;
  const digits = at - from;
  if (digits === 0 || digits > 15 || (bytes[from] === 0x30 && digits > 1)) return -1;
  const next = bytes[at];
  return next === 0x2c || next === 0x7d || (next !== undefined && isWhitespace(next)) ? at : -1;
}
