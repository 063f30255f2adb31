import { type Ours, prosePhrase, restWords } from '../../model/phrase.ts';
import { asLine, dash, emptyLine, type Inline, type Line } from './line.ts';

/**
 * The parts of a human-readable document. A block specifies its kind and its importance; the writers
 * determine its appearance.
 */

/**
 * A block's level of detail. If space is short, blocks with higher levels are omitted first. By convention, 1
 * is for sentences about a server, 2 for failing findings, and 3 for all other findings.
 */
export type Detail = 0 | 1 | 2 | 3;

interface BlockBase {
  readonly detail?: Detail;
}

/** Blocks under a title; nothing is shown if there are no blocks. */
export interface SectionBlock extends BlockBase {
  readonly is: 'section';
  /** An anchor for links; empty if the section has no anchor. */
  readonly id: string;
  readonly title: Line;
  readonly blocks: Blocks;
}

/** Blocks that can be iterated over more than once. Lazy blocks are created only when they are read. */
export type Blocks = Iterable<Block>;

/** A list or table that shows only its first entries and the number of remaining entries. */
interface ListBase extends BlockBase {
  /**
   * Singular noun for the hidden entries, such as `server`; null if only their number is shown, as in `and 3
   * more`.
   */
  readonly one: string | null;
  /** Maximum number of entries to show. */
  readonly most: number;
  /** Total number of entries, including those that the list does not contain. */
  readonly total: number;
}

export interface List extends ListBase {
  readonly is: 'list';
  readonly items: readonly Item[];
}

export interface Item {
  readonly line: Line;
  readonly blocks: readonly Block[];
}

/** A cell with one or more lines. Numbers are right-aligned. */
export type Cell = Inline | readonly Inline[];

/**
 * The cells of a row, a title for the rows that follow, or a note. A note with a detail level belongs to the
 * row before it; any other note is an entry.
 */
export type Row =
  | readonly Cell[]
  | { readonly group: Line }
  | { readonly note: Cell; readonly detail?: Detail };

export interface Table extends ListBase {
  readonly is: 'table';
  /** Column titles, which are our own words; empty for a table of names and values. */
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

/** Text to paste unchanged. */
export interface Code extends BlockBase {
  readonly is: 'code';
  readonly text: string;
  /** The language for syntax highlighting; empty if the code is not highlighted. */
  readonly language: string;
}

export interface Fold extends BlockBase {
  readonly is: 'fold';
  readonly title: Line;
  readonly blocks: Blocks;
}

export type Block =
  | ({ readonly is: 'title'; readonly line: Line } & BlockBase)
  | SectionBlock
  | ({ readonly is: 'paragraph'; readonly lines: readonly Line[] } & BlockBase)
  | List
  | Table
  | Code
  | Fold
  /** Our own hidden text, which programs use to find the document. */
  | ({ readonly is: 'marker'; readonly text: string } & BlockBase)
  /** Marks where a writer states what it omits. */
  | ({ readonly is: 'limits' } & BlockBase);

export const title = (inline: Inline): Block => ({ is: 'title', line: asLine(inline) });

export const section = (
  heading: Inline,
  blocks: Blocks,
  { id = '', detail }: { readonly id?: string; readonly detail?: Detail } = {},
): Block => ({ is: 'section', id, title: asLine(heading), blocks, ...detailField(detail) });

export const paragraph = (...lines: readonly Inline[]): Block => ({
  is: 'paragraph',
  lines: lines.map(asLine),
});

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

export const table = <const Head extends readonly string[], One extends string = never>(
  head: Head & { readonly [Column in keyof Head]: Ours<Head[Column]> },
  rows: readonly Row[],
  options: ShownOptions<One> = {},
): Block => ({ ...listFields(rows.filter(isCellRow), options), is: 'table', head, rows });

export const isCellRow = (row: Row): row is readonly Cell[] => 'length' in row;

/** Returns the first `most` entries of a table, including their titles and notes. */
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

/**
 * Returns blocks that `make` creates each time they are read, so that blocks that do not fit are never
 * created.
 */
export const lazyBlocks = (make: () => Iterable<Block>): Blocks => ({
  [Symbol.iterator]: () => make()[Symbol.iterator](),
});

/** Returns a fold whose blocks are created only when they are read. */
export const lazyFold = (heading: Inline, make: () => Iterable<Block>): Block => ({
  ...{ is: 'fold', title: asLine(heading) },
  blocks: lazyBlocks(make),
});

/** Builds a marker from HTML comments, one per line. */
export const marker = (text: string): Block => ({ is: 'marker', text });

export const limits: Block = { is: 'limits' };

const detailField = (detail: Detail | undefined) => (detail === undefined ? {} : { detail });

/** Returns the number of remaining entries, such as `3 more servers`, or `3 more` without a noun. */
export const moreLine = (rest: number, one: string | null): Line =>
  asLine(prosePhrase(restWords(rest, one)));

export const cellLines = (cell: Cell): readonly Line[] =>
  (isSeveral(cell) ? cell : [cell]).map(asLine);

const isSeveral = (cell: Cell): cell is readonly Inline[] => Array.isArray(cell);

export const columnCount = ({ head, rows }: Pick<Table, 'head' | 'rows'>): number =>
  rows.reduce((most, row) => Math.max(most, isCellRow(row) ? row.length : 0), head.length);

/** Reports whether a column contains numbers and otherwise only dashes and empty cells. */
export function isNumberColumn(rows: readonly Row[], at: number): boolean {
  const cells = rows.flatMap((row) => ('length' in row ? [row[at]] : []));
  return (
    cells.some((cell) => typeof cell === 'number') &&
    cells.every((cell) => typeof cell === 'number' || cell === dash || cell === emptyLine)
  );
}
