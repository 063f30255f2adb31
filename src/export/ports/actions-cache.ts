import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { moveFile } from '../../io/disk.ts';
import { describeError } from '../../model/failure.ts';
import { type ExportCache, writeKept } from './cache.ts';
import { openStoreFile, type StoreFile } from './store-file.ts';

/**
 * Time limits for restoring an entry, in milliseconds. A cache service that hangs must not delay the verdict.
 */
const restoreTimeoutMs = { store: 120_000, names: 30_000, check: 15_000, last: 15_000 } as const;
/**
 * Longest time that a genuine miss takes, in milliseconds. After a slower miss, the verdict does not wait for
 * another entry.
 */
const maxMissMs = 10_000;
/** Time limit for saving an entry, in milliseconds. Saving delays only the end of the job. */
const saveTimeoutMs = 600_000;

/** Absolute paths of a job's folders. */
export interface JobFolders {
  readonly temporary: string;
  readonly workspace: string;
}

/**
 * Creates a cache backed by the GitHub Actions cache. `@actions/cache` is loaded on first use.
 *
 * The toolkit unpacks an entry to the path, relative to the workspace, from which the entry was saved. Only
 * jobs that pass the same path to the toolkit find the entry. The path that is passed is therefore relative
 * to the temporary folder and includes a digest of the route from the workspace to that folder. Jobs in
 * containers and on other runners find the entry if their route is the same.
 */
export function createActionsCache(
  { temporary, workspace }: JobFolders,
  log: (line: string) => void,
): ExportCache {
  const { path, file } = unpackingPlace({ temporary, workspace }, 'export.sealed');
  const service = guardedService(log);
  // Guarded separately: if the newest entry cannot be unpacked, this run can still save the next entry.
  const serviceOfNewest = guardedService(log, 'the results of the last run are unknown');
  const misses = new Set<string>();
  let isSlow = false;
  let first: { readonly key: string; readonly file: StoreFile | null } | null = null;
  let unpacked = 0;

  /**
   * Unpacks an entry, or only looks it up. Returns the key of the entry found; undefined if there is no
   * entry.
   */
  const restoreEntry = async (
    key: string,
    lookupOnly: boolean,
    prefixes: readonly string[] = [],
  ): Promise<string | undefined> => {
    const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
    return isFeatureAvailable()
      ? restoreCache([path], key, [...prefixes], { lookupOnly })
      : undefined;
  };
  /** Returns an unused path for the next entry, because the toolkit unpacks all entries to the same path. */
  const newPlace = async (): Promise<string> => {
    unpacked += 1;
    const own = `${file}.${unpacked}`;
    // A file left by an earlier run must not be mistaken for the restored file.
    for (const left of [file, own]) await rm(left, { force: true });
    return own;
  };
  /**
   * Restores an entry and looks up other entries in parallel. Returns null if there is no entry or the
   * service fails.
   */
  const restoreAnd = async (
    key: string,
    limitMs: number,
    others: readonly string[] = [],
  ): Promise<StoreFile | null> => {
    if (isSlow) return null;
    const ownPlace = await newPlace();
    const started = Date.now();
    const hits = await service.call('restoring', limitMs, () =>
      Promise.all([restoreEntry(key, false), ...others.map((each) => restoreEntry(each, true))]),
    );
    if (hits === null) return null;
    const isMiss = hits.every((hit) => hit === undefined);
    if (isMiss && Date.now() - started > maxMissMs) {
      isSlow = true;
      // Saving stays enabled, because without an entry the next run would be just as slow.
      log('Cache: the service is slow, so the search for entries stops here');
    }
    for (const [at, each] of [key, ...others].entries())
      if (hits[at] === undefined) misses.add(each);
    // The service matches keys by prefix. An entry with a longer key is a different entry.
    if (hits[0] !== key) return null;
    return openMoved(file, ownPlace);
  };
  const save = async (
    key: string,
    writeFile: (path: string) => Promise<void>,
  ): Promise<boolean> => {
    const entry = await service.call('saving', saveTimeoutMs, async () => {
      const { isFeatureAvailable, saveCache } = await import('@actions/cache');
      if (!isFeatureAvailable()) return -1;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file);
      return runInFolder(temporary, () => saveCache([path], key));
    });
    // -1: another job saved the entry first, this run is not allowed to write, or there is no cache service.
    return entry !== null && entry !== -1;
  };
  return {
    async prefetch([key, ...others]) {
      if (key === undefined) return;
      first = { key, file: await restoreAnd(key, restoreTimeoutMs.store, others) };
    },
    async restore(kind, key) {
      const isFirst = first?.key === key;
      const known = isFirst ? first?.file : null;
      if (isFirst) first = null;
      if (isFirst || misses.has(key)) return known ?? null;
      return restoreAnd(key, restoreTimeoutMs[kind]);
    },
    async restoreNewest(kind, prefix) {
      const ownPlace = await newPlace();
      // No entry has exactly this key, so the service returns the newest entry whose key starts with it.
      const hit = await serviceOfNewest.call('restoring', restoreTimeoutMs[kind], () =>
        restoreEntry(prefix, false, [prefix]),
      );
      if (!hit?.startsWith(prefix)) return null;
      return openMoved(file, ownPlace);
    },
    has: async (key) =>
      (await service.call('looking for an entry', restoreTimeoutMs.check, () =>
        restoreEntry(key, true),
      )) === key,
    saveStore: (key, store) => save(key, async (to) => store.moveTo(to)),
    saveBytes: (_, key, bytes) => save(key, (to) => writeKept(to, bytes)),
  };
}

