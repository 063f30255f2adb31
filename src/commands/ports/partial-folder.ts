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

export const isPartialFolder = (name: string): boolean => name.startsWith(prefix);

/**
 * Creates a subfolder for incomplete files, which are moved to the parent folder once complete. Creates the
 * parent folder if needed.
 *
 * Removes subfolders that are more than a day old and were left behind by killed runs. Ages are measured by
 * the disk's clock, because a change to the machine's clock could make another run's folder seem old.
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

/**
 * Returns a function that runs file writes. If a write fails, the function throws an error with `message` and
 * the cause.
 */
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

/**
 * Maximum number of open files, far below the several hundred that a process can open. Most files are written
 * in one step.
 */
const maxOpen = 16;

/**
 * Opens a partial folder in which files are created by name.
 *
 * @param options the error message without its cause, the remedy, and the mode of new files
 * @throws GateError `output-unwritable`; `append` and `whole` throw the same error
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
    append: (name: string, bytes: Uint8Array): void =>
      guarded(() => {
        const file = openFile(name);
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      }),
    names: (): string[] => [...numbers.keys()],
    /** Closes all files, then calls `act` with a function that maps a file's name to its temporary path. */
    whole: <T>(act: (partialOf: (name: string) => string) => T): T =>
      guarded(() => {
        closeAll();
        return act(partialPath);
      }),
    close(): void {
      closeAll();
      rmSync(partial, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
