/*
 * What is taken over of stores that the previous API key sealed, whoever wrote them: dates, and nothing else.
 */
import { createCipheriv } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cacheKey } from '../../src/export/cache/entries.ts';
import type { EarlierStores, StoreDates } from '../../src/export/store/first-seen.ts';
import {
  frameKinds,
  frameRow,
  headerOf,
  nonceOf,
  numbersPerFrame,
  sealOf,
  storeForm,
  trailerFields,
  trailerNumber,
} from '../../src/export/store/store.ts';
import { openStore, openStoreDates, type Store } from '../../src/export/store/store-reader.ts';
import { runs } from '../seed.ts';
import { datesIn, documentOf, timeOf } from './dated.ts';
import { Field, names, request } from './field.ts';
import { apiKey, inMemory, opened, origin, sealedStore } from './sources.ts';

const previousApiKey = 'the-previous-key-0123456789abcdef';

/** A store of the previous key, as it was written then, and opened for its dates. */
function former(text: string, ...earlier: readonly Store[]): [store: Store, dates: StoreDates] {
  const bytes = sealedStore(text, 500, earlier, { apiKey: previousApiKey });
  const store = openStore(previousApiKey, origin, inMemory(bytes));
  const dates = openStoreDates(previousApiKey, origin, inMemory(bytes));
  if (store === null || dates === null) throw new Error('the store does not open');
  return [store, dates];
}

const storeOf = (text: string, earlier: Partial<EarlierStores>): Store =>
  opened(sealedStore(text, 500, { own: [], previous: [], ...earlier }, { apiKey, previousApiKey }));

