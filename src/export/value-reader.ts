import type { StringTokens } from './record-key.ts';
import { beginValue, createScan, type Fail, followValue, stringTokens } from './value-scanner.ts';

/** Largest element, in bytes: far beyond any record, and the most that one may cost in memory. */
export const maxElementBytes = 32 * 1024 * 1024;

const tooLarge = 'an element is larger than any record may be';

/** Most memory for values in pieces that is kept from one to the next. */
const maxIdleBytes = 1024 * 1024;

/** A value that has been read. */
export interface Value {
  /** It lies in here from `start` up to `end`, until the next one begins. */
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  /** Whether it is a number or a word, if it is JSON at all. */
  readonly isScalar: boolean;
  /** The strings at its outermost level. */
  readonly strings: () => StringTokens;
}

/** Reads values one after the other, and puts those together that are cut between chunks. */
export interface ValueReader {
  /** The value that `follow` has come to the end of. */
  readonly value: Value;
  /** Takes the next chunk, as both kinds of array: what follows names places in it. */
  readonly enter: (chunk: Uint8Array, buffer: Buffer) => void;
  /** @param isKept whether its bytes are needed in the end; those of a scalar always are */
  readonly begin: (at: number, isKept: boolean) => void;
  /** @returns the place behind its end, or -1 where the chunk ends first */
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

/** The bytes of a value that is cut between chunks, in one piece. */
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
