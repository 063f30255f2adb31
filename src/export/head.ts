import * as z from 'zod';
import { GateError } from '../failure.ts';
import type { ExportHeader } from '../model.ts';
import type { StructureError } from './faults.ts';
import type { HeadField } from './splitter.ts';

/** The totals that an export says it holds (section 2.1 of the contract). */
const countsSchema = z
  .looseObject({ servers: z.int(), scores: z.int(), findings: z.int() })
  .partial();

/** Totals by section; null for one that is not told. */
export interface Counts {
  readonly servers: number | null;
  readonly scores: number | null;
  readonly findings: number | null;
}

/** Head of an export, as far as it was read. */
export interface Head extends ExportHeader {
  /** Null where the export tells none. */
  readonly counts: Counts | null;
}

/** The members of a document's head, as they come in. */
export type HeadValues = Partial<Record<HeadField, unknown>>;

/**
 * Reads the head of an export.
 *
 * @param origin where it came from, in words: `the export service grades.example`, `export.json`
 * @throws GateError `export-malformed` where it does not say when it was generated
 */
export function readHead(values: HeadValues, origin: string): Head {
  const generatedAt = generationTime(values);
  if (generatedAt === null) {
    throw new GateError(
      'export-malformed',
      `The export of ${origin} does not say when it was generated: generated_at is no timestamp.`,
      'Tell the owner of the grading service. Until then export-file can name an earlier export.',
    );
  }
  const counts = countsSchema.safeParse(values.counts).data;
  return {
    schemaVersion: textOf(values.schema_version),
    rubricVersion: textOf(values.rubric_version),
    generatedAt,
    counts:
      counts === undefined
        ? null
        : {
            servers: counts.servers ?? null,
            scores: counts.scores ?? null,
            findings: counts.findings ?? null,
          },
  };
}

/** When an export was generated, in milliseconds since the epoch; null where it does not say so. */
export function generationTime({ generated_at: text }: HeadValues): number | null {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/**
 * What is wrong with bytes that are no export, in words and without showing any of them: they may be
 * paid data.
 *
 * @param beginning the first bytes of the document
 */
export function structureFailure(
  error: StructureError,
  beginning: Uint8Array,
  origin: string,
): GateError {
  const head = new TextDecoder().decode(beginning.subarray(0, 200)).trimStart().toLowerCase();
  const said = (shape: string, remedy: string): GateError =>
    new GateError('export-not-json', `What ${origin} sent is not JSON: ${shape}.`, remedy, {
      cause: error,
    });
  const isElsewhere =
    'Check that base-url is the address of the grading service and not of a page, a proxy or a login in front of it.';
  if (head.startsWith('<')) return said('it looks like a web page', isElsewhere);
  if (head !== '' && !/^\ufeff?[{[]/.test(head)) {
    return said('it does not begin like JSON', isElsewhere);
  }
  const isEmpty = beginning.length === 0;
  if (error.isCut) {
    return said(
      isEmpty ? 'it is empty' : `it breaks off after ${error.offset} bytes`,
      'Run the job again; if it lasts, tell the owner of the grading service.',
    );
  }
  return new GateError(
    'export-malformed',
    `What ${origin} sent is no export: ${error.message}${error.offset === null ? '' : ` (at byte ${error.offset})`}.`,
    'Check that base-url is the address of the grading service, and tell its owner. Until then export-file can name an earlier export.',
    { cause: error },
  );
}
