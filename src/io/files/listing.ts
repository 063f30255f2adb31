import { isUtf8 } from 'node:buffer';
import type { GitObjects } from './git-objects.ts';
import type { GitProgram } from './git-program.ts';
import { type TrackedKind, type TrackedPaths, trackedInListing } from './tracked.ts';
import type { ObjectHash } from './tree.ts';

export interface ObjectStore {
  readonly objects: GitObjects;
  readonly hash: ObjectHash;
}

/** Tracked entries, keyed by folder path and then by name. */
export type Listing = ReadonlyMap<string, ReadonlyMap<string, ListedEntry>>;

export interface ListedEntry {
  readonly kind: TrackedKind;
  /**
   * Null if the name is not UTF-8. An entry without an id is listed, as it would be on disk, but cannot be
   * reached through any path.
   */
  readonly id: string | null;
  /** Ids, separated by spaces, of the entries whose names are not UTF-8 but decode to this entry's name. */
  readonly unnamed?: string;
  readonly store: ObjectStore;
}

/**
 * Maximum size of a listing in bytes, above that of any real repository. A few small trees, each containing
 * the next many times, can expand beyond this limit.
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
  // Git lists a folder before its entries, as `add` requires.
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
  readonly path: Buffer;
}

/**
 * Returns a listing of a tree's entries. Each folder must come before its entries, as in the output of `git
 * ls-tree`.
 */
export function listEntries(entries: Iterable<RawEntry>, store: ObjectStore): Listing {
  const listing = newListing();
  for (const { mode, type, id, path } of entries) {
    add(listing, toGitPath(path), { kind: trackedKind(mode, type), id, store });
  }
  return listing;
}

export interface IndexListing {
  readonly all: Listing;
  /** Submodules and skip-worktree entries, plus links if the checkout does not support them. */
  readonly hidden: Listing;
  /** Whether the index contains conflicting entries, which neither listing includes. */
  readonly hasConflicts: boolean;
}

/**
 * Lists the index of a checkout.
 * @param hasLinks reports whether the disk stores links as links; called only if the index contains links
 * @param index absolute path of an index to use instead of the checkout's
 * @throws Error with a reason if the index cannot be read or is too large
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

export const noFiles: Listing = newListing();

type Folders = Map<string, Map<string, ListedEntry>>;

function newListing(): Folders {
  return new Map([['', new Map()]]);
}

type GitPath = string | Buffer;

const toGitPath = (bytes: Buffer): GitPath => (isUtf8(bytes) ? bytes.toString('utf8') : bytes);

/**
 * Runs a git command and passes each NUL-terminated line of its output to `read`. A line consists of
 * space-separated fields, a tab, and a path.
 * @throws Error with a reason if the output is too large
 */
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
      throw new Error(`there are more than ${maxEntries} files, or the paths are extremely long`);
    }
  }
}

/** Splits NUL-terminated lines. Valid UTF-8 is decoded in one call, because there is one line per file. */
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
    // Combines the ids of all entries that have the same decoded name, because the name alone does not
    // distinguish them.
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

function addFolders(listing: Folders, path: GitPath, store: ObjectStore): void {
  const folder = parentFolder(path);
  if (folder === null || listing.has(pathText(folder))) return;
  addFolders(listing, folder, store);
  add(listing, folder, { kind: 'folder', id: '', store });
}

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

/**
 * Reports whether git refuses to check out entries with this name, because they could damage the checkout.
 */
export function isRefused(name: string): boolean {
  return name === '' || name === '.' || name === '..' || name.toLowerCase() === '.git';
}

export function trackedKind(mode: string, type: string): TrackedKind {
  if (type === 'tree') return 'folder';
  if (type === 'commit') return 'repository';
  if (mode === '120000') return 'link';
  return mode === '100755' ? 'executable' : 'file';
}

export function trackListing(listing: Listing): TrackedPaths {
  return trackedInListing((folder) => listing.get(folder));
}
