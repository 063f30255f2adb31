import { createTextNumbers, type TextNumbers } from '../../export/whole.ts';

/*
 * Numbers for everything by which two exports are compared. Both exports share them, so what is equal has
 * the same number and is stored once.
 */

/** Texts and other facts of both exports as numbers. */
export interface Names {
  /** Names of checks, results, grades and rubrics. */
  readonly words: TextNumbers;
  /** Ids of servers. */
  readonly servers: TextNumbers;
  /** What is compared of a server, as JSON. */
  readonly serverFacts: TextNumbers;
  /** Scored versions (`scoredVersionBytes`). */
  readonly versions: TextNumbers;
  /** What is compared of a score report (report-facts.ts). */
  readonly reportFacts: TextNumbers;
  /** The number of a check, a result and damaged evidence together; the first two are words, or -1 for none. */
  readonly outcomeNumber: (check: number, result: number, isDamaged: boolean) => number;
  /** Check, result and whether the evidence is damaged, of such a number. */
  readonly decodeOutcome: (
    number: number,
  ) => readonly [check: string | null, result: string | null, isDamaged: boolean];
}

const factor = 2 ** 26;

export function createNames(): Names {
  const words = createTextNumbers();
  const numbers = new Map<number, number>();
  const outcomes: number[] = [];
  // Most are among a few: a map takes much longer.
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
      // Never 0, which an unused slot has.
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
