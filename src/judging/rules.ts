/** Importing this module loads the schema library. */

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
export {
  checkLists,
  firstSeenFacts,
  firstSeenField,
  recordNameField,
  specifierField,
  waiverFacts,
  waiverFields,
} from './policy/facts.ts';
