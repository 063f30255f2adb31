/*
 * Tests the hashes that stand for an export's texts: it must be impossible to choose texts that share a hash.
 */
import { expect, test } from 'vitest';
import { textHash } from '../../src/export/reading/text-table.ts';

/** Computes FNV-1a, in which only the initial value could be kept secret. */
function plainHash(text: string, beginning: number): number {
  let hash = beginning;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns two texts with the same FNV-1a hash, whatever the initial value. */
function twins(): readonly [string, string] {
  const length = 27;
  const known = new Map<number, number>();
  for (let at = 1; ; at += 1) {
    const bits = Math.imul(at, 0x9e3779b1) >>> (32 - length);
    const textOf = (number: number): string =>
      Array.from({ length }, (_, place) => String.fromCharCode((number >>> place) & 1)).join('');
    const hash = plainHash(textOf(bits), 0);
    const other = known.get(hash);
    if (other !== undefined && other !== bits) return [textOf(other), textOf(bits)];
    known.set(hash, bits);
  }
}

test('texts that are chosen to share a hash share none', () => {
  const pair = twins();
  for (const beginning of [1, 2, 12_345, -7]) {
    expect(plainHash(pair[0], beginning)).toBe(plainHash(pair[1], beginning));
  }
  // All texts that combine the two would share half of such a hash, so some would share the other half too.
  const all = Array.from({ length: 2 ** 13 }, (_, number) =>
    Array.from({ length: 13 }, (_, place) => pair[(number >>> place) & 1]).join(''),
  );
  expect(new Set(all.map((text) => textHash.ofText(text))).size).toBe(all.length);
  const slots = new Set(all.map((text) => textHash.ofText(text) % 2 ** 13));
  expect(slots.size).toBeGreaterThan(4000);
});

test('halves of surrogate pairs are told apart', () => {
  expect(textHash.ofText('\ud800')).not.toBe(textHash.ofText('\ud801'));
});
