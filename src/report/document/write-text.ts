import stringWidth from 'string-width';
import type { Verdict } from '../../model/model.ts';
import { escapeForLog } from '../text.ts';
import {
  type Block,
  cellLines,
  columnCount,
  firstEntries,
  type Item,
  isCellRow,
  isNumberColumn,
  type List,
  moreLine,
  type Row,
  type Table,
} from './block.ts';
import { emptyLine, type Line, line } from './line.ts';
import { padText, wrapCell, wrapText } from './text-layout.ts';
import { cellText, lineText } from './text-parts.ts';

/** How to see everything that a terminal report omits. */
export const jsonHint = line`--json lists all of them`;

export interface TerminalOptions {
  /** Colours text; returns the text unchanged if the stream does not support colours. */
  readonly paint: (style: Style, text: string) => string;
  /** The width of a line, in columns. */
  readonly width: number;
}

export type Style = 'red' | 'yellow' | 'green' | 'dim' | 'bold';

/** Options for files and for streams that are not terminals. */
export const plainTerminal: TerminalOptions = { paint: (_, text) => text, width: 80 };

const levelStyles: Readonly<Record<Verdict | 'waived', Style>> = {
  ...{ pass: 'green', warn: 'yellow', fail: 'red', error: 'red', waived: 'dim' },
};

/** A line of output. The first `styled` characters have the style `style`. */
interface PrintedLine {
  readonly text: string;
  readonly style?: Style | undefined;
  readonly styled?: number;
}

interface Context extends Pick<TerminalOptions, 'width'> {
  readonly indent: number;
  readonly isNested: boolean;
  readonly howToSeeAll: Line | null;
}

/**
 * Writes a document as lines of text, each ending with a line break. Table cells wrap so that rows fit the
 * width. Sentences wrap at spaces; a word wider than the line is not split, so that it can be copied.
 *
 * @param howToSeeAll how readers can see everything that is omitted, for example `--json has all of them`
 */
export function writeText(
  blocks: Iterable<Block>,
  { paint, width }: TerminalOptions,
  howToSeeAll: Line | null = null,
): string {
  const context = { width, indent: 0, isNested: false, howToSeeAll };
  const lines = separateBlocks(blocks, context).map(({ text, style, styled = 0 }) => {
    // Colours are added last, after any colour codes in the data have been escaped.
    const shown = escapeForLog(text);
    return style === undefined ? shown : paint(style, shown.slice(0, styled)) + shown.slice(styled);
  });
  return lines.map((each) => `${each}\n`).join('');
}

/**
 * Prints blocks. An empty line sets off each section and code block and, at the top level, separates blocks
 * of different kinds.
 */
function separateBlocks(blocks: Iterable<Block>, context: Context): PrintedLine[] {
  const lines: PrintedLine[] = [];
  let before: Block['is'] | null = null;
  for (const block of blocks) {
    const blockLines = printBlock(block, context);
    if (blockLines.length === 0) continue;
    const isApart = ['section', 'code'].some((each) => each === block.is || each === before);
    const isOther = context.indent === 0 && block.is !== before;
    if (before !== null && (isApart || isOther)) lines.push({ text: '' });
    // Lines are pushed one at a time, because the number of arguments in a call is limited.
    for (const each of blockLines) lines.push(each);
    before = block.is;
  }
  return lines;
}

function printBlock(block: Block, context: Context): PrintedLine[] {
  switch (block.is) {
    case 'title':
      return breakLine(block.line, context, 'bold');
    case 'section': {
      const inner = separateBlocks(block.blocks, { ...context, indent: context.indent + 2 });
      return inner.length === 0 ? [] : [...breakLine(heading(block.title), context), ...inner];
    }
    case 'paragraph':
      return block.lines.flatMap((each) => breakLine(each, context));
    case 'list':
      return listLines(block, context);
    case 'table':
      return tableLines(block, context);
    case 'code': {
      // Outside lists, code starts at the left margin, even in an indented section, so that it can be copied
      // without the indentation.
      const indent = ' '.repeat(context.isNested ? context.indent : 0);
      return block.text
        .trimEnd()
        .split('\n')
        .map((text) => ({ text: `${indent}${text}` }));
    }
    case 'fold':
      return breakLine(withHint(block.title, context), context);
    case 'marker':
    case 'limits':
      return [];
  }
}

/** Returns a title followed by a colon, unless the title already ends with a colon and a count. */
const heading = (title: Line): Line => (/: \d+$/.test(lineText(title)) ? title : line`${title}:`);

/**
 * Appends a hint about how to see the omitted content. A terminal cannot fold text, so only the title of a
 * fold is shown.
 */
const withHint = (title: Line, { howToSeeAll }: Context): Line =>
  howToSeeAll === null ? title : line`${title}; ${howToSeeAll}`;

function listLines({ items, most, total, one }: List, context: Context): PrintedLine[] {
  const shown = items.slice(0, most);
  return [
    ...shown.flatMap((each) => itemLines(each, context)),
    ...restLine(total - shown.length, one, context),
  ];
}

function itemLines({ line: text, blocks }: Item, context: Context): PrintedLine[] {
  const inner = { ...context, indent: context.indent + 4, isNested: true };
  return [
    ...breakLine(context.isNested ? line`• ${text}` : text, context),
    ...blocks.flatMap((each) => printBlock(each, inner)),
  ];
}

