import { randomBytes } from 'node:crypto';
import { createTextHash } from '../export/text-table.ts';

/** Numbers for texts that occur often, so that millions of findings can be compared as numbers. */
export interface Names {
  /** The number of a text; 0 for null. */
  readonly ofText: (text: string | null) => number;
  /** The same for the bytes of a text without escapes. */
  readonly ofBytes: (bytes: Buffer, from: number, to: number) => number;
  readonly textOf: (number: number) => string | null;
  /** One number for two: the check and the result of a finding. */
  readonly pair: (first: number, second: number) => number;
  readonly parts: (pair: number) => readonly [first: string | null, second: string | null];
}

const factor = 2 ** 26;

export function createNames(): Names {
  const hash = createTextHash(randomBytes(8));
  const texts: (string | null)[] = [null];
  const byHash = new Map<number, number>();
  const numberOf = (key: number, text: () => string): number => {
    const known = byHash.get(key);
    if (known !== undefined) return known;
    texts.push(text());
    byHash.set(key, texts.length - 1);
    return texts.length - 1;
  };
  // Most texts are among a few: a map takes much longer.
  const recentKeys = new Float64Array(256);
  const recentNumbers = new Int32Array(256);
  const textOf = (number: number): string | null => texts[number] ?? null;
  return {
    ofText: (text) => (text === null ? 0 : numberOf(hash.ofText(text), () => text)),
    ofBytes(bytes, from, to) {
      const key = hash.ofBytes(bytes, from, to);
      const slot = key & 255;
      if (recentKeys[slot] === key) return recentNumbers[slot] as number;
      recentKeys[slot] = key;
      recentNumbers[slot] = numberOf(key, () => bytes.toString('utf8', from, to));
      return recentNumbers[slot] as number;
    },
    textOf,
    pair: (first, second) => first * factor + second,
    parts: (pair) => [textOf(Math.floor(pair / factor)), textOf(pair % factor)],
  };
}
