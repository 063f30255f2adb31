const letters = 'ABCDEF';

/**
 * Returns the rank of a grade, where 0 is the best, or null if the grade cannot be compared. The contract
 * does not list the possible grades (section 2.3). Only the letters A to F, in upper or lower case and
 * optionally with `+` or `-`, have a known order.
 */
export function gradeRank(grade: string): number | null {
  const [, letter = '', sign] = /^([A-F])([+-]?)$/i.exec(grade.trim()) ?? [];
  if (letter === '') return null;
  const within = sign === '+' ? 0 : sign === '-' ? 2 : 1;
  return letters.indexOf(letter.toUpperCase()) * 3 + within;
}

export function gradeLetter(grade: string): string | null {
  const rank = gradeRank(grade);
  return rank === null ? null : letters.charAt(Math.floor(rank / 3));
}

/** Returns whether `grade` has a worse letter than `other`, or null if the two grades cannot be compared. */
export function isLowerLetter(grade: string, other: string): boolean | null {
  const [own, others] = [gradeLetter(grade), gradeLetter(other)];
  return own === null || others === null ? null : own > others;
}

/** Returns whether a grade is at least as good as the minimum, or null if the grades cannot be compared. */
export function meetsGrade(grade: string, minimum: string): boolean | null {
  const [own, least] = [gradeRank(grade), gradeRank(minimum)];
  return own === null || least === null ? null : own <= least;
}

/** The columns of a review list by header name, each with its description for the manual. */
export const reviewColumns = {
  server:
    'A package URL, `TYPE:NAME` such as `npm:@acme/files`, the address of a remote server, or a registry name.',
  version: 'The reviewed version. Empty for an address, which has no version.',
  score: 'A number from 0 to 100. Empty if the version has no review yet.',
  grade:
    'A letter. If the grade is empty, the score determines it: A from 90, B from 75, C from 60, D from 40.',
  check: "The check's name, if the row contains a finding.",
  result: 'The result of the check: `pass`, `warn`, `fail` or `unscannable`.',
  evidence: 'The reason: a sentence, or a place in the code.',
  reviewed: 'The date of the review, such as `2026-11-23`.',
  note: 'A note for the reviewers. The gate ignores this note.',
} as const;

export type ReviewColumn = keyof typeof reviewColumns;
export const reviewColumnNames = Object.keys(reviewColumns) as readonly ReviewColumn[];

/** Columns that distinguish a review list from any other table. */
export const requiredColumns = ['server', 'version', 'score'] as const satisfies ReviewColumn[];

/** Returns the letter for a score, according to the score ranges in the manual. */
export function gradeForScore(score: number): string {
  if (score >= 90) return 'A';
  if (score >= 75) return 'B';
  if (score >= 60) return 'C';
  return score >= 40 ? 'D' : 'F';
}

/**
 * Characters that start a formula in a spreadsheet. Some spreadsheets also accept the full-width forms.
 * Source: OWASP, "CSV Injection".
 */
const signs = String.raw`[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]`;

/**
 * Matches where a formula can start, including inside the text, because a spreadsheet that uses a different
 * separator splits the text into several cells.
 */
const formulaStart = new RegExp(`(?<=^|[\\s,;|"'])(?=${signs})`, 'gu');
const escapedStart = new RegExp(`^'(?=${signs})`, 'u');

/**
 * Inserts an apostrophe before everything that a spreadsheet could interpret as a formula. The spreadsheet
 * then treats the cell as text.
 */
export const escapeFormulas = (text: string): string => text.replace(formulaStart, "'");

/** Removes the apostrophe that `escapeFormulas` inserts at the start of a text. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") ? text.replace(escapedStart, '') : text;
