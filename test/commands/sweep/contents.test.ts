import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeContents, encodeContents } from '../../../src/commands/sweep/contents.ts';
import { scanTree } from '../../../src/gate/pipeline/inventory.ts';
import { createDiskSource } from '../../../src/io/files/disk.ts';

const options = { folder: '', ignorePaths: [], withCandidates: false, charge: () => {} };

test.for(['examples/project', 'test/scenarios/hidden-launch', 'test/scenarios/altered-launch'])(
  'what %s declares is the same after it was kept as JSON',
  async (folder) => {
    const source = createDiskSource(join(import.meta.dirname, '../../..', folder));
    const { inventory } = await scanTree(source, options);
    const { dependencies, files } = inventory;
    expect(dependencies.length).toBeGreaterThan(0);
    const owners = { owners: new Map([['__proto__', ['@a']]]), fault: null };
    const contents = { reader: 'r', policy: { text: 'min-score: 1' }, dependencies, files, owners };
    const decoded = decodeContents(encodeContents(contents));
    expect(decoded).toEqual(contents);
    const places = new Set(dependencies.map(({ declaration }) => declaration)).size;
    expect(new Set(decoded.dependencies.map(({ declaration }) => declaration)).size).toBe(places);
  },
);

test('more than a repository may declare is an error', () => {
  const files = Array.from({ length: 50_000 }, (_, at) => ({
    ...{ path: `${'deep/'.repeat(20)}${at}`, status: 'unreadable' as const },
    ...{ reason: 'it is damaged', span: null },
  }));
  const owners = { owners: new Map(), fault: null };
  const contents = { reader: 'r', policy: { text: '' }, dependencies: [], files, owners };
  expect(() => encodeContents(contents)).toThrow(/4 MB/);
});
