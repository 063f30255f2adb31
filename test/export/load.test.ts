import { describe, expect, test } from 'vitest';
import { cacheKey } from '../../src/export/cache/entries.ts';
import { loadFromService } from '../../src/export/cache/load.ts';
import type { ExportCache } from '../../src/export/ports/cache.ts';
import type { ExportQuery } from '../../src/export/reading/source.ts';
import type { StoreDownloadPorts } from '../../src/export/service/download.ts';
import { storeForm } from '../../src/export/store/store.ts';
import { GateError } from '../../src/model/failure.ts';
import type { Phrase } from '../../src/model/model.ts';
import { renderWarmed } from '../../src/report/publishing.ts';
import { plainText } from '../../src/report/report-messages.ts';
import { exportDocument, servers } from '../export-service/corpus.ts';
import { Field, names, request } from './field.ts';
import { memoryFile } from './sources.ts';

const others: ExportQuery = {
  identities: [{ type: 'npm', name: '@fictional-mcp/notes' }],
  watched: [],
};
const unavailable = new GateError('export-unavailable', 'The service is down.', 'Wait.');

describe('loadFromService', () => {
  test("uses today's cached export without a download, and the small entry from then on", async () => {
    const field = new Field('2026-11-20T04:00:00Z', '2026-11-20T04:00:00Z');
    expect(await field.run('2026-11-20T09:00:00Z')).toMatchObject({ source: 'cache', servers: 1 });
    expect(field.restored.splice(0)).toEqual(['names 2026-11-20', 'store 2026-11-20']);
    expect(await field.run('2026-11-20T09:30:00Z')).toMatchObject({ source: 'cache', servers: 1 });
    expect(field.restored.splice(0)).toEqual(['names 2026-11-20']);
    // Another list of names has a separate small entry.
    expect(await field.run('2026-11-20T09:30:00Z', others)).toMatchObject({ source: 'cache' });
    expect(field.restored.splice(0)).toEqual(['names 2026-11-20', 'store 2026-11-20']);
    expect(field.downloads).toBe(0);
  });

  test("uses yesterday's while today's is not due", async () => {
    const field = new Field('2026-11-20T04:00:00Z', '2026-11-19T04:00:00Z');
    expect(await field.run('2026-11-20T03:00:00Z')).toMatchObject({ source: 'cache' });
    expect([field.downloads, field.restored.at(-1)]).toEqual([0, 'store 2026-11-19']);
  });

  test("downloads when today's is due, and keeps it under its own day", async () => {
    const field = new Field('2026-11-20T04:00:00Z', '2026-11-19T04:00:00Z');
    expect(await field.run('2026-11-20T05:00:00Z')).toMatchObject({
      source: 'download',
      generatedAt: '2026-11-20T04:00:00.000Z',
    });
    expect(field.kept()).toEqual(['store 2026-11-19', 'names 2026-11-20', 'store 2026-11-20']);
  });

  test('checks a late service once an hour, without a whole download', async () => {
    const field = new Field('2026-11-19T04:00:00Z', '2026-11-19T04:00:00Z');
    expect(await field.run('2026-11-20T05:00:00Z')).toMatchObject({ source: 'cache' });
    expect(field.downloads).toBe(1);
    // The document is read only up to its date, which this service writes at the beginning.
    expect(field.sent).toBeLessThan(300);
    for (const minute of ['05:01', '05:30', '05:59']) {
      expect(await field.run(`2026-11-20T${minute}:00Z`)).toMatchObject({
        source: 'cache',
        caution: null,
      });
    }
    expect(field.downloads).toBe(1);
    await field.run('2026-11-20T06:10:00Z');
    expect(field.downloads).toBe(2);
    // Once the new export is available, the next check uses it.
    field.service = '2026-11-20T06:30:00Z';
    expect(await field.run('2026-11-20T06:50:00Z')).toMatchObject({ source: 'cache' });
    expect(await field.run('2026-11-20T07:01:00Z')).toMatchObject({ source: 'download' });
  });

  test('uses the cached export if the service answers that nothing has changed', async () => {
    const field = new Field('2026-11-19T04:00:00Z', '2026-11-19T04:00:00Z');
    field.etag = '"1"';
    expect(await field.run('2026-11-20T05:00:00Z')).toMatchObject({
      source: 'cache',
      caution: null,
    });
    expect([field.downloads, field.sent]).toEqual([1, 0]);
  });

  test('an old check entry proves nothing about a newer export', async () => {
    const field = new Field('2026-11-19T04:00:00Z', '2026-11-19T04:00:00Z');
    await field.run('2026-11-20T05:00:00Z');
    field.entries.delete(cacheKey(storeForm, request, '2026-11-19'));
    for (const key of [...field.entries.keys()])
      if (key.includes('names')) field.entries.delete(key);
    field.keep('2026-11-19', '2026-11-19T02:00:00Z');
    await field.run('2026-11-20T05:30:00Z');
    expect(field.downloads).toBe(2);
  });

  test('uses a cached export within max-age when the service is down, with a caution', async () => {
    const field = new Field(unavailable, '2026-11-18T12:00:00Z');
    const caution = expect.stringContaining('2026-11-18T12:00');
    expect(await field.run('2026-11-20T10:00:00Z')).toMatchObject({ source: 'cache', caution });
  });

  test('does not use one beyond max-age', async () => {
    const field = new Field(unavailable, '2026-11-18T08:00:00Z');
    expect(await field.run('2026-11-20T10:00:00Z')).toEqual({ error: 'export-unavailable' });
  });

  test.for(['key-refused', 'export-not-json', 'export-malformed', 'export-redirected'] as const)(
    'does not paper over %s with old data',
    async (code) => {
      const field = new Field(new GateError(code, '', ''), '2026-11-19T04:00:00Z');
      expect(await field.run('2026-11-20T10:00:00Z')).toEqual({ error: code });
    },
  );

  describe('an export that lost more than half of its servers', () => {
    const [monday, tuesday, wednesday] = [16, 17, 18].map((day) => `2026-11-${day}T04:00:00Z`) as [
      string,
      string,
      string,
    ];
    const all = servers.length;
    const left = Math.ceil(all / 2) - 1;
    const few = { servers: exportDocument(new Date(), {}, servers.slice(0, left))['servers'] };

    test('is an error, and is not kept', async () => {
      for (const query of [names, { ...names, needsDates: true }]) {
        const field = new Field(tuesday, monday);
        field.head = few;
        const found = await field.run('2026-11-17T05:00:00Z', query);
        expect(found).toEqual({ error: 'export-shrunken' });
        expect(field.failure?.message).toContain(`has only ${left}: more than half`);
        expect(field.failure?.message).toContain(`has ${all} servers`);
        expect(field.kept()).toEqual(['store 2026-11-16']);
      }
    });

    test('is one too if only a part of the export before is cached, by what both declare', async () => {
      const field = new Field(monday);
      await field.run('2026-11-16T05:00:00Z');
      field.entries.delete(cacheKey(storeForm, request, '2026-11-16'));
      field.service = tuesday;
      field.head = { ...few, counts: { servers: left } };
      expect(await field.run('2026-11-17T05:00:00Z')).toEqual({ error: 'export-shrunken' });
      field.head = { counts: {} };
      expect(await field.run('2026-11-17T05:00:00Z')).toMatchObject({ source: 'download' });
    });

    test('is one for what warms the cache and what compares days', async () => {
      const field = new Field(tuesday, monday);
      field.head = few;
      const refused = { code: 'export-shrunken' };
      await expect(field.warm('2026-11-17T05:00:00Z')).rejects.toMatchObject(refused);
      await expect(field.days('2026-11-17T05:00:00Z')).rejects.toMatchObject(refused);
    });

    test('is accepted when it stays so for a day, or has half of them', async () => {
      const field = new Field(wednesday, monday);
      field.head = few;
      expect(await field.run('2026-11-18T05:00:00Z')).toMatchObject({ source: 'download' });
      const half = exportDocument(new Date(), {}, servers.slice(0, Math.ceil(all / 2)))['servers'];
      const other = new Field(tuesday, monday);
      other.head = { servers: half };
      expect(await other.run('2026-11-17T05:00:00Z')).toMatchObject({ source: 'download' });
    });
  });

  test('an older export never replaces a newer one', async () => {
    const field = new Field('2026-11-17T04:00:00Z', '2026-11-19T08:00:00Z');
    expect(await field.run('2026-11-20T10:00:00Z')).toMatchObject({
      source: 'cache',
      generatedAt: '2026-11-19T08:00:00.000Z',
      caution: expect.stringMatching(/\bolder\b.*\bcache/),
    });
    expect(field.kept().filter((key) => key.startsWith('store'))).toEqual(['store 2026-11-19']);
  });

  test('not even if the newer one is of the day before yesterday', async () => {
    const field = new Field('2026-11-18T08:00:00Z', '2026-11-18T23:00:00Z');
    expect(await field.run('2026-11-20T01:00:00Z')).toMatchObject({
      source: 'cache',
      generatedAt: '2026-11-18T23:00:00.000Z',
      caution: expect.stringMatching(/\bolder\b.*\bcache/),
    });
  });

  test('a second export of a day is kept beside the first', async () => {
    const field = new Field('2026-11-19T00:10:00Z');
    await field.run('2026-11-19T00:15:00Z');
    field.service = '2026-11-19T23:50:00Z';
    expect(await field.run('2026-11-20T00:15:00Z')).toMatchObject({ source: 'download' });
    for (const time of ['00:20', '12:00', '23:00']) {
      expect(await field.run(`2026-11-20T${time}:00Z`)).toMatchObject({
        source: 'cache',
        generatedAt: '2026-11-19T23:50:00.000Z',
      });
    }
    expect(field.downloads).toBe(2);
  });

  test('a newer export that is damaged is not replaced by an older one, but by a download', async () => {
    const field = new Field('2026-11-20T08:00:00Z', '2026-11-19T20:00:00Z');
    field.keep('2026-11-20', '2026-11-20T08:00:00Z', (bytes) => {
      bytes[60] = (bytes[60] ?? 0) ^ 1;
      return bytes;
    });
    expect(await field.run('2026-11-20T10:00:00Z')).toMatchObject({
      source: 'download',
      generatedAt: '2026-11-20T08:00:00.000Z',
    });
  });

  test('an error document with a date does not pass for an older export', async () => {
    const field = new Field('2026-11-19T04:00:00Z', '2026-11-19T04:00:00Z');
    const loaded = loadFromService(request, names, {
      ...field.ports('2026-11-20T09:00:00Z'),
      download: async (_, receive) => {
        const receiver = receive();
        const error = '{"generated_at":"2020-01-01T00:00:00.000Z","error":"maintenance"}';
        if (receiver.push(Buffer.from(error))) return { kind: 'enough' };
        return { kind: 'complete', bytes: 1, validators: { etag: null, lastModified: null } };
      },
    });
    await expect(loaded).rejects.toMatchObject({ code: 'export-malformed' });
  });

  test('an entry larger than any of ours is not read', async () => {
    const field = new Field('2026-11-20T04:00:00Z', '2026-11-20T04:00:00Z');
    await field.run('2026-11-20T09:00:00Z');
    const ports = field.ports('2026-11-20T09:00:00Z');
    const read: number[] = [];
    const huge: ExportCache = {
      ...ports.cache,
      restore: async (kind, key) => {
        const file = await ports.cache.restore(kind, key);
        if (file === null || kind === 'store') return file;
        return { ...file, size: 40_000_000, read: (_, length) => Buffer.alloc(read.push(length)) };
      },
    };
    const loaded = await loadFromService(request, names, { ...ports, cache: huge });
    expect([loaded.source, read]).toEqual(['cache', []]);
  });

  test('a large store is saved from a push, and not from a pull request', async () => {
    for (const forPullRequest of [true, false]) {
      const field = new Field('2026-11-20T04:00:00Z');
      const ports = field.ports('2026-11-20T09:00:00Z');
      const released: string[] = [];
      const large: StoreDownloadPorts = {
        ...ports,
        createStore: () => {
          const file = ports.createStore();
          return {
            ...file,
            async complete() {
              const complete = await file.complete();
              // Only the reported size is large; the content is unchanged.
              let query = 0;
              return {
                ...complete,
                get size() {
                  query += 1;
                  return query <= 3 ? complete.size : 65 * 1024 * 1024;
                },
                close: () => released.push('closed'),
              };
            },
          };
        },
        cache: {
          ...ports.cache,
          saveStore: async (key) => ports.cache.saveStore(key, memoryFile(Buffer.alloc(1))),
        },
      };
      const { save } = await loadFromService({ ...request, forPullRequest }, names, large);
      await save();
      const kinds = field.kept().map((key) => key.split(' ')[0]);
      expect(kinds).toEqual(forPullRequest ? ['names'] : ['names', 'store']);
      expect(released).toEqual(['closed']);
    }
  });

  test('an older export replayed under the key of today is a miss', async () => {
    const field = new Field('2026-11-20T04:00:00Z');
    field.keep('2026-11-20', '2026-11-19T09:30:00Z');
    expect(await field.run('2026-11-20T09:00:00Z')).toMatchObject({
      source: 'download',
      generatedAt: '2026-11-20T04:00:00.000Z',
    });
  });

  test('a small entry of other names replayed under the key of these is a miss', async () => {
    const field = new Field('2026-11-20T04:00:00Z', '2026-11-20T04:00:00Z');
    await field.run('2026-11-20T09:00:00Z', others);
    await field.run('2026-11-20T09:00:00Z');
    const keys = [...field.entries.keys()].filter((key) => key.includes('-names-'));
    expect(keys).toHaveLength(2);
    const [first = '', second = ''] = keys;
    field.entries.set(second, field.entries.get(first) ?? new Uint8Array());
    field.restored.length = 0;
    expect(await field.run('2026-11-20T09:00:00Z')).toMatchObject({ source: 'cache', servers: 1 });
    expect(field.restored).toEqual(['names 2026-11-20', 'store 2026-11-20']);
  });

  test('a store with a damaged frame is a miss', async () => {
    const field = new Field('2026-11-20T04:00:00Z');
    field.keep('2026-11-20', '2026-11-20T04:00:00Z', (bytes) => {
      // The first record frame, right after the header.
      bytes[60] = (bytes[60] ?? 0) ^ 1;
      return bytes;
    });
    expect(await field.run('2026-11-20T09:00:00Z')).toMatchObject({ source: 'download' });
    expect(field.log.join('\n')).toContain('damaged');
  });

  test('a damaged store of a late service is a miss, too: the whole is downloaded', async () => {
    const field = new Field('2026-11-19T04:00:00Z');
    field.keep('2026-11-19', '2026-11-19T04:00:00Z', (bytes) => {
      bytes[60] = (bytes[60] ?? 0) ^ 1;
      return bytes;
    });
    expect(await field.run('2026-11-20T09:00:00Z')).toMatchObject({
      source: 'download',
      servers: 1,
    });
    expect(field.downloads).toBe(2);
  });

  test('a key that was changed at the service is a miss, not an error', async () => {
    const field = new Field('2026-11-20T04:00:00Z', '2026-11-20T04:00:00Z');
    const changes = { apiKey: 'another-key-of-the-unit-tests-01' };
    expect(await field.run('2026-11-20T09:00:00Z', names, changes)).toMatchObject({
      source: 'download',
    });
  });

  test('an entry beyond max-age is not used, however current the service thinks it', async () => {
    const field = new Field('2026-11-20T13:30:00Z', '2026-11-20T04:00:00Z');
    expect(await field.run('2026-11-20T14:00:00Z', names, { maxAgeMs: 3_600_000 })).toMatchObject({
      source: 'download',
    });
  });

  test('an entry from the future is not used and does not prevent a download', async () => {
    const field = new Field('2026-11-20T04:00:00Z', '2026-11-20T18:00:00Z');
    expect(await field.run('2026-11-20T10:00:00Z')).toMatchObject({
      source: 'download',
      generatedAt: '2026-11-20T04:00:00.000Z',
    });
  });

  test('a document that breaks in one of its elements is an error, and is not kept', async () => {
    const field = new Field('2026-11-20T04:00:00Z');
    const document = exportDocument(new Date('2026-11-20T04:00:00Z'));
    const broken = JSON.stringify(document).replace('"path-traversal"', '"path-traversal" oops');
    const loaded = loadFromService(request, names, {
      ...field.ports('2026-11-20T09:00:00Z'),
      download: async (_, receive) => {
        receive().push(Buffer.from(broken));
        return { kind: 'complete', bytes: 1, validators: { etag: null, lastModified: null } };
      },
    });
    await expect(loaded).rejects.toMatchObject({
      code: 'export-malformed',
      message: expect.stringMatching(/its record \/findings\/\d+ is not JSON/),
    });
    expect(field.kept()).toEqual([]);
  });
});

