/** A map from texts to numbers that stores only hashes of the texts, for millions of them. */
export interface TextTable {
  /** The number of the text with this hash (`wideHash`); -1 if there is none. */
  readonly get: (hash: number) => number;
  /** Adds a text by its hash. False if it exists already; its number then stays. */
  readonly add: (hash: number, value: number) => boolean;
}

/**
 * Creates a table with 12 bytes for each slot, of which at most half are used. Texts are distinguished by
 * 53 bits of their hash: among ten million the chance that any two collide is below 1 in 100.
 */
export function createTextTable(): TextTable {
  let hashes = new Float64Array(1024);
  let values = new Int32Array(1024);
  let used = 0;
  /** The slot of a hash, or the free one where it belongs. A free slot has 0, which is no hash. */
  const slotOf = (hash: number): number => {
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
      const slot = slotOf(hash);
      hashes[slot] = hash;
      values[slot] = numbers[at] as number;
    });
  };
  return {
    get(hash) {
      const slot = slotOf(hash);
      return hashes[slot] === 0 ? -1 : (values[slot] as number);
    },
    add(hash, value) {
      if (2 * used >= hashes.length) grow();
      const slot = slotOf(hash);
      if (hashes[slot] !== 0) return false;
      hashes[slot] = hash;
      values[slot] = value;
      used += 1;
      return true;
    },
  };
}

/**
 * Hash of a text with 53 bits, as a positive number; never 0. The lower 32 bits are FNV-1a over its
 * UTF-16 units, the upper 21 another mix of these.
 */
export function wideHash(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x01234567;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit ^ (high >>> 13), 0x5bd1e995);
  }
  return joined(low, high);
}

function joined(low: number, high: number): number {
  return (high & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0) || 1;
}

/** Creates a growing list of numbers in a typed array, by default of 8 bytes each. */
export function createNumberList<T extends Float64Array | Int32Array = Float64Array>(
  kind: new (buffer: ArrayBufferLike | number) => T = Float64Array as never,
): {
  readonly add: (number: number) => void;
  readonly at: (index: number) => number;
  readonly forEach: (visit: (number: number, at: number) => void) => void;
  /** The numbers as a view of the list's own memory. */
  readonly toArray: () => T;
} {
  let numbers = new kind(1024);
  let used = 0;
  return {
    add(number) {
      if (used === numbers.length) {
        // In place: the old memory would wait for the garbage collector.
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

/** Hashes texts with 53 bits, as positive numbers that are never 0. */
export interface TextHash {
  readonly ofText: (text: string) => number;
  /** The same for the bytes of a text, from `from` up to `to` (exclusive). */
  readonly ofBytes: (bytes: Uint8Array, from: number, to: number) => number;
}

/**
 * Creates a hash like `wideHash` that begins with a random seed, so that nobody can choose two texts that
 * share one.
 *
 * @param seed at least 8 random bytes
 */
export function createTextHash(seed: Buffer): TextHash {
  const [lowSeed, highSeed] = [seed.readInt32LE(0), seed.readInt32LE(4)];
  const ofBytes = (bytes: Uint8Array, from: number, to: number): number => {
    let [low, high] = [lowSeed, highSeed];
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] as number;
      low = Math.imul(low ^ byte, 0x01000193);
      high = Math.imul(high ^ byte ^ (high >>> 13), 0x5bd1e995);
    }
    return joined(low, high);
  };
  const ofUtf8 = (text: string): number => {
    const bytes = Buffer.from(text);
    return ofBytes(bytes, 0, bytes.length);
  };
  return {
    ofBytes,
    ofText(text) {
      let [low, high] = [lowSeed, highSeed];
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit >= 0x80) return ofUtf8(text);
        low = Math.imul(low ^ unit, 0x01000193);
        high = Math.imul(high ^ unit ^ (high >>> 13), 0x5bd1e995);
      }
      return joined(low, high);
    },
  };
}
