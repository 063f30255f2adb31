import { isUtf8 } from 'node:buffer';
import type { GitObjects } from './git-objects.ts';
import type { GitProgram } from './git-program.ts';
import { type TrackedKind, type TrackedPaths, trackedInListing } from './tracked.ts';
import type { ObjectHash } from './tree.ts';

/** The object store of a repository. */
export interface ObjectStore {
  readonly objects: GitObjects;
  readonly hash: ObjectHash;
}

/** The tracked entries, keyed by the path of their folder and then by name. */
export type Listing = ReadonlyMap<string, ReadonlyMap<string, ListedEntry>>;

export interface ListedEntry {
  readonly kind: TrackedKind;
  /**
   * Null if the name is not UTF-8. An entry without an id is listed, as it would be on disk, but cannot be
   * reached through any path.
   */
  readonly id: string | null;
  /** The known ids of all entries whose names are not UTF-8 and look the same after decoding. */
  readonly unnamed?: string;
  /** The store that contains the entry's object. */
  readonly store: ObjectStore;
}

/**
 * Maximum size of a listing in bytes, above that of any real repository. A few small trees nested in each
 * other can exceed this limit.
 */
const maxListed = 128 * 1024 * 1024;
const maxEntries = 1_000_000;

/** The maximum length of a path or link target that a disk accepts, in bytes. */
export const maxPath = 4095;

/**
 * Lists a git tree recursively, except for entries that git itself would not check out: `..`, names like
 * `.git`, and paths that no disk accepts.
 *
 * @param tree the id of the tree
 * @throws Error with a reason if part of the tree is missing or damaged, or if the tree is too large
 */
export async function listTree(
  git: GitProgram,
  tree: string,
  store: ObjectStore,
): Promise<Listing> {
  const listing = newListing();
  const words = ['ls-tree', '-r', '-t', '-z', '--full-tree', tree];
  // A folder is listed before its entries.
  await readLines(git, words, ([mode = '', type = '', id = ''], path) =>
    add(listing, path, { kind: trackedKind(mode, type), id, store }),
  );
  return listing;
}

/** A tree entry in git's terms: a mode such as `100644`, a type such as `blob`, and an id. */
export interface RawEntry {
  readonly mode: string;
  readonly type: string;
  readonly id: string;
  /** The path relative to the root of the tree. */
  readonly path: Buffer;
}

/** Creates a listing of a tree's entries, with each folder before its entries, as in `listTree`. */
export function listEntries(entries: Iterable<RawEntry>, store: ObjectStore): Listing {
  const listing = newListing();
  for (const { mode, type, id, path } of entries) {
    add(listing, toGitPath(path), { kind: trackedKind(mode, type), id, store });
  }
  return listing;
}

/** The index of a checkout: all entries, and those that are missing on disk. */
export interface IndexListing {
  readonly all: Listing;
  /**
   * Entries that the index marks as skip-worktree, submodules, and links in a checkout that does not support
   * links.
   */
  readonly hidden: Listing;
  /** Whether the index contains conflicting entries. Neither listing contains conflicting entries. */
  readonly hasConflicts: boolean;
}

/**
 * Lists the index of a checkout.
 *
 * @param hasLinks finds out whether the disk stores links as links; called only if the index contains links
 * @param index absolute path of an index other than the checkout's
 * @throws Error with a reason if the index cannot be read, or is too large
 */
export async function listIndex(
  git: GitProgram,
  hasLinks: () => Promise<boolean>,
  store: ObjectStore,
  index?: string,
): Promise<IndexListing> {
  const [all, hidden] = [newListing(), newListing()];
  const links: [path: GitPath, entry: ListedEntry][] = [];
  let hasConflicts = false;
  // An index lists only files, so their folders are added here.
  const enter = (listing: Folders, path: GitPath, entry: ListedEntry): void => {
    addFolders(listing, path, store);
    add(listing, path, entry);
  };
  await readLines(
    git,
    ['ls-files', '-s', '-t', '-z'],
    (fields, path) => {
      const [tag = '', mode = '', id = '', stage = ''] = fields;
      if (stage !== '0') {
        hasConflicts = true;
        return;
      }
      const kind = trackedKind(mode, mode === '160000' ? 'commit' : 'blob');
      const entry = { kind, id, store };
      enter(all, path, entry);
      if (tag === 'S' || kind === 'repository') enter(hidden, path, entry);
      else if (kind === 'link') links.push([path, entry]);
    },
    index,
  );
  if (links.length > 0 && !(await hasLinks())) {
    for (const [path, entry] of links) enter(hidden, path, entry);
  }
  return { all, hidden, hasConflicts };
}

