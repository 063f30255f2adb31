import { type Ours, prosePhrase, restWords } from '../../model/phrase.ts';
import { asLine, dash, emptyLine, type Inline, type Line } from './line.ts';

/*
 * What a document for people is made of. A block says what it is and how much it matters; the writers
 * know how it looks.
 */

/**
 * How little is left when a block goes, where not all fits: 0 stays longest. By convention 1 is the
 * sentences about a server, 2 the findings that fail, and 3 all other findings.
 */
export type Detail = 0 | 1 | 2 | 3;

interface BlockBase {
  readonly detail?: Detail;
}

/** Blocks under a title; nothing where there are none. */
export interface SectionBlock extends BlockBase {
  readonly is: 'section';
  /** A name for addresses; empty for none. */
  readonly id: string;
  readonly title: Line;
  readonly blocks: Blocks;
}

/** Blocks that can be read more than once; those of a generator are made only when they are read. */
export type Blocks = Iterable<Block>;

/** A list of which the first entries are shown, with the number of the others. */
interface ListBase extends BlockBase {
  /** What an entry is called, for the number of those that are not shown; null for `and 3 more`. */
  readonly one: string | null;
  /** So many are shown at most. */
  readonly most: number;
  /** How many there are, of which the first may be given alone. */
  readonly total: number;
}

export interface List extends ListBase {
  readonly is: 'list';
  readonly items: readonly Item[];
}

/** A line, and what belongs to it. */
export interface Item {
  readonly line: Line;
  readonly blocks: readonly Block[];
}

/** A cell: a line or several; a number stands at the right. */
export type Cell = Inline | readonly Inline[];

/** Cells under the head; a title of the rows behind it; a note of its own, or on the row before it. */
export type Row =
  | readonly Cell[]
  | { readonly group: Line }
  | { readonly note: Cell; readonly detail?: Detail };

export interface Table extends ListBase {
  readonly is: 'table';
  /** Our own titles of the columns; none for a table of names and values. */
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

/** Text to be pasted as it stands. */
export interface Code extends BlockBase {
  readonly is: 'code';
  readonly text: string;
  /** For colours; empty for none. */
  readonly language: string;
}

/** Blocks behind a line that opens to them. */
export interface Fold extends BlockBase {
  readonly is: 'fold';
  readonly title: Line;
  readonly blocks: Blocks;
}

export type Block =
  /** The title of the document. */
  | ({ readonly is: 'title'; readonly line: Line } & BlockBase)
  | SectionBlock
  | ({ readonly is: 'paragraph'; readonly lines: readonly Line[] } & BlockBase)
  | List
  | Table
  | Code
  | Fold
  /** A line of our own that nobody sees and programs find. */
  | ({ readonly is: 'marker'; readonly text: string } & BlockBase)
  /** Where a writer says what it leaves out. */
  | ({ readonly is: 'limits' } & BlockBase);

export const title = (inline: Inline): Block => ({ is: 'title', line: asLine(inline) });

export const section = (
  heading: Inline,
  blocks: Blocks,
  { id = '', detail }: { readonly id?: string; readonly detail?: Detail } = {},
): Block => ({ is: 'section', id, title: asLine(heading), blocks, ...detailField(detail) });

/** One line or several, each of which begins anew. */
export const paragraph = (...lines: readonly Inline[]): Block => ({
  is: 'paragraph',
  lines: lines.map(asLine),
});

/** What a list or table of the first entries is told. */
export interface ShownOptions<One extends string = string> {
  readonly one?: Ours<One>;
  readonly most?: number;
  readonly total?: number;
  readonly detail?: Detail;
}

export const list = <One extends string = never>(
  items: readonly (Inline | Item)[],
  options: ShownOptions<One> = {},
): Block => ({
  ...listFields(items, options),
  is: 'list',
  items: items.map((each) => (isItem(each) ? each : { line: asLine(each), blocks: [] })),
});

const isItem = (each: Inline | Item): each is Item => typeof each === 'object' && 'blocks' in each;

export const item = (inline: Inline, ...blocks: readonly Block[]): Item => ({
  line: asLine(inline),
  blocks,
});

/** @param head our own titles of the columns; empty for a table of names and values */
export const table = <const Head extends readonly string[], One extends string = never>(
  head: Head & { readonly [Column in keyof Head]: Ours<Head[Column]> },
  rows: readonly Row[],
  options: ShownOptions<One> = {},
): Block => ({ ...listFields(rows.filter(isCellRow), options), is: 'table', head, rows });

/** Whether it is a row of its own, and not about others. */
export const isCellRow = (row: Row): row is readonly Cell[] => 'length' in row;

/**
 * The first entries of a table, with the titles and notes that belong to them. A note with a detail is on the row
 * before it; one without is an entry.
 */
export function firstEntries(rows: readonly Row[], most: number): readonly Row[] {
  let entries = 0;
  let end = 0;
  for (const [at, row] of rows.entries()) {
    if ('group' in row) continue;
    const isOnRow = 'note' in row && row.detail !== undefined;
    if (!isOnRow && ++entries > most) break;
    end = at + 1;
  }
  return rows.slice(0, end);
}

interface ListLimits extends Omit<ShownOptions, 'one'> {
  readonly one?: string;
}

function listFields(
  all: readonly unknown[],
  { one, most = Number.POSITIVE_INFINITY, total = all.length, detail }: ListLimits,
) {
  return { one: one ?? null, most, total, ...detailField(detail) };
}

export const code = (text: string, language = ''): Block => ({ is: 'code', text, language });

export const fold = (heading: Inline, ...blocks: readonly Block[]): Block => ({
  is: 'fold',
  title: asLine(heading),
  blocks,
});

/** Blocks that are made anew each time they are read, so that what does not fit is never made. */
export const lazyBlocks = (make: () => Iterable<Block>): Blocks => ({
  [Symbol.iterator]: () => make()[Symbol.iterator](),
});

/** Blocks behind a line, made when they are read. */
export const lazyFold = (heading: Inline, make: () => Iterable<Block>): Block => ({
  ...{ is: 'fold', title: asLine(heading) },
  blocks: lazyBlocks(make),
});

/** @param text comments of HTML, one on each line */
export const marker = (text: string): Block => ({ is: 'marker', text });

/** Where a writer says what it leaves out. */
export const limits: Block = { is: 'limits' };

const detailField = (detail: Detail | undefined) => (detail === undefined ? {} : { detail });

/** `3 more servers`, or `3 more`. */
export const moreLine = (rest: number, one: string | null): Line =>
  asLine(prosePhrase(restWords(rest, one)));

export const cellLines = (cell: Cell): readonly Line[] =>
  (isSeveral(cell) ? cell : [cell]).map(asLine);

const isSeveral = (cell: Cell): cell is readonly Inline[] => Array.isArray(cell);

/** How many columns a table has. */
export const columnCount = ({ head, rows }: Pick<Table, 'head' | 'rows'>): number =>
  rows.reduce((most, row) => Math.max(most, isCellRow(row) ? row.length : 0), head.length);

/** Whether a column of rows has numbers, and nothing else but dashes and empty cells. */
export function isNumberColumn(rows: readonly Row[], at: number): boolean {
  const cells = rows.flatMap((row) => ('length' in row ? [row[at]] : []));
  return (
    cells.some((cell) => typeof cell === 'number') &&
    cells.every((cell) => typeof cell === 'number' || cell === dash || cell === emptyLine)
  );
}
