import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateExport, serversOf } from '../../bench/generate.ts';
import { StoreDamaged } from '../../src/export/contract/faults.ts';
import { mirrorSeal } from '../../src/export/mirror/layout.ts';
import { lookalikeKeys, lookalikeProbes } from '../../src/export/mirror/lookalike-keys.ts';
import { openMirror } from '../../src/export/mirror/read.ts';
import type { Extent } from '../../src/export/mirror/records.ts';
import { selectFromExport } from '../../src/export/reading/select.ts';
import { searchNeighbours } from '../../src/export/store/neighbours.ts';
import type { Store } from '../../src/export/store/store-reader.ts';
import type { Identity } from '../../src/model/model.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { runs } from '../seed.ts';
import { apiKey, mirrored, mirrorFile, naive, opened, origin, sealedStore } from './sources.ts';

const day = new Date('2026-11-20T00:00:00Z');
const text = JSON.stringify(exportDocument(day));
const files: Identity = { type: 'npm', name: '@fictional-mcp/files' };

/** An export whose servers are packages with these names. */
function exportOf(names: readonly Identity[]): string {
  return JSON.stringify({
    generated_at: day.toISOString(),
    servers: names.map(({ type, name }, at) => ({
      id: `srv-${at}`,
      name: `server ${at}`,
      package_refs: [{ registryType: type, identifier: name }],
    })),
    scores: [],
    findings: [],
  });
}

/** What a lookup of servers in a mirror reads, and what it selects. */
async function select(
  document: string | Store,
  identities: readonly Identity[],
  partBytes?: number,
) {
  const rounds: (readonly Extent[])[] = [];
  const source = await mirrored(document, (places) => rounds.push(places), partBytes);
  const selection = await selectFromExport(source, { identities, watched: identities });
  const bytes = rounds.flat().reduce((sum, { length }) => sum + length, 0);
  return { selection, rounds, bytes };
}

