import type { CommentIntent } from '../../io/github-api.ts';
import type { Verdict } from '../../model/model.ts';
import type { CommentMode } from '../settings/inputs.ts';

export interface CommentOccasion {
  /** The verdict that would apply without the `report-only` preset. */
  readonly enforcedVerdict: Verdict;
  /** Whether a problem is waived, or the change lets something run without approval. */
  readonly isMore: boolean;
}

/**
 * Returns the action for a report in each mode: `show` creates or updates the comment; `resolve` marks an
 * existing comment as resolved but does not create a comment.
 *
 * | enforced verdict         | `never` | `on-failure` | `on-change` | `always` |
 * | ------------------------ | ------- | ------------ | ----------- | -------- |
 * | `pass`                   | nothing | resolve      | resolve     | show     |
 * | `pass` with more, `warn` | nothing | resolve      | show        | show     |
 * | `fail`, `error`          | nothing | show         | show        | show     |
 */
export function commentIntent(
  mode: CommentMode,
  { enforcedVerdict, isMore }: CommentOccasion,
): CommentIntent {
  if (mode === 'never') return 'nothing';
  const isFailure = enforcedVerdict === 'fail' || enforcedVerdict === 'error';
  const isNews = isFailure || enforcedVerdict === 'warn' || isMore;
  return mode === 'always' || isFailure || (mode === 'on-change' && isNews) ? 'show' : 'resolve';
}
