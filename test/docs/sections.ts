/*
 * Pages of the documents with sections that are made of the code.
 */

/** A page with its generated section replaced; each stands between two lines that name it. */
export function withSection(text: string, first: string, section: string, last: string): string {
  const [start, end] = [text.indexOf(first), text.indexOf(last)];
  if (start < 0 || end < start) throw new Error(`no section ${first} … ${last}`);
  return `${text.slice(0, start)}${first}\n${section}\n${text.slice(end)}`;
}

/** A page with its generated sections, by the names between which each stands. */
export function withSections(text: string, sections: Readonly<Record<string, string>>): string {
  return Object.entries(sections).reduce(
    (page, [name, section]) =>
      withSection(page, `<!-- ${name} -->`, section, `<!-- end of ${name} -->`),
    text,
  );
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}
