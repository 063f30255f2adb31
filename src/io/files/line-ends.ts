/** A text with the line ends of git: on Windows a checkout has others. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
