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

/** The properties of a text stream. */
export interface TerminalOptions {
  /** Colours a text; returns it unchanged if the stream does not support colours. */
  readonly paint: (style: Style, text: string) => string;
  /** Width of a line, in columns. */
  readonly width: number;
}

export type Style = 'red' | 'yellow' | 'green' | 'dim' | 'bold';

/** For files, and for streams other than terminals. */
export const plainTerminal: TerminalOptions = { paint: (_, text) => text, width: 80 };

const levelStyles: Readonly<Record<Verdict | 'waived', Style>> = {
  ...{ pass: 'green', warn: 'yellow', fail: 'red', error: 'red', waived: 'dim' },
};

/** A printed line, whose first characters may have a style. */
interface PrintedLine {
  readonly text: string;
  readonly style?: Style | undefined;
  readonly styled?: number;
}

interface Context extends Pick<TerminalOptions, 'width'> {
  readonly indent: number;
  /** Whether it belongs to an entry of a list. */
  readonly isNested: boolean;
  readonly howToSeeAll: Line | null;
}

/**
 * Writes a document as lines of text, each ending with a line break. Table rows fit the width: their cells
 * wrap. Sentences are broken at spaces. A word that is wider than the line stays whole, so that it can be
 * copied.
 *
 * @param howToSeeAll how to see everything that is omitted, such as `--json has all of them`
 */
export function writeText(
  blocks: Iterable<Block>,
  { paint, width }: TerminalOptions,
  howToSeeAll: Line | null = null,
): string {
  const context = { width, indent: 0, isNested: false, howToSeeAll };
  const lines = separateBlocks(blocks, context).map(({ text, style, styled = 0 }) => {
    // Coloured last, after colour codes in data have been escaped.
    const shown = escapeForLog(text);
    return style === undefined ? shown : paint(style, shown.slice(0, styled)) + shown.slice(styled);
  });
  return lines.map((each) => `${each}\n`).join('');
}

/** Puts an empty line before each block that begins a new part. */
function separateBlocks(blocks: Iterable<Block>, context: Context): PrintedLine[] {
  const lines: PrintedLine[] = [];
  let before: Block['is'] | null = null;
  for (const block of blocks) {
    const blockLines = printBlock(block, context);
    if (blockLines.length === 0) continue;
    const isApart = ['section', 'code'].some((each) => each === block.is || each === before);
    const isOther = context.indent === 0 && block.is !== before;
    if (before !== null && (isApart || isOther)) lines.push({ text: '' });
    // One at a time, because the number of arguments in a call is limited.
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
      // In a section it begins at the left margin, so that it can be copied as a whole.
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

/** Returns a title with a colon, unless it ends with a count that follows a colon. */
const heading = (title: Line): Line => (/: \d+$/.test(lineText(title)) ? title : line`${title}:`);

/** A terminal cannot fold text, so only the title of a fold is shown. */
const withHint = (title: Line, { howToSeeAll }: Context): Line =>
  howToSeeAll === null ? title : line`${title}; ${howToSeeAll}`;

function listLines({ items, most, total, one }: List, context: Context): PrintedLine[] {
  const shown = items.slice(0, most);
  return [
    ...shown.flatMap((each) => itemLines(each, context)),
    ...restLine(total - shown.length, one, context),
  ];
}

/** Returns an entry as lines. Its blocks are indented, with bullets. */
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

/** Breaks a line to fit the width. If its first part has a colour, the line begins in that colour. */
function breakLine(text: Line, { width, indent }: Context, style?: Style): PrintedLine[] {
  const whole = `${' '.repeat(indent)}${lineText(text)}`;
  const [first = '', ...further] = wrapText(whole, width);
  const begins = style === undefined ? lineStyle(text) : { style, styled: first.length };
  // An indented line begins with spaces, which are not coloured.
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

/** A name that is broken into shorter lines is hard to recognise. */
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
 * Returns the width of each column: that of its widest cell, or less if the cells of the widest columns have
 * to wrap. If even that is too wide, the last column is excluded and its cells are printed below, because
 * places without their ends are useless.
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
 * Returns columns of which the widest are cut until they fit next to others; null if that would cut too much.
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
