import type { WarmedCache } from '../../model/model.ts';
import type { StoreDownloadPorts } from '../service/download.ts';
import { storeForm } from '../store/store.ts';
import { cacheKey, dayOf, type LoadRequest, restoreEarlierStores, saveStore } from './entries.ts';
import { daysToTry } from './load.ts';

/**
 * Downloads the day's export into the cache without selecting anything. Entries are immutable and keyed by
 * the day of their export, so an export whose day has an entry is not downloaded again. In that case, the
 * transfer ends after the head of the document, which proves that the key and address work.
 *
 * @throws GateError under the same conditions as the download
 */
export async function warmCache(
  request: LoadRequest,
  ports: StoreDownloadPorts,
): Promise<WarmedCache> {
  const now = ports.now();
  // When the cache is warmed, the store is saved regardless of its size and of the event that started the
  // run.
  const load = { request: { ...request, forPullRequest: false }, ports };
  const isSavedFor = (day: string): Promise<boolean> =>
    ports.cache.has(cacheKey(storeForm, request, day));
  const keptDays = new Set<string>();
  for (const day of daysToTry(request, now)) {
    if (await isSavedFor(day)) keptDays.add(day);
  }
  const { downloadStore } = await import('../service/download.ts');
  const downloaded = await downloadStore(request, ports, {
    validators: null,
    known: [],
    isEnough: (generatedAt) => keptDays.has(dayOf(generatedAt)),
    openEarlier: (generatedAt) => restoreEarlierStores(load, generatedAt),
  });
  const { head: header } = downloaded;
  if (header === null)
    throw new Error('without validators, the service cannot report that nothing changed');
  const { generatedAt } = header;
  const day = dayOf(generatedAt);
  if (downloaded.kind === 'enough') return { day, header, isNew: false, isKept: true };
  const isSaved = await saveStore(load, downloaded.file, generatedAt, 'first');
  // Another job may have saved the same entry first.
  return {
    day,
    header,
    isNew: isSaved,
    ...(downloaded.change !== null && { change: downloaded.change }),
    isKept: isSaved || (await isSavedFor(day)),
  };
}
