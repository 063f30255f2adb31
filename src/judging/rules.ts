/** The catalogue of rules and the schemas of their facts. Importing this module loads the schema library. */

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
