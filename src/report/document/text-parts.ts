import { escapeInvisible, quoteValue } from '../text.ts';
import { type Cell, cellLines } from './block.ts';
import type { Line, LinePart } from './line.ts';

/**
 * Writes lines as plain text. Values that are too long are truncated and marked; our own words are truncated
 * only as a last resort.
 */

/** Maximum length of a line in characters, well below the limit of any output. */
const longestLine = 2500;
/** Maximum lengths of a value in characters. The shorter limits apply if the line is too long. */
const longestValues = [200, 80, 30] as const;

export function lineText(text: Line): string {
  const shownTexts = longestValues.map((longest) =>
    partsText(text, (value, own) => quoteValue(value, own ?? longest)),
  );
  return (
    shownTexts.find(({ length }) => length <= longestLine) ??
    escapeInvisible(shownTexts.at(-1) ?? '', longestLine)
  );
}

/**
 * Maximum length of a value in a cell, in characters. The limit is high because the last column contains
 * places, which are useless without their ends.
 */
const longestCell = 1000;

/**
 * Returns a cell as plain text. A name in a cell needs no quotation marks, because the cell contains no other
 * words.
 */
export function cellText(cell: Cell): string {
  return cellLines(cell)
    .map((each) => partsText(each, (value, own) => escapeInvisible(value, own ?? longestCell)))
    .join(', ');
}

type ShowValue = (text: string, longest: number | undefined) => string;

function partsText({ parts }: Line, showValue: ShowValue): string {
  return parts.map((part) => partText(part, showValue)).join('');
}

function partText(part: LinePart, showValue: ShowValue): string {
  switch (part.is) {
    case 'words':
      return part.text.replaceAll('\u00a0', ' ');
    case 'value':
      return showValue(part.text, part.longest);
    case 'prose':
      return escapeInvisible(part.text, part.longest ?? longestLine);
    case 'mention':
      return escapeInvisible(part.text);
    case 'verdict':
      return part.verdict.toUpperCase();
    case 'symbol':
      return '';
    case 'level':
      return part.level;
    case 'break':
    case 'next':
      return ' ';
    case 'strong':
    case 'link':
      return partsText(part.line, showValue);
  }
}
