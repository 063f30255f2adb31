import { type FileHandle, open } from 'node:fs/promises';
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
  /** Bytes of the response, as far as the client took them. */
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
    const path = request.url ?? '';
    const range = request.headers.range ?? null;
    const headers = request.rawHeaders.join('\n');
    response.on('close', () => {
      // Each request has a connection of its own.
      service.requests.push({ path, range, headers, sent: request.socket.bytesWritten });
    });
    if (service.intercept?.(request, response)) return;
    const isName = /^\/[\w.-]+$/.test(path);
    const file = isName ? await open(join(folder, path)).catch(() => null) : null;
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    try {
      const { size } = await file.stat();
      const { status, headers: head, body } = respond(size, range, service.support);
      const length = body.reduce((sum, part) => sum + lengthOf(part), 0);
      response.writeHead(status, { ...head, 'content-length': length });
      for (const part of body) await send(response, part, file);
      response.end();
    } finally {
      await file.close();
    }
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

/** Part of a body: a text, or a part of the file from its beginning to its end (exclusive). */
type BodyPart = string | readonly [start: number, end: number];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: readonly BodyPart[];
}

const boundary = 'made-up-boundary-0123456789';

function respond(size: number, range: string | null, support: RangeSupport): Answer {
  const wanted = range === null || support === 'none' ? [] : rangesIn(range, size);
  if (range !== null && support !== 'none' && wanted.length === 0) {
    return { status: 416, headers: { 'content-range': `bytes */${size}` }, body: [] };
  }
  const [first] = wanted;
  const whole = { status: 200, headers: { 'accept-ranges': 'bytes' }, body: [[0, size]] as const };
  if (first === undefined || (wanted.length > 1 && support === 'one')) return whole;
  if (wanted.length > 1 && support === 'refused') {
    return { status: 403, headers: {}, body: ['too many fields'] };
  }
  const rangeOf = ([start, end]: readonly [number, number]): string =>
    `bytes ${start}-${end - 1}/${size}`;
  if (wanted.length === 1 || support === 'first') {
    return { status: 206, headers: { 'content-range': rangeOf(first) }, body: [first] };
  }
  const parts = wanted.flatMap((each): BodyPart[] => [
    `\r\n--${boundary}\r\nContent-Type: application/octet-stream\r\nContent-Range: ${rangeOf(each)}\r\n\r\n`,
    each,
  ]);
  return {
    status: 206,
    headers: { 'content-type': `multipart/byteranges; boundary=${boundary}` },
    body: [...parts, `\r\n--${boundary}--\r\n`],
  };
}

function lengthOf(part: BodyPart): number {
  return typeof part === 'string' ? part.length : part[1] - part[0];
}

/** Sends a part of a body, as fast as the client takes it. */
async function send(response: ServerResponse, part: BodyPart, file: FileHandle): Promise<void> {
  if (typeof part === 'string') {
    response.write(part);
    return;
  }
  const chunk = 64 * 1024;
  for (let at = part[0]; at < part[1] && !response.destroyed; at += chunk) {
    const bytes = Buffer.alloc(Math.min(chunk, part[1] - at));
    await file.read(bytes, 0, bytes.length, at);
    if (response.write(bytes) || response.destroyed) continue;
    await new Promise<void>((resolve) => {
      const next = (): void => {
        response.off('drain', next).off('close', next);
        resolve();
      };
      response.on('drain', next).on('close', next);
    });
  }
}

/** Beginning and end (exclusive) of the ranges of a header, as far as they are in the file. */
function rangesIn(header: string, size: number): (readonly [number, number])[] {
  const ranges = header
    .replace(/^bytes=/, '')
    .split(',')
    .map((text) => {
      const [start = 0, last = 0] = text.split('-').map(Number);
      return [start, Math.min(last + 1, size)] as const;
    });
  return ranges.filter(([start, end]) => start < end);
}
