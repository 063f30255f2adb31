import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateExport } from '../../bench/generate.ts';
import { StoreDamaged } from '../../src/export/contract/faults.ts';
import { createGroupedSource } from '../../src/export/grouped/grouped-source.ts';
import { groupedSeal } from '../../src/export/grouped/layout.ts';
import type { Extent } from '../../src/export/grouped/records.ts';
import { selectFromExport } from '../../src/export/reading/select.ts';
import type { Store } from '../../src/export/store/store-reader.ts';
import type { Identity } from '../../src/model/model.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { runs } from '../seed.ts';
import {
  grouped,
  groupedFile,
  inMemory,
  openMemoryStore,
  sealedStore,
  undated,
} from './sources.ts';

const day = new Date('2026-11-20T00:00:00Z');
const text = JSON.stringify(exportDocument(day));
const files: Identity = { type: 'npm', name: '@fictional-mcp/files' };

/** Looks up servers in a grouped copy, and returns the selection and the number of bytes read. */
async function select(
  document: string | Store,
  identities: readonly Identity[],
  partBytes?: number,
) {
  const places: Extent[] = [];
  const source = grouped(document, (place) => places.push(place), partBytes);
  const selection = await selectFromExport(source, { identities, watched: [] });
  return { selection, bytes: places.reduce((sum, { length }) => sum + length, 0) };
}

describe('a grouped copy', () => {
  test('reveals no data, and differs every time', () => {
    const { bytes } = groupedFile(text);
    for (const word of ['fictional', 'path-traversal', 'srv-']) {
      expect(bytes.toString('latin1')).not.toContain(word);
    }
    expect(groupedFile(text).bytes.subarray(0, 64)).not.toEqual(bytes.subarray(0, 64));
  });

  test('does not open with the seal of another copy', async () => {
    const { bytes, index } = groupedFile(text);
    const source = createGroupedSource(groupedSeal(), index, inMemory(bytes));
    const query = { identities: [files], watched: [] };
    await expect(selectFromExport(source, query)).rejects.toThrow(StoreDamaged);
  });

  test('with any bit changed gives the right answer or none', async () => {
    const { bytes, index, seal } = groupedFile(text);
    const query = { identities: [files], watched: [] };
    const place = fc.tuple(fc.nat(bytes.length - 1), fc.nat(7));
    await fc.assert(
      fc.asyncProperty(place, async ([at, bit]) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        try {
          const source = createGroupedSource(seal, index, inMemory(changed));
          const { servers } = await selectFromExport(source, query);
          expect(servers[0]?.reports[0]?.score).toBe(41);
        } catch (error) {
          expect(error).toBeInstanceOf(StoreDamaged);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test('that is sorted in many parts gives the same selection', async () => {
    for (const references of ['id', 'index'] as const) {
      for (const order of ['documented', 'reversed'] as const) {
        const shape = {
          bytes: 600_000,
          seed: 5,
          references,
          findings: 'scattered',
          order,
        } as const;
        const store = openMemoryStore(sealedStore([...generateExport(shape)].join('')));
        const identities = [0, 11, 20].map(
          (server): Identity => ({ type: 'npm', name: `@made-up/server-${server}` }),
        );
        const { selection } = await select(store, identities, 10_000);
        expect(selection.servers).toHaveLength(3);
        const query = { identities, watched: [] };
        expect(selection).toEqual(undated(await selectFromExport(store, query)));
      }
    }
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
    const store = openMemoryStore(sealedStore(shared(300)));
    const { selection } = await select(store, identities);
    expect(selection.servers[0]?.reports[0]?.findings).toHaveLength(3);
    const query = { identities, watched: [] };
    expect(selection).toEqual(undated(await selectFromExport(store, query)));
    const grown = groupedFile(shared(600)).bytes.length - groupedFile(store).bytes.length;
    expect(grown / 300).toBeLessThan(400);
  });

  test('refuses to look for names that resemble others', async () => {
    const query = { identities: [], watched: [files] };
    await expect(selectFromExport(grouped(text), query)).rejects.toThrow('look-alikes');
  });
});
