import type { CachePorts, LoadRequest } from './entries.ts';
import { cacheKey } from './entries.ts';
import { hashList, openJson, sealJson } from './seal.ts';

/*
 * The entry of the cache that a scheduled run leaves for the next one. Entries cannot be replaced, so each
 * run writes its own, and the newest counts.
 */

/** The layout of what is kept; another one is not read. */
const layout = '1';

/** In bytes, sealed. */
const maxEntryBytes = 8 * 1024 * 1024;

/** Where such entries are kept, and under which key. */
export interface LastRunContext {
  readonly request: Pick<LoadRequest, 'apiKey' | 'baseUrl' | 'platform'>;
  readonly ports: Pick<CachePorts, 'cache' | 'log'>;
  /** What tells the runs apart that are compared with each other, such as the repository. */
  readonly series: readonly string[];
}

/** What the last run of a series has kept; null if there is none, or it does not open. */
export async function restoreLastRun({
  request,
  ports,
  series,
}: LastRunContext): Promise<object | null> {
  const { apiKey, baseUrl } = request;
  const list = seriesKey(request, series);
  const file = await ports.cache.restoreNewest('last', cacheKey('last', request, list, ''));
  if (file === null) return null;
  try {
    if (file.size > maxEntryBytes) return null;
    const entry = openJson(apiKey, baseUrl.href, 'last', file.read(0, file.size));
    // Under the key of another series somebody else has put it there.
    const { series: kept, run } = Object(entry) as { series?: unknown; run?: object };
    if (kept === list && typeof run === 'object') return run;
    ports.log('Cache: what the last scheduled run found cannot be opened, so it is not used');
    return null;
  } catch {
    return null;
  } finally {
    file.close();
  }
}

/**
 * Keeps what a run found for the next one of its series.
 *
 * @param now milliseconds since the epoch
 */
export async function saveLastRun(
  { request, ports, series }: LastRunContext,
  run: object,
  now: number,
): Promise<void> {
  const { apiKey, baseUrl } = request;
  const list = seriesKey(request, series);
  const sealed = sealJson(apiKey, baseUrl.href, 'last', { series: list, run });
  if (sealed.length > maxEntryBytes) {
    ports.log('Cache: what this run found is too large to be kept for the next one');
    return;
  }
  const time = new Date(now).toISOString().replace(/[:.]/g, '-');
  await ports.cache.saveBytes('last', cacheKey('last', request, list, time), sealed);
}

function seriesKey({ apiKey }: LastRunContext['request'], series: readonly string[]): string {
  return hashList(apiKey, ['last run', layout, ...series]);
}
