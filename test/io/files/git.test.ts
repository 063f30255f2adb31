import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clientContext,
  findClientFile,
  isClientFolder,
} from '../../../src/detection/declarations/client-files.ts';
import { mayDeclare } from '../../../src/detection/declarations/parse-file.ts';
import { createDiskSource } from '../../../src/io/files/disk.ts';
import { type GitRepository, openGit } from '../../../src/io/files/git.ts';
import type { Commit } from '../../../src/io/files/git-store.ts';
import type { FileFilter, Tree } from '../../../src/io/files/tree.ts';
import { unreadableReasons } from '../../../src/io/files/unreadable.ts';

const isLinux = process.platform === 'linux';
const isWindows = process.platform === 'win32';

const filter: FileFilter = {
  client: (path) =>
    findClientFile(path)?.file.search ? null : (findClientFile(path)?.file ?? null),
  reportsUnreadable: (path, text) => mayDeclare(path, text ?? '', ''),
  folder: isClientFolder,
  context: clientContext,
  ignored: (path) => path.startsWith('ignored'),
};

/** A folder for everything that a test writes, and the repository inside it. */
let space = '';
let root = '';
const opened: GitRepository[] = [];
beforeEach(async () => {
  space = await realpath(await mkdtemp(join(tmpdir(), 'git-')));
  root = join(space, 'repository');
  await mkdir(root);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const repository of opened.splice(0)) repository.close();
  await rm(space, { recursive: true, force: true, maxRetries: 3 });
});

const real = execFileSync(isWindows ? 'where' : 'which', ['git'], { encoding: 'utf8' })
  .split(/\r?\n/)[0]
  ?.trim();

/** Runs git in a folder as a user without any settings would, and returns its output. */
function gitIn(folder: string, words: readonly string[], input: string | Uint8Array = ''): string {
  const settings = ['user.name=A', 'user.email=a@b.example', 'commit.gpgsign=false'];
  return execFileSync(
    real ?? 'git',
    [...[...settings, 'protocol.file.allow=always'].flatMap((each) => ['-c', each]), ...words],
    {
      cwd: folder,
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_DATE: '2030-01-01T00:00:00Z',
        GIT_COMMITTER_DATE: '2030-01-01T00:00:00Z',
      },
    },
  ).trim();
}

function git(...words: readonly string[]): string {
  return gitIn(root, words);
}

async function write(path: string, content: string | Uint8Array = '{}'): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function link(path: string, target: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await symlink(target, join(root, path));
}

/** Commits everything in the repository and returns the commit's ID. */
function commitAll(): string {
  if (!existsSync(join(root, '.git'))) git('init', '-q', '-b', 'main');
  git('add', '-A', '-f');
  git('commit', '-q', '--allow-empty', '-m', 'x');
  return git('rev-parse', 'HEAD');
}

/** Creates a commit whose objects are written as given, even if git considers them invalid. */
function commitTree(tree: string): string {
  return git('commit-tree', '-m', 'x', tree);
}

function treeOf(entries: readonly (readonly [mode: string, name: string, id: string])[]): string {
  const raw = Buffer.concat(
    entries.map(([mode, name, id]) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
    ),
  );
  return gitIn(root, ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], raw);
}

function blobOf(content: string): string {
  return gitIn(root, ['hash-object', '-w', '--stdin'], content);
}

async function open(folder = root): Promise<GitRepository> {
  const repository = await openGit(folder);
  if ('reason' in repository) throw new Error(repository.reason);
  opened.push(repository);
  return repository;
}

async function openAt(revision: string): Promise<[GitRepository, Commit]> {
  const repository = await open();
  const commit = await repository.commit(revision);
  if (commit === null) throw new Error('no commit');
  return [repository, commit];
}

/** Returns everything that can be learned about a tree, except about the content of nested repositories. */
async function describeTree(tree: Tree, hash: 'sha1' | 'sha256', further: readonly string[]) {
  const own = (path: string) => ![...tree.foreign].some((each) => path.startsWith(`${each}/`));
  const paths = [...tree.paths].filter(own).sort();
  const links = [...tree.links].filter(own).sort();
  const all = [...new Set([...paths, ...links, ...further])];
  const reads = await Promise.all(all.map(async (path) => [path, await tree.read(path)] as const));
  const ids = await Promise.all(all.map(async (path) => [path, await tree.idOf(path, hash)]));
  return {
    sources: tree.sources.filter(({ path }) => own(path)),
    files: tree.files.filter(({ path }) => own(path)),
    paths,
    links,
    foreign: [...tree.foreign].sort(),
    reads: new Map(reads),
    ids: new Map(ids as [string, string | null][]),
  };
}

