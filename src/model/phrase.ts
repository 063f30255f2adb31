import type { Phrase } from './model.ts';

/**
 * Builds a phrase from a template: the template's own text becomes its words, inserted values stay
 * separate because they come from strangers. An inserted phrase keeps its own words and values.
 */
export function say(
  template: TemplateStringsArray,
  ...values: readonly (string | number | Phrase)[]
): Phrase {
  const words: string[] = [template[0] ?? ''];
  const quoted: string[] = [];
  values.forEach((value, index) => {
    const after = template[index + 1] ?? '';
    if (typeof value === 'object') {
      words.push(`${words.pop() ?? ''}${value.words[0] ?? ''}`, ...value.words.slice(1));
      quoted.push(...value.values);
      words.push(`${words.pop() ?? ''}${after}`);
    } else {
      quoted.push(String(value));
      words.push(after);
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
export function listed(values: readonly (string | Phrase)[]): Phrase {
  const shown = values.slice(0, maxListed).map((each) => say`${each}`);
  const rest = values.length - shown.length;
  const more = rest > 0 ? say` and ${words(String(rest))} more` : say``;
  return say`${shown.reduce((before, each) => say`${before}, ${each}`, shown.shift() ?? say``)}${more}`;
}

/** A text of our own as a phrase, which can be inserted into another one without being escaped as a value. */
export function words(text: string): Phrase {
  return { words: [text], values: [] };
}

/** `812 B`, `13 kB`, `1.2 MB`, `310 MB`: decimal units. */
export function byteSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1e6) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}
