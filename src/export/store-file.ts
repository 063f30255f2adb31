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
  write,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { causeOf, GateError } from '../failure.ts';
import type { RandomAccess } from './store-reader.ts';

/** A store on the disk. */
export interface StoreFile extends RandomAccess {
  /** Closes the file, and removes it if it was just written and not moved. */
  readonly close: () => void;
  /** Moves the file; it stays open for reading. */
  readonly moveTo: (path: string) => void;
}

/** A store that is being written, under a name that nobody reads before it is complete. */
export interface NewStoreFile {
  /** @throws GateError `store-unwritable` */
  readonly append: (bytes: Uint8Array) => void;
  /** Rejects with GateError `store-unwritable`. */
  readonly complete: () => Promise<StoreFile>;
  /** Removes what was written. */
  readonly discard: () => void;
}

const bufferBytes = 1024 * 1024;
/** Buffers that are written at the same time; then a slower disk delays the appending. */
const mostPending = 4;

/**
 * Begins a store in a folder, which is made. It is written in the background. From here on V8 keeps the
 * size of its space for young objects.
 */
export function createStoreFile(folder: string): NewStoreFile {
  // V8 would let its space for young objects grow as long as the download lasts, though none of them
  // outlives its chunk: at 1 GB that takes 70 MB more.
  setFlagsFromString('--semi-space-growth-factor=1');
  const path = join(folder, `.${randomUUID()}.partial`);
  const file = openNew(folder, path);
  const queue = createWriteQueue(file);
  let buffer: Buffer = Buffer.allocUnsafe(bufferBytes);
  let used = 0;
  let isDiscarded = false;

  const discard = (): void => {
    if (isDiscarded) return;
    isDiscarded = true;
    // Not while something is being written: the file's number must not become another file's.
    queue.whenIdle(() => remove(file, path));
  };
  const fail = (error: unknown): GateError => {
    discard();
    return unwritable(error, folder);
  };
  const flush = (): void => {
    buffer = queue.write(buffer, used);
    used = 0;
  };
  return {
    append(bytes) {
      try {
        queue.throwFailure();
        for (let at = 0; at < bytes.length; ) {
          const part = bytes.subarray(at, at + bufferBytes - used);
          buffer.set(part, used);
          used += part.length;
          at += part.length;
          if (used === bufferBytes) flush();
        }
      } catch (error) {
        throw fail(error);
      }
    },
    async complete() {
      try {
        flush();
        await new Promise<void>((resolve) => {
          queue.whenIdle(resolve);
        });
        queue.throwFailure();
        return fileOf(file, path, true);
      } catch (error) {
        throw fail(error);
      }
    },
    discard,
  };
}

/** Buffers on their way to a file, one after the other. */
interface WriteQueue {
  /**
   * Writes the used part of a buffer, which belongs to the queue from then on.
   *
   * @returns a buffer to fill next
   */
  readonly write: (buffer: Buffer, used: number) => Buffer;
  /** Throws what went wrong in the background, if anything did. */
  readonly throwFailure: () => void;
  /** Calls back once nothing is being written, at once if nothing is. */
  readonly whenIdle: (callback: () => void) => void;
}

function createWriteQueue(file: number): WriteQueue {
  const spare: Buffer[] = [];
  const callbacks: (() => void)[] = [];
  let position = 0;
  let pending = 0;
  let failure: { readonly error: unknown } | null = null;
  return {
    write(buffer, used) {
      const [part, place] = [buffer.subarray(0, used), position];
      position += used;
      if (pending >= mostPending) {
        writeAll(file, part, place);
        return buffer;
      }
      pending += 1;
      write(file, part, 0, part.length, place, (error, written) => {
        pending -= 1;
        spare.push(buffer);
        try {
          if (error !== null) throw error;
          writeAll(file, part.subarray(written), place + written);
        } catch (caught) {
          failure ??= { error: caught };
        }
        if (pending === 0) for (const callback of callbacks.splice(0)) callback();
      });
      return spare.pop() ?? Buffer.allocUnsafe(bufferBytes);
    },
    throwFailure() {
      if (failure !== null) throw failure.error;
    },
    whenIdle(callback) {
      if (pending === 0) callback();
      else callbacks.push(callback);
    },
  };
}

function openNew(folder: string, path: string): number {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    sweep(folder);
    return openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
  } catch (error) {
    throw unwritable(error, folder);
  }
}

/** Closes and removes a file; the caller reports why. Never throws. */
function remove(file: number, path: string): void {
  try {
    closeSync(file);
    rmSync(path, { force: true });
  } catch {
    // What is left is swept up by a later download.
  }
}

/** Writes all of some bytes at a place; the system may take them in parts. */
function writeAll(file: number, bytes: Uint8Array, place: number): void {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(file, bytes, at, bytes.length - at, place + at);
  }
}

/** Opens a store; null if it does not exist or is no regular file. */
export function openStoreFile(path: string): StoreFile | null {
  try {
    // A link would let its author choose what is read.
    if (!lstatSync(path).isFile()) return null;
    return fileOf(openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)), path, false);
  } catch {
    return null;
  }
}

function fileOf(file: number, path: string, isNew: boolean): StoreFile {
  let isOpen = true;
  let isTemporary = isNew;
  let buffer = Buffer.alloc(0);
  return {
    size: fstatSync(file).size,
    read(offset, length) {
      // One buffer for all reads: a look-up in a large store would leave much garbage.
      if (buffer.length < length) buffer = Buffer.allocUnsafe(length);
      const bytes = buffer.subarray(0, length);
      for (let at = 0; at < length; ) {
        const count = readSync(file, bytes, at, length - at, offset + at);
        if (count === 0) throw new Error('the file ends before its time');
        at += count;
      }
      return bytes;
    },
    close() {
      if (isOpen) closeSync(file);
      isOpen = false;
      if (isTemporary) rmSync(path, { force: true });
      isTemporary = false;
    },
    moveTo(target) {
      mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
      renameSync(path, target);
      isTemporary = false;
    },
  };
}

/** Removes the files of downloads that were killed. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^\.[0-9a-f-]{36}\.partial$/.test(name)) continue;
    const left = statSync(join(folder, name), { throwIfNoEntry: false });
    // The input timeout allows a download a day at most.
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
