/** A CSV cell with the line and column where it starts, both counted from 1. */
export interface CsvCell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export class CsvError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/**
 * Yields the rows of a CSV file as defined in RFC 4180, without empty lines. Lines can also end with LF
 * alone, because some editors write only LF. A quotation mark in a place where the RFC does not allow one is
 * an error, because the reviewer's program might interpret the mark differently.
 *
 * @param separator the single character between cells
 * @throws CsvError
 */
export function* readCsv(text: string, separator: string): Generator<readonly CsvCell[]> {
  let [line, lineStart] = [1, 0];
  // Positions of the next line break and the next separator. Either is the end of the text if the search
  // fails, so a failed search is not repeated.
  let [lineEnd, cellEnd] = [-1, -1];
  let row: CsvCell[] = [];
  for (let at = 0; at < text.length; ) {
    const place = { line, column: at - lineStart + 1 };
    let value: string;
    if (text[at] === '"') {
      const { content, end } = quotedCell(text, at, place);
      // Searches only the cell, because searching up to the next line break would scan a long line again for
      // every cell.
      const cell = text.slice(at, end);
      for (let next = cell.indexOf('\n'); next >= 0; next = cell.indexOf('\n', next + 1)) {
        [line, lineStart] = [line + 1, at + next + 1];
      }
      [value, at] = [content, end];
    } else {
      if (lineEnd < at) lineEnd = lineBreakStart(text, at);
      if (cellEnd < at) cellEnd = findPosition(text, separator, at);
      const end = Math.min(cellEnd, lineEnd);
      value = text.slice(at, end);
      const quote = value.indexOf('"');
      if (quote >= 0) {
        const column = place.column + quote;
        throw new CsvError('a quotation mark inside an unquoted cell', line, column);
      }
      at = end;
    }
    row.push({ text: value, ...place });
    if (text[at] === separator) {
      at += 1;
      // A separator at the end of the file is followed by an empty cell.
      if (at === text.length) row.push({ text: '', line, column: at - lineStart + 1 });
      if (at < text.length) continue;
    }
    if (at < text.length) {
      const length = text.startsWith('\r\n', at) ? 2 : text[at] === '\n' ? 1 : 0;
      if (length === 0) {
        throw new CsvError('text after a closing quotation mark', line, at - lineStart + 1);
      }
      at += length;
      [line, lineStart] = [line + 1, at];
    }
    if (row.length > 1 || row[0]?.text !== '') yield row;
    row = [];
  }
}

/** Returns the position of the first line break at or after `from`; the end of the text if there is none. */
function lineBreakStart(text: string, from: number): number {
  const end = findPosition(text, '\n', from);
  return end > from && text[end - 1] === '\r' ? end - 1 : end;
}

function findPosition(text: string, wanted: string, from: number): number {
  const index = text.indexOf(wanted, from);
  return index < 0 ? text.length : index;
}

function quotedCell(
  text: string,
  from: number,
  { line, column }: Omit<CsvCell, 'text'>,
): { readonly content: string; readonly end: number } {
  for (let at = from + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) throw new CsvError('an unclosed quotation mark', line, column);
    if (text[at + 1] !== '"') {
      return { content: text.slice(from + 1, at).replaceAll('""', '"'), end: at + 1 };
    }
  }
}
