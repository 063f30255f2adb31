import type { Report } from '../model.ts';
import { shortestKey } from '../settings/settings.ts';
import { htmlText, withoutTokens } from './text.ts';

/** Takes secrets out of a text. */
export type Redactor = (text: string) => string;

const mask = '***';

/**
 * The one redactor that every output passes before it leaves the process: it takes out the secrets
 * in clear and as they look in JSON, in a URL and in Base64, and whatever has the form of a token.
 */
export function redactorFor(secrets: readonly string[]): Redactor {
  const forms = secrets
    .filter(({ length }) => length >= shortestKey)
    .flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret),
      htmlText(secret),
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      Buffer.from(secret).toString('base64url'),
    ]);
  // The longest first, so that no form leaves a rest of another.
  const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => withoutTokens(ordered.reduce((rest, form) => rest.replaceAll(form, mask), text));
}

/** Fields whose texts are words of our own: a secret that equals one of them must not change it. */
const ownWords = new Set([
  'verdict',
  'level',
  'kind',
  'type',
  'pin',
  'role',
  'status',
  'source',
  'by',
  'rule',
  'preset',
  'event',
]);

/**
 * A report with the secrets taken out of every text of strangers in it, before anything is cut or
 * escaped, which could leave a part of a secret or dress it so that it is not recognised.
 */
export function redactReport(report: Report, redact: Redactor): Report {
  const walk = (value: unknown, isStrange: boolean): unknown => {
    if (typeof value === 'string') return redact(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => walk(each, isStrange));
    if (value instanceof Map) {
      return new Map([...value].map(([key, held]) => [walk(key, true), walk(held, isStrange)]));
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, held]) => {
        if (isStrange) return [redact(key), walk(held, true)];
        return [
          key,
          ownWords.has(key) && typeof held === 'string' ? held : walk(held, key === 'evidence'),
        ];
      }),
    );
  };
  return walk(report, false) as Report;
}
