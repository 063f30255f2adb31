/*
 * Tests that GitHub's API yields the same files for a commit as git does: the same client files, IDs and
 * reasons, with few requests.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { takeInventory } from '../../../src/gate/pipeline/inventory.ts';
import { openGit } from '../../../src/io/files/git.ts';
import type { FileSource } from '../../../src/io/files/tree.ts';
import type { GitHubApi } from '../../../src/io/github/api.ts';
import { createRemoteCommits } from '../../../src/io/github/remote/commits.ts';
import { GateError } from '../../../src/model/failure.ts';
import { good, place } from '../../detection/variants/cases.ts';
import { describedApi } from '../../github-service/description.ts';
import { createGitData, type GitDataOptions } from '../../github-service/git-data.ts';
import { runQuery } from '../../github-service/graphql.ts';
import { commitAll, git } from '../../runner/git.ts';

const described = describedApi('api.github.com');
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function repositoryOf(make: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remote-'));
  folders.push(folder);
  await make(folder);
  await commitAll(folder);
  return folder;
}

/** Opens the repository through an API that counts its requests. */
function remoteOf(root: string, options: GitDataOptions = {}) {
  const data = createGitData(root, options);
  const requests: string[] = [];
  const api: GitHubApi = {
    async rest({ method, path }) {
      requests.push(path);
      const headers = { accept: 'application/json', 'user-agent': 'x' };
      const called = { method, path, headers, body: null };
      expect(described.requestFaults(called)).toEqual([]);
      const found = data.rest(path);
      if (found === null) throw new Error(`not found: ${path}`);
      const reply = described.complete(called, found);
      expect(described.answerFaults(called, reply)).toEqual([]);
      if (reply.status === 404) throw new GateError('api-not-found', 'not found', '');
      return reply.body;
    },
    async graphql(query, variables) {
      requests.push('graphql');
      const { body } = await runQuery(query, variables, { repository: data.fields });
      const { data: answer, errors } = body as { data: unknown; errors?: unknown };
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return answer;
    },
  };
  return { commits: createRemoteCommits(api, { owner: 'octo', name: 'project' }, null), requests };
}

const options = { folder: '', ignorePaths: [], withCandidates: true, charge: () => {} };

async function ofGit(root: string): Promise<FileSource> {
  const repository = await openGit(root);
  if ('reason' in repository) throw new Error(repository.reason);
  const commit = await repository.commit('HEAD');
  if (commit === null) throw new Error('no commit');
  return repository.commitFiles(commit);
}

async function ofRemote(root: string, given: GitDataOptions = {}) {
  const { commits, requests } = remoteOf(root, given);
  const commit = await commits.commit(await git(root, 'rev-parse', 'HEAD'));
  if (commit === null) throw new Error('no commit');
  return { source: commits.commitFiles(commit), requests };
}

const inventories = join(import.meta.dirname, '../../gate/inventory');

describe.for(['storefront', 'research-tools', 'plugin-marketplace'])('%s', (name) => {
  test('is the same as from git, with few requests', async () => {
    const root = await repositoryOf((folder) =>
      cp(join(inventories, name), folder, { recursive: true, verbatimSymlinks: true }),
    );
    const { source, requests } = await ofRemote(root);
    const found = await takeInventory(source, options);
    expect(found).toEqual(await takeInventory(await ofGit(root), options));
    expect(found.declarations.length).toBeGreaterThan(0);
    expect(requests.length).toBeLessThanOrEqual(8);
  });
});

/** Creates a repository with files that a checkout would have trouble with. */
async function strangeRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remote-'));
  folders.push(folder);
  await place(folder, {
    '.mcp.json': { json: { mcpServers: { notes: good } } },
    '.cursor': { link: 'tools/cursor' },
    'tools/cursor/mcp.json': { json: { mcpServers: { files: good } } },
    '.vscode/mcp.json': { link: '../../outside.json' },
    '.gemini': { link: 'nowhere' },
    'latin/.mcp.json': Buffer.from('{"mcpServers": {"caf\xe9": {"command": "x"}}}', 'latin1'),
    'wide/.mcp.json': Buffer.from('\ufeff{"mcpServers": {"a": {"command": "x"}}}', 'utf16le'),
    'large/.mcp.json': `{"mcpServers": {}, "x": "${'y'.repeat(1_100_000)}"}`,
    'pointer/.mcp.json': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 5\n`,
    'empty/.mcp.json': '',
    'a\u202eb/.mcp.json': { json: { mcpServers: { b: good } } },
    'package.json': { json: { scripts: { start: 'node index.js' } } },
  });
  await commitAll(folder);
  const cacheinfo = `160000,${'1'.repeat(40)},vendor/sub`;
  await git(folder, 'update-index', '--add', '--cacheinfo', cacheinfo);
  await git(folder, 'commit', '-q', '-m', 'submodule');
  return folder;
}

describe('a repository with links, a submodule, and files that cannot be read', () => {
  test('is the same as from git', async () => {
    const root = await strangeRepository();
    const { source } = await ofRemote(root);
    const found = await takeInventory(source, options);
    expect(found).toEqual(await takeInventory(await ofGit(root), options));
    expect(found.files.filter(({ status }) => status === 'unreadable')).toHaveLength(5);
  });

  test('is the same where GraphQL cuts texts, and a tree is listed by its folders', async () => {
    const root = await strangeRepository();
    const whole = await takeInventory(await ofGit(root), options);
    const cut = new Set([await git(root, 'rev-parse', 'HEAD:.mcp.json')]);
    for (const given of [{ cut }, { mostEntries: 15 }]) {
      const { source, requests } = await ofRemote(root, given);
      expect(await takeInventory(source, options)).toEqual(whole);
      expect(requests.filter((path) => path !== 'graphql').length).toBeGreaterThan(1);
    }
  });
});

test('a folder that GitHub does not list whole is an error', async () => {
  const { source } = await ofRemote(await strangeRepository(), { mostEntries: 3 });
  await expect(takeInventory(source, options)).rejects.toMatchObject({ code: 'tree-too-large' });
});

test('another content than that of the id is an error', async () => {
  const root = await strangeRepository();
  const falsified = new Set([await git(root, 'rev-parse', 'HEAD:.mcp.json')]);
  const { source } = await ofRemote(root, { falsified });
  await expect(takeInventory(source, options)).rejects.toMatchObject({ code: 'api-wrong-content' });
});

test('commits without a common ancestor have no base', async () => {
  const root = await strangeRepository();
  const head = await git(root, 'rev-parse', 'HEAD');
  const other = await git(root, 'commit-tree', '-m', 'other', 'HEAD^{tree}');
  const { commits } = remoteOf(root);
  expect(await commits.mergeBase(head, other)).toBeNull();
  const parent = await git(root, 'rev-parse', 'HEAD^');
  expect(await commits.mergeBase(head, parent)).toBe(parent);
});
