import type { IncomingMessage, ServerResponse } from 'node:http';

/*
 * The storage for cache entries: as much of Azure's block blobs as the Azure client uses. Source: "Put Blob",
 * "Put Block", "Put Block List" and "Get Blob" in the Blob service REST API.
 */

/** A blob, with the blocks that are not yet part of it by ID. */
export interface Blob {
  bytes: Buffer | null;
  readonly blocks: Map<string, Buffer>;
}

/** An operation on a blob. */
export type BlobCall = 'put' | 'block' | 'block-list' | 'get' | 'range' | 'refused';

/** The client uploads blobs larger than this in blocks. */
const largestPut = 128 * 1024 * 1024;

/** Answers one request for a blob. */
export function answerBlob(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  blob: Blob,
  body: Buffer,
): BlobCall {
  const { searchParams } = new URL(url, 'http://blobs');
  const done = (status: number, call: BlobCall): BlobCall => {
    response.writeHead(status, { etag: '"1"', 'x-ms-request-id': '1' }).end();
    return call;
  };
  if (method === 'GET' || method === 'HEAD') return sendBlob(method, headers, response, blob);
  if (method !== 'PUT') return done(405, 'refused');
  switch (searchParams.get('comp')) {
    case 'block':
      blob.blocks.set(searchParams.get('blockid') ?? '', body);
      return done(201, 'block');
    case 'blocklist': {
      const ids = [...body.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(([, id]) => id);
      const blocks = ids.map((id = '') => blob.blocks.get(id));
      const known = blocks.filter((block) => block !== undefined);
      if (known.length < blocks.length) return done(400, 'refused');
      blob.bytes = Buffer.concat(known);
      return done(201, 'block-list');
    }
    default:
      if (body.length > largestPut) return done(413, 'refused');
      blob.bytes = body;
      return done(201, 'put');
  }
}

function sendBlob(
  method: string,
  headers: IncomingMessage['headers'],
  response: ServerResponse,
  { bytes }: Blob,
): BlobCall {
  const whole = bytes ?? Buffer.alloc(0);
  const range = String(headers['x-ms-range'] ?? headers.range ?? '');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const start = Number(first ?? 0);
  const end = Math.min(Number(last || whole.length - 1) + 1, whole.length);
  const part = whole.subarray(start, first === undefined ? whole.length : end);
  response.writeHead(first === undefined ? 200 : 206, {
    'content-length': String(part.length),
    etag: '"1"',
    ...(first === undefined
      ? {}
      : { 'content-range': `bytes ${start}-${end - 1}/${whole.length}` }),
  });
  response.end(method === 'HEAD' ? undefined : part);
  return first === undefined ? 'get' : 'range';
}
