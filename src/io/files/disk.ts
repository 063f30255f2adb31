import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  type Stats,
} from 'node:fs';
import { type FileHandle, lstat, open, readdir, readlink, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, posix, relative, sep } from 'node:path';
import { blobHash, blobId } from './blobs.ts';
import type { Disk } from './git-files.ts';
import type { Ways } from './links.ts';
import { sourceFrom } from './source.ts';
import {
  below,
  type Content,
  type FileSource,
  type FolderEntry,
  type ObjectHash,
  type Place,
  type Unavailable,
} from './tree.ts';
import { notAFile, unreadableReasons } from './unreadable.ts';

/** Larger files have no id, in bytes: nothing that a launch depends on is as large. */
const maxHashed = 100 * 1024 * 1024;

/** Opening a pipe must not wait for its other end, nor lead where a file has become a link. */
const forReading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** How much of a file is in memory while it is hashed, in bytes. */
const hashedAtOnce = 1024 * 1024;

/**
 * Opens a checkout's disk.
 *
 * @param boundary real path of the repository, beyond which no link is followed
 */
export function openDisk(boundary: string): Disk {
  const onDisk = (path: string): string => join(boundary, path);
  /** Folders without a link in their paths. */
  const real = new Set(['']);
  const names = new Map<string, Promise<ReadonlySet<string>>>();
  const namesIn = (folder: string): Promise<ReadonlySet<string>> => {
    const known =
      names.get(folder) ??
      readdir(onDisk(folder)).then(
        (found) => new Set(found),
        () => new Set<string>(),
      );
    names.set(folder, known);
    return known;
  };
  const kindAt: Disk['kindAt'] = async (path) => {
    if (real.has(path)) return 'folder';
    const { dir, base } = posix.parse(path);
    if ((await kindAt(dir)) !== 'folder') return null;
    // Systems find files under other names too: another case, and on Windows `..\x`, `x.` and `x:y`.
    if (!(await namesIn(dir)).has(base)) return null;
    const kind = await lstat(onDisk(path)).then(kindOf, () => null);
    if (kind === 'folder') real.add(path);
    return kind;
  };
  return {
    kindAt,
    targetOf: (link) => targetOf(boundary, link),
    async list(folder) {
      const entries = readdirSync(onDisk(folder), { withFileTypes: true }).map((entry) => ({
        name: entry.name,
        kind: kindOf(entry),
      }));
      if (real.has(folder)) {
        for (const { name, kind } of entries) if (kind === 'folder') real.add(below(folder, name));
      }
      return entries;
    },
    follow: (path) => follow(boundary, path),
    isFolder: (path) =>
      stat(onDisk(path)).then(
        (status) => status.isDirectory(),
        () => false,
      ),
    // The path of a file is plain: there is nothing for `join` to do, which takes long.
    read: async (path, limitFor, use) => readBeginning(`${boundary}/${path}`, limitFor, use),
    tracked: () => null,
    async idOf(path, hash) {
      return (await kindAt(path)) === null ? null : idOf(onDisk(path), hash).catch(() => null);
    },
  };
}

/**
 * The files of a folder's disk as a source.
 *
 * @param root absolute path of the repository
 */
export function diskSource(root: string): FileSource {
  return sourceFrom(async () => openDisk(await realpath(root)));
}

function kindOf(entry: {
  readonly isFile: () => boolean;
  readonly isDirectory: () => boolean;
  readonly isSymbolicLink: () => boolean;
}): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

async function follow(boundary: string, path: string): Promise<Place> {
  const full = join(boundary, path);
  let real: string;
  try {
    real = await realpath(full);
  } catch {
    const nearest = await nearestThere(boundary, path);
    return {
      reason: nearest?.isSymbolicLink() ? unreadableReasons.nowhere : unreadableReasons.absent,
    };
  }
  const way = wayFrom(boundary, real);
  if (isOutside(way)) return { reason: unreadableReasons.outside };
  return way === '.git' || way.startsWith('.git/')
    ? { reason: unreadableReasons.git }
    : { path: way };
}