/** Commits the repository, reads it from the disk and from git, and expects both results to be the same. */
async function readBoth({ folder = '', further = [] as readonly string[] } = {}) {
  commitAll();
  const [repository, commit] = await openAt('HEAD');
  const [onDisk, inGit] = [
    await createDiskSource(root).readTree(folder, filter),
    await repository.commitFiles(commit).readTree(folder, filter),
  ];
  const both = [
    await describeTree(onDisk, repository.hash, further),
    await describeTree(inGit, repository.hash, further),
  ] as const;
  // The disk yields no ID for an object that no path leads to.
  const ids = [...both[1].ids].map(([path, id]) => {
    const read = both[0].reads.get(path) ?? { reason: '' };
    const isUnnamed = 'reason' in read && read.reason === unreadableReasons.absent;
    return [path, isUnnamed ? null : id] as const;
  });
  expect({ ...both[1], ids: new Map(ids) }).toEqual(both[0]);
  return {
    ...both[1],
    read: both[1].sources.map(({ path }) => path),
    rest: both[1].files.map(({ path, status, reason }) => `${path}: ${status}, ${reason}`),
  };
}

describe('a commit reads as its checkout does', () => {
  test('plain files, and their ids', async () => {
    await write('.mcp.json', '\ufeff{"a":1}');
    await write('a/b/.CURSOR/MCP.json', '{}\r\n');
    await write('a/tool.sh', '#!/bin/sh\n');
    await chmod(join(root, 'a/tool.sh'), 0o755);
    await write('empty', '');
    const tree = await readBoth({ further: ['missing', 'a', 'empty/x', '.', '', '.git/config'] });
    expect(tree.sources).toEqual([
      { path: '.mcp.json', text: '{"a":1}' },
      { path: 'a/b/.CURSOR/MCP.json', text: '{}\r\n' },
    ]);
    expect(tree.paths).toEqual(['.mcp.json', 'a/b/.CURSOR/MCP.json', 'a/tool.sh', 'empty']);
    expect(tree.ids.get('a/tool.sh')).toBe(git('hash-object', 'a/tool.sh'));
    expect([tree.ids.get('missing'), tree.ids.get('a'), tree.ids.get('.git/config')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(tree.reads.get('a')).toEqual({ reason: 'not a regular file' });
  });

  test('vendored, ignored and unreadable files', async () => {
    for (const folder of ['node_modules/x', 'a/vendor', 'ignored']) {
      await write(`${folder}/.mcp.json`);
    }
    await write('b/.mcp.json', new Uint8Array([0x7b, 0xff, 0x7d]));
    await write('c/.mcp.json', new Uint8Array(1024 * 1024 + 1).fill(0x20));
    await write('d/.mcp.json', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n');
    await write('e/.mcp.json', new Uint8Array(9 * 1024 * 1024).fill(0x20));
    await write('f/.mcp.json', ' '.repeat(1024 * 1024));
    const tree = await readBoth({ further: ['node_modules/x/.mcp.json', 'ignored/.mcp.json'] });
    expect(tree.read).toEqual(['f/.mcp.json']);
    expect(tree.rest).toEqual([
      'a/vendor: skipped, vendored code',
      'b/.mcp.json: unreadable, not UTF-8 text',
      'c/.mcp.json: unreadable, larger than 1 MB',
      `d/.mcp.json: unreadable, ${unreadableReasons.pointer}`,
      'e/.mcp.json: unreadable, larger than 1 MB',
      'ignored: skipped, ignore-paths',
      'node_modules: skipped, vendored code',
    ]);
    expect(tree.reads.get('node_modules/x/.mcp.json')).toEqual({ text: '{}' });
  });

  test('links to files and folders, in chains and through each other', async () => {
    await write('tools/conf/mcp.json', '{"a":1}');
    await write('vendor/p/sub/.mcp.json');
    await write('packages/a/.mcp.json');
    await link('.cursor', 'tools/conf');
    await link('x/.mcp.json', '../tools/./conf/../conf/mcp.json');
    await link('y/.mcp.json', '../x/.mcp.json');
    await link('z/.vscode', '../.cursor/');
    await link('app', 'vendor/p');
    await link('again', 'vendor/p');
    await link('current', 'packages/a');
    await link('alias.js', 'vendor/p/server.js');
    const tree = await readBoth({
      further: ['app/sub/.mcp.json', 'z/.vscode/mcp.json', 'alias.js/x', '.cursor/../tools/conf'],
    });
    expect(tree.read).toEqual([
      '.cursor/mcp.json',
      'again/sub/.mcp.json',
      'app/sub/.mcp.json',
      'current/.mcp.json',
      'packages/a/.mcp.json',
      'tools/conf/mcp.json',
      'x/.mcp.json',
      'y/.mcp.json',
      'z/.vscode/mcp.json',
    ]);
    expect(tree.ids.get('app')).toBe(blobOf('vendor/p'));
    expect(tree.ids.get('app/sub/.mcp.json')).toBe(blobOf('{}'));
  });

  test('links that lead out, nowhere, below a file, and in circles', async () => {
    await mkdir(join(space, 'outside'));
    await writeFile(join(space, 'outside/mcp.json'), '{}');
    await write('file', 'x');
    await write('.mcp.json');
    await link('a/.mcp.json', join(space, 'outside/mcp.json'));
    await link('b/.mcp.json', 'nowhere');
    await link('c/.mcp.json', '../../outside/mcp.json');
    await link('d/.cursor', '../../outside');
    await link('d/docs', join(space, 'outside'));
    await link('e/.mcp.json', '../file/../.mcp.json');
    await link('f/.mcp.json', '../file/');
    await link('g/.mcp.json', '.mcp.json');
    await link('h/.mcp.json', '../d/docs/mcp.json');
    await link('i/b/up', '../..');
    await link('j/.mcp.json', '../.git/config');
    await link('j/.vscode', '../.git');
    await link('.cursor', '.');
    const tree = await readBoth({
      further: ['j/.vscode/config', '.git', 'd/docs/mcp.json', 'd/docs', '../x', 'd/.cursor/..'],
    });
    expect(tree.rest).toEqual([
      // `.cursor -> .` makes each of them appear in a second place.
      ...['.cursor/', ''].flatMap((place) => [
        `${place}a/.mcp.json: unreadable, ${unreadableReasons.outside}`,
        `${place}b/.mcp.json: unreadable, ${unreadableReasons.nowhere}`,
        `${place}c/.mcp.json: unreadable, ${unreadableReasons.outside}`,
        `${place}d/.cursor: unreadable, ${unreadableReasons.outside}`,
        `${place}d/docs: skipped, ${unreadableReasons.outside}`,
        `${place}e/.mcp.json: unreadable, ${unreadableReasons.nowhere}`,
        `${place}f/.mcp.json: unreadable, ${unreadableReasons.nowhere}`,
        `${place}g/.mcp.json: unreadable, ${unreadableReasons.nowhere}`,
        `${place}h/.mcp.json: unreadable, ${unreadableReasons.outside}`,
        `${place}j/.mcp.json: unreadable, ${unreadableReasons.git}`,
        `${place}j/.vscode: unreadable, ${unreadableReasons.git}`,
      ]),
    ]);
    expect(tree.ids.get('d/docs/mcp.json')).toBeNull();
    expect(tree.ids.get('b/.mcp.json')).toBe(blobOf('nowhere'));
  });

  test('a chain of forty links is followed, a longer one is not', async () => {
    await write('0', 'x');
    for (let at = 1; at <= 42; at += 1) await link(String(at), String(at - 1));
    const tree = await readBoth();
    expect(tree.reads.get('20')).toEqual({ text: 'x' });
    expect(tree.reads.get('42')).toEqual({
      reason: unreadableReasons.nowhere,
    });
  });

  test.skipIf(isWindows)('names of all kinds', async () => {
    const names = [
      'a\nb',
      'c\td',
      '"e"',
      "f'",
      'g\\h',
      '-i',
      ' j ',
      '\u{1f600}',
      '.gitx',
      'k\ufffd',
    ];
    for (const name of names) await write(`${name}/.mcp.json`, `{"${name.length}":1}`);
    const tree = await readBoth();
    expect(tree.read).toHaveLength(names.length);
  });

  test.skipIf(!isLinux)('names that are no text', async () => {
    const raw = (name: string) => Buffer.from(`${root}/${name}`, 'latin1');
    await write('own.js', '');
    await mkdir(raw('caf\xe9'));
    await writeFile(raw('caf\xe9/.mcp.json'), '{}');
    await writeFile(raw('\xff.js'), 'x');
    await symlink('own.js', raw('\xfe'));
    const tree = await readBoth();
    expect(tree.paths).toEqual(['own.js', '\ufffd.js']);
    expect(tree.reads.get('\ufffd.js')).toEqual({ reason: 'it does not exist' });
    expect(tree.ids.get('\ufffd.js')).toBe(blobOf('x'));
    expect(tree.rest).toContain('caf\ufffd: unreadable, the folder cannot be opened (ENOENT)');
  });

  test('a folder below the root, whose links reach the whole repository', async () => {
    await write('shared.json', '{"a":1}');
    await write('sub/own/.mcp.json');
    await write('other/.mcp.json');
    await write('subs/.mcp.json');
    await link('sub/.mcp.json', '../shared.json');
    await link('sub/.vscode', '../other');
    await link('sub/around', '../sub/own');
    const tree = await readBoth({
      folder: 'sub',
      further: ['../shared.json', '../../x', 'shared.json'],
    });
    expect(tree.read).toEqual([
      'sub/.mcp.json',
      'sub/.vscode/.mcp.json',
      'sub/around/.mcp.json',
      'sub/own/.mcp.json',
    ]);
    expect(tree.reads.get('shared.json')).toEqual({ text: '{"a":1}' });
  });

  test('a folder that is a link', async () => {
    await write('real/.mcp.json');
    await link('alias', 'real');
    expect((await readBoth({ folder: 'alias' })).read).toEqual(['real/.mcp.json']);
  });

  test('submodules are other repositories', async () => {
    await write('.mcp.json');
    await write('sub/module/.mcp.json');
    await link('into', 'sub/module');
    const module = join(root, 'sub/module');
    gitIn(module, ['init', '-q']);
    gitIn(module, ['add', '-A']);
    gitIn(module, ['commit', '-q', '-m', 'x']);
    const id = gitIn(module, ['rev-parse', 'HEAD']);
    const tree = await readBoth();
    expect(tree.foreign).toEqual(['sub/module']);
    expect(tree.read).toEqual(['.mcp.json', 'into/.mcp.json']);
    const [repository, commit] = await openAt('HEAD');
    const inside = await repository.commitFiles(commit).readTree('', filter);
    expect(await inside.read('sub/module/.mcp.json')).toEqual({ text: '{}' });
    expect(await inside.read('into/.mcp.json')).toEqual({ text: '{}' });
    expect(await inside.idOf('sub/module', 'sha1')).toBe(id);
    const [below] = (await repository.commitFiles(commit).readTree('sub/module', filter)).sources;
    expect(below?.path).toBe('sub/module/.mcp.json');
  });

  test('a repository whose ids are of SHA-256', async () => {
    git('init', '-q', '--object-format=sha256');
    await write('.mcp.json', '{"a":1}');
    await link('x/.mcp.json', '../.mcp.json');
    const tree = await readBoth();
    expect(tree.read).toEqual(['.mcp.json', 'x/.mcp.json']);
    expect(tree.ids.get('.mcp.json')).toMatch(/^[0-9a-f]{64}$/);
    const [repository, commit] = await openAt('HEAD');
    expect(repository.hash).toBe('sha256');
    const read = await repository.commitFiles(commit).readTree('', filter);
    expect(await read.idOf('.mcp.json', 'sha1')).toBeNull();
  });
});

describe('a commit', () => {
  test('is found by a name, a branch or an id, and read after the disk has changed', async () => {
    await write('.mcp.json', 'one');
    const one = commitAll();
    await write('.mcp.json', 'two');
    const two = commitAll();
    git('update-ref', 'refs/remotes/origin/main', one);
    git('tag', '-a', '-m', 'x', 'v1', one);
    const repository = await open();
    expect(await repository.commit('HEAD')).toEqual({
      id: two,
      tree: git('rev-parse', 'HEAD^{tree}'),
      parents: [one],
    });
    for (const name of ['origin/main', 'v1', one, one.slice(0, 12), 'HEAD~1', 'HEAD^', 'HEAD^^0']) {
      expect((await repository.commit(name))?.id).toBe(one);
    }
    const commit = await repository.commit(one);
    if (commit === null) throw new Error('no commit');
    expect(await repository.commitFiles(commit).readFile('.mcp.json')).toEqual({ text: 'one' });
    expect(await repository.commitFiles(commit).readFile('other')).toEqual({
      reason: 'it does not exist',
    });
  });

  test('is not found by a tag that bears the whole name of a branch', async () => {
    await write('.mcp.json');
    const head = commitAll();
    git('tag', 'refs/remotes/origin/main');
    const repository = await open();
    expect(await repository.commit('refs/remotes/origin/main')).toBeNull();
    git('update-ref', 'refs/remotes/origin/main', head);
    expect((await repository.commit('refs/remotes/origin/main'))?.id).toBe(head);
  });

  test('is not found by what is no name of a commit', async () => {
    await write('.mcp.json');
    commitAll();
    commitAll();
    const repository = await open();
    const names = ['', '-h', '--all', '~1', '^', 'a b', 'a\nHEAD', 'HEAD\0', '@{-1}']
      .concat(['a..HEAD', ':/x', 'HEAD:.mcp.json', 'HEAD^{tree}', '*', '[H]EAD', 'missing'])
      .concat(['HEAD~9', 'HEAD^2', 'HEAD~1:.mcp.json', 'HEAD~x', 'HEAD^{/x}', '^HEAD'])
      .concat(['0'.repeat(40), 'x'.repeat(300), git('rev-parse', 'HEAD^{tree}')]);
    for (const name of names) expect([name, await repository.commit(name)]).toEqual([name, null]);
    expect((await repository.commit('HEAD'))?.id).toBe(git('rev-parse', 'HEAD'));
  });

  test('without the judged folder is an empty tree', async () => {
    await write('file');
    await link('lost', 'nowhere');
    await link('out', '../..');
    commitAll();
    const [repository, commit] = await openAt('HEAD');
    for (const folder of ['no', 'file', 'file/x', 'lost']) {
      const { sources, files, paths } = await repository
        .commitFiles(commit)
        .readTree(folder, filter);
      expect({ sources, files, paths }).toEqual({ sources: [], files: [], paths: new Set() });
    }
    await expect(repository.commitFiles(commit).readTree('out', filter)).rejects.toMatchObject({
      code: 'commit-unreadable',
    });
  });

  test('is read in a worktree, whose .git is a file', async () => {
    await write('.mcp.json');
    commitAll();
    git('worktree', 'add', '-q', join(space, 'worktree'));
    const repository = await open(join(space, 'worktree'));
    expect((await repository.commit('HEAD'))?.id).toBe(git('rev-parse', 'HEAD'));
  });

  test('whose entries no disk would take is read without them', async () => {
    commitAll();
    const [text, target] = [blobOf('{}'), blobOf('a\0b')];
    const folder = treeOf([['100644', '.mcp.json', text]]);
    const tree = treeOf([
      ['40000', '.', folder],
      ['40000', '..', folder],
      ['100644', '.GIT', text],
      ['40000', '.git', folder],
      ['100644', '.mcp.json', text],
      ['100644', '.mcp.json', blobOf('another')],
      ['120000', 'empty', blobOf('')],
      ['100644', 'folder', folder],
      ['120000', 'link', folder],
      ['120000', 'long', blobOf('a/'.repeat(4096))],
      ['120000', 'nul', target],
      ['40000', 'ok', folder],
      ['100644', 'ok/.mcp.json', blobOf('another')],
      ['40000', 'x/y', folder],
    ]);
    const [repository, commit] = await openAt(commitTree(tree));
    const read = await repository.commitFiles(commit).readTree('', filter);
    expect(read.sources).toEqual([
      { path: '.mcp.json', text: '{}' },
      { path: 'ok/.mcp.json', text: expect.any(String) },
    ]);
    expect(read.foreign.size).toBe(0);
    for (const name of ['empty', 'link', 'long', 'nul']) {
      expect(await read.read(name)).toEqual({
        reason: unreadableReasons.nowhere,
      });
    }
    expect(await read.read('folder')).toEqual({ reason: 'not a regular file' });
  });

  test('with folders in folders, and a path that is too long for any disk', async () => {
    const deep = 'd/'.repeat(1000);
    const long = `${'l'.repeat(250)}/`.repeat(20);
    const files = [deep, long].map((path) => `M 100644 inline ${path}.mcp.json\ndata 2\n{}\n`);
    gitIn(space, ['init', '-q', root]);
    const head = 'commit refs/heads/deep\ncommitter A <a@b.example> 0 +0000\ndata 0\n';
    gitIn(root, ['fast-import', '--quiet'], `${head}${files.join('')}\n`);
    const [repository, commit] = await openAt('deep');
    const { sources } = await repository.commitFiles(commit).readTree('', filter);
    expect(sources.map(({ path }) => path)).toEqual([`${deep}.mcp.json`]);
  });

  test('without an end is given up', async () => {
    commitAll();
    let tree = treeOf([['100644', 'x', blobOf('')]]);
    for (let level = 0; level < 8; level += 1) {
      tree = treeOf(
        Array.from({ length: 40 }, (_, at) => ['40000', `${at + 10}${'n'.repeat(200)}`, tree]),
      );
    }
    const [repository, commit] = await openAt(commitTree(tree));
    await expect(repository.commitFiles(commit).readTree('', filter)).rejects.toMatchObject({
      code: 'commit-unreadable',
    });
  });

  test('of which objects are missing says so', async () => {
    await write('.mcp.json', 'gone');
    await write('a/.mcp.json', 'kept');
    await link('b/.mcp.json', '../a/.mcp.json');
    await link('c', 'b');
    commitAll();
    const lose = (id: string) => rm(join(root, '.git/objects', id.slice(0, 2), id.slice(2)));
    await lose(git('rev-parse', 'HEAD:.mcp.json'));
    await lose(git('rev-parse', 'HEAD:c'));
    await write('.mcp.json', 'back');
    const [repository, commit] = await openAt('HEAD');
    const all = { ...filter, reportsUnreadable: () => true };
    const { sources, files } = await repository.commitFiles(commit).readTree('', all);
    expect(sources.map(({ path }) => path)).toEqual(['a/.mcp.json', 'b/.mcp.json']);
    expect(files).toMatchObject([
      {
        path: '.mcp.json',
        status: 'unreadable',
        reason: unreadableReasons.missing,
      },
      { path: 'c', status: 'skipped', reason: unreadableReasons.missing },
    ]);
    await lose(git('rev-parse', 'HEAD:a'));
    const [again] = await openAt('HEAD');
    await expect(again.commitFiles(commit).readTree('', filter)).rejects.toMatchObject({
      code: 'commit-unreadable',
    });
    expect(await again.commitFiles(commit).readFile('a/.mcp.json')).toMatchObject({
      reason: expect.stringMatching('cannot be listed'),
    });
  });
});

describe('histories', () => {
  let commits = 0;
  /** Creates an empty commit with these parents. */
  function commitOn(...parents: readonly string[]): string {
    const tree = gitIn(root, ['mktree']);
    commits += 1;
    return git(
      'commit-tree',
      '-m',
      String(commits),
      ...parents.flatMap((each) => ['-p', each]),
      tree,
    );
  }

  test('the base of two commits', async () => {
    git('init', '-q');
    const [first, stranger] = [commitOn(), commitOn()];
    const [one, other] = [commitOn(first), commitOn(first)];
    const repository = await open();
    expect(await repository.mergeBase(one, other)).toBe(first);
    expect(await repository.mergeBase(one, first)).toBe(first);
    expect(await repository.mergeBase(one, stranger)).toBeNull();
    expect(await repository.mergeBase(one, 'missing')).toBeNull();
    expect(await repository.mergeBase('--help', one)).toBeNull();
  });

  test('a cut history gives no base that may be too old', async () => {
    git('init', '-q');
    const old = commitOn();
    const newer = commitOn(old);
    const cut = commitOn(newer);
    const head = commitOn(cut, old);
    const base = commitOn(newer);
    const top = commitOn(head);
    expect(await (await open()).mergeBase(head, base)).toBe(newer);
    await write('.git/shallow', `${cut}\n`);
    const repository = await open();
    expect(git('merge-base', head, base)).toBe(old);
    expect(await repository.mergeBase(head, base)).toBeNull();
    // The history above the cut is complete.
    expect(await repository.mergeBase(top, head)).toBe(head);
    expect(await repository.mergeBase(commitOn(head), top)).toBe(head);
  });

  test('a shallow clone knows the base’s name, and not the base', async () => {
    await write('.mcp.json');
    const base = commitAll();
    const head = commitAll();
    gitIn(space, ['clone', '-q', '--depth=1', `file://${root}`, 'shallow']);
    const repository = await open(join(space, 'shallow'));
    expect(await repository.commit('HEAD')).toMatchObject({ id: head, parents: [base] });
    expect(await repository.commit(base)).toBeNull();
    expect(await repository.mergeBase('HEAD', base)).toBeNull();
  });

  test('what is put in a commit’s place does not count', async () => {
    git('init', '-q');
    const [first, impostor] = [commitOn(), commitOn()];
    const second = commitOn(first);
    git('replace', second, impostor);
    await write('.git/info/grafts', `${second} ${impostor}\n`);
    const repository = await open();
    expect(await repository.commit(second)).toMatchObject({ parents: [first] });
    expect(await repository.mergeBase(second, first)).toBe(first);
  });
});

describe('openGit', () => {
  test('is null where there is no checkout', async () => {
    expect(await openGit(root)).toHaveProperty('reason');
    expect(await openGit(join(root, 'no'))).toHaveProperty('reason');
    await write('.git', 'gitdir: nowhere');
    expect(await openGit(root)).toHaveProperty('reason');
  });

  test('is null in a folder of a checkout that is none itself', async () => {
    await write('sub/.mcp.json');
    commitAll();
    expect(await openGit(join(root, 'sub'))).toHaveProperty('reason');
  });

  test('does not heed what the environment says of git', async () => {
    await write('.mcp.json');
    const head = commitAll();
    vi.stubEnv('GIT_DIR', join(space, 'elsewhere'));
    vi.stubEnv('GIT_OBJECT_DIRECTORY', join(space, 'elsewhere'));
    vi.stubEnv('GIT_CONFIG_PARAMETERS', "'core.repositoryformatversion=9'");
    expect((await (await open()).commit('HEAD'))?.id).toBe(head);
  });

  test('has nothing more to say when it is closed', async () => {
    await write('.mcp.json');
    commitAll();
    const [repository, commit] = await openAt('HEAD');
    const pending = repository.commitFiles(commit).readFile('.mcp.json');
    repository.close();
    expect(await pending).toHaveProperty('reason');
    expect(await repository.commit('HEAD')).toBeNull();
    await expect(repository.commitFiles(commit).readTree('', filter)).rejects.toMatchObject({
      code: 'commit-unreadable',
    });
  });

  test('does not keep the process', async () => {
    await write('.mcp.json');
    commitAll();
    const module = JSON.stringify(new URL('../../../src/io/files/git.ts', import.meta.url).href);
    const script = `const { openGit } = await import(${module});
      const git = await openGit(${JSON.stringify(root)});
      console.log((await git.commit('HEAD')).parents.length);`;
    const words = ['--input-type=module', '-e', script];
    const output = execFileSync(process.execPath, words, { encoding: 'utf8', timeout: 250_000 });
    expect(output.trim()).toBe('0');
  });
});

describe.skipIf(isWindows)('strangers’ programs', () => {
  let marker = '';
  beforeEach(() => {
    marker = join(space, 'marker');
  });

  async function program(path: string, text: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `#!/bin/sh\n${text}\n`);
    await chmod(path, 0o755);
  }

  test('none that the repository names is run', async () => {
    await write('.mcp.json', '{"a":1}');
    await write('gone/.mcp.json', '{"b":1}');
    await write('.gitattributes', '* filter=evil diff=evil merge=evil text\n');
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'x');
    const head = git('rev-parse', 'HEAD');
    const gone = git('rev-parse', 'HEAD:gone/.mcp.json');
    await rm(join(root, '.git/objects', gone.slice(0, 2), gone.slice(2)));
    await rm(join(root, 'gone'), { recursive: true });
    const evil = join(space, 'evil');
    await program(evil, `touch '${marker}'`);
    for (const name of await readdir(join(root, '.git/hooks'))) {
      await program(join(root, '.git/hooks', name.replace('.sample', '')), `touch '${marker}'`);
    }
    const programs = [
      'core.fsmonitor',
      'core.pager',
      'core.editor',
      'core.sshCommand',
      'core.askPass',
    ]
      .concat(['core.alternateRefsCommand', 'core.gitProxy', 'credential.helper', 'gpg.program'])
      .concat(['filter.evil.clean', 'filter.evil.smudge', 'filter.evil.process', 'diff.external'])
      .concat(['diff.evil.textconv', 'diff.evil.command', 'merge.evil.driver'])
      .concat(['pager.cat-file', 'pager.ls-tree', 'pager.rev-list', 'pager.merge-base'])
      .concat(['uploadpack.packObjectsHook', 'remote.origin.uploadpack']);
    for (const name of programs) git('config', name, evil);
    for (const name of ['cat-file', 'ls-tree', 'rev-parse', 'merge-base']) {
      git('config', `alias.${name}`, `!${evil}`);
    }
    const others = {
      'core.hooksPath': join(root, '.git/hooks'),
      'core.repositoryformatversion': '1',
      'extensions.partialClone': 'origin',
      'remote.origin.promisor': 'true',
      'remote.origin.url': `ext::${evil}`,
      'protocol.allow': 'always',
      'protocol.ext.allow': 'always',
    };
    for (const [name, value] of Object.entries(others)) git('config', name, value);

    const [repository, commit] = await openAt(head);
    const tree = await repository.commitFiles(commit).readTree('', {
      ...filter,
      reportsUnreadable: () => true,
    });
    expect(tree.sources).toEqual([{ path: '.mcp.json', text: '{"a":1}' }]);
    expect(tree.files).toMatchObject([{ path: 'gone/.mcp.json', status: 'unreadable' }]);
    expect(await tree.read('.mcp.json')).toEqual({ text: '{"a":1}' });
    expect(await repository.commit('0'.repeat(40))).toBeNull();
    expect(await repository.mergeBase(head, 'main')).toBe(head);
    expect(existsSync(marker)).toBe(false);
  });

  test('a git in the checkout is not used, by whatever way the PATH leads to it', async () => {
    await program(join(root, 'bin/git'), `touch '${marker}'`);
    commitAll();
    await mkdir(join(space, 'links'));
    await symlink(join(root, 'bin/git'), join(space, 'links/git'));
    await symlink(join(root, 'bin'), join(space, 'folder'));
    const bad = [join(root, 'bin'), 'bin', '.', '', join(space, 'links'), join(space, 'folder')];
    vi.stubEnv('PATH', [...bad, process.env['PATH']].join(delimiter));
    expect(await (await open()).commit('HEAD')).not.toBeNull();
    vi.stubEnv('PATH', bad.join(delimiter));
    expect(await openGit(root)).toHaveProperty('reason');
    expect(existsSync(marker)).toBe(false);
  });

  test('a git is not used either of the checkout around a submodule, or of one that is named', async () => {
    const other = join(space, 'other');
    await mkdir(other);
    gitIn(other, ['init', '-q', '-b', 'main']);
    await writeFile(join(other, 'a'), 'a');
    gitIn(other, ['add', '-A']);
    gitIn(other, ['commit', '-q', '-m', 'x']);
    await program(join(root, 'bin/git'), `touch '${marker}'\nexec '${real}' "$@"`);
    await write('a');
    commitAll();
    git('submodule', '--quiet', 'add', other, 'sub');
    const head = commitAll();
    vi.stubEnv('PATH', [join(root, 'bin'), process.env['PATH']].join(delimiter));
    const repository = await open();
    const commit = await repository.commit(head);
    if (commit === null) throw new Error('no commit');
    const tree = await repository.commitFiles(commit).readTree('', filter);
    expect(await tree.read('sub/a')).toEqual({ text: 'a' });
    await open(join(root, 'sub'));
    const tool = await openGit(other, [root]);
    if ('reason' in tool) throw new Error(tool.reason);
    opened.push(tool);
    expect(existsSync(marker)).toBe(false);
    await open(other);
    expect(existsSync(marker)).toBe(true);
  });

  test('git learns nothing of the environment but where programs lie', async () => {
    await write('.mcp.json');
    commitAll();
    await program(join(space, 'fake/git'), `env > '${marker}'\nexec '${real}' "$@"`);
    const bad = ['bin', root, join(root, '.git')];
    vi.stubEnv('PATH', [...bad, join(space, 'fake'), process.env['PATH']].join(delimiter));
    vi.stubEnv('GIT_SSH_COMMAND', 'x');
    vi.stubEnv('INPUT_TOKEN', 'x');
    await open();
    const lines = (await readFile(marker, 'utf8')).trim().split('\n');
    const known = new Map(
      lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
    );
    const ofShell = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    const names = [...known.keys()].filter((name) => !/^GIT_(?!SSH)/.test(name)).sort();
    const allowed = ['LC_ALL', 'PATH', 'TEMP', 'TMP', 'TMPDIR', ...ofShell];
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(known.get('PATH')?.split(delimiter)[0]).toBe(join(space, 'fake'));
  });

  /** Answers the first query by reporting that the empty tree exists. */
  const empty = `read line; printf '%s tree 0\\n\\n' "$line"`;

  test('a git that ends leaves nobody waiting, and is started again', async () => {
    await write('.mcp.json');
    commitAll();
    const [, commit] = await openAt('HEAD');
    await rm(join(root, '.mcp.json'));
    const tree = `read line; printf '%s\\n' "$line" | '${real}' "$@"`;
    const ends = `${empty}; ${tree}; read line; touch '${marker}'; exit 1`;
    const once = `if [ ! -e '${marker}' ]; then ${ends}; fi`;
    await program(
      join(space, 'fake/git'),
      `case "$*" in *cat-file*) ${once} ;; esac\nexec '${real}' "$@"`,
    );
    vi.stubEnv('PATH', [join(space, 'fake'), process.env['PATH']].join(delimiter));
    const repository = await open();
    const read = () => repository.commitFiles(commit).readFile('.mcp.json');
    expect(await Promise.all([read(), read(), read()])).toEqual([
      { reason: expect.stringMatching(/^git\b/), isMissing: true },
      { text: '{}' },
      { text: '{}' },
    ]);
  });

  test('a git that always ends is not started for ever', async () => {
    await write('.mcp.json');
    commitAll();
    const [, commit] = await openAt('HEAD');
    await rm(join(root, '.mcp.json'));
    const note = `echo >> '${marker}'; printf '%s blob 9\\n12' ${'0'.repeat(40)}; exit 1`;
    await program(
      join(space, 'fake/git'),
      `case "$*" in *cat-file*) [ -e '${marker}' ] || { ${empty}; read line; }; ${note} ;; esac\nexec '${real}' "$@"`,
    );
    vi.stubEnv('PATH', [join(space, 'fake'), process.env['PATH']].join(delimiter));
    const repository = await open();
    const reads = Array.from({ length: 50 }, () =>
      repository.commitFiles(commit).readFile('.mcp.json'),
    );
    for (const read of await Promise.all(reads)) expect(read).toHaveProperty('reason');
    // A separate git process is asked for sizes.
    expect(execFileSync('wc', ['-l', marker], { encoding: 'utf8' })).toMatch(/^\s*33 /);
  });
});
