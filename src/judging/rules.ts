/*
 * TODO door
 */

export {
  catalogue,
  gradeRules,
  ruleIds,
  ruleOf,
  scoreIndependentRules,
} from './policy/catalogue.ts';
export { firstSeenFacts, firstSeenField, waiverFacts, waiverFields } from './policy/facts.ts';
export { isPinned } from './policy/rules/unpinned.ts';
