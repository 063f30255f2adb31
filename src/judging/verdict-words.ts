export {
  alterationFacts,
  displayName,
  findingCheckKey,
  findVersionChange,
  isFromOtherRegistry,
  settingKey,
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
