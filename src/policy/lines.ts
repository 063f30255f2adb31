/** The lines of a multi-line input, trimmed, without empty ones and without comments, which begin with `#`. */
export function inputLines(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');
}
