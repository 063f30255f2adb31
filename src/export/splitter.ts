import { StructureError } from './faults.ts';
import { escaped, isWhitespace, readKeyHash, unescaped, unknown } from './record-key.ts';

/*
 * Cuts an export document into the elements of its arrays while its bytes arrive, without decoding
 * them: it follows strings, escapes and nesting, and checks the document's own grammar to its last
 * byte. What is inside an element is checked when the element is parsed, which only few are.
 */

/** The arrays of the export document (section 2.1 of the contract). */
export const sections = ['servers', 'scores', 'findings'] as const;
export type Section = (typeof sections)[number];

/** Members of the document that say what the export is; others are passed over. */
export const headFields = ['schema_version', 'rubric_version', 'generated_at', 'counts'] as const;
export type HeadField = (typeof headFields)[number];

/** Largest element, in bytes: far beyond any record, and the most that one may cost in memory. */
export const maxElementBytes = 32 * 1024 * 1024;

/** Deepest nesting, so that a small document cannot ask for much memory. */
const maxDepth = 65_536;

/** Most strings whose places are noted in one element. */
const maxTokens = 4096;

/** How much of the document's beginning is kept, to say what it is where it is none. */
const beginningBytes = 200;

/** From here on a string's end is searched for: a search costs as much as looking at some bytes. */
const longString = 24;

/** What is told of a document while it is read. */
export interface SplitterTarget {
  /** A member of the document's head, parsed. */
  readonly head: (field: HeadField, value: unknown) => void;
  /**
   * One element of an array, in document order: in `bytes` from `start` up to `end`, which are good
   * until the call returns. `keyHash` is the hash of the text that the element is looked up by (the
   * `server` of a score, the id of a finding); 0 where there is none, and for servers, which have
   * many.
   */
  readonly element: (
    section: Section,
    bytes: Buffer,
    start: number,
    end: number,
    keyHash: number,
  ) => void;
  /** Whether members that are passed over are parsed too, only to see that they are JSON. */
  readonly isThorough?: boolean;
  /** An array is complete. True pauses the splitter behind it. */
  readonly sectionEnd?: (section: Section) => boolean;
}

/** A document that is being read. */
export interface Splitter {
  /**
   * Takes the next bytes; they may be cut anywhere.
   *
   * @param from where in the chunk to begin: behind what was taken before a pause
   * @returns up to where the chunk was taken: its length, but where the target asked for a pause
   * @throws StructureError
   */
  readonly push: (chunk: Uint8Array, from?: number) => number;
  /** @throws StructureError where the document is not complete */
  readonly end: () => void;
  /** Whether a finding has a number for its `id`, so that a number may be an id and no index. */
  readonly hasNumericIds: () => boolean;
  /** Bytes taken so far. */
  readonly position: () => number;
  /** Whether one of the arrays has begun. */
  readonly hasSection: () => boolean;
  /** Whether the document has ended. */
  readonly isComplete: () => boolean;
}

type State =
  | 'start'
  | 'first key'
  | 'key'
  | 'colon'
  | 'value'
  | 'first element'
  | 'element'
  | 'behind an element'
  | 'behind a value'
  | 'end';