describe('a mirror', () => {
  test('reveals neither the data nor the key, and differs every time', () => {
    const { bytes } = mirrorFile(text);
    for (const word of ['fictional', 'path-traversal', 'srv-', apiKey]) {
      expect(bytes.toString('latin1')).not.toContain(word);
    }
    expect(mirrorFile(text).bytes.subarray(48, 112)).not.toEqual(bytes.subarray(48, 112));
  });

  test('opens with the same key, for the same service, and only then', async () => {
    const { bytes, directory, seal } = mirrorFile(text);
    const salt = seal.header.subarray(16);
    const open = (key: string, service: string, place = directory) =>
      openMirror(mirrorSeal(key, service, salt), place, async (places) =>
        places.map(({ offset, length }) => bytes.subarray(offset, offset + length)),
      );
    expect((await open(apiKey, origin)).directory.whole.totals.servers).toBe(12);
    await expect(open(`${apiKey}x`, origin)).rejects.toThrow(StoreDamaged);
    await expect(open(apiKey, 'https://other.example/')).rejects.toThrow(StoreDamaged);
    await expect(
      open(apiKey, origin, { ...directory, offset: directory.offset + 1 }),
    ).rejects.toThrow(StoreDamaged);
  });

  test('with a frame of another kind in place of its directory does not open', async () => {
    const { bytes, directory, seal } = mirrorFile(text);
    const { index } = (
      await openMirror(seal, directory, async (places) =>
        places.map(({ offset, length }) => bytes.subarray(offset, offset + length)),
      )
    ).directory;
    const place = { offset: index.offset, length: index.lengths[0] ?? 0 };
    await expect(
      openMirror(seal, place, async ([at]) => [
        bytes.subarray(at?.offset, (at?.offset ?? 0) + (at?.length ?? 0)),
      ]),
    ).rejects.toThrow(StoreDamaged);
  });

  test('with any bit changed gives the right answer or none', async () => {
    const { bytes, directory, seal } = mirrorFile(text);
    const query = { identities: [files], watched: [files] };
    const place = fc.tuple(fc.nat(bytes.length - 1), fc.nat(7));
    await fc.assert(
      fc.asyncProperty(place, async ([at, bit]) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        const read = async (places: readonly Extent[]) =>
          places.map(({ offset, length }) => changed.subarray(offset, offset + length));
        try {
          const { servers } = await selectFromExport(
            await openMirror(seal, directory, read),
            query,
          );
          expect(servers[0]?.reports[0]?.score).toBe(41);
        } catch (error) {
          expect(error).toBeInstanceOf(StoreDamaged);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test('that is sorted in many parts gives the same selection, with the same dates', async () => {
    for (const references of ['id', 'index'] as const) {
      for (const order of ['documented', 'reversed'] as const) {
        const shape = {
          bytes: 600_000,
          seed: 5,
          references,
          findings: 'scattered',
          order,
        } as const;
        const store = opened(sealedStore([...generateExport(shape)].join('')));
        const identities = [0, 11, 20].map(
          (server): Identity => ({ type: 'npm', name: `@made-up/server-${server}` }),
        );
        const query = { identities, watched: identities };
        const { selection } = await select(store, identities, 10_000);
        expect(selection.servers).toHaveLength(3);
        expect(selection).toEqual(await selectFromExport(store, query));
      }
    }
  });

  test('reads as little of a large export as of a small one', async () => {
    const measure = async (bytes: number) => {
      const shape = { bytes, seed: 3, findings: 'scattered' } as const;
      const servers = serversOf(shape);
      const identities = Array.from(
        { length: 20 },
        (_, at): Identity => ({
          type: 'npm',
          name: `@made-up/server-${Math.floor(((at + 0.5) * servers) / 20)}`,
        }),
      );
      const { rounds, ...found } = await select([...generateExport(shape)].join(''), identities);
      expect(found.selection.servers).toHaveLength(20);
      return { bytes: found.bytes, rounds: rounds.length };
    };
    const [small, large] = [await measure(2_500_000), await measure(10_000_000)];
    expect([small.rounds, large.rounds]).toEqual([3, 3]);
    expect(large.bytes).toBeLessThan(1.6 * small.bytes);
    expect(large.bytes).toBeLessThan(500_000);
  });

  test('does not copy findings to which many servers refer', async () => {
    const evidence = Array.from({ length: 400 }, (_, at) => `${at * at * 7919}`).join(' ');
    const shared = (servers: number) =>
      JSON.stringify({
        generated_at: day.toISOString(),
        servers: Array.from({ length: servers }, (_, at) => ({
          id: `srv-${at}`,
          name: `name-${at}`,
          package_refs: [`npm:name-${at}`],
        })),
        scores: Array.from({ length: servers }, (_, at) => ({
          server: `srv-${at}`,
          version: '1.0.0',
          score: 50,
          findings: [0, 'f-1', '#/findings/2'],
        })),
        findings: ['f-0', 'f-1', 'f-2'].map((id) => ({ id, result: 'fail', evidence })),
      });
    const identities: Identity[] = [{ type: 'npm', name: 'name-7' }];
    const store = opened(sealedStore(shared(300)));
    const { selection } = await select(store, identities);
    expect(selection.servers[0]?.reports[0]?.findings).toHaveLength(3);
    const query = { identities, watched: [] };
    expect(selection).toEqual(await selectFromExport(store, query));
    const grown = mirrorFile(shared(600)).bytes.length - mirrorFile(store).bytes.length;
    expect(grown / 300).toBeLessThan(400);
  });
});

describe('names that resemble a watched one', () => {
  const letter = fc.constantFrom('a', 'b', '/', '-1', '@', 'é');
  const letters = fc.array(letter, { minLength: 3, maxLength: 9 });
  const type = fc.constantFrom('npm', 'oci', 'pypi', 'golang') as fc.Arbitrary<Identity['type']>;
  const edits = {
    insert: (before: string, after: string, other: string) => before + other + after,
    remove: (before: string, after: string) => before + after.slice(1),
    replace: (before: string, after: string, other: string) => before + other + after.slice(1),
    swap: (before: string, after: string) =>
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  };
  const edit = fc.constantFrom(...Object.values(edits));

  test('are listed under one of the keys that are searched', () => {
    let found = 0;
    fc.assert(
      fc.property(type, letters, fc.nat(9), edit, letter, (of, word, at, change, other) => {
        const name = word.join('');
        const changed = change(name.slice(0, at), name.slice(at), other);
        const [watched, listed] = [name, changed].map((each) => ({ type: of, name: each }));
        if (watched === undefined || listed === undefined) throw new Error('there are two');
        const search = searchNeighbours([watched]);
        search.add(listed);
        if (search.neighbours().size === 0) return;
        found += 1;
        const probes = lookalikeProbes(watched);
        expect(lookalikeKeys(listed).some((key) => probes.includes(key))).toBe(true);
      }),
      { numRuns: runs(20_000) },
    );
    expect(found).toBeGreaterThan(1000);
  });

  test('are found whatever is edited, and in the order of the document', async () => {
    const watched: Identity = { type: 'npm', name: 'notes-server' };
    const edited = Array.from({ length: watched.name.length }, (_, at) =>
      Object.values(edits).map((change) =>
        change(watched.name.slice(0, at), watched.name.slice(at), 'x'),
      ),
    ).flat();
    for (const name of [...edited, `${watched.name}s`]) {
      const document = exportOf([{ type: 'npm', name }]);
      const query = { identities: [], watched: [watched] };
      const { neighbours } = await selectFromExport(await mirrored(document), query);
      expect(neighbours).toEqual((await selectFromExport(naive(document), query)).neighbours);
    }
    const all = exportOf(edited.toReversed().map((name) => ({ type: 'npm', name })));
    const query = { identities: [], watched: [watched] };
    const { neighbours } = await selectFromExport(await mirrored(all), query);
    expect(neighbours).toEqual((await selectFromExport(naive(all), query)).neighbours);
    expect([...neighbours.values()][0]).toHaveLength(5);
  });

  test('in a scope with very many packages are not all read', async () => {
    const scope = Array.from(
      { length: 6000 },
      (_, at): Identity => ({ type: 'npm', name: `@made-up/server-${at}` }),
    );
    const { bytes, rounds } = await select(exportOf(scope), [
      { type: 'npm', name: '@made-up/server-123' },
    ]);
    expect(rounds.flat().length).toBeLessThan(10);
    expect(bytes).toBeLessThan(100_000);
  });
});
