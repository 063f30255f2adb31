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
  /** Rejects with GateError `store-unwritable`. */
  readonly complete: () => Promise<StoreFile>;
  /** Removes what was written. */
  readonly discard: () => void;
}

const bufferBytes = 1024 * 1024;
/** Parts that are on their way to the disk at once; a slower disk then holds up who appends. */
const mostPending = 4;

/**
 * Begins a store in a folder, which is made. It is written beside the work on the next bytes. From
 * here on V8 keeps the size of its space for young objects.
 */
export function createStoreFile(folder: string): NewStoreFile {
  // V8 would let its space for young objects grow as long as the download lasts, though none of them
  // lives longer than a chunk: at 1 GB 70 MB more than with the space that it has now.
  setFlagsFromString('--semi-space-growth-factor=1');
  const path = join(folder, `.${randomUUID()}.partial`);
  const file = openNew(folder, path);
  const spare: Buffer[] = [];
  let buffer: Buffer = Buffer.allocUnsafe(bufferBytes);
  let used = 0;
  let position = 0;
  let pending = 0;
  let failure: unknown = null;
  let isDiscarded = false;
  let settled: (() => void) | null = null;

  const close = (): void => {
    try {
      closeSync(file);
      rmSync(path, { force: true });
    } catch {
      // What was to be said is said by whoever gives up.
    }
  };
  const discard = (): void => {
    if (isDiscarded) return;
    isDiscarded = true;
    // While something is being written, the file's number must not become another's.
    if (pending === 0) close();
  };
  const fail = (error: unknown): GateError => {
    discard();
    return unwritable(error, folder);
  };
  const flush = (): void => {
    const [part, place, own] = [buffer.subarray(0, used), position, buffer];
    position += used;
    used = 0;
    if (pending >= mostPending) {
      writeAll(file, part, place);
      return;
    }
    pending += 1;
    buffer = spare.pop() ?? Buffer.allocUnsafe(bufferBytes);
    write(file, part, 0, part.length, place, (error, written) => {
      pending -= 1;
      spare.push(own);
      try {
        if (error !== null) throw error;
        writeAll(file, part.subarray(written), place + written);
      } catch (caught) {
        failure ??= caught;
      }
      if (pending > 0) return;
      if (isDiscarded) close();
      settled?.();
    });
  };
  return {
    append(bytes) {
      if (failure !== null) throw fail(failure);
      try {
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
        if (pending > 0) {
          await new Promise<void>((resolve) => {
            settled = resolve;
          });
        }
        if (failure !== null) throw failure;
        return fileOf(file, path, true);
      } catch (error) {
        throw fail(error);
      }
    },
    discard,
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

/** Writes the whole of some bytes at a place; the system may take them in parts. */
function writeAll(file: number, bytes: Uint8Array, place: number): void {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(file, bytes, at, bytes.length - at, place + at);
  }
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
  let room = Buffer.alloc(0);
  return {
    size: fstatSync(file).size,
    read(offset, length) {
      // One room for all that is read: a look-up in a large store would leave much behind.
      if (room.length < length) room = Buffer.allocUnsafe(length);
      const bytes = room.subarray(0, length);
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
