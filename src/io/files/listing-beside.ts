import { isUtf8 } from 'node:buffer';
import {
  isRefused,
  type ListedEntry,
  type Listing,
  maxPath,
  type ObjectStore,
  trackedKind,
} from './listing.ts';
import { joinBelow } from './tree.ts';

/** Maximum number of differing folders. Above this limit, listing the tree with git is faster. */
const maxFolders = 256;

/**
 * Maximum number of folders to read for a tree that is not compared with another tree. Starting another git
 * process takes as long as reading a few folders.
 */
export const maxSmall = 16;

/** Maximum size of a folder's object, in bytes. */
const maxFolder = 4 * 1024 * 1024;

/**
 * Lists a git tree by comparing it with another tree, because a pull request shares nearly all of its folders
 * with its base. Only differing folders are read, through the process that already reads objects.
 * @param tree the id of the tree
 * @param other the listing of another tree in the same repository
 * @param most maximum number of folders to read
 * @returns null if too many folders differ, or if a folder is missing, damaged, or contains an entry that git
 * would not write or check out. `listTree` handles these cases.
 */
export async function listBeside(
  tree: string,
  other: Listing,
  store: ObjectStore,
  most = maxFolders,
): Promise<Listing | null> {
  const listing = new Map<string, ReadonlyMap<string, ListedEntry>>();
  const shareFolder = (folder: string): void => {
    const entries = other.get(folder);
    if (entries === undefined) return;
    listing.set(folder, entries);
    for (const [name, { kind }] of entries)
      if (kind === 'folder') shareFolder(joinBelow(folder, name));
  };
  let folders = 1;
  const read = async (id: string, folder: string): Promise<boolean> => {
    const entries = await readFolderEntries(id, folder, store);
    if (entries === null) return false;
    listing.set(folder, entries);
    const before = other.get(folder);
    const [same, different] = [[], []] as [string[], [string, string][]];
    for (const [name, entry] of entries) {
      if (entry.kind !== 'folder') continue;
      const path = joinBelow(folder, name);
      const there = before?.get(name);
      if (there?.kind === 'folder' && there.id === entry.id) same.push(path);
      else different.push([path, entry.id ?? '']);
    }
    folders += different.length;
    if (folders > most) return false;
    for (const path of same) shareFolder(path);
    for (const [path, inside] of different) if (!(await read(inside, path))) return false;
    return true;
  };
  return (await read(tree, '')) ? listing : null;
}

/**
 * Returns the entries of a folder from its tree object. Null if the object cannot be read completely, or if
 * git would not write or check out one of its entries.
 */
async function readFolderEntries(
  id: string,
  folder: string,
  store: ObjectStore,
): Promise<ReadonlyMap<string, ListedEntry> | null> {
  const object = await store.objects.get(id, (size) => Math.min(size, maxFolder));
  if ('reason' in object || object.type !== 'tree' || object.bytes.length < object.size)
    return null;
  const bytes = Buffer.from(object.bytes.buffer, object.bytes.byteOffset, object.bytes.length);
  const idLength = store.hash === 'sha1' ? 20 : 32;
  const entries = new Map<string, ListedEntry>();
  for (let at = 0; at < bytes.length; ) {
    // An entry consists of its mode, a space, its name, NUL, and the bytes of its id.
    const end = bytes.indexOf(0, at);
    const next = end + 1 + idLength;
    if (end < 0 || next > bytes.length || !isUtf8(bytes.subarray(at, end))) return null;
    const [, mode = '', name = ''] = /^(\d+) ([^/]+)$/s.exec(bytes.toString('utf8', at, end)) ?? [];
    const type = types.get(mode);
    if (type === undefined || entries.has(name) || isRefused(name)) return null;
    if (Buffer.byteLength(joinBelow(folder, name)) > maxPath) return null;
    entries.set(name, {
      kind: trackedKind(mode, type),
      id: bytes.toString('hex', end + 1, next),
      store,
    });
    at = next;
  }
  return entries;
}

/** The object type for each mode that git writes. */
const types: ReadonlyMap<string, string> = new Map([
  ['40000', 'tree'],
  ['100644', 'blob'],
  ['100755', 'blob'],
  ['120000', 'blob'],
  ['160000', 'commit'],
]);
