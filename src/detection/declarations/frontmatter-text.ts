/**
 * Returns the front matter of a Markdown file, between its first line of dashes and the next; empty if there
 * is none.
 */
export function frontmatterText(text: string): string {
  const start = text.trimStart();
  if (!start.startsWith('---')) return '';
  const end = start.indexOf('\n---', 3);
  return end < 0 ? start : start.slice(0, end);
}
