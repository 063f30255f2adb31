import type { Verdict } from '../../model/model.ts';
import { firstThatFits, joinWithin } from '../contents/fit.ts';
import { escapeEntities, escapeForHtml, escapeInvisible, htmlCode } from '../text.ts';
import {
  type Block,
  type Cell,
  type Code,
  cellLines,
  columnCount,
  type Detail,
  type Fold,
  firstEntries,
  type Item,
  isCellRow,
  isNumberColumn,
  type List,
  moreLine,
  type Row,
  type SectionBlock,
  type Table,
} from './block.ts';
import { joinLines, type Line, type LinePart, line } from './line.ts';

/**
 * Writes documents as HTML, for GitHub's Markdown and for separate pages. GitHub does not interpret Markdown
 * inside an HTML block, so third-party text cannot become markup. An empty line would end the HTML block, so
 * blocks contain no empty lines.
 */

const verdictSymbols: Readonly<Record<Verdict, string>> = {
  ...{ pass: '✅', warn: '⚠️', fail: '❌', error: '⛔' },
};

export interface Fit {
  /** Blocks with a higher detail level are omitted. */
  readonly detail: Detail;
  /** Maximum number of entries in each list and table. */
  readonly most: number;
}

const everything: Fit = { detail: 3, most: Number.POSITIVE_INFINITY };

/** The last resort if not even the first few entries of each list fit: a few truncated lines. */
const least: Fit = { detail: 0, most: 0 };
const leastLines = 3;
const leastCharacters = 500;

const steps: readonly Fit[] = [
  everything,
  ...([2, 1, 0] as const).map((detail): Fit => ({ ...everything, detail })),
  ...[100, 20, 5].map((most): Fit => ({ detail: 0, most })),
];

export interface MarkdownOptions {
  readonly limit: number;
  /** Returns how much a string counts towards the limit; by default, its size in bytes. */
  readonly sizeOf?: (text: string) => number;
  /** Levels of detail, from most to least. A final step that always fits is added. */
  readonly steps?: readonly Fit[];
  /** The level of the document's main heading; 2 if absent. */
  readonly level?: number;
  /** Where readers can find the omitted content, for example `the JSON report`. */
  readonly whereRest?: Line | null;
}

/** Writes a document for GitHub within a limit, as HTML blocks separated by empty lines. */
export function writeMarkdown(document: readonly Block[], options: MarkdownOptions): string {
  const { limit, sizeOf, level = 2, whereRest = line`the JSON report` } = options;
  const allSteps = [...(options.steps ?? steps), least];
  return firstThatFits(allSteps, (fit) => {
    const context: Context = { level, fit, isWhole: fit === allSteps[0], whereRest, isPage: false };
    const blocks = document.values().flatMap((block) => blockHtml(block, context));
    const parts = blocks.map((block) => `${block}\n\n`);
    return joinWithin(parts, limit, sizeOf)?.slice(0, -1) ?? null;
  });
}

/** Writes blocks for a separate page. The title is an `h1`, and wide tables can be scrolled. */
export function writeBlocks(blocks: Iterable<Block>): string[] {
  const whereRest = line`the JSON report`;
  const context: Context = { level: 1, fit: everything, isWhole: true, whereRest, isPage: true };
  return Iterator.from(blocks)
    .flatMap((block) => blockHtml(block, context))
    .toArray();
}

interface Context {
  readonly level: number;
  readonly fit: Fit;
  readonly isWhole: boolean;
  readonly whereRest: Line | null;
  readonly isPage: boolean;
}

function* blockHtml(block: Block, context: Context): Generator<string> {
  const { fit, level } = context;
  if ((block.detail ?? 0) > fit.detail) return;
  switch (block.is) {
    case 'title':
      yield `<h${level}>${lineHtml(block.line, fit)}</h${level}>`;
      break;
    case 'section':
      yield* sectionHtml(block, { ...context, level: level + 1 });
      break;
    case 'paragraph':
      yield* paragraphHtml(block.lines, fit);
      break;
    case 'list':
      yield* listHtml(block, context);
      break;
    case 'table':
      yield* tableHtml(block, context);
      break;
    case 'code':
      // Text to paste is shown in full or not at all.
      if (fit !== least) yield codeHtml(block);
      break;
    case 'fold':
      yield* foldHtml(block, context);
      break;
    case 'marker':
      yield comments(block.text);
      break;
    case 'limits':
      yield* limitsHtml(context);
  }
}

