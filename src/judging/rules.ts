/* The catalogue of rules and the shapes of their facts. Loads the library of schemas. */

export {
  catalogue,
  dependencyRuleOf,
  fileRules,
  gradeRules,
  ruleIds,
  ruleOf,
  scoreIndependentRules,
  ungraded,
  ungradedRules,
} from './policy/catalogue.ts';
export { firstSeenFacts, firstSeenField, waiverFacts, waiverFields } from './policy/facts.ts';
