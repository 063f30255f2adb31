/*
 * Workflows that a page shows are those of `examples/workflows/`: `-u` writes each block behind a comment
 * that names its file.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const block = /(<!-- (examples\/workflows\/[\w-]+\.yml) -->\n```yaml\n)(?:(?!```).*\n)*(?=```\n)/g;
const pages = globSync(['README.md', 'docs/*.md'], { cwd: root }).filter(
  (path) => read(path).search(block) >= 0,
);

test('pages show workflows', () => {
  expect(pages.length).toBeGreaterThan(3);
});

test.for(pages)('%s shows the files of its workflows', async (path) => {
  const page = read(path).replace(block, (_, head: string, file: string) => {
    // The comment at the top of a file says what the text of the page says.
    return `${head}${read(file).replace(/^(?:#.*\n)+/, '')}`;
  });
  await expect(page).toMatchFileSnapshot(join(root, path));
});
