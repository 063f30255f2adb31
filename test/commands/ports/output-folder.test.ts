import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutputFolder } from '../../../src/commands/ports/output-folder.ts';

/* Tests the folder to which `allowlist` writes. */

let folder = '';
const at = (path: string): string => join(folder, path);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'output-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>) {
  const output = createOutputFolder(at('lists'));
  try {
    for (const [path, text] of Object.entries(files)) output.append(path, text);
    return output.publish();
  } finally {
    output.close();
  }
}

describe('a folder of files', () => {
  test('has all of them, with what was added in turn', async () => {
    const output = createOutputFolder(at('lists'));
    const names = Array.from({ length: 100 }, (_, number) => `packages/npm/${number}.json`);
    for (const part of ['a', 'é', 'b']) for (const name of names) output.append(name, part);
    expect(existsSync(at('lists/packages'))).toBe(false);
    expect(output.publish().written).toHaveLength(100);
    output.close();
    for (const name of names) expect(await readFile(at(`lists/${name}`), 'utf8')).toBe('aéb');
    expect(await readdir(at('lists'))).toEqual(['packages']);
  });

  test.skipIf(process.platform === 'win32').each([
    [true, 0o600],
    [false, 0o666 & ~process.umask()],
  ])('with grades (%s) has files of mode %o', async (hasGrades, mode) => {
    const output = createOutputFolder(at('lists'), hasGrades);
    output.append('a', 'text');
    output.publish();
    output.close();
    expect((await stat(at('lists/a'))).mode & 0o777).toBe(mode);
  });

  test('has nothing of a run that ended before', async () => {
    const output = createOutputFolder(at('lists'));
    output.append('a', 'text');
    output.close();
    expect(await readdir(at('lists'))).toEqual([]);
  });

  test('has all or none of them where one cannot take its place', async () => {
    await mkdir(at('lists/proof.md'), { recursive: true });
    await writeFile(at('lists/a.json'), 'before');
    expect(() => write({ 'a.json': 'now', 'proof.md': 'now' })).toThrow(/proof\.md is a folder/);
    expect(await readFile(at('lists/a.json'), 'utf8')).toBe('before');
  });

  test('never writes through a link', async () => {
    await mkdir(at('lists'));
    await mkdir(at('elsewhere'));
    await symlink(at('elsewhere'), at('lists/packages'));
    expect(() => write({ 'packages/npm/a.json': '{}', 'b.json': '{}' })).toThrow(/is not a folder/);
    expect(await readdir(at('elsewhere'))).toEqual([]);
    expect(await readdir(at('lists'))).toEqual(['packages']);
  });

  test.for(['../a', '/a', 'a/../b', 'a//b', '', '.', 'a\\b', 'C:/a', 'a\u0000b', 'a./b', 'a /b'])(
    'has no file with the path %j',
    (path) => {
      expect(() => write({ [path]: 'x' })).toThrow(/not a valid output path/);
    },
  );

  test('says where it cannot be made', async () => {
    await writeFile(at('lists'), '');
    expect(() => write({ a: 'x' })).toThrow(/cannot be written to/);
  });
});
