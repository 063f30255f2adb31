/* Tests that a secret of any length stays secret in every action and on the command line. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inherited, runCommand, runInLoadedBundle } from '../runner/processes.ts';
import { runStep } from '../runner/runner.ts';

const key = Array.from({ length: 6000 }, (_, index) => (index * 7919).toString(36).at(-1)).join('');
const refused = 'must have at most 1024 characters';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'long-key-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Tells whether a text shows the start of the key, even with other characters between its own, or is
 * suspiciously long.
 */
const shownOf = (text: string): boolean =>
  text.replace(/[^a-z\d]/g, '').includes(key.slice(0, 24)) || text.length > 100_000;

test.for([
  ['', {}],
  ['warm', {}],
  ['sweep', { organisation: 'acme' }],
  ['export-diff', {}],
] as const)('the action in the folder “%s” refuses it without showing it', async ([uses, own]) => {
  const inputs = { 'base-url': 'https://grades.invalid', source: 'workspace', ...own };
  for (const secrets of [{ 'api-key': key }, { 'api-key': key, 'github-token': key }]) {
    const { exitCode, everything } = await runStep({
      uses,
      inputs: { ...inputs, ...secrets },
      workspace: folder,
      run: runInLoadedBundle,
    });
    expect([exitCode, shownOf(everything)]).toEqual([1, false]);
    expect(everything).toContain(`api-key: ${refused}`);
  }
});

test('so does the command line', async () => {
  const env = { ...inherited, XDG_CACHE_HOME: folder, MCP_GRADE_GATE_API_KEY: key };
  const args = ['show', 'notes', '--base-url', 'https://grades.invalid'];
  const { status, out, err } = await runCommand(args, { cwd: folder, env });
  expect([status, shownOf(out + err)]).toEqual([2, false]);
  expect(err).toContain(`MCP_GRADE_GATE_API_KEY: ${refused}`);
});