/** The listing of an empty tree. */
export const noFiles: Listing = newListing();

type Folders = Map<string, Map<string, ListedEntry>>;

function newListing(): Folders {
  return new Map([['', new Map()]]);
}

/** The path as a string, or its bytes if they are not UTF-8. */
type GitPath = string | Buffer;

const toGitPath = (bytes: Buffer): GitPath => (isUtf8(bytes) ? bytes.toString('utf8') : bytes);

/** Reads NUL-terminated lines, each with fields separated by spaces, then a tab and a path. */
async function readLines(
  git: GitProgram,
  words: readonly string[],
  read: (fields: readonly string[], path: GitPath) => void,
  index?: string,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  let listed = 0;
  let entries = 0;
  for await (const chunk of git.output(words, index)) {
    listed += chunk.length;
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = rest.lastIndexOf(0) + 1;
    for (const line of splitLines(rest.subarray(0, end))) {
      const tab = line.indexOf('\t');
      if (typeof line === 'string') read(line.slice(0, tab).split(' '), line.slice(tab + 1));
      else read(line.toString('latin1', 0, tab).split(' '), line.subarray(tab + 1));
      entries += 1;
    }
    rest = rest.subarray(end);
    if (listed > maxListed || entries > maxEntries) {
      throw new Error(`it has more than ${maxEntries} files, or extremely long paths`);
    }
  }
}

/** Splits NUL-terminated lines. The lines are decoded together, because there is one line per file. */
function splitLines(bytes: Buffer): GitPath[] {
  if (isUtf8(bytes)) return bytes.toString('utf8').split('\0').slice(0, -1);
  const lines: GitPath[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0, from);
    lines.push(toGitPath(bytes.subarray(from, end)));
    from = end + 1;
  }
  return lines;
}

/** Adds an entry to its folder, if the listing contains the folder. */
function add(listing: Folders, path: GitPath, entry: ListedEntry): void {
  const above = parentFolder(path) ?? '';
  // Anything below a name that is not UTF-8 is unreachable.
  if (Buffer.byteLength(path) > maxPath || typeof above !== 'string') return;
  const folder = listing.get(above);
  const name = lastSegment(path);
  if (folder === undefined || isRefused(name)) return;
  const before = folder.get(name);
  if (typeof path !== 'string') {
    // Combines the ids, so that an entry that cannot be opened is not mistaken for another entry that looks
    // the same.
    const ids = [before?.unnamed ?? before?.id, entry.id].filter(Boolean).join(' ');
    const kind = before?.kind === 'folder' ? 'folder' : entry.kind;
    folder.set(name, { ...entry, kind, id: null, ...(ids !== '' && { unnamed: ids }) });
    listing.delete(pathText(path));
    return;
  }
  // If several entries have the same name, the first in git's order is used.
  if (before !== undefined) return;
  folder.set(name, entry);
  if (entry.kind === 'folder') listing.set(path, new Map());
}

/** Adds the folders of a path. */
function addFolders(listing: Folders, path: GitPath, store: ObjectStore): void {
  const folder = parentFolder(path);
  if (folder === null || listing.has(pathText(folder))) return;
  addFolders(listing, folder, store);
  add(listing, folder, { kind: 'folder', id: '', store });
}

/** The folder of a path; null for a path without a folder. */
function parentFolder(path: GitPath): GitPath | null {
  const slash = path.lastIndexOf('/');
  if (slash < 0) return null;
  return typeof path === 'string' ? path.slice(0, slash) : toGitPath(path.subarray(0, slash));
}

function lastSegment(path: GitPath): string {
  const slash = path.lastIndexOf('/');
  return typeof path === 'string' ? path.slice(slash + 1) : path.toString('utf8', slash + 1);
}

const pathText = (path: GitPath): string => path.toString('utf8');

/** Whether git refuses to check out an entry with this name, because the entry could damage the checkout. */
export function isRefused(name: string): boolean {
  return name === '' || name === '.' || name === '..' || name.toLowerCase() === '.git';
}

/** The kind of a tree entry, derived from git's mode and type. */
export function trackedKind(mode: string, type: string): TrackedKind {
  if (type === 'tree') return 'folder';
  if (type === 'commit') return 'repository';
  if (mode === '120000') return 'link';
  return mode === '100755' ? 'executable' : 'file';
}

/** The tracked paths of a listing. */
export function trackListing(listing: Listing): TrackedPaths {
  return trackedInListing((folder) => listing.get(folder));
}