function restLine(rest: number, one: string | null, context: Context): PrintedLine[] {
  return rest <= 0 ? [] : breakLine(withHint(line`and ${moreLine(rest, one)}`, context), context);
}

function breakLine(text: Line, { width, indent }: Context, style?: Style): PrintedLine[] {
  const whole = `${' '.repeat(indent)}${lineText(text)}`;
  const [first = '', ...further] = wrapText(whole, width);
  const begins = style === undefined ? lineStyle(text) : { style, styled: first.length };
  // Indented lines are not styled, because `styled` counts from the start of the line and would include the
  // indentation.
  return [
    { text: first, ...(indent === 0 ? begins : {}) },
    ...further.map((each) => ({ text: each })),
  ];
}

function lineStyle({ parts: [first] }: Line): Pick<PrintedLine, 'style' | 'styled'> {
  switch (first?.is) {
    case 'verdict':
      return { style: levelStyles[first.verdict], styled: first.verdict.length };
    case 'level':
      return { style: levelStyles[first.level], styled: first.level.length };
    case 'strong':
      return { style: 'bold', styled: lineText(first.line).length };
    default:
      return {};
  }
}

/**
 * Preferred minimum width of a column whose cells wrap. Names that are split across shorter lines are hard to
 * recognise.
 */
const narrowestCell = 24;
const gap = '  ';

function tableLines({ head, rows, most, total, one }: Table, context: Context): PrintedLine[] {
  const shownRows = firstEntries(rows, most);
  if (shownRows.length === 0) return [];
  const columns = columnCount({ head, rows: shownRows });
  const isNumeric = Array.from({ length: columns }, (_, at) => isNumberColumn(shownRows, at));
  const titles = head.length === 0 ? [] : [head.map((each) => each.toUpperCase())];
  const texts = shownRows.map((row) => ('length' in row ? row.map(cellText) : null));
  const room = context.width - context.indent;
  const widths = columnWidths([...titles, ...texts.filter((row) => row !== null)], columns, room);
  const indent = ' '.repeat(context.indent);
  const rowLines = (cells: readonly string[]): string[] => {
    const wrapped = cells
      .slice(0, widths.length)
      .map((cell, at) => wrapCell(cell, Math.max(1, widths[at] ?? 0)));
    const height = Math.max(1, ...wrapped.map((lines) => lines.length));
    const fitted = Array.from({ length: height }, (_, line) =>
      wrapped.map((lines, at) => padText(lines[line] ?? '', widths[at] ?? 0, isNumeric[at])),
    );
    const below = cells.slice(widths.length).flatMap((cell) => wrapCell(cell, room - 4));
    return [...fitted.map((line) => line.join(gap)), ...below.map((line) => `    ${line}`)]
      .map((each) => `${indent}${each}`.trimEnd())
      .filter((each) => each !== '');
  };
  return [
    ...titles.flatMap(rowLines).map((text) => ({ text })),
    ...shownRows.flatMap((row, at): PrintedLine[] => {
      const cells = texts[at];
      if (cells == null) return spanLines(row, context);
      const [first = emptyLine] = 'length' in row ? cellLines(row[0] ?? emptyLine) : [];
      const style = context.indent === 0 ? lineStyle(first) : {};
      return rowLines(cells).map((text, line) => ({ text, ...(line === 0 ? style : {}) }));
    }),
    ...restLine(total - shownRows.filter(isCellRow).length, one, context),
  ];
}

function spanLines(row: Row, context: Context): PrintedLine[] {
  if ('group' in row) return breakLine(line`${row.group}:`, context);
  if (!('note' in row)) return [];
  return cellLines(row.note).flatMap((each) =>
    breakLine(each, { ...context, indent: context.indent + 4 }),
  );
}

/**
 * Returns the width of each column. If the table is too wide, the widest columns are narrowed, but never the
 * last column, because it contains places, which are useless without their ends. If the table is still too
 * wide, the last column is excluded and its cells are printed below the rows.
 */
function columnWidths(
  rows: readonly (readonly string[])[],
  columns: number,
  room: number,
): readonly number[] {
  const natural = Array.from({ length: columns }, (_, at) =>
    rows.reduce((widest, row) => Math.max(widest, stringWidth(row[at] ?? '')), 0),
  );
  const [others, last] = [natural.slice(0, -1), natural.slice(-1)];
  return cutAlike(others, last, room, narrowestCell) ?? cutAlike(others, [], room, 1) ?? others;
}

/**
 * Narrows the widest of `columns` until they fit next to `beside`. Returns all widths, or null if a column
 * would become narrower than `narrowest`.
 */
function cutAlike(
  columns: readonly number[],
  beside: readonly number[],
  room: number,
  narrowest: number,
): readonly number[] | null {
  for (let most = Math.max(narrowest, ...columns); most >= narrowest; most -= 1) {
    const all = [...columns.map((each) => Math.min(each, most)), ...beside];
    const taken = all.reduce((sum, each) => sum + each, gap.length * (all.length - 1));
    if (taken <= room) return all;
  }
  return null;
}
