import { decodeText, detectUtf16 } from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';
import { byteSize, restWords } from '../../model/phrase.ts';
import { makeDocument, type ReviewDocument } from './document.ts';
import {
  detectSeparator,
  type ReviewFault,
  type ReviewLimits,
  readReviewRows,
  reviewLimits,
} from './rows.ts';

/** An export, possibly converted from a review list, that can be read repeatedly. */
export interface GradeFile {
  readonly open: () => AsyncIterable<Uint8Array>;
  /** A summary of the review list; null for an export. */
  readonly list: ReviewSummary | null;
}

export interface ReviewSummary extends Omit<ReviewDocument, 'document' | 'faults'> {
  readonly rows: number;
}

class ReviewListError extends GateError {
  override readonly details: readonly string[];

  constructor(source: string, faults: readonly ReviewFault[]) {
    const what = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super(
      'invalid-review-list',
      `The review list ${source} has ${what}, so the gate did not use it.`,
      'Correct every listed fault; docs/grades.md explains every column.',
      { place: { file: source, line: faults[0]?.line ?? null } },
    );
    const shownFaults = faults.slice(0, maxShownFaults).map((each) => placedFault(source, each));
    const rest = faults.length - shownFaults.length;
    this.details =
      rest > 0 ? [...shownFaults, `${source}: ${restWords(rest, 'fault')}`] : shownFaults;
  }
}

const maxShownFaults = 20;

/** `reviews.csv:3:14: score: "high" is not a number from 0 to 100` */
const placedFault = (source: string, { line, column, words }: ReviewFault): string =>
  `${source}:${line}:${column}: ${words}`;

export function contradictionLines(source: string, { contradictions }: ReviewSummary): string[] {
  const shown = contradictions.slice(0, maxShownFaults);
  const rest = contradictions.length - shown.length;
  const lines = shown.map((each) => `${placedFault(source, each)}.`);
  return rest > 0 ? [...lines, `${source}: ${restWords(rest, 'contradiction')}.`] : lines;
}

const headBytes = 4096;

/**
 * Opens a file with grades. Converts a review list to an export, and passes anything else through unchanged.
 * A file is a review list if its name ends in `.csv` or its first line has a `server` column. A file that
 * starts like JSON is never a review list.
 *
 * @param read reads the file from the beginning on every call
 * @param now the current time in milliseconds since the epoch
 * @throws ReviewListError if the review list is unusable; also throws errors from `read`
 */
export async function createGradeSource(
  name: string,
  read: () => AsyncIterable<Uint8Array>,
  now: number,
  limits: ReviewLimits = reviewLimits,
): Promise<GradeFile> {
  if (!(await isReviewList(name, read))) return { open: read, list: null };
  const { document, ...list } = readReviewList(
    name,
    await readWhole(name, read, limits),
    now,
    limits,
  );
  const bytes = Buffer.from(JSON.stringify(document));
  return {
    open: async function* () {
      yield bytes;
    },
    list,
  };
}

/**
 * Converts a review list to an export.
 *
 * @throws ReviewListError if the list has faults or contains no score
 */
function readReviewList(
  name: string,
  bytes: Uint8Array,
  now: number,
  limits: ReviewLimits,
): ReviewSummary & Pick<ReviewDocument, 'document'> {
  let text: string;
  try {
    text = decodeText(bytes);
  } catch {
    const words = 'neither UTF-8 nor UTF-16: save the list as "CSV UTF-8"';
    throw new ReviewListError(name, [{ line: 1, column: 1, words }]);
  }
  const { rows, faults } = readReviewRows(text, limits.rows);
  if (faults.length > 0) throw new ReviewListError(name, faults);
  const { faults: further, ...made } = makeDocument(rows, now);
  if (further.length > 0) throw new ReviewListError(name, further);
  if (made.reviewed === 0) {
    const words = 'score: no row has a score; fill in the score of each reviewed version';
    throw new ReviewListError(name, [{ line: 1, column: 1, words }]);
  }
  return { ...made, rows: rows.length };
}

async function isReviewList(name: string, read: () => AsyncIterable<Uint8Array>): Promise<boolean> {
  let head = Buffer.alloc(0);
  for await (const chunk of read()) {
    head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
    if (head.length >= headBytes) break;
  }
  // JSON is treated as an export regardless of the file's name, because a service can give its export any
  // name.
  if (/^(?:\xef\xbb\xbf)?\s*[{[]/.test(head.toString('latin1'))) return false;
  if (/\.csv(?:@|$)/i.test(name)) return true;
  const label = detectUtf16(head) ?? 'utf-8';
  return detectSeparator(new TextDecoder(label).decode(head)) !== null;
}

async function readWhole(
  name: string,
  read: () => AsyncIterable<Uint8Array>,
  { bytes: most }: ReviewLimits,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of read()) {
    size += chunk.length;
    if (size > most) {
      const words = `larger than ${byteSize(most)}: use an export instead, which can be any size`;
      throw new ReviewListError(name, [{ line: 1, column: 1, words }]);
    }
    chunks.push(Uint8Array.from(chunk));
  }
  return Buffer.concat(chunks);
}
