import { GateError } from '../failure.ts';
import type { ExportSource, Selection, WarmedCache } from '../model.ts';
import type { StoreDownloadPorts } from './download.ts';
import {
  type CachedExport,
  cacheKey,
  dayMs,
  dayOf,
  type ExportEntry,
  fromCache,
  hasCheckEntry,
  type LoadRequest,
  saveCheckEntry,
  saveSmallEntry,
  saveStore,
  slots,
} from './entries.ts';
import { StoreDamaged, StructureError } from './faults.ts';
import type { ExportQuery } from './source.ts';

/** Days back that the cache service keeps entries. */
const longestKeptDays = 7;

/** What the day's export says of the names of a run, and where it came from. */
export interface LoadedExport {
  readonly selection: Selection;
  readonly source: ExportSource;
  /** Why an older export is used, in words; null in the ordinary case. */
  readonly caution: string | null;
  /** Saves what is worth keeping, after the verdict, which does not wait for it. */
  readonly save: () => Promise<void>;
}

/**
 * What the day's export says of some names: from the cache while the next daily export is not due or
 * was asked for within the hour, else from a download, else, where the service is in trouble, from a
 * cached one within the accepted age.
 *
 * The service refreshes daily (section 8 of the contract), so an export is current for 24 hours after
 * its `generated_at`. The entries of today are asked for before those of yesterday, each by its whole
 * key, and the small one before the whole store. Only an answer of the newest that is held counts: a
 * newer one that cannot be read sends us to the service.
 *
 * @throws GateError as the download does; a refused key is never papered over with old data
 */
export async function loadFromService(
  request: LoadRequest,
  query: ExportQuery,
  ports: StoreDownloadPorts,
): Promise<LoadedExport> {
  const cachedExports: CachedExport[] = [];
  for (const day of daysToAsk(request, ports.now())) {
    // Where what came first that day is there and due, another may stand beside it.
    for (const slot of slots) {
      const found = await fromDay(request, query, ports, { day, slot }, cachedExports);
      if (found === null) break;
      if ('selection' in found) return found;
      cachedExports.push(found);
    }
    // Older ones can be of use only where nothing of the last two days is there.
    if (cachedExports.length > 0 && day <= dayOf(ports.now() - dayMs)) break;
  }
  cachedExports.sort((a, b) => b.generatedAt - a.generatedAt);
  const [newest] = cachedExports;
  if (newest !== undefined && (await hasCheckEntry(request, ports, newest.generatedAt))) {
    const answer = await answerFrom(newest, request, query, ports);
    if (answer !== null) return answer;
  }
  try {
    return await fromService(request, query, ports, cachedExports);
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== 'export-unavailable') throw error;
    const answer = await olderAnswer(request, query, ports, cachedExports);
    if (answer === null) throw error;
    const generatedAt = new Date(answer.selection.header.generatedAt).toISOString();
    return {
      ...answer,
      caution: `${error.message} The cached export of ${generatedAt} is used.`,
    };
  }
}

/**
 * The UTC days whose entries are asked for before the service is: today, yesterday, and, for an export
 * late in the evening that is still trusted, the day before. Without the newest that is held an older
 * one of the service could not be told from a new one.
 */
function daysToAsk({ maxAgeMs }: LoadRequest, now: number): string[] {
  const times = [now, now - dayMs, ...(maxAgeMs > dayMs ? [now - 2 * dayMs] : [])];
  return times.map(dayOf);
}

/**
 * What the cache holds of a day: an answer while the next export is not due, else what is held, null
 * for nothing.
 *
 * @param held what else is held: an answer is only what is newer than all of it
 */
async function fromDay(
  request: LoadRequest,
  query: ExportQuery,
  ports: StoreDownloadPorts,
  place: Omit<ExportEntry, 'kind'>,
  cachedExports: readonly CachedExport[],
): Promise<LoadedExport | CachedExport | null> {
  let damaged: CachedExport | null = null;
  for (const kind of ['names', 'store'] as const) {
    const cached = await fromCache({ kind, ...place }, request, query, ports);
    if (cached === null) continue;
    // The whole store of that day would be the same export.
    const isNewest = cachedExports.every(({ generatedAt }) => generatedAt < cached.generatedAt);
    if (!isNewest || ports.now() >= cached.generatedAt + dayMs) return cached;
    const answer = await answerFrom(cached, request, query, ports);
    if (answer !== null) return answer;
    damaged = cached;
  }
  // Its export is known to be there: an older one must not pass for the newest.
  return damaged;
}

/**
 * Downloads the day's export for the cache, without asking it for anything. Entries are immutable and
 * stand under the day of their export, so what stands there already is not downloaded again.
 *
 * @throws GateError as the download does
 */
