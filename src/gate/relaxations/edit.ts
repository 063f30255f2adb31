import type { Phrase, Relaxation } from '../../model/model.ts';
import { renderPhrase } from '../../model/phrase.ts';

/** An edit of a policy or workflow in words and values, without its place. */
export type Edit = Pick<Relaxation, 'message' | 'what' | 'before' | 'after'>;

/** An edit of what a phrase names, with a sentence about it. */
export function editOf(
  what: Phrase,
  message: Phrase,
  before: string | null = null,
  after: string | null = null,
): Edit {
  return { message, what: renderPhrase(what, (value) => value), before, after };
}
