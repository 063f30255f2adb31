import { describe, expect, test } from 'vitest';
import { generateExport, serversOf } from '../../bench/generate.ts';
import type { Extent } from '../../src/export/grouped/records.ts';
import { selectFromExport } from '../../src/export/reading/select.ts';
import type { Store } from '../../src/export/store/store-reader.ts';
import type { Identity } from '../../src/model/model.ts';
import { grouped } from './sources.ts';

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
      const found = await select([...generateExport(shape)].join(''), identities);
      expect(found.selection.servers).toHaveLength(20);
      return found.bytes;
    };
    const [small, large] = [await measure(2_500_000), await measure(10_000_000)];
    expect(large).toBeLessThan(1.6 * small);
    expect(large).toBeLessThan(500_000);
  });
});
