export { readShownLines } from './suggestions/diff.ts';
export { type Fix, findFixes } from './suggestions/fixes.ts';
export type { Rereading } from './suggestions/prover.ts';
export {
  findSuggestions,
  type LeftOut,
  type SuggestedPin,
  type Suggestion,
  type Suggestions,
} from './suggestions/suggest.ts';
