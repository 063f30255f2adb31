/* The catalogue of rules and the shapes of their facts. Loads the library of schemas. */

export {
  catalogue,
  fileRules,
  findDependencyRule,
  findRule,
  gradeRules,
  ruleIds,
  scoreIndependentRules,
  ungraded,
  ungradedRules,
} from './policy/catalogue.ts';
export { firstSeenFacts, firstSeenField, waiverFacts, waiverFields } from './policy/facts.ts';
