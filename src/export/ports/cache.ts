import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from '../../io/disk.ts';
import { describeError } from '../../model/failure.ts';
import { openStoreFile, type StoreFile } from './store-file.ts';

/**
 * `store`: the whole export; `names`: the part for one list of names; `check`: the time of the last check
 * with the service; `last`: the results of a scheduled run.
 */
export const entryKinds = ['store', 'names', 'check', 'last'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * Stores sealed exports between runs. The cache never fails a run: an entry that cannot be restored is
 * treated as a miss, and an error becomes a log line.
 */
export interface ExportCache {
  /**
   * Announces the entries to restore, with the most likely entry first, so that the cache can request them in
   * parallel.
   */
  readonly prefetch: (keys: readonly string[]) => Promise<void>;
  /** Returns the file that was saved under exactly this key, or null. The caller closes the file. */
  readonly restore: (kind: EntryKind, key: string) => Promise<StoreFile | null>;
  /** Returns the newest file whose key starts with this prefix, or null. The caller closes the file. */
  readonly restoreNewest: (kind: EntryKind, prefix: string) => Promise<StoreFile | null>;
  /** Reports whether an entry exists under exactly this key, without transferring the entry. */
  readonly has: (key: string) => Promise<boolean>;
  /** Saves a store by moving its file. Returns false if the store was not saved. */
  readonly saveStore: (key: string, file: StoreFile) => Promise<boolean>;
  readonly saveBytes: (
    kind: Exclude<EntryKind, 'store'>,
    key: string,
    bytes: Uint8Array,
  ) => Promise<boolean>;
}

export const noCache: ExportCache = {
  prefetch: async () => {},
  restore: async () => null,
  restoreNewest: async () => null,
  has: async () => false,
  saveStore: async () => false,
  saveBytes: async () => false,
};

/** Returns a read-only view of a cache. Its save methods do nothing and return false. */
export function readOnly(cache: ExportCache): ExportCache {
  return { ...cache, saveStore: noCache.saveStore, saveBytes: noCache.saveBytes };
}

/** Maximum number of entries of each kind in the folder, enough for one user's projects. */
const maxEntries = { store: 2, names: 20, check: 2, last: 2 } as const satisfies Record<
  EntryKind,
  number
>;

/**
 * Creates a cache in a user's folder, for the command line. Once a kind reaches its limit, a new entry
 * replaces the oldest entry.
 */
export function createFolderCache(folder: string, log: (line: string) => void): ExportCache {
  const entryPath = (key: string): string => join(folder, `${key}.sealed`);
  const prune = async (kind: EntryKind): Promise<void> => {
    const names = (await readdir(folder)).filter((name) =>
      name.startsWith(`mcp-grade-gate-${kind}-`),
    );
    const dated = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
    );
    const newestFirst = dated.sort((a, b) => b.time - a.time);
    for (const { name } of newestFirst.slice(maxEntries[kind])) {
      await rm(join(folder, name), { force: true });
    }
  };
  const save = async (kind: EntryKind, write: () => Promise<void>): Promise<boolean> => {
    try {
      await write();
      await prune(kind);
      return true;
    } catch (error) {
      log(`Cache: saving failed: ${describeError(error)}`);
      return false;
    }
  };
  return {
    prefetch: async () => {},
    restore: async (_, key) => openStoreFile(entryPath(key)),
    async restoreNewest(_, prefix) {
      // Each key ends with a time, so the last name in sorted order is the newest.
      const names = await readdir(folder).catch(() => []);
      const [newest] = names
        .filter((name) => name.startsWith(prefix))
        .sort()
        .reverse();
      return newest === undefined ? null : openStoreFile(join(folder, newest));
    },
    has: async (key) => {
      const file = openStoreFile(entryPath(key));
      file?.close();
      return file !== null;
    },
    saveStore: (key, file) => save('store', async () => file.moveTo(entryPath(key))),
    saveBytes: (kind, key, bytes) => save(kind, () => writeKept(entryPath(key), bytes)),
  };
}

/**
 * Writes a file completely or not at all. If the folder is missing, creates one that only its owner can
 * access.
 */
export async function writeKept(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeWhole(path, bytes);
}
