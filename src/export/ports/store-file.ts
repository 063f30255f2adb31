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
  rmSync,
  statSync,
  write,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { moveFile } from '../../io/disk.ts';
import { describeError, GateError, isDiskFull } from '../../model/failure.ts';
import type { RandomAccess } from '../store/store-frames.ts';

export interface StoreFile extends RandomAccess {
  /** Closes the file, and removes it if it is new and was not moved. */
  readonly close: () => void;
  /** Moves the file, which stays open for reading. */
  readonly moveTo: (path: string) => void;
}

/** A store that is being written, under a temporary name that is never restored. */
export interface NewStoreFile {
  /** @throws GateError `store-unwritable` */
  readonly append: (bytes: Uint8Array) => void;
  /** Rejects with GateError `store-unwritable` if the file cannot be written. */
  readonly complete: () => Promise<StoreFile>;
  /** Closes and removes the file once no write is in progress. Ignores errors. */
  readonly discard: () => void;
}

const bufferBytes = 1024 * 1024;
/** Maximum number of background writes in progress. At the limit, `append` writes synchronously. */
const maxPendingWrites = 4;

/**
 * Creates a store file in a folder, which is created if needed. Data is written in the background.
 *
 * @throws GateError `store-unwritable`
 */
export function createStoreFile(folder: string): NewStoreFile {
  const path = join(folder, `.${randomUUID()}.partial`);
  const file = openNew(folder, path);
  const queue = createWriteQueue(file);
  let buffer: Buffer = Buffer.allocUnsafe(bufferBytes);
  let used = 0;
  let isDiscarded = false;

  const discard = (): void => {
    if (isDiscarded) return;
    isDiscarded = true;
    // Keep the file open until all writes end. Otherwise, a pending write could reach another file that
    // reuses the descriptor.
    queue.whenIdle(() => remove(file, path));
  };
  const fail = (error: unknown): GateError => {
    discard();
    return unwritableError(error, folder);
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
        return createOpenedFile(file, path, true);
      } catch (error) {
        throw fail(error);
      }
    },
    discard,
  };
}

/** Writes buffers to consecutive positions in a file, in the background. */
interface WriteQueue {
  /**
   * Writes the first `used` bytes of a buffer and takes ownership of the buffer.
   *
   * @returns the buffer to fill next
   */
  readonly write: (buffer: Buffer, used: number) => Buffer;
  /** Throws the first error from a background write, if there was one. */
  readonly throwFailure: () => void;
  /** Runs the callback once no write is in progress, possibly immediately. */
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
      const [part, offset] = [buffer.subarray(0, used), position];
      position += used;
      if (pending >= maxPendingWrites) {
        writeAll(file, part, offset);
        return buffer;
      }
      pending += 1;
      write(file, part, 0, part.length, offset, (error, written) => {
        pending -= 1;
        spare.push(buffer);
        try {
          if (error !== null) throw error;
          writeAll(file, part.subarray(written), offset + written);
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
    const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
    sweep(folder, fstatSync(file).mtimeMs);
    return file;
  } catch (error) {
    throw unwritableError(error, folder);
  }
}

/** Closes and removes a file. Never throws, because the caller reports the original error. */
function remove(file: number, path: string): void {
  try {
    closeSync(file);
    rmSync(path, { force: true });
  } catch {
    // A later download removes the file (`sweep`).
  }
}

/** Writes all bytes at an offset. A single `writeSync` call can write fewer bytes than requested. */
function writeAll(file: number, bytes: Uint8Array, offset: number): void {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(file, bytes, at, bytes.length - at, offset + at);
  }
}

/** Opens a store. Returns null if the file does not exist, is not a regular file or cannot be opened. */
export function openStoreFile(path: string): StoreFile | null {
  try {
    // A symbolic link would let its creator choose which file is read.
    if (!lstatSync(path).isFile()) return null;
    return createOpenedFile(
      openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)),
      path,
      false,
    );
  } catch {
    return null;
  }
}

/** Fills a buffer with bytes from an open file, starting at an offset in the file. */
export function fillBuffer(buffer: Buffer, file: number, offset: number): void {
  for (let at = 0; at < buffer.length; ) {
    const count = readSync(file, buffer, at, buffer.length - at, offset + at);
    if (count === 0) throw new Error('the file ends too early');
    at += count;
  }
}

function createOpenedFile(file: number, path: string, isNew: boolean): StoreFile {
  let isOpen = true;
  let isTemporary = isNew;
  let buffer = Buffer.alloc(0);
  return {
    size: fstatSync(file).size,
    read(offset, length) {
      // One buffer is used for all reads, because a lookup in a large store would otherwise create a lot of
      // garbage.
      if (buffer.length < length) buffer = Buffer.allocUnsafe(length);
      const bytes = buffer.subarray(0, length);
      fillBuffer(bytes, file, offset);
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
      moveFile(path, target);
      isTemporary = false;
    },
  };
}

/**
 * Removes files left behind by killed downloads. Measures a file's age by the disk's clock, because a change
 * to the machine's clock could make another run's new file look old.
 */
function sweep(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    if (!/^\.[0-9a-f-]{36}\.partial$/.test(name)) continue;
    const left = statSync(join(folder, name), { throwIfNoEntry: false });
    // The `timeout` input limits a download to one day.
    const isOld = left !== undefined && now - left.mtimeMs > 24 * 60 * 60 * 1000;
    if (isOld) rmSync(join(folder, name), { force: true });
  }
}

export function unwritableError(error: unknown, folder: string): GateError {
  const isFull = isDiskFull(error);
  return new GateError(
    'store-unwritable',
    `The export could not be stored in ${folder}: ${isFull ? `no space is left (${(error as NodeJS.ErrnoException).code})` : describeError(error)}.`,
    isFull
      ? "Free up space on the runner's disk: the gate needs about a quarter of the export's size."
      : 'Check that the folder is writable.',
    { cause: error },
  );
}
