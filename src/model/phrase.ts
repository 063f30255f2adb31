import type { Phrase } from './model.ts';

/**
 * Builds a phrase from a template. Template text and numbers become words. Inserted strings become values,
 * because they come from third parties. An inserted phrase keeps its words and values.
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

export function renderPhrase(
  { words, values }: Phrase,
  value: (text: string) => string,
  word: (text: string) => string = (text) => text,
): string {
  return words
    .map((text, index) => `${index === 0 ? '' : value(values[index - 1] ?? '')}${word(text)}`)
    .join('');
}

const maxListed = 10;

/**
 * Joins values with commas. A long list shows only its first values, followed by the number of remaining
 * values.
 */
export const joinList = (values: readonly (string | Phrase)[], most: number = maxListed): Phrase =>
  joinNamed(values, (each) => each, most);

/** Joins the names of values as `joinList` does, but creates only the names that are shown. */
export function joinNamed<T>(
  values: readonly T[],
  nameOf: (each: T) => string | Phrase,
  most: number = maxListed,
): Phrase {
  const shown = values.slice(0, most).map((each) => say`${nameOf(each)}`);
  const first = shown.reduce((before, each) => say`${before}, ${each}`, shown.shift() ?? say``);
  return say`${first}${prosePhrase(andMore(values.length - most))}`;
}

/** Joins names that have already been escaped: `a, b and 3 more`. */
export const firstNames = (names: readonly string[], most: number, between = ', '): string =>
  names.slice(0, most).join(between) + andMore(names.length - most);

/** Returns the end of a shortened list, ` and 3 more`, or an empty string if there are no more values. */
export const andMore = (rest: number): string => (rest > 0 ? ` and ${restWords(rest)}` : '');

/** Returns `3 more servers`, or `3 more` without a noun. */
export const restWords = (rest: number, one: string | null = null): string =>
  one === null ? `${rest} more` : plural(rest, `more ${one}`);

/**
 * Returns the values without duplicates. Among values with the same key, the last value takes the position of
 * the first.
 */
export const distinctBy = <T>(
  all: Iterable<T>,
  keyOf: (each: T) => unknown = JSON.stringify,
): T[] => [...new Map(Array.from(all, (each) => [keyOf(each), each])).values()];

/** Returns a number with a noun: `1 server`, `3 servers`, `3 repositories`, `3 addresses`. */
export function plural(number: number, one: string): string {
  if (number === 1) return `1 ${one}`;
  const stem = one.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=s|x|[cs]h)$/, 'e');
  return `${number} ${stem}s`;
}

/** Creates a phrase from our own text, so that it is not escaped as a value when it is inserted. */
export const ourWords = <Text extends string>(text: Text & Ours<Text>): Phrase => prosePhrase(text);

/**
 * Creates a phrase from text that was assembled elsewhere. The text is shown as our own words, although it
 * may quote third-party text.
 */
export const prosePhrase = (text: string): Phrase => ({ words: [text], values: [] });

export const countPhrase = <One extends string>(number: number, one: One & Ours<One>): Phrase =>
  prosePhrase(plural(number, one));

/** Text that is known at compile time and therefore contains no third-party text; otherwise `never`. */
export type Ours<Text extends string> = Record<never, never> extends Record<Text, 1> ? never : Text;

/** Formats a number of bytes in decimal units: `812 B`, `13 kB`, `1.2 MB`, `310 MB`. */
export function byteSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1e6) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}
