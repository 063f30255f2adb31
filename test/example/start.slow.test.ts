import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { judgeExample } from '../../examples/judge.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

test('summary and comment of the example link rules, lines and servers', async () => {
  const { result, comment } = await judgeExample();
  for (const text of [result.summary, comment]) {
    for (const address of [
      /^https:\/\/github\.com\/octo\/mcp-grade-gate\/blob\/main\/docs\/rules\.md#below-minimum$/,
      /^https:\/\/github\.com\/octo\/project\/blob\/[0-9a-f]{40}\/\.mcp\.json\?plain=1#L9$/,
      /^https:\/\/grades\.example\/servers\/[\w.%-]+$/,
    ]) {
      const addresses = [...text.matchAll(/<a href="([^"]*)"/g)].map(([, each]) => each);
      expect(addresses).toContainEqual(expect.stringMatching(address));
    }
  }
});

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
