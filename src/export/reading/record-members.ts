import { isWhitespace, type StringTokens, withoutEscapes } from './record-key.ts';

/*
 * Finds the members of a record in its undecoded bytes, using the string positions that the splitter
 * recorded. Unusual records are left to JSON.parse: those with an escaped or repeated name, more than
 * `maxMembers` members, or a number that JavaScript would write differently.
 */

/** Kinds of member values, determined by the first byte. Strings and nested values are not validated. */
export const memberKinds = { text: 0, number: 1, literal: 2, nested: 3 } as const;

/** The members of one record; the object is reused for every record. */
export interface RecordMembers {
  count: number;
  /** For each member, four positions: the start and end of its name and of its value, excluding quotes. */
  readonly places: Int32Array;
  /** For each member, one of `memberKinds`. */
  readonly kinds: Uint8Array;
}

export const maxMembers = 32;

export function createRecordMembers(): RecordMembers {
  const places = new Int32Array(4 * maxMembers);
  return { count: 0, places, kinds: new Uint8Array(maxMembers) };
}

/**
 * Finds the members of the record in `bytes` from `start` up to `end` (exclusive), and stores them in
 * `members`.
 *
 * @returns false if the record must be parsed, because it is unusual or not an object
 */
export function readMembers(
  bytes: Uint8Array,
  start: number,
  end: number,
  { quotes, escapes, count }: StringTokens,
  members: RecordMembers,
): boolean {
  members.count = 0;
  if (bytes[start] !== 0x7b || count < 0) return false;
  const closing = end - 1;
  let at = skipSpace(bytes, start + 1);
  if (at === closing) return true;
  for (let token = 0; ; ) {
    if (token >= count || members.count === maxMembers) return false;
    const opening = start + (quotes[2 * token] as number);
    const nameEnd = start + (quotes[2 * token + 1] as number);
    if (opening !== at || escapes[token] !== withoutEscapes) return false;
    if (hasMember(members, bytes, opening + 1, nameEnd)) return false;
    token += 1;
    at = skipSpace(bytes, nameEnd + 1);
    if (bytes[at] !== 0x3a) return false;
    at = skipSpace(bytes, at + 1);
    let kind: number = memberKinds.text;
    let valueStart = at;
    let valueEnd = at;
    const byte = bytes[at] as number;
    if (byte === 0x22) {
      if (token >= count) return false;
      valueStart = at + 1;
      valueEnd = start + (quotes[2 * token + 1] as number);
      at = valueEnd + 1;
      token += 1;
    } else {
      kind = valueKind(byte);
      const next = token < count ? start + (quotes[2 * token] as number) : -1;
      valueEnd = kind === memberKinds.nested ? nestedEnd(bytes, next, closing) : -1;
      if (kind === memberKinds.number) valueEnd = numberEnd(bytes, at);
      if (kind === memberKinds.literal) valueEnd = literalEnd(bytes, at);
      if (valueEnd <= at) return false;
      at = valueEnd;
    }
    const place = 4 * members.count;
    members.places[place] = opening + 1;
    members.places[place + 1] = nameEnd;
    members.places[place + 2] = valueStart;
    members.places[place + 3] = valueEnd;
    members.kinds[members.count] = kind;
    members.count += 1;
    at = skipSpace(bytes, at);
    if (bytes[at] === 0x2c) at = skipSpace(bytes, at + 1);
    else return at === closing && token === count;
  }
}

export function isNamed(
  { places }: RecordMembers,
  member: number,
  bytes: Uint8Array,
  name: Uint8Array,
): boolean {
  const from = places[4 * member] as number;
  if ((places[4 * member + 1] as number) - from !== name.length) return false;
  for (let at = 0; at < name.length; at += 1) if (bytes[from + at] !== name[at]) return false;
  return true;
}

function hasMember(members: RecordMembers, bytes: Uint8Array, from: number, to: number): boolean {
  const { places, count } = members;
  for (let member = 0; member < count; member += 1) {
    const other = places[4 * member] as number;
    if ((places[4 * member + 1] as number) - other !== to - from) continue;
    let at = 0;
    while (from + at < to && bytes[other + at] === bytes[from + at]) at += 1;
    if (from + at === to) return true;
  }
  return false;
}

function valueKind(byte: number): number {
  if ((byte | 0x20) === 0x7b) return memberKinds.nested;
  return byte === 0x2d || isDigit(byte) ? memberKinds.number : memberKinds.literal;
}

/**
 * Returns the end of the nested value that precedes the name at `next` or, if `next` is negative, the end of
 * the record. Returns -1 if no comma precedes the name.
 */
function nestedEnd(bytes: Uint8Array, next: number, closing: number): number {
  let at = next < 0 ? closing : next;
  while (isWhitespace(bytes[at - 1] as number)) at -= 1;
  if (next < 0) return at;
  if (bytes[at - 1] !== 0x2c) return -1;
  at -= 1;
  while (isWhitespace(bytes[at - 1] as number)) at -= 1;
  return at;
}

/**
 * Returns the end of a decimal number without an exponent and with at most 15 characters after any sign; -1
 * for any other number.
 */
export function numberEnd(bytes: Uint8Array, from: number): number {
  const first = bytes[from] === 0x2d ? from + 1 : from;
  let at = first;
  while (isDigit(bytes[at])) at += 1;
  if (at === first || (bytes[first] === 0x30 && at > first + 1)) return -1;
  if (bytes[at] === 0x2e) {
    const point = at;
    at += 1;
    while (isDigit(bytes[at])) at += 1;
    if (at === point + 1) return -1;
  }
  return at - first > 15 || ((bytes[at] as number) | 0x20) === 0x65 ? -1 : at;
}

const literals = ['true', 'false', 'null'].map((text) => Buffer.from(text));

function literalEnd(bytes: Uint8Array, from: number): number {
  for (const literal of literals) {
    let at = 0;
    while (at < literal.length && bytes[from + at] === literal[at]) at += 1;
    if (at === literal.length) return from + at;
  }
  return -1;
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isWhitespace(bytes[at] as number)) at += 1;
  return at;
}

const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;
