/* Checks that the documents' pictures show what the program prints today. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picturedTexts } from '../../docs/images/texts.ts';
import { judgeExample } from '../../examples/judge.ts';

const root = join(import.meta.dirname, '../..');

test('the pictures show what the program prints: if not, npm run pictures', async () => {
  const pictured = await readFile(join(root, 'docs/images/texts.txt'), 'utf8');
  expect(picturedTexts(await judgeExample())).toBe(pictured);
});

test('the alternative text of the README’s picture is that of the annotation', async () => {
  const [readme, pictured] = await Promise.all(
    ['README.md', 'docs/images/texts.txt'].map((path) => readFile(join(root, path), 'utf8')),
  );
  const [, alternative = ''] = /<img alt="([^"]*)"/.exec(readme ?? '') ?? [];
  const [firstLine = ''] = (pictured ?? '').split('\n');
  expect(firstLine).toContain('below the minimum of 75');
  expect(alternative).toContain(firstLine);
});
