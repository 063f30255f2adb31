import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** How a web server answers requests for ranges. */
export type RangeSupport =
  /** Several as `multipart/byteranges`, as nginx, Apache, Caddy and Go do. */
  | 'several'
  /** One; several are ignored, and the body is the whole file, as that of S3. */
  | 'one'
  /** Of several, only the first. */
  | 'first'
  /** One; several are refused, as by a firewall. */
  | 'refused'
  /** None: the body is the whole file. */
  | 'none';

/** One request as the server saw it. */
export interface MirrorHit {
  readonly path: string;
  readonly range: string | null;
  /** Names and values of all headers, as one text. */
  readonly headers: string;
  /** Bytes of the response's body. */
  readonly sent: number;
}

export interface MirrorService {
  readonly url: string;
  readonly requests: MirrorHit[];
  /** Answers in place of the server from now on, where it returns true. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  support: RangeSupport;
  readonly close: () => Promise<void>;
}

/** Serves the files of a folder on loopback, like a web server that knows nothing of mirrors. */
export async function startMirrorService(folder: string): Promise<MirrorService> {
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let sent = 0;
    const path = request.url ?? '';
    const range = request.headers.range ?? null;
    response.on('close', () => {
      const headers = request.rawHeaders.join('\n');
      service.requests.push({ path, range, headers, sent });
    });
    if (service.intercept?.(request, response)) return;
    const file = /^\/[\w.-]+$/.test(path)
      ? await readFile(join(folder, path)).catch(() => null)
      : null;
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const { status, headers, body } = respond(file, range, service.support);
    sent = body.length;
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const service: MirrorService = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    intercept: null,
    support: 'several',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const boundary = 'made-up-boundary-0123456789';

function respond(file: Buffer, range: string | null, support: RangeSupport): Answer {
  const wanted = range === null || support === 'none' ? [] : rangesIn(range, file.length);
  const [first] = wanted;
  const whole = { status: 200, headers: { 'accept-ranges': 'bytes' }, body: file };
  if (first === undefined || (wanted.length > 1 && support === 'one')) return whole;
  if (wanted.length > 1 && support === 'refused') {
    return { status: 403, headers: {}, body: Buffer.from('too many fields') };
  }
  const rangeOf = ([start, end]: readonly [number, number]): string =>
    `bytes ${start}-${end - 1}/${file.length}`;
  if (wanted.length === 1 || support === 'first') {
    const headers = { 'content-range': rangeOf(first) };
    return { status: 206, headers, body: file.subarray(...first) };
  }
  const parts = wanted.flatMap((each) => [
    Buffer.from(
      `\r\n--${boundary}\r\nContent-Type: application/octet-stream\r\nContent-Range: ${rangeOf(each)}\r\n\r\n`,
    ),
    file.subarray(...each),
  ]);
  return {
    status: 206,
    headers: { 'content-type': `multipart/byteranges; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Beginning and end (exclusive) of the ranges of a header; none if one is outside of the file. */
function rangesIn(header: string, size: number): (readonly [number, number])[] {
  const ranges = header
    .replace(/^bytes=/, '')
    .split(',')
    .map((text) => {
      const [start = 0, last = 0] = text.split('-').map(Number);
      return [start, last + 1] as const;
    });
  return ranges.every(([start, end]) => start < end && end <= size) ? ranges : [];
}
