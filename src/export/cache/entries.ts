import { createHash } from 'node:crypto';
import type { KeptForm } from '../../model/form.ts';
import type { ExportHeader, ExportReport, Selection } from '../../model/model.ts';
import type { EntryKind, ExportCache } from '../ports/cache.ts';
import type { StoreFile } from '../ports/store-file.ts';
import type { ExportQuery, Validators } from '../reading/source.ts';
import { keyFingerprint, sealJson, unsealJson } from '../store/seal.ts';
import { storeForm } from '../store/store.ts';
import type { Store } from '../store/store-reader.ts';
import { queryKey, smallEntryForm, smallEntryToJson } from './small-entry.ts';

/**
 * The entries of the cache: their keys, and the conditions under which they are trusted. The cache contains
 * three kinds of entries. The store is the whole export; its key contains the day. The small entry is the
 * part for one list of names; its key contains the day and the list. The check entry records that the service
 * had no newer export; its key contains the hour.
 */

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/**
 * Maximum size in bytes of a store that a pull request saves. The size is limited because only the pull
 * request's own re-runs can read the store.
 */
const maxPullRequestStore = 64 * 1024 * 1024;

/**
 * Maximum size of an entry that is read or saved, in bytes. An entry is read completely before its seal is
 * checked.
 */
const maxSmallEntryBytes = 32 * 1024 * 1024;

/**
 * The service, and the conditions under which a cached export may be used in place of the service's current
 * export.
 */
export interface LoadRequest {
  readonly baseUrl: URL;
  readonly apiKey: string;
  /** Maximum accepted age of a cached export, in milliseconds. */
  readonly maxAgeMs: number;
  /**
   * Whether the service must respond even if a cached export is current. The response proves that the key and
   * address work.
   */
  readonly mustAnswer: boolean;
  /**
   * Whether a pull request started the run. Only the pull request's own re-runs can read its cache entries.
   */
  readonly forPullRequest: boolean;
  /**
   * The runner's platform. The platform is part of the cache key, because archives cannot be unpacked on
   * another platform.
   */
  readonly platform: string;
}

/** The ports that cache entries need. */
export interface CachePorts {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly cache: ExportCache;
  readonly log: (line: string) => void;
  /** Reports a non-blocking warning; by default to the log. */
  readonly notice?: (line: string) => void;
}

/** The records of an export that a run needs, and their source. */
export interface LoadedExport
  extends Pick<ExportReport, 'source' | 'caution' | 'change' | 'service'> {
  readonly selection: Selection;
  /** Number of servers in the whole export; absent if only part of the export was read. */
  readonly servers?: number;
  /** Saves cache entries. Called after the verdict, so that the verdict is not delayed. */
  readonly save: () => Promise<void>;
}

/** The context of one load: its query, service and ports. */
export interface LoadContext<Ports extends CachePorts = CachePorts> {
  readonly request: LoadRequest;
  readonly query: ExportQuery;
  readonly ports: Ports;
}

/**
 * Entries cannot be replaced, so a second export on the same day uses its own slot. The slot precedes the day
 * in the key, because a key also matches longer keys that begin with it.
 */
export const entryRevisions = ['first', 'later'] as const;
export type EntryRevision = (typeof entryRevisions)[number];

/** The kinds of entries with a whole or partial export; the faster kind comes first. */
export const exportKinds = ['names', 'store'] as const;

/** An entry with a whole or partial export. */
export interface ExportEntry {
  readonly kind: (typeof exportKinds)[number];
  /** UTC day of the export. */
  readonly day: string;
  readonly revision: EntryRevision;
}

/** A cached export that was opened and may be trusted. */
export interface CachedExport extends Omit<ExportEntry, 'day'> {
  readonly generatedAt: number;
  readonly header: ExportHeader;
  readonly validators: Validators;
  /** The whole export; null if the entry contains only a part of it. */
  readonly store: Store | null;
  /** @throws StoreDamaged or StructureError if the entry turns out to be damaged */
  readonly select: () => Promise<Selection>;
}

