/** The words of a text that separates them by white space: lists of options and programs are long. */
export function wordList(text: string): readonly string[] {
  return text.match(/\S+/g) ?? [];
}
