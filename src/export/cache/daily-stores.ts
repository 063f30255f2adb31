import { downloadStore, type StoreDownloadPorts } from '../service/download.ts';
import { storeForm } from '../store/store.ts';
import type { Store } from '../store/store-reader.ts';
import {
  cacheKey,
  dayMs,
  dayOf,
  entryRevisions,
  hourMs,
  type LoadContext,
  type LoadRequest,
  logDamage,
  restoreEarlierStores,
  restoreEntry,
  saveStore,
  unexpectedEnd,
} from './entries.ts';

/** Number of days to search for a store. The cache keeps unused entries for seven days. */
const maxDaysBack = 7;

export interface DailyStores {
  readonly newer: Store;
  /** Null if the cache contains no intact earlier export. */
  readonly earlier: Store | null;
  readonly source: 'download' | 'cache';
  /** Whether the service sent or confirmed `newer` during this run. */
  readonly isChecked: boolean;
  /**
   * Saves the download for the next day. After the call, `newer` can no longer be read. Returns false if the
   * download was not saved.
   */
  readonly save: () => Promise<boolean>;
}

/**
 * Loads the newest export and the newest cached export that is at least `daysBetween` days older. Until the
 * next export is due (see `loadFromService`), the newest export comes from the cache. After that, it is
 * downloaded. All records in both exports are intact.
 *
 * @param daysBetween minimum difference in days, with a tolerance of half a day
 * @throws GateError under the same conditions as the download, even if an overdue export is cached, because
 * comparing it would suggest that nothing has changed
 */
export async function loadDailyStores(
  given: LoadRequest,
  ports: StoreDownloadPorts,
  daysBetween: number,
): Promise<DailyStores> {
  // Accepts a cached export of any age, so that the service sends only a newer export.
  const request = { ...given, maxAgeMs: Number.POSITIVE_INFINITY };
  const load: LoadContext<StoreDownloadPorts> = {
    request,
    query: { identities: [], watched: [] },
    ports,
  };
  const now = ports.now();
  const [today, yesterday] = [dayOf(now), dayOf(now - dayMs)];
  await ports.cache.prefetch([
    ...[today, yesterday].map((day) => cacheKey(storeForm, request, day)),
    ...[today, yesterday].map((day) => cacheKey(storeForm, request, 'later', day)),
  ]);
  const newest = await newestStore(now + hourMs, [], load);
  const restoredStores = newest === null ? [] : [newest];
  const loadEarlierStore = (store: Store, stores: readonly Store[]): Promise<Store | null> =>
    newestStore(storeTime(store) - (daysBetween - 0.5) * dayMs, stores, load);
  const fromCache = async (newer: Store, isChecked: boolean): Promise<DailyStores> => ({
    newer,
    earlier: await loadEarlierStore(newer, []),
    source: 'cache',
    isChecked,
    save: async () => true,
  });
  const isCurrent = newest !== null && !request.mustAnswer && now < storeTime(newest) + dayMs;
  if (isCurrent) return fromCache(newest, false);
  const downloaded = await downloadStore(request, ports, {
    validators: newest?.head.validators ?? null,
    known: [],
    isEnough: (generatedAt) => newest !== null && generatedAt <= storeTime(newest),
    async openEarlier(generatedAt) {
      const found = await restoreEarlierStores(load, generatedAt, restoredStores);
      restoredStores.splice(0, restoredStores.length, ...found);
      return found;
    },
  });
  if (downloaded.kind === 'enough') {
    if (newest === null) throw new Error(unexpectedEnd);
    return fromCache(newest, true);
  }
  const { store: newer, file } = downloaded;
  return {
    newer,
    earlier: await loadEarlierStore(newer, restoredStores),
    source: 'download',
    isChecked: true,
    async save() {
      const generatedAt = storeTime(newer);
      const storeKey = (...parts: readonly string[]): string =>
        cacheKey(storeForm, request, ...parts, dayOf(generatedAt));
      // An earlier export from the same day, or a damaged entry, might already use the day's first key.
      const isTaken = await ports.cache.has(storeKey());
      const isSaved = await saveStore(load, file, generatedAt, isTaken ? 'later' : 'first');
      // Another job may have saved the same entry first.
      return isSaved || (await ports.cache.has(storeKey(...(isTaken ? ['later'] : []))));
    },
  };
}

const storeTime = ({ head }: Store): number => head.whole.head.generatedAt;

/**
 * Returns the store of the newest export whose records are all intact.
 *
 * @param latest latest accepted generation time, in milliseconds since the epoch
 * @param candidateStores stores that have already been restored
 */
async function newestStore(
  latest: number,
  candidateStores: readonly Store[],
  load: LoadContext<StoreDownloadPorts>,
): Promise<Store | null> {
  for (let daysAgo = 0; daysAgo <= maxDaysBack; daysAgo += 1) {
    const day = dayOf(latest - daysAgo * dayMs);
    const stores = candidateStores.filter((store) => dayOf(storeTime(store)) === day);
    if (stores.length === 0) {
      for (const slot of entryRevisions) {
        const restored = await restoreEntry({ kind: 'store', day, revision: slot }, load);
        if (restored?.store) stores.push(restored.store);
      }
    }
    const candidates = stores.filter((store) => storeTime(store) <= latest);
    for (const store of candidates.sort((a, b) => storeTime(b) - storeTime(a))) {
      if (store.isIntact()) return store;
      logDamage(load.ports.log);
    }
  }
  return null;
}
