/*
 * Workflows that a page shows are those of `examples/workflows/`: `-u` writes each block behind a comment
 * that names its file.
 */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const block = /(<!-- (examples\/workflows\/[\w-]+\.yml) -->\n```yaml\n)(?:(?!```).*\n)*(?=```\n)/g;

const paths = await Array.fromAsync(glob(['README.md', 'docs/*.md'], { cwd: root }));
const pages = (
  await Promise.all(
    paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
  )
).filter(([, text]) => text.search(block) >= 0);

test('pages show workflows', () => {
  expect(pages.length).toBeGreaterThan(3);
});

test.for(pages)('%s shows the files of its workflows', async ([path, text]) => {
  const files = [...text.matchAll(block)].map(([, , file = '']) => file);
  const workflows = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
    ),
  );
  // The comment at the top of a file says what the text of the page says.
  const page = text.replace(
    block,
    (_, head, file) => `${head}${workflows.get(file)?.replace(/^(?:#.*\n)+/, '')}`,
  );
  await expect(page).toMatchFileSnapshot(join(root, path));
});
