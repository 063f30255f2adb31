import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { realpath } from 'node:fs/promises';
import { isAbsolute, join, posix, relative, sep } from 'node:path';
import { blobHash, blobId } from './blobs.ts';
import type { Disk } from './git-files.ts';
import type { LinkSystem } from './links.ts';
import { createSource } from './source.ts';
import {
  type Content,
  type FileSource,
  type FolderEntry,
  joinBelow,
  type ObjectHash,
  type Place,
  type Unavailable,
} from './tree.ts';
import { notAFile, unreadableReasons } from './unreadable.ts';

/**
 * Maximum size of a file to hash, in bytes. Larger files have no id; no launch depends on a file of that
 * size.
 */
const maxHashed = 100 * 1024 * 1024;

/**
 * Flags that keep `open` from blocking on a pipe until its other end is opened, and from following a link
 * that has replaced a file.
 */
const forReading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/**
 * Provides access to the disk of a checkout. The disk is read synchronously, because a run reads thousands of
 * files that are only a few KB in size. For such a file, a request through the thread pool takes ten times as
 * long as the read itself.
 *
 * @param boundary the real path of the repository; links that lead out of it are not followed
 */
export function createDisk(boundary: string): Disk {
  const onDisk = (path: string): string => join(boundary, path);
  /** Folders whose paths contain no link. */
  const real = new Set(['']);
  const names = new Map<string, ReadonlySet<string>>();
  const namesIn = (folder: string): ReadonlySet<string> => {
    const known =
      names.get(folder) ?? new Set(unlessFails(() => readdirSync(onDisk(folder))) ?? []);
    names.set(folder, known);
    return known;
  };
  const kindAt = (path: string): FolderEntry['kind'] | null => {
    if (real.has(path)) return 'folder';
    const { dir, base } = posix.parse(path);
    if (kindAt(dir) !== 'folder') return null;
    // Operating systems also find files under other names: with different capitalisation and, on Windows, as
    // `..\x`, `x.` and `x:y`.
    if (!namesIn(dir).has(base)) return null;
    const status = statusAt(onDisk(path));
    const kind = status === null ? null : entryKind(status);
    if (kind === 'folder') real.add(path);
    return kind;
  };
  return {
    kindAt: async (path) => kindAt(path),
    targetOf: async (link) => readLinkTarget(boundary, link),
    async list(folder) {
      const entries = readdirSync(onDisk(folder), { withFileTypes: true }).map((entry) => ({
        name: entry.name,
        kind: entryKind(entry),
      }));
      if (real.has(folder)) {
        for (const { name, kind } of entries)
          if (kind === 'folder') real.add(joinBelow(folder, name));
      }
      return entries;
    },
    follow: async (path) =>
      real.has(path) && !isInGitFolder(path) ? { path } : follow(boundary, path),
    isFolder: async (path) => unlessFails(() => statSync(onDisk(path)).isDirectory()) ?? false,
    // File paths need no normalisation, so they are concatenated without the slow `join`.
    read: async (path, limitFor, use) => readBeginning(`${boundary}/${path}`, limitFor, use),
    tracked: () => null,
    async idOf(path, hash) {
      return kindAt(path) === null ? null : unlessFails(() => hashDiskFile(onDisk(path), hash));
    },
  };
}

/**
 * Creates a source of the files in a repository on disk.
 *
 * @param root absolute path of the repository
 */
export function createDiskSource(root: string): FileSource {
  return createSource(async () => createDisk(await realpath(root)));
}

function entryKind(entry: {
  readonly isFile: () => boolean;
  readonly isDirectory: () => boolean;
  readonly isSymbolicLink: () => boolean;
}): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

function follow(boundary: string, path: string): Place {
  const real = unlessFails(() => realpathSync.native(join(boundary, path)));
  if (real === null) {
    const nearest = nearestThere(boundary, path);
    return {
      reason: nearest?.isSymbolicLink() ? unreadableReasons.nowhere : unreadableReasons.absent,
    };
  }
  const way = relativePath(boundary, real);
  if (isOutside(way)) return { reason: unreadableReasons.outside };
  return isInGitFolder(way) ? { reason: unreadableReasons.git } : { path: way };
}

