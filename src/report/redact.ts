import type { Report } from '../judging/report.ts';
import type { Inventory } from '../model/model.ts';
import { minKeyLength, withoutTokens } from '../model/secrets.ts';
import { escapeEntities, safeJson } from './text.ts';

export type Redactor = (text: string) => string;

const mask = '***';

/**
 * Returns the redactor that every output passes through before it leaves the process. The redactor removes
 * the run's secrets and anything that looks like a token. Secrets are found in plain text, JSON, HTML, URLs
 * and Base64, even across line breaks.
 * @param secrets the run's secrets; those shorter than `minKeyLength` are not removed
 */
export function redactorFor(secrets: readonly string[]): Redactor {
  const forms = secrets
    .filter(({ length }) => length >= minKeyLength)
    .flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      safeJson(secret).slice(1, -1),
      encodeURIComponent(secret),
      encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
      escapeEntities(secret),
      // Base64 of the secret alone, without padding. `base64Forms` covers secrets inside longer Base64
      // strings, where the last character also depends on the text that follows.
      Buffer.from(secret)
        .toString('base64')
        .replace(/(?<!=)=+$/, ''),
      Buffer.from(secret).toString('base64url'),
      ...base64Forms(secret),
    ]);
  // Longest first, because replacing a shorter form inside a longer form would leave part of the longer form.
  const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
  if (ordered.length === 0) return withoutTokens;
  const byFirst = Map.groupBy(ordered, (form) => form.charCodeAt(0));
  const shortest = ordered.at(-1)?.length ?? 0;
  const mayBeIn = formsTest(ordered);
  return (text) => {
    const mayHold = text.length >= shortest && mayBeIn(text);
    return withoutTokens(mayHold ? withoutForms(text, byFirst) : text);
  };
}

/** Characters that occur in line breaks and their escaped forms. */
const ofBreaks = /[ \t\r\n\\rn%0ADad<b>]+/g;
const anyBreak = /[\r\n]|\\[rn]|%0[ADad]|<br>/;

/**
 * Returns a fast test of whether a string might contain a form. A string that fails the test skips the slow
 * character-by-character comparison.
 */
function formsTest(forms: readonly string[]): (text: string) => boolean {
  const stripped = forms.map((form) => form.replace(ofBreaks, ''));
  return (text) => {
    if (forms.some((form) => text.includes(form))) return true;
    if (!anyBreak.test(text)) return false;
    const rest = text.replace(ofBreaks, '');
    return stripped.some((form) => rest.includes(form));
  };
}

/**
 * Removes all forms of secrets from a string. A regular expression is not used, because the error message for
 * an overlong pattern contains the pattern, which would reveal the secrets.
 */
function withoutForms(text: string, byFirst: ReadonlyMap<number, readonly string[]>): string {
  let result = '';
  let kept = 0;
  for (let at = 0; at < text.length; at += 1) {
    for (const form of byFirst.get(text.charCodeAt(at)) ?? []) {
      const end = endOfForm(text, at, form);
      if (end === null) continue;
      result += text.slice(kept, at) + mask;
      kept = end;
      at = end - 1;
      break;
    }
  }
  return kept === 0 ? text : result + text.slice(kept);
}

/**
 * Returns the end of a form that starts at `start`, even if line breaks interrupt it, or null if the form
 * does not start there.
 */
function endOfForm(text: string, start: number, form: string): number | null {
  let ends = new Set([start + 1]);
  for (let index = 1; index < form.length && ends.size > 0; index += 1) {
    const next = [...ends]
      .flatMap((end) => [end, ...behindBreaks(text, end)])
      .filter((end) => text.charCodeAt(end) === form.charCodeAt(index));
    // A set, because different paths can reach the same end, and unmerged paths would multiply with every
    // character.
    ends = new Set(next.map((end) => end + 1));
  }
  return ends.size === 0 ? null : [...ends].reduce((last, end) => Math.max(last, end));
}

