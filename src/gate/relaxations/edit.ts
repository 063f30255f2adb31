import type { Phrase, Relaxation } from '../../model/model.ts';
import { renderPhrase } from '../../model/phrase.ts';

/** An edit to a policy or workflow as words and values, without its location. */
export type Edit = Omit<Relaxation, 'file' | 'span'>;

/** Creates an edit with a sentence that describes it. The effect of the edit is unknown. */
export function createEdit(
  what: Phrase,
  message: Phrase,
  before: string | null = null,
  after: string | null = null,
): Edit {
  return { effect: 'unknown', message, what: renderPhrase(what, (value) => value), before, after };
}
