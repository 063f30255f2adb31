import type { WarmedCache } from '../../model/model.ts';
import type { StoreDownloadPorts } from '../service/download.ts';
import { storeForm } from '../store/store.ts';
import {
  cacheKey,
  dayOf,
  type LoadRequest,
  type RestoredStores,
  restoreEarlierStores,
  restoreEntry,
  saveStore,
  sayUnused,
} from './entries.ts';
import { daysToTry } from './load.ts';

/**
 * Downloads the day's export into the cache without selecting anything. Entries are immutable and their
 * keys have the day of their export, so an export whose entry exists is not downloaded again: the
 * response ends after its head, which proves that key and address work. With a previous API key it is
 * downloaded again if its entry lacks dates, and then saved in a slot of its own.
 *
 * @throws GateError as the download does
 */
export async function warmCache(
  request: LoadRequest,
  ports: StoreDownloadPorts,
): Promise<WarmedCache> {
  const now = ports.now();
  // Warming the cache saves the store whatever its size and the event.
  const load = { request: { ...request, forPullRequest: false }, ports };
  const isSavedFor = (...slot: readonly string[]): Promise<boolean> =>
    ports.cache.has(cacheKey(storeForm, request, ...slot));
  let opened = 0;
  const openEarlier: typeof restoreEarlierStores = async (...given): Promise<RestoredStores> => {
    const found = await restoreEarlierStores(...given);
    opened += found.previous.length;
    return found;
  };
  /** Whether earlier stores have dates that the store of a day lacks. */
  const lacksDates = async (day: string): Promise<boolean> => {
    if (request.previousApiKey === undefined || (await isSavedFor('dated', day))) return false;
    const query = { identities: [], watched: [] };
    const found = await restoreEntry({ kind: 'store', day, slot: 'first' }, { ...load, query });
    if (!found?.store) return false;
    const { since } = found.store.head;
    const { own, previous } = await openEarlier(load, found.generatedAt, [found.store]);
    return [...own, ...previous].some(({ head }) => head.since < since);
  };
  const savedDays = new Set<string>();
  const keptDays = new Set<string>();
  for (const day of daysToTry(request, now)) {
    if (!(await isSavedFor(day))) continue;
    savedDays.add(day);
    if (!(await lacksDates(day))) keptDays.add(day);
  }
  const { downloadStore } = await import('../service/download.ts');
  const downloaded = await downloadStore(request, ports, {
    validators: null,
    known: [],
    isEnough: (generatedAt) => keptDays.has(dayOf(generatedAt)),
    openEarlier: (generatedAt) => openEarlier(load, generatedAt),
  });
  if (request.previousApiKey !== undefined && opened === 0) sayUnused(ports);
  const { head: header } = downloaded;
  if (header === null) throw new Error('nothing is unchanged without validators');
  const { generatedAt } = header;
  const day = dayOf(generatedAt);
  if (downloaded.kind === 'enough') return { day, header, isNew: false, isKept: true };
  const slot = savedDays.has(day) ? 'dated' : 'first';
  const isSaved = await saveStore(load, downloaded.file, generatedAt, slot);
  // Another job may have saved it first.
  return {
    day,
    header,
    isNew: isSaved,
    ...(downloaded.change !== null && { change: downloaded.change }),
    isKept: isSaved || (await isSavedFor(...(slot === 'dated' ? [slot] : []), day)),
  };
}
