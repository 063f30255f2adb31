/** A part of a file, as a response brought it. */
export interface FilePart {
  readonly offset: number;
  readonly bytes: Buffer;
  /** Size of the whole file. */
  readonly total: number;
}

/** Longest head of a part, in bytes. */
const maxHeadBytes = 4096;
const blankLine = '\r\n\r\n';

/** What a body of several ranges may have beside their bytes, for each of them. */
export const partOverhead = 1024;

/** The boundary of a `multipart/byteranges` body; null for any other content type. Source: RFC 2046, 5.1.1. */
export function boundaryOf(contentType = ''): string | null {
  if (!/^\s*multipart\/byteranges\s*;/i.test(contentType)) return null;
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? bare ?? null;
}

/**
 * Splits a `multipart/byteranges` body. The length of a part is that of its `Content-Range`: its bytes
 * may contain the boundary. Source: RFC 9110, 14.6.
 *
 * @returns null if the body is anything else, or cut
 */
export function readMultipart(body: Buffer, boundary: string): FilePart[] | null {
  const delimiter = Buffer.from(`--${boundary}`);
  const parts: FilePart[] = [];
  // Some servers begin with an empty line.
  let at = body.subarray(0, 2).toString('latin1') === '\r\n' ? 2 : 0;
  for (;;) {
    if (!body.subarray(at, at + delimiter.length).equals(delimiter)) return null;
    at += delimiter.length;
    if (body.toString('latin1', at, at + 2) === '--') return parts;
    const window = body.toString('latin1', at, at + maxHeadBytes);
    const headEnd = window.indexOf(blankLine);
    if (headEnd < 0 || !/^[ \t]*\r\n/.test(window)) return null;
    const [, value] = /\r\ncontent-range:([^\r\n]*)/i.exec(window.slice(0, headEnd)) ?? [];
    const range = readContentRange(value);
    const start = at + headEnd + blankLine.length;
    const end = start + (range?.length ?? 0);
    if (range === null || body.toString('latin1', end, end + 2) !== '\r\n') return null;
    parts.push({ offset: range.offset, bytes: body.subarray(start, end), total: range.total });
    at = end + 2;
  }
}

/** Reads a `Content-Range`: `bytes 0-99/1000`; null for any other. Source: RFC 9110, 14.4. */
export function readContentRange(
  text = '',
): { readonly offset: number; readonly length: number; readonly total: number } | null {
  const [, first, last, total] =
    /^\s*bytes\s+(\d{1,15})-(\d{1,15})\/(\d{1,15})\s*$/i.exec(text)?.map(Number) ?? [];
  if (first === undefined || last === undefined || total === undefined) return null;
  return first > last || last >= total ? null : { offset: first, length: last - first + 1, total };
}

/** The size of the file by the `Content-Range` of a refused range; null for none. Source: RFC 9110, 14.4. */
export function readWholeLength(text = ''): number | null {
  const [, total] = /^\s*bytes\s+\*\/(\d{1,15})\s*$/i.exec(text) ?? [];
  return total === undefined ? null : Number(total);
}
