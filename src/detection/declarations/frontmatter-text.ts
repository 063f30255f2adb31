/**
 * Returns the front matter of a Markdown file; empty if the file has none. Without a closing line, the front
 * matter extends to the end of the text.
 */
export function frontmatterText(text: string): string {
  const start = text.trimStart();
  if (!start.startsWith('---')) return '';
  const end = start.indexOf('\n---', 3);
  return end < 0 ? start : start.slice(0, end);
}
