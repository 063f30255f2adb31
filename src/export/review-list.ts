/*
 * Review lists: manually maintained tables of grades, converted to exports.
 */

export {
  contradictionLines,
  createGradeSource,
  type GradeFile,
  type ReviewSummary,
} from './review-list/grade-source.ts';
