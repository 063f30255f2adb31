/**
 * Returns the front matter of a Markdown file, between its first two lines of dashes; empty if the file has
 * no front matter.
 */
export function frontmatterText(text: string): string {
  const start = text.trimStart();
  if (!start.startsWith('---')) return '';
  const end = start.indexOf('\n---', 3);
  return end < 0 ? start : start.slice(0, end);
}
