import { createHashSearch } from './hash-search.ts';
import { hashNumber, type Lineage } from './server-lineage.ts';

/*
 * The scores of an export as numbers. Each score takes four numbers: two for the hash of the server's id, and
 * two for the hash of the version.
 */

export const scoreFields = 4;

export function pairAt(numbers: Int32Array, at: number): readonly [number, number] {
  return [numbers[at] as number, numbers[at + 1] as number];
}

/**
 * Reports whether the score that starts at this index has a version. A score without a version is stored as
 * zeros.
 */
export function namesVersion(scores: Int32Array, at: number): boolean {
  return scores[at] !== 0 || scores[at + 1] !== 0;
}

/**
 * Returns the lower half of the combined hash of the server and the version, for the score that starts at
 * this index.
 */
export function lowAt(scores: Int32Array, at: number): number {
  return (scores[at] as number) ^ (scores[at + 2] as number);
}

/**
 * Returns the upper half of the combined hash of the server and the version, for the score that starts at
 * this index.
 */
export function highAt(scores: Int32Array, at: number): number {
  return (scores[at + 1] as number) ^ (scores[at + 3] as number);
}

export function idAt(scores: Int32Array, position: number): number {
  return hashNumber(...pairAt(scores, position * scoreFields));
}

/**
 * Returns a function that finds a score by the hash that the score had under one of its server's former ids.
 * The function returns the score's position, or -1 if there is no such score.
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
