import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clientContext,
  findClientFile,
  isClientFolder,
} from '../../../src/detection/declarations/client-files.ts';
import { createLinkFollower } from '../../../src/io/files/links.ts';
import { type FileFilter, type FileSystem, joinBelow } from '../../../src/io/files/tree.ts';
import { walkTree } from '../../../src/io/files/walk.ts';
import { runs } from '../../seed.ts';

const filter: FileFilter = {
  client: (path) =>
    findClientFile(path)?.file.search ? null : (findClientFile(path)?.file ?? null),
  reportsUnreadable: () => true,
  folder: isClientFolder,
  context: clientContext,
  ignored: () => false,
};

/** Files (null) and links (their targets), by path. */
type Entries = ReadonlyMap<string, string | null>;

/** Creates an in-memory file system that counts folder listings and link-target reads. */
function systemOf(entries: Entries) {
  const kinds = new Map<string, 'file' | 'folder' | 'link'>([['', 'folder']]);
  const names = new Map<string, Set<string>>();
  for (const [path, target] of entries) {
    const parts = path.split('/');
    for (const [at, name] of parts.entries()) {
      const folder = parts.slice(0, at).join('/');
      names.set(folder, (names.get(folder) ?? new Set()).add(name));
      kinds.set(parts.slice(0, at + 1).join('/'), 'folder');
    }
    kinds.set(path, target === null ? 'file' : 'link');
  }
  const count = { listed: 0, resolved: 0 };
  const kindAt = async (path: string) => {
    const kind = kinds.get(path) ?? null;
    return kind === 'file' ? 'other' : kind;
  };
  const system: FileSystem = {
    async list(folder) {
      count.listed += 1;
      return [...(names.get(folder) ?? [])].map((name) => ({
        name,
        kind: kinds.get(joinBelow(folder, name)) ?? 'other',
      }));
    },
    follow: createLinkFollower({
      kindAt,
      async targetOf(link) {
        count.resolved += 1;
        return { text: entries.get(link) ?? '' };
      },
    }),
    isFolder: async (path) => kinds.get(path) === 'folder',
    read: async (_, __, use) => use(Buffer.from('{}'), 2),
    tracked: () => null,
    idOf: async () => null,
  };
  return { system, count };
}

