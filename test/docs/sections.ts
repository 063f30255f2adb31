/* Replaces the generated sections of documents. */

/**
 * Returns a page with its generated section replaced; the section stands between the lines `first` and
 * `last`.
 */
export function withSection(text: string, first: string, section: string, last: string): string {
  const [start, end] = [text.indexOf(first), text.indexOf(last)];
  if (start < 0 || end < start) throw new Error(`no section ${first} … ${last}`);
  return `${text.slice(0, start)}${first}\n${section}\n${text.slice(end)}`;
}

/** Returns a page with its generated sections replaced; each stands between two lines with its name. */
export function withSections(text: string, sections: Readonly<Record<string, string>>): string {
  return Object.entries(sections).reduce(
    (page, [name, section]) =>
      withSection(page, `<!-- ${name} -->`, section, `<!-- end of ${name} -->`),
    text,
  );
}

/** Renders a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}
