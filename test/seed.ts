import fc from 'fast-check';

/*
 * Property tests try the same values in every run, so that a failure is caused by the change and not by
 * chance. `SEED=random npm test` tries others; `SEED=<number>` repeats those of a failed run.
 */
const { SEED: wanted = '' } = process.env;
fc.configureGlobal({ seed: wanted === 'random' ? Date.now() : Number(wanted || 1) });