async function walk(entries: Entries) {
  const { system, count } = systemOf(entries);
  const { sources, files } = await walkTree(system, '', filter);
  return {
    ...count,
    read: sources.map(({ path }) => path),
    reports: files.map(({ path }) => path),
  };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe('work grows with the tree, not with the ways through it', () => {
  test('many links to one folder', async () => {
    const target = range(50).map((at) => [`target/c${at}/.cursor/mcp.json`, null] as const);
    const links = range(900).map((at) => [`l${at}`, 'target'] as const);
    const { listed, read, reports } = await walk(new Map([...target, ...links]));
    // Each link shows its files in another place, up to a limit, and the report mentions when that limit is
    // reached.
    expect(read).toHaveLength(50 + 2000);
    expect(reports).toEqual(['l134']);
    expect(listed).toBe(102);
  });

  test('many links to one folder of vendored code', async () => {
    const target = range(50).map((at) => [`vendor/p/c${at}/.mcp.json`, null] as const);
    const links = range(900).map((at) => [`l${at}`, 'vendor/p'] as const);
    const { listed, read } = await walk(new Map([...target, ...links]));
    expect(read).toHaveLength(2000);
    expect(listed).toBe(52);
  });

  test('links to each folder in a nest of vendored code', async () => {
    const folders = range(100).map((at) => `vendor/p/${'d/'.repeat(at)}d`);
    const files = folders.map((folder) => [`${folder}/.mcp.json`, null] as const);
    const links = folders.map((folder, at) => [`l${at}`, folder] as const);
    const { listed, read } = await walk(new Map([...files, ...links]));
    expect(read.length).toBeGreaterThan(1900);
    expect(listed).toBeLessThan(110);
  });

  test('folders that link to each other', async () => {
    const links = range(30).flatMap((from) =>
      range(30).map((to) => [`f${from}/l${to}`, `../f${to}`] as const),
    );
    const { listed, reports } = await walk(new Map(links));
    expect(listed).toBe(31);
    expect(reports).toEqual([]);
  });

  test('a chain of links, each of whose targets is read once', async () => {
    const links = range(1000).map((at) => [`chain${at}`, `chain${at + 1}`] as const);
    const { resolved } = await walk(new Map([...links, ['chain1000/x', null]]));
    expect(resolved).toBe(1000);
  });
});

test.for<[string, Record<string, string | null>, string[]]>([
  [
    'a client’s folder',
    { '.cursor': 'tools', 'tools/mcp.json': null },
    ['.cursor/mcp.json', 'tools/mcp.json'],
  ],
  [
    'a client’s folder below another link',
    { 'a/.cursor': '../b', b: 'vendor/c', 'vendor/c/mcp.json': null },
    ['a/.cursor/mcp.json', 'b/mcp.json'],
  ],
  [
    'a part of a client’s path',
    { '.kiro/settings': '../x', 'x/mcp.json': null },
    ['.kiro/settings/mcp.json', 'x/mcp.json'],
  ],
  [
    'two clients’ folders',
    { '.cursor': 'x', '.vscode': 'x', 'x/mcp.json': null },
    ['.cursor/mcp.json', '.vscode/mcp.json', 'x/mcp.json'],
  ],
  [
    'a folder of agents',
    { '.claude/agents/x': '../../y', 'y/a.md': null },
    ['.claude/agents/x/a.md'],
  ],
  [
    'files that are the same client’s either way',
    { '.cursor': 'x', 'x/.mcp.json': null },
    ['.cursor/.mcp.json', 'x/.mcp.json'],
  ],
  [
    'a whole project',
    { a: 'examples', 'examples/b/.mcp.json': null },
    ['a/b/.mcp.json', 'examples/b/.mcp.json'],
  ],
  [
    'folders that link to each other',
    { 'a/to': '../b', 'b/to': '../a', 'a/.mcp.json': null },
    ['a/.mcp.json', 'a/to/to/.mcp.json', 'b/to/.mcp.json'],
  ],
  [
    'a client’s own folder under another name',
    { x: '.cursor', '.cursor/mcp.json': null },
    ['.cursor/mcp.json', 'x/mcp.json'],
  ],
  ['the folder above', { 'a/up': '..', '.mcp.json': null }, ['.mcp.json']],
])('reads the files behind a link in the place of %s', async ([, entries, expected]) => {
  expect((await walk(new Map(Object.entries(entries)))).read).toEqual(expected);
});

test('ends for all links, and reads each folder a few times at most', async () => {
  const name = fc.constantFrom('a', 'b', '.cursor', '.claude', 'agents', 'vendor', '.mcp.json');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  const target = fc
    .array(fc.constantFrom('..', '.', 'a', 'b', '.cursor', '.claude', 'vendor'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.join('/'));
  const entries = fc.array(fc.tuple(path, fc.option(target)), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(entries, async (all) => {
      const { listed, read } = await walk(new Map(all));
      // Once for each context: none, `.cursor`, `.claude` and `.claude/agents`.
      expect(listed).toBeLessThanOrEqual(4 * (1 + 4 * all.length));
      expect(new Set(read).size).toBe(read.length);
    }),
    { numRuns: runs(500) },
  );
});

describe('files that only their content can make one of a client', () => {
  const entries = new Map(
    ['.cursor/mcp.json', 'a/b/c.json', 'a/b.json', 'top.json', 'z.json'].map((path) => [
      path,
      null,
    ]),
  );
  const searching: FileFilter = {
    ...filter,
    searched: (path) => findClientFile(path)?.file.search ?? null,
  };
  const walked = async (mostSearched: number, isRemote: boolean) => {
    const { system } = systemOf(entries);
    const bytes = Buffer.from('{"mcpServers": {"a": {"command": "x"}}}');
    const read: FileSystem['read'] = async (_, __, use) => use(bytes, bytes.length);
    const given = { ...system, read, ...(isRemote && { prepare: () => {} }) };
    const { sources, unsearched } = await walkTree(given, '', { ...searching, mostSearched });
    return { read: sources.map(({ path }) => path), unsearched };
  };

  test('are searched up to a limit over the network, the nearest to the root first', async () => {
    expect(await walked(2, true)).toEqual({
      read: ['.cursor/mcp.json', 'top.json', 'z.json'],
      unsearched: 2,
    });
    expect(await walked(4, true)).toMatchObject({ unsearched: 0 });
  });

  test('are all searched in a checkout', async () => {
    const { read, unsearched } = await walked(2, false);
    expect([read.length, unsearched]).toEqual([5, 0]);
  });
});