/** Announces to the cache the first exports for some days, in the order in which they will be restored. */
export async function prefetchEntries(
  days: readonly string[],
  { request, query, ports }: LoadContext,
): Promise<void> {
  const entryKeys = (day: string): string[] =>
    exportKinds.map((kind) => exportKey({ kind, day, revision: 'first' }, request, query));
  await ports.cache.prefetch(days.flatMap(entryKeys));
}

/**
 * Restores a cached export. Returns null if the export cannot be opened, belongs to a day other than that of
 * its entry, or is older than accepted.
 */
export async function restoreEntry(
  { kind, day, revision }: ExportEntry,
  { request, query, ports }: LoadContext,
): Promise<CachedExport | null> {
  const key = exportKey({ kind, day, revision: revision }, request, query);
  const file = await ports.cache.restore(kind, key);
  if (file === null) return null;
  const opened =
    kind === 'names'
      ? openSmallEntry(file, request, query, revision)
      : await openStoreEntry(file, request, query, revision);
  if (opened === null) {
    file.close();
    ports.log('Cache: ignoring an entry that was altered or cannot be opened with this API key');
    return null;
  }
  const { generatedAt } = opened;
  const now = ports.now();
  // The day of an entry is the day of its export. An entry whose key contains a different day is forged.
  const isTrusted =
    dayOf(generatedAt) === day &&
    now - generatedAt <= request.maxAgeMs &&
    generatedAt <= now + hourMs;
  if (isTrusted) return opened;
  file.close();
  return null;
}

/** Number of days to search the cache for a store. The cache keeps unused entries for seven days. */
const maxEarlierDays = 7;

/**
 * Restores older stores of any age, because of the dates that they contain. The first is the newest store
 * generated before a given time. Each further store is the newest one from a day before the earliest date in
 * the stores restored so far. A run that found no store in the cache may have written a store without the
 * dates of its predecessors.
 *
 * @param restoredStores stores that have already been restored
 * @returns the stores that were restored before, followed by the newly restored stores
 */
export async function restoreEarlierStores(
  { request, ports }: Omit<LoadContext, 'query'>,
  generatedAt: number,
  restoredStores: readonly Store[] = [],
): Promise<readonly Store[]> {
  const stores = [...restoredStores];
  const days = Array.from({ length: maxEarlierDays + 1 }, (_, daysAgo) =>
    dayOf(generatedAt - daysAgo * dayMs),
  );
  // A second export on the same day adds hardly any dates to those in the first export.
  const isBefore = (day: string): boolean => {
    const begin = Math.min(...stores.map(({ head }) => head.since));
    return begin === Infinity || day < dayOf(begin);
  };
  const firstStoreKey = (day: string): string =>
    exportKey({ kind: 'store', day, revision: 'first' }, request, null);
  await ports.cache.prefetch(days.filter(isBefore).map(firstStoreKey));
  const { openSealedStore } = await import('../store/store-reader.ts');
  for (const day of days) {
    if (!isBefore(day)) continue;
    const file = await ports.cache.restore('store', firstStoreKey(day));
    const store = file && openSealedStore(request.apiKey, request.baseUrl.href, file);
    const time = store?.head.whole.head.generatedAt ?? 0;
    // An entry whose key contains a different day is forged.
    if (store !== null && time < generatedAt && dayOf(time) === day) stores.push(store);
    else file?.close();
  }
  return stores;
}

function openSmallEntry(
  file: StoreFile,
  request: LoadRequest,
  query: ExportQuery,
  slot: EntryRevision,
): CachedExport | null {
  const { apiKey, baseUrl } = request;
  try {
    if (file.size > maxSmallEntryBytes) return null;
    const entry = unsealJson(apiKey, baseUrl.href, smallEntryForm, file.read(0, file.size));
    if (entry === undefined || entry.list !== queryKey(apiKey, query)) return null;
    const { generatedAt, validators, selection } = entry;
    return {
      ...{
        generatedAt,
        header: selection.header,
        validators,
        kind: 'names',
        revision: slot,
        store: null,
      },
      select: async () => selection,
    };
  } catch {
    return null;
  } finally {
    file.close();
  }
}

