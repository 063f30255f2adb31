/* Review lists: tables of grades that people keep by hand, as exports. */

export {
  contradictionLines,
  type GradeFile,
  openGradeFile,
  type ReviewSummary,
} from './review-list/open.ts';