function paragraphHtml(lines: readonly Line[], fit: Fit): string[] {
  const shown = fit === least ? lines.slice(0, leastLines) : lines;
  return shown.length === 0
    ? []
    : [`<p>${shown.map((each) => lineHtml(each, fit)).join('<br>')}</p>`];
}

function* blocksHtml(blocks: Iterable<Block>, context: Context): Generator<string> {
  for (const each of blocks) yield* blockHtml(each, context);
}

function* sectionHtml({ id, title, blocks }: SectionBlock, context: Context): Generator<string> {
  const { level, isPage, fit } = context;
  const name = id !== '' && isPage ? ` id="${escapeEntities(id)}"` : '';
  const heading = `<h${level}${name}>${lineHtml(title, fit)}</h${level}>`;
  const inner = unlessEmpty(heading, blocksHtml(blocks, context));
  if (name === '') yield* inner;
  else {
    const all = [...inner];
    const opening = `<section aria-labelledby="${escapeEntities(id)}">`;
    if (all.length > 0) yield [opening, ...all, '</section>'].join('\n');
  }
}

/** Yields `first` and then the blocks, or nothing if there are no blocks. */
function* unlessEmpty(first: string, blocks: Iterable<string>): Generator<string> {
  let isFirst = true;
  for (const block of blocks) {
    if (isFirst) yield first;
    isFirst = false;
    yield block;
  }
}

function* foldHtml({ title, blocks }: Fold, context: Context): Generator<string> {
  const shown = lineHtml(title, context.fit);
  let isEmpty = true;
  for (const block of unlessEmpty(
    `<details><summary>${shown}</summary>`,
    blocksHtml(blocks, context),
  )) {
    isEmpty = false;
    yield block;
  }
  yield isEmpty ? `<p>${shown}</p>` : '</details>';
}

function listHtml({ items, most, total, one }: List, context: Context): string[] {
  const shownItems = items.slice(0, Math.min(most, context.fit.most));
  return [
    ...(shownItems.length === 0
      ? []
      : [['<ul>', ...shownItems.map((each) => itemHtml(each, context)), '</ul>'].join('\n')]),
    ...restHtml(total - shownItems.length, one, context),
  ];
}

function itemHtml({ line: text, blocks }: Item, context: Context): string {
  const inner = [...blocksHtml(blocks, context)];
  return `<li>${[lineHtml(text), ...inner].join('\n')}${inner.length > 0 ? '\n' : ''}</li>`;
}

function restHtml(rest: number, one: string | null, { whereRest }: Context): string[] {
  if (rest <= 0) return [];
  const is = rest === 1 ? line`is` : line`are`;
  const where = whereRest === null ? line`and ${moreLine(rest, one)}` : null;
  return [`<p>${lineHtml(where ?? line`${moreLine(rest, one)} ${is} in ${whereRest ?? ''}.`)}</p>`];
}

