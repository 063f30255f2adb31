import type { StringTokens } from './record-key.ts';
import { escaped, isWhitespace, unescaped, unknown } from './record-key.ts';

/*
 * Follows one JSON value through the chunks that hold it, undecoded: strings, escapes and nesting, no
 * more. Whether it is JSON shows when it is parsed, which only few values are.
 */

/** Deepest nesting, so that a small document cannot ask for much memory. */
const maxDepth = 65_536;

/** Most strings whose places are noted in one value. */
const maxTokens = 4096;

/** From here on a string's end is searched for: a search costs as much as looking at some bytes. */
const longString = 24;

/** Stops the reading because of the byte at a place in the chunk. */
export type Fail = (message: string, at: number) => never;

/** How far a value has been followed. */
export interface Scan {
  /** Whether it is a number or a word, which has no closing byte. */
  isScalar: boolean;
  /** How many brackets are open, and whether a string is. */
  depth: number;
  isInString: boolean;
  /** Whether a backslash before the chunk escapes its first byte. */
  skipsNext: boolean;
  /** From positions in the chunk to positions in the value. */
  shift: number;
  /** How many quotes of the outermost level have been met; those beyond the limit are counted only. */
  quoteCount: number;
  /** By depth the opening bracket. */
  readonly nesting: Uint8Array;
  readonly quotes: Int32Array;
  readonly escapes: Uint8Array;
}

export function createScan(): Scan {
  return {
    isScalar: false,
    depth: 0,
    isInString: false,
    skipsNext: false,
    shift: 0,
    quoteCount: 0,
    nesting: new Uint8Array(maxDepth),
    quotes: new Int32Array(2 * maxTokens),
    escapes: new Uint8Array(maxTokens + 1),
  };
}

/** Begins a value whose first byte is at a place in the chunk. */
export function beginValue(scan: Scan, byte: number, at: number): void {
  scan.isScalar = byte !== 0x22 && byte !== 0x7b && byte !== 0x5b;
  scan.isInString = false;
  scan.depth = 0;
  scan.quoteCount = 0;
  scan.shift = -at;
}

/**
 * Follows the value.
 *
 * @param from in the first chunk the value's first byte, in the others 0
 * @returns the position behind its end, or -1 where the chunk ends first
 */
export function followValue(scan: Scan, chunk: Uint8Array, from: number, fail: Fail): number {
  const end = scan.isScalar ? scalarEnd(chunk, from) : nestedEnd(scan, chunk, from, fail);
  if (end < 0) scan.shift += chunk.length;
  return end;
}

/** The strings at the outermost level of the value that was followed last. */
export function stringTokens({ quotes, escapes, quoteCount }: Scan): StringTokens {
  return { quotes, escapes, count: quoteCount > 2 * maxTokens ? -1 : quoteCount >> 1 };
}

function scalarEnd(chunk: Uint8Array, from: number): number {
  let at = from;
  while (at < chunk.length && !endsScalar(chunk[at] as number)) at += 1;
  return at < chunk.length ? at : -1;
}

/**
 * The same for a string, an object or an array. One loop, since every byte of an export goes through
 * it: what it knows stays in variables until the chunk or the value ends.
 */
function nestedEnd(scan: Scan, chunk: Uint8Array, from: number, fail: Fail): number {
  const { nesting, quotes, escapes, shift } = scan;
  const { length } = chunk;
  let { depth, isInString, quoteCount } = scan;
  let at = scan.skipsNext ? from + 1 : from;
  scan.skipsNext = false;
  for (;;) {
    if (isInString) {
      const token = depth === 1 ? Math.min(quoteCount >> 1, maxTokens) : maxTokens;
      at = stringEnd(chunk, at, escapes, token);
      if (at >= length) {
        scan.skipsNext = at > length;
        break;
      }
      isInString = false;
      if (depth === 1) {
        if (quoteCount < 2 * maxTokens) quotes[quoteCount] = at + shift;
        quoteCount += 1;
      }
      at += 1;
      if (depth === 0) return at;
    }
    while (at < length) {
      const byte = chunk[at] as number;
      at += 1;
      if (byte === 0x22) {
        isInString = true;
        break;
      }
      // One bit tells a brace from a square bracket.
      const bracket = byte | 0x20;
      if (bracket === 0x7b) {
        if (depth === maxDepth) fail('it is nested too deep', at - 1);
        nesting[depth] = byte;
        depth += 1;
      } else if (bracket === 0x7d) {
        depth -= 1;
        // A bracket closes the one that stands two before it in ASCII.
        if (nesting[depth] !== byte - 2) fail('a bracket closes another one', at - 1);
        if (depth === 0) {
          scan.quoteCount = quoteCount;
          return at;
        }
      }
    }
    if (!isInString) break;
    if (depth === 1) {
      if (quoteCount < 2 * maxTokens) {
        quotes[quoteCount] = at - 1 + shift;
        escapes[quoteCount >> 1] = unescaped;
      }
      quoteCount += 1;
    }
  }
  scan.depth = depth;
  scan.isInString = isInString;
  scan.quoteCount = quoteCount;
  return -1;
}

/**
 * Where a string ends: at its closing quote, or behind the chunk, one further where its last byte is a
 * backslash that begins an escape. Notes by `token` what is known of its escapes.
 *
 * @param from a place in the string that is no part of an escape
 */
function stringEnd(chunk: Uint8Array, from: number, escapes: Uint8Array, token: number): number {
  const near = Math.min(chunk.length, from + longString);
  let at = from;
  while (at < near) {
    const byte = chunk[at] as number;
    if (byte === 0x22) return at;
    if (byte === 0x5c) {
      escapes[token] = escaped;
      at += 1;
    }
    at += 1;
  }
  if (at >= chunk.length) return at;
  escapes[token] = unknown;
  return closingQuote(chunk, at);
}

/** The same for a long string: searched for, not looked for byte by byte. */
function closingQuote(chunk: Uint8Array, from: number): number {
  for (let search = from; ; ) {
    const quote = chunk.indexOf(0x22, search);
    const end = quote < 0 ? chunk.length : quote;
    let backslashes = 0;
    while (end - backslashes > from && chunk[end - backslashes - 1] === 0x5c) backslashes += 1;
    const isEscaped = backslashes % 2 === 1;
    if (quote < 0) return isEscaped ? end + 1 : end;
    if (!isEscaped) return quote;
    search = quote + 1;
  }
}

/** Whether a byte is none of a number or a word, and so ends it. */
export function endsScalar(byte: number): boolean {
  return byte === 0x2c || byte === 0x5d || byte === 0x7d || byte === 0x3a || isWhitespace(byte);
}
