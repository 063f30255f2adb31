import { createNumberList, decodeBytes, encodeText, textHash } from './text-table.ts';

/**
 * Assigns numbers to strings and other byte sequences. Equal sequences get the same number, counted from 0 in
 * the order of arrival. Each sequence is stored once, outside the heap, with about 30 bytes of overhead.
 */
export interface TextNumbers {
  readonly ofBytes: (bytes: Uint8Array, from: number, to: number) => number;
  readonly ofText: (text: string) => number;
  /** Returns the bytes with this number; the caller must not change the bytes. */
  readonly bytesOf: (number: number) => Buffer;
  readonly textOf: (number: number) => string;
  readonly count: () => number;
}

const pageBytes = 256 * 1024;
/**
 * A place is the page number times this factor, plus the position in the page. The factor exceeds the size of
 * any page.
 */
const placesOfPage = 2 ** 32;

export function createTextNumbers(): TextNumbers {
  const pages: Buffer[] = [];
  let used = 0;
  const places = createNumberList();
  const lengths = createNumberList();
  const hashes = createNumberList();
  /** Each slot holds a number plus 1; 0 marks a free slot. */
  let slots = new Int32Array(1024);
  let count = 0;

  const isAt = (number: number, bytes: Uint8Array, from: number, to: number): boolean => {
    if (lengths.at(number) !== to - from) return false;
    const place = places.at(number);
    const page = pages[Math.floor(place / placesOfPage)] as Buffer;
    const start = place % placesOfPage;
    for (let at = from; at < to; at += 1) {
      if (page[start + at - from] !== bytes[at]) return false;
    }
    return true;
  };
  const grow = (): void => {
    slots = new Int32Array(2 * slots.length);
    const mask = slots.length - 1;
    hashes.forEach((each, number) => {
      let slot = (each >>> 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    });
  };
  const store = (bytes: Uint8Array, from: number, to: number): void => {
    const length = to - from;
    if (pages.length === 0 || used + length > pageBytes) {
      pages.push(Buffer.allocUnsafeSlow(Math.max(pageBytes, length)));
      used = 0;
    }
    (pages.at(-1) as Buffer).set(bytes.subarray(from, to), used);
    places.add((pages.length - 1) * placesOfPage + used);
    lengths.add(length);
    used += length;
  };
  const ofBytes = (bytes: Uint8Array, from: number, to: number): number => {
    if (3 * count >= 2 * slots.length) grow();
    const key = textHash.ofBytes(bytes, from, to);
    const mask = slots.length - 1;
    for (let slot = (key >>> 0) & mask; ; slot = (slot + 1) & mask) {
      const number = (slots[slot] as number) - 1;
      if (number < 0) {
        count += 1;
        slots[slot] = count;
        hashes.add(key);
        store(bytes, from, to);
        return count - 1;
      }
      if (hashes.at(number) === key && isAt(number, bytes, from, to)) return number;
    }
  };
  const readBytes = (number: number): Buffer => {
    const place = places.at(number);
    const start = place % placesOfPage;
    const page = pages[Math.floor(place / placesOfPage)] as Buffer;
    return page.subarray(start, start + lengths.at(number));
  };
  return {
    ofBytes,
    ofText(text) {
      const bytes = encodeText(text);
      return ofBytes(bytes, 0, bytes.length);
    },
    bytesOf: readBytes,
    textOf: (number) => decodeBytes(readBytes(number)),
    count: () => count,
  };
}
