import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from '../../../src/io/files/whole-file.ts';

let folder = '';
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function* cutOff(): Generator<string> {
  yield 'the beginning';
  throw new Error('the disk is full');
}

test('what cannot be written as a whole leaves what was there, and nothing else', async () => {
  await writeFile(at('report'), 'of before');
  for (const name of ['report', 'new']) {
    await expect(writeWhole(at(name), cutOff())).rejects.toThrow('the disk is full');
  }
  // The temporary file cannot replace a folder.
  await expect(writeWhole(folder, 'text')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['report']);
  expect(await readFile(at('report'), 'utf8')).toBe('of before');
});

test('only the owner may read what is written, whatever was there', async () => {
  await writeFile(at('report'), 'of before', { mode: 0o644 });
  await symlink(at('report'), at('link'));
  for (const name of ['report', 'new', 'link']) {
    await writeWhole(at(name), ['te', 'xt']);
    expect(await readFile(at(name), 'utf8')).toBe('text');
    if (process.platform !== 'win32') expect((await stat(at(name))).mode & 0o777).toBe(0o600);
  }
});
