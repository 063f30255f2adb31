/*
 * Tests the workflow `examples/workflows/allowlists.yml` by running its scripts in a repository, with a
 * stand-in for GitHub's command line.
 */
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const text = await readFile(join(root, 'examples/workflows/allowlists.yml'), 'utf8');
const workflow = parse(text);

interface WorkflowStep {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
const { steps, env } = workflow.jobs.lists as {
  readonly steps: readonly WorkflowStep[];
  readonly env: Readonly<Record<string, string>>;
};
const scriptOf = (title: string): string => steps.find(({ name }) => name === title)?.run ?? '';

const start = promisify(execFile);
let folder = '';
const git = async (...args: string[]): Promise<string> => {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  return (await start('git', [...identity, ...args], { cwd: join(folder, 'work') })).stdout.trim();
};

/** Runs a step as the runner does, and returns the argument lines that `gh` was called with. */
async function runStep(script: string, openPulls = 0): Promise<string[]> {
  await writeFile(join(folder, 'gh.log'), '');
  await start('bash', ['-e', '-c', script], {
    cwd: join(folder, 'work'),
    env: {
      PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
      ...env,
      OPEN_PULLS: String(openPulls),
      GH_LOG: join(folder, 'gh.log'),
      RUNNER_TEMP: join(folder, 'temp'),
    },
  });
  const log = await readFile(join(folder, 'gh.log'), 'utf8');
  return log.split('\n').filter((line) => line !== '');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lists-'));
  for (const name of ['bin', 'work/lists', 'temp'])
    await mkdir(join(folder, name), { recursive: true });
  const gh = '#!/bin/sh\necho "$*" >> "$GH_LOG"\n[ "$2" = list ] && echo "$OPEN_PULLS"\nexit 0\n';
  await writeFile(join(folder, 'bin/gh'), gh);
  await chmod(join(folder, 'bin/gh'), 0o755);
  await start('git', ['init', '--bare', '--quiet', join(folder, 'remote')]);
  await git('init', '--quiet', '--initial-branch=main');
  await git('remote', 'add', 'origin', join(folder, 'remote'));
  await writeFile(join(folder, 'work/lists/proof.md'), 'old');
  await git('add', '.');
  await git('commit', '--quiet', '-m', 'first');
  await git('push', '--quiet', 'origin', 'main');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const update = scriptOf('Open or update the pull request');
const branches = async (): Promise<string[]> =>
  (await git('ls-remote', '--heads', 'origin'))
    .split('\n')
    .map((line) => line.replace(/^.*\//, ''));

describe('the workflow', () => {
  test('opens a pull request with what changed in the folder alone', async () => {
    await writeFile(join(folder, 'work/lists/proof.md'), 'new');
    await writeFile(join(folder, 'work/other'), 'x');
    const calls = await runStep(update);
    expect(calls.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'pr list',
      'pr create',
    ]);
    expect(calls[1]).toContain('--head mcp-server-lists --title Update the lists of MCP servers');
    await git('fetch', '--quiet', 'origin', 'mcp-server-lists');
    expect(await git('diff', '--name-only', 'main~1', 'FETCH_HEAD')).toBe('lists/proof.md');
    expect(await git('show', 'FETCH_HEAD:lists/proof.md')).toBe('new');
  });

  test('updates the one that is open', async () => {
    await writeFile(join(folder, 'work/lists/proof.md'), 'new');
    expect(await runStep(update, 1)).toHaveLength(1);
    expect(await branches()).toEqual(['main', 'mcp-server-lists']);
  });

  test('leaves the branch alone where the same is to change, and updates it where more is', async () => {
    const change = async (lists: string): Promise<string> => {
      await git('reset', '--quiet', '--hard', 'origin/main');
      await writeFile(join(folder, 'work/lists/proof.md'), lists);
      await runStep(update, 1);
      return git('ls-remote', 'origin', 'refs/heads/mcp-server-lists');
    };
    const first = await change('new');
    // The new date makes it a different commit.
    await git('commit', '--quiet', '--amend', '--date', '2001-01-01T00:00:00Z', '--no-edit');
    await git('push', '--quiet', '--force', 'origin', 'HEAD:mcp-server-lists');
    const amended = await git('ls-remote', 'origin', 'refs/heads/mcp-server-lists');
    expect(amended).not.toBe(first);
    expect(await change('new')).toBe(amended);
    expect(await change('newer')).not.toBe(amended);
    // Meanwhile, the lists in the main branch have changed.
    await git('reset', '--quiet', '--hard', 'origin/main');
    await writeFile(join(folder, 'work/lists/proof.md'), 'between');
    await git('commit', '--quiet', '--all', '-m', 'between');
    await git('push', '--quiet', 'origin', 'main');
    await change('newer');
    expect(await git('merge-base', 'origin/main', 'HEAD')).toBe(
      await git('rev-parse', 'origin/main'),
    );
    await git('fetch', '--quiet', 'origin', 'mcp-server-lists');
    expect(await git('rev-parse', 'FETCH_HEAD')).toBe(await git('rev-parse', 'HEAD'));
  });

  test('closes the pull request where nothing is to change any more', async () => {
    const calls = await runStep(update, 1);
    expect(calls.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'pr list --head',
      'pr close mcp-server-lists',
    ]);
  });

  test('does nothing where nothing changed', async () => {
    expect(await runStep(update)).toHaveLength(1);
    expect(await branches()).toEqual(['main']);
  });

  test('takes the state from the branch of the sweep, and fails without it', async () => {
    const get = scriptOf('Get the state of the sweep');
    await expect(runStep(get)).rejects.toThrow();
    await git('switch', '--quiet', '--orphan', 'mcp-sweep-state');
    await writeFile(join(folder, 'work/sweep.state'), 'sealed');
    await git('add', 'sweep.state');
    await git('commit', '--quiet', '-m', 'State');
    await git('push', '--quiet', 'origin', 'mcp-sweep-state');
    await runStep(get);
    expect(await readFile(join(folder, 'temp/sweep.state'), 'utf8')).toBe('sealed');
  });
});
