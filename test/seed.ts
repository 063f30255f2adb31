import fc from 'fast-check';

/*
 * Property tests try the same values in every run, so that a failure is caused by the change and not by
 * chance. `SEED=random npm test` tries others, and five times as many, as the weekly workflow does;
 * `SEED=<number>` repeats those of a failed run.
 */
const { SEED: wanted = '' } = process.env;

/** Number of values a property is tried with, of the number for a thorough run. */
export const runs = (thorough: number): number =>
  wanted === '' ? Math.ceil(thorough / 5) : thorough;

fc.configureGlobal({
  seed: wanted === 'random' ? Date.now() : Number(wanted || 1),
  numRuns: runs(100),
});