describe('the dates of a store of the previous key', () => {
  const [first] = former(documentOf(0, { one: ['1.0.0'] }));
  const [, second] = former(documentOf(1, { one: ['1.0.0', '1.1.0'] }), first);
  const whole = { one: ['1.0.0', '1.1.0', '1.2.0'] };

  test('are those of the new one, and the next one needs no previous key', async () => {
    const third = storeOf(documentOf(2, whole), { previous: [second] });
    const known = { 'one 1.0.0': [null, 0], 'one 1.1.0': [0, 1], 'one 1.2.0': [1, 2] };
    expect(await datesIn(third, 'one')).toEqual(known);
    const next = opened(sealedStore(documentOf(3, whole), 500, [third]));
    expect(await datesIn(next, 'one')).toEqual(known);
  });

  test('do not open with another key, and count only for whoever gave that key', async () => {
    const bytes = sealedStore(documentOf(1, whole), 500, [], { apiKey: previousApiKey });
    expect(openStore(apiKey, origin, inMemory(bytes))).toBeNull();
    const without = sealedStore(documentOf(2, whole), 500, { own: [], previous: [second] });
    expect(await datesIn(opened(without), 'one')).toMatchObject({ 'one 1.1.0': [null, 2] });
  });

  test('come behind a store of the new key that was written without them', async () => {
    const apart = opened(sealedStore(documentOf(2, whole), 500));
    const more = { one: [...whole.one, '1.3.0'] };
    const store = storeOf(documentOf(3, more), { own: [apart], previous: [second] });
    expect(await datesIn(store, 'one')).toEqual({
      'one 1.0.0': [null, 0],
      'one 1.1.0': [0, 1],
      'one 1.2.0': [1, 2],
      'one 1.3.0': [2, 3],
    });
  });

  test('are not those of versions that were gone: these count as new', async () => {
    const [both] = former(documentOf(0, { one: ['1.0.0', '1.1.0'] }));
    const [, without] = former(documentOf(1, { one: ['1.0.0'] }), both);
    const store = storeOf(documentOf(2, { one: ['1.0.0', '1.1.0'] }), { previous: [without] });
    expect(await datesIn(store, 'one')).toEqual({ 'one 1.0.0': [null, 0], 'one 1.1.0': [1, 2] });
    // Nor does the new store remember what only the previous one had.
    const lacking = storeOf(documentOf(2, { one: ['1.0.0'] }), {
      previous: [former(documentOf(1, { one: ['1.0.0', '1.1.0'] }))[1]],
    });
    expect([...lacking.gone()].flatMap((each) => [...each])).toEqual([]);
  });

  test('go with a package to a new id, and not with an id to another package', async () => {
    const [, packaged] = former(
      documentOf(1, { s0: ['1.0.0'], s1: ['1.0.0'] }, { refsOf: (id) => [`npm:p${id}`] }),
    );
    const listed: Readonly<Record<string, string>> = { s0: 'new', s1: 'ps0', s2: 'ps1' };
    const corpus = { s0: ['1.0.0'], s1: ['1.0.0'], s2: ['1.0.0'] };
    const store = storeOf(documentOf(2, corpus, { refsOf: (id) => [`npm:${listed[id]}`] }), {
      previous: [packaged],
    });
    expect(await datesIn(store, 'new', 'ps0', 'ps1')).toEqual({
      's0 1.0.0': [1, 2],
      's1 1.0.0': [null, 1],
      's2 1.0.0': [null, 1],
    });
  });

  test('never replace what a store of the new key knows', async () => {
    const before = opened(sealedStore(documentOf(4, { one: ['1.0.0'] }), 500));
    const own = opened(sealedStore(documentOf(5, { one: ['1.0.0', '1.1.0'] }), 500, [before]));
    // Each says that it has had everything for long.
    const forged = [former(documentOf(1, whole))[1], former(documentOf(3, whole))[1]];
    const store = storeOf(documentOf(6, whole), { own: [own], previous: forged });
    expect(await datesIn(store, 'one')).toEqual({
      'one 1.0.0': [null, 1],
      'one 1.1.0': [4, 5],
      // It may have been gone since.
      'one 1.2.0': [null, 1],
    });
  });

  test('do not come from one that is later than the first store of the new key', async () => {
    const corpus = { one: ['1.0.0'] };
    const own = opened(sealedStore(documentOf(2, corpus), 500));
    for (const day of [2, 3, 9]) {
      const [, dates] = former(documentOf(day, corpus), former(documentOf(0, corpus))[0]);
      const store = storeOf(documentOf(4, corpus), { own: [own], previous: [dates] });
      const known = { 'one 1.0.0': [null, day === 2 ? 0 : 2] };
      expect(await datesIn(store, 'one')).toEqual(known);
      const alone = storeOf(documentOf(1, corpus), { previous: [dates] });
      expect(await datesIn(alone, 'one')).toEqual({ 'one 1.0.0': [null, 1] });
    }
  });

  const version = fc.constantFrom('1.0.0', '1.1.0', '2.0.0', 'v"1', '\ud83d\ude42');
  const server = fc.constantFrom('one', 'two', 'thr\u00e9e', 'f"our');

  test('are those that one key would have, whenever the key changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.array(fc.tuple(server, version), { maxLength: 5 }), fc.nat(3)), {
          minLength: 2,
          maxLength: 6,
        }),
        fc.nat(4),
        async (steps, at) => {
          const corpus: Record<string, string[]> = {};
          let [day, own, before]: [number, Store | null, Store | null] = [0, null, null];
          let sealed: Store | null = null;
          for (const [index, [added, gap]] of steps.entries()) {
            day += 1 + gap;
            // Nothing goes: what is gone is lost with the key.
            for (const [id, each] of added) corpus[id] = [...(corpus[id] ?? []), each];
            const text = documentOf(day, corpus);
            own = opened(sealedStore(text, 500, own === null ? [] : [own]));
            if (index <= at) [before] = former(text, ...(before === null ? [] : [before]));
            else {
              const previous = before === null ? [] : [before];
              sealed = storeOf(text, sealed === null ? { previous } : { own: [sealed], previous });
            }
          }
          if (sealed === null || own === null) return;
          const packages = ['one', 'two', 'thr\u00e9e', 'f"our'];
          expect(await datesIn(sealed, ...packages)).toEqual(await datesIn(own, ...packages));
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

/** What somebody with the previous key can write as a store. */
interface Forged {
  readonly generatedAt?: number;
  readonly since?: number;
  /** When the only version was first seen, in minutes. */
  readonly seen?: readonly [after: number, by: number];
  /** How many numbers stand behind the hashes, and in their place for the dates. */
  readonly more?: number;
  readonly moreSeen?: number;
  /** Rows of servers: hashes of their ids. */
  readonly ids?: Int32Array;
  /** How many numbers the directory says there are. */
  readonly counted?: number;
  /** How many bytes its directory has more. */
  readonly padding?: number;
}

const minuteOf = (day: number): number => timeOf(day) / 60_000;
const [real] = former(documentOf(1, { one: ['1.0.0'] }));

/** A store under the previous key, of an export with `1.0.0` of `one`. */
function forged(given: Forged): Buffer {
  const { generatedAt = timeOf(1), since = timeOf(0), seen = [0, minuteOf(0)] } = given;
  const header = headerOf(Buffer.alloc(32, 7));
  const { key, associated } = sealOf(previousApiKey, origin, header);
  const seal = (number: number, plain: Uint8Array): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(associated);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  const [known] = real.versions();
  const bytesOf = (numbers: Iterable<number>): Buffer =>
    Buffer.from(Int32Array.from(numbers).buffer);
  const { ids = new Int32Array(0), more = 0, moreSeen = more } = given;
  const padding = (numbers: number): Buffer => Buffer.alloc(4 * numbers, 1);
  const frames = (
    [
      ['versions', Buffer.concat([bytesOf(known?.hashes ?? []), bytesOf(ids), padding(more)])],
      [
        'seen',
        Buffer.concat([
          bytesOf([...seen, ...(known?.seen.slice(2) ?? [])]),
          bytesOf(ids),
          padding(moreSeen),
        ]),
      ],
    ] as const
  ).map(([kind, plain], number) => ({
    ...{ kind, count: given.counted ?? Math.min(numbersPerFrame, plain.length / 4) },
    sealed: seal(number, kind === 'seen' ? zstdCompressSync(plain) : plain),
  }));
  const { whole } = real.head;
  const head = {
    whole: { ...whole, head: { ...whole.head, generatedAt, rubricVersion: 'of the forger' } },
    validators: { etag: '"forged"', lastModified: null },
    since,
  };
  const json = Buffer.from(JSON.stringify(head) + ' '.repeat(given.padding ?? 0));
  const rows = Buffer.alloc(frameRow.end * frames.length);
  for (const [index, { kind, count, sealed }] of frames.entries()) {
    const at = frameRow.end * index;
    rows.writeUInt32LE(frameKinds.indexOf(kind), at + frameRow.kind);
    rows.writeUInt32LE(count, at + frameRow.count);
    rows.writeUInt32LE(sealed.length, at + frameRow.length);
  }
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const directory = seal(2, zstdCompressSync(Buffer.concat([length, json, rows])));
  const offset = header.length + frames.reduce((sum, { sealed }) => sum + sealed.length, 0);
  const trailer = Buffer.alloc(trailerFields.end);
  trailer.writeUIntLE(offset, trailerFields.offset, 6);
  trailer.writeUInt32LE(directory.length, trailerFields.length);
  trailer.writeUInt32LE(2, trailerFields.number);
  trailer.writeUIntLE(offset + directory.length, trailerFields.self, 6);
  const parts = frames.map(({ sealed }) => sealed);
  return Buffer.concat([header, ...parts, directory, seal(trailerNumber, trailer)]);
}

describe('a store that whoever has the previous key has written', () => {
  const isDatedBy = async (given: Forged): Promise<unknown> => {
    const dates = openStoreDates(previousApiKey, origin, inMemory(forged(given)));
    const previous = dates === null ? [] : [dates];
    const store = storeOf(documentOf(2, { one: ['1.0.0'] }), { previous });
    return (await datesIn(store, 'one'))['one 1.0.0'];
  };

  test('can date what is there', async () => {
    expect(await isDatedBy({})).toEqual([null, 0]);
    expect(await isDatedBy({ seen: [minuteOf(0), minuteOf(1)] })).toEqual([0, 1]);
  });

  test.for([
    ['a date after its own time', { seen: [0, minuteOf(3)] }],
    ['a date before all times', { seen: [0, -5] }],
    ['no date', { seen: [0, 0] }],
    ['a version that was there before it was not', { seen: [minuteOf(1), minuteOf(0)] }],
  ] as const)('has no effect on a version with %s', async ([, given]) => {
    // As if the store did not have the version.
    expect(await isDatedBy(given)).toEqual([1, 2]);
  });

  test.for([
    ['a time that is none', { generatedAt: 1e300 }],
    ['dates that begin after its time', { since: timeOf(5) }],
    ['dates that begin before all times', { since: -1e300 }],
    ['frames that unpack to more than a frame', { counted: 1_000_000_000 }],
    ['more numbers than a frame has', { more: 300_000 }],
    ['hashes without dates', { more: 2, moreSeen: 0 }],
    ['a directory that does not fit into memory', { padding: 20_000_000 }],
  ] as const)('has no effect with %s', async ([, given]) => {
    expect(await isDatedBy(given)).toEqual([null, 2]);
  });

  test('has no effect with far more servers than the export can have', async () => {
    const [, dates] = former(documentOf(1, { one: ['1.0.0'] }));
    const many: StoreDates = {
      head: dates.head,
      *versions() {
        for (const each of dates.versions()) yield each;
        const numbers = new Int32Array(250_000);
        for (let at = 0; at < 5; at += 1) yield { hashes: numbers, seen: numbers };
      },
    };
    const store = storeOf(documentOf(2, { one: ['1.0.0'] }), { previous: [many] });
    expect(await datesIn(store, 'one')).toEqual({ 'one 1.0.0': [null, 2] });
  });

  test('has no effect with frames without end', async () => {
    const [, dates] = former(documentOf(1, { one: ['1.0.0'] }));
    const endless: StoreDates = {
      head: dates.head,
      *versions() {
        for (const none = new Int32Array(0); ; ) yield { hashes: none, seen: none };
      },
    };
    const store = storeOf(documentOf(2, { one: ['1.0.0'] }), { previous: [endless] });
    expect(await datesIn(store, 'one')).toEqual({ 'one 1.0.0': [null, 2] });
  });

  test('cannot hold up the run by hashes that meet in a table', async () => {
    // All have the same lower half.
    const ids = Int32Array.from({ length: 130_000 * 2 }, (_, at) => (at % 2) * (at + 1));
    const started = performance.now();
    expect(await isDatedBy({ ids })).toEqual([null, 0]);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('says nothing of the export: neither of its records nor how it differs', () => {
    const dates = openStoreDates(previousApiKey, origin, inMemory(forged({})));
    expect(JSON.stringify(dates)).not.toContain('forge');
    expect(Object.keys(dates ?? {}).toSorted()).toEqual(['head', 'versions']);
  });
});

describe('after a change of the key', () => {
  const [monday, tuesday, wednesday, thursday] = ['16', '17', '18', '19'].map(
    (day) => `2026-11-${day}T04:00:00Z`,
  ) as [string, string, string, string];
  const at = (day: string, time: string): string => day.replace('04:00', time);
  const since = (day: string) => {
    const firstSeen = { after: null, by: Date.parse(day) };
    return [firstSeen, firstSeen, firstSeen];
  };
  const needing = { ...names, needsDates: true };
  const keyed = { previousApiKey };
  const keepFormer = (field: Field, day: string): void =>
    field.keep(day.slice(0, 10), day, undefined, previousApiKey);
  const notices = (field: Field): number =>
    field.log.filter((line) => line.includes('Remove it')).length;

  test('warm takes over the dates, and the next days go on without the previous key', async () => {
    const field = new Field(tuesday);
    keepFormer(field, monday);
    expect(await field.warm(at(tuesday, '05:00'), keyed)).toMatchObject({ isNew: true });
    expect(notices(field)).toBe(0);
    await field.run(at(tuesday, '06:00'), needing);
    expect(field.dates).toEqual(since(monday));
    for (const day of [wednesday, thursday]) {
      field.service = day;
      await field.warm(at(day, '05:00'));
      await field.run(at(day, '06:00'), needing);
      expect(field.dates).toEqual(since(monday));
    }
  });

  test('warm takes nothing from a store that knows of no earlier export', async () => {
    const field = new Field(tuesday, tuesday);
    keepFormer(field, tuesday);
    expect(await field.warm(at(tuesday, '05:00'), keyed)).toMatchObject({ isNew: false });
    expect(field.kept().filter((each) => each.includes('dated'))).toEqual([]);
    expect(notices(field)).toBe(1);
  });

  test('warm saves one with dates where one of the new key exists, and it is asked for first', async () => {
    const field = new Field(tuesday);
    keepFormer(field, monday);
    // A push has saved both entries of the day, without dates.
    await field.run(at(tuesday, '04:30'), needing, { forPullRequest: false });
    expect(field.dates).toEqual(since(tuesday));
    expect(await field.warm(at(tuesday, '05:00'), keyed)).toMatchObject({
      ...{ isNew: true, isKept: true },
    });
    expect(field.kept()).toContain('store dated-2026-11-17');
    await field.run(at(tuesday, '06:00'), needing);
    expect(field.dates).toEqual(since(monday));
    await field.run(at(tuesday, '06:30'), needing);
    expect(field.dates).toEqual(since(monday));
    // Whoever needs no dates asks for nothing more.
    field.restored.length = 0;
    await field.run(at(tuesday, '07:00'));
    expect(field.restored).toEqual(['names 2026-11-17']);
    // Again there is nothing to do, and a notice that says so.
    expect(notices(field)).toBe(0);
    expect(await field.warm(at(tuesday, '08:00'), keyed)).toMatchObject({
      ...{ isNew: false, isKept: true },
    });
    expect(notices(field)).toBe(1);
  });

  test('the next day continues the one with dates, whoever downloads first', async () => {
    for (const first of ['warm', 'gate', 'a gate that needs no dates']) {
      const field = new Field(tuesday);
      keepFormer(field, monday);
      await field.run(at(tuesday, '04:30'), names, { forPullRequest: false });
      await field.warm(at(tuesday, '05:00'), keyed);
      field.service = wednesday;
      const query = first === 'gate' ? needing : names;
      if (first !== 'warm')
        await field.run(at(wednesday, '04:30'), query, { forPullRequest: false });
      if (first === 'a gate that needs no dates') {
        field.service = thursday;
        await field.warm(at(thursday, '05:00'));
        await field.run(at(thursday, '06:00'), needing);
      } else {
        await field.warm(at(wednesday, '05:00'));
        await field.run(at(wednesday, '06:00'), needing);
      }
      expect(field.dates, first).toEqual(since(monday));
    }
  });

  test('a run that downloads itself takes over the dates, for others too if none decides in it', async () => {
    for (const query of [names, needing]) {
      const field = new Field(tuesday);
      keepFormer(field, monday);
      await field.run(at(tuesday, '05:00'), query, keyed);
      expect(field.dates).toEqual(since(monday));
      expect(notices(field)).toBe(0);
    }
  });

  test('two days that are compared take over the dates, and are never of the previous key', async () => {
    const field = new Field(tuesday);
    keepFormer(field, monday);
    expect(await field.days(at(tuesday, '05:00'), 1, keyed)).toMatchObject({
      ...{ newer: tuesday, earlier: null, source: 'download', isSaved: true },
    });
    await field.run(at(tuesday, '06:00'), needing);
    expect(field.dates).toEqual(since(monday));
  });

  test('no record, verdict or rubric comes from the previous key', async () => {
    const field = new Field(tuesday);
    keepFormer(field, monday);
    field.head = { rubric_version: '9.9.9' };
    const { change } = await field.warm(at(tuesday, '05:00'), keyed);
    expect(change).toBeUndefined();
    const down = new Field(monday);
    keepFormer(down, monday);
    // Without an answer of the service there is nothing to judge with.
    const { GateError } = await import('../../src/model/failure.ts');
    down.service = new GateError('export-unavailable', 'It is down.', 'Wait.');
    expect(await down.run(at(monday, '06:00'), needing, keyed)).toEqual({
      error: 'export-unavailable',
    });
    await expect(down.warm(at(monday, '06:00'), keyed)).rejects.toMatchObject({
      code: 'export-unavailable',
    });
  });

  test('a store under another day has no effect, nor has one that does not open', async () => {
    const field = new Field(tuesday);
    field.keep('2026-11-15', monday, undefined, previousApiKey);
    const damaged = (bytes: Buffer): Buffer => {
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      return bytes;
    };
    field.keep('2026-11-16', monday, damaged, previousApiKey);
    await field.warm(at(tuesday, '05:00'), keyed);
    expect(notices(field)).toBe(1);
    await field.run(at(tuesday, '06:00'), needing);
    expect(field.dates).toEqual(since(tuesday));
  });

  test('neither key is in the name of an entry', () => {
    const key = cacheKey(storeForm, { ...request, apiKey: previousApiKey }, 'dated', '2026-11-20');
    expect(key).toMatch(
      /^mcp-grade-gate-store-[0-9a-f]{12}-test-[0-9a-f]{12}-[0-9a-f]{16}-dated-2026-11-20$/,
    );
    expect(key).not.toContain(Buffer.from(previousApiKey).toString('hex').slice(0, 12));
  });
});
