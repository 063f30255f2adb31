/** Re-exports policy keys, values and terms. Importing this module loads the schema library. */

export { compareSpecificity } from './patterns/relations.ts';
export { type FileReference, parseReference, referenceForm } from './policy/file-reference.ts';
export { limitSchemas } from './policy/keys/organisation.ts';
export { patternKey } from './policy/keys/patterns.ts';
export {
  type ListKey,
  optionalSchemas,
  type PolicyKey,
  type ValueKey,
} from './policy/keys/policy-key.ts';
export {
  type Override,
  type ServerValueName,
  serverKeys,
  serverValueNames,
} from './policy/keys/servers.ts';
export {
  type Floor,
  type Policy,
  type PolicyKeyName,
  type PolicyLayer,
  type PolicyValues,
  placeIn,
  policyKeyEntries,
  policyKeys,
} from './policy/keys.ts';
export { createLayeredTerms, effectiveLevel, levelsUnder } from './policy/layered-terms.ts';
export { policyLines, policyLineText } from './policy/policy-lines.ts';
export { strictness } from './policy/strictness.ts';
export { limitsAge } from './policy/terms.ts';
