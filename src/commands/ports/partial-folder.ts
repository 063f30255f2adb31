import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describeError, GateError } from '../../model/failure.ts';

const prefix = '.partial-';
const dayMs = 86_400_000;

/** Whether a name is that of such a folder. */
export const isPartialFolder = (name: string): boolean => name.startsWith(prefix);

/**
 * Creates a folder in another one, which is created if needed, for files that are moved there when they are
 * complete.
 *
 * What runs that were killed left there a day ago is removed. The age is that by the clock of the disk: where
 * that of the machine was moved, another run that is writing there would look old.
 *
 * @returns its path
 */
export function createPartialFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const created = mkdtempSync(join(folder, prefix));
  const { mtimeMs: now } = statSync(created);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    const status = statSync(path, { throwIfNoEntry: false });
    if (status !== undefined && now - status.mtimeMs > dayMs) {
      rmSync(path, { recursive: true, force: true });
    }
  }
  return created;
}

/** Returns a function that does some of the writing of files; `message` says that it failed, without the cause. */
export const guardedWrites =
  (message: string, remedy: string) =>
  /** @throws GateError `output-unwritable` */
  <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw new GateError('output-unwritable', `${message}: ${describeError(error)}.`, remedy, {
        cause: error,
      });
    }
  };

/** Open at the same time: a process may have some hundreds, and most files are written in one go. */
const maxOpen = 16;

/**
 * Creates files by their names in a partial folder of another one.
 *
 * @param options what says that it failed, without the cause, and the mode of the files
 * @throws GateError `output-unwritable`, as all of its functions do
 */
export function openPartialFiles(
  folder: string,
  options: { readonly message: string; readonly remedy: string; readonly mode: number | undefined },
) {
  const guarded = guardedWrites(options.message, options.remedy);
  const partial = guarded(() => createPartialFolder(folder));
  const numbers = new Map<string, number>();
  const openFiles = new Map<string, number>();
  const partialPath = (name: string): string => join(partial, String(numbers.get(name)));
  const closeOne = (name: string, file: number): void => {
    openFiles.delete(name);
    closeSync(file);
  };
  const closeAll = (): void => {
    for (const [name, file] of openFiles) closeOne(name, file);
  };
  const openFile = (name: string): number => {
    const existing = openFiles.get(name);
    if (existing !== undefined) return existing;
    const [oldest] = openFiles;
    if (oldest !== undefined && openFiles.size >= maxOpen) closeOne(...oldest);
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    const file = openSync(partialPath(name), 'a', options.mode);
    openFiles.set(name, file);
    return file;
  };
  return {
    /** Adds bytes to the end of a file. */
    append: (name: string, bytes: Uint8Array): void =>
      guarded(() => {
        const file = openFile(name);
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      }),
    names: (): string[] => [...numbers.keys()],
    /** Does something with the files, which are whole; it gets the path of each by its name. */
    whole: <T>(act: (partialOf: (name: string) => string) => T): T =>
      guarded(() => {
        closeAll();
        return act(partialPath);
      }),
    /** Removes what is still there. */
    close(): void {
      closeAll();
      rmSync(partial, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
