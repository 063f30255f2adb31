import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  clientContext,
  findClientFile,
  isClientFolder,
} from '../../../src/detection/declarations/client-files.ts';
import { mayDeclare } from '../../../src/detection/declarations/parse-file.ts';
import { createLazyProject } from '../../../src/detection/resolution/project/project.ts';
import { createDisk, createDiskSource } from '../../../src/io/files/disk.ts';
import { unreadableReasons } from '../../../src/io/files/unreadable.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tree-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, content: string | Uint8Array = '{}'): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function link(path: string, target: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await symlink(target, join(root, path));
}

/** Returns the paths and texts that were read, and `path: status, reason` for the other files. */
async function read(folder = '') {
  const { sources, files } = await createDiskSource(root).readTree(folder, {
    client: (path) =>
      findClientFile(path)?.file.search ? null : (findClientFile(path)?.file ?? null),
    reportsUnreadable: (path, text) => mayDeclare(path, text ?? '', ''),
    folder: isClientFolder,
    context: clientContext,
    ignored: (path) => path.startsWith('ignored'),
  });
  return {
    read: sources.map(({ path }) => path),
    rest: files.map(({ path, status, reason }) => `${path}: ${status}, ${reason}`),
    texts: sources.map(({ text }) => text),
  };
}

describe('diskSource', () => {
  test('finds client files at any depth and whatever their case, in a fixed order', async () => {
    for (const path of [
      'b/.vscode/mcp.json',
      '.mcp.json',
      'a/b/c/.CURSOR/MCP.json',
      'other.json',
    ]) {
      await write(path);
    }
    expect((await read()).read).toEqual([
      '.mcp.json',
      'a/b/c/.CURSOR/MCP.json',
      'b/.vscode/mcp.json',
    ]);
  });

  test('leaves out vendored folders and what is ignored, and says so; .git is not looked at', async () => {
    for (const folder of ['node_modules/x', 'a/vendor', 'ignored', '.git'])
      await write(`${folder}/.mcp.json`);
    expect(await read()).toMatchObject({
      read: [],
      rest: [
        'a/vendor: skipped, vendored code',
        'ignored: skipped, ignore-paths',
        'node_modules: skipped, vendored code',
      ],
    });
  });

  test('drops a byte order mark', async () => {
    await write('.mcp.json', '\ufeff{}');
    expect((await read()).texts).toEqual(['{}']);
  });

  test.for([
    ['not UTF-8 text', new Uint8Array([0x7b, 0xff, 0x7d])],
    ['larger than 1 MB', new Uint8Array(1024 * 1024 + 1).fill(0x20)],
    [unreadableReasons.pointer, 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'],
  ] as const)('reports a file that is %s', async ([reason, content]) => {
    await write('.mcp.json', content);
    expect(await read()).toMatchObject({ read: [], rest: [`.mcp.json: unreadable, ${reason}`] });
  });

  test('a file at the limit is read', async () => {
    await write('.mcp.json', ' '.repeat(1024 * 1024));
    expect((await read()).read).toEqual(['.mcp.json']);
  });

  test('follows links inside the tree, files and folders, by their logical path', async () => {
    await write('tools/conf/mcp.json', '{"a":1}');
    await link('.cursor', 'tools/conf');
    await link('x/.mcp.json', '../tools/conf/mcp.json');
    expect((await read()).read).toEqual(['.cursor/mcp.json', 'tools/conf/mcp.json', 'x/.mcp.json']);
  });

  test('finds what only a client on a forgiving file system would find', async () => {
    await write('tools/c/MCP.json');
    await link('.cursor', 'tools/c');
    await write('a/.cur\u017for/mcp.json');
    expect((await read()).read).toEqual([
      '.cursor/MCP.json',
      'a/.cur\u017for/mcp.json',
      'tools/c/MCP.json',
    ]);
  });

  test('walks vendored code that a link brings into the tree', async () => {
    await write('vendor/p/sub/.mcp.json');
    await link('app', 'vendor/p');
    await link('again', 'vendor/p');
    expect((await read()).read).toEqual(['again/sub/.mcp.json', 'app/sub/.mcp.json']);
  });

  test('what a link brings in is no code of the project', async () => {
    await write('node_modules/evil/server.js', '');
    await write('own/server.js', '');
    await link('lib', 'node_modules/evil');
    await link('alias.js', 'node_modules/evil/server.js');
    const tree = await createDiskSource(root).readTree('', {
      client: () => null,
      reportsUnreadable: () => true,
      folder: () => false,
      context: () => '',
      ignored: () => false,
    });
    expect([...tree.paths]).toEqual(['own/server.js']);
  });

  test('knows the repositories within, whose code is not the project’s own', async () => {
    await write('.git', 'gitdir: elsewhere');
    await write('sub/module/.git', 'gitdir: ../../.git/modules/x');
    await write('sub/module/src/server.js', '');
    await write('sub/module/.mcp.json');
    const { read: found } = await read();
    expect(found).toEqual(['sub/module/.mcp.json']);
    const tree = await createDiskSource(root).readTree('', {
      client: () => null,
      reportsUnreadable: () => true,
      folder: () => false,
      context: () => '',
      ignored: () => false,
    });
    expect([...tree.foreign]).toEqual(['sub/module']);
    const { project } = createLazyProject(tree);
    expect(project.has('sub/module/src/server.js')).toBe(false);
    expect(project.exists('sub/module/src/server.js')).toBe(true);
  });

  test('reads a file once more in the place that a link gives it', async () => {
    await write('packages/a/.mcp.json');
    await link('current', 'packages/a');
    expect((await read()).read).toEqual(['current/.mcp.json', 'packages/a/.mcp.json']);
  });

  test('reports links that lead out, nowhere, or into .git', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    await writeFile(join(outside, 'mcp.json'), '{}');
    await write('.git/config');
    await link('a/.mcp.json', join(outside, 'mcp.json'));
    await link('b/.mcp.json', 'nowhere');
    await link('c/.mcp.json', '../.git/config');
    await link('d/.cursor', outside);
    await link('d/docs', outside);
    expect(await read()).toMatchObject({
      read: [],
      rest: [
        `a/.mcp.json: unreadable, ${unreadableReasons.outside}`,
        `b/.mcp.json: unreadable, ${unreadableReasons.nowhere}`,
        `c/.mcp.json: unreadable, ${unreadableReasons.git}`,
        `d/.cursor: unreadable, ${unreadableReasons.outside}`,
        `d/docs: skipped, ${unreadableReasons.outside}`,
      ],
    });
    await rm(outside, { recursive: true });
  });

  test('a link within the repository is followed out of the folder that is judged', async () => {
    await write('shared.json', '{"a":1}');
    await link('sub/.mcp.json', '../shared.json');
    expect((await read('sub')).read).toEqual(['sub/.mcp.json']);
  });

  test('ends on links that go round', async () => {
    await link('a/b/up', '../..');
    await link('.cursor', '.');
    await write('.mcp.json');
    expect((await read()).read).toContain('.mcp.json');
  });

  test.skipIf(process.platform === 'win32')('does not wait for a pipe', async () => {
    execFileSync('mkfifo', [join(root, '.mcp.json')]);
    expect((await read()).rest).toEqual(['.mcp.json: unreadable, not a regular file']);
  });

  test('a listed file that has become a link is followed no further than any link', async () => {
    await write('.mcp.json');
    await write('a.js');
    await write('b.js');
    const { read: readOne } = await createDiskSource(root).readTree('', {
      client: () => null,
      reportsUnreadable: () => false,
      folder: () => false,
      context: () => '',
      ignored: () => false,
    });
    await rm(join(root, 'a.js'));
    await rm(join(root, 'b.js'));
    await link('a.js', '.mcp.json');
    await link('b.js', '/etc/hostname');
    expect(await readOne('a.js')).toEqual({ text: '{}' });
    expect(await readOne('b.js')).toEqual({ reason: unreadableReasons.outside });
  });

  test('a folder in the place of a file is reported', async () => {
    await mkdir(join(root, '.cursor/mcp.json'), { recursive: true });
    await link('x/.mcp.json', '../.cursor');
    expect((await read()).rest).toEqual(['x/.mcp.json: unreadable, not a regular file']);
  });
});

