import { isUtf8 } from 'node:buffer';
import { posix } from 'node:path';
import type { GitObjects } from './git-objects.ts';
import type { GitProgram } from './git-program.ts';
import { type TrackedKind, trackedIn } from './tracked.ts';
import type { FileSystem, FolderEntry, ObjectHash, Place, Unavailable } from './tree.ts';
import { notAFile, unreadableReasons } from './unreadable.ts';

/** The entries of a commit's folders, by the folder's path and the entry's name. */
export type Listing = ReadonlyMap<string, ReadonlyMap<string, ListedEntry>>;

interface ListedEntry {
  readonly kind: TrackedKind;
  /** Null where the name is not UTF-8: the entry is listed, as on a disk, but no path leads to it. */
  readonly id: string | null;
}

/** In bytes. No repository's listing has more, but a few small trees nested in each other do. */
const maxListed = 128 * 1024 * 1024;
const maxEntries = 1_000_000;

/** The longest path and the longest target of a link that a disk takes, in bytes. */
const maxPath = 4095;

/** As many links in one path as Linux follows. */
const maxFollowed = 40;

/**
 * Lists a tree of git at any depth, without what git itself would not check out: an entry `..`, one like
 * `.git`, a path that no disk takes.
 *
 * @param tree its id
 * @throws Error with a reason where a part of it is missing or damaged, or where it is too large
 */
export async function listTree(git: GitProgram, tree: string): Promise<Listing> {
  const folders = new Map<string, Map<string, ListedEntry>>([['', new Map()]]);
  let rest: Buffer = Buffer.alloc(0);
  let listed = 0;
  let entries = 0;
  for await (const chunk of git.output(['ls-tree', '-r', '-t', '-z', '--full-tree', tree])) {
    listed += chunk.length;
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0, from)) {
      enter(folders, rest.subarray(from, end));
      from = end + 1;
      entries += 1;
    }
    rest = rest.subarray(from);
    if (listed > maxListed || entries > maxEntries) {
      throw new Error(`it has more than ${maxEntries} files, or paths beyond any measure`);
    }
  }
  return folders;
}

/** Adds a line of `ls-tree`, without the NUL at its end: mode, type, id, a tab, the path. */
function enter(folders: Map<string, Map<string, ListedEntry>>, line: Buffer): void {
  const tab = line.indexOf(0x09);
  const path = line.subarray(tab + 1);
  const [mode = '', type = '', id = ''] = line.toString('latin1', 0, tab).split(' ');
  const slash = path.lastIndexOf(0x2f);
  const inFolder = path.subarray(0, Math.max(slash, 0));
  // Nothing below a name that is not UTF-8 can be reached. `ls-tree` lists a folder before its entries.
  if (path.length > maxPath || !isUtf8(inFolder)) return;
  const folder = folders.get(inFolder.toString('utf8'));
  const name = path.toString('utf8', slash + 1);
  if (folder === undefined || isRefused(name)) return;
  const isText = isUtf8(path);
  // Of entries with one name the first in git's order counts, and one with a path before others.
  const before = folder.get(name);
  if (before !== undefined && (before.id !== null || !isText)) return;
  const kind = kindOf(mode, type);
  folder.set(name, { kind, id: isText ? id : null });
  if (kind === 'folder' && isText) folders.set(path.toString('utf8'), new Map());
}

/** Names that git never checks out, since they could harm the checkout. */
function isRefused(name: string): boolean {
  return name === '' || name === '.' || name === '..' || name.toLowerCase() === '.git';
}

function kindOf(mode: string, type: string): ListedEntry['kind'] {
  if (type === 'tree') return 'folder';
  if (type === 'commit') return 'repository';
  if (mode === '120000') return 'link';
  return mode === '100755' ? 'executable' : 'file';
}

/** A commit's files as a file system: as they are in a checkout without submodules. */
export function filesOf(listing: Listing, objects: GitObjects, hash: ObjectHash): FileSystem {
  const { entryAt, isFolder, follow } = openPaths(listing, objects);
  return {
    follow,
    list: async (folder) => {
      const entries = listing.get(folder);
      const isRepository = folder === '' || entryAt(folder)?.kind === 'repository';
      if (!isRepository && entries === undefined) {
        throw Object.assign(new Error('no such folder'), { code: 'ENOENT' });
      }
      const shown = [...(entries ?? [])].map(([name, { kind }]) => shownAs(name, kind));
      return isRepository ? [...shown, { name: '.git', kind: 'other' }] : shown;
    },
    isFolder: async (path) => isFolder(path),
    read: async (path, limitFor) => {
      const entry = entryAt(path);
      if (entry === null || entry.id === null || !isRegular(entry)) return { reason: notAFile };
      const object = await objects.get(entry.id, limitFor);
      if ('reason' in object)
        return { reason: `not to be had from git: ${object.reason}`, isMissing: true };
      return object.type === 'blob' ? object : { reason: notAFile };
    },
    tracked: (start) => trackedIn(kindsOf(listing), start),
    idOf: async (path, requested) => {
      const entry = entryAt(path);
      const hasContent = entry !== null && (isRegular(entry) || entry.kind === 'link');
      return hasContent && requested === hash ? entry.id : null;
    },
  };
}