async function openStoreEntry(
  file: StoreFile,
  request: LoadRequest,
  query: ExportQuery,
  slot: EntryRevision,
): Promise<CachedExport | null> {
  // Loaded on demand, because most runs find everything they need in the small entry.
  const [{ openSealedStore }, { selectFromExport }] = await Promise.all([
    import('../store/store-reader.ts'),
    import('../reading/select.ts'),
  ]);
  const store = openSealedStore(request.apiKey, request.baseUrl.href, file);
  if (store === null) return null;
  const { validators, whole } = store.head;
  return {
    generatedAt: whole.head.generatedAt,
    header: whole.head,
    validators,
    kind: 'store',
    revision: slot,
    store,
    select: () => selectFromExport(store, query),
  };
}

/**
 * Saves a whole export, unless it is large and only this pull request could read the entry. If the export is
 * not saved, the file is removed.
 *
 * @param generatedAt milliseconds since the epoch
 * @returns whether the export was saved
 */
export async function saveStore(
  { request, ports: { cache, log } }: Omit<LoadContext, 'query'>,
  file: StoreFile,
  generatedAt: number,
  revision: EntryRevision,
): Promise<boolean> {
  try {
    if (request.forPullRequest && file.size > maxPullRequestStore) {
      log('Cache: not saved, because pull requests do not save exports of this size');
      return false;
    }
    const entry = { kind: 'store', day: dayOf(generatedAt), revision } as const;
    return await cache.saveStore(exportKey(entry, request, null), file);
  } finally {
    file.close();
  }
}

/** Saves the part of an export for one list of names. */
export async function saveSmallEntry(
  { request, query, ports: { cache, log } }: LoadContext,
  selection: Selection,
  validators: Validators,
  revision: EntryRevision,
): Promise<void> {
  const { apiKey, baseUrl } = request;
  const { generatedAt } = selection.header;
  const json = smallEntryToJson({
    list: queryKey(apiKey, query),
    generatedAt,
    validators,
    selection,
  });
  let sealed: Buffer;
  try {
    sealed = sealJson(apiKey, baseUrl.href, smallEntryForm, json);
  } catch {
    // The JSON exceeds V8's maximum string length.
    log('Cache: the part for these names is too large to be stored separately');
    return;
  }
  if (sealed.length > maxSmallEntryBytes) return;
  const entry = { kind: 'names', day: dayOf(generatedAt), revision } as const;
  await cache.saveBytes('names', exportKey(entry, request, query), sealed);
}

/** The UTC day of a time in milliseconds since the epoch: `2026-11-20`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function exportKey(
  { kind, day, revision }: ExportEntry,
  request: LoadRequest,
  query: ExportQuery | null,
): string {
  const days = revision === 'first' ? [day] : [revision, day];
  const list = query === null || kind === 'store' ? [] : [queryKey(request.apiKey, query)];
  return cacheKey(kind === 'store' ? storeForm : smallEntryForm, request, ...days, ...list);
}

/**
 * The key of a cache entry. The key consists of the digest of the entry's form, a hash of the service's
 * address and a fingerprint of the API key. The API key, the data and the names cannot be derived from the
 * cache key.
 *
 * @param parts identify the entry among the entries of its kind: the export's UTC day, the list of names, the
 * hour
 */
export function cacheKey(
  { kind, digest }: KeptForm<EntryKind>,
  { baseUrl, apiKey, platform }: Pick<LoadRequest, 'baseUrl' | 'apiKey' | 'platform'>,
  ...parts: readonly string[]
): string {
  const service = createHash('sha256').update(baseUrl.href).digest('hex').slice(0, 12);
  const owner = `${platform}-${service}-${keyFingerprint(apiKey)}`;
  return ['mcp-grade-gate', kind, digest, owner, ...parts].join('-');
}
