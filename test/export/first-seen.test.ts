import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateExport } from '../../bench/generate.ts';
import { selectFromExport } from '../../src/export/reading/select.ts';
import { headerLength } from '../../src/export/store/store.ts';
import { openSealedStore, type Store } from '../../src/export/store/store-reader.ts';
import type { FirstSeen, Identity } from '../../src/model/model.ts';
import { runs } from '../seed.ts';
import { sizeFor } from '../sizes.ts';
import { type Corpus, datedDocument, datesIn, type Shape } from './dated.ts';
import { apiKey, inMemory, openMemoryStore, origin, sealedStore } from './sources.ts';

function storeOf(document: string, ...earlier: readonly Store[]): Store {
  return openMemoryStore(sealedStore(document, 50, earlier));
}

describe('when versions were first seen', () => {
  test('is not known of those in the first store', async () => {
    const store = storeOf(datedDocument(0, { one: ['1.0.0', '1.1.0'] }));
    expect(await datesIn(store, 'one')).toEqual({ 'one 1.0.0': [null, 0], 'one 1.1.0': [null, 0] });
  });

  test('is kept from store to store, between the last export without and the first with it', async () => {
    const first = storeOf(datedDocument(0, { one: ['1.0.0'] }));
    const second = storeOf(datedDocument(1, { one: ['1.0.0', '1.1.0'] }), first);
    const third = storeOf(
      datedDocument(5, { two: ['1.0.0'], one: ['1.2.0', '1.1.0', '1.0.0'] }),
      second,
    );
    expect(await datesIn(third, 'one', 'two')).toEqual({
      'one 1.0.0': [null, 0],
      'one 1.1.0': [0, 1],
      'one 1.2.0': [1, 5],
      'two 1.0.0': [1, 5],
    });
  });

  test('of a version that is gone for some days is remembered, but not for ever', async () => {
    const first = storeOf(datedDocument(0, { one: ['1.0.0'] }));
    const both = storeOf(datedDocument(1, { one: ['1.0.0', '1.1.0'] }), first);
    const without = storeOf(datedDocument(2, { one: ['1.0.0'] }), both);
    const still = storeOf(datedDocument(3, { one: ['1.0.0'] }), without);
    const back = datedDocument(4, { one: ['1.0.0', '1.1.0'] });
    expect(await datesIn(storeOf(back, still), 'one')).toMatchObject({ 'one 1.1.0': [0, 1] });
    const later = storeOf(datedDocument(100, { one: ['1.0.0'] }), still);
    const muchLater = datedDocument(101, { one: ['1.0.0', '1.1.0'] });
    expect(await datesIn(storeOf(muchLater, later), 'one')).toMatchObject({
      'one 1.0.0': [null, 0],
      'one 1.1.0': [100, 101],
    });
  });

  test('is remembered of a large export through days on which nearly all of it is missing', async () => {
    const length = sizeFor({ small: 2_000, real: 12_000 });
    const many = { one: Array.from({ length }, (_, at) => `1.0.${at}`) };
    let store = storeOf(datedDocument(0, many));
    for (const day of [1, 2]) store = storeOf(datedDocument(day, { one: ['1.0.0'] }), store);
    const dates = Object.values(await datesIn(storeOf(datedDocument(3, many), store), 'one'));
    expect(dates).toHaveLength(length);
    expect(new Set(dates.map(String))).toEqual(new Set([',0']));
  });

  test('comes from several stores, of which a later one knows nothing of the earlier', async () => {
    const first = storeOf(datedDocument(0, { one: ['1.0.0'] }));
    const second = storeOf(datedDocument(1, { one: ['1.0.0', '1.1.0'] }), first);
    // This store is written without the dates from the other two.
    const apart = storeOf(datedDocument(2, { one: ['1.0.0', '1.1.0', '1.2.0'] }));
    const whole = { one: ['1.0.0', '1.1.0', '1.2.0', '1.3.0'] };
    for (const earlier of [
      [second, apart],
      [apart, second],
    ]) {
      expect(await datesIn(storeOf(datedDocument(3, whole), ...earlier), 'one')).toEqual({
        'one 1.0.0': [null, 0],
        'one 1.1.0': [0, 1],
        'one 1.2.0': [1, 2],
        'one 1.3.0': [2, 3],
      });
    }
  });

  test('does not come from a store that is no earlier, or damaged', async () => {
    const corpus = { one: ['1.0.0'] };
    const unknown = { 'one 1.0.0': [null, 3] };
    const later = storeOf(datedDocument(4, corpus), storeOf(datedDocument(1, corpus)));
    expect(await datesIn(storeOf(datedDocument(3, corpus), later), 'one')).toEqual(unknown);
    const bytes = sealedStore(datedDocument(1, corpus), 50);
    const found = new Set<unknown>();
    for (let at = headerLength; at < bytes.length; at += 7) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      const earlier = openSealedStore(apiKey, origin, inMemory(damaged));
      if (earlier === null) continue;
      found.add((await datesIn(storeOf(datedDocument(3, corpus), earlier), 'one'))['one 1.0.0']);
    }
    // Damage elsewhere in the store does not affect its dates.
    expect(new Set([...found].map(String))).toEqual(new Set([',1', ',3']));
  });

  test('is that of its own server, and of texts with escapes and repeated members', async () => {
    const odd = datedDocument(1, { 'o"ne': ['1.0.0'], two: ['2.0.0-"x"'] })
      .replace('"server":"two"', '"ser\\u0076er":"no","server":"two"')
      .replace('"version":"1.0.0"', '"version":"0.9.0","version":"1.0.0"');
    const earlier = storeOf(datedDocument(0, { 'o"ne': ['1.0.0'], two: ['2.0.0-"x"'] }));
    const store = storeOf(odd, earlier);
    expect(await datesIn(store, 'o"ne', 'two')).toEqual({
      'o"ne 1.0.0': [null, 0],
      'two 2.0.0-"x"': [null, 0],
    });
    const moved = storeOf(datedDocument(2, { 'o"ne': ['2.0.0-"x"'], two: ['1.0.0'] }), store);
    expect(await datesIn(moved, 'o"ne', 'two')).toEqual({
      'o"ne 2.0.0-"x"': [1, 2],
      'two 1.0.0': [1, 2],
    });
  });

  test('is known of every version of a large export', async () => {
    const large = (generatedAt: string): string =>
      [
        ...generateExport({
          bytes: sizeFor({ small: 700_000, real: 2_000_000 }),
          seed: 3,
          generatedAt,
        }),
      ].join('');
    const [before, after] = ['2026-11-01T04:00:00.000Z', '2026-11-02T04:00:00.000Z'];
    const store = openMemoryStore(
      sealedStore(large(after), 65_536, [openMemoryStore(sealedStore(large(before)))]),
    );
    const identities = Array.from(
      { length: sizeFor({ small: 24, real: 70 }) },
      (_, server): Identity => {
        return { type: 'npm', name: `@made-up/server-${server}` };
      },
    );
    const { servers } = await selectFromExport(store, { identities, watched: [] });
    const dates = servers.flatMap(({ reports }) => reports.map(({ firstSeen }) => firstSeen));
    expect(dates.length).toBeGreaterThan(sizeFor({ small: 100, real: 300 }));
    expect(new Set(dates.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ after: null, by: Date.parse(before) })]),
    );
  });

  describe('of a server', () => {
    const orders = [
      ['generated_at', 'servers', 'scores', 'findings'],
      ['findings', 'scores', 'servers', 'generated_at'],
    ];

    test.for([
      // The servers' references on two days, and whether version 1.0.0 of the server `now` keeps its date.
      ['with the same id', { now: ['npm:a'] }, { now: ['npm:a'] }, true],
      ['with another id and the same package', { was: ['npm:a'] }, { now: ['npm:a'] }, true],
      [
        'with another id and one of its packages',
        { was: ['npm:a', 'oci:b'] },
        { now: ['oci:b', 'npm:c'] },
        true,
      ],
      ['with another id and another package', { was: ['npm:a'] }, { now: ['npm:b'] }, false],
      [
        'with another id and a package of that name elsewhere',
        { was: ['npm:a'] },
        { now: ['pypi:a'] },
        false,
      ],
      [
        'with another id, while the other is still there',
        { was: ['npm:a'] },
        { now: ['npm:a'], was: ['npm:a'] },
        false,
      ],
      [
        'with another id, and a name that is a reference',
        { was: ['npm:a'] },
        { now: ['a'] },
        false,
      ],
      ['with one more package', { now: ['npm:a'] }, { now: ['npm:a', 'oci:b'] }, true],
      ['with other packages', { now: ['npm:a'] }, { now: ['npm:b', 'oci:b'] }, false],
      [
        'with the package of a server that is gone',
        { now: ['npm:a'], was: ['npm:b'] },
        { now: ['npm:b'] },
        true,
      ],
      [
        'with the package of a server that is there',
        { now: ['npm:a'], was: ['npm:b'] },
        { now: ['npm:b'], was: ['npm:b'] },
        false,
      ],
      [
        'with the package of one that has its id now',
        { now: ['npm:a'], was: ['npm:b'] },
        { now: ['npm:b'], was: ['npm:a'] },
        true,
      ],
      [
        'with the package of one whose id another has now',
        { now: ['npm:a'], was: ['npm:b'] },
        { now: ['npm:b'], was: ['npm:c'] },
        true,
      ],
      ['whose packages are known only now', { now: [] }, { now: ['npm:a'] }, true],
      ['whose packages are known no longer', { now: ['npm:a'] }, { now: [] }, true],
      [
        'with as many packages as one can list',
        { was: ['npm:a'] },
        { now: ['npm:a', ...Array.from({ length: 2000 }, (_, at) => `npm:n${at}`)] },
        true,
      ],
    ] as const)('%s', async ([, before, after, isKept]) => {
      const corpusOf = (refs: object): Corpus =>
        Object.fromEntries(Object.keys(refs).map((id) => [id, ['1.0.0']]));
      const shapeOf = (
        refs: Readonly<Record<string, readonly string[]>>,
        order: readonly string[],
      ): Shape => ({
        refsOf: (id) => refs[id] ?? [],
        order,
      });
      for (const order of orders) {
        const empty = storeOf(datedDocument(0, {}));
        const first = storeOf(datedDocument(1, corpusOf(before), shapeOf(before, order)), empty);
        const second = storeOf(datedDocument(2, corpusOf(after), shapeOf(after, order)), first);
        const third = storeOf(datedDocument(3, corpusOf(after), shapeOf(after, order)), second);
        const expected = { 'now 1.0.0': isKept ? [0, 1] : [1, 2] };
        for (const store of [second, third]) {
          expect(await datesIn(store, 'a', 'b', 'c', 'now')).toMatchObject(expected);
        }
      }
    });

    const packaged = (day: number, listed: Readonly<Record<string, string>>, corpus: Corpus) =>
      datedDocument(day, corpus, { refsOf: (id) => [`npm:${listed[id]}`] });

    test('that has the id of one that is gone has none of its dates', async () => {
      const first = storeOf(packaged(1, { now: 'a' }, { now: ['1.0.0', '1.1.0'] }));
      const without = storeOf(datedDocument(2, {}), first);
      // Some versions come back at once, and others when the id is no longer new.
      const second = storeOf(packaged(3, { now: 'b' }, { now: ['1.0.0'] }), without);
      const third = storeOf(packaged(4, { now: 'b' }, { now: ['1.0.0', '1.1.0'] }), second);
      expect(await datesIn(third, 'b')).toEqual({ 'now 1.0.0': [2, 3], 'now 1.1.0': [3, 4] });
      const atOnce = storeOf(packaged(2, { now: 'b' }, { now: ['1.0.0'] }), first);
      const later = storeOf(packaged(3, { now: 'b' }, { now: ['1.0.0', '1.1.0'] }), atOnce);
      expect(await datesIn(later, 'b')).toEqual({ 'now 1.0.0': [1, 2], 'now 1.1.0': [2, 3] });
    });

    test('that is missing for a day keeps its dates, with another id too', async () => {
      const empty = storeOf(datedDocument(0, {}));
      const first = storeOf(packaged(1, { was: 'a' }, { was: ['1.0.0'] }), empty);
      const without = storeOf(datedDocument(3, {}), storeOf(datedDocument(2, {}), first));
      for (const id of ['was', 'now']) {
        const back = storeOf(packaged(4, { [id]: 'a' }, { [id]: ['1.0.0'] }), without);
        expect(await datesIn(back, 'a')).toEqual({ [`${id} 1.0.0`]: [0, 1] });
      }
    });

    test('stays its own when all ids are given anew', async () => {
      const names = ['a', 'b', 'c'];
      // Ids number the servers, and each server has versions that no other has.
      const versionsOf = (name: string): string[] => ['1.0.0', `2.0.0-${name}`];
      const numbered = (day: number, listed: readonly string[], more: string[] = []): string =>
        datedDocument(
          day,
          Object.fromEntries(listed.map((name, at) => [`s${at}`, [...versionsOf(name), ...more]])),
          { refsOf: (id) => [`npm:${listed[Number(id.slice(1))]}`] },
        );
      const empty = storeOf(datedDocument(0, {}));
      const first = storeOf(numbered(1, names), empty);
      const second = storeOf(numbered(2, ['new', ...names], ['3.0.0']), first);
      expect(await datesIn(second, 'new')).toEqual({
        's0 1.0.0': [1, 2],
        's0 2.0.0-new': [1, 2],
        's0 3.0.0': [1, 2],
      });
      for (const [at, name] of names.entries()) {
        expect(await datesIn(second, name)).toEqual({
          [`s${at + 1} 1.0.0`]: [0, 1],
          [`s${at + 1} 2.0.0-${name}`]: [0, 1],
          [`s${at + 1} 3.0.0`]: [1, 2],
        });
      }
    });

    test('that another one has claimed is that of its own record', async () => {
      const claimed = { refsOf: () => ['npm:a'] };
      const first = storeOf(datedDocument(0, { real: ['1.0.0'] }, claimed));
      const second = storeOf(
        datedDocument(1, { real: ['1.0.0'], other: ['2.0.0'] }, claimed),
        first,
      );
      const whole = { real: ['1.0.0', '2.0.0'], other: ['2.0.0'] };
      const third = storeOf(datedDocument(9, whole, claimed), second);
      expect(await datesIn(third, 'a')).toEqual({
        'real 1.0.0': [null, 0],
        'real 2.0.0': [1, 9],
        'other 2.0.0': [0, 1],
      });
    });
  });

  const version = fc.constantFrom('1.0.0', '1.1.0', '2.0.0', 'v"1', '\ud83d\ude42');
  const corpus = fc.dictionary(
    fc.constantFrom('one', 'two', 'thr\u00e9e', 'f"our'),
    fc.array(version, { maxLength: 4 }),
    { maxKeys: 4, noNullPrototype: true },
  );
  const order = fc.shuffledSubarray(['generated_at', 'servers', 'scores', 'findings'], {
    minLength: 4,
  });

  test('is what a list of all exports says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(corpus, fc.nat(3), order), { minLength: 1, maxLength: 6 }),
        async (steps) => {
          const known = new Map<string, Pick<FirstSeen, 'after' | 'by'>>();
          let store: Store | null = null;
          let [day, last]: [number, number | null] = [0, null];
          for (const [whole, gap, order] of steps) {
            day += 1 + gap;
            store = storeOf(
              datedDocument(day, whole, { order }),
              ...(store === null ? [] : [store]),
            );
            const expected: Record<string, unknown> = {};
            for (const [server, versions] of Object.entries(whole)) {
              for (const each of versions) {
                const key = `${server} ${each}`;
                if (!known.has(key)) known.set(key, { after: last, by: day });
                const { after, by } = known.get(key) as FirstSeen;
                expected[key] = [after, by];
              }
            }
            last = day;
            const packages = ['one', 'two', 'thr\u00e9e', 'f"our'];
            expect(await datesIn(store, ...packages)).toEqual(expected);
          }
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
