import { GateError } from '../../model/failure.ts';

/** Counts the steps that a file costs. Throws once there are too many. */
export type ChargeWork = (steps: number, file: string) => void;

/**
 * Hundreds of times the cost of a large project: a step for each character that is read, and thousands for
 * each launch. A machine takes about a quarter of a minute for all of them.
 */
const maxSteps = 250_000_000;

/**
 * Creates the work budget of one run. Parsers of files take linear time, but a repository could still have
 * many files that refer to each other. Steps are counted and not seconds, so that the same repository ends in
 * the same way on every machine.
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
      'Find out why that file, or what it refers to, is so large, or exclude it with ignore-paths.',
      { place: { file, line: null } },
    );
  };
}
