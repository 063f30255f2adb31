import type { JudgedPackage, JudgedVersion } from '../../corpus/judged.ts';
import type { ListFormat } from './format.ts';
import { createPieces, isAdmitted, purlOfVersion } from './rows.ts';

const path = 'allowlist.csv';
const columns = ['purl', 'ecosystem', 'name', 'version', 'verdict', 'server_ids', 'servers'];
const gradeColumns = ['grade', 'score', 'rules'];

/**
 * One row for each version of a package, and for each address, by RFC 4180. Every text but the package URL
 * is percent-encoded as far as `csvText` says, so that no cell is a formula.
 */
export const csv: ListFormat = {
  name: 'csv',
  async write(packages, { withGrades }, emit) {
    const pieces = createPieces((text) => emit(path, text));
    pieces.add(row(withGrades ? [...columns, ...gradeColumns] : columns));
    for await (const judged of packages) {
      for (const version of judged.versions) {
        const cells = cellsOf(judged, version);
        pieces.add(row(withGrades ? [...cells, ...gradesOf(version)] : cells));
      }
    }
    pieces.end();
  },
};

function cellsOf({ identity, servers }: JudgedPackage, version: JudgedVersion): string[] {
  return [
    encoded(purlOfVersion(identity, version) ?? '', unsafeInPurl),
    identity.type,
    csvText(identity.name),
    csvText(version.version ?? ''),
    isAdmitted(version) ? 'admitted' : 'not admitted',
    listOf(servers.map(({ id }) => id)),
    listOf(servers.map(({ name }) => name)),
  ];
}

const gradesOf = ({ grade, score, rules }: JudgedVersion): string[] => [
  csvText(grade ?? ''),
  score === null ? '' : String(score),
  listOf(rules),
];

/**
 * Characters that are encoded anywhere: invisible ones and line breaks, the quotation mark and what other
 * settings of spreadsheets separate cells by (a line that is split there must not begin a cell with more
 * than plain text), and what else encodes.
 */
const unsafe = String.raw`%";|\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`;
/**
 * A cell begins with a letter or a digit, whatever spreadsheets take for the beginning of a formula. Signs
 * behind white space or a comma count too, where a setting separates cells by these; those of other widths
 * are signs to some spreadsheets.
 */
const signs = String.raw`^[^\p{L}\p{N}]|(?<=[\s,])[=+\-@\uFF1D\uFF0B\uFF0D\uFF20](?=\S)`;
const unsafeInText = new RegExp(`[${unsafe}]|${signs}`, 'gu');
const unsafeInElement = new RegExp(`[${unsafe},]|${signs}`, 'gu');
const unsafeInPurl = new RegExp(`[${unsafe.replace('%', '')}]`, 'gu');

/** A text for a cell; `decodeURIComponent` gives it back. Halves of surrogate pairs become U+FFFD. */
const csvText = (text: string): string => encoded(text, unsafeInText);

/** Texts for a cell: split at `, `, each is a text of its own. */
const listOf = (texts: readonly string[]): string =>
  texts.map((text) => encoded(text, unsafeInElement)).join(', ');

function encoded(text: string, characters: RegExp): string {
  return text
    .toWellFormed()
    .replace(characters, (character) =>
      [...Buffer.from(character)]
        .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join(''),
    );
}

const row = (cells: readonly string[]): string =>
  `${cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\r\n`;
