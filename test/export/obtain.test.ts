import { describe, expect, test } from 'vitest';
import type { ExportCache } from '../../src/export/cache.ts';
import { cacheKey, obtainExport } from '../../src/export/obtain.ts';
import { seal } from '../../src/export/seal.ts';
import { GateError } from '../../src/failure.ts';
import { exportDocument } from '../export-service/corpus.ts';

const request = {
  baseUrl: new URL('https://grades.example'),
  apiKey: 'key-of-the-unit-tests-0123456789',
  maxAgeMs: 48 * 3_600_000,
  forPullRequest: true,
  platform: 'test',
};
const unavailable = new GateError('export-unavailable', 'The service is down.', 'Wait.');

const bytesOf = (generatedAt: string): Buffer =>
  Buffer.from(JSON.stringify(exportDocument(new Date(generatedAt))));

/** Obtains an export at a time, with some exports in the cache and an answer of the service. */
async function obtainAt(
  now: string,
  world: { cached?: readonly string[]; body?: Buffer; service: string | Error },
  changes: Partial<typeof request> = {},
) {
  const entries = new Map<string, Uint8Array>();
  for (const generatedAt of world.cached ?? []) {
    const body = world.body ?? bytesOf(generatedAt);
    const head = { generatedAt: Date.parse(generatedAt) };
    entries.set(
      cacheKey(request, head.generatedAt),
      seal(request.apiKey, request.baseUrl.href, head, body),
    );
  }
  const asked: string[] = [];
  const cache: ExportCache = {
    restore: async (key) => {
      asked.push(key.slice(-10));
      return entries.get(key) ?? null;
    },
    save: async (key, bytes) => {
      entries.set(key, bytes);
    },
  };
  let downloads = 0;
  const outcome = await obtainExport(
    { ...request, ...changes },
    {
      now: () => Date.parse(now),
      cache,
      download: async () => {
        downloads += 1;
        if (world.service instanceof Error) throw world.service;
        return bytesOf(world.service);
      },
      log: () => {},
    },
  ).then(
    async ({ parsed, source, caution, save }) => {
      await save();
      return { generatedAt: new Date(parsed.generatedAt).toISOString(), source, caution };
    },
    (error: GateError) => ({ error: error.code }),
  );
  return {
    ...outcome,
    downloads,
    asked,
    entries: [...entries.keys()].map((key) => key.slice(-10)),
  };
}

describe('obtainExport', () => {
  test("uses today's cached export without a download", async () => {
    expect(
      await obtainAt('2026-11-20T09:00:00Z', {
        cached: ['2026-11-20T04:00:00Z'],
        service: '2026-11-20T04:00:00Z',
      }),
    ).toMatchObject({ source: 'cache', downloads: 0, asked: ['2026-11-20'] });
  });

  test("uses yesterday's while today's is not due", async () => {
    expect(
      await obtainAt('2026-11-20T03:00:00Z', {
        cached: ['2026-11-19T04:00:00Z'],
        service: '2026-11-20T04:00:00Z',
      }),
    ).toMatchObject({ source: 'cache', downloads: 0, asked: ['2026-11-20', '2026-11-19'] });
  });

  test("downloads when today's is due, and keeps it under its own day", async () => {
    expect(
      await obtainAt('2026-11-20T05:00:00Z', {
        cached: ['2026-11-19T04:00:00Z'],
        service: '2026-11-20T04:00:00Z',
      }),
    ).toMatchObject({
      source: 'download',
      generatedAt: '2026-11-20T04:00:00.000Z',
      entries: ['2026-11-19', '2026-11-20'],
    });
  });

  test('stands by a cached export within max-age when the service is down, and says so', async () => {
    expect(
      await obtainAt('2026-11-20T10:00:00Z', {
        cached: ['2026-11-18T12:00:00Z'],
        service: unavailable,
      }),
    ).toMatchObject({ source: 'cache', caution: expect.stringContaining('2026-11-18T12:00') });
  });

  test('does not stand by one beyond max-age', async () => {
    expect(
      await obtainAt('2026-11-20T10:00:00Z', {
        cached: ['2026-11-18T08:00:00Z'],
        service: unavailable,
      }),
    ).toMatchObject({ error: 'export-unavailable' });
  });

  test.for(['key-refused', 'export-not-json', 'export-malformed', 'export-redirected'])(
    'does not paper over %s with old data',
    async (code) => {
      expect(
        await obtainAt('2026-11-20T10:00:00Z', {
          cached: ['2026-11-19T04:00:00Z'],
          service: new GateError(code, '', ''),
        }),
      ).toMatchObject({ error: code });
    },
  );

  test('an older export never replaces a newer one', async () => {
    expect(
      await obtainAt('2026-11-20T10:00:00Z', {
        cached: ['2026-11-19T08:00:00Z'],
        service: '2026-11-17T04:00:00Z',
      }),
    ).toMatchObject({
      source: 'cache',
      generatedAt: '2026-11-19T08:00:00.000Z',
      entries: ['2026-11-19'],
    });
  });

  test('an entry beyond max-age is not used, however current the service thinks it', async () => {
    expect(
      await obtainAt(
        '2026-11-20T14:00:00Z',
        { cached: ['2026-11-20T04:00:00Z'], service: '2026-11-20T13:30:00Z' },
        { maxAgeMs: 3_600_000 },
      ),
    ).toMatchObject({ source: 'download', downloads: 1 });
  });

  test('an entry that opens and holds no export is a miss', async () => {
    expect(
      await obtainAt('2026-11-20T10:00:00Z', {
        cached: ['2026-11-20T04:00:00Z'],
        body: Buffer.from('not an export'),
        service: '2026-11-20T04:00:00Z',
      }),
    ).toMatchObject({ source: 'download' });
  });

  test('an entry from the future neither counts nor stands in the way of a download', async () => {
    expect(
      await obtainAt('2026-11-20T10:00:00Z', {
        cached: ['2026-11-20T18:00:00Z'],
        service: '2026-11-20T04:00:00Z',
      }),
    ).toMatchObject({ source: 'download', generatedAt: '2026-11-20T04:00:00.000Z' });
  });
});

describe('cacheKey', () => {
  test('holds nothing of the key or the address', () => {
    const key = cacheKey(request, Date.parse('2026-11-20T04:00:00Z'));
    expect(key).toMatch(/^mcp-grade-gate-store-1-test-[0-9a-f]{12}-[0-9a-f]{16}-2026-11-20$/);
  });
});
