/* GitHub's API and what is written through it: comment, review, issue. Texts come rendered. */

export { type ApiAccess, type GitHubApi, openApi } from './github/api.ts';
export { type CommentIntent, type CommentPlacement, placeComment } from './github/comment.ts';
export {
  failuresLine,
  type IssuePlacement,
  type IssueTask,
  placeIssue,
  writtenLine,
} from './github/issue.ts';
export { calmPace, openPace, type Pace } from './github/pace.ts';
export { type Page, type ReviewCalls, reviewCalls } from './github/review.ts';
