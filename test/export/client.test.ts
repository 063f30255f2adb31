import { gzipSync } from 'node:zlib';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DownloadRequest, downloadExport, exportPath } from '../../src/export/client.ts';
import { GateError } from '../../src/failure.ts';

const origin = 'https://grades.example';
const apiKey = 'key-of-the-unit-tests-0123456789';
const body = '{"servers":[]}';

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

/** Downloads with a clock that only waiting moves on. */
async function download(overrides: Partial<DownloadRequest> = {}) {
  let clock = 0;
  const waits: number[] = [];
  const log: string[] = [];
  const request: DownloadRequest = {
    baseUrl: new URL(origin),
    apiKey,
    timeoutMs: 60_000,
    idleMs: 5_000,
    maxBytes: 1_000,
    userAgent: 'test',
    ...overrides,
  };
  const world = {
    now: () => clock,
    random: () => 1,
    sleep: async (ms: number) => {
      waits.push(ms);
      clock += ms;
    },
    log: (line: string) => log.push(line),
  };
  const outcome = await downloadExport(request, world).then(
    (bytes) => ({ text: Buffer.from(bytes).toString(), error: null }),
    (error: unknown) => ({ text: null, error: error as GateError }),
  );
  return { ...outcome, waits, log };
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

  test('takes a base URL that looks like another host for the path that it is', async () => {
    nock(origin).get(`//elsewhere.example${exportPath}`).reply(200, body);
    const baseUrl = new URL(`${origin}//elsewhere.example`);
    expect((await download({ baseUrl })).text).toBe(body);
  });

  test('decompresses what it asked for', async () => {
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

  test('waits as long as the service asks, unless that is longer than there is time', async () => {
    nock(origin).get(exportPath).reply(429, '', { 'retry-after': '7' });
    nock(origin).get(exportPath).reply(200, body);
    expect(await download()).toMatchObject({ text: body, waits: [7000] });

    nock(origin).get(exportPath).reply(429, '', { 'retry-after': '3600' });
    expect(await download()).toMatchObject({ text: null, waits: [] });
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
  ])('never follows a redirect to another origin: %s', async (location) => {
    // Only the first request is answered: a second one, wherever it goes, would fail differently.
    nock(origin).get(exportPath).reply(302, '', { location });
    expect((await download()).error?.code).toBe('export-redirected');
  });

  test('refuses a body that is larger than the cap, however small it was when compressed', async () => {
    nock(origin)
      .get(exportPath)
      .reply(200, gzipSync(Buffer.alloc(100_000)), { 'content-encoding': 'gzip' });
    expect((await download()).error?.code).toBe('export-too-large');
  });

  test('no message and no log line holds the key', async () => {
    nock(origin).get(exportPath).times(3).reply(500, apiKey, { 'x-echo': apiKey });
    const { error, log } = await download();
    const said = [error?.message, error?.remedy, String(error?.cause), ...log].join('\n');
    expect(said).not.toContain(apiKey);
  });
});
