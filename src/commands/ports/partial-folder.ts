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

/** Whether a name is that of a partial folder. */
export const isPartialFolder = (name: string): boolean => name.startsWith(prefix);

/**
 * Creates a folder inside another one, which is created if needed, for files that are moved there once they
 * are complete.
 *
 * Leftovers of killed runs are removed after a day. Their age comes from the clock of the disk: if the clock
 * of the machine was changed, another run that is still writing would look old.
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

/** Returns a function that wraps writes of files; `message` is the error without its cause. */
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

/** Maximum number of open files. A process may have several hundred, and most files are written at once. */
const maxOpen = 16;

/**
 * Creates files by their names in a partial folder of another one.
 *
 * @param options the error message without its cause, and the mode of the files
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
    /** Passes the complete files to a function, which receives the path of each by its name. */
    whole: <T>(act: (partialOf: (name: string) => string) => T): T =>
      guarded(() => {
        closeAll();
        return act(partialPath);
      }),
    /** Removes the remaining files. */
    close(): void {
      closeAll();
      rmSync(partial, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
