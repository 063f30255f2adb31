import { posix } from 'node:path';
import { describeError } from '../../model/failure.ts';
import { isPointer } from './blobs.ts';
import { decodeText, detectUtf16 } from './decode.ts';
import {
  type ContentSearch,
  type FileSystem,
  type FileText,
  joinBelow,
  type ObjectHash,
  type Unavailable,
} from './tree.ts';
import { unreadableReasons, unwanted } from './unreadable.ts';

const megabyte = 1024 * 1024;

/**
 * Maximum size of a declaration file, in bytes. Real files are a few KB in size, and parsing megabytes is
 * slow.
 */
const maxBytes = megabyte;

/** Maximum size, in bytes, of a file that is too large to parse but is still searched for server keywords. */
const maxExcerpt = 8 * megabyte;

export async function readText(
  system: FileSystem,
  path: string,
  limit = maxBytes,
): Promise<FileText> {
  const full = posix.normalize(path);
  const place = isOutside(full) ? { reason: unreadableReasons.outside } : await system.follow(full);
  return 'reason' in place ? place : readRegularFile(system, place.path, limit);
}

export async function readWholeFile(
  system: FileSystem,
  path: string,
  limit: number,
): Promise<Uint8Array | Unavailable> {
  const full = posix.normalize(path);
  const place = isOutside(full) ? { reason: unreadableReasons.outside } : await system.follow(full);
  if ('reason' in place) return place;
  const limitFor = (size: number): number => (size <= limit ? size : 0);
  return system.read(place.path, limitFor, (bytes, size): Uint8Array | Unavailable => {
    if (size > limit) return { reason: `larger than ${Math.floor(limit / megabyte)} MB` };
    if (size <= longestPointer && isPointer(lenientText(bytes))) {
      return { reason: unreadableReasons.pointer };
    }
    return Uint8Array.from(bytes);
  });
}

/**
 * Maximum length of a Git LFS pointer, in bytes. git-lfs itself does not read longer pointers. Source:
 * git-lfs, "Pointer".
 */
const longestPointer = 1024;

/**
 * Returns the text of the file at a real path, or the reason why the file cannot be read.
 *
 * @param limit maximum size in bytes
 * @param isWanted as in `Tree.read`
 */
export function readRegularFile(
  system: FileSystem,
  path: string,
  limit = maxBytes,
  isWanted?: (bytes: Uint8Array) => boolean,
): Promise<FileText> {
  // Files above `limit` are still searched, up to `maxExcerpt`, to decide whether to report them.
  const most = isWanted === undefined ? Math.max(limit, maxExcerpt) : limit;
  const limitFor = (size: number): number => (size <= most ? size : 0);
  return system.read(path, limitFor, (bytes, size): FileText => {
    if (size <= limit) {
      return isWanted?.(bytes) === false ? { reason: unwanted } : decode(bytes);
    }
    const reason = `larger than ${Math.floor(limit / megabyte)} MB`;
    // A file too large to search could declare anything, so it gets no excerpt.
    return size > most ? { reason } : { reason, excerpt: lenientText(bytes) };
  });
}

/**
 * Returns the text of the file at a real path if its content makes it a client file. Null if it is not a
 * client file or cannot be read.
 */
export async function searchRegularFile(
  system: FileSystem,
  path: string,
  { maxBytes, mayDeclare }: ContentSearch,
): Promise<FileText | 'too large' | null> {
  const limitFor = (size: number): number => (size <= maxBytes ? size : 0);
  const content = await system.read(path, limitFor, (bytes, size) =>
    size > maxBytes ? 'too large' : { found: mayDeclare(bytes) ? decode(bytes) : null },
  );
  if (content === 'too large') return content;
  return 'found' in content ? content.found : null;
}

export function prepareInside({ prepare, follow }: FileSystem, paths: Iterable<string>): void {
  if (prepare === undefined) return;
  const prepareOne = async (path: string): Promise<void> => {
    const full = posix.normalize(path);
    const place = isOutside(full) ? null : await follow(full).catch(() => null);
    if (place !== null && 'path' in place) prepare([place.path]);
  };
  for (const path of paths) void prepareOne(path);
}

export async function hashInside(
  system: FileSystem,
  path: string,
  hash: ObjectHash,
): Promise<string | null> {
  const full = posix.normalize(path);
  if (isOutside(full) || full === '.') return null;
  const { dir, base } = posix.parse(full);
  const folder = await system.follow(dir);
  if ('reason' in folder) return null;
  const real = joinBelow(folder.path, base);
  return real === '.git' ? null : system.idOf(real, hash);
}

function decode(bytes: Uint8Array): FileText {
  try {
    const text = decodeText(bytes);
    // In a checkout without Git LFS, the file contains a pointer instead of its content.
    if (isPointer(text)) return { reason: unreadableReasons.pointer };
    return { text, ...(detectUtf16(bytes) !== null && { isUtf16: true }) };
  } catch (error) {
    return { reason: describeError(error), excerpt: lenientText(bytes) };
  }
}

function lenientText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replaceAll('\0', '');
}

const isOutside = (path: string): boolean => path === '..' || path.startsWith('../');
