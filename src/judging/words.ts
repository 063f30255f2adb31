/* Names and verdicts as rules word them. */

export { severities, stepFails, verdictOf, withReasonOfPassing } from './policy/verdict.ts';
export {
  checkOf,
  isOfOtherRegistry,
  nameOf,
  shownName,
  versionChangeOf,
  waiverTarget,
} from './policy/words.ts';
