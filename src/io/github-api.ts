export { type ApiAccess, createApi, type GitHubApi } from './github/api.ts';
export { type CommentIntent, type CommentPlacement, placeComment } from './github/comment.ts';
export {
  failuresLine,
  type IssuePlacement,
  type IssueTask,
  placeIssue,
  writtenLine,
} from './github/issue.ts';
export { calmPace, createPace, type Pace } from './github/pace.ts';
export { createReviewCalls, type Page, type ReviewCalls } from './github/review.ts';
