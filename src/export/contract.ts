export type { RuleOutcome } from './contract/rule-tally.ts';
export { createValidator, type Validation } from './contract/validate.ts';
