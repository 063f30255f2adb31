/** Splits a string at white space, which keeps long lists of options and programs readable in the source. */
export function wordList(text: string): readonly string[] {
  return text.match(/\S+/g) ?? [];
}

export function wordsOfTemplate(
  texts: readonly string[],
  inside: readonly string[],
): readonly string[] {
  return wordList(texts.map((text, at) => `${text}${inside[at] ?? ''}`).join(''));
}
