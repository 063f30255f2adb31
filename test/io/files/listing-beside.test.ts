import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GitStore, openGitStore } from '../../../src/io/files/git-store.ts';
import { type Listing, listTree, noFiles } from '../../../src/io/files/listing.ts';
import { listBeside, maxSmall } from '../../../src/io/files/listing-beside.ts';
import { initialise } from '../../runner/git.ts';

let root = '';
let store: GitStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'listing-'));
  await initialise(root);
  const opened = await openGitStore(root);
  if ('reason' in opened) throw new Error(opened.reason);
  store = opened;
});
afterAll(async () => {
  store.objects.close();
  store.git.stop();
  await rm(root, { recursive: true, force: true, maxRetries: 3 });
});

/** Writes an object as given, even if git considers it invalid, and returns its ID. */
function write(bytes: Buffer): string {
  const object = Buffer.concat([Buffer.from(`tree ${bytes.length}\0`), bytes]);
  const id = createHash('sha1').update(object).digest('hex');
  mkdirSync(join(root, '.git/objects', id.slice(0, 2)), { recursive: true });
  writeFileSync(join(root, '.git/objects', id.slice(0, 2), id.slice(2)), deflateSync(object));
  return id;
}

/** Encodes a tree entry; each character of the name stands for one byte. */
const entry = (mode: string, name: string, id: string): Buffer =>
  Buffer.concat([Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(id, 'hex')]);

/** A folder; or a file, link or submodule, given as its mode and the first digit of its ID. */
type Node = readonly [mode: string, digit: string] | { readonly [name: string]: Node };

const bytesOf = (name: string): string => Buffer.from(name).toString('latin1');

function treeOf(nodes: { readonly [name: string]: Node }): string {
  const entries = Object.entries(nodes).map(([name, node]) => [bytesOf(name), node] as const);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return write(
    Buffer.concat(
      entries.map(([name, node]) =>
        Array.isArray(node)
          ? entry(node[0], name, node[1].repeat(40))
          : entry('40000', name, treeOf(node as { readonly [name: string]: Node })),
      ),
    ),
  );
}

const listed = (tree: string): Promise<Listing> => listTree(store.git, tree, store);
const beside = async (tree: string, other: string): Promise<Listing | null> =>
  listBeside(tree, await listed(other), store);

const names = fc.constantFrom('a', 'b', 'ü', 'a.json');
const { folder } = fc.letrec<{ folder: { [name: string]: Node }; node: Node }>((tie) => ({
  folder: fc.dictionary(names, tie('node'), { noNullPrototype: true }),
  node: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(fc.constantFrom('100644', '100755', '120000', '160000'), fc.constantFrom('1', '2')),
    tie('folder'),
  ),
}));

test('a tree is listed as git lists it, whatever the other has', async () => {
  await fc.assert(
    fc.asyncProperty(folder, folder, async (one, other) => {
      const [tree, before] = [treeOf(one), treeOf({ ...other, same: one })];
      expect(await beside(tree, before)).toEqual(await listed(tree));
      expect(await beside(before, tree)).toEqual(await listed(before));
      expect(await listBeside(tree, noFiles, store)).toEqual(await listed(tree));
    }),
    { numRuns: 15 },
  );
});

test('what is the same at a path is not read again', async () => {
  const same = { deep: { a: ['100644', '1'] } } as const;
  const other = await listed(treeOf({ same, b: ['100644', '1'] }));
  const found = await listBeside(treeOf({ same, b: ['100644', '2'] }), other, store);
  expect(found?.get('same/deep')).toBe(other.get('same/deep'));
  expect(found?.get('')?.get('b')?.id).toBe('2'.repeat(40));
});

const file = '1'.repeat(40);
test.each([
  ['a name that is not UTF-8', entry('100644', '\xff', file)],
  ['a mode of an old git', entry('100664', 'a', file)],
  ['a mode with a zero in front', entry('040000', 'a', file)],
  ['a name twice', Buffer.concat([entry('100644', 'a', file), entry('100644', 'a', file)])],
  ['a name of the folder above', entry('100644', '..', file)],
  ['a name of git', entry('100644', '.GIT', file)],
  ['a name with a slash', entry('100644', 'a/b', file)],
  ['no name', entry('100644', '', file)],
  ['half an id', entry('100644', 'a', file).subarray(0, -4)],
  ['a name without an end', Buffer.from('100644 a')],
  ['a path that no disk takes', entry('100644', 'a'.repeat(4096), file)],
  ['a folder that is missing', entry('40000', 'a', file)],
])('git decides about %s', async (_, bytes) => {
  const good = treeOf({ b: ['100644', '1'] });
  const inside = write(entry('40000', 'inside', write(bytes)));
  expect(await beside(write(bytes), good)).toBeNull();
  expect(await beside(inside, good)).toBeNull();
});

test('git lists a tree in which many folders differ', async () => {
  const folders = (digit: string) =>
    Object.fromEntries(
      Array.from({ length: 256 }, (_, index) => [`f${index}`, { [digit]: ['100644', digit] }]),
    ) as { readonly [name: string]: Node };
  const other = treeOf(folders('1'));
  expect(await beside(treeOf(folders('2')), other)).toBeNull();
  const { f0: _, ...fewer } = folders('2');
  expect(await beside(treeOf(fewer), other)).not.toBeNull();
});

test('git lists a tree of more than some folders, if there is nothing beside it', async () => {
  const folders = Array.from({ length: maxSmall }, (_, at) => [`f${at}`, {}] as const);
  const few = treeOf(Object.fromEntries(folders.slice(1)));
  const many = treeOf(Object.fromEntries(folders));
  expect(await listBeside(few, noFiles, store, maxSmall)).toEqual(await listed(few));
  expect(await listBeside(many, noFiles, store, maxSmall)).toBeNull();
});

test('an object that is no tree has no entries', async () => {
  expect(await beside(file, treeOf({}))).toBeNull();
});
