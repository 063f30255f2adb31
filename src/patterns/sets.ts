import type { Pattern } from '../model.ts';
import { covers } from './relations.ts';

/**
 * A limit for comparing two lists of patterns, as the product of their lengths; realistic policies stay
 * far below. The author of a change writes its policy, and comparing patterns with many wildcards takes
 * milliseconds each.
 */
export const maxWork = 30_000_000;

/** The total length of the names of some patterns. */
export function lengthOf(patterns: Iterable<Pattern>): number {
  let length = 0;
  for (const { name } of patterns) length += name.length;
  return length;
}

/** A key that is equal for patterns with the same type, name and version. */
export function patternKey({ type, name, version }: Pattern): string {
  return JSON.stringify([type, name, version]);
}

/**
 * The patterns of a list that no pattern of another list covers, each with its index (`place`). If there
 * are too many to compare, those that the other list does not contain.
 */
export function uncovered(
  some: readonly Pattern[],
  others: readonly Pattern[],
): { readonly text: string; readonly place: number }[] {
  const known = new Set(others.map(patternKey));
  const wide = lengthOf(some) * lengthOf(others) > maxWork ? [] : others;
  return some
    .map((pattern, place) => ({ pattern, text: pattern.text, place }))
    .filter(
      ({ pattern }) =>
        !known.has(patternKey(pattern)) && !wide.some((other) => covers(other, pattern)),
    );
}
