import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { causeOf } from '../failure.ts';
import { openStoreFile, type StoreFile } from './store-file.ts';

/** What is kept: the whole export, what one list of names needs of it, and when it was asked for. */
export const entryKinds = ['store', 'names', 'check'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * Where sealed exports are kept between runs. A cache never decides anything: what it cannot give is
 * a miss, and what goes wrong is a line in the log.
 */
export interface ExportCache {
  /** The file that was saved under exactly this key, or null. Whoever gets it closes it. */
  readonly restore: (kind: EntryKind, key: string) => Promise<StoreFile | null>;
  /** Whether there is an entry under exactly this key, which is not transferred. */
  readonly has: (kind: EntryKind, key: string) => Promise<boolean>;
  /** Saves a store, which is moved to where the cache wants it; false where it is not kept. */
  readonly saveStore: (key: string, file: StoreFile) => Promise<boolean>;
  readonly saveNote: (
    kind: Exclude<EntryKind, 'store'>,
    key: string,
    bytes: Uint8Array,
  ) => Promise<boolean>;
}

/** A cache that remembers nothing. */
export const noCache: ExportCache = {
  restore: async () => null,
  has: async () => false,
  saveStore: async () => false,
  saveNote: async () => false,
};

/** How many entries of a kind the folder keeps: those of the projects that one works on. */
const keptEntries = { store: 2, names: 20, check: 2 } as const satisfies Record<EntryKind, number>;

/** A cache in a folder of the user, for the command line. The oldest entries make room for new ones. */
export function folderCache(folder: string, log: (line: string) => void): ExportCache {
  const pathOf = (key: string): string => join(folder, `${key}.sealed`);
  const prune = async (kind: EntryKind): Promise<void> => {
    const names = (await readdir(folder)).filter((name) =>
      name.startsWith(`mcp-grade-gate-${kind}-`),
    );
    const dated = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
    );
    const newestFirst = dated.sort((a, b) => b.time - a.time);
    for (const { name } of newestFirst.slice(keptEntries[kind])) {
      await rm(join(folder, name), { force: true });
    }
  };
  const save = async (kind: EntryKind, place: () => Promise<void>): Promise<boolean> => {
    try {
      await place();
      await prune(kind);
      return true;
    } catch (error) {
      log(`Cache: saving failed: ${causeOf(error)}`);
      return false;
    }
  };
  return {
    restore: async (_, key) => openStoreFile(pathOf(key)),
    has: async (_, key) => {
      const file = openStoreFile(pathOf(key));
      file?.close();
      return file !== null;
    },
    saveStore: (key, file) => save('store', async () => file.moveTo(pathOf(key))),
    saveNote: (kind, key, bytes) => save(kind, () => writeWhole(pathOf(key), bytes)),
  };
}

/** Writes a file that is either there in full or not at all. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = join(dirname(path), `.${basename(path)}.${process.pid}`);
  await writeFile(partial, bytes, { mode: 0o600 });
  await rename(partial, path);
}
