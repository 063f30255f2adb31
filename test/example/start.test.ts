import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

describe('a newcomer', () => {
  test('sees the demonstration do what it says, twice in a row', async () => {
    for (const _ of [1, 2]) {
      const { stdout } = await run(process.execPath, [join(root, 'examples/start.ts')]);
      expect(stdout).toContain('The gate FAILED the example, as it should');
      expect(stdout).toContain('path-traversal (fail, weight 30)');
      expect(stdout).not.toContain('demonstration-key-of-nobody');
    }
  });
});
