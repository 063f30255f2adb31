import type { Pattern } from '../model.ts';
import { covers } from './relations.ts';

/**
 * More than comparing any policy of people takes: the lengths of some patterns times those of the others.
 * A change writes its policy itself, and patterns with many wildcards take milliseconds each.
 */
export const maxWork = 30_000_000;

/** The lengths of the names of some patterns, together. */
export function lengthOf(patterns: Iterable<Pattern>): number {
  let length = 0;
  for (const { name } of patterns) length += name.length;
  return length;
}

/** The same text for patterns that mean the same. */
export function patternKey({ type, name, version }: Pattern): string {
  return JSON.stringify([type, name, version]);
}

/** Patterns of a list that no pattern of another list covers, each with its place in the list. */
export function uncovered(
  some: readonly Pattern[],
  others: readonly Pattern[],
): { readonly text: string; readonly place: number }[] {
  const known = new Set(others.map(patternKey));
  // Where there are too many to compare, each is named that does not stand in both.
  const wide = lengthOf(some) * lengthOf(others) > maxWork ? [] : others;
  return some
    .map((pattern, place) => ({ pattern, text: pattern.text, place }))
    .filter(
      ({ pattern }) =>
        !known.has(patternKey(pattern)) && !wide.some((other) => covers(other, pattern)),
    );
}
