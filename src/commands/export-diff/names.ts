import { createTextNumbers, type TextNumbers } from '../../export/whole.ts';

/**
 * Assigns a number to every compared value. Both exports share the same numbering, so equal values have the
 * same number and are stored once.
 */

/** Numbers for the strings and other facts of both exports. */
export interface Names {
  /** Names of checks, results, grades and rubrics. */
  readonly words: TextNumbers;
  /** Ids of servers. */
  readonly servers: TextNumbers;
  /** The compared facts of a server, as JSON. */
  readonly serverFacts: TextNumbers;
  /** Scored versions, as encoded by `scoredVersionBytes`. */
  readonly versions: TextNumbers;
  /** The compared facts of a score report (report-facts.ts). */
  readonly reportFacts: TextNumbers;
  /**
   * The number for the combination of a check, a result and the state of the evidence. The check and the
   * result are numbers from `words`, or -1 if missing.
   */
  readonly outcomeNumber: (check: number, result: number, isDamaged: boolean) => number;
  /** Decodes a number from `outcomeNumber` into a check, a result, and whether the evidence is damaged. */
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
      // A key is never 0, because 0 marks an unused slot.
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
