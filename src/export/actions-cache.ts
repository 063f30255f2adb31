import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf } from '../failure.ts';
import { type EntryKind, type ExportCache, writeWhole } from './cache.ts';
import { openStoreFile } from './store-file.ts';

/** Longest time to restore an entry, in milliseconds: a cache service that hangs must not delay the verdict. */
const longestRestoreMs = { store: 120_000, names: 30_000, check: 15_000 } as const;
/** A true miss is quick; a slower one was an error that the toolkit does not report. */
const longestMissMs = 10_000;
/** Only the end of the job waits for saving. */
const longestSaveMs = 600_000;

/**
 * The cache of GitHub Actions. `@actions/cache` is loaded when it is first used.
 *
 * @param folder absolute path of a folder within the runner's temporary one, the same for saving and
 *   restoring: the service keys an entry by its path too
 */
export function actionsCache(folder: string, log: (line: string) => void): ExportCache {
  const pathOf = (kind: EntryKind): string => join(folder, kind, 'export.sealed');
  const service = guardedService(log);
  const save = async (
    kind: EntryKind,
    key: string,
    place: (path: string) => Promise<void>,
  ): Promise<boolean> => {
    const entry = await service.call('saving', longestSaveMs, async () => {
      const { isFeatureAvailable, saveCache } = await import('@actions/cache');
      if (!isFeatureAvailable()) return -1;
      await place(pathOf(kind));
      return saveCache([pathOf(kind)], key);
    });
    // -1: another job was first, or this run may not write; the toolkit has logged it.
    return entry !== null && entry !== -1;
  };
  return {
    async restore(kind, key) {
      const path = pathOf(kind);
      const started = Date.now();
      const hit = await service.call('restoring', longestRestoreMs[kind], async () => {
        const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return undefined;
        // A file that an earlier run left must not pass for the restored one.
        await rm(path, { force: true });
        return restoreCache([path], key);
      });
      if (hit == null && Date.now() - started > longestMissMs) {
        service.turnOff('the service seems to be in trouble');
      }
      // The service matches keys by prefix: an entry with a longer key is another one.
      return hit === key ? openStoreFile(path) : null;
    },
    async has(kind, key) {
      const hit = await service.call('looking for an entry', longestRestoreMs.check, async () => {
        const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return undefined;
        return restoreCache([pathOf(kind)], key, [], { lookupOnly: true });
      });
      return hit === key;
    },
    saveStore: (key, file) => save('store', key, async (path) => file.moveTo(path)),
    saveBytes: (kind, key, bytes) => save(kind, key, (path) => writeWhole(path, bytes)),
  };
}

/** Calls of a service that may fail or hang: either gives null, and after the second there are no more. */
function guardedService(log: (line: string) => void) {
  let isOff = false;
  const turnOff = (reason: string): void => {
    if (!isOff) log(`Cache: ${reason}; the cache is not used any further`);
    isOff = true;
  };
  const call = async <T>(
    doing: string,
    limitMs: number,
    work: () => Promise<T>,
  ): Promise<T | null> => {
    if (isOff) return null;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        turnOff(`${doing} took too long`);
        resolve(null);
      }, limitMs);
    });
    try {
      return await Promise.race([work(), timeout]);
    } catch (error) {
      log(`Cache: ${doing} failed: ${causeOf(error)}`);
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
  return { call, turnOff };
}
