import type { JudgedPackage, JudgedVersion } from '../../corpus/judged-package.ts';
import type { ListFormat } from './format.ts';
import { createTextBatcher, isAdmitted, versionPurl } from './rows.ts';

const path = 'allowlist.csv';
const columns = ['purl', 'ecosystem', 'name', 'version', 'verdict', 'server_ids', 'servers'];
const gradeColumns = ['grade', 'score', 'rules'];

/**
 * One row per package version or address, in RFC 4180 format. Text other than package URLs is percent-encoded
 * as in `csvText`, so that no cell can be a formula.
 */
export const csv: ListFormat = {
  name: 'csv',
  async write(packages, { withGrades }, emit) {
    const pieces = createTextBatcher((text) => emit(path, text));
    pieces.add(csvRow(withGrades ? [...columns, ...gradeColumns] : columns));
    for await (const judgedPackage of packages) {
      for (const version of judgedPackage.versions) {
        const cells = versionCells(judgedPackage, version);
        pieces.add(csvRow(withGrades ? [...cells, ...gradeCells(version)] : cells));
      }
    }
    pieces.end();
  },
};

function versionCells({ identity, servers }: JudgedPackage, version: JudgedVersion): string[] {
  return [
    percentEncode(versionPurl(identity, version) ?? '', unsafeInPurl),
    identity.type,
    csvText(identity.name),
    csvText(version.version ?? ''),
    isAdmitted(version) ? 'admitted' : 'not admitted',
    joinTexts(servers.map(({ id }) => id)),
    joinTexts(servers.map(({ name }) => name)),
  ];
}

const gradeCells = ({ grade, score, rules }: JudgedVersion): string[] => [
  csvText(grade ?? ''),
  score === null ? '' : String(score),
  joinTexts(rules),
];

/**
 * Characters that are always encoded: invisible characters, line breaks, quotation marks, percent signs, and
 * characters that some spreadsheet settings treat as separators. An unencoded separator could split a cell so
 * that the new cell starts with a formula.
 */
const unsafe = String.raw`%";|\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`;
/**
 * The first character is encoded unless it is a letter or a digit, so that no spreadsheet treats the cell as
 * a formula. Signs after white space or a comma are encoded too, because some spreadsheet settings split
 * cells at those characters. Some spreadsheets also recognize fullwidth variants of the signs.
 */
const signs = String.raw`^[^\p{L}\p{N}]|(?<=[\s,])[=+\-@\uFF1D\uFF0B\uFF0D\uFF20](?=\S)`;
const unsafeInText = new RegExp(`[${unsafe}]|${signs}`, 'gu');
const unsafeInElement = new RegExp(`[${unsafe},]|${signs}`, 'gu');
const unsafeInPurl = new RegExp(`[${unsafe.replace('%', '')}]`, 'gu');

/** Encodes text for a cell; `decodeURIComponent` restores it. Unpaired surrogates become U+FFFD. */
const csvText = (text: string): string => percentEncode(text, unsafeInText);

/** Encodes several strings for one cell. To decode, split the cell at `, ` and decode each part. */
const joinTexts = (texts: readonly string[]): string =>
  texts.map((text) => percentEncode(text, unsafeInElement)).join(', ');

function percentEncode(text: string, characters: RegExp): string {
  return text
    .toWellFormed()
    .replace(characters, (character) =>
      [...Buffer.from(character)]
        .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join(''),
    );
}

const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\r\n`;
