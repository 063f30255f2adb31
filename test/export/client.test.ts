import { Readable } from 'node:stream';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { downloadExport } from '../../src/export/service/client.ts';
import { type DownloadRequest, exportPath } from '../../src/export/service/request.ts';
import { GateError } from '../../src/model/failure.ts';

const origin = 'https://grades.example';
const apiKey = 'key-of-the-unit-tests-0123456789';
const body = '{"servers":[]}';

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

/**
 * Downloads with a clock that advances only while the code waits, and by `pace` milliseconds for each chunk.
 *
 * @param enough whether the text received so far is enough
 */
async function download(
  overrides: Partial<DownloadRequest> = {},
  enough: ((text: string) => boolean) | null = null,
  pace = 0,
  isScreen = false,
) {
  let clock = 0;
  const waits: number[] = [];
  const log: string[] = [];
  const shown: string[] = [];
  const request: DownloadRequest = {
    baseUrl: new URL(origin),
    apiKey,
    timeoutMs: 60_000,
    idleMs: 5_000,
    connectMs: 5_000,
    validators: null,
    maxBytes: 1_000,
    userAgent: 'test',
    ...overrides,
  };
  const ports = {
    now: () => clock,
    random: () => 1,
    sleep: async (ms: number) => {
      waits.push(ms);
      clock += ms;
    },
    log: (line: string) => log.push(line),
    ...(isScreen ? { progress: (words: string) => shown.push(words) } : {}),
  };
  // Each attempt starts afresh, so only the bytes of the last one count.
  let received: Uint8Array[] = [];
  const receive = () => {
    received = [];
    return {
      push(chunk: Uint8Array) {
        received.push(Uint8Array.from(chunk));
        clock += pace;
        return enough?.(Buffer.concat(received).toString()) ?? false;
      },
      isComplete: () => Buffer.concat(received).toString().endsWith('}'),
    };
  };
  const outcome = await downloadExport(request, ports, receive).then(
    (downloaded) => ({ ...downloaded, text: Buffer.concat(received).toString(), error: null }),
    (error: unknown) => ({ text: null, error: error as GateError }),
  );
  return { ...outcome, waits, log, shown };
}

