import type { Report } from '../judging/report.ts';
import type { Inventory } from '../model/model.ts';
import { minKeyLength, withoutTokens } from '../model/secrets.ts';
import { htmlText, json } from './text.ts';

/** Takes secrets out of a text. */
export type Redactor = (text: string) => string;

const mask = '***';

/**
 * What may stand between two characters of a secret that is broken over lines, also once that is escaped.
 * Each break matches in one way only: with two, the pattern would try all combinations of them. A break such as
 * `%0a` has letters that a secret may begin with, so there are no more than twenty.
 */
const lineBreak = '(?:(?:[ \\t]*(?:\\r|\\n|\\\\[rn]|%0[ADad]|<br>)){1,20}[ \\t]*)?';

/**
 * The redactor that every output passes before it leaves the process. It takes out the secrets of the
 * run, in clear and as they look in JSON, in HTML, in a URL and in Base64, broken over lines too, and
 * everything that has the form of a token.
 *
 * @param secrets those shorter than `minKeyLength` are left alone
 */
export function redactorFor(secrets: readonly string[]): Redactor {
  const forms = secrets
    .filter(({ length }) => length >= minKeyLength)
    .flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      json(secret).slice(1, -1),
      encodeURIComponent(secret),
      encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
      htmlText(secret),
      // On its own; a part of a longer text in Base64 shares its last character with what follows.
      Buffer.from(secret)
        .toString('base64')
        .replace(/(?<!=)=+$/, ''),
      Buffer.from(secret).toString('base64url'),
      ...base64Forms(secret),
    ]);
  // The longest first: a shorter form inside a longer one would leave the rest of it.
  const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
  if (ordered.length === 0) return withoutTokens;
  const any = ordered.map((form) => [...form].map(literal).join(lineBreak)).join('|');
  const pattern = new RegExp(any, 'g');
  return (text) => withoutTokens(text.replace(pattern, mask));
}

/** So many characters of a private key in a row are none of another text. */
const keyPart = 32;

/** Takes out what is a part of a private key, however its lines are broken or escaped. */
export function keyRedactor(pem: string): Redactor {
  const body = pem.replace(/-----[^-]*-----|\\[rn]|[^A-Za-z0-9+/]/g, '');
  if (body.length < keyPart) return (text) => text;
  const isPart = (run: string): boolean => {
    for (let at = 0; at + keyPart <= run.length; at += 1) {
      if (body.includes(run.slice(at, at + keyPart))) return true;
    }
    return false;
  };
  return (text) => text.replace(/[A-Za-z0-9+/]{32,}/g, (run) => (isPart(run) ? mask : run));
}

/** A secret within a longer text in Base64, where it can begin at three places of a group. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
    // Characters at its ends also hold bits of the text beside it, so they are left out.
    const start = [0, 2, 3][shift] ?? 0;
    const end = Math.floor((bytes.length * 8) / 6);
    return (['base64', 'base64url'] as const).map((form) => bytes.toString(form).slice(start, end));
  });
}

const literal = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');

/** Fields whose values are our own words: a secret that equals one of them must not change it. */
const ownWords = new Set(
  'verdict level kind type pin role status source by rule preset event'.split(' '),
);

/** Fields whose objects have names of their own, so that in these no field counts as our own words. */
const foreignObjects = new Set(['evidence', 'facts']);

/**
 * A report or an inventory with the secrets taken out of every text of strangers in it. This comes
 * before anything is cut or escaped, which could leave a part of a secret or hide it from the redactor.
 */
export function redactReport<T extends Report | Inventory>(report: T, redact: Redactor): T {
  return redacted(report, redact, false) as T;
}

/**
 * A JSON document with the secrets taken out of its strings, the names of fields too. JSON passes this
 * in place of the redactor: in its text the letter of an escape can begin what looks like a secret, as
 * in `\n` before `pm_…`, and without that letter the document could not be parsed.
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

/** A copy with redacted texts; the values of a stranger's object hold none of our own words. */
function redacted(root: unknown, redact: Redactor, isAllForeign: boolean): unknown {
  // What servers share, such as the findings of one score, they share in the copy too.
  const known = { own: new Map<object, unknown>(), foreign: new Map<object, unknown>() };
  const walk = (value: unknown, isForeign: boolean): unknown => {
    if (typeof value === 'string') return redact(value);
    if (typeof value !== 'object' || value === null) return value;
    const copies = isForeign ? known.foreign : known.own;
    const copy = copies.get(value) ?? copied(value, isForeign);
    copies.set(value, copy);
    return copy;
  };
  const copied = (value: object, isForeign: boolean): object => {
    if (Array.isArray(value)) return value.map((each) => walk(each, isForeign));
    if (value instanceof Set) return new Set([...value].map((each) => walk(each, isForeign)));
    if (value instanceof Map) {
      return new Map(
        [...value].map(([key, inner]) => [walk(key, isForeign), walk(inner, isForeign)]),
      );
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (isForeign) return [redact(key), walk(inner, true)];
        return [
          key,
          ownWords.has(key) && typeof inner === 'string'
            ? inner
            : walk(inner, foreignObjects.has(key)),
        ];
      }),
    );
  };
  return walk(root, isAllForeign);
}
