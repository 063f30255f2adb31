import stringWidth from 'string-width';
import { visible } from '../text.ts';

/** The cells of a line, or a line as it is. */
export type Row = readonly string[] | string;

/** A wider cell pushes the columns behind it out of sight. */
const widestCell = 72;

/** A name that is cut shorter cannot be recognised. */
const narrowestName = 24;

/**
 * Rows under a head, in columns as wide as their widest cell; where the lines are too wide, the second
 * column is cut. Without rows there is no table.
 *
 * @param width columns of the terminal; null for any
 */
export function table(
  head: readonly string[],
  rows: readonly Row[],
  width: number | null = null,
): string[] {
  if (rows.length === 0) return [];
  const shown = [head, ...rows].map((row) =>
    typeof row === 'string'
      ? row
      : // A place without its end would lead nowhere.
        row.map((cell, column) => visible(cell, column === head.length - 1 ? 1000 : 100)),
  );
  const widths = head.map((_, column) => widestOf(shown, column));
  const line = widths.reduce((sum, each) => sum + each + 2, -2);
  const excess = Math.max(0, line - (width ?? line));
  const widestName = Math.max(narrowestName, (widths[1] ?? 0) - excess);
  if (width !== null) widths[1] = Math.min(widths[1] ?? 0, widestName);
  return shown.map((row) =>
    typeof row === 'string'
      ? visible(row, 300)
      : row
          .map((cell, column) => (width !== null && column === 1 ? cutTo(cell, widestName) : cell))
          .map((cell, column) => padded(cell, widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
  );
}

function widestOf(rows: readonly Row[], column: number): number {
  return rows.reduce((widest, row) => {
    const width = typeof row === 'string' ? 0 : stringWidth(row[column] ?? '');
    return width > widest && width <= widestCell ? width : widest;
  }, 0);
}

/** A text with spaces behind it, up to a number of columns. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

/** As much of a text as fits into a number of columns, with `…` where something is left out. */
function cutTo(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  let left = width - 1;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= stringWidth(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}
