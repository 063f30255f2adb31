import { ecosystems } from '../../detection/ecosystems.ts';
import {
  type ReviewColumn,
  requiredColumns,
  reviewColumnNames,
  unescapeFormula,
} from '../../model/grade.ts';
import type { PackageRef } from '../../model/model.ts';
import { maxNameLength, readPackageRef } from '../reading/package-ref.ts';
import { findingResults } from '../reading/schema.ts';
import { type CsvCell, CsvError, readCsv } from './csv.ts';

export interface ReviewRow {
  readonly line: number;
  /**
   * The server as written, without the character that stops spreadsheets from evaluating the cell as a
   * formula.
   */
  readonly server: string;
  readonly ref: PackageRef;
  readonly version: string | null;
  /** Null if the version has not been reviewed. */
  readonly score: number | null;
  /** Empty if the row contains no grade. */
  readonly grade: string;
  readonly finding: ReviewFinding | null;
  /** An ISO 8601 date or time; null if the row contains no date. */
  readonly reviewed: string | null;
}

export interface ReviewFinding {
  readonly check: string;
  readonly result: string;
  readonly evidence: string | null;
}

export interface ReviewFault {
  readonly line: number;
  readonly column: number;
  readonly words: string;
}

export interface ReviewRows {
  readonly rows: readonly ReviewRow[];
  readonly faults: readonly ReviewFault[];
}

/** Limits far above the size of any manually maintained list. */
export interface ReviewLimits {
  readonly bytes: number;
  readonly rows: number;
}
export const reviewLimits: ReviewLimits = { bytes: 10_000_000, rows: 100_000 };

/**
 * The version recorded for a server that is identified by an address. The server's operator decides which
 * version runs at that address.
 */
export const currentVersion = 'current';

/** Maximum length of a version in characters, the same as for exports. */
const maxVersionLength = 256;

/**
 * Maximum length of a cell, in characters. The length is limited because every report shows the cell's text.
 * Real findings are shorter.
 */
const maxTextLength = 10_000;

/** Maximum number of collected faults. More faults than this usually have a common cause. */
const maxFaults = 100;

/** Cell separators. Spreadsheets write semicolons or tabs if numbers contain commas. */
const separators = [',', ';', '\t'] as const;

/**
 * Returns the cell separator of a list, detected from the column names in its first line. Returns null if
 * that line has no `server` column.
 */
export function detectSeparator(text: string): string | null {
  const end = text.indexOf('\n');
  const first = (end < 0 ? text : text.slice(0, end)).slice(0, 1000).trimEnd();
  const namesBy = (separator: string): string[] =>
    first.split(separator).map((each) => columnName(each.replace(/^"(.*)"$/, '$1')));
  const countColumns = (separator: string): number =>
    namesBy(separator).filter((name) => isColumn(name)).length;
  const [best] = separators.toSorted((a, b) => countColumns(b) - countColumns(a));
  return best !== undefined && namesBy(best).includes('server') ? best : null;
}

