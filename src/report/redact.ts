import type { Inventory, Report } from '../model.ts';
import { withoutTokens } from '../secrets.ts';
import { shortestKey } from '../settings/key.ts';
import { htmlText, json } from './text.ts';

/** Takes secrets out of a text. */
export type Redactor = (text: string) => string;

const mask = '***';

/**
 * What may stand between two characters of a secret that is broken over lines, also once that is escaped.
 * Each break can be taken in one way only: a pattern with two tries all their combinations.
 */
const lineBreak = '(?:(?:[ \\t]*(?:\\r|\\n|\\\\[rn]|%0[ADad]|<br>))+[ \\t]*)?';

/**
 * The one redactor that every output passes before it leaves the process: it takes out the secrets
 * in clear and as they look in JSON, in HTML, in a URL and in Base64, broken over lines too, and
 * whatever has the form of a token.
 */
export function redactorFor(secrets: readonly string[]): Redactor {
  const forms = secrets
    .filter(({ length }) => length >= shortestKey)
    .flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      json(secret).slice(1, -1),
      encodeURIComponent(secret),
      encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
      htmlText(secret),
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      Buffer.from(secret).toString('base64url'),
      ...base64Forms(secret),
    ]);
  // The longest first, so that no form leaves a rest of another.
  const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
  if (ordered.length === 0) return withoutTokens;
  const any = ordered.map((form) => [...form].map(literal).join(lineBreak)).join('|');
  const pattern = new RegExp(any, 'g');
  return (text) => withoutTokens(text.replace(pattern, mask));
}

/** A secret within a longer text in Base64, at each of the three places where it can begin in a group. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
    // The characters that hold bits of what stands beside it are another's.
    const start = [0, 2, 3][shift] ?? 0;
    const end = Math.floor((bytes.length * 8) / 6);
    return (['base64', 'base64url'] as const).map((form) => bytes.toString(form).slice(start, end));
  });
}

function literal(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
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
 * A report or an inventory with the secrets taken out of every text of strangers in it, before anything
 * is cut or escaped, which could leave a part of a secret or dress it so that it is not recognised.
 */
export function redactReport<T extends Report | Inventory>(report: T, redact: Redactor): T {
  return redacted(report, redact, false) as T;
}

/**
 * A document of JSON with the secrets taken out of its strings, the names of fields too; such documents
 * pass it in the redactor's place before they leave the process. In the text itself a letter of an escape
 * can be the first of what looks like a secret, as in `\n` before `pm_…`: without it nobody could parse
 * the rest.
 */
export function redactJson(text: string, redact: Redactor, indent?: number): string {
  if (redact(text) === text) return text;
  const clean = (each: string): string => {
    const rest = redact(each);
    const written = json(rest);
    return redact(written) === written ? rest : mask;
  };
  return `${json(redacted(JSON.parse(text), clean, true), indent)}\n`;
}

/** A copy with other texts; in what is strange there are no words of our own. */
function redacted(root: unknown, redact: Redactor, isAllStrange: boolean): unknown {
  // What many servers share, such as the findings of one score, they share afterwards too.
  const known = { own: new WeakMap<object, unknown>(), strange: new WeakMap<object, unknown>() };
  const walk = (value: unknown, isStrange: boolean): unknown => {
    if (typeof value === 'string') return redact(value);
    if (typeof value !== 'object' || value === null) return value;
    const copies = isStrange ? known.strange : known.own;
    const copy = copies.get(value) ?? copied(value, isStrange);
    copies.set(value, copy);
    return copy;
  };
  const copied = (value: object, isStrange: boolean): object => {
    if (Array.isArray(value)) return value.map((each) => walk(each, isStrange));
    if (value instanceof Set) return new Set([...value].map((each) => walk(each, isStrange)));
    if (value instanceof Map) {
      return new Map([...value].map(([key, inner]) => [walk(key, true), walk(inner, isStrange)]));
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (isStrange) return [redact(key), walk(inner, true)];
        return [
          key,
          ownWords.has(key) && typeof inner === 'string' ? inner : walk(inner, key === 'evidence'),
        ];
      }),
    );
  };
  return walk(root, isAllStrange);
}
