/*
 * Tests answers from GitHub's API that differ from the data in git. Each one is an error; it never yields a
 * tree that lacks the entries that could not be understood.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeInventory } from '../../../src/gate/pipeline/inventory.ts';
import { openGit } from '../../../src/io/files/git.ts';
import type { GitHubApi } from '../../../src/io/github/api.ts';
import { createRemoteCommits } from '../../../src/io/github/remote/commits.ts';
import { good, place } from '../../detection/variants/cases.ts';
import { createGitData } from '../../github-service/git-data.ts';
import { runQuery } from '../../github-service/graphql.ts';
import { commitAll, git } from '../../runner/git.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'odd-answers-'));
  await place(folder, {
    '.mcp.json': { json: { mcpServers: { notes: good } } },
    'a/.mcp.json': { json: { mcpServers: { files: good } } },
    'README.md': 'x',
  });
  await commitAll(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type TreeAnswer = { readonly tree: readonly Entry[]; readonly truncated?: unknown };
type Entry = Readonly<Record<string, unknown>>;

/** Returns the inventory of the newest commit, read through an API whose answers about trees are altered. */
async function inventoryWith(change: (answer: TreeAnswer) => unknown) {
  const data = createGitData(folder);
  const api: GitHubApi = {
    async rest({ path }) {
      const body = data.rest(path)?.body;
      return path.includes('/git/trees/') ? change(body as TreeAnswer) : body;
    },
    async graphql(query, variables) {
      const { body } = await runQuery(query, variables, { repository: data.fields });
      return (body as { data: unknown }).data;
    },
  };
  const commits = createRemoteCommits(api, { owner: 'octo', name: 'project' }, null);
  const commit = await commits.commit(await git(folder, 'rev-parse', 'HEAD'));
  if (commit === null) throw new Error('no commit');
  return takeInventory(commits.commitFiles(commit), options);
}

const options = { folder: '', ignorePaths: [], withCandidates: true, charge: () => {} };

const blob = { mode: '100644', type: 'blob', sha: 'a'.repeat(40), size: 1 };
const added =
  (entry: Entry) =>
  ({ tree, ...rest }: TreeAnswer): unknown => ({ ...rest, tree: [...tree, entry] });
const edited =
  (path: string, edit: Entry) =>
  ({ tree, ...rest }: TreeAnswer): unknown => ({
    ...rest,
    tree: tree.map((entry) => (entry['path'] === path ? { ...entry, ...edit } : entry)),
  });

describe('an error', () => {
  test.for<[string, (answer: TreeAnswer) => unknown]>([
    ['no answer', () => null],
    ['a list in place of the answer', ({ tree }) => tree],
    ['no list of entries', (answer) => ({ ...answer, tree: {} })],
    ['an entry that is none', (answer) => ({ ...answer, tree: [null] })],
    ['an absolute path', added({ ...blob, path: '/etc/passwd' })],
    ['a path with an empty part', added({ ...blob, path: 'a//b' })],
    ['an empty path', added({ ...blob, path: '' })],
    ['a path with NUL', added({ ...blob, path: '.mcp.json\0.png' })],
    ['a path that is no text', added({ ...blob, path: ['x'] })],
    ['a path out of the tree', added({ ...blob, path: '../../x' })],
    ['a file in a folder that is not listed', added({ ...blob, path: 'nowhere/.mcp.json' })],
    ['a file in a file', added({ ...blob, path: 'README.md/.mcp.json' })],
    ['an id that is a path', added({ ...blob, path: 'x', sha: '../../../user' })],
    ['an id that is short', added({ ...blob, path: 'x', sha: 'abcdef0' })],
    ['a mode that git does not have', added({ ...blob, path: 'x', mode: '777777' })],
    ['a type that git does not have', added({ ...blob, path: 'x', type: 'socket' })],
    ['a type of another mode', added({ ...blob, path: 'x', mode: '160000' })],
    ['a negative size', edited('.mcp.json', { size: -1 })],
    ['half a byte', edited('.mcp.json', { size: 10.5 })],
    ['a size that cuts a file', edited('.mcp.json', { size: 2 })],
    ['a size of nothing', edited('.mcp.json', { size: 0 })],
    ['a size beyond the file', edited('.mcp.json', { size: 5000 })],
    ['a folder where a file is', edited('a', { mode: '100644', type: 'blob', size: 1 })],
  ])('%s', async ([, change]) => {
    await expect(inventoryWith(change)).rejects.toMatchObject({ code: 'api-wrong-content' });
  });
});

test('a size beyond all limits is taken at its word: the file cannot be read', async () => {
  const { files } = await inventoryWith(edited('.mcp.json', { size: 200_000_000 }));
  expect(files).toContainEqual(
    expect.objectContaining({ path: '.mcp.json', reason: 'larger than 1 MB' }),
  );
});

test('the order of the entries does not matter', async () => {
  const reversed = ({ tree, ...rest }: TreeAnswer) => ({ ...rest, tree: tree.toReversed() });
  expect(await inventoryWith(reversed)).toEqual(await inventoryWith((answer) => answer));
});

test('a file without a size cannot be read', async () => {
  const { files } = await inventoryWith(edited('.mcp.json', { size: undefined }));
  expect(files).toContainEqual(
    expect.objectContaining({ path: '.mcp.json', status: 'unreadable' }),
  );
});

test('names that are not UTF-8 lead nowhere, and a replacement character may be a name', async () => {
  const latin = Buffer.from('caf\xe9', 'latin1');
  const text = execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD:.mcp.json']).toString().trim();
  const treeWith = (lines: readonly (string | Buffer)[]): string =>
    execFileSync('git', ['-C', folder, 'mktree', '-z'], {
      input: Buffer.concat(lines.map((line) => Buffer.from(line))),
    })
      .toString()
      .trim();
  const inner = treeWith([`100644 blob ${text}\t.mcp.json\0`]);
  const nul = Buffer.from([0]);
  const tree = treeWith([
    Buffer.concat([Buffer.from(`040000 tree ${inner}\t`), latin, nul]),
    `040000 tree ${treeWith([`040000 tree ${inner}\tb\ufffd\0`])}\tgood\0`,
    Buffer.concat([Buffer.from(`100644 blob ${text}\t`), latin, Buffer.from('.code-workspace\0')]),
  ]);
  const id = await git(folder, 'commit-tree', '-m', 'names', '-p', 'HEAD', tree);
  await git(folder, 'update-ref', 'HEAD', id);
  const found = await inventoryWith((answer) => answer);
  const repository = await openGit(folder);
  if ('reason' in repository) throw new Error(repository.reason);
  const commit = await repository.commit('HEAD');
  if (commit === null) throw new Error('no commit');
  expect(found).toEqual(await takeInventory(repository.commitFiles(commit), options));
  expect(found.declarations.map(({ file }) => file)).toEqual(['good/b\ufffd/.mcp.json']);
  expect(found.files.filter(({ status }) => status === 'unreadable')).toHaveLength(2);
  repository.close();
});
