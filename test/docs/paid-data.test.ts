/*
 * docs/paid-data.md: each test that it names is there, under the name that it gives.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../../docs');
const page = await readFile(join(docs, 'paid-data.md'), 'utf8');
const proofs = [...page.matchAll(/\[test\]\(([^\s)]+) "([^"]+)"\)/g)].map(
  ([, path = '', title = '']) => ({ path, title }),
);

test('the page names tests', () => {
  expect(proofs.length).toBeGreaterThan(15);
  expect(page.match(/\[test\]/g)).toHaveLength(proofs.length);
});

test.for(proofs)('$path has "$title"', async ({ path, title }) => {
  const text = await readFile(join(docs, path), 'utf8');
  expect(text).toContain(`'${title}`);
});