/** Matches a line break, escaped or not, and the blanks before it. */
const lineBreak = /[ \t]*(?:\r|\n|\\[rn]|%0[ADad]|<br>)/y;
const blanks = /[ \t]*/y;

/**
 * Returns the index after each of the consecutive line breaks that begin at `start`, and the index after any
 * blanks that follow the last line break.
 */
function behindBreaks(text: string, start: number): number[] {
  const ends: number[] = [];
  lineBreak.lastIndex = start;
  while (lineBreak.test(text)) {
    blanks.lastIndex = lineBreak.lastIndex;
    ends.push(lineBreak.lastIndex);
  }
  if (ends.length === 0) return [];
  blanks.test(text);
  return blanks.lastIndex === ends.at(-1) ? ends : [...ends, blanks.lastIndex];
}

/**
 * Returns the forms of a secret in a longer Base64 string, where the secret can start at any byte of a
 * three-byte group.
 */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
    // The characters at both ends also encode bits of the neighbouring text, so they are omitted.
    const start = [0, 2, 3][shift] ?? 0;
    const end = Math.floor((bytes.length * 8) / 6);
    return (['base64', 'base64url'] as const).map((form) => bytes.toString(form).slice(start, end));
  });
}

/** Fields whose values are our own words. These values stay intact even if a secret equals one of them. */
const ownWords = new Set(
  'verdict level kind type pin role status source by rule preset event'.split(' '),
);

/**
 * Fields that hold third-party objects. In these objects, all strings are redacted, even under a field name
 * in `ownWords`.
 */
const foreignObjects = new Set(['evidence', 'facts']);

/**
 * Removes secrets from all third-party text in a report or an inventory. Redaction must happen before
 * truncating and escaping, either of which could leave part of a secret or hide it from the redactor.
 */
export function redactReport<T extends Report | Inventory>(report: T, redact: Redactor): T {
  return redacted(report, redact, false) as T;
}

/**
 * Removes secrets from the strings and field names in a JSON document. Redacting the JSON text itself could
 * make it invalid: in `\npm_…`, the `n` of the escape could be removed as the start of an `npm_` token.
 */
export function redactJson(text: string, redact: Redactor, indent?: number): string {
  if (redact(text) === text) return text;
  const redactText = (each: string): string => {
    const rest = redact(each);
    const written = safeJson(rest);
    return redact(written) === written ? rest : mask;
  };
  return `${safeJson(redacted(JSON.parse(text), redactText, true), indent)}\n`;
}

/**
 * Copies a value and redacts the strings in the copy.
 * @param isAllForeign whether to redact field names and the values of `ownWords` fields too
 */
function redacted(root: unknown, redact: Redactor, isAllForeign: boolean): unknown {
  // Servers can share objects, such as the findings of a score report. With the maps,
  // the copy shares them too.
  const copiesByKind = { own: new Map<object, unknown>(), foreign: new Map<object, unknown>() };
  const redactValue = (value: unknown, isForeign: boolean): unknown => {
    if (typeof value === 'string') return redact(value);
    if (typeof value !== 'object' || value === null) return value;
    const copies = isForeign ? copiesByKind.foreign : copiesByKind.own;
    const copy = copies.get(value) ?? redactCopy(value, isForeign);
    copies.set(value, copy);
    return copy;
  };
  const redactCopy = (value: object, isForeign: boolean): object => {
    if (Array.isArray(value)) return value.map((each) => redactValue(each, isForeign));
    if (value instanceof Set)
      return new Set([...value].map((each) => redactValue(each, isForeign)));
    if (value instanceof Map) {
      return new Map(
        [...value].map(([key, inner]) => [
          redactValue(key, isForeign),
          redactValue(inner, isForeign),
        ]),
      );
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (isForeign) return [redact(key), redactValue(inner, true)];
        return [
          key,
          ownWords.has(key) && typeof inner === 'string'
            ? inner
            : redactValue(inner, foreignObjects.has(key)),
        ];
      }),
    );
  };
  return redactValue(root, isAllForeign);
}
