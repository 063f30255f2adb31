import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { exchange, type HttpRequest } from '../../../src/io/http/exchange.ts';
import type { ExchangeError } from '../../../src/io/http/exchange-error.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${(server.address() as AddressInfo).port}`;
}

/** Fetches an address and returns the complete body, or the reason for the failure. */
async function get(url: string, changes: Partial<HttpRequest> = {}) {
  const request: HttpRequest = {
    method: 'GET',
    url,
    headers: { authorization: 'Bearer the-key' },
    userAgent: 'test',
    timeouts: { wholeMs: 5000 },
    maxRedirects: 2,
    ...changes,
  };
  return exchange(request, async ({ status, length, read }) => {
    let text = '';
    const end = await read((chunk) => {
      text += Buffer.from(chunk).toString();
      return text.includes('enough');
    });
    return { status, length, text, end };
  }).catch((error: ExchangeError) => error.failure);
}

test.for([{}, { connectMs: 1000 }])('an IPv6 address is reached, with %j', async (timeouts) => {
  const origin = await listen(({ headers }, response) => response.end(headers.host), '::1');
  expect(await get(origin, { timeouts: { wholeMs: 5000, ...timeouts } })).toMatchObject({
    ...{ status: 200, text: new URL(origin).host },
  });
});

describe('a redirect', () => {
  const keys: (string | undefined)[] = [];
  const chain =
    (length: number): RequestListener =>
    ({ url = '', headers }, response) => {
      keys.push(headers.authorization);
      const hop = Number(url.slice(1));
      if (hop < length) response.writeHead(302, { location: `/${hop + 1}` }).end();
      else response.end(`hop ${hop}`);
    };

  test('within the origin is followed, with the key', async () => {
    const origin = await listen(chain(2));
    keys.length = 0;
    expect(await get(`${origin}/0`)).toMatchObject({ status: 200, text: 'hop 2' });
    expect(keys).toEqual(Array(3).fill('Bearer the-key'));
  });

  test('beyond the most that are followed is a failure', async () => {
    const origin = await listen(chain(3));
    expect(await get(`${origin}/0`)).toEqual({ kind: 'too-many-redirects' });
  });

  test('is an answer where none is followed', async () => {
    const origin = await listen(chain(3));
    expect(await get(`${origin}/0`, { maxRedirects: 0 })).toMatchObject({ status: 302 });
  });

  test('to another origin is not followed, and the key does not go there', async () => {
    const received: (string | undefined)[] = [];
    const other = await listen(({ headers }, response) => {
      received.push(headers.authorization);
      response.end();
    });
    const origin = await listen((_, response) => {
      response.writeHead(307, { location: other }).end();
    });
    const { host } = new URL(other);
    expect(await get(origin)).toEqual({ kind: 'foreign-redirect', host });
    expect(received).toEqual([]);
  });
});

describe('a body', () => {
  test.for<[string, RequestListener, object]>([
    [
      'with a length is framed',
      (_, response) => response.writeHead(200, { 'content-length': 4 }).end('text'),
      { length: 4, text: 'text', end: { kind: 'complete', bytes: 4 } },
    ],
    [
      'that ends with its connection is not',
      ({ socket }) => socket.end('HTTP/1.1 200 OK\r\n\r\ntext'),
      { length: null, text: 'text', end: { kind: 'complete', bytes: 4 } },
    ],
    [
      'is decompressed, and its announced length says nothing then',
      (_, response) => {
        const packed = gzipSync('text');
        const headers = { 'content-encoding': 'gzip', 'content-length': packed.length };
        response.writeHead(200, headers).end(packed);
      },
      { length: null, text: 'text', end: { kind: 'complete', bytes: 4 } },
    ],
    [
      'ends where it is enough',
      (_, response) => response.writeHead(200, { 'content-length': 99 }).write('enough'),
      { text: 'enough', end: { kind: 'enough' } },
    ],
    [
      'of another encoding is not read',
      (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('text'),
      { kind: 'unknown-encoding' },
    ],
    [
      'may break off',
      ({ socket }) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\ntext'),
      { kind: 'cut-off', bytes: 4 },
    ],
  ])('%s', async ([, answer, expected]) => {
    expect(await get(await listen(answer))).toMatchObject(expected);
  });
});

describe('silence', () => {
  const wholeMs = 5000;
  test.for<[string, RequestListener, HttpRequest['timeouts'], object]>([
    ['before the answer', () => {}, { wholeMs, idleMs: 100 }, { kind: 'no-response' }],
    [
      'within the body',
      (_, response) => response.writeHead(200, { 'content-length': 9 }).write('text'),
      { wholeMs, idleMs: 100 },
      { kind: 'stalled' },
    ],
    ['for the whole time', () => {}, { wholeMs: 100, idleMs: wholeMs }, { kind: 'overtime' }],
    ['where no time is left', () => {}, { wholeMs: -1, idleMs: wholeMs }, { kind: 'overtime' }],
  ])('%s', async ([, answer, timeouts, expected]) => {
    expect(await get(await listen(answer), { timeouts })).toEqual(expected);
  });
});
