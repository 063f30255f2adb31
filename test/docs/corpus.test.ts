/*
 * The workflow in docs/corpus.md. Inputs, outputs and all other blocks: blocks.test.ts.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const page = await readFile(join(root, 'docs/corpus.md'), 'utf8');
const [, text = ''] = /^```yaml\n(name: [^`]*)^```$/m.exec(page) ?? [];

test('docs/corpus.md has a scheduled workflow for the differences', () => {
  const workflow = parse(text);
  expect(Object.keys(workflow.on)).toEqual(['schedule', 'workflow_dispatch']);
  expect(workflow.permissions).toEqual({ contents: 'read' });
});