describe('warmCache', () => {
  test('downloads once, for other runs to restore', async () => {
    const field = new Field('2026-11-20T04:00:00Z');
    expect(await field.warm('2026-11-20T05:00:00Z')).toMatchObject({ isNew: true, isKept: true });
    expect(field.kept()).toEqual(['store 2026-11-20']);
    // The service answers again, which proves that the key works, but sends the document only up to its date.
    const { sent } = field;
    expect(await field.warm('2026-11-20T05:30:00Z')).toMatchObject({ isNew: false, isKept: true });
    expect(field.sent - sent).toBeLessThan(300);
    // The next day, the service is late.
    expect(await field.warm('2026-11-21T05:30:00Z')).toMatchObject({
      isNew: false,
      day: '2026-11-20',
    });
    expect(field.sent - sent).toBeLessThan(600);
    expect(await field.run('2026-11-20T06:00:00Z')).toMatchObject({ source: 'cache', servers: 1 });
  });
});

describe('another schema or rubric than that of the export before', () => {
  const head = { schema_version: '99.0.0', rubric_version: '1.5.0' };
  const words = 'Since the export from 2026-11-19: schema 1.0 → 99.0.0, rubric 1.4.0 → 1.5.0.';
  const logged = `Since the export from 2026-11-19: schema "1.0" → "99.0.0", rubric "1.4.0" → "1.5.0".`;

  test.for([
    ['a store', false],
    ['a small entry', true],
  ] as const)(
    'is said by the run that downloads it, and by no other: before it %s',
    async ([, isSmall]) => {
      const field = new Field('2026-11-20T04:00:00Z', '2026-11-19T04:00:00Z');
      if (isSmall) {
        await field.run('2026-11-20T03:00:00Z');
        field.entries.delete(cacheKey(storeForm, request, '2026-11-19'));
      }
      field.head = head;
      expect(await field.run('2026-11-20T05:00:00Z')).toMatchObject({ source: 'download' });
      expect(field.change).toBe(words);
      expect(field.log).toContain(logged);
      field.log.splice(0);
      await field.run('2026-11-20T05:01:00Z');
      expect(field.change).toBeUndefined();
      await field.run('2026-11-20T05:02:00Z', others);
      expect(field.change).toBeUndefined();
      field.service = '2026-11-21T04:00:00Z';
      await field.run('2026-11-21T05:00:00Z');
      expect(field.change).toBeUndefined();
      expect(field.log).not.toContainEqual(expect.stringContaining('Since the export'));
    },
  );

  test('is said by warm, and one that is not given is no text', async () => {
    const field = new Field('2026-11-20T04:00:00Z', '2026-11-18T04:00:00Z', '2026-11-19T04:00:00Z');
    field.head = { schema_version: undefined };
    const warmed = await field.warm('2026-11-20T05:00:00Z');
    const change = 'Since the export from 2026-11-19: schema 1.0 → not given.';
    expect(plainText(warmed.change as Phrase)).toBe(change);
    expect(renderWarmed(warmed)).toContain('schema <code>1.0</code> → not given.');
    field.service = '2026-11-21T04:00:00Z';
    expect(await field.warm('2026-11-21T05:00:00Z')).not.toHaveProperty('change');
  });

  test('is not said where nothing is known of one before, or only of later ones', async () => {
    const field = new Field('2026-11-19T04:00:00Z', '2026-11-20T04:00:00Z');
    field.head = head;
    await field.run('2026-11-21T05:00:00Z');
    expect(field.change).toBeUndefined();
    const first = new Field('2026-11-19T04:00:00Z');
    await first.run('2026-11-19T05:00:00Z');
    expect(first.change).toBeUndefined();
  });
});

