import { htmlText } from './text.ts';

/** Takes secrets out of a text. */
export type Redactor = (text: string) => string;

const mask = '***';

/**
 * The one redactor that every output passes before it leaves the process: it takes out the secrets
 * in clear and as they look in JSON, in a URL and in Base64.
 */
export function redactorFor(secrets: readonly string[]): Redactor {
  const forms = secrets
    .filter((secret) => secret !== '')
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
  return (text) => ordered.reduce((rest, form) => rest.replaceAll(form, mask), text);
}

/**
 * The same value with the secrets taken out of every text in it, before anything is cut or escaped,
 * which could leave a part of a secret or dress it so that it is not recognised.
 */
export function redactDeep<T>(value: T, redact: Redactor): T {
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string') return redact(each);
    if (typeof each !== 'object' || each === null) return each;
    if (Array.isArray(each)) return each.map(walk);
    if (each instanceof Map)
      return new Map([...each].map(([key, held]) => [walk(key), walk(held)]));
    return Object.fromEntries(Object.entries(each).map(([key, held]) => [redact(key), walk(held)]));
  };
  return walk(value) as T;
}