export function readReviewRows(text: string, most = reviewLimits.rows): ReviewRows {
  const separator = detectSeparator(text) ?? ',';
  const [rows, faults]: [ReviewRow[], ReviewFault[]] = [[], []];
  const add = ({ line, column }: Omit<CsvCell, 'text'>, words: string): void => {
    if (faults.length < maxFaults) faults.push({ line, column, words });
  };
  try {
    const lines = readCsv(text, separator);
    const header = lines.next();
    const columns = header.done ? null : readHeader(header.value, add);
    if (columns === null) {
      if (header.done) add({ line: 1, column: 1 }, 'the list is empty');
      return { rows, faults };
    }
    let count = 0;
    for (const cells of lines) {
      // For emptied rows, spreadsheets write lines that contain only separators.
      if (cells.every((cell) => cell.text.trim() === '')) continue;
      const [first] = cells as readonly [CsvCell];
      count += 1;
      if (count > most) {
        add(first, `more than ${most} rows`);
        break;
      }
      const row = readRow(cells, columns, add);
      if (row !== null) rows.push(row);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    add(error, error.message);
  }
  return { rows, faults };
}

type AddFault = (place: Omit<CsvCell, 'text'>, words: string) => void;

/**
 * Returns the column names in order, with `''` for unnamed columns; null if the header line contains an
 * error.
 */
function readHeader(
  cells: readonly CsvCell[],
  add: AddFault,
): readonly (ReviewColumn | '')[] | null {
  const names = cells.map(({ text }) => columnName(text));
  let isSound = true;
  const refuse: AddFault = (place, words) => {
    isSound = false;
    add(place, words);
  };
  for (const [at, name] of names.entries()) {
    const cell = cells[at] as CsvCell;
    if (names.indexOf(name) < at && name !== '') refuse(cell, `the ${name} column occurs twice`);
    // If unknown columns were ignored, a misspelled `result` column would hide failures.
    if (name !== '' && !isColumn(name)) {
      refuse(
        cell,
        `unknown column ${quoted(name)}: the columns are ${reviewColumnNames.join(', ')}`,
      );
    }
  }
  for (const name of requiredColumns) {
    if (!names.includes(name)) refuse({ line: 1, column: 1 }, `the ${name} column is missing`);
  }
  return isSound ? (names as (ReviewColumn | '')[]) : null;
}

const columnName = (text: string): string => text.trim().toLowerCase();
const isColumn = (name: string): name is ReviewColumn =>
  reviewColumnNames.some((each) => each === name);

/** Returns a quoted value for a message, shortened but still useful as a search term. */
const quoted = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

function readRow(
  cells: readonly CsvCell[],
  columns: readonly (ReviewColumn | '')[],
  add: AddFault,
): ReviewRow | null {
  const [first] = cells as readonly [CsvCell];
  let isSound = true;
  const cellNamed = (name: ReviewColumn): CsvCell =>
    cells[columns.indexOf(name)] ?? { ...first, text: '' };
  const texts: Partial<Record<ReviewColumn, string>> = {};
  for (const [at, name] of columns.entries()) {
    if (name !== '') texts[name] = unescapeFormula(cells[at]?.text.trim() ?? '');
  }
  const textNamed = (name: ReviewColumn): string => texts[name] ?? '';
  const refuse = (name: ReviewColumn, words: string): null => {
    isSound = false;
    add(cellNamed(name), `${name}: ${words}`);
    return null;
  };
  const surplus = cells.find(({ text }, at) => !columns[at] && text.trim() !== '');
  if (surplus !== undefined) {
    isSound = false;
    add(
      surplus,
      'a cell without a column: check for a missing separator or quotation mark before it',
    );
  }
  for (const name of reviewColumnNames) {
    // Notes have no length limit, because no output shows them.
    if (name !== 'note' && textNamed(name).length > maxTextLength)
      refuse(name, `longer than ${maxTextLength} characters`);
  }
  const server = textNamed('server');
  const ref = server.length > maxNameLength ? null : readPackageRef(server);
  if (ref === null) {
    refuse(
      'server',
      server === ''
        ? 'required in every row'
        : `${quoted(server)} is not a package URL, TYPE:NAME, address or registry name`,
    );
  }
  const score = readScore(textNamed('score'), (words) => refuse('score', words));
  const grade = textNamed('grade');
  if (grade !== '' && textNamed('score') === '') refuse('score', 'required in a row with a grade');
  const finding = readFindingCells(textNamed, refuse);
  const reviewed = readDay(textNamed('reviewed'), (words) => refuse('reviewed', words));
  const version =
    ref === null
      ? null
      : readVersionCell(textNamed('version'), ref, (words) => refuse('version', words));
  if (ref === null) return null;
  if (version === null && textNamed('version') === '' && (score !== null || finding !== null)) {
    refuse('version', 'required in a row with a score or a result');
  }
  if (!isSound) return null;
  return { line: first.line, server, ref, version, score, grade, finding, reviewed };
}

function readScore(text: string, refuse: (words: string) => null): number | null {
  if (text === '') return null;
  const score = /^\d{1,3}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  return score <= 100 ? score : refuse(`${quoted(text)} is not a number from 0 to 100`);
}

function readFindingCells(
  textOf: (name: ReviewColumn) => string,
  refuse: (name: ReviewColumn, words: string) => null,
): ReviewFinding | null {
  const [check, result, evidence] = [textOf('check'), textOf('result'), textOf('evidence')];
  if (check === '' && result === '' && evidence === '') return null;
  const knownResult = findingResults.find((each) => each === result.toLowerCase());
  if (result === '') return refuse('result', 'required in a row with a check or evidence');
  if (knownResult === undefined) {
    return refuse('result', `${quoted(result)} is not one of ${findingResults.join(', ')}`);
  }
  if (check === '') return refuse('check', 'required in a row with a result');
  return { check, result: knownResult, evidence: evidence === '' ? null : evidence };
}

/**
 * Parses an ISO 8601 date or time. Refuses other formats, to which a spreadsheet might have converted the
 * value.
 */
function readDay(text: string, refuse: (words: string) => null): string | null {
  if (text === '') return null;
  const form = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)?$/.exec(text);
  const [year, month, day] = (form ?? []).slice(1).map(Number);
  const time = Date.parse(text);
  const isDay =
    form !== null &&
    !Number.isNaN(time) &&
    new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCMonth() + 1 === month;
  return isDay
    ? new Date(time).toISOString()
    : refuse(`${quoted(text)} is not a valid date: use the form 2026-11-23`);
}

/** Returns a row's version, from its version column or, if that is empty, from its server column. */
function readVersionCell(
  text: string,
  { type, version: ofRef, digest }: PackageRef,
  refuse: (words: string) => null,
): string | null {
  const hasNone = type !== null && ecosystems[type].versions === 'none';
  if (text.length > maxVersionLength) return refuse(`longer than ${maxVersionLength} characters`);
  if (text === '') return ofRef ?? digest ?? (hasNone ? currentVersion : null);
  const versionCandidates = [ofRef, digest].filter((each) => each !== null);
  if (versionCandidates.length === 0 || versionCandidates.includes(text)) return text;
  return refuse(`${quoted(text)} differs from the version in the server column`);
}
