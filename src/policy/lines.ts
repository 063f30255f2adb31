/** The lines of a multi-line input, trimmed, without empty lines and without comments (from `#`). */
export function inputLines(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');
}
