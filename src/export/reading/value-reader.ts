import type { StringTokens } from './record-key.ts';
import { beginValue, createScan, type Fail, followValue, stringTokens } from './value-scanner.ts';

/**
 * Maximum size of an element, in bytes. The limit is far above the size of any real record, and bounds the
 * memory that one element can use.
 */
export const maxElementBytes = 32 * 1024 * 1024;

const tooLarge = 'a value exceeds the size limit for records';

/** Size, in bytes, above which the buffer for joined values is released instead of reused. */
const maxIdleBytes = 1024 * 1024;

export interface Value {
  /** Contains the value from `start` up to `end` (exclusive); valid until the next value begins. */
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  /** Whether the value is a number or a literal (`true`, `false`, `null`), or not JSON. */
  readonly isScalar: boolean;
  readonly strings: () => StringTokens;
}

/** Reads one value at a time, and joins values that are split across chunks. */
export interface ValueReader {
  /** The last value whose end `follow` reached. */
  readonly value: Value;
  /**
   * Takes the next chunk, passed twice: as a `Uint8Array` and as a `Buffer`. All later positions are relative to this
   * chunk.
   */
  readonly enter: (chunk: Uint8Array, buffer: Buffer) => void;
  /**
   * Begins the value whose first byte is at `at` in the chunk.
   *
   * @param isKept whether the value's bytes will be needed; the bytes of a scalar are always kept
   */
  readonly begin: (at: number, isKept: boolean) => void;
  /**
   * Follows the value to its end or to the end of the chunk.
   *
   * @returns the position after the value's end; -1 if the chunk ends first
   */
  readonly follow: (from: number) => number;
}

export function createValueReader(fail: Fail): ValueReader {
  const scan = createScan();
  const pieces = createPieces();
  let chunk: Uint8Array = new Uint8Array(0);
  let buffer: Buffer = Buffer.alloc(0);
  let isKept = false;
  const value = {
    bytes: buffer,
    start: 0,
    end: 0,
    isScalar: false,
    strings: () => stringTokens(scan),
  };

  const addPiece = (upTo: number): void => {
    if (pieces.length() + upTo - value.start > maxElementBytes) fail(tooLarge, upTo);
    pieces.add(chunk.subarray(value.start, upTo));
  };

  return {
    value,
    enter(nextChunk, nextBuffer) {
      chunk = nextChunk;
      buffer = nextBuffer;
      value.start = 0;
    },
    begin(at, keeps) {
      beginValue(scan, chunk[at] as number, at);
      value.start = at;
      value.isScalar = scan.isScalar;
      isKept = keeps || scan.isScalar;
      pieces.clear();
    },
    follow(from) {
      const end = followValue(scan, chunk, from, fail);
      if (end < 0) {
        if (isKept) addPiece(chunk.length);
      } else if (pieces.length() > 0) {
        addPiece(end);
        value.bytes = pieces.bytes();
        value.start = 0;
        value.end = pieces.length();
      } else {
        if (isKept && end - value.start > maxElementBytes) fail(tooLarge, value.start);
        value.bytes = buffer;
        value.end = end;
      }
      return end;
    },
  };
}

/** Creates a buffer that joins the pieces of a value split across chunks. */
function createPieces() {
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  return {
    bytes: () => bytes,
    length: () => length,
    clear(): void {
      length = 0;
      if (bytes.length > maxIdleBytes) bytes = Buffer.alloc(0);
    },
    add(piece: Uint8Array): void {
      const needed = length + piece.length;
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(2 * bytes.length, needed, 65_536));
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      bytes.set(piece, length);
      length = needed;
    },
  };
}
