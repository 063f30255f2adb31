import { createHash } from 'node:crypto';
import type { ListedEntry } from './listing.ts';
import type { Content, FileSystem, ObjectHash } from './tree.ts';
import { notAFile } from './unreadable.ts';

/** Maximum size of a Git LFS pointer, in bytes. */
const maxPointer = 1024;

/**
 * Reads the content of a tracked file: from disk if a hash proves that the disk holds the same content,
 * otherwise from git. Reading from disk is much faster, works without the git object, and resolves Git LFS
 * pointers.
 *
 * @param disk the disk of the checkout; null if there is no disk
 * @param limitFor returns the maximum number of bytes to read from a file of the given size
 */
export async function readBlob(
  path: string,
  { id, store }: ListedEntry,
  disk: Pick<FileSystem, 'read'> | null,
  limitFor: (size: number) => number,
): Promise<Content> {
  if (id === null) return { reason: notAFile };
  const onDisk = async (isSame: (content: FileBytes) => boolean): Promise<FileBytes | null> => {
    const content = await disk?.read(path, limitFor, (bytes, size) =>
      isSame({ bytes, size }) ? { bytes: new Uint8Array(bytes), size } : null,
    );
    return content == null || 'reason' in content ? null : content;
  };
  const same = await onDisk(
    ({ bytes, size }) => bytes.length === size && blobId(store.hash, bytes) === id,
  );
  const object = same ?? (await readObject(id, store, limitFor));
  if ('reason' in object) return object;
  const pointer = object.size > maxPointer ? null : readPointer(object.bytes);
  if (pointer === null) return object;
  const found = await onDisk(
    ({ bytes, size }) =>
      size === pointer.size &&
      // Content that is too large to read does not need to be verified.
      (bytes.length < size || createHash('sha256').update(bytes).digest('hex') === pointer.sha256),
  );
  return found ?? object;
}

async function readObject(
  id: string,
  { objects }: ListedEntry['store'],
  limitFor: (size: number) => number,
): Promise<Content> {
  // Git returns only complete objects, so the size is checked first.
  const size = (await objects.sizeOf(id)) ?? 0;
  if (size > 0 && limitFor(size) === 0) return { size, bytes: new Uint8Array() };
  const object = await objects.get(id, limitFor);
  if ('reason' in object) return { reason: object.reason, isMissing: true };
  return object.type === 'blob' ? object : { reason: notAFile };
}

type FileBytes = Extract<Content, { readonly bytes: Uint8Array }>;

export function blobId(hash: ObjectHash, bytes: Uint8Array): string {
  return blobHash(hash, bytes.length).update(bytes).digest('hex');
}

/** Returns the git object id of a folder with the given entries, in a repository with SHA-1 ids. */
export function treeId(
  entries: readonly { readonly mode: string; readonly name: string; readonly id: string }[],
): string {
  const bytes = entries.map(({ mode, name, id }) => ({
    // Git sorts folders as if their names ended with a slash.
    order: Buffer.from(/^0?4/.test(mode) ? `${name}/` : name),
    line: Buffer.concat([
      Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`),
      Buffer.from(id, 'hex'),
    ]),
  }));
  const sorted = bytes.toSorted((a, b) => Buffer.compare(a.order, b.order));
  const tree = Buffer.concat(sorted.map(({ line }) => line));
  return createHash('sha1').update(`tree ${tree.length}\0`).update(tree).digest('hex');
}

export function blobHash(hash: ObjectHash, size: number) {
  return createHash(hash).update(`blob ${size}\0`);
}

/** Reports whether text starts like a Git LFS pointer, in the current or an early version of the format. */
export function isPointer(text: string): boolean {
  const start = text.slice(0, maxPointer).trimStart();
  return versions.some((version) => start.startsWith(`version ${version}`));
}

const versions = [
  'https://git-lfs.github.com/spec/',
  'https://hawser.github.com/spec/',
  'http://git-media.io/v/',
];

/**
 * Returns the hash and size of the content that a Git LFS pointer identifies; null for any other file.
 * Source: git-lfs/docs/spec.md.
 */
function readPointer(bytes: Uint8Array): { readonly sha256: string; readonly size: number } | null {
  const text = Buffer.from(bytes).toString('latin1');
  if (!isPointer(text)) return null;
  const sha256 = /^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1];
  const size = /^size (\d{1,15})$/m.exec(text)?.[1];
  return sha256 === undefined || size === undefined ? null : { sha256, size: Number(size) };
}
