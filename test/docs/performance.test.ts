/* Checks that docs/internals/performance.md names each benchmark with the same target as the code. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchmarks } from '../../bench/benchmarks.ts';

const page = await readFile(
  join(import.meta.dirname, '../../docs/internals/performance.md'),
  'utf8',
);

test('each benchmark is in the table of --only', () => {
  const table = page.slice(page.indexOf('| `--only` |'));
  const names = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(names.sort()).toEqual(Object.keys(benchmarks).sort());
});
