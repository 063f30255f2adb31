import { GateError } from '../failure.ts';
import { documentSchema, type ExportDocument } from './schema.ts';

/** An export document whose head is understood; its records are still as they came. */
export interface ParsedExport {
  readonly document: ExportDocument;
  /** Milliseconds since the epoch. */
  readonly generatedAt: number;
}

/**
 * Parses the bytes of an export.
 *
 * @param bytes the whole document, UTF-8
 * @param origin where it came from, in words, for the error: `the export service`, `export.json`
 * @throws GateError `export-not-json` or `export-malformed`; neither quotes the content, which is paid data
 */
export function parseExport(bytes: Uint8Array, origin: string): ParsedExport {
  let raw: unknown;
  try {
    raw = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const { shape, isCut } = shapeOf(bytes);
    throw new GateError(
      'export-not-json',
      `What ${origin} sent is not JSON: ${shape}.`,
      isCut
        ? 'Run the job again; if it lasts, tell the owner of the grading service.'
        : 'Check that base-url is the address of the grading service and not of a page, a proxy or a login in front of it.',
    );
  }
  const parsed = documentSchema.safeParse(raw);
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path[0] ?? 'the document'))];
    throw new GateError(
      'export-malformed',
      `What ${origin} sent is JSON, but not an export: ${fields.map(String).join(', ')} missing or of another type.`,
      'Tell the owner of the grading service. Until then export-file can name an earlier export.',
    );
  }
  const generatedAt = Date.parse(parsed.data.generated_at);
  if (Number.isNaN(generatedAt)) {
    throw new GateError(
      'export-malformed',
      `The export of ${origin} does not say when it was generated: generated_at is no timestamp.`,
      'Tell the owner of the grading service. Until then export-file can name an earlier export.',
    );
  }
  return { document: parsed.data, generatedAt };
}

/** What non-JSON bytes look like, without showing any of them. */
function shapeOf(bytes: Uint8Array): { readonly shape: string; readonly isCut: boolean } {
  const head = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart().toLowerCase();
  if (bytes.length === 0) return { shape: 'it is empty', isCut: true };
  if (head.startsWith('<')) return { shape: 'it looks like a web page', isCut: false };
  if (!/^[{[]/.test(head)) return { shape: 'it does not begin like JSON', isCut: false };
  return {
    shape: `it begins like JSON and goes wrong or breaks off within its ${bytes.length} bytes`,
    isCut: true,
  };
}
