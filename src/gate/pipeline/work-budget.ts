import { GateError } from '../../model/failure.ts';

/** Counts the steps that a file costs; throws once there were too many. */
export type ChargeWork = (steps: number, file: string) => void;

/**
 * Hundreds of times what a large project takes: a step for each character that is read, and thousands for
 * each launch. A machine takes about a quarter of a minute for all of them.
 */
const maxSteps = 250_000_000;

/**
 * The work of one run. What reads files does so in linear time, and a repository could still have many of
 * them that lead to each other. Steps are counted and not seconds, so that the same repository ends in
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
