/* Annotations, comment, review and outputs of a step. */

export { type Annotation, annotationsOf, failureAnnotations } from './annotations/render.ts';
export {
  charactersOf,
  commentMarker,
  longestComment,
  renderComment,
  renderResolved,
} from './comment/render.ts';
export { newsOfRun } from './contents/news-words.ts';
export { failureBlocks, verdictTitle } from './contents/report-blocks.ts';
export { stepOutputs, timeOutput } from './contents/step-outputs.ts';
export {
  givenKeys,
  leftOutLines,
  reviewBody,
  type SuggestedChange,
  suggestedChanges,
} from './review/render.ts';
export { renderWarmed } from './summary/render.ts';