describe('dates of versions', () => {
  const [monday, tuesday, wednesday] = ['16', '17', '18'].map(
    (day) => `2026-11-${day}T04:00:00Z`,
  ) as [string, string, string];
  const at = (day: string, time: string): string => day.replace('04:00', time);
  const since = (day: string) => {
    const firstSeen = { after: null, by: Date.parse(day) };
    return [firstSeen, firstSeen, firstSeen];
  };
  const needing = { ...names, needsDates: true };

  test('go from day to day with the store that warm saves', async () => {
    const field = new Field(monday);
    for (const day of [monday, tuesday, wednesday]) {
      field.service = day;
      expect(await field.warm(at(day, '05:00'))).toMatchObject({ isNew: true });
      await field.run(at(day, '06:00'));
      expect(field.dates).toEqual(since(monday));
      // This run reads the small entry.
      await field.run(at(day, '07:00'));
      expect(field.dates).toEqual(since(monday));
    }
  });

  test('come from a store of up to seven days before, and then no more', async () => {
    for (const [day, known] of [
      ['2026-11-23T04:00:00Z', monday],
      ['2026-11-24T04:00:00Z', '2026-11-24T04:00:00Z'],
    ] as const) {
      const field = new Field(day, monday);
      await field.warm(at(day, '05:00'));
      await field.run(at(day, '06:00'));
      expect(field.dates).toEqual(since(known));
    }
  });

  test('come into a download from a store that is restored anyway', async () => {
    const field = new Field(tuesday, monday);
    await field.run(at(tuesday, '05:00'));
    expect(field.dates).toEqual(since(monday));
    expect(field.restored).toEqual([
      ...['names 2026-11-17', 'store 2026-11-17', 'names 2026-11-16', 'store 2026-11-16'],
      ...['names later-2026-11-16', 'store later-2026-11-16', 'check 2026-11-17T05'],
    ]);
  });

  test('come from another store only where they decide', async () => {
    for (const [query, known] of [
      [names, tuesday],
      [needing, monday],
    ] as const) {
      const field = new Field(monday, monday);
      // Leaves a small entry, so that the store is not restored the next day.
      await field.run(at(monday, '06:00'), query);
      field.service = tuesday;
      await field.run(at(tuesday, '05:00'), query);
      expect(field.dates).toEqual(since(known));
    }
  });

  test('are found behind a store that was written without them', async () => {
    const field = new Field(wednesday, monday, tuesday);
    await field.warm(at(wednesday, '05:00'));
    await field.run(at(wednesday, '06:00'));
    expect(field.dates).toEqual(since(monday));
    // If stores continue each other, only the newest is restored.
    field.restored.length = 0;
    field.service = '2026-11-19T04:00:00Z';
    const kept = field.kept();
    await field.warm('2026-11-19T05:00:00Z');
    const restored = field.restored.filter((each) => kept.includes(each));
    expect(restored).toEqual(['store 2026-11-18']);
  });

  test('do not come from a store that lies under another day', async () => {
    const field = new Field(wednesday);
    field.keep('2026-11-17', monday);
    await field.warm(at(wednesday, '05:00'));
    await field.run(at(wednesday, '06:00'));
    expect(field.dates).toEqual(since(wednesday));
  });
});

describe('cacheKey', () => {
  test('reveals neither the API key nor the address, and depends on the service', () => {
    const key = cacheKey(storeForm, request, '2026-11-20');
    expect(key).toMatch(
      /^mcp-grade-gate-store-[0-9a-f]{12}-test-[0-9a-f]{12}-[0-9a-f]{16}-2026-11-20$/,
    );
    expect(key.length).toBeLessThan(512);
  });
});
