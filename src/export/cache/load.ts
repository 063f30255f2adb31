import { GateError } from '../../model/failure.ts';
import { StoreDamaged, StructureError } from '../contract/faults.ts';
import type { ExportQuery } from '../reading/source.ts';
import type { StoreDownload, StoreDownloadPorts } from '../service/download.ts';
import type { Store } from '../store/store-reader.ts';
import { hasCheckEntry, saveCheckEntry } from './check-entry.ts';
import {
  type CachedExport,
  dayMs,
  dayOf,
  type ExportEntry,
  entryRevisions,
  exportKinds,
  type LoadContext,
  type LoadedExport,
  type LoadRequest,
  logDamage,
  prefetchEntries,
  restoreEarlierStores,
  restoreEntry,
  saveSmallEntry,
  saveStore,
  unexpectedEnd,
} from './entries.ts';

/** Number of days for which the cache service keeps entries. */
const maxEntryDays = 7;

type Load = LoadContext<StoreDownloadPorts>;

/**
 * Loads the part of the day's export that a run needs. Uses the cache if the next daily export is not due
 * yet, or if the service was checked within the last hour. Otherwise, the export is downloaded. If the
 * service is unavailable, falls back to a cached export within the accepted age.
 *
 * The service generates an export daily (section 8 of the contract), so an export is current for 24 hours
 * after its `generated_at`. Entries are restored by their exact key: today's entries before yesterday's, and
 * the small entry before the whole store. Only the newest cached export can replace the download. If this
 * cached export cannot be read, the day's export is downloaded.
 *
 * @throws GateError under the same conditions as the download; a refused key is an error even if data is
 * cached
 */
export async function loadFromService(
  request: LoadRequest,
  query: ExportQuery,
  ports: StoreDownloadPorts,
): Promise<LoadedExport> {
  const load: Load = { request, query, ports };
  const cachedExports: CachedExport[] = [];
  const days = daysToTry(request, ports.now());
  await prefetchEntries(days, load);
  for (const day of days) {
    // If a day's first export is more than a day old, the same day might also have a later export.
    for (const slot of entryRevisions) {
      const found = await loadDay({ day, revision: slot }, load, cachedExports);
      if (found === null) break;
      if ('selection' in found) return found;
      cachedExports.push(found);
    }
    // The day before yesterday matters only if neither today nor yesterday has an export.
    if (cachedExports.length > 0 && day <= dayOf(ports.now() - dayMs)) break;
  }
  cachedExports.sort((a, b) => b.generatedAt - a.generatedAt);
  const [newest] = cachedExports;
  const isChecked = !request.mustAnswer && newest !== undefined;
  if (isChecked && (await hasCheckEntry(load, newest.generatedAt))) {
    const loaded = await loadCached(newest, load);
    if (loaded !== null) return loaded;
  }
  try {
    return await download(load, cachedExports);
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== 'export-unavailable') throw error;
    const loaded = await loadOlder(load, cachedExports);
    if (loaded === null) throw error;
    const generatedAt = new Date(loaded.selection.header.generatedAt).toISOString();
    return {
      ...loaded,
      caution: `${error.message} The gate used the cached export from ${generatedAt} instead.`,
    };
  }
}

/**
 * Returns the UTC days whose entries are tried before the service: today, yesterday and, if the accepted age
 * exceeds a day, the day before yesterday. Missing the newest cached export would make an older export from
 * the service look new.
 */
export function daysToTry({ maxAgeMs }: LoadRequest, now: number): string[] {
  const times = [now, now - dayMs, ...(maxAgeMs > dayMs ? [now - 2 * dayMs] : [])];
  return times.map(dayOf);
}

/**
 * Loads the cached export of a day, or returns it unread if the next export is due. Returns null if the day
 * has no cached export.
 *
 * @param cachedExports exports found so far; the cached export is read only if it is newer than all of them
 */
async function loadDay(
  entry: Omit<ExportEntry, 'kind'>,
  load: Load,
  cachedExports: readonly CachedExport[],
): Promise<LoadedExport | CachedExport | null> {
  let damaged: CachedExport | null = null;
  for (const kind of exportKinds) {
    const cached = await restoreEntry({ kind, ...entry }, load);
    if (cached === null) continue;
    // The small entry and the store for a day contain the same export, so one of them is enough if the export
    // is returned unread.
    const isNewest = cachedExports.every(({ generatedAt }) => generatedAt < cached.generatedAt);
    const isDue = load.request.mustAnswer || load.ports.now() >= cached.generatedAt + dayMs;
    if (!isNewest || isDue) return cached;
    const loaded = await loadCached(cached, load);
    if (loaded !== null) return loaded;
    damaged = cached;
  }
  // This export exists although it cannot be read, so an older export must not be treated as the newest.
  return damaged;
}

/**
 * Downloads the export, unless the service has no export newer than the newest cached export.
 *
 * @param cachedExports newest first
 */