describe('downloadExport', () => {
  test('sends the key as a bearer token to the fixed path below the base URL', async () => {
    const scope = nock(origin, { reqheaders: { authorization: `Bearer ${apiKey}` } })
      .get(`/grades${exportPath}`)
      .reply(200, body);
    const { text } = await download({ baseUrl: new URL(`${origin}/grades/`) });
    expect(text).toBe(body);
    expect(scope.isDone()).toBe(true);
  });

  test('treats a path that looks like another host as a path', async () => {
    nock(origin).get(`//elsewhere.example${exportPath}`).reply(200, body);
    const baseUrl = new URL(`${origin}//elsewhere.example`);
    expect((await download({ baseUrl })).text).toBe(body);
  });

  test('decompresses the encodings that it accepts', async () => {
    nock(origin).get(exportPath).reply(200, gzipSync(body), { 'content-encoding': 'gzip' });
    expect((await download()).text).toBe(body);
  });

  test.for([
    [402, 'key-refused'],
    [401, 'access-refused'],
    [403, 'access-refused'],
    [404, 'export-not-found'],
    [204, 'export-not-found'],
  ] as const)(
    'answers %i with %s, at once and without repeating the body',
    async ([status, code]) => {
      nock(origin).get(exportPath).reply(status, 'secret words of the service');
      const { error, waits } = await download();
      expect(error).toBeInstanceOf(GateError);
      expect(error?.code).toBe(code);
      expect(`${error?.message} ${error?.remedy}`).not.toContain('secret words');
      expect(waits).toEqual([]);
    },
  );

  test('waits twice as long before each further attempt, and gives up after three', async () => {
    nock(origin).get(exportPath).times(3).reply(503);
    const { error, waits } = await download();
    expect(error?.code).toBe('export-unavailable');
    expect(error?.message).toContain('3 attempts');
    expect(waits).toEqual([1000, 2000]);
  });

  test('waits as long as retry-after demands, unless less time is left', async () => {
    nock(origin).get(exportPath).reply(429, '', { 'retry-after': '7' });
    nock(origin).get(exportPath).reply(200, body);
    expect(await download()).toMatchObject({ text: body, waits: [7000] });

    nock(origin).get(exportPath).reply(429, '', { 'retry-after': '3600' });
    expect(await download()).toMatchObject({ text: null, waits: [] });
  });

  test('waits until the date that the service names', async () => {
    const date = new Date(5000).toUTCString();
    nock(origin).get(exportPath).reply(503, '', { 'retry-after': date });
    nock(origin).get(exportPath).reply(200, body);
    expect(await download()).toMatchObject({ text: body, waits: [5000] });
  });

  test('decompresses zstd', async () => {
    nock(origin).get(exportPath).reply(200, zstdCompressSync(body), { 'content-encoding': 'zstd' });
    expect((await download()).text).toBe(body);
  });

  test('ends when the receiver returns true', async () => {
    const long = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(10, 'x')));
    nock(origin)
      .get(exportPath)
      .reply(200, () => long);
    const outcome = await download({}, (text) => text.length >= 30);
    expect(outcome).toMatchObject({ kind: 'enough', error: null });
  });

  test('passes on what the receiver throws, and does not try again', async () => {
    nock(origin).get(exportPath).reply(200, body);
    const outcome = await download({}, () => {
      throw new GateError('store-unwritable', 'The disk is full.', 'Free space.');
    });
    expect(outcome).toMatchObject({ error: { code: 'store-unwritable' }, waits: [] });
  });

  test('returns the validators of the response, if it has them', async () => {
    const headers = { etag: '"7"', 'last-modified': 'Fri, 20 Nov 2026 04:00:00 GMT' };
    nock(origin).get(exportPath).reply(200, body, headers);
    const { validators } = (await download()) as { validators?: unknown };
    expect(validators).toEqual({ etag: '"7"', lastModified: 'Fri, 20 Nov 2026 04:00:00 GMT' });
  });

  test('sends the validators of a cached export, and reads 304 as unchanged', async () => {
    nock(origin, { reqheaders: { 'if-none-match': '"7"' } })
      .get(exportPath)
      .reply(304);
    expect(await download({ validators: { etag: '"7"', lastModified: null } })).toMatchObject({
      kind: 'unchanged',
    });
  });

  test('reads 304 as an error if it sent no validators', async () => {
    nock(origin).get(exportPath).reply(304);
    expect((await download()).error?.code).toBe('export-not-found');
  });

  test('logs its progress every few seconds', async () => {
    const long = Readable.from(Array.from({ length: 9 }, () => Buffer.alloc(500_000, 'x')));
    nock(origin)
      .get(exportPath)
      .reply(200, () => long, { 'content-length': '4500000' });
    const { log } = await download({ maxBytes: 1e7 }, null, 2000);
    expect(log.length).toBeGreaterThan(0);
    expect(log[0]).toMatch(/^Export: \d of 5 MB downloaded, 0\.\d MB\/s$/);
  });

  test('shows its progress on a screen more often, and does not log it', async () => {
    const pieces = Array.from(
      { length: 9 },
      (_, at) => 'x'.repeat(499_999) + (at === 8 ? '}' : 'x'),
    );
    const long = Readable.from(pieces.map((piece) => Buffer.from(piece)));
    nock(origin)
      .get(exportPath)
      .reply(200, () => long, { 'content-length': '4500000' });
    const { log, shown } = await download({ maxBytes: 1e7 }, null, 250, true);
    expect(log).toEqual([]);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown[0]).toMatch(/^Export: \d of 5 MB downloaded/);
  });

  test.for(['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])(
    'explains a certificate that is not trusted, and does not try again: %s',
    async (code) => {
      nock(origin)
        .get(exportPath)
        .replyWithError(Object.assign(new Error('no'), { code }));
      const { error, waits } = await download();
      expect(error).toMatchObject({
        code: 'certificate-refused',
        remedy: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
      });
      expect(waits).toEqual([]);
    },
  );

  test('a host name that is not known is for whoever wrote base-url, not for the owner of the service', async () => {
    const failure = Object.assign(new Error('getaddrinfo ENOTFOUND grades.exmaple'), {
      code: 'ENOTFOUND',
    });
    for (let times = 0; times < 3; times += 1) nock(origin).get(exportPath).replyWithError(failure);
    const { error } = await download();
    expect(error).toMatchObject({
      code: 'export-unavailable',
      message: expect.stringContaining('the host name is unknown'),
      remedy: expect.stringContaining('base-url'),
    });
  });

  test('a proxy that refuses the runner is named as that, at once', async () => {
    nock(origin).get(exportPath).reply(407);
    const { error, waits } = await download();
    expect([error, waits]).toMatchObject([
      { code: 'access-refused', message: expect.stringContaining('proxy') },
      [],
    ]);
  });

  test('a wait that is longer than the time left is told', async () => {
    nock(origin).get(exportPath).reply(429, '', { 'retry-after': '86400' });
    const { error, waits } = await download();
    expect(error?.message).toContain(
      'asks the gate to wait 1440 minutes (Retry-After) (1 attempt)',
    );
    expect(waits).toEqual([]);
  });

  test.for([408, 425])('tries again after status %i', async (status) => {
    nock(origin).get(exportPath).reply(status);
    nock(origin).get(exportPath).reply(200, body);
    expect(await download()).toMatchObject({ text: body, waits: [1000] });
  });

  test('a body that is whole and has only the beginning of the document is tried again', async () => {
    const part = body.slice(0, -1);
    nock(origin)
      .get(exportPath)
      .reply(200, part, { 'content-length': String(part.length) });
    nock(origin).get(exportPath).reply(200, body);
    expect(await download()).toMatchObject({ text: body, waits: [1000] });
  });

  test('a body that ends with its connection is complete only if the document is', async () => {
    // Sent without a length and without chunked encoding, as nock adds neither header by itself.
    nock(origin).get(exportPath).reply(200, body.slice(0, 5));
    nock(origin).get(exportPath).reply(200, body);
    expect(await download()).toMatchObject({ text: body, waits: [1000] });
  });

  test('tries again after a broken connection', async () => {
    nock(origin).get(exportPath).replyWithError('socket hang up');
    nock(origin).get(exportPath).reply(200, body);
    expect((await download()).text).toBe(body);
  });

  test.for([
    'https://elsewhere.example/api',
    'http://grades.example/api',
    'https://grades.example:8443/api',
    '//elsewhere.example/api',
    // This `blob:` URL has the same origin as the service.
    'blob:https://grades.example/api',
    'https://user:word@grades.example/api',
    'ftp://grades.example/api',
  ])('never follows a redirect to another origin: %s', async (location) => {
    // Only the first request is answered; a second one would fail differently, wherever it goes.
    nock(origin).get(exportPath).reply(302, '', { location });
    expect((await download()).error?.code).toBe('export-redirected');
  });

  test('refuses a body that is larger than the cap, however small it was when compressed', async () => {
    nock(origin)
      .get(exportPath)
      .reply(200, gzipSync(Buffer.alloc(100_000)), { 'content-encoding': 'gzip' });
    expect((await download()).error?.code).toBe('export-too-large');
  });

  test('no message and no log line has the key', async () => {
    nock(origin).get(exportPath).times(3).reply(500, apiKey, { 'x-echo': apiKey });
    const { error, log } = await download();
    const texts = [error?.message, error?.remedy, String(error?.cause), ...log].join('\n');
    expect(texts).not.toContain(apiKey);
  });
});
