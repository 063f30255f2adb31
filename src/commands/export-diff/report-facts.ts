import type { Names } from './names.ts';

export interface ReportFacts {
  /** Null if the version could not be scanned, undefined if the score cannot be read. */
  readonly score: number | null | undefined;
  readonly grade: string | null;
  readonly rubric: string | null;
  /**
   * Sorted numbers, each of which identifies a check and its result (names.ts). `missingOutcome` stands for a
   * reference without a finding.
   */
  readonly outcomes: Int32Array;
}

export const noScore = -1;
export const unreadScore = -2;
export const missingOutcome = -1;

const headBytes = 16;

/**
 * Creates an encoder for report facts. Equal facts have equal bytes, so `names` assigns them the same number.
 */
export function createReportEncoder(names: Names) {
  let bytes = Buffer.alloc(1024);
  let outcomes = new Int32Array(bytes.buffer, bytes.byteOffset + headBytes);
  let count = 0;
  return {
    addOutcome(outcome: number): void {
      if (count === outcomes.length) {
        const larger = Buffer.alloc(2 * bytes.length);
        larger.set(bytes);
        bytes = larger;
        outcomes = new Int32Array(bytes.buffer, bytes.byteOffset + headBytes);
      }
      outcomes[count] = outcome;
      count += 1;
    },
    /**
     * Returns the number that represents a report with the outcomes added since the previous call.
     *
     * @param score `noScore` if null, `unreadScore` if invalid
     * @param grade a number from `names.words`, or -1 if null
     * @param rubric a number from `names.words`, or -1 if null
     */
    finishReport(score: number, grade: number, rubric: number): number {
      sortOutcomes(outcomes, count);
      bytes.writeDoubleLE(score, 0);
      bytes.writeInt32LE(grade, 8);
      bytes.writeInt32LE(rubric, 12);
      const number = names.reportFacts.ofBytes(bytes, 0, headBytes + 4 * count);
      count = 0;
      return number;
    },
  };
}

export function decodeReportFacts(number: number, { reportFacts, words }: Names): ReportFacts {
  // Copies the bytes, because an `Int32Array` must start at an aligned offset.
  const { buffer } = new Uint8Array(reportFacts.bytesOf(number));
  const view = new DataView(buffer);
  const score = view.getFloat64(0, true);
  const wordAt = (place: number): string | null => {
    const word = view.getInt32(place, true);
    return word < 0 ? null : words.textOf(word);
  };
  return {
    score: score === noScore ? null : score === unreadScore ? undefined : score,
    grade: wordAt(8),
    rubric: wordAt(12),
    outcomes: new Int32Array(buffer, headBytes),
  };
}

/**
 * Sorts the first `count` numbers. Most reports have few outcomes, for which an insertion sort is faster than
 * the built-in sort.
 */
function sortOutcomes(numbers: Int32Array, count: number): void {
  if (count > 40) {
    numbers.subarray(0, count).sort();
    return;
  }
  for (let index = 1; index < count; index += 1) {
    const number = numbers[index] as number;
    let place = index;
    for (; place > 0 && (numbers[place - 1] as number) > number; place -= 1) {
      numbers[place] = numbers[place - 1] as number;
    }
    numbers[place] = number;
  }
}
