import { GateError } from '../../model/failure.ts';

/** Counts the steps that reading a file costs. Throws when the total exceeds the limit. */
export type ChargeWork = (steps: number, file: string) => void;

/**
 * Maximum number of steps, which is hundreds of times the cost of a large project: one step for each
 * character read, and thousands of steps for each launch. On one machine, this many steps take about 15
 * seconds.
 */
const maxSteps = 250_000_000;

/**
 * Creates the work budget of a run. File parsers take linear time, but a repository may still contain many
 * files that refer to each other. The budget counts steps rather than seconds, so that the same repository
 * gets the same result on every machine.
 *
 * @returns a function that throws a GateError `too-much-work`
 */
export function createBudget(most = maxSteps): ChargeWork {
  let stepsLeft = most;
  return (steps, file) => {
    stepsLeft -= steps;
    if (stepsLeft >= 0) return;
    throw new GateError(
      'too-much-work',
      `Reading the declared servers takes more work than any real project needs; the limit was reached at ${file}.`,
      'Find out why that file, or a file that it refers to, is so large. Or exclude it with ignore-paths.',
      { place: { file, line: null } },
    );
  };
}
