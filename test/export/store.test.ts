import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { generateExport } from '../../bench/generate.ts';
import { queryKey, smallEntryForm, smallEntryToJson } from '../../src/export/cache/small-entry.ts';
import { StoreDamaged } from '../../src/export/contract/faults.ts';
import { selectFromExport } from '../../src/export/reading/select.ts';
import { keyFingerprint, sealJson, unsealJson } from '../../src/export/store/seal.ts';
import { headerLength, trailerLength } from '../../src/export/store/store.ts';
import { openSealedStore } from '../../src/export/store/store-reader.ts';
import { jsonForm } from '../../src/model/form.ts';
import type { Identity, Selection } from '../../src/model/model.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { runs } from '../seed.ts';
import { sizeFor } from '../sizes.ts';
import {
  apiKey,
  grouped,
  inMemory,
  naive,
  openMemoryStore,
  origin,
  scanned,
  sealedStore,
  undated,
} from './sources.ts';

const day = new Date('2026-11-20T00:00:00Z');
const text = JSON.stringify(exportDocument(day));
const sealed = sealedStore(text);
const files: Identity = { type: 'npm', name: '@fictional-mcp/files' };
const query = {
  identities: [files, { type: 'npm', name: '@fictional-mcp/nothing' } as const],
  watched: [{ type: 'npm', name: '@fictional-mcp/filess' } as const],
};

/** Passes a selection through the small cache entry. */
function throughSmallEntry(selection: Selection, of: typeof query): Selection {
  const list = queryKey(apiKey, of);
  const validators = { etag: null, lastModified: null };
  const { generatedAt } = selection.header;
  const sealed = sealJson(
    apiKey,
    origin,
    smallEntryForm,
    smallEntryToJson({ list, generatedAt, validators, selection }),
  );
  const read = unsealJson(apiKey, origin, smallEntryForm, sealed);
  if (read === undefined) throw new Error('the small entry does not open');
  return read.selection;
}

describe('a store', () => {
  test('gives the same selection as the document', async () => {
    const fromStore = await selectFromExport(openMemoryStore(sealed), query);
    expect(undated(fromStore)).toEqual(await selectFromExport(naive(text), query));
    expect(fromStore.servers[0]?.reports.map(({ version }) => version)).toEqual([
      '1.2.0',
      '1.4.0',
      '1.5.0',
    ]);
    expect(openMemoryStore(sealed).head).toMatchObject({
      whole: { head: { generatedAt: day.getTime() }, totals: { servers: 12 } },
      validators: { etag: '"1"', lastModified: null },
    });
  });

  test('reveals neither the data nor the key, and differs every time', () => {
    const clear = sealed.toString('latin1');
    for (const word of ['fictional', 'path-traversal', 'srv-', apiKey]) {
      expect(clear).not.toContain(word);
    }
    const again = sealedStore(text);
    expect(again.subarray(headerLength, headerLength + 64)).not.toEqual(
      sealed.subarray(headerLength, headerLength + 64),
    );
  });

  test('opens with the same key, for the same service, and only then', () => {
    expect(openSealedStore(`${apiKey}x`, origin, inMemory(sealed))).toBeNull();
    expect(openSealedStore(apiKey, 'https://other.example/', inMemory(sealed))).toBeNull();
  });

  test('of another form does not open', () => {
    const other = Buffer.from(sealed);
    other[15] = (other[15] ?? 0) ^ 1;
    expect(openSealedStore(apiKey, origin, inMemory(other))).toBeNull();
  });

  test('cut anywhere, or grown, does not open', () => {
    for (let length = 0; length < sealed.length; length += 1) {
      expect(openSealedStore(apiKey, origin, inMemory(sealed.subarray(0, length)))).toBeNull();
    }
    for (const grown of [
      Buffer.concat([sealed, Buffer.alloc(1)]),
      Buffer.concat([Buffer.alloc(1), sealed]),
      Buffer.concat([sealed, sealed.subarray(-trailerLength)]),
      Buffer.concat([sealed.subarray(0, -trailerLength), sealed]),
    ]) {
      expect(openSealedStore(apiKey, origin, inMemory(grown))).toBeNull();
    }
  });

  test('with parts of another store of the same key gives no records', async () => {
    const other = sealedStore(text);
    expect(other.length).toBe(sealed.length);
    for (let at = 0; at + 64 <= sealed.length; at += 64) {
      const mixed = Buffer.from(sealed);
      mixed.set(other.subarray(at, at + 64), at);
      await expectRejectionOr(mixed, 41);
    }
  });

  test('with any bit changed gives the right answer or none', async () => {
    const place = fc.tuple(fc.nat(sealed.length - 1), fc.nat(7));
    await fc.assert(
      fc.asyncProperty(place, async ([at, bit]) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        await expectRejectionOr(changed, 41);
      }),
      { numRuns: runs(3000) },
    );
  });

  async function expectRejectionOr(bytes: Buffer, score: number): Promise<void> {
    const store = openSealedStore(apiKey, origin, inMemory(bytes));
    if (store === null) return;
    try {
      const { servers } = await selectFromExport(store, { identities: [files], watched: [] });
      expect(servers[0]?.reports[0]?.score).toBe(score);
    } catch (error) {
      expect(error).toBeInstanceOf(StoreDamaged);
    }
  }

  test('has a server of very many names', async () => {
    const record = {
      id: 'srv-1',
      name: 'one',
      package_refs: ['npm:one-mcp', ...Array.from({ length: 100_000 }, () => 'oci:a')],
    };
    const whole = { generated_at: day.toISOString(), servers: [record], scores: [], findings: [] };
    const watched: Identity[] = [{ type: 'npm', name: 'one-mcpp' }];
    const names = { identities: [{ type: 'npm', name: 'one-mcp' } as const], watched };
    const { servers, neighbours } = await selectFromExport(
      openMemoryStore(sealedStore(JSON.stringify(whole))),
      names,
    );
    expect(servers).toHaveLength(1);
    expect([...neighbours]).toEqual([['npm:one-mcpp', ['one-mcp']]]);
  });

  test('of many frames finds every record, by id and by position', async () => {
    for (const references of ['id', 'index', 'pointer', 'object'] as const) {
      for (const findings of ['together', 'scattered'] as const) {
        for (const order of ['documented', 'reversed'] as const) {
          const shape = {
            bytes: sizeFor({ small: 200_000, real: 600_000 }),
            seed: 7,
            references,
            findings,
            order,
          };
          const large = [...generateExport(shape)].join('');
          const identities = [
            0,
            sizeFor({ small: 3, real: 7 }),
            sizeFor({ small: 6, real: 19 }),
          ].map((server): Identity => ({ type: 'npm', name: `@made-up/server-${server}` }));
          const names = { identities, watched: [] };
          const expected = await selectFromExport(naive(large), names);
          expect(expected.servers).toHaveLength(3);
          expect(expected.inconsistencies).toEqual([]);
          const store = openMemoryStore(sealedStore(large));
          expect(undated(await selectFromExport(store, names))).toEqual(expected);
          expect(await selectFromExport(grouped(store), names)).toEqual(expected);
          expect(await selectFromExport(scanned(large, 10_000), names)).toEqual(expected);
        }
      }
    }
  });
});

