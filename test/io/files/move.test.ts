import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { moveFile } from '../../../src/io/files/move.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Creates a system that refuses to replace a file the given number of times. */
function refusing(times: number, code: string, system: string) {
  const waits: number[] = [];
  let attempts = 0;
  const rename = (): void => {
    attempts += 1;
    if (attempts <= times) throw Object.assign(new Error(code), { code });
  };
  const wait = (milliseconds: number): void => {
    waits.push(milliseconds);
  };
  return { given: { system, rename, wait }, waits, attempts: () => attempts };
}

describe('moving a file', () => {
  test('replaces what is there', async () => {
    const [from, to] = [join(folder, 'a'), join(folder, 'b')];
    await writeFile(from, 'new');
    await writeFile(to, 'old');
    moveFile(from, to);
    expect(await readFile(to, 'utf8')).toBe('new');
    await expect(readFile(from)).rejects.toThrow('ENOENT');
  });

  test.for(['EPERM', 'EACCES', 'EBUSY'])('waits on Windows while a file is in use: %s', (code) => {
    const { given, waits } = refusing(3, code, 'win32');
    moveFile('a', 'b', given);
    expect(waits).toEqual([10, 30, 100]);
  });

  test('gives up on Windows after a while, with the error', () => {
    const { given, waits } = refusing(100, 'EPERM', 'win32');
    expect(() => moveFile('a', 'b', given)).toThrow('EPERM');
    expect(waits.reduce((sum, each) => sum + each, 0)).toBeLessThan(2000);
  });

  test.for([
    ['ENOENT', 'win32'],
    ['EPERM', 'linux'],
    ['EACCES', 'darwin'],
  ] as const)('does not wait for what will not change: %s on %s', ([code, system]) => {
    const { given, attempts } = refusing(1, code, system);
    expect(() => moveFile('a', 'b', given)).toThrow(code);
    expect(attempts()).toBe(1);
  });
});
