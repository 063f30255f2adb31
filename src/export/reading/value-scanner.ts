import {
  escapesUnknown,
  isWhitespace,
  type StringTokens,
  withEscapes,
  withoutEscapes,
} from './record-key.ts';

/**
 * Finds the end of a JSON value across chunks without decoding the value. Only strings, escapes and nesting
 * are tracked. A value is validated only when it is parsed, and most values are never parsed.
 */

/** Maximum nesting depth. Without a limit, a small document could make the gate use a lot of memory. */
const maxDepth = 65_536;

/** Maximum number of recorded strings in one value. */
const maxTokens = 4096;

/**
 * Number of bytes after which the search for the end of a string switches to `indexOf`. One call costs as
 * much as a loop over a few bytes.
 */
const searchFrom = 24;

/** Throws an error for the byte at position `at` in the chunk. */
export type Fail = (message: string, at: number) => never;

export interface Scan {
  /** Whether the value is a number or a literal, neither of which has a closing byte. */
  isScalar: boolean;
  depth: number;
  isInString: boolean;
  /** Whether a backslash at the end of the last chunk escapes the first byte of the next chunk. */
  skipsNext: boolean;
  /** The number to add to a position in the chunk to get the position in the value. */
  shift: number;
  /**
   * Number of quotes at the outermost level so far. Quotes beyond `2 * maxTokens` are counted but not
   * recorded.
   */
  quoteCount: number;
  /** The opening bracket at each depth. */
  readonly nesting: Uint8Array;
  /** See `StringTokens`. */
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

/** Starts the scan of a value whose first byte is at `at` in the chunk. */
export function beginValue(scan: Scan, byte: number, at: number): void {
  scan.isScalar = byte !== 0x22 && byte !== 0x7b && byte !== 0x5b;
  scan.isInString = false;
  scan.depth = 0;
  scan.quoteCount = 0;
  scan.shift = -at;
}

/**
 * Follows the value to its end or to the end of the chunk.
 *
 * @param from position of the value's first byte in its first chunk; 0 in later chunks
 * @returns the position after the value's end; -1 if the chunk ends first
 */
export function followValue(scan: Scan, chunk: Uint8Array, from: number, fail: Fail): number {
  const end = scan.isScalar ? scalarEnd(chunk, from) : nestedEnd(scan, chunk, from, fail);
  if (end < 0) scan.shift += chunk.length;
  return end;
}

export function stringTokens({ quotes, escapes, quoteCount }: Scan): StringTokens {
  return { quotes, escapes, count: quoteCount > 2 * maxTokens ? -1 : quoteCount >> 1 };
}

function scalarEnd(chunk: Uint8Array, from: number): number {
  let at = from;
  while (at < chunk.length && !endsScalar(chunk[at] as number)) at += 1;
  return at < chunk.length ? at : -1;
}

/**
 * Finds the end of a string, an object or an array. Every byte of an export passes through this function. For
 * speed, it is therefore not split into smaller functions and keeps its state in local variables.
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
      // Braces and square brackets differ in only one bit.
      const bracket = byte | 0x20;
      if (bracket === 0x7b) {
        if (depth === maxDepth) fail('it is nested too deeply', at - 1);
        nesting[depth] = byte;
        depth += 1;
      } else if (bracket === 0x7d) {
        depth -= 1;
        // In ASCII, a closing bracket is two positions after its opening bracket.
        if (nesting[depth] !== byte - 2) fail('brackets do not match', at - 1);
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
        escapes[quoteCount >> 1] = withoutEscapes;
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
 * Returns the position of a string's closing quote. If the chunk ends first, returns the chunk's length, or
 * one more if the last byte is a backslash that starts an escape sequence. Records in `escapes[token]`
 * whether the string contains escape sequences.
 *
 * @param from a position in the string that is not inside an escape sequence
 */
function stringEnd(chunk: Uint8Array, from: number, escapes: Uint8Array, token: number): number {
  const near = Math.min(chunk.length, from + searchFrom);
  let at = from;
  while (at < near) {
    const byte = chunk[at] as number;
    if (byte === 0x22) return at;
    if (byte === 0x5c) {
      escapes[token] = withEscapes;
      at += 1;
    }
    at += 1;
  }
  if (at >= chunk.length) return at;
  escapes[token] = escapesUnknown;
  return closingQuote(chunk, at);
}

/**
 * Returns the position of a string's closing quote. If the chunk ends first, returns the chunk's length, or
 * one more if the chunk ends with an escaping backslash.
 */
export function closingQuote(chunk: Uint8Array, from: number): number {
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

export function endsScalar(byte: number): boolean {
  return byte === 0x2c || byte === 0x5d || byte === 0x7d || byte === 0x3a || isWhitespace(byte);
}
