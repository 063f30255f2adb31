import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareExports } from '../../src/commands/export-diff/compare-exports.ts';
import { readCorpus } from '../../src/commands/export-diff/corpus.ts';
import { createNames } from '../../src/commands/export-diff/names.ts';
import { StoreDamaged } from '../../src/export/contract/faults.ts';
import { headerLength } from '../../src/export/store/store.ts';
import { storeDocument } from '../../src/export/store/store-document.ts';
import type { Store } from '../../src/export/store/store-reader.ts';
import { exportDocument, furtherServers } from '../export-service/corpus.ts';
import { runs } from '../seed.ts';
import { inPieces, openMemoryStore, sealedStore } from './sources.ts';
import '../seed.ts';
import { anyText } from '../texts.ts';

async function textOf(store: Store): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of storeDocument(store)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

async function difference(text: string, store: Store) {
  const names = createNames();
  const fromTest = { name: 'a test', isFile: true };
  const read = async (open: () => AsyncIterable<Uint8Array>) =>
    ['a test', await readCorpus(open, fromTest, names)] as const;
  const document = await read(async function* () {
    yield* inPieces(Buffer.from(text), 1000);
  });
  return compareExports(document, await read(() => storeDocument(store)), names);
}

const day = new Date('2026-11-20T04:00:00Z');
const corpus = JSON.stringify(exportDocument(day));

describe('the document of a store', () => {
  test('has the records and the head of the one that it was written from', async () => {
    const record = fc.jsonValue({ maxDepth: 3 });
    const document = fc.record({
      schema_version: fc.oneof(fc.string(), fc.constant(null), fc.integer()),
      rubric_version: anyText(),
      generated_at: fc.constantFrom('2026-11-20T04:00:00Z', '2026-11-20T05:30:00.25+01:30'),
      counts: fc.oneof(
        fc.constant(null),
        fc.record({ servers: fc.nat(), scores: fc.nat() }, { requiredKeys: [] }),
      ),
      findings: fc.array(record),
      servers: fc.array(record),
      scores: fc.array(record),
    });
    await fc.assert(
      fc.asyncProperty(document, fc.integer({ min: 1, max: 300 }), async (values, size) => {
        const store = openMemoryStore(sealedStore(JSON.stringify(values, null, size % 3), size));
        const text = await textOf(store);
        const { servers, scores, findings } = JSON.parse(text);
        expect({ servers, scores, findings }).toEqual(
          JSON.parse(
            JSON.stringify({
              servers: values.servers,
              scores: values.scores,
              findings: values.findings,
            }),
          ),
        );
        const again = openMemoryStore(sealedStore(text));
        expect(again.head.whole).toEqual(store.head.whole);
      }),
    );
  });

  test('differs in nothing from it, whatever its shapes', async () => {
    const shapes = fc.record({
      findings: fc.constantFrom('id', 'index', 'pointer', 'object', 'inline'),
      packages: fc.constantFrom('camel', 'snake', 'old', 'purl', 'prefixed'),
      order: fc.constantFrom('documented', 'reversed'),
    } as const);
    await fc.assert(
      fc.asyncProperty(shapes, async (given) => {
        const text = JSON.stringify(exportDocument(day, given));
        const {
          differs,
          old,
          new: now,
        } = await difference(text, openMemoryStore(sealedStore(text)));
        expect([differs, now]).toEqual([false, old]);
      }),
      { numRuns: runs(30) },
    );
  });

  test('keeps records as they are that are larger than a chunk, or that the gate cannot read', async () => {
    const text = corpus
      .replace('"findings":[{', `"findings":[null,"a, b]",{"id":"${'x'.repeat(1_500_000)}"},{`)
      .replace('"servers":[', '"servers":[7,[],');
    const { findings, servers } = JSON.parse(await textOf(openMemoryStore(sealedStore(text))));
    expect({ findings, servers }).toEqual({
      findings: JSON.parse(text).findings,
      servers: JSON.parse(text).servers,
    });
  });

  test('may be opened again, and may be read in part', async () => {
    const text = JSON.stringify(exportDocument(day, {}, furtherServers(1000)));
    const store = openMemoryStore(sealedStore(text));
    for await (const _ of storeDocument(store)) break;
    expect(await textOf(store)).toBe(await textOf(store));
    expect(await difference(text, store)).toMatchObject({ differs: false });
  });

  test('of a damaged store ends with an error, and never early', async () => {
    const sealed = sealedStore(JSON.stringify(exportDocument(day, {}, furtherServers(300))));
    for (const at of [headerLength, headerLength + 100_000]) {
      const damaged = Buffer.from(sealed);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      await expect(textOf(openMemoryStore(damaged))).rejects.toThrow(StoreDamaged);
      expect(openMemoryStore(damaged).isIntact()).toBe(false);
    }
    expect(openMemoryStore(sealed).isIntact()).toBe(true);
  });
});
