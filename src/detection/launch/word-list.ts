/** The words of a text that separates them by white space: lists of options and programs are long. */
export function wordList(text: string): readonly string[] {
  return text.match(/\S+/g) ?? [];
}

/** The same of a tagged template, with what stands inside of it. */
export function wordsOfTemplate(
  texts: readonly string[],
  inside: readonly string[],
): readonly string[] {
  return wordList(texts.map((text, at) => `${text}${inside[at] ?? ''}`).join(''));
}
