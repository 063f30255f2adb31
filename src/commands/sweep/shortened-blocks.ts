import { list } from '../../report/html.ts';
import type { FirstOf } from './overview.ts';

/*
 * Lists and tables of HTML that show the first entries, and say how many more there are.
 */

/** Blocks of a list; none for an empty one, or where it is not known. */
export function listBlocks<T>(
  entries: FirstOf<T> | null,
  item: (entry: T) => string,
  most: number,
  before?: string,
): string[] {
  return shortened(entries, (shown) => list(shown.map(item)), most, before);
}

/** Blocks of a table; none for an empty one, or where it is not known. Numbers stand at the right. */
export function tableBlocks<T>(
  head: readonly string[],
  entries: FirstOf<T> | null,
  cells: (entry: T) => readonly (string | number)[],
  most: number,
  before?: string,
): string[] {
  return shortened(entries, (shown) => headedTable(head, shown.map(cells)), most, before);
}

function shortened<T>(
  entries: FirstOf<T> | null,
  blockOf: (shown: readonly T[]) => string,
  most: number,
  before: string | undefined,
): string[] {
  if (entries === null || entries.total === 0) return [];
  const { total, first } = entries;
  const shown = first.slice(0, most);
  return [
    ...(before === undefined ? [] : [before]),
    ...(shown.length === 0 ? [] : [blockOf(shown)]),
    ...moreBlocks(total - shown.length),
  ];
}

/** How many entries are not shown. */
export function moreBlocks(rest: number): string[] {
  return rest > 0 ? [`<p>${rest} more ${rest === 1 ? 'is' : 'are'} in the JSON report.</p>`] : [];
}

/** A table under a head of our own words; cells are HTML, or numbers. */
function headedTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const isNumber = (value: unknown): string => (typeof value === 'number' ? ' align="right"' : '');
  const cell = (value: string | number): string => `<td${isNumber(value)}>${value}</td>`;
  return [
    '<table>',
    `<thead><tr>${head.map((title, at) => `<th scope="col"${isNumber(rows[0]?.[at])}>${title}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`),
    '</tbody>',
    '</table>',
  ].join('\n');
}
