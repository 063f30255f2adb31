/*
 * Tests how requests to the two HTTP services are retried. The export's service and GitHub's API each have
 * their own policy; the test server answers both alike.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { downloadExport } from '../../../src/export/service/client.ts';
import { createApi } from '../../../src/io/github/api.ts';
import {
  createDeadlineBudget,
  createTotalBudget,
  type HttpPorts,
  retryAfterMs,
} from '../../../src/io/http/retry.ts';
import { GateError } from '../../../src/model/failure.ts';

/** The server's answer; a status of 0 closes the connection. */
interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

let server: Server;
let origin = '';
let reply: Reply = { status: 200 };
let requests = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    if (reply.status === 0) request.socket.destroy();
    else response.writeHead(reply.status, reply.headers).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  requests = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const users = {
  export: (ports: HttpPorts) =>
    downloadExport(
      {
        baseUrl: new URL(origin),
        apiKey: 'key-of-the-unit-tests-0123456789',
        timeoutMs: 300_000,
        idleMs: 5000,
        connectMs: 5000,
        maxBytes: 1000,
        userAgent: 'test',
        validators: null,
      },
      ports,
      () => ({ push: () => false, isComplete: () => true }),
    ),
  api: async (ports: HttpPorts) => {
    const api = await createApi({ token: 'token', apiUrl: origin, graphqlUrl: origin }, ports);
    return api.rest({ method: 'GET', path: '/user' });
  },
};

/** Calls a service that always gives the same answer. Waits are recorded, and only they advance the clock. */
async function call(user: keyof typeof users, always: Reply) {
  reply = always;
  let clock = 0;
  const waits: number[] = [];
  const log: string[] = [];
  const error = await users[user]({
    now: () => clock,
    random: () => 1,
    sleep: async (ms) => {
      waits.push(ms);
      clock += ms;
    },
    log: (line) => log.push(line),
  }).catch((reason: unknown) => reason);
  if (!(error instanceof GateError)) throw new Error('no refusal', { cause: error });
  return { code: error.code, requests, waits, log };
}

const once: readonly number[] = [];
const threeTimes = [1000, 2000];
const fourTimes = [1000, 2000, 4000];
const retryIn = (seconds: string) => ({ 'retry-after': seconds });

describe('the waits before further attempts', () => {
  // Each row: a name, the answer, the code and waits for the export's service, and the code and waits for the
  // API.
  test.for<[string, Reply, [string, readonly number[]], [string, readonly number[]]]>([
    ['400', { status: 400 }, ['export-not-found', once], ['api-refused', once]],
    ['401', { status: 401 }, ['access-refused', once], ['api-token-refused', once]],
    ['402', { status: 402 }, ['key-refused', once], ['api-refused', once]],
    ['403', { status: 403 }, ['access-refused', once], ['api-forbidden', once]],
    ['404', { status: 404 }, ['export-not-found', once], ['api-not-found', once]],
    ['408', { status: 408 }, ['export-unavailable', threeTimes], ['api-unavailable', fourTimes]],
    ['410', { status: 410 }, ['export-not-found', once], ['api-gone', once]],
    ['422', { status: 422 }, ['export-not-found', once], ['api-refused', once]],
    ['425', { status: 425 }, ['export-unavailable', threeTimes], ['api-refused', once]],
    // The API's one-minute wait uses up all the time that a run is willing to wait for it.
    ['429', { status: 429 }, ['export-unavailable', threeTimes], ['api-limited', [60_000]]],
    ['500', { status: 500 }, ['export-unavailable', threeTimes], ['api-unavailable', fourTimes]],
    ['599', { status: 599 }, ['export-unavailable', threeTimes], ['api-unavailable', fourTimes]],
    [
      'a connection that breaks',
      { status: 0 },
      ['export-unavailable', threeTimes],
      ['api-unavailable', fourTimes],
    ],
    [
      '429 that names a time',
      { status: 429, headers: retryIn('7') },
      ['export-unavailable', [7000, 7000]],
      ['api-limited', [7000, 7000, 7000]],
    ],
    [
      '503 that names a time',
      { status: 503, headers: retryIn('7') },
      ['export-unavailable', [7000, 7000]],
      ['api-unavailable', [7000, 7000, 7000]],
    ],
    [
      '404 that names a time',
      { status: 404, headers: retryIn('7') },
      ['export-not-found', once],
      ['api-not-found', once],
    ],
    [
      '403 that names a time',
      { status: 403, headers: retryIn('7') },
      ['access-refused', once],
      ['api-limited', [7000, 7000, 7000]],
    ],
    [
      'a time longer than is waited',
      { status: 503, headers: retryIn('3600') },
      ['export-unavailable', once],
      ['api-unavailable', once],
    ],
    [
      'a limit that ends in half a minute',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '29' } },
      ['access-refused', once],
      ['api-limited', [30_000, 1000, 1000]],
    ],
  ])('%s', async ([, always, ...expected]) => {
    for (const [index, user] of (['export', 'api'] as const).entries()) {
      requests = 0;
      const [code, waits] = expected[index] ?? [];
      expect(await call(user, always)).toMatchObject({
        code,
        waits,
        requests: (waits?.length ?? 0) + 1,
      });
    }
  });

  test('stand in the log', async () => {
    expect((await call('export', { status: 429 })).log).toEqual([
      'Export: status 429, too many requests; retrying in 1.0 s',
      'Export: status 429, too many requests; retrying in 2.0 s',
    ]);
    expect((await call('api', { status: 429 })).log).toEqual([
      "GitHub's API answered 429 to GET /user because of too many requests; retrying in 60.0 s",
    ]);
  });
});

describe('Retry-After', () => {
  test.for<[string | undefined, number | null]>([
    [undefined, null],
    ['', null],
    ['soon', null],
    ['0', 0],
    ['120', 120_000],
    ['1234567', null],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 50_000],
    ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ])('%j', ([text, expected]) => {
    expect(retryAfterMs(text, 10_000)).toBe(expected);
  });
});

test('waits until a time end before it, and do not add up', () => {
  const { take } = createDeadlineBudget(5000, () => 1000);
  expect([3999, 3999, 4000].map(take)).toEqual([true, true, false]);
});

test('waits up to a length add up, and one that is too long takes nothing', () => {
  const { take } = createTotalBudget(5000);
  expect([3000, 3000, 2000, 1].map(take)).toEqual([true, false, true, false]);
});
