import { isUtf8 } from 'node:buffer';
import { zstdCompressSync } from 'node:zlib';
import { StructureError } from '../../export/records.ts';
import type { Compression } from './layout.ts';

export interface TableSize {
  readonly rows: number;
  /** Number of rows for unreadable or oversized records, or for references that match no finding. */
  readonly unreadable: number;
  /** File size after compression. */
  readonly bytes: number;
}

export interface TableWriter {
  /**
   * Buffer for rows written as bytes. Between rows, it has room for at least `maxRowBytes` after `length`.
   */
  readonly buffer: Buffer;
  /** Used length of `buffer`. Callers increase `length` only at the end of a row. */
  length: number;
  /** Counts a row written to `buffer`, and flushes `buffer` if it is nearly full. */
  readonly endRow: (isReadable: boolean) => void;
  /** Writes a row. Omits undefined columns, which engines read as null. */
  readonly write: (row: object, isReadable: boolean) => void;
  readonly finish: () => TableSize;
}

export const maxRowBytes = 256 * 1024;
const bufferBytes = 1024 * 1024;
/** Maximum length of a row, in characters. Engines limit the size of a row; DuckDB's limit is 16 MB. */
const maxRowLength = 8 * 1024 * 1024;
/** In rows longer than `maxRowLength`, strings longer than `longText` are omitted. */
const longText = 64 * 1024;

/** @param append receives the next bytes of the file, which are valid only until the call returns */
export function createTableWriter(
  compression: Compression,
  append: (bytes: Uint8Array) => void,
): TableWriter {
  const buffer = Buffer.allocUnsafe(bufferBytes);
  let [rows, unreadable, bytes] = [0, 0, 0];
  const put = (text: Uint8Array): void => {
    if (!isUtf8(text)) throw new StructureError('one of its records is not valid UTF-8');
    const chunk = compression === 'zstd' ? zstdCompressSync(text) : text;
    bytes += chunk.length;
    append(chunk);
  };
  const flush = (): void => {
    if (writer.length > 0) put(buffer.subarray(0, writer.length));
    writer.length = 0;
  };
  const writer: TableWriter = {
    buffer,
    length: 0,
    endRow(isReadable) {
      rows += 1;
      if (!isReadable) unreadable += 1;
      if (writer.length > bufferBytes - maxRowBytes) flush();
    },
    write(row, isReadable) {
      let text = `${jsonText(row)}\n`;
      let isWhole = true;
      if (text.length > maxRowLength) {
        text = `${jsonText(withoutLongTexts(row))}\n`;
        isWhole = false;
      }
      if (3 * text.length > maxRowBytes) {
        flush();
        put(Buffer.from(text));
      } else {
        writer.length += buffer.write(text, writer.length);
      }
      writer.endRow(isReadable && isWhole);
    },
    finish() {
      flush();
      return { rows, unreadable, bytes };
    },
  };
  return writer;
}

/** Returns JSON without unpaired surrogates, which would make engines reject the whole file. */
export function jsonText(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes('\\ud')
    ? json.replace(/\\(?:ud[89a-f][0-9a-f]{2}|.)/gs, (part) => (part.length > 2 ? '\ufffd' : part))
    : json;
}

function withoutLongTexts(row: object): object {
  const shortEntries = Object.entries(row).filter(
    ([, value]) => typeof value !== 'string' || value.length <= longText,
  );
  return { ...Object.fromEntries(shortEntries), unreadable: 'it is too large for a row' };
}

/** Writes a non-negative integer. Returns the position after the integer. */
export function writeInteger(buffer: Buffer, start: number, number: number): number {
  let digits = 1;
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) digits += 1;
  let rest = number;
  for (let at = start + digits - 1; at >= start; at -= 1) {
    const next = Math.floor(rest / 10);
    buffer[at] = 0x30 + rest - 10 * next;
    rest = next;
  }
  return start + digits;
}

export function copyBytes(bytes: Buffer, target: Buffer, start: number): number {
  for (let at = 0; at < bytes.length; at += 1) target[start + at] = bytes[at] as number;
  return start + bytes.length;
}
