import { randomBytes } from 'node:crypto';

/** A map from strings to numbers that can hold millions of strings, because it stores only their hashes. */
export interface TextTable {
  /**
   * Returns the number of the string with this hash (`textHash`); -1 if the table does not contain the
   * string.
   */
  readonly get: (hash: number) => number;
  /**
   * Adds a string by its hash. Returns false and keeps the existing number if the table already contains the
   * string.
   */
  readonly add: (hash: number, value: number) => boolean;
}

/**
 * Creates a table that uses 12 bytes per slot and fills at most half of its slots. Strings are distinguished
 * by their 53-bit hashes. Among ten million strings, the chance of any collision is below 1 in 100.
 */
export function createTextTable(): TextTable {
  let hashes = new Float64Array(1024);
  let values = new Int32Array(1024);
  let used = 0;
  /**
   * Returns the slot of a hash, or the free slot where the hash belongs. A free slot contains 0, which is
   * never a hash.
   */
  const findSlot = (hash: number): number => {
    const mask = hashes.length - 1;
    let slot = (hash >>> 0) & mask;
    while (hashes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };
  const grow = (): void => {
    const [before, numbers] = [hashes, values];
    hashes = new Float64Array(2 * before.length);
    values = new Int32Array(2 * before.length);
    before.forEach((hash, at) => {
      if (hash === 0) return;
      const slot = findSlot(hash);
      hashes[slot] = hash;
      values[slot] = numbers[at] as number;
    });
  };
  return {
    get(hash) {
      const slot = findSlot(hash);
      return hashes[slot] === 0 ? -1 : (values[slot] as number);
    },
    add(hash, value) {
      if (2 * used >= hashes.length) grow();
      const slot = findSlot(hash);
      if (hashes[slot] !== 0) return false;
      hashes[slot] = hash;
      values[slot] = value;
      used += 1;
      return true;
    },
  };
}

/** Creates a growable list of numbers in a typed array, with 8 bytes per number by default. */
export function createNumberList<T extends Float64Array | Int32Array = Float64Array>(
  kind: new (buffer: ArrayBufferLike | number) => T = Float64Array as never,
): {
  readonly add: (number: number) => void;
  readonly at: (index: number) => number;
  readonly forEach: (visit: (number: number, at: number) => void) => void;
  /** Returns a view of the list's memory, not a copy. */
  readonly toArray: () => T;
} {
  let numbers = new kind(1024);
  let used = 0;
  return {
    add(number) {
      if (used === numbers.length) {
        // `transfer` releases the old memory; a copy would leave it to the garbage collector.
        numbers = new kind((numbers.buffer as ArrayBuffer).transfer(2 * numbers.byteLength));
      }
      numbers[used] = number;
      used += 1;
    },
    at: (index) => numbers[index] as number,
    forEach(visit) {
      for (let at = 0; at < used; at += 1) visit(numbers[at] as number, at);
    },
    toArray: () => numbers.subarray(0, used) as T,
  };
}

/** Hashes strings to 53-bit positive numbers. */
export interface TextHash {
  readonly ofText: (text: string) => number;
  /** Hashes the bytes of a string, from `from` up to `to` (exclusive). */
  readonly ofBytes: (bytes: Uint8Array, from: number, to: number) => number;
}

/** A hash function with a random seed, so hashes differ between processes. */
export const textHash = createTextHash(randomBytes(16));

/**
 * Prefix for strings that are encoded in UTF-16, because they contain unpaired surrogates, which UTF-8 cannot
 * represent. This byte never occurs in UTF-8.
 */
const utf16 = Buffer.of(0xff);

/** Encodes a string so that different strings always have different bytes. */
export function encodeText(text: string): Buffer {
  return text.isWellFormed()
    ? Buffer.from(text)
    : Buffer.concat([utf16, Buffer.from(text, 'utf16le')]);
}

export function decodeBytes(bytes: Buffer): string {
  return bytes[0] === utf16[0] ? bytes.toString('utf16le', 1) : bytes.toString();
}

/**
 * Creates a hash function for which an attacker cannot construct colliding strings. The two halves of a hash
 * have random initial values and factors, and each half shifts its upper bits down. With a known factor, or
 * without the shift, differences between bytes could cancel out whatever the initial value.
 *
 * @param seed 16 random bytes
 */
function createTextHash(seed: Buffer): TextHash {
  const [lowSeed, highSeed] = [seed.readInt32LE(0), seed.readInt32LE(4)];
  const [lowFactor, highFactor] = [seed.readInt32LE(8) | 1, seed.readInt32LE(12) | 1];
  const ofBytes = (bytes: Uint8Array, from: number, to: number): number => {
    let [low, high] = [lowSeed, highSeed];
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] as number;
      low = Math.imul(low ^ byte ^ (low >>> 15), lowFactor);
      high = Math.imul(high ^ byte ^ (high >>> 13), highFactor);
    }
    return joined(low, high);
  };
  const ofUnits = (text: string): number => {
    const bytes = encodeText(text);
    return ofBytes(bytes, 0, bytes.length);
  };
  return {
    ofBytes,
    ofText(text) {
      let [low, high] = [lowSeed, highSeed];
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit >= 0x80) return ofUnits(text);
        low = Math.imul(low ^ unit ^ (low >>> 15), lowFactor);
        high = Math.imul(high ^ unit ^ (high >>> 13), highFactor);
      }
      return joined(low, high);
    },
  };
}

function joined(low: number, high: number): number {
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0) || 1;
}