const isInGitFolder = (path: string): boolean => path === '.git' || path.startsWith('.git/');

/**
 * Returns the status of a path or, if the path does not exist, of its nearest existing ancestor; null if
 * there is none.
 */
function nearestThere(boundary: string, path: string): Stats | null {
  for (let at = path; at !== ''; at = posix.parse(at).dir) {
    const there = statusAt(join(boundary, at));
    if (there !== null) return there;
  }
  return null;
}

/**
 * Reads the target of a link. If the target is an absolute path within the repository, the result begins with
 * `/`.
 */
function readLinkTarget(
  boundary: string,
  link: string,
): Awaited<ReturnType<LinkSystem['targetOf']>> {
  const target = unlessFails(() => readlinkSync(join(boundary, link)));
  if (target === null) return { reason: unreadableReasons.absent };
  if (!isAbsolute(target)) return { text: target.split(sep).join('/') };
  const way = relativePath(boundary, unlessFails(() => realpathSync.native(target)) ?? target);
  return isOutside(way) ? { reason: unreadableReasons.outside } : { text: `/${way}` };
}

const isOutside = (way: string): boolean =>
  way === '..' || way.startsWith('../') || isAbsolute(way);

/** Files of up to 1 MB are read into this buffer, and larger files are hashed through it. */
let shared = Buffer.alloc(0);
const mostShared = 1024 * 1024;

/** Returns a buffer of the given size. The next call may return the same buffer. */
function bytesFor(count: number): Buffer {
  if (count > mostShared) return Buffer.allocUnsafe(count);
  if (shared.length === 0) shared = Buffer.allocUnsafeSlow(mostShared);
  return shared.subarray(0, count);
}

function readBeginning<T>(
  path: string,
  limitFor: (size: number) => number,
  use: (bytes: Uint8Array, size: number) => T,
): T | Unavailable {
  const read = readInto(path, limitFor);
  return 'reason' in read ? read : use(read.bytes, read.size);
}

/** Reads the beginning of a file into a buffer that the next call overwrites. */
function readInto(path: string, limitFor: (size: number) => number): Content {
  try {
    return withFile(path, (file): Content => {
      const status = fstatSync(file);
      if (!status.isFile()) return { reason: notAFile };
      const { size } = status;
      const bytes = fill(file, bytesFor(Math.min(limitFor(size), size)), 0);
      return { size, bytes };
    });
  } catch (error) {
    return { reason: `cannot be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

/**
 * Returns the git object id of a file or link; null for anything else, and for files larger than `maxHashed`.
 * Throws if the file or link cannot be read.
 */
function hashDiskFile(path: string, hash: ObjectHash): string | null {
  const status = lstatSync(path);
  if (status.isSymbolicLink()) return blobId(hash, readlinkSync(path, { encoding: 'buffer' }));
  if (!status.isFile()) return null;
  return withFile(path, (file) => {
    const { size } = fstatSync(file);
    if (size > maxHashed) return null;
    const id = blobHash(hash, size);
    const buffer = bytesFor(Math.min(size, mostShared));
    for (let offset = 0; offset < size; ) {
      const wanted = Math.min(buffer.length, size - offset);
      const bytes = fill(file, buffer.subarray(0, wanted), offset);
      // The file was truncated during the read, so it has no consistent content.
      if (bytes.length === 0) return null;
      id.update(bytes);
      offset += bytes.length;
    }
    return id.digest('hex');
  });
}

function withFile<T>(path: string, use: (file: number) => T): T {
  const file = openSync(path, forReading);
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
}

/** Fills a buffer from a file, starting at an offset in the file, and returns the filled part. */
function fill(file: number, buffer: Buffer, from: number): Buffer {
  let filled = 0;
  while (filled < buffer.length) {
    const count = readSync(file, buffer, filled, buffer.length - filled, from + filled);
    if (count === 0) break;
    filled += count;
  }
  return buffer.subarray(0, filled);
}

const statusAt = (path: string): Stats | null =>
  unlessFails(() => lstatSync(path, { throwIfNoEntry: false }) ?? null);

function unlessFails<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

const relativePath = (folder: string, path: string): string =>
  relative(folder, path).split(sep).join('/');
