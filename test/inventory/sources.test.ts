/*
 * The repositories of all scenarios, and those of the inventories, are the same from the disk, git and
 * GitHub's API. The tables of `test/variants/` are compared in the same way.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll } from '../runner/git.ts';
import { declaring, silent } from './content-rows.ts';
import { comparedOnWindows, inventoriesOf } from './sources.ts';

const scenarios = join(import.meta.dirname, '../scenarios');

test('what scenarios and inventories have is the same from each source, and on Windows', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sources-'));
  try {
    const copy = (from: string, to: string): Promise<void> =>
      cp(from, join(root, to), { recursive: true, verbatimSymlinks: true });
    for (const name of ['storefront', 'research-tools', 'plugin-marketplace']) {
      await copy(join(import.meta.dirname, name), name);
    }
    for (const name of await readdir(scenarios)) {
      for (const side of ['base', 'default', 'repository']) {
        const from = join(scenarios, name, side);
        if (existsSync(from)) await copy(from, join(name, side));
      }
    }
    for (const [index, [path, text]] of [...declaring, ...silent].entries()) {
      const file = join(root, 'content', `${index}`, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await commitAll(root);
    const { disk, git, api } = await inventoriesOf(root);
    expect(api).toEqual(git);
    expect(disk).toEqual(git);
    expect(git.declarations.length).toBeGreaterThan(300);
    expect(await comparedOnWindows(root)).toEqual({ inventory: git, changes: [] });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
