import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf } from '../failure.ts';
import { type EntryKind, type ExportCache, writeWhole } from './cache.ts';
import { openStoreFile } from './store-file.ts';

/**
 * Longest time to restore an entry, in milliseconds: a cache service that hangs must not delay the
 * verdict.
 */
const restoreTimeoutMs = { store: 120_000, names: 30_000, check: 15_000 } as const;
/** A real miss is quick. A slower one was an error that the toolkit does not report. */
const maxMissMs = 10_000;
/** Longest time to save an entry, in milliseconds. Only the end of the job waits for it. */
const saveTimeoutMs = 600_000;

/**
 * The cache of GitHub Actions. `@actions/cache` is loaded on first use.
 *
 * @param folder absolute path of a folder within the runner's temporary one. It must be the same for
 *   saving and restoring, because the path is part of the entry's identity
 */
export function actionsCache(folder: string, log: (line: string) => void): ExportCache {
  const pathOf = (kind: EntryKind): string => join(folder, kind, 'export.sealed');
  const service = guardedService(log);
  const save = async (
    kind: EntryKind,
    key: string,
    writeFile: (path: string) => Promise<void>,
  ): Promise<boolean> => {
    const entry = await service.call('saving', saveTimeoutMs, async () => {
      const { isFeatureAvailable, saveCache } = await import('@actions/cache');
      if (!isFeatureAvailable()) return -1;
      await writeFile(pathOf(kind));
      return saveCache([pathOf(kind)], key);
    });
    // -1: another job saved it first, or this run may not write. The toolkit has logged which.
    return entry !== null && entry !== -1;
  };
  return {
    async restore(kind, key) {
      const path = pathOf(kind);
      const started = Date.now();
      const hit = await service.call('restoring', restoreTimeoutMs[kind], async () => {
        const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return undefined;
        // A file left by an earlier run must not pass for the restored one.
        await rm(path, { force: true });
        return restoreCache([path], key);
      });
      if (hit == null && Date.now() - started > maxMissMs) {
        service.turnOff('the service seems to be in trouble');
      }
      // The service matches keys by prefix. An entry with a longer key is a different entry.
      return hit === key ? openStoreFile(path) : null;
    },
    async has(kind, key) {
      const hit = await service.call('looking for an entry', restoreTimeoutMs.check, async () => {
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

/**
 * Wraps calls of a service that may fail or hang. Both give null; after a call that hangs, the service
 * is not called again.
 */
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