/** What is at a path, or at the nearest one above it where anything is; null if nothing is. */
async function nearestThere(boundary: string, path: string): Promise<Stats | null> {
  for (let at = path; at !== ''; at = posix.parse(at).dir) {
    const there = await lstat(join(boundary, at)).catch(() => null);
    if (there !== null) return there;
  }
  return null;
}

/** A target within the repository begins with `/` if it is absolute. */
async function targetOf(boundary: string, link: string): ReturnType<Ways['targetOf']> {
  const target = await readlink(join(boundary, link)).catch(() => null);
  if (target === null) return { reason: unreadableReasons.absent };
  if (!isAbsolute(target)) return { text: target.split(sep).join('/') };
  const way = wayFrom(boundary, await realpath(target).catch(() => target));
  return isOutside(way) ? { reason: unreadableReasons.outside } : { text: `/${way}` };
}

const isOutside = (way: string): boolean =>
  way === '..' || way.startsWith('../') || isAbsolute(way);

/** Every file that has no more bytes is read into the same ones. */
let shared = Buffer.alloc(0);
const mostShared = 1024 * 1024;

/** Bytes to read into, which the next call may give again. */
function bytesFor(count: number): Buffer {
  if (count > mostShared) return Buffer.allocUnsafe(count);
  if (shared.length === 0) shared = Buffer.allocUnsafeSlow(mostShared);
  return shared;
}

/**
 * Reads at once and not through the pool of threads, which would take ten times as long: thousands of
 * files have a few KB each.
 */
function readBeginning<T>(
  path: string,
  limitFor: (size: number) => number,
  use: (bytes: Uint8Array, size: number) => T,
): T | Unavailable {
  const read = readInto(path, limitFor);
  return 'reason' in read ? read : use(read.bytes, read.size);
}

/** The beginning of a file, in bytes that the next call replaces. */
function readInto(path: string, limitFor: (size: number) => number): Content {
  try {
    const file = openSync(path, forReading);
    try {
      const status = fstatSync(file);
      if (!status.isFile()) return { reason: notAFile };
      const { size } = status;
      const wanted = Math.min(limitFor(size), size);
      const buffer = bytesFor(wanted);
      let filled = 0;
      while (filled < wanted) {
        const count = readSync(file, buffer, filled, wanted - filled, filled);
        if (count === 0) break;
        filled += count;
      }
      return { size, bytes: buffer.subarray(0, filled) };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { reason: `cannot be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

/** Git's id of a file or link; null for anything else. Throws where it cannot be read. */
async function idOf(path: string, hash: ObjectHash): Promise<string | null> {
  const status = await lstat(path);
  if (status.isSymbolicLink()) {
    const target = await readlink(path, { encoding: 'buffer' });
    return blobId(hash, target);
  }
  if (!status.isFile()) return null;
  return withFile(path, async (handle) => {
    const { size } = await handle.stat();
    if (size > maxHashed) return null;
    const id = blobHash(hash, size);
    const buffer = Buffer.allocUnsafe(Math.min(size, hashedAtOnce));
    for (let at = 0; at < size; ) {
      const bytes = await fill(handle, buffer.subarray(0, Math.min(buffer.length, size - at)), at);
      // It was truncated while it was read: it has no single content.
      if (bytes.length === 0) return null;
      id.update(bytes);
      at += bytes.length;
    }
    return id.digest('hex');
  });
}

async function withFile<T>(path: string, use: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(path, forReading);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

/** Reads a file from an offset into a buffer; returns the part that could be filled. */
async function fill(handle: FileHandle, buffer: Buffer, from: number): Promise<Buffer> {
  let filled = 0;
  while (filled < buffer.length) {
    const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

/** The relative path from one real path to another, with `/` between its parts. */
const wayFrom = (folder: string, path: string): string =>
  relative(folder, path).split(sep).join('/');
