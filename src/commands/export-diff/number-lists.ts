/** Lists of numbers, keyed by integers from 0. Nearly every list holds a single number. */
export interface NumberLists {
  readonly add: (key: number, number: number) => void;
  readonly of: (key: number) => readonly number[];
  /** Returns a key's number if the key has exactly one; otherwise, returns `none` or `several`. */
  readonly only: (key: number) => number;
}

export const none = -1;
export const several = -2;

export function createNumberLists(): NumberLists {
  let singles = new Int32Array(1024).fill(none);
  const lists = new Map<number, number[]>();
  const only = (key: number): number => singles[key] ?? none;
  return {
    only,
    add(key, number) {
      if (key >= singles.length) {
        const larger = new Int32Array(Math.max(key + 1, 2 * singles.length)).fill(none);
        larger.set(singles);
        singles = larger;
      }
      const single = only(key);
      if (single === none) singles[key] = number;
      else if (single === several) lists.get(key)?.push(number);
      else {
        singles[key] = several;
        lists.set(key, [single, number]);
      }
    },
    of(key) {
      const single = only(key);
      return single === none ? [] : single === several ? (lists.get(key) ?? []) : [single];
    },
  };
}
