import type { Result } from 'sarif';
import type { Phrase, Problem } from '../../model/model.ts';
import { plainSentence } from '../report-messages.ts';
import { escapeForSarif, escapeInvisible } from '../text.ts';

/** Returns the SARIF level of a problem. A waived problem is a note, because it does not block the change. */
export function toSarifLevel({ level, waived }: Problem): Result.level {
  if (waived !== null) return 'note';
  return level === 'warn' ? 'warning' : 'error';
}

export function sarifSentence(...phrases: readonly Phrase[]): string {
  return escapeForSarif(plainSentence(...phrases));
}

export function visibleText(text: string | null | undefined): string | null {
  return text == null ? null : escapeInvisible(text);
}