test('a path is there only as the folders list its names', async () => {
  await write('a/.mcp.json');
  const disk = createDisk(await realpath(root));
  expect(await disk.kindAt('a/.mcp.json')).toBe('file');
  // Every system resolves some of these paths to the same file, or to a file outside the repository.
  for (const path of ['..', 'a/.', 'a/..', 'a/../a', 'A', 'a/.MCP.json', 'a/.mcp.json.']) {
    expect(await disk.kindAt(path), path).toBeNull();
  }
  for (const path of ['a\\.mcp.json', '..\\x', 'a/.mcp.json::$DATA', 'a/..\\..\\x']) {
    expect(await disk.kindAt(path), path).toBeNull();
    expect(await disk.idOf(path, 'sha1'), path).toBeNull();
  }
});

test('the target of a link is relative to its folder, or begins at the root of the repository', async () => {
  await write('a/.mcp.json');
  await link('a/relative', '.mcp.json');
  await link('a/absolute', join(root, 'a/.mcp.json'));
  await link('a/outside', tmpdir());
  const disk = createDisk(await realpath(root));
  const targets = ['relative', 'absolute', 'outside', 'none'].map((name) =>
    disk.targetOf(`a/${name}`),
  );
  expect(await Promise.all(targets)).toEqual([
    { text: '.mcp.json' },
    { text: '/a/.mcp.json' },
    { reason: unreadableReasons.outside },
    { reason: unreadableReasons.absent },
  ]);
});

test('a file is read up to the size limit, and is reported above it', async () => {
  const size = 1024 * 1024;
  const text = JSON.stringify({ mcpServers: {} });
  await write('a/.mcp.json', text.padEnd(size));
  await write('b/.mcp.json', text.padEnd(size + 1));
  expect(await read()).toMatchObject({
    read: ['a/.mcp.json'],
    rest: ['b/.mcp.json: unreadable, larger than 1 MB'],
  });
});
