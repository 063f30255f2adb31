import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf } from '../failure.ts';
import { type EntryKind, type ExportCache, writeWhole } from './cache.ts';
import { openStoreFile } from './store-file.ts';

/** A cache service that hangs must not hold up the verdict: in milliseconds, by what is transferred. */
const restorePatienceMs = { store: 120_000, names: 30_000, check: 15_000 } as const;
/** A miss is answered at once; one that takes longer was trouble that the toolkit keeps to itself. */
const longestMissMs = 10_000;
/** Nobody waits for what is saved, but the job. */
const savePatienceMs = 600_000;

/**
 * The cache of GitHub Actions. `@actions/cache` is loaded when it is first used.
 *
 * @param folder absolute path of a folder of the runner's temporary one; it must be the same for
 *   saving and restoring, for the service keys an entry by its path too
 */
export function actionsCache(folder: string, log: (line: string) => void): ExportCache {
  const pathOf = (kind: EntryKind): string => join(folder, kind, 'export.sealed');
  let isOff = false;
  const bounded = async <T>(
    doing: string,
    patienceMs: number,
    work: () => Promise<T>,
  ): Promise<T | null> => {
    if (isOff) return null;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        isOff = true;
        log(`Cache: ${doing} took too long; the cache is not used any further`);
        resolve(null);
      }, patienceMs);
    });
    try {
      return await Promise.race([work(), patience]);
    } catch (error) {
      log(`Cache: ${doing} failed: ${causeOf(error)}`);
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
  const save = async (
    kind: EntryKind,
    key: string,
    place: (path: string) => Promise<void>,
  ): Promise<boolean> => {
    const entry = await bounded('saving', savePatienceMs, async () => {
      const { isFeatureAvailable, saveCache } = await import('@actions/cache');
      if (!isFeatureAvailable()) return -1;
      await place(pathOf(kind));
      return saveCache([pathOf(kind)], key);
    });
    // -1: another job was first, or this run may not write; the toolkit has said so.
    return entry !== null && entry !== -1;
  };
  return {
    async restore(kind, key) {
      const path = pathOf(kind);
      const started = Date.now();
      const hit = await bounded('restoring', restorePatienceMs[kind], async () => {
        const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return undefined;
        // What an earlier run left there is not what the service gives now.
        await rm(path, { force: true });
        return restoreCache([path], key);
      });
      if (hit == null && Date.now() - started > longestMissMs && !isOff) {
        isOff = true;
        log('Cache: the service seems to be in trouble; the cache is not used any further');
      }
      // The service matches keys by prefix: another entry is none of ours.
      return hit === key ? openStoreFile(path) : null;
    },
    async has(kind, key) {
      const hit = await bounded('looking for an entry', restorePatienceMs.check, async () => {
        const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return undefined;
        return restoreCache([pathOf(kind)], key, [], { lookupOnly: true });
      });
      return hit === key;
    },
    saveStore: (key, file) => save('store', key, async (path) => file.moveTo(path)),
    saveNote: (kind, key, bytes) => save(kind, key, (path) => writeWhole(path, bytes)),
  };
}
