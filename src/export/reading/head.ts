import * as z from 'zod';
import { detectUtf16 } from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';
import type { ExportHeader, FailureCode } from '../../model/model.ts';
import type { StructureError } from '../contract/faults.ts';
import type { HeadField } from './splitter.ts';

/** The totals that an export declares (section 2.1 of the contract). */
const countsSchema = z
  .looseObject({ servers: z.int(), scores: z.int(), findings: z.int() })
  .partial();

/** The declared total for each section; null for a missing total. */
export interface ElementCounts {
  readonly servers: number | null;
  readonly scores: number | null;
  readonly findings: number | null;
}

export interface Head extends ExportHeader {
  /** Null if the export declares no totals. */
  readonly counts: ElementCounts | null;
}

/** Facts about an export that can be read from the beginning of its document, before the rest arrives. */
export type PartialHead = Pick<ExportHeader, 'generatedAt' | 'declaredServers'>;

/** The unchecked members of a document's head that have been read so far. */
export type HeadValues = Partial<Record<HeadField, unknown>>;

const earlierExport =
  'Report this to the owner of the grading service. Until the export is fixed, use an earlier one through the export-file input.';

/**
 * Reads the head of an export.
 *
 * @throws GateError `export-malformed` if `generated_at` is not a timestamp
 */
export function readHead(values: HeadValues, { name }: Pick<Origin, 'name'>): Head {
  const generatedAt = generationTime(values);
  if (generatedAt === null) {
    throw new GateError(
      'export-malformed',
      `The export from ${name} does not say when it was generated: generated_at is not a timestamp.`,
      earlierExport,
    );
  }
  const counts = readCounts(values);
  return {
    schemaVersion: textOrNull(values.schema_version),
    rubricVersion: textOrNull(values.rubric_version),
    generatedAt,
    declaredServers: counts?.servers ?? null,
    counts,
  };
}

/**
 * Rejects an export without servers or scores, because every server would then be unlisted, which some
 * policies accept.
 *
 * @throws GateError `export-malformed`
 */
export function refuseEmpty(
  totals: { readonly servers: number; readonly scores: number },
  { name }: Pick<Origin, 'name'>,
): void {
  const empty = (['servers', 'scores'] as const).find((each) => totals[each] === 0);
  if (empty === undefined) return;
  throw new GateError(
    'export-malformed',
    `The export from ${name} has no ${empty}, so the gate cannot use it.`,
    earlierExport,
  );
}

/** Returns the part of the head that has been read so far; null until it contains a timestamp. */
export function collectHead(values: HeadValues): PartialHead | null {
  const generatedAt = generationTime(values);
  return generatedAt === null
    ? null
    : { generatedAt, declaredServers: readCounts(values)?.servers ?? null };
}

function readCounts(values: HeadValues): ElementCounts | null {
  const counts = countsSchema.safeParse(values.counts).data;
  if (counts === undefined) return null;
  const { servers = null, scores = null, findings = null } = counts;
  return { servers, scores, findings };
}

/**
 * Returns the time at which an export was generated, in milliseconds since the epoch; null if the export has
 * no valid timestamp.
 */
function generationTime({ generated_at: text }: HeadValues): number | null {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export interface Origin {
  /** `the export service grades.example`, or the path of a file. */
  readonly name: string;
  readonly isFile: boolean;
}

/**
 * Returns the error for bytes that are not an export. The message does not quote the bytes, because they may
 * be paid data.
 */
export function structureFailure(error: StructureError, { name, isFile }: Origin): GateError {
  // Without `beginning`, the error is in a record, so the document itself starts like JSON.
  const beginning = error.beginning ?? Buffer.from('{');
  const head = new TextDecoder().decode(beginning).trimStart().toLowerCase();
  const failure = (code: FailureCode, message: string, remedy: string): GateError =>
    new GateError(
      code,
      message,
      isFile ? 'Check that the file is the complete export, as sent by the service.' : remedy,
      { cause: error },
    );
  const checkAddress =
    'Check that base-url is the address of the grading service, not of a web page, a proxy or a login page in front of it.';
  const subject = `The data from ${name}`;
  const packed = detectCompression(beginning);
  if (packed !== null) {
    const remedy = isFile
      ? 'Decompress the file first.'
      : 'Report this to the owner of the grading service: a compressed body needs a content-encoding header.';
    return new GateError(
      'export-not-json',
      `${subject} is not JSON: it is compressed with ${packed}.`,
      remedy,
      { cause: error },
    );
  }
  if (detectUtf16(beginning) !== null) {
    const remedy = isFile
      ? 'Download the export with curl -o, because > in PowerShell 5 writes UTF-16.'
      : checkAddress;
    return new GateError('export-not-json', `${subject} is not JSON: it is in UTF-16.`, remedy, {
      cause: error,
    });
  }
  if (head.startsWith('<')) {
    return failure(
      'export-not-json',
      `${subject} is not JSON: it looks like a web page.`,
      checkAddress,
    );
  }
  if (head !== '' && !/^[{[]/.test(head)) {
    return failure(
      'export-not-json',
      `${subject} is not JSON: it does not start with { or [.`,
      checkAddress,
    );
  }
  if (error.isCut) {
    const shape =
      beginning.length === 0 ? 'it is empty' : `it is cut off after ${error.offset} bytes`;
    return failure(
      'export-not-json',
      `${subject} is not JSON: ${shape}.`,
      'Try again. If the problem persists, report it to the owner of the grading service.',
    );
  }
  const place = error.offset === null ? '' : ` (at byte ${error.offset})`;
  return failure(
    'export-malformed',
    `${subject} is not an export: ${error.message}${place}.`,
    'Check that base-url is the address of the grading service. If it is, report the problem to the owner of the service. Until the export is fixed, use an earlier one through the export-file input.',
  );
}

/**
 * Returns the compression format that the first bytes of a file indicate, or null. Sources: RFC 1952, RFC
 * 8878.
 */
function detectCompression(beginning: Uint8Array): string | null {
  const [first, second, third, fourth] = beginning;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  const isZstd = first === 0x28 && second === 0xb5 && third === 0x2f && fourth === 0xfd;
  return isZstd ? 'zstd' : null;
}
