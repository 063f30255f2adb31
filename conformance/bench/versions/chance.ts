/** A source of choices that makes the same choices for the same seed. */
export interface Chance {
  /** Returns an integer from 0 up to, but not including, `end`. */
  readonly below: (end: number) => number;
  /** Returns one of the choices. */
  readonly of: <T>(choices: readonly T[]) => T;
  /** Returns true in the given share of cases. */
  readonly in: (share: number) => boolean;
}

/**
 * Returns a source of choices based on the random number generator "mulberry32", which has a period of 2^32.
 */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    of: (choices) => choices[below(choices.length)] as (typeof choices)[number],
    in: (share) => next() < share,
  };
}
