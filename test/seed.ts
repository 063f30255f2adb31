import fc from 'fast-check';

/*
 * Properties try the same values in every run, so that a red check is about the change and not about
 * chance. `SEED=random npm test` tries others, `SEED=<number>` those of a run that failed.
 */
const { SEED: wanted = '' } = process.env;
fc.configureGlobal({ seed: wanted === 'random' ? Date.now() : Number(wanted || 1) });
