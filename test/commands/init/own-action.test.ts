/* Tests that a generated workflow uses the action whose code is running, and no other. */
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOwnAction } from '../../../src/commands/ports/own-action.ts';
import { version } from '../../../src/model/version.ts';
import { commitAll, git } from '../../runner/git.ts';

const commit = '3deb056148a34c37638f6c003c8196152e05060e';
let space = '';
beforeEach(async () => {
  space = await realpath(await mkdtemp(join(tmpdir(), 'own-action-')));
});
afterEach(() => rm(space, { recursive: true, force: true, maxRetries: 3 }));

/** Creates the tool's script in a folder and returns its path. */
async function programIn(folder: string): Promise<string> {
  const script = join(space, folder, 'dist/cli.js');
  await mkdir(dirname(script), { recursive: true });
  await writeFile(script, '');
  return script;
}

const found = (script: string, env: NodeJS.ProcessEnv = {}) =>
  findOwnAction(script, join(space), 'github.com', env);

test('is the clone that the code is in', async () => {
  const script = await programIn('clone');
  const id = await commitAll(join(space, 'clone'));
  await git(join(space, 'clone'), 'remote', 'add', 'origin', 'git@github.com:acme/gate.git');
  const own = { repository: 'acme/gate', commit: id };
  expect(await found(script)).toEqual({ ...own, version: null });
  await git(join(space, 'clone'), 'tag', '-a', '-m', 'x', `v${version}`);
  expect(await found(script)).toEqual({ ...own, version });
  await git(join(space, 'clone'), 'commit', '-q', '--allow-empty', '-m', 'y');
  expect(await found(script)).toMatchObject({ version: null });
});

test('is what npm has installed from git', async () => {
  const script = await programIn('x/node_modules/mcp-grade-gate');
  const resolved = `git+ssh://git@github.com/acme/gate.git#${commit}`;
  await writeFile(
    join(space, 'x/node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/mcp-grade-gate': { resolved } } }),
  );
  expect(await found(script)).toMatchObject({ repository: 'acme/gate', commit });
});

test('is the action that a runner has downloaded, and not one whose step starts the command', async () => {
  const env = { GITHUB_ACTION_REPOSITORY: 'acme/gate', GITHUB_ACTION_REF: commit };
  const script = await programIn(`_actions/acme/gate/${commit}`);
  expect(await found(script, env)).toMatchObject({ repository: 'acme/gate', commit });
  expect(await found(script, { ...env, GITHUB_ACTION_REPOSITORY: 'acme/tools' })).toBe(null);
  expect(await found(script, { ...env, GITHUB_ACTION_REF: 'v1' })).toBe(null);
  expect(await found(await programIn('elsewhere'), env)).toBe(null);
  expect(await found(await programIn('elsewhere'))).toBe(null);
});
