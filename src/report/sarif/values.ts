import type { Result } from 'sarif';
import type { Phrase, Problem } from '../../model/model.ts';
import { sarifText, visible } from '../text.ts';
import { plainSentence } from '../words.ts';

/** The level of a problem in SARIF. What is waived is a note: it stops nobody. */
export function sarifLevelOf({ level, waived }: Problem): Result.level {
  if (waived !== null) return 'note';
  return level === 'warn' ? 'warning' : 'error';
}

/** Phrases as one sentence after the other, whose words are whole however long the values are. */
export function sentenceOf(...phrases: readonly Phrase[]): string {
  return sarifText(plainSentence(...phrases));
}

/** A value that may be missing. */
export function shown(text: string | null | undefined): string | null {
  return text == null ? null : visible(text);
}