describe('the same selection from every source', () => {
  const name = fc.constantFrom(
    'one',
    'One',
    'on-e',
    'mcp_one',
    '@a/one',
    'https://one.example/mcp',
    '',
  );
  const reference = fc.oneof(
    name,
    name.map((each) => `npm:${each}`),
    name.map((identifier) => ({ registryType: 'pypi', identifier })),
    name.map((identifier) => ({ registryType: 'oci', identifier, version: '1.0.0' })),
    fc.constantFrom(null, 7, {}, 'pkg:npm/one@1.0.0', {
      type: 'sse',
      url: 'https://one.example/mcp/',
    }),
  );
  const id = fc.constantFrom('srv-1', 'srv-2', 'srv-3', '', 's\u{1F642}', 'srv-"', '\ud800');
  const findingId = fc.constantFrom<unknown>('f-1', 'f-2', 'f"3', 'ünï', 4, 5.5, 1e21, '', null);
  const server = fc.record(
    {
      id,
      name,
      publisher: fc.constantFrom<unknown>({ namespace: 'n', verified: true }, null, 'odd'),
      package_refs: fc.oneof(fc.array(reference, { maxLength: 3 }), fc.constant('odd')),
      versions: fc.array(fc.constantFrom<unknown>('1.0.0', { version: '2.0.0' }, 7), {
        maxLength: 3,
      }),
    },
    { requiredKeys: ['name'] },
  );
  const findingRef = fc.oneof(
    findingId,
    fc.nat(5),
    fc.nat(5).map((at) => `#/findings/${at}`),
    fc.constantFrom<unknown>({ id: 'f-1' }, { index: 2 }, { result: 'fail', id: 'inline' }, {}),
  );
  const score = fc.record(
    {
      server: fc.oneof(id, fc.constant(null)),
      version: fc.constantFrom('1.0.0', '2.0.0', ''),
      score: fc.constantFrom<unknown>(0, 50, 100, null, '90', 101),
      grade: fc.constantFrom('A', 'F', 'Z'),
      findings: fc.oneof(fc.array(findingRef, { maxLength: 4 }), fc.constant(null)),
    },
    { requiredKeys: ['version'] },
  );
  const finding = fc.record(
    {
      id: findingId,
      finding_id: findingId,
      ref: findingId,
      result: fc.constantFrom('pass', 'fail', 'maybe', ''),
      weight: fc.constantFrom<unknown>(1, 'heavy', 1e308),
      evidence: fc.oneof(fc.string({ maxLength: 60 }), fc.jsonValue()),
    },
    { requiredKeys: ['result'] },
  );
  const odd = fc.constantFrom<unknown>(null, 7, 'text', [], ['f-1']);
  const document = fc
    .record({
      counts: fc.constantFrom<unknown>({ servers: 1, scores: 1, findings: 1 }, null, 'odd'),
      servers: fc.array(fc.oneof({ weight: 9, arbitrary: server }, odd), {
        minLength: 1,
        maxLength: 5,
      }),
      scores: fc.array(fc.oneof({ weight: 9, arbitrary: score }, odd), {
        minLength: 1,
        maxLength: 6,
      }),
      findings: fc.array(fc.oneof({ weight: 9, arbitrary: finding }, odd), { maxLength: 6 }),
      generated_at: fc.constant('2026-11-20T00:00:00.000Z'),
    })
    .chain((whole) =>
      fc
        .shuffledSubarray(Object.keys(whole), { minLength: 5, maxLength: 5 })
        .map((keys) =>
          JSON.stringify(
            Object.fromEntries(keys.map((key) => [key, whole[key as keyof typeof whole]])),
          ),
        ),
    );
  const identity = fc.record({
    type: fc.constantFrom('npm', 'pypi', 'oci', 'remote', 'registry'),
    name: fc.constantFrom(
      'one',
      'on-e',
      '@a/one',
      'docker.io/library/one',
      'https://one.example/mcp',
      'mcp-one',
      'mcp_onee',
    ),
  }) as fc.Arbitrary<Identity>;

  test('a file, a store, a grouped copy, the small entry', async () => {
    await fc.assert(
      fc.asyncProperty(
        document,
        fc.array(identity, { maxLength: 4 }),
        fc.array(identity, { maxLength: 2 }),
        async (whole, identities, watched) => {
          const names = { identities, watched };
          const expected = await selectFromExport(naive(whole), names);
          const store = openMemoryStore(sealedStore(whole, 7));
          const fromStore = await selectFromExport(store, names);
          expect(undated(fromStore)).toEqual(expected);
          const unwatched = { identities, watched: [] };
          expect(await selectFromExport(grouped(store), unwatched)).toEqual(
            undated(await selectFromExport(store, unwatched)),
          );
          expect(await selectFromExport(scanned(whole), names)).toEqual(expected);
          expect(await selectFromExport(scanned(whole, 5), names)).toEqual(expected);
          expect(throughSmallEntry(fromStore, names as typeof query)).toEqual(fromStore);
        },
      ),
      { numRuns: runs(250) },
    );
  });

  test('numbers that JSON cannot write survive the small entry', async () => {
    const huge = text.replace('"evidence":"9 ranges"', '"evidence":{"size":1e999,"small":-1e999}');
    expect(huge).not.toBe(text);
    const selection = await selectFromExport(scanned(huge), query);
    expect(JSON.stringify(selection.servers)).toContain('"Infinity"');
    expect(throughSmallEntry(selection, query)).toEqual(selection);
  });
});