export async function warmCache(
  request: LoadRequest,
  ports: StoreDownloadPorts,
): Promise<WarmedCache> {
  const now = ports.now();
  const kept = (day: string): Promise<boolean> =>
    ports.cache.has('store', cacheKey('store', request, day));
  const today = dayOf(now);
  if (await kept(today)) return { day: today, generatedAt: null, isNew: false, isKept: true };
  const keptDays = new Set<string>();
  for (const day of daysToAsk(request, now)) if (await kept(day)) keptDays.add(day);
  const { downloadStore } = await import('./download.ts');
  const fresh = await downloadStore(request, ports, {
    validators: null,
    isEnough: (generatedAt) => keptDays.has(dayOf(generatedAt)),
  });
  const generatedAt = fresh.generatedAt as number;
  const day = dayOf(generatedAt);
  if (fresh.store === null) return { day, generatedAt, isNew: false, isKept: true };
  // It was asked for, whatever the event.
  const query = { ...request, forPullRequest: false };
  const isSaved = await saveStore(query, ports, fresh.file, generatedAt, 'first');
  // Another job may have been first.
  return { day, generatedAt, isNew: isSaved, isKept: isSaved || (await kept(day)) };
}

/** Asks the service, which may have nothing newer than the newest of what is held. */
async function fromService(
  request: LoadRequest,
  query: ExportQuery,
  ports: StoreDownloadPorts,
  cachedExports: readonly CachedExport[],
): Promise<LoadedExport> {
  const [newest = null, ...others] = cachedExports;
  // Loaded here, for most runs find what they need in the cache.
  const [
    { downloadStore, serviceOrigin, unreadableStore },
    { selectFromExport },
    { structureFailure },
  ] = await Promise.all([import('./download.ts'), import('./select.ts'), import('./head.ts')]);
  const fresh = await downloadStore(request, ports, {
    validators: newest?.validators ?? null,
    // An export that is no newer is not downloaded to its end.
    isEnough: (generatedAt) => newest !== null && generatedAt <= newest.generatedAt,
  });
  if (fresh.store !== null) {
    const { store, file, generatedAt } = fresh;
    const selection = await selectFromExport(store, query).catch((error: unknown) => {
      file.close();
      if (error instanceof StructureError) {
        throw structureFailure(error, serviceOrigin(request.baseUrl));
      }
      throw error instanceof StoreDamaged ? unreadableStore(error) : error;
    });
    // The key of its day is taken where an export of the same day is held.
    const isTaken = cachedExports.some((each) => dayOf(each.generatedAt) === dayOf(generatedAt));
    const slot = isTaken ? 'later' : 'first';
    return {
      selection,
      source: 'download',
      caution: null,
      async save() {
        await saveSmallEntry(request, ports, query, selection, store.head.validators, slot);
        await saveStore(request, ports, file, generatedAt, slot);
      },
    };
  }
  // Without anything held the download is complete, or has failed.
  const { generatedAt } = newest as CachedExport;
  const answer = await answerFrom(newest as CachedExport, request, query, ports);
  // What is held cannot be read after all: the service is asked for the whole.
  if (answer === null) return fromService(request, query, ports, others);
  // A service that falls back to an older export must not turn the verdict back with it.
  const isOlder = fresh.generatedAt !== null && fresh.generatedAt < generatedAt;
  return {
    ...answer,
    caution: isOlder
      ? 'The service sent an export older than the cached one; the cached one is used.'
      : null,
    async save() {
      await answer.save();
      await saveCheckEntry(request, ports, generatedAt);
    },
  };
}

/** Of what is held, or else of older entries within the accepted age, the newest that can be read. */
async function olderAnswer(
  request: LoadRequest,
  query: ExportQuery,
  ports: StoreDownloadPorts,
  cachedExports: readonly CachedExport[],
): Promise<LoadedExport | null> {
  for (const each of cachedExports) {
    const answer = await answerFrom(each, request, query, ports);
    if (answer !== null) return answer;
  }
  const now = ports.now();
  for (let daysAgo = 0; daysAgo <= longestKeptDays; daysAgo += 1) {
    if ((daysAgo - 1) * dayMs > request.maxAgeMs) break;
    for (const slot of slots.toReversed()) {
      for (const kind of ['names', 'store'] as const) {
        const entry = { kind, day: dayOf(now - daysAgo * dayMs), slot };
        // What was held has been tried.
        if (
          cachedExports.some((each) => each.kind === kind && dayOf(each.generatedAt) === entry.day)
        )
          continue;
        const cached = await fromCache(entry, request, query, ports);
        const answer = cached && (await answerFrom(cached, request, query, ports));
        if (answer !== null) return answer;
      }
    }
  }
  return null;
}

/** The answer of a cached export; null where it turns out that it is not to be believed. */
async function answerFrom(
  cached: CachedExport,
  request: LoadRequest,
  query: ExportQuery,
  ports: StoreDownloadPorts,
): Promise<LoadedExport | null> {
  const started = ports.now();
  try {
    const selection = await cached.select();
    const what = cached.kind === 'names' ? 'what these names need' : 'looked up in the whole';
    ports.log(
      `Export: of ${new Date(cached.generatedAt).toISOString()}, from the cache, ${what} (${ports.now() - started} ms)`,
    );
    const save = () =>
      cached.kind === 'names'
        ? Promise.resolve()
        : saveSmallEntry(request, ports, query, selection, cached.validators, cached.slot);
    return { selection, source: 'cache', caution: null, save };
  } catch (error) {
    if (!(error instanceof StoreDamaged) && !(error instanceof StructureError)) throw error;
    ports.log('Cache: an entry is damaged; it is not used');
    return null;
  }
}
