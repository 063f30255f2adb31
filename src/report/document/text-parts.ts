import { escapeInvisible, quoteValue } from '../text.ts';
import { type Cell, cellLines } from './block.ts';
import type { Line, LinePart } from './line.ts';

/*
 * The parts of a line as plain text. However long the values in it are, our own words are complete:
 * values are cut instead, and say so.
 */

/** Characters of a line, well below what any output cuts. */
const longestLine = 2500;
/** Characters of a value: shorter ones are tried where the line gets too long. */
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

/** Characters of a value in a cell; in the last column are places, which without their end lead nowhere. */
const longestCell = 1000;

/** A cell as text, in which a name needs no quotation marks: nothing stands around it. */
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
