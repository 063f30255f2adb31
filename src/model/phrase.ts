import type { Phrase } from './model.ts';

/**
 * Builds a phrase from a template: the template's own text and numbers become its words, inserted texts
 * stay separate because they come from strangers. An inserted phrase keeps its own words and values.
 */
export function say(
  template: TemplateStringsArray,
  ...values: readonly (string | number | Phrase)[]
): Phrase {
  const words: string[] = [template[0] ?? ''];
  const quoted: string[] = [];
  values.forEach((value, index) => {
    const after = template[index + 1] ?? '';
    if (typeof value === 'string') {
      quoted.push(value);
      words.push(after);
    } else {
      const inner = typeof value === 'number' ? prosePhrase(`${value}`) : value;
      words.push(`${words.pop() ?? ''}${inner.words[0] ?? ''}`, ...inner.words.slice(1));
      quoted.push(...inner.values);
      words.push(`${words.pop() ?? ''}${after}`);
    }
  });
  return { words, values: quoted };
}

/** Joins a phrase to text; `word` and `value` escape its parts for the output. */
export function renderPhrase(
  { words, values }: Phrase,
  value: (text: string) => string,
  word: (text: string) => string = (text) => text,
): string {
  return words
    .map((text, index) => `${index === 0 ? '' : value(values[index - 1] ?? '')}${word(text)}`)
    .join('');
}

/** How many values of a list a sentence shows. */
const maxListed = 10;

/** Values separated by commas; of a long list the first ones and the number of the rest. */
export function joinList(values: readonly (string | Phrase)[], most: number = maxListed): Phrase {
  const shown = values.slice(0, most).map((each) => say`${each}`);
  const first = shown.reduce((before, each) => say`${before}, ${each}`, shown.shift() ?? say``);
  return say`${first}${prosePhrase(andMore(values.length - most))}`;
}

/** The same of names that are escaped already: `a, b and 3 more`. */
export const firstNames = (names: readonly string[], most: number, between = ', '): string =>
  names.slice(0, most).join(between) + andMore(names.length - most);

/** What stands behind the first of a list: ` and 3 more`; nothing where those are all. */
export const andMore = (rest: number): string => (rest > 0 ? ` and ${restWords(rest)}` : '');

/** `3 more servers`, or `3 more`. */
export const restWords = (rest: number, one: string | null = null): string =>
  one === null ? `${rest} more` : plural(rest, `more ${one}`);

/** Values for a list, each once: those with the same key are the same, and the last stands where the first was. */
export const distinctBy = <T>(
  all: Iterable<T>,
  keyOf: (each: T) => unknown = JSON.stringify,
): T[] => [...new Map(Array.from(all, (each) => [keyOf(each), each])).values()];

/** `1 server`, `3 servers`, `3 repositories`, `3 addresses`. */
export function plural(number: number, one: string): string {
  if (number === 1) return `1 ${one}`;
  const stem = one.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=s|x|[cs]h)$/, 'e');
  return `${number} ${stem}s`;
}

/** A text of our own as a phrase, which can be inserted into another one without being escaped as a value. */
export const ourWords = <Text extends string>(text: Text & Ours<Text>): Phrase => prosePhrase(text);

/** A text that was put together elsewhere, shown like our words: sentences of ours, which may quote strangers. */
export const prosePhrase = (text: string): Phrase => ({ words: [text], values: [] });

/** `1 failing finding`, `3 failing findings`. */
export const countPhrase = <One extends string>(number: number, one: One & Ours<One>): Phrase =>
  prosePhrase(plural(number, one));

/** A text that is known when the program is compiled, so nothing of a stranger is in it; else `never`. */
export type Ours<Text extends string> = Record<never, never> extends Record<Text, 1> ? never : Text;

/** `812 B`, `13 kB`, `1.2 MB`, `310 MB`: decimal units. */
export function byteSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1e6) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}
