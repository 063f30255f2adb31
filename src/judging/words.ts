/* Names and verdicts as rules word them. */

export {
  isFailing,
  passes,
  severities,
  stepFails,
  verdictOf,
  withReasonOfPassing,
  worstOf,
} from './policy/verdict.ts';
export {
  checkOf,
  isOfOtherRegistry,
  nameOf,
  shownName,
  versionChangeOf,
  waiverTarget,
} from './policy/words.ts';
