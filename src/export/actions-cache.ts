import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf } from '../failure.ts';
import { type ExportCache, readRegularFile, writeWhole } from './cache.ts';

/** A cache service that hangs must not hold up the verdict. */
const patienceMs = 30_000;

/**
 * The cache of GitHub Actions. `@actions/cache` is loaded when it is first used.
 *
 * @param folder absolute path of a folder of the runner's temporary one; it must be the same for
 *   saving and restoring, for the service keys an entry by its path too
 */
export function actionsCache(folder: string, log: (line: string) => void): ExportCache {
  const path = join(folder, 'export.sealed');
  let isOff = false;
  const bounded = async <T>(work: () => Promise<T>, doing: string): Promise<T | null> => {
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
  return {
    async restore(key) {
      const hit = await bounded(async () => {
        const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return undefined;
        await rm(folder, { recursive: true, force: true });
        return restoreCache([path], key);
      }, 'restoring');
      // The service matches keys by prefix: another entry is none of ours.
      return hit === key ? readRegularFile(path) : null;
    },
    async save(key, bytes) {
      await bounded(async () => {
        const { isFeatureAvailable, saveCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return;
        await writeWhole(path, bytes);
        await saveCache([path], key);
      }, 'saving');
    },
  };
}
