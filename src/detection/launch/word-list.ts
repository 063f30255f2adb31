/** Splits a string at white space, so that long lists of options and programs are readable. */
export function wordList(text: string): readonly string[] {
  return text.match(/\S+/g) ?? [];
}

/** Splits a tagged template at white space, after inserting its values. */
export function wordsOfTemplate(
  texts: readonly string[],
  inside: readonly string[],
): readonly string[] {
  return wordList(texts.map((text, at) => `${text}${inside[at] ?? ''}`).join(''));
}
