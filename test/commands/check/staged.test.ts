/*
 * Tests that `check --staged` judges only what is staged. Git runs the command before a commit, with the
 * arguments from `.pre-commit-hooks.yaml`.
 */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exportDocument } from '../../export-service/corpus.ts';
import { commitAll, git } from '../../runner/git.ts';
import { inherited, runCommand } from '../../runner/processes.ts';

const root = join(import.meta.dirname, '../../..');
let base = '';
let number = 0;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'staged-'));
  await writeFile(join(base, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterAll(async () => {
  await rm(base, { recursive: true, force: true });
});

async function write(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Returns the text of a file that declares one server; version 1.2.0 fails and 1.5.0 passes. */
const declaring = (version: string): string =>
  JSON.stringify({
    mcpServers: { files: { command: 'npx', args: ['-y', `@fictional-mcp/files@${version}`] } },
  });

/** Creates a repository with one commit. */
async function repository(files: Readonly<Record<string, string>> = {}): Promise<string> {
  number += 1;
  const folder = join(base, `repository-${number}`);
  await mkdir(folder);
  for (const [path, text] of Object.entries({ 'a.txt': 'a\n', ...files })) {
    await write(folder, path, text);
  }
  await commitAll(folder);
  return folder;
}

const check = (cwd: string, ...args: string[]) =>
  runCommand(['check', '--staged', '--export-file', join(base, 'export.json'), ...args], {
    cwd,
    env: { ...inherited, XDG_CACHE_HOME: base },
  });

/** Installs the published hook in a repository as pre-commit would run it, so that git judges each commit. */
async function withHook(folder: string): Promise<void> {
  const [hook] = parse(await readFile(join(root, '.pre-commit-hooks.yaml'), 'utf8'));
  const { bin } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const [program, ...words] = hook.entry.split(' ');
  expect(hook).toMatchObject({ language: 'node', pass_filenames: false, always_run: true });
  // The system's Node may be too old and would then block every commit.
  expect(hook.language_version).toMatch(/^24\.\d+\.\d+$/);
  const script = join(root, bin[program]);
  const file = join(folder, '.git/hooks/pre-commit');
  const exported = join(base, 'export.json');
  await write(
    folder,
    '.git/hooks/pre-commit',
    `#!/bin/sh\nexec "${process.execPath}" "${script}" ${words.join(' ')} --export-file "${exported}" >&2\n`,
  );
  await chmod(file, 0o755);
}

/** Commits, and returns the hook's objections, or null if git made the commit. */
const commit = (folder: string, ...words: string[]): Promise<string | null> =>
  git(folder, 'commit', '-q', '-m', 'x', ...words).then(
    () => null,
    (error: { readonly stderr: string }) => error.stderr,
  );

describe('before a commit', () => {
  test('a server that the commit adds fails it, and a better version passes', async () => {
    const folder = await repository();
    await withHook(folder);
    await write(folder, '.mcp.json', declaring('1.2.0'));
    await git(folder, 'add', '.mcp.json');
    expect(await commit(folder)).toContain('D 41 < 75');
    await write(folder, '.mcp.json', declaring('1.5.0'));
    expect(await commit(folder, '-a')).toBe(null);
    expect(await git(folder, 'status', '--short')).toBe('');
  });

  test('what was there before, and what git does not track, blocks nobody', async () => {
    const folder = await repository({ '.mcp.json': declaring('1.2.0') });
    await withHook(folder);
    await write(folder, '.cursor/mcp.json', declaring('1.2.0'));
    await write(folder, '.vscode/mcp.json', declaring('1.2.0'));
    await write(folder, '.gitignore', '.cursor\n');
    await git(folder, 'add', '.gitignore');
    expect(await commit(folder)).toBe(null);
  });

  test('the index counts, whatever the disk has', async () => {
    const folder = await repository();
    await withHook(folder);
    await write(folder, '.mcp.json', declaring('1.2.0'));
    await git(folder, 'add', '.mcp.json');
    await write(folder, '.mcp.json', declaring('1.5.0'));
    expect(await commit(folder)).toContain('D 41 < 75');
    await git(folder, 'add', '.mcp.json');
    await write(folder, '.mcp.json', declaring('1.2.0'));
    expect(await commit(folder)).toBe(null);
  });

  test('of a commit of some files only these count', async () => {
    const folder = await repository({ '.mcp.json': declaring('1.5.0') });
    await withHook(folder);
    await write(folder, '.mcp.json', declaring('1.2.0'));
    await write(folder, 'a.txt', 'b\n');
    expect(await commit(folder, 'a.txt')).toBe(null);
    expect(await commit(folder, '.mcp.json')).toContain('D 41 < 75');
    expect(await commit(folder, '--all')).toContain('D 41 < 75');
  });

  test('a worktree has an index of its own', async () => {
    const folder = await repository({ '.mcp.json': declaring('1.5.0') });
    await withHook(folder);
    const other = `${folder}-worktree`;
    await git(folder, 'worktree', 'add', '-q', other);
    await write(other, '.mcp.json', declaring('1.2.0'));
    expect(await commit(other, '--all')).toContain('D 41 < 75');
    await write(folder, 'a.txt', 'b\n');
    expect(await commit(folder, '--all')).toBe(null);
  });
});

test('a file that is deleted can be what alters a launch', async () => {
  const unpinned = JSON.stringify({
    mcpServers: { files: { command: 'npx', args: ['@fictional-mcp/files'] } },
  });
  const lock = JSON.stringify({
    lockfileVersion: 3,
    packages: { 'node_modules/@fictional-mcp/files': { version: '1.5.0' } },
  });
  const manifest = JSON.stringify({ dependencies: { '@fictional-mcp/files': '^1.0.0' } });
  const folder = await repository({
    '.mcp.json': unpinned,
    'package.json': manifest,
    'package-lock.json': lock,
  });
  expect((await check(folder)).out).toContain('touches none of');
  await git(folder, 'rm', '-q', '--cached', 'package-lock.json');
  const { out } = await check(folder);
  expect(out).not.toContain('touches none of');
  expect(out).toContain('@fictional-mcp/files');
});

test('in a repository without a commit all that is staged is judged', async () => {
  const folder = join(base, 'new');
  await mkdir(folder);
  await git(folder, 'init', '-q');
  await write(folder, '.mcp.json', declaring('1.2.0'));
  expect((await check(folder)).out).toContain('PASS: no MCP servers');
  await git(folder, 'add', '.mcp.json');
  const { status, err } = await check(folder);
  expect([status, err]).toEqual([1, expect.stringContaining('There is no commit yet')]);
});

test('files with conflicts are not left out: nothing is judged before they are resolved', async () => {
  const folder = await repository();
  await git(folder, 'switch', '-q', '-c', 'other');
  await write(folder, '.mcp.json', declaring('1.2.0'));
  await commitAll(folder);
  await git(folder, 'switch', '-q', '-');
  await write(folder, '.mcp.json', declaring('1.5.0'));
  await commitAll(folder);
  await expect(git(folder, 'merge', '-q', 'other')).rejects.toThrow();
  const { status, err } = await check(folder);
  expect([status, err]).toEqual([2, expect.stringContaining('has files with conflicts')]);
  await write(folder, '.mcp.json', declaring('1.2.0'));
  await git(folder, 'add', '.mcp.json');
  expect((await check(folder)).status).toBe(1);
});

test('a hook of another repository, whose index is not here, hides nothing that is staged', async () => {
  const folder = await repository();
  await write(folder, '.mcp.json', declaring('1.2.0'));
  await git(folder, 'add', '.mcp.json');
  const env = { ...inherited, XDG_CACHE_HOME: base, GIT_INDEX_FILE: '.git/index.lock' };
  const words = ['check', '--staged', '--export-file', join(base, 'export.json')];
  expect((await runCommand(words, { cwd: folder, env })).status).toBe(1);
});

test('the policy is that of the last commit', async () => {
  const folder = await repository();
  await write(folder, '.mcp.json', declaring('1.2.0'));
  await write(folder, '.github/mcp-grade-gate.yml', 'preset: report-only\n');
  await git(folder, 'add', '-A');
  expect((await check(folder)).status).toBe(1);
});

test('without a key and an export only a commit that touches servers is an error', async () => {
  const folder = await repository();
  const env = { ...inherited, XDG_CACHE_HOME: base };
  const service = ['--base-url', 'https://grades.example.com'];
  const run = () => runCommand(['check', '--staged', ...service], { cwd: folder, env });
  await write(folder, 'a.txt', 'b\n');
  await git(folder, 'add', '-A');
  expect((await run()).status).toBe(0);
  await write(folder, '.mcp.json', declaring('1.5.0'));
  await git(folder, 'add', '-A');
  const { status, out } = await run();
  expect([status, out]).toEqual([2, expect.stringContaining('MCP_GRADE_GATE_API_KEY is not set')]);
});

test('a folder of no repository has nothing staged', async () => {
  const folder = join(base, 'no-repository');
  await mkdir(folder);
  const { status, err } = await check(folder);
  expect([status, err]).toEqual([2, expect.stringContaining('is not a readable Git repository')]);
  expect((await check(folder, '--repo', 'octo/web')).status).toBe(64);
});
