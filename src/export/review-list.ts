/* Review lists: tables of grades that people keep by hand, as exports. */

export {
  contradictionLines,
  createGradeSource,
  type GradeFile,
  type ReviewSummary,
} from './review-list/grade-source.ts';
