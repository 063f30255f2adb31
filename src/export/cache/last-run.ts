import * as z from 'zod';
import { type JsonForm, jsonForm } from '../../model/form.ts';
import { hashList, sealJson, unsealJson } from '../store/seal.ts';
import { type CachePorts, cacheKey, type LoadRequest } from './entries.ts';

/**
 * Stores the data from a scheduled run for the next scheduled run. Cache entries cannot be replaced, so each
 * run writes a new entry, and the next run restores the newest entry.
 */

/** Maximum size of a sealed entry, in bytes. */
const maxEntryBytes = 8 * 1024 * 1024;

export interface LastRunContext {
  readonly request: Pick<LoadRequest, 'apiKey' | 'baseUrl' | 'platform'>;
  readonly ports: Pick<CachePorts, 'cache' | 'log'>;
  /** Identifies the runs that are compared with each other, for example by repository. */
  readonly series: readonly string[];
}

interface LastRun<T> {
  readonly series: string;
  readonly run: T;
}

export function lastRunForm<T>(run: z.ZodType<T>): JsonForm<LastRun<T>, 'last'> {
  return jsonForm('last', z.object({ series: z.string(), run }));
}

/**
 * Restores the data from the last run in a series. Returns null if there is no entry or the entry cannot be
 * opened.
 */
export async function restoreLastRun<T>(
  form: JsonForm<LastRun<T>, 'last'>,
  { request, ports, series }: LastRunContext,
): Promise<T | null> {
  const { apiKey, baseUrl } = request;
  const list = seriesKey(request, series);
  const file = await ports.cache.restoreNewest('last', cacheKey(form, request, list, ''));
  if (file === null) return null;
  try {
    if (file.size > maxEntryBytes) return null;
    const entry = unsealJson(apiKey, baseUrl.href, form, file.read(0, file.size));
    // An entry that contains the key of another series is forged.
    if (entry?.series === list) return entry.run;
    ports.log(
      'Cache: ignoring the results of the last scheduled run, because they cannot be opened',
    );
    return null;
  } catch {
    return null;
  } finally {
    file.close();
  }
}

/**
 * Saves a run's data for the next run in the same series.
 *
 * @param now milliseconds since the epoch
 */
export async function saveLastRun<T>(
  form: JsonForm<LastRun<T>, 'last'>,
  { request, ports, series }: LastRunContext,
  run: T,
  now: number,
): Promise<void> {
  const { apiKey, baseUrl } = request;
  const list = seriesKey(request, series);
  const sealed = sealJson(apiKey, baseUrl.href, form, { series: list, run });
  if (sealed.length > maxEntryBytes) {
    ports.log('Cache: the results of this run are too large to store for the next run');
    return;
  }
  const time = new Date(now).toISOString().replace(/[:.]/g, '-');
  await ports.cache.saveBytes('last', cacheKey(form, request, list, time), sealed);
}

const seriesKey = ({ apiKey }: LastRunContext['request'], series: readonly string[]): string =>
  hashList(apiKey, ['last run', ...series]);
