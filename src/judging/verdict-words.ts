/* Names and verdicts in words, for rules. */

export {
  displayName,
  findingCheckKey,
  findVersionChange,
  isFromOtherRegistry,
  versionedName,
  waiverTarget,
} from './policy/rule-messages.ts';
export {
  combineVerdicts,
  computeVerdict,
  isFailing,
  passes,
  severities,
  stepFails,
  withReasonOfPassing,
} from './policy/verdict.ts';
