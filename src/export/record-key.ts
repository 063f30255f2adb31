import { ownValue } from './fields.ts';

/*
 * What a score or a finding is looked up by, read from its undecoded bytes: the splitter notes where
 * the strings of an element's outermost level lie, and only those are looked at. Where anything is
 * unusual (an escaped or repeated key, more strings than are noted), the element is parsed instead.
 */

/** Where the strings at the outermost level of an element begin and end. */
export interface StringTokens {
  /** Positions of opening and closing quotes in turn, counted from the element's start. */
  readonly quotes: Int32Array;
  /** By string: whether it holds a backslash. */
  readonly escapes: Uint8Array;
  /** How many strings there are; -1 where there were too many to note. */
  readonly count: number;
}

/** What is known of a string's escapes. */
export const unescaped = 0;
export const escaped = 1;
/** It is long, and was not looked at. */
export const unknown = 2;

/** Sections whose elements have one key each. */
export type KeyedSection = 'scores' | 'findings';

/** Keys under which a finding may carry what it is called by, strongest first. */
export const findingIdKeys = ['id', 'finding_id', 'key', 'ref'] as const;

/** By section the members that may hold the key, and whether a number may be one. */
const sources = {
  scores: sourceOf(['server'], false),
  findings: sourceOf(findingIdKeys, true),
} as const;

function sourceOf(keys: readonly string[], takesNumbers: boolean) {
  const members = keys.map((key) => Buffer.from(key));
  // A bit for each length that one of them has: most strings of an element have another.
  const lengths = members.reduce((bits, { length }) => bits | (1 << length), 0);
  return { members, lengths, takesNumbers };
}

/**
 * Reads the key of an element that lies in `bytes` from `start` up to `end`.
 *
 * @param numericId called where the key is the number of an `id`
 * @returns the key's hash, 0 for none
 */
export function readKeyHash(
  section: KeyedSection,
  bytes: Uint8Array,
  start: number,
  end: number,
  { quotes, escapes, count }: StringTokens,
  numericId: () => void,
): number {
  if (bytes[start] !== 0x7b) return 0;
  const parsed = (): number => parsedKeyHash(section, bytes, start, end, numericId);
  if (count < 0) return parsed();
  const { members, lengths, takesNumbers } = sources[section];
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
    if (isOther && escapes[token] === unescaped) continue;
    const colon = skipWhitespace(bytes, closing + 1, end);
    if (bytes[colon] !== 0x3a) continue;
    if (escapes[token] !== unescaped && hasEscape(escapes[token], bytes, opening, closing)) {
      return parsed();
    }
    const member = memberAt(members, bytes, opening + 1, closing);
    if (member < 0) continue;
    // Of a key that stands twice the parser takes the last.
    if ((seen & (1 << member)) !== 0) return parsed();
    seen |= 1 << member;
    const value = skipWhitespace(bytes, colon + 1, end);
    let last = value;
    if (bytes[value] === 0x22) {
      token += 1;
      last = start + (quotes[2 * token + 1] as number);
      if (hasEscape(escapes[token], bytes, value, last)) return parsed();
    } else if (takesNumbers && isNumberStart(bytes[value])) {
      last = endOfInteger(bytes, value, end);
      if (last < 0) return parsed();
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
  if (isNumber && best === 0) numericId();
  return hashBytes(bytes, from, to);
}

/** Hash of a text under which records are looked up; never 0, which means none. */
export function hashText(text: string): number {
  const bytes = Buffer.from(text);
  return hashBytes(bytes, 0, bytes.length);
}

/** Whether a hash is among those of some texts: a bitmap decides first, for hardly any is. */
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

/** FNV-1a over the bytes, 32 bits, signed. Source: draft-eastlake-fnv. */
function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  }
  return hash === 0 ? 1 : hash;
}

/** The same by the ordinary way; none where the element is no JSON. */
function parsedKeyHash(
  section: KeyedSection,
  bytes: Uint8Array,
  start: number,
  end: number,
  numericId: () => void,
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
  if (typeof ownValue(raw, 'id') === 'number') numericId();
  return id === null ? 0 : hashText(id);
}

/** The id of a raw finding, or null where it has none. A number is an id like any other. */
export function findingId(raw: unknown): string | null {
  for (const key of findingIdKeys) {
    const value = ownValue(raw, key);
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return null;
}

function hasEscape(
  known: number | undefined,
  bytes: Uint8Array,
  from: number,
  to: number,
): boolean {
  if (known !== unknown) return known === escaped;
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

/** The four bytes that JSON allows between tokens. */
export function isWhitespace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function isNumberStart(byte: number | undefined): boolean {
  return byte !== undefined && (byte === 0x2d || isDigit(byte));
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** Behind an integer whose digits are how JavaScript writes it, too; -1 for any other number. */
function endOfInteger(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && isDigit(bytes[at] as number)) at += 1;
  const digits = at - from;
  if (digits === 0 || digits > 15 || (bytes[from] === 0x30 && digits > 1)) return -1;
  const next = bytes[at];
  return next === 0x2c || next === 0x7d || (next !== undefined && isWhitespace(next)) ? at : -1;
}
