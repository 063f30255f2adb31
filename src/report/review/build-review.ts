import { createHash } from 'node:crypto';
import type { LeftOut, SuggestedPin, Suggestion } from '../../judging/suggestions.ts';
import { displayName } from '../../judging/verdict-words.ts';
import type { Phrase } from '../../model/model.ts';
import { firstNames, plural, renderPhrase, restWords, say } from '../../model/phrase.ts';
import type { Redactor } from '../redact.ts';
import { escapeForHtml, htmlCode, quoteValue } from '../text.ts';

/** A pull request comment that suggests a replacement for its line. */
export interface SuggestedChange {
  readonly suggestion: Suggestion;
  /** Path relative to the repository root. */
  readonly path: string;
  readonly line: number;
  readonly body: string;
  /** Identifies the suggestion to later runs. */
  readonly key: string;
}

const maxPins = 20;

const maxNames = 5;

/**
 * Returns the suggestions as comments, except suggestions whose text contains a secret, because redacting the
 * secret would break the suggested line.
 * @param prefix path from the repository root to the judged folder; empty or ending in `/`
 */
export function suggestedChanges(
  suggestions: readonly Suggestion[],
  prefix: string,
  redact: Redactor,
): SuggestedChange[] {
  return suggestions
    .filter(({ text }) => redact(text) === text)
    .map((suggestion) => {
      const path = prefix + suggestion.file;
      const key = suggestionKey(path, suggestion);
      const body = redact(commentBody(suggestion, key));
      return { suggestion, path, line: suggestion.line, body, key };
    });
}

/**
 * Returns a log line for each reason for omitting suggestions, with the names of the first `maxNames`
 * servers.
 */
export function listLeftOut(leftOut: readonly LeftOut[]): string[] {
  return [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, all]) => {
    const names = [...new Set(all.map(({ dependency }) => quoteValue(displayName(dependency))))];
    return `No suggested change for ${firstNames(names, maxNames)}: ${reason}`;
  });
}

export function reviewBody(changes: readonly SuggestedChange[], more: number): string {
  const count = changes.length === 1 ? 'a version' : 'versions';
  const verb = changes.length === 1 ? 'meets' : 'meet';
  const rest = more > 0 ? ` A later run will suggest versions for ${restWords(more, 'line')}.` : '';
  const text = `This review suggests ${count} that ${verb} the policy, for ${plural(changes.length, 'line')} of this change.${rest}`;
  // The review repeats the markers of its comments, so that a suggestion does not return after its comment
  // has been deleted.
  return [`<p><strong>MCP Grade Gate</strong>: ${escapeForHtml(text)}</p>`, '']
    .concat(changes.map(({ key }) => marker(key)))
    .join('\n');
}

/** Returns the keys from the suggestion markers in a comment or review that we posted. */
export function readSuggestionKeys(body: string): string[] {
  return [...body.matchAll(/<!-- mcp-grade-gate:suggestion ([0-9a-f]{32}) -->/g)].map(
    ([, key = '']) => key,
  );
}

const marker = (key: string): string => `<!-- mcp-grade-gate:suggestion ${key} -->`;

/** Returns a key that depends on a suggestion's file, dependencies and versions, but not on its line. */
function suggestionKey(path: string, { pins, nth }: Suggestion): string {
  const parts = [path, nth, pins.map(({ type, name, alias, to }) => [type, name, alias, to])];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function commentBody({ text, lineEnd, pins }: Suggestion, key: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  const sentences = pins.slice(0, maxPins).map((pin) => `<p>${phrase(pinWords(pin))}</p>`);
  const more = pins.length > maxPins ? [`<p>And ${restWords(pins.length - maxPins)}.</p>`] : [];
  // GitHub inserts the lines unchanged, so they must have the same line endings as the file.
  const block = [`${fence}suggestion`, text, fence].join(lineEnd);
  return [[...sentences, ...more].join('\n'), block, marker(key)].join('\n\n');
}

function pinWords({ name, from, to, grade, score }: SuggestedPin): Phrase {
  const graded = say`${name} ${to} is graded ${grade} (${score} of 100) and meets the policy`;
  return from === null
    ? say`${graded}; this line does not specify a version.`
    : say`${graded}; this line specifies ${from}.`;
}

const phrase = (text: Phrase): string => renderPhrase(text, htmlCode, escapeForHtml);
