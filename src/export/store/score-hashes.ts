import { createHashSearch } from './hash-search.ts';
import { hashNumber, type Lineage } from './server-lineage.ts';

/*
 * The scores of an export as numbers: two for the hash of the server's id, and two for the hash of the
 * version.
 */

/** Number of fields per score. */
export const scoreFields = 4;

/** Returns a pair of adjacent numbers. */
export function pairAt(numbers: Int32Array, at: number): readonly [number, number] {
  return [numbers[at] as number, numbers[at + 1] as number];
}

/** Whether the score that starts at this index has a version. */
export function namesVersion(scores: Int32Array, at: number): boolean {
  return scores[at] !== 0 || scores[at + 1] !== 0;
}

/** The lower half of the version hash of the score that starts at this index. */
export function lowAt(scores: Int32Array, at: number): number {
  return (scores[at] as number) ^ (scores[at + 2] as number);
}

/** The upper half of the version hash of the score that starts at this index. */
export function highAt(scores: Int32Array, at: number): number {
  return (scores[at + 1] as number) ^ (scores[at + 3] as number);
}

/** The server id of a score, as a number. */
export function idAt(scores: Int32Array, position: number): number {
  return hashNumber(...pairAt(scores, position * scoreFields));
}

/**
 * Returns a function that finds a score by its hash under a former id of its server. The function returns the
 * score's position, or -1.
 */
export function renamedScores(
  scores: Int32Array,
  lineage: ReadonlyMap<number, Lineage>,
): (low: number, high: number) => number {
  const renamed: (readonly [low: number, high: number, position: number])[] = [];
  for (let position = 0; position * scoreFields < scores.length; position += 1) {
    if (lineage.size === 0) break;
    const [low, high] = pairAt(scores, position * scoreFields + 2);
    for (const id of lineage.get(idAt(scores, position))?.continues ?? []) {
      renamed.push([id[0] ^ low, id[1] ^ high, position]);
    }
  }
  const search = createHashSearch(renamed.length, (index, low, high) => {
    return renamed[index]?.[0] === low && renamed[index][1] === high;
  });
  for (const [index, [low, high]] of renamed.entries()) search.add(index, low, high);
  return (low, high) => renamed[search.find(low, high)]?.[2] ?? -1;
}