/** What the entries of a listing's folders are, by the folder's path and the entry's name. */
function kindsOf(listing: Listing): Parameters<typeof trackedIn>[0] {
  const known = new Map<string, ReadonlyMap<string, TrackedKind>>();
  return (folder) => {
    const entries = listing.get(folder);
    if (entries === undefined || known.has(folder)) return known.get(folder);
    const kinds = new Map([...entries].map(([name, { kind }]) => [name, kind]));
    known.set(folder, kinds);
    return kinds;
  };
}

function isRegular({ kind }: ListedEntry): boolean {
  return kind === 'file' || kind === 'executable';
}

/** The paths of a commit, through its links. */
interface Paths {
  /** The entry at a path of which all but the last part is real. */
  readonly entryAt: (path: string) => ListedEntry | null;
  /** Whether there is a folder at a real path. */
  readonly isFolder: (path: string) => boolean;
  readonly follow: FileSystem['follow'];
}

function openPaths(listing: Listing, objects: GitObjects): Paths {
  const entryAt = (path: string): ListedEntry | null => {
    const { dir, base } = posix.parse(path);
    const entry = listing.get(dir)?.get(base);
    return entry === undefined || entry.id === null ? null : entry;
  };
  const isFolder = (path: string): boolean =>
    listing.has(path) || entryAt(path)?.kind === 'repository';
  const targets = new Map<string, ReturnType<typeof readTarget>>();
  const targetOf = (id: string): ReturnType<typeof readTarget> => {
    const target = targets.get(id) ?? readTarget(objects, id);
    targets.set(id, target);
    return target;
  };
  const realPathOf = async (path: string): Promise<Place> => {
    let here = '';
    let followed = 0;
    const ahead = path.split('/').reverse();
    for (let part = ahead.pop(); part !== undefined; part = ahead.pop()) {
      // Nothing is below a file, not even `.` or `..`.
      if (!isFolder(here)) return { reason: unreadableReasons.absent };
      if (part === '' || part === '.') continue;
      if (part === '..') {
        if (here === '') return { reason: unreadableReasons.outside };
        here = posix.parse(here).dir;
        continue;
      }
      if (here === '' && part === '.git') return { reason: unreadableReasons.git };
      const next = here === '' ? part : `${here}/${part}`;
      const entry = entryAt(next);
      if (entry === null) return { reason: unreadableReasons.absent };
      if (entry.kind !== 'link') {
        here = next;
        continue;
      }
      followed += 1;
      // Links may form a circle.
      if (followed > maxFollowed) return { reason: unreadableReasons.absent };
      const target = await targetOf(entry.id ?? '');
      if ('reason' in target) return target;
      if (target.text.startsWith('/')) return { reason: unreadableReasons.outside };
      ahead.push(...target.text.split('/').reverse());
    }
    return { path: here };
  };
  const follow = async (path: string): Promise<Place> => {
    const place = await realPathOf(path);
    if (!('reason' in place) || place.reason !== unreadableReasons.absent) return place;
    const { dir, base } = posix.parse(path);
    const folder = await realPathOf(dir);
    const isLink = 'path' in folder && entryAt(posix.join(folder.path, base))?.kind === 'link';
    return { reason: isLink ? unreadableReasons.nowhere : unreadableReasons.absent };
  };
  return { entryAt, isFolder, follow };
}

/** Another repository is a folder to a walk, which then finds its `.git`. */
function shownAs(name: string, kind: ListedEntry['kind']): FolderEntry {
  if (kind === 'repository') return { name, kind: 'folder' };
  return { name, kind: kind === 'executable' ? 'file' : kind };
}

/** The target of a link, or why it cannot be read: no disk takes every target that git does. */
async function readTarget(
  objects: GitObjects,
  id: string,
): Promise<{ readonly text: string } | Unavailable> {
  const object = await objects.get(id, (size) => (size > maxPath ? 0 : size));
  if ('reason' in object) {
    return { reason: `a link that git cannot read: ${object.reason}`, isMissing: true };
  }
  const { type, size, bytes } = object;
  if (type !== 'blob' || size === 0 || size > maxPath || !isUtf8(bytes) || bytes.includes(0)) {
    return { reason: unreadableReasons.absent };
  }
  return { text: Buffer.from(bytes).toString('utf8') };
}