/** Starts reading a document. */
export function createSplitter(target: SplitterTarget): Splitter {
  let state: State = 'start';
  let position = 0;
  /** Bytes of the document before the first one of the chunk. */
  let base = 0;
  let beginning = Buffer.alloc(0);
  let byteOrderMark = 0;
  /** The member that is being read, and those that were there before it. */
  let member = '';
  let section: Section | null = null;
  const seen = new Set<string>();
  let hasNumericIds = false;

  // The value that is being read: a key, a member's value or an element.
  let isOpen = false;
  let isKept = false;
  let isScalar = false;
  let isQuoted = false;
  let skipsNext = false;
  let depth = 0;
  let valueStart = 0;
  /** From positions in the chunk to positions in the value. */
  let shift = 0;
  const nesting = new Uint8Array(maxDepth);
  const quotes = new Int32Array(2 * maxTokens);
  const escapes = new Uint8Array(maxTokens);
  let noted = 0;
  const tokens = { quotes, escapes, count: 0 };
  const noteNumericId = (): void => {
    hasNumericIds = true;
  };
  /** The beginning of a value that is cut between chunks. */
  let held: Buffer = Buffer.alloc(0);
  /** The chunk, to be handed on. */
  let asBuffer: Buffer = held;
  let heldLength = 0;

  const fail = (message: string, at: number): never => {
    throw new StructureError(message, base + at, beginning);
  };

  const isParsed = (): boolean => isHeadField(member) || target.isThorough === true;

  /** Follows the open value; gives the position behind its end, or -1 where the chunk ends first. */
  const follow = (chunk: Uint8Array, from: number): number => {
    const { length } = chunk;
    let at = from;
    if (isScalar) {
      while (at < length && !endsScalar(chunk[at] as number)) at += 1;
      return at < length ? at : -1;
    }
    let level = depth;
    let inQuotes = isQuoted;
    let marks = noted;
    if (skipsNext) {
      skipsNext = false;
      at += 1;
    }
    for (;;) {
      if (inQuotes) {
        const near = Math.min(length, at + longString);
        let byte = 0;
        while (at < near) {
          byte = chunk[at] as number;
          if (byte === 0x22) break;
          if (byte === 0x5c) {
            if (level === 1 && marks >> 1 < maxTokens) escapes[marks >> 1] = escaped;
            at += 1;
          }
          at += 1;
        }
        if (byte !== 0x22 && at < length) {
          if (level === 1 && marks >> 1 < maxTokens) escapes[marks >> 1] = unknown;
          at = closingQuote(chunk, at);
        }
        if (at >= length) {
          skipsNext = at > length;
          break;
        }
        inQuotes = false;
        if (level === 1) {
          if (marks < 2 * maxTokens) quotes[marks] = at + shift;
          marks += 1;
        }
        at += 1;
        if (level === 0) {
          depth = 0;
          return at;
        }
      }
      while (at < length) {
        const byte = chunk[at] as number;
        at += 1;
        if (byte === 0x22) {
          inQuotes = true;
          break;
        }
        // One bit tells a brace from a square bracket.
        const bracket = byte | 0x20;
        if (bracket === 0x7b) {
          if (level === maxDepth) fail('it is nested too deep', at - 1);
          nesting[level] = byte;
          level += 1;
        } else if (bracket === 0x7d) {
          level -= 1;
          // A bracket closes the one that stands two before it in ASCII.
          if (nesting[level] !== byte - 2) fail('a bracket closes another one', at - 1);
          if (level === 0) {
            noted = marks;
            return at;
          }
        }
      }
      if (!inQuotes) break;
      if (level === 1) {
        if (marks < 2 * maxTokens) {
          quotes[marks] = at - 1 + shift;
          escapes[marks >> 1] = unescaped;
        }
        marks += 1;
      }
    }
    depth = level;
    isQuoted = inQuotes;
    noted = marks;
    return -1;
  };

  const begin = (chunk: Uint8Array, at: number, keep: boolean): void => {
    const byte = chunk[at] as number;
    isOpen = true;
    isScalar = byte !== 0x22 && byte !== 0x7b && byte !== 0x5b;
    isKept = keep || isScalar;
    if (isScalar && endsScalar(byte)) fail('a value is missing', at);
    isQuoted = false;
    depth = 0;
    noted = 0;
    valueStart = at;
    shift = -at;
    heldLength = 0;
  };

  /** Keeps the part of an open value that the chunk holds. */
  const hold = (chunk: Uint8Array, upTo: number): void => {
    if (!isKept) return;
    const part = chunk.subarray(valueStart, upTo);
    const needed = heldLength + part.length;
    if (needed > maxElementBytes) fail('an element is larger than any record may be', upTo);
    if (needed > held.length) {
      const grown = Buffer.allocUnsafe(Math.max(2 * held.length, needed, 65_536));
      grown.set(held.subarray(0, heldLength));
      held = grown;
    }
    held.set(part, heldLength);
    heldLength = needed;
  };

  /** Takes a complete value. */
  const complete = (chunk: Uint8Array, upTo: number): void => {
    isOpen = false;
    let bytes: Buffer = asBuffer;
    let start = valueStart;
    let end = upTo;
    if (heldLength > 0) {
      hold(chunk, upTo);
      [bytes, start, end] = [held, 0, heldLength];
    } else if (isKept && end - start > maxElementBytes) {
      fail('an element is larger than any record may be', start);
    }
    if (state === 'element') {
      state = 'behind an element';
      if (isScalar) parse(bytes, start, end, upTo);
      deliver(section as Section, bytes, start, end, upTo);
      // A large element does not keep its memory for the rest of the document.
      if (held.length > 1024 * 1024) held = Buffer.alloc(0);
    } else if (state === 'key') {
      member = String(parse(bytes, start, end, upTo));
      if (seen.has(member)) fail(`"${member}" stands twice in it`, upTo);
      if (isSection(member) || isHeadField(member)) seen.add(member);
      state = 'colon';
    } else {
      const value = isScalar || isParsed() ? parse(bytes, start, end, upTo) : null;
      if (isHeadField(member)) target.head(member, value);
      state = 'behind a value';
    }
  };

  const deliver = (of: Section, bytes: Buffer, start: number, end: number, upTo: number): void => {
    let hash = 0;
    if (of !== 'servers') {
      tokens.count = noted > 2 * maxTokens ? -1 : noted >> 1;
      hash = readKeyHash(of, bytes, start, end, tokens, noteNumericId);
      // A score that names no server is odd enough to be looked at: it may be no JSON.
      if (hash === 0 && of === 'scores') parse(bytes, start, end, upTo);
    }
    target.element(of, bytes, start, end, hash);
  };

  const parse = (bytes: Uint8Array, start: number, end: number, at: number): unknown => {
    try {
      return parseElement(bytes, start, end);
    } catch {
      return fail('a value is no JSON', at);
    }
  };

  /** One byte between the values; true where it closes a section. */
  const between = (chunk: Uint8Array, at: number): boolean => {
    const byte = chunk[at] as number;
    if (isWhitespace(byte) && byteOrderMark === 0) return false;
    switch (state) {
      case 'behind an element':
        if (byte === 0x5d) return true;
        if (byte !== 0x2c) fail('a comma is missing', at);
        state = 'element';
        break;
      case 'element':
        begin(chunk, at, true);
        break;
      case 'start':
        if (base + at === byteOrderMark && byte === [0xef, 0xbb, 0xbf][byteOrderMark]) {
          byteOrderMark = byteOrderMark === 2 ? 0 : byteOrderMark + 1;
        } else if (byte === 0x7b && byteOrderMark === 0) state = 'first key';
        else fail('it does not begin like an export', at);
        break;
      case 'first key':
      case 'key':
        if (byte === 0x22) {
          state = 'key';
          begin(chunk, at, true);
        } else if (byte === 0x7d && state === 'first key') state = 'end';
        else fail('a member has no name', at);
        break;
      case 'colon':
        if (byte !== 0x3a) fail('a colon is missing', at);
        state = 'value';
        break;
      case 'value':
        section = isSection(member) ? member : null;
        if (section === null) begin(chunk, at, isParsed());
        else if (byte === 0x5b) state = 'first element';
        else fail(`"${section}" is no list`, at);
        break;
      case 'first element':
        if (byte === 0x5d) return true;
        state = 'element';
        begin(chunk, at, true);
        break;
      case 'behind a value':
        if (byte === 0x7d) state = 'end';
        else if (byte === 0x2c) state = 'key';
        else fail('a comma is missing', at);
        break;
      case 'end':
        fail('something stands behind its end', at);
    }
    return false;
  };

  return {
    push(bytes, from = 0) {
      // The plain array's search is faster than that of a Buffer, whose copying is.
      const chunk = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
      asBuffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      base = position - from;
      const missing = beginningBytes - beginning.length;
      if (missing > 0) beginning = Buffer.concat([beginning, chunk.subarray(from, from + missing)]);
      let at = from;
      while (at < chunk.length) {
        if (isOpen) {
          const end = follow(chunk, at);
          if (end < 0) {
            hold(chunk, chunk.length);
            break;
          }
          complete(chunk, end);
          at = end;
        } else {
          const closes = between(chunk, at);
          // What was begun is followed from its first byte on.
          if (!isOpen) at += 1;
          if (closes) {
            const closed = section as Section;
            section = null;
            state = 'behind a value';
            if (target.sectionEnd?.(closed)) {
              position = base + at;
              return at;
            }
          }
        }
      }
      position = base + chunk.length;
      valueStart = 0;
      shift = heldLength;
      return chunk.length;
    },
    end() {
      if (state !== 'end') throw new StructureError('it breaks off', position, beginning, true);
      const missing = sections.filter((each) => !seen.has(each));
      if (missing.length > 0) {
        throw new StructureError(`${missing.join(', ')} missing`, position, beginning);
      }
    },
    hasNumericIds: () => hasNumericIds,
    position: () => position,
    hasSection: () => sections.some((each) => seen.has(each)),
    isComplete: () => state === 'end',
  };
}

/**
 * Parses an element that lies in `bytes` from `start` up to `end`.
 *
 * @throws StructureError where it is no JSON, and so neither is the document
 */
export function parseElement(bytes: Uint8Array, start = 0, end = bytes.length): unknown {
  try {
    return JSON.parse(decoder.decode(bytes.subarray(start, end)));
  } catch {
    // The parser's own words quote the document.
    throw new StructureError('one of its elements is no JSON');
  }
}

// A mark at the beginning of an element is no white space to JSON.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Where a string ends: at its closing quote, or behind the chunk, one further where its last byte is a
 * backslash that begins an escape.
 *
 * @param from a place in the string that is no part of an escape
 */
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

function isSection(name: string): name is Section {
  return sections.some((each) => each === name);
}

function isHeadField(name: string): name is HeadField {
  return headFields.some((each) => each === name);
}

function endsScalar(byte: number): boolean {
  return byte === 0x2c || byte === 0x5d || byte === 0x7d || byte === 0x3a || isWhitespace(byte);
}
