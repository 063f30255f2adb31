/*
 * Tests that the inventory is the same from the disk, git and GitHub's API, and on Windows. It covers the
 * repositories of all scenarios and inventories, files in every encoding, and every kind of link.
 */
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll } from '../../runner/git.ts';
import { declaring, silent } from './content-rows.ts';
import { comparedOnWindows, takeInventories } from './sources.ts';

const scenarios = join(import.meta.dirname, '../../scenarios');

test('what scenarios and inventories have is the same from each source, and on Windows', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sources-'));
  try {
    const copy = (from: string, to: string): Promise<void> =>
      cp(from, join(root, to), { recursive: true, verbatimSymlinks: true });
    for (const name of ['storefront', 'research-tools', 'plugin-marketplace']) {
      await copy(join(import.meta.dirname, name), name);
    }
    for (const name of await readdir(scenarios)) {
      for (const side of ['base', 'default', 'repository']) {
        const from = join(scenarios, name, side);
        if (existsSync(from)) await copy(from, join(name, side));
      }
    }
    for (const [index, [path, text]] of [...declaring, ...silent].entries()) {
      const file = join(root, 'content', `${index}`, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await commitAll(root);
    const { disk, git, api } = await takeInventories(root);
    expect(api).toEqual(git);
    expect(disk).toEqual(git);
    expect(git.declarations.length).toBeGreaterThan(300);
    expect(await comparedOnWindows(root)).toEqual({ inventory: git, changes: [] });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

const servers = (alias: string, ending = '\n'): string =>
  JSON.stringify(
    { mcpServers: { [alias]: { command: 'npx', args: ['-y', '@fictional-mcp/notes@1.4.0'] } } },
    null,
    2,
  ).replaceAll('\n', ending);

const bigEndian = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

/** One file in each encoding, named after the encoding. */
const encoded: Readonly<Record<string, string | Uint8Array>> = {
  plain: servers('plain'),
  'line-ends-of-windows': servers('crlf', '\r\n'),
  'line-ends-of-both': `${servers('mixed')}\r\n\n`,
  'line-ends-of-old': servers('cr', '\r'),
  'byte-order-mark': `\ufeff${servers('bom')}`,
  'utf-16': Buffer.from(`\ufeff${servers('utf16')}`, 'utf16le'),
  'utf-16-of-windows': Buffer.from(`\ufeff${servers('utf16crlf', '\r\n')}`, 'utf16le'),
  'utf-16-big-endian': bigEndian(servers('utf16be')),
  'utf-16-unmarked': Buffer.from(servers('unmarked'), 'utf16le'),
  'latin-1': Buffer.from(servers('caf\u00e9'), 'latin1'),
  'beyond-16-bits': servers('\u{1f600}'),
  'zero-bytes': `${servers('zero')}\0`,
  empty: '',
  pointer: `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 120\n`,
  large: `${servers('large')}${' '.repeat(1024 * 1024)}`,
};

/** Link targets as written, by the link's path. */
const links: Readonly<Record<string, string>> = {
  'to-file/.mcp.json': '../plain/.mcp.json',
  'to-link/.mcp.json': '../to-file/.mcp.json',
  'to-encoded/.mcp.json': '../utf-16/.mcp.json',
  'to-folder': 'cursor',
  'in-folder/.cursor': '../cursor/.cursor',
  'through-folder/.mcp.json': '../to-folder/.cursor/mcp.json',
  'to-other-name/.vscode': '../cursor/.cursor',
  'to-nothing/.mcp.json': 'nowhere.json',
  'to-itself/.mcp.json': '.mcp.json',
  'to-circle/one': 'two',
  'to-circle/two': 'one',
  'to-absolute/.mcp.json': '/etc/hosts',
  'to-git/.mcp.json': '../.git/config',
  'below-file/.mcp.json': '../plain/.mcp.json/x',
};

test('files of each encoding and kind of link are the same from each source, and on Windows', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sources-'));
  const place = async (path: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  try {
    for (const [name, content] of Object.entries(encoded))
      await place(`${name}/.mcp.json`, content);
    await place('cursor/.cursor/mcp.json', servers('cursor'));
    await place('case/.CURSOR/MCP.json', servers('case'));
    await place('script/.mcp.json', servers('started').replace('"npx"', '"./start.sh"'));
    await place('script/start.sh', '#!/bin/sh\nexec npx -y @fictional-mcp/notes@1.4.0\n');
    await chmod(join(root, 'script/start.sh'), 0o755);
    for (const [path, target] of Object.entries(links)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await symlink(target, join(root, path));
    }
    await commitAll(root);
    const { disk, git, api } = await takeInventories(root);
    expect(api).toEqual(git);
    expect(disk).toEqual(git);
    expect(git.declarations.map(({ alias }) => alias).sort()).toMatchInlineSnapshot(`
      [
        "bom",
        "case",
        "cr",
        "crlf",
        "cursor",
        "cursor",
        "cursor",
        "cursor",
        "cursor",
        "mixed",
        "plain",
        "plain",
        "plain",
        "started",
        "utf16",
        "utf16",
        "utf16be",
        "utf16crlf",
        "😀",
      ]
    `);
    expect(
      git.files.map(({ path, status, reason }) => `${path}: ${status}, ${reason}`),
    ).toMatchInlineSnapshot(`
      [
        "beyond-16-bits/.mcp.json: read, null",
        "byte-order-mark/.mcp.json: read, null",
        "case/.CURSOR/MCP.json: read, null",
        "cursor/.cursor/mcp.json: read, null",
        "empty/.mcp.json: read, null",
        "in-folder/.cursor/mcp.json: read, null",
        "line-ends-of-both/.mcp.json: read, null",
        "line-ends-of-old/.mcp.json: read, null",
        "line-ends-of-windows/.mcp.json: read, null",
        "plain/.mcp.json: read, null",
        "script/.mcp.json: read, null",
        "through-folder/.mcp.json: read, null",
        "to-encoded/.mcp.json: read, null",
        "to-file/.mcp.json: read, null",
        "to-folder/.cursor/mcp.json: read, null",
        "to-link/.mcp.json: read, null",
        "to-other-name/.vscode/mcp.json: read, null",
        "utf-16-big-endian/.mcp.json: read, null",
        "utf-16-of-windows/.mcp.json: read, null",
        "utf-16-unmarked/.mcp.json: unreadable, not valid JSON: invalid symbol",
        "utf-16/.mcp.json: read, null",
        "zero-bytes/.mcp.json: unreadable, not valid JSON: invalid symbol",
        "below-file/.mcp.json: unreadable, a symbolic link to a path that does not exist",
        "large/.mcp.json: unreadable, larger than 1 MB",
        "latin-1/.mcp.json: unreadable, not UTF-8 text",
        "pointer/.mcp.json: unreadable, a Git LFS pointer, not the file itself: actions/checkout fetches the file with lfs: true",
        "to-absolute/.mcp.json: unreadable, a symbolic link to a path outside the repository",
        "to-git/.mcp.json: unreadable, a symbolic link into .git",
        "to-itself/.mcp.json: unreadable, a symbolic link to a path that does not exist",
        "to-nothing/.mcp.json: unreadable, a symbolic link to a path that does not exist",
      ]
    `);
    expect(await comparedOnWindows(root)).toEqual({ inventory: git, changes: [] });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
