import type { Phrase, Relaxation } from '../../model/model.ts';
import { renderPhrase } from '../../model/phrase.ts';

export type Edit = Omit<Relaxation, 'file' | 'span'>;

export function createEdit(
  what: Phrase,
  message: Phrase,
  before: string | null = null,
  after: string | null = null,
): Edit {
  return { effect: 'unknown', message, what: renderPhrase(what, (value) => value), before, after };
}
