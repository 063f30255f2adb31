import { createTextNumbers, type TextNumbers } from '../../export/whole.ts';

/**
 * Assigns a number to every value that is compared. Both exports share the numbering, so equal values have
 * equal numbers and are stored once.
 */

export interface Names {
  /** Versions, and the names of checks, results, grades and rubrics. */
  readonly words: TextNumbers;
  readonly servers: TextNumbers;
  /** `ServerFacts` as JSON. */
  readonly serverFacts: TextNumbers;
  /** Pairs of a server and a version, encoded by `versionNumber` (corpus.ts). */
  readonly versions: TextNumbers;
  /** Score reports, encoded as in report-facts.ts. */
  readonly reportFacts: TextNumbers;
  /**
   * Returns the number for a combination of a check, a result and the state of the evidence. `check` and
   * `result` are numbers from `words`, or -1 if missing.
   */
  readonly outcomeNumber: (check: number, result: number, isDamaged: boolean) => number;
  readonly decodeOutcome: (
    number: number,
  ) => readonly [check: string | null, result: string | null, isDamaged: boolean];
}

const factor = 2 ** 26;

export function createNames(): Names {
  const words = createTextNumbers();
  const numbers = new Map<number, number>();
  const outcomes: number[] = [];
  // A few combinations account for most findings; caching their numbers is much faster than looking them up
  // in a map.
  const recentKeys = new Float64Array(256);
  const recentNumbers = new Int32Array(256);
  const wordText = (word: number): string | null => (word < 0 ? null : words.textOf(word));
  return {
    words,
    servers: createTextNumbers(),
    serverFacts: createTextNumbers(),
    versions: createTextNumbers(),
    reportFacts: createTextNumbers(),
    outcomeNumber(check, result, isDamaged) {
      const damaged = isDamaged ? 1 : 0;
      // Adding 2 keeps the key above 0, which marks an unused slot.
      const key = (check + 2) * factor + 2 * (result + 1) + damaged;
      const slot = (check ^ (result << 3) ^ damaged) & 255;
      if (recentKeys[slot] === key) return recentNumbers[slot] as number;
      let number = numbers.get(key);
      if (number === undefined) {
        number = outcomes.push(key) - 1;
        numbers.set(key, number);
      }
      recentKeys[slot] = key;
      recentNumbers[slot] = number;
      return number;
    },
    decodeOutcome(number) {
      const key = outcomes[number] as number;
      const remainder = key % factor;
      return [
        wordText(Math.floor(key / factor) - 2),
        wordText((remainder >> 1) - 1),
        remainder % 2 === 1,
      ];
    },
  };
}
