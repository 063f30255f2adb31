import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLicenses } from '../../.ci/licenses.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

test('CONTRIBUTING.md has a reason for each dependency, and says which are bundled', async () => {
  const [, section = ''] = (await read('CONTRIBUTING.md')).split('\n## Dependencies\n');
  const tables = section.split(/\n## /, 1)[0]?.split('\nFor tests and tools:\n') ?? [];
  const [bundled, tools] = tables.map((text) =>
    [...text.matchAll(/^\| `(.+)` \| \S.* \|$/gm)].map(([, name = '']) => name),
  );
  const names = Object.keys(JSON.parse(await read('package.json')).devDependencies);
  const inBundle = new Set(readLicenses(await read('dist/licenses.txt')).map(({ name }) => name));
  expect(bundled).toEqual(names.filter((name) => inBundle.has(name)));
  expect(tools).toEqual(names.filter((name) => !inBundle.has(name)));
});
