/** A 64-bit hash as its lower and upper halves, both signed. */
export type Hash = readonly [low: number, high: number];

export interface HashSearch {
  /**
   * Adds an item, unless the table already contains an item with this hash. Returns the number of the
   * existing or the added item.
   */
  readonly add: (number: number, low: number, high: number) => number;
  /** Returns the number of the item with this hash; -1 if the table contains no such item. */
  readonly find: (low: number, high: number) => number;
}

/**
 * Creates a table. Each slot takes 4 bytes, and at most half of the slots are used.
 *
 * @param most maximum number of items
 * @param has reports whether the item with this number has this hash
 */
export function createHashSearch(
  most: number,
  has: (number: number, low: number, high: number) => boolean,
): HashSearch {
  let size = 16;
  while (size < 2 * most) size *= 2;
  // A slot contains an item's number plus 1; 0 marks a free slot.
  const slots = new Int32Array(size);
  const findSlot = (low: number, high: number): number => {
    let slot = low & (size - 1);
    while (slots[slot] !== 0 && !has((slots[slot] as number) - 1, low, high)) {
      slot = (slot + 1) & (size - 1);
    }
    return slot;
  };
  return {
    add(number, low, high) {
      const slot = findSlot(low, high);
      if (slots[slot] === 0) slots[slot] = number + 1;
      return (slots[slot] as number) - 1;
    },
    find: (low, high) => (slots[findSlot(low, high)] as number) - 1,
  };
}

export function createIntegerList(): {
  readonly add: (numbers: readonly number[]) => void;
  /** Returns a view of the list's memory, not a copy. */
  readonly toArray: () => Int32Array;
} {
  let list = new Int32Array(1024);
  let used = 0;
  return {
    add(numbers) {
      while (used + numbers.length > list.length) {
        const grown = new Int32Array(2 * list.length);
        grown.set(list);
        list = grown;
      }
      list.set(numbers, used);
      used += numbers.length;
    },
    toArray: () => list.subarray(0, used),
  };
}
