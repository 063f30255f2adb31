import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir, readlink, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { readText } from './read-text.ts';
import type {
  Content,
  FileFilter,
  FileSource,
  FileSystem,
  FolderEntry,
  ObjectHash,
  Place,
  Tree,
} from './tree.ts';
import { notAFile, unreadableReasons } from './unreadable.ts';
import { walkTree } from './walk.ts';

/** Larger files have no id, in bytes: nothing that a launch depends on is as large. */
const maxHashed = 100 * 1024 * 1024;

/** How much of a file is in memory while it is hashed, in bytes. */
const hashedAtOnce = 1024 * 1024;

/**
 * Reads the client files below a folder of the disk. Links are followed only inside the repository,
 * and only regular files are opened: every other client file is reported as unreadable.
 *
 * @param root absolute path of the folder
 * @param boundary absolute path of the repository, beyond which no link is followed
 * @throws the system's error where one of the two is not there
 */
export async function readWorkspace(
  root: string,
  filter: FileFilter,
  boundary = root,
): Promise<Tree> {
  const realBoundary = await realpath(boundary);
  const start = wayFrom(realBoundary, await realpath(root));
  return walkTree(diskFrom(realBoundary), start, filter);
}

/**
 * A checkout as a source of files.
 *
 * @param root its absolute path
 */
export function workspaceSource(root: string): FileSource {
  return {
    readTree: (folder, filter) => readWorkspace(join(root, folder), filter, root),
    readFile: async (path) => readText(diskFrom(await realpath(root)), '', path),
  };
}

/** The disk as far as a repository goes; `boundary` is its real path. */
function diskFrom(boundary: string): FileSystem {
  const onDisk = (path: string): string => join(boundary, path);
  return {
    list: async (folder) =>
      (await readdir(onDisk(folder), { withFileTypes: true })).map((entry) => ({
        name: entry.name,
        kind: kindOf(entry),
      })),
    follow: (path) => follow(boundary, path),
    isFolder: (path) =>
      stat(onDisk(path)).then(
        (status) => status.isDirectory(),
        () => false,
      ),
    read: (path, limitFor) => readBeginning(onDisk(path), limitFor),
    tracked: () => null,
    idOf: (path, hash) => idOf(onDisk(path), hash).catch(() => null),
  };
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
    const isThere = await lstat(full).catch(() => null);
    return { reason: isThere === null ? unreadableReasons.absent : unreadableReasons.nowhere };
  }
  const way = wayFrom(boundary, real);
  if (way === '..' || way.startsWith('../') || isAbsolute(way))
    return { reason: unreadableReasons.outside };
  return way === '.git' || way.startsWith('.git/')
    ? { reason: unreadableReasons.git }
    : { path: way };
}

async function readBeginning(file: string, limitFor: (size: number) => number): Promise<Content> {
  try {
    return await withFile(file, async (handle) => {
      const status = await handle.stat();
      if (!status.isFile()) return { reason: notAFile };
      const { size } = status;
      return { size, bytes: await fill(handle, Buffer.alloc(Math.min(limitFor(size), size)), 0) };
    });
  } catch (error) {
    return { reason: `cannot be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

/** Git's id of a file or link; null for anything else. Throws where it cannot be read. */
async function idOf(path: string, hash: ObjectHash): Promise<string | null> {
  const status = await lstat(path);
  if (status.isSymbolicLink()) {
    const target = await readlink(path, { encoding: 'buffer' });
    return blobHash(hash, target.length).update(target).digest('hex');
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

/** A hash that starts with what git puts before a file's bytes. */
function blobHash(hash: ObjectHash, size: number) {
  return createHash(hash).update(`blob ${size}\0`);
}

async function withFile<T>(path: string, use: (handle: FileHandle) => Promise<T>): Promise<T> {
  // O_NONBLOCK: opening a pipe must not wait for its other end.
  const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
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
function wayFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}
