import { constants } from 'node:fs';
import { lstat, mkdir, open as openFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { causeOf } from '../failure.ts';

/**
 * Where sealed exports are kept between runs. A cache never decides anything: what it cannot give
 * is a miss, and what goes wrong is a line in the log.
 */
export interface ExportCache {
  /** The bytes that were saved under exactly this key, or null. */
  readonly restore: (key: string) => Promise<Uint8Array | null>;
  readonly save: (key: string, bytes: Uint8Array) => Promise<void>;
}

/** A cache that remembers nothing. */
export const noCache: ExportCache = {
  restore: async () => null,
  save: async () => {},
};

/**
 * A cache in a folder of the user, for the command line. It holds one entry: a new one replaces the old.
 */
export function folderCache(folder: string, log: (line: string) => void): ExportCache {
  const path = join(folder, 'export.sealed');
  const keyPath = join(folder, 'export.key');
  return {
    async restore(key) {
      const held = await readRegularFile(keyPath);
      return held !== null && Buffer.from(held).toString() === key ? readRegularFile(path) : null;
    },
    async save(key, bytes) {
      try {
        await writeWhole(path, bytes);
        await writeWhole(keyPath, Buffer.from(key));
      } catch (error) {
        log(`Cache: saving failed: ${causeOf(error)}`);
      }
    },
  };
}

/** Writes a file that is either there in full or not at all. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = join(dirname(path), `.${basename(path)}.${process.pid}`);
  await writeFile(partial, bytes, { mode: 0o600 });
  await rename(partial, path);
}

/** The bytes of a file that is no link, pipe or folder; null where it is not there. */
export async function readRegularFile(path: string): Promise<Uint8Array | null> {
  try {
    if (!(await lstat(path)).isFile()) return null;
    const handle = await openFile(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}
