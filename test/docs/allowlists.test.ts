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
import { enforcingClients } from '../../src/commands/allowlist/clients.ts';
import { listFormats } from '../../src/commands/allowlist/formats.ts';

const root = join(import.meta.dirname, '../..');
const page = await readFile(join(root, 'docs/organisation.md'), 'utf8');
const text = await readFile(join(root, 'examples/workflows/allowlists.yml'), 'utf8');
const workflow = parse(text);

interface WorkflowStep {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
const { steps } = workflow.jobs.lists as {
  readonly steps: readonly WorkflowStep[];
  readonly env: Readonly<Record<string, string>>;
};

const start = promisify(execFile);
let folder = '';
const git = async (...args: string[]): Promise<string> => {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  return (await start('git', [...identity, ...args], { cwd: join(folder, 'work') })).stdout.trim();
};

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

describe('the workflow', () => {
  test('uses a token of an App to open it, and the job has none of its own', () => {
    expect(workflow.permissions).toEqual({});
    expect(text).not.toMatch(/secrets\.GITHUB_TOKEN|github\.token/);
    const own = steps.find(({ name }) => name === 'Open or update the pull request');
    expect(own?.env?.['GH_TOKEN']).toContain('steps.app.outputs.token');
  });
});

test('the page names everything that --for takes, and the files', () => {
  for (const name of [...Object.keys(enforcingClients), ...Object.keys(listFormats)]) {
    expect(page).toContain(`--for ${name}`);
  }
  for (const { file } of Object.values(enforcingClients)) expect(page).toContain(`\`${file}\``);
});
