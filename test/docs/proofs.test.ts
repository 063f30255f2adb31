/*
 * Checks the links from claims to tests, written as [what it proves](path "title"): each test must exist
 * under that title. A scenario's title is its `about`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesMatching } from '../system.ts';

const root = join(import.meta.dirname, '../..');
const pages = filesMatching(root, 'README.md', 'SECURITY.md', 'docs/**/*.md');

interface Proof {
  readonly path: string;
  readonly title: string;
}

const proofs = new Map<string, readonly Proof[]>();
for (const page of pages) {
  const text = await readFile(join(root, page), 'utf8');
  const found = [...text.matchAll(/\]\(([^\s)]+) "([^"]+)"\)/g)].map(
    ([, path = '', title = '']) => ({ path, title }),
  );
  // A link without the test's title proves nothing.
  const written = text.match(/\]\([^\s)]+(?:\.test\.ts|scenario\.json)\b/g)?.length ?? 0;
  if (written !== found.length) throw new Error(`${page} has links to tests without their titles`);
  if (found.length > 0) proofs.set(page, found);
}

/** Returns whether a file contains a test with the title, or is a scenario whose `about` is the title. */
function has(text: string, { path, title }: Proof): boolean {
  return path.endsWith('.json') ? JSON.parse(text).about === title : text.includes(`'${title}'`);
}

test('pages about trust name tests', () => {
  expect([...proofs.keys()]).toEqual(
    expect.arrayContaining(['docs/reports.md', 'docs/trust.md', 'docs/runners.md']),
  );
});

describe.for([...proofs])('%s', ([page, named]) => {
  test.for(named)('$path has "$title"', async (proof) => {
    const text = await readFile(join(root, page, '..', proof.path), 'utf8');
    expect(has(text, proof)).toBe(true);
  });
});
