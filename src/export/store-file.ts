import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { causeOf, GateError } from '../failure.ts';
import type { RandomAccess } from './store-reader.ts';

/** A store as it lies on the disk. */
export interface StoreFile extends RandomAccess {
  /** Closes the file, and removes one that was just written and that nobody moved. */
  readonly close: () => void;
  /** Moves the file; what was opened stays readable. */
  readonly moveTo: (path: string) => void;
}

/** A store that is being written; nothing else can see it before it is complete. */
export interface NewStoreFile {
  /** @throws GateError `store-unwritable` */
  readonly append: (bytes: Uint8Array) => void;
  /** @throws GateError `store-unwritable` */
  readonly complete: () => StoreFile;
  /** Removes what was written. */
  readonly discard: () => void;
}

const bufferBytes = 1024 * 1024;

/**
 * Begins a store in a folder, which is made. Writing is synchronous: it goes to the system's cache,
 * faster than the bytes arrive. From here on V8 keeps the size of its space for young objects.
 */
export function createStoreFile(folder: string): NewStoreFile {
  // V8 would let its space for young objects grow as long as the download lasts, though none of them
  // lives longer than a chunk: at 1 GB 70 MB more than with the space that it has now.
  setFlagsFromString('--semi-space-growth-factor=1');
  const path = join(folder, `.${randomUUID()}.partial`);
  const buffer = Buffer.allocUnsafe(bufferBytes);
  let used = 0;
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      discard();
      throw unwritable(error, folder);
    }
  };
  let file: number | null = null;
  const discard = (): void => {
    try {
      if (file !== null) closeSync(file);
      file = null;
      rmSync(path, { force: true });
    } catch {
      // What was to be said is said by whoever gives up.
    }
  };
  file = attempt(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    sweep(folder);
    return openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
  });
  const flush = (): void => {
    for (let at = 0; at < used; ) at += writeSync(file as number, buffer, at, used - at);
    used = 0;
  };
  return {
    append(bytes) {
      attempt(() => {
        for (let at = 0; at < bytes.length; ) {
          const part = bytes.subarray(at, at + bufferBytes - used);
          buffer.set(part, used);
          used += part.length;
          at += part.length;
          if (used === bufferBytes) flush();
        }
      });
    },
    complete() {
      attempt(flush);
      const written = fileOf(file as number, path, true);
      file = null;
      return written;
    },
    discard,
  };
}

/** Opens a store that is there; null for what is no regular file, or is not there. */
export function openStoreFile(path: string): StoreFile | null {
  try {
    // A link would let whoever made it choose what is read.
    if (!lstatSync(path).isFile()) return null;
    return fileOf(openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)), path, false);
  } catch {
    return null;
  }
}

function fileOf(file: number, path: string, isNew: boolean): StoreFile {
  let isOpen = true;
  let isLoose = isNew;
  return {
    size: fstatSync(file).size,
    read(offset, length) {
      const bytes = Buffer.allocUnsafe(length);
      for (let at = 0; at < length; ) {
        const taken = readSync(file, bytes, at, length - at, offset + at);
        if (taken === 0) throw new Error('the file ends before its time');
        at += taken;
      }
      return bytes;
    },
    close() {
      if (isOpen) closeSync(file);
      isOpen = false;
      if (isLoose) rmSync(path, { force: true });
      isLoose = false;
    },
    moveTo(target) {
      mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
      renameSync(path, target);
      isLoose = false;
    },
  };
}

/** Removes what downloads that were killed have left behind. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^\.[0-9a-f-]{36}\.partial$/.test(name)) continue;
    const left = statSync(join(folder, name), { throwIfNoEntry: false });
    // A download takes a day at most, by the input timeout.
    const isOld = left !== undefined && Date.now() - left.mtimeMs > 24 * 60 * 60 * 1000;
    if (isOld) rmSync(join(folder, name), { force: true });
  }
}

function unwritable(error: unknown, folder: string): GateError {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code);
  return new GateError(
    'store-unwritable',
    `The export could not be kept in ${folder}: ${isFull ? `no space is left (${code})` : causeOf(error)}.`,
    isFull
      ? 'Free space on the disk of the runner: about a quarter of the size of the export is needed.'
      : 'Check that the folder may be written.',
    { cause: error },
  );
}
