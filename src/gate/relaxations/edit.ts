import type { Phrase, Relaxation } from '../../model/model.ts';
import { renderPhrase } from '../../model/phrase.ts';

/** The wording and values of an edit to a policy or workflow, without its location. */
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