describe('sealed JSON', () => {
  const check = jsonForm('check', z.object({ checkedAt: z.number(), paid: z.string() }));
  const sealed = sealJson(apiKey, origin, check, { checkedAt: 1, paid: 'a paid word' });

  test('opens as its kind, with the same key, for the same service, and only then', () => {
    expect(unsealJson(apiKey, origin, check, sealed)).toMatchObject({ checkedAt: 1 });
    expect(unsealJson(apiKey, origin, smallEntryForm, sealed)).toBeUndefined();
    expect(unsealJson(`${apiKey}x`, origin, check, sealed)).toBeUndefined();
    expect(unsealJson(apiKey, 'https://other.example/', check, sealed)).toBeUndefined();
    expect(sealed.toString('latin1')).not.toContain('paid');
  });

  test('does not open when a single bit of it is changed, or when it is cut or grown', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        expect(unsealJson(apiKey, origin, check, changed)).toBeUndefined();
      }
      expect(unsealJson(apiKey, origin, check, sealed.subarray(0, at))).toBeUndefined();
    }
    expect(
      unsealJson(apiKey, origin, check, Buffer.concat([sealed, Buffer.alloc(1)])),
    ).toBeUndefined();
  });

  test('has a fingerprint that differs by API key and does not reveal it', () => {
    expect(keyFingerprint(apiKey)).toMatch(/^[0-9a-f]{16}$/);
    expect(keyFingerprint(apiKey)).not.toBe(keyFingerprint(`${apiKey}x`));
  });

  test('is found under the list of its names, whatever their order', () => {
    const [first, second] = query.identities;
    const turned = { ...query, identities: [second, first, first] as Identity[] };
    expect(queryKey(apiKey, turned)).toBe(queryKey(apiKey, query));
    expect(queryKey(`${apiKey}x`, query)).not.toBe(queryKey(apiKey, query));
    expect(queryKey(apiKey, { ...query, watched: [] })).not.toBe(queryKey(apiKey, query));
    expect(queryKey(apiKey, { identities: query.watched, watched: query.identities })).not.toBe(
      queryKey(apiKey, query),
    );
  });
});
