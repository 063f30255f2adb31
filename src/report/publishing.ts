export {
  type Annotation,
  buildAnnotations,
  failureAnnotations,
} from './annotations/build-annotations.ts';
export {
  commentMarker,
  countCharacters,
  longestComment,
  renderComment,
  renderResolved,
} from './comment/render-comment.ts';
export { runNews } from './contents/news-words.ts';
export { failureBlocks, verdictTitle } from './contents/report-blocks.ts';
export { stepOutputs, timeOutput } from './contents/step-outputs.ts';
export {
  listLeftOut,
  readSuggestionKeys,
  reviewBody,
  type SuggestedChange,
  suggestedChanges,
} from './review/build-review.ts';
export { renderWarmed } from './summary/render-job-summary.ts';