function tableHtml({ head, rows, most, total, one }: Table, context: Context): string[] {
  const shownRows = firstEntries(rows, Math.min(most, context.fit.most));
  const columns = columnCount({ head, rows: shownRows });
  const isNumeric = Array.from({ length: columns }, (_, at) => isNumberColumn(shownRows, at));
  const right = (at: number): string => (isNumeric[at] ? ' align="right"' : '');
  const titles = head.map(
    (title, at) => `<th scope="col"${right(at)}>${escapeForHtml(title)}</th>`,
  );
  const rowHtml = (row: Row): string => {
    if ('group' in row) return spanHtml('th', columns, row.group);
    if ('note' in row) {
      return (row.detail ?? 0) > context.fit.detail ? '' : spanHtml('td', columns, row.note);
    }
    return `<tr>${row.map((cell, at) => `<td${right(at)}>${cellHtml(cell)}</td>`).join('')}</tr>`;
  };
  const lines = [
    '<table>',
    ...(titles.length === 0 ? [] : [`<thead><tr>${titles.join('')}</tr></thead>`]),
    ...['<tbody>', ...shownRows.map(rowHtml).filter((row) => row !== ''), '</tbody>', '</table>'],
  ];
  const text = lines.join('\n');
  return [
    ...(shownRows.length === 0 ? [] : [context.isPage ? `<div class="wide">${text}</div>` : text]),
    ...restHtml(total - shownRows.filter(isCellRow).length, one, context),
  ];
}

const spanHtml = (name: 'th' | 'td', columns: number, text: Cell): string =>
  `<tr><${name} colspan="${columns}" align="left">${cellHtml(text)}</${name}></tr>`;

const cellHtml = (cell: Cell): string =>
  cellLines(cell)
    .map((each) => lineHtml(each))
    .join('<br>');

function codeHtml({ text, language }: Code): string {
  const name = language === '' ? '' : ` lang="${escapeEntities(language)}"`;
  // An empty line would end the HTML block.
  const shown = escapeEntities(text.trimEnd()).replace(/^$/gm, '&#32;');
  return `<pre${name}><code>${shown}</code></pre>`;
}

/**
 * Returns a marker unchanged after checking that every line is an HTML comment.
 * @throws Error if a line is not a comment, because hidden text must not become visible
 */
function comments(text: string): string {
  if (text.split('\n').every((each) => /^<!-- [^<>]+ -->$/.test(each))) return text;
  throw new Error('a marker is not a comment');
}

/** Returns a sentence that lists the omitted parts, or nothing if everything is shown. */
function limitsHtml({ fit: { detail, most }, isWhole, whereRest }: Context): string[] {
  if (isWhole) return [];
  const what = detail === 3 ? null : leftOut[detail];
  const parts = [
    ...(what === null ? [] : [what]),
    ...(most === Number.POSITIVE_INFINITY
      ? []
      : [most === 0 ? line`all lists` : line`all but the first ${most} entries of each list`]),
  ];
  const rest = whereRest === null ? line`` : line`. See ${whereRest} for the rest`;
  return [`<p>${lineHtml(line`Omitted to save space: ${joinLines(parts)}${rest}.`)}</p>`];
}

const leftOut = [
  line`findings and the sentences about each server`,
  line`findings`,
  line`findings that do not fail`,
] as const;

export function lineHtml({ parts }: Line, fit: Fit = everything): string {
  return parts.map((part) => partHtml(part, fit)).join('');
}

function partHtml(part: LinePart, fit: Fit): string {
  switch (part.is) {
    case 'words':
      return escapeForHtml(part.text);
    case 'value':
      return htmlCode(part.text, fit === least ? leastCharacters : part.longest);
    case 'prose':
      return escapeForHtml(
        fit !== least && part.longest === undefined
          ? part.text
          : escapeInvisible(part.text, fit === least ? leastCharacters : part.longest),
      );
    case 'strong':
      return `<strong>${lineHtml(part.line, fit)}</strong>`;
    case 'link':
      return `<a href="${escapeEntities(part.to)}">${lineHtml(part.line, fit)}</a>`;
    case 'verdict':
      // A no-break space keeps the symbol and the verdict on one line, however narrow the table is.
      return `${verdictSymbols[part.verdict]}\u00a0${part.verdict}`;
    case 'symbol':
      return `${verdictSymbols[part.verdict]} `;
    case 'level':
      return part.level;
    case 'mention':
      return isAccount.test(part.text) ? part.text : htmlCode(part.text);
    case 'break':
      return '<br>';
    case 'next':
      return '<br>→ ';
  }
}

/** Matches `@user` or `@organisation/team`. */
const isAccount = /^@[a-z\d-]{1,39}(?:\/[a-z\d][\w-]{0,99})?$/;