async function download(load: Load, cachedExports: readonly CachedExport[]): Promise<LoadedExport> {
  const { request, ports } = load;
  const [newest = null, ...others] = cachedExports;
  // Loaded on demand, because most runs find everything they need in the cache.
  const { downloadStore } = await import('../service/download.ts');
  const downloaded = await downloadStore(request, ports, {
    validators: newest?.validators ?? null,
    known: cachedExports.map(({ header }) => header),
    isEnough: (generatedAt) => newest !== null && generatedAt <= newest.generatedAt,
    openEarlier: (generatedAt) => openEarlier(load, cachedExports, generatedAt),
  });
  if (downloaded.kind === 'stored') return loadStored(downloaded, load, cachedExports);
  const newestThere = downloaded.head?.generatedAt ?? null;
  if (newest === null) throw new Error(unexpectedEnd);
  const loaded = await loadCached(newest, load);
  // The cached export is damaged: use another cached export, or download the whole export.
  if (loaded === null) return download(load, others);
  // If the service falls back to an older export, the verdict must not be based on that export.
  const isOlder = newestThere !== null && newestThere < newest.generatedAt;
  return {
    ...loaded,
    caution: isOlder
      ? `The export from ${request.baseUrl.host} is older than the cached export, so the gate used the cached one.`
      : null,
    async save() {
      await loaded.save();
      await saveCheckEntry(load, newest.generatedAt);
    },
  };
}

/**
 * Returns the stores from which a download takes dates: the restored stores and, if the query needs dates,
 * earlier stores.
 */
async function openEarlier(
  load: Load,
  cachedExports: readonly CachedExport[],
  generatedAt: number,
): Promise<readonly Store[]> {
  const own = cachedExports.flatMap(({ store }) => store ?? []);
  return load.query.needsDates ? restoreEarlierStores(load, generatedAt, own) : own;
}

async function loadStored(
  { store, file, head: { generatedAt }, change }: Extract<StoreDownload, { kind: 'stored' }>,
  load: Load,
  cachedExports: readonly CachedExport[],
): Promise<LoadedExport> {
  const [{ serviceOrigin, unreadableStore }, { selectFromExport }, { structureFailure }] =
    await Promise.all([
      import('../service/download.ts'),
      import('../reading/select.ts'),
      import('../reading/head.ts'),
    ]);
  const selection = await selectFromExport(store, load.query).catch((error: unknown) => {
    file.close();
    if (error instanceof StructureError) {
      throw structureFailure(error, serviceOrigin(load.request.baseUrl));
    }
    throw error instanceof StoreDamaged ? unreadableStore(error) : error;
  });
  // A cached export from the same day already uses the day's first key.
  const isTaken = cachedExports.some((each) => dayOf(each.generatedAt) === dayOf(generatedAt));
  const revision = isTaken ? 'later' : 'first';
  return {
    selection,
    servers: store.head.whole.totals.servers,
    source: 'download',
    caution: null,
    ...(change !== null && { change }),
    service: load.request.baseUrl.origin,
    async save() {
      await saveSmallEntry(load, selection, store.head.validators, revision);
      await saveStore(load, file, generatedAt, revision);
    },
  };
}

/**
 * Loads the newest readable export in `cachedExports` or, if none is readable, an older entry within the
 * accepted age.
 */
async function loadOlder(
  load: Load,
  cachedExports: readonly CachedExport[],
): Promise<LoadedExport | null> {
  for (const each of cachedExports) {
    const loaded = await loadCached(each, load);
    if (loaded !== null) return loaded;
  }
  const now = load.ports.now();
  for (let daysAgo = 0; daysAgo <= maxEntryDays; daysAgo += 1) {
    if ((daysAgo - 1) * dayMs > load.request.maxAgeMs) break;
    const day = dayOf(now - daysAgo * dayMs);
    for (const slot of ['later', 'first'] as const) {
      for (const kind of exportKinds) {
        const wasTried = cachedExports.some(
          (each) => each.kind === kind && dayOf(each.generatedAt) === day,
        );
        const cached = wasTried ? null : await restoreEntry({ kind, day, revision: slot }, load);
        const loaded = cached && (await loadCached(cached, load));
        if (loaded !== null) return loaded;
      }
    }
  }
  return null;
}

/** Loads a cached export, or returns null if the export turns out to be damaged. */
async function loadCached(cached: CachedExport, load: Load): Promise<LoadedExport | null> {
  const { ports } = load;
  const started = ports.now();
  try {
    const selection = await cached.select();
    const what =
      cached.kind === 'names'
        ? 'the part for these names'
        : 'with the names looked up in the whole export';
    ports.log(
      `Export: generated at ${new Date(cached.generatedAt).toISOString()}, from the cache, ${what} (${ports.now() - started} ms)`,
    );
    const save = async (): Promise<void> => {
      if (cached.kind === 'names') return;
      await saveSmallEntry(load, selection, cached.validators, cached.revision);
    };
    const service = load.request.baseUrl.origin;
    return { selection, source: 'cache', caution: null, service, save };
  } catch (error) {
    if (!(error instanceof StoreDamaged) && !(error instanceof StructureError)) throw error;
    logDamage(ports.log);
    return null;
  }
}
