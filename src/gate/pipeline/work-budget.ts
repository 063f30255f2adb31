import { GateError } from '../../model/failure.ts';

/** Charges the steps spent on reading a file. Throws once the total exceeds the limit. */
export type ChargeWork = (steps: number, file: string) => void;

/**
 * Maximum number of steps: one for each character read, and thousands for each launch. This limit is hundreds
 * of times the number that a large project needs. This many steps took about 15 seconds on one machine.
 */
const maxSteps = 250_000_000;

/**
 * Creates a run's work budget. Each parser takes linear time, but a repository can contain many files that
 * refer to each other. The budget counts steps rather than seconds so that a repository gets the same result
 * on every machine.
 *
 * @returns a function that throws a `too-much-work` GateError once the budget is spent
 */
export function createBudget(most = maxSteps): ChargeWork {
  let stepsLeft = most;
  return (steps, file) => {
    stepsLeft -= steps;
    if (stepsLeft >= 0) return;
    throw new GateError(
      'too-much-work',
      `Reading the declared servers takes more work than any real project needs; the limit was reached at ${file}.`,
      'Find out why that file, or a file that it refers to, is so large, or exclude the large file with ignore-paths.',
      { place: { file, line: null } },
    );
  };
}