/**
 * Moves an unpacked file to a path where the next file cannot replace it, and opens the file. Returns null if
 * there is no unpacked file.
 */
function openMoved(file: string, ownPath: string): StoreFile | null {
  try {
    moveFile(file, ownPath);
  } catch {
    return null;
  }
  return openStoreFile(ownPath);
}

/**
 * Returns the location to which an entry is unpacked. The path below the temporary folder is part of the
 * entry's identity.
 */
function unpackingPlace({ temporary, workspace }: JobFolders, name: string) {
  const way = relative(workspace, temporary).replaceAll('\\', '/');
  const digest = createHash('sha256').update(way).digest('hex').slice(0, 12);
  const path = `mcp-grade-gate/cache/${digest}/${name}`;
  return { path, file: join(temporary, path) };
}

/** A file that each run saves as a new entry in the GitHub Actions cache. */
export interface NewestEntry {
  /**
   * Unpacks the newest entry. Returns the path of the file; null if there is no entry or no cache service.
   */
  readonly restore: () => Promise<string | null>;
  /** Saves this run's entry. Returns false if the entry was not saved. */
  readonly save: (bytes: Uint8Array) => Promise<boolean>;
}

/**
 * Returns a file that each run saves as a new cache entry.
 *
 * @param name the key prefix for all entries
 * @param run the key suffix for this run's entry
 */
export function newestEntry(
  folders: JobFolders,
  { name, run }: { readonly name: string; readonly run: string },
  log: (line: string) => void,
): NewestEntry {
  const { path, file } = unpackingPlace(folders, `${name}.sealed`);
  const service = guardedService(log);
  return {
    async restore() {
      await rm(file, { force: true });
      const key = await service.call('restoring', restoreTimeoutMs.names, async () => {
        const { isFeatureAvailable, restoreCache } = await import('@actions/cache');
        // No entry has this run's key yet, so the service returns the newest entry whose key starts with the
        // prefix.
        return isFeatureAvailable()
          ? restoreCache([path], `${name}-${run}`, [`${name}-`])
          : undefined;
      });
      return key?.startsWith(`${name}-`) ? file : null;
    },
    async save(bytes) {
      const entry = await service.call('saving', saveTimeoutMs, async () => {
        const { isFeatureAvailable, saveCache } = await import('@actions/cache');
        if (!isFeatureAvailable()) return -1;
        await writeKept(file, bytes);
        return runInFolder(folders.temporary, () => saveCache([path], `${name}-${run}`));
      });
      return entry !== null && entry !== -1;
    },
  };
}

/**
 * Runs a callback in the given folder, because the toolkit resolves relative paths against the current
 * folder.
 */
async function runInFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
}

/**
 * Wraps calls to a service that can fail or hang. A call that fails or takes too long returns null, and so
 * does every later call, without reaching the service.
 */
function guardedService(
  log: (line: string) => void,
  consequence = 'the run stops using the cache',
) {
  let isOff = false;
  const call = async <T>(
    doing: string,
    limitMs: number,
    work: () => Promise<T>,
  ): Promise<T | null> => {
    if (isOff) return null;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('it took too long')), limitMs);
    });
    const toolkit = collectOutput();
    let result: T | null = null;
    let failure: string | undefined;
    try {
      result = await Promise.race([work(), timeout]);
      [failure] = toolkit.annotations;
    } catch (error) {
      failure = `${doing} failed: ${describeError(error)}`;
    } finally {
      toolkit.stop();
      clearTimeout(timer);
    }
    if (failure === undefined) return result;
    if (!isOff) log(`Cache: ${failure}; ${consequence}`);
    isOff = true;
    return null;
  };
  return { call };
}

/**
 * Suppresses all toolkit output except debug lines. On failure, the toolkit prints an annotation and returns
 * a miss. GitHub shows only ten annotations per step.
 *
 * @returns the text of each annotation, collected until `stop` is called
 */
function collectOutput(): { readonly annotations: readonly string[]; readonly stop: () => void } {
  const annotations: string[] = [];
  const { stdout } = process;
  const write = stdout.write;
  stdout.write = ((chunk: unknown, ...others: []): boolean => {
    const [, command, text = ''] = /^::(debug|warning|error)[^:]*::(.*)/s.exec(String(chunk)) ?? [];
    if (command === 'debug') return write.call(stdout, chunk as string, ...others);
    if (command !== undefined) {
      annotations.push(
        text
          .trim()
          .replace(/%0[AD]/g, ' ')
          .replaceAll('%25', '%'),
      );
    }
    return true;
  }) as typeof stdout.write;
  return {
    annotations,
    stop: () => {
      stdout.write = write;
    },
  };
}
