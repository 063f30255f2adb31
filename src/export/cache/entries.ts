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
 * Defines the keys of cache entries and the conditions under which entries are trusted.
 *
 * The store is the whole export, keyed by day. The small entry is the part of an export for one list of
 * names, keyed by day and list. The check entry records that the service had no newer export, and is keyed by
 * hour.
 */

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/**
 * Maximum size of a store that a pull request saves, in bytes. The size is limited because only re-runs of
 * the pull request can read the store.
 */
const maxPullRequestStore = 64 * 1024 * 1024;

/** Maximum size of a small entry, in bytes. The entry is read completely before its seal is checked. */
const maxSmallEntryBytes = 32 * 1024 * 1024;

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
  /** Whether a pull request started the run. Only re-runs of that pull request can read its cache entries. */
  readonly forPullRequest: boolean;
  /**
   * The runner's platform, which is part of the cache key because archives cannot be unpacked on other
   * platforms.
   */
  readonly platform: string;
}

export interface CachePorts {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly cache: ExportCache;
  readonly log: (line: string) => void;
  /** Reports a non-blocking warning, by default to the log. */
  readonly notice?: (line: string) => void;
}

export interface LoadedExport
  extends Pick<ExportReport, 'source' | 'caution' | 'change' | 'service'> {
  readonly selection: Selection;
  /** Number of servers in the whole export; absent if only part of the export was read. */
  readonly servers?: number;
  /** Saves cache entries. Called after the verdict to avoid delaying it. */
  readonly save: () => Promise<void>;
}

export interface LoadContext<Ports extends CachePorts = CachePorts> {
  readonly request: LoadRequest;
  readonly query: ExportQuery;
  readonly ports: Ports;
}

/**
 * Cache entries cannot be replaced, so a second export on the same day gets the `later` slot. The slot
 * precedes the day in the key, because a key also matches longer keys that begin with it.
 */
export const entryRevisions = ['first', 'later'] as const;
export type EntryRevision = (typeof entryRevisions)[number];

/** Kinds of entries that hold a whole or partial export, fastest first. */
export const exportKinds = ['names', 'store'] as const;

export interface ExportEntry {
  readonly kind: (typeof exportKinds)[number];
  /** UTC day of the export. */
  readonly day: string;
  readonly revision: EntryRevision;
}

export interface CachedExport extends Omit<ExportEntry, 'day'> {
  readonly generatedAt: number;
  readonly header: ExportHeader;
  readonly validators: Validators;
  /** The whole export; null if the entry contains only a part of it. */
  readonly store: Store | null;
  /**
   * Selects the records that the query needs.
   *
   * @throws StoreDamaged or StructureError if the entry turns out to be damaged
   */
  readonly select: () => Promise<Selection>;
}

/** Logs that a cache entry is ignored because its bytes differ from those that were saved. */
export function logDamage(log: CachePorts['log']): void {
  log('Cache: ignoring a damaged entry');
}

/** The error message for a download that ends early although no export is cached. */
export const unexpectedEnd = 'without a cached export, the download either completes or fails';

/** Prefetches the first exports of the given days, in the order in which they will be restored. */
export async function prefetchEntries(
  days: readonly string[],
  { request, query, ports }: LoadContext,
): Promise<void> {
  const entryKeys = (day: string): string[] =>
    exportKinds.map((kind) => exportKey({ kind, day, revision: 'first' }, request, query));
  await ports.cache.prefetch(days.flatMap(entryKeys));
}

/**
 * Restores a cached export. Returns null if the export cannot be opened, exceeds the accepted age, or does
 * not match the day of its entry.
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
  // An entry whose key does not contain the day of its export is forged.
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
 * Restores earlier stores for the dates that they contain. The first store is the newest generated before
 * `generatedAt`. Every store after it is the newest from a day before the earliest date in the stores
 * restored so far. One store is not enough, because a run that found no cached store might have written a
 * store without its predecessors' dates.
 *
 * @param restoredStores stores that have already been restored
 * @returns `restoredStores`, followed by the newly restored stores
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
    // An entry whose key does not contain the day of its export is forged.
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
 * Saves a whole export, unless it exceeds `maxPullRequestStore` and a pull request started the run. Removes
 * the file if the export is not saved.
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
      log('Cache: not saved, because runs for pull requests do not save exports of this size');
      return false;
    }
    const entry = { kind: 'store', day: dayOf(generatedAt), revision } as const;
    return await cache.saveStore(exportKey(entry, request, null), file);
  } finally {
    file.close();
  }
}

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
    log('Cache: the part of the export for these names is too large to store separately');
    return;
  }
  if (sealed.length > maxSmallEntryBytes) return;
  const entry = { kind: 'names', day: dayOf(generatedAt), revision } as const;
  await cache.saveBytes('names', exportKey(entry, request, query), sealed);
}

/** Returns the UTC day of a time in milliseconds since the epoch, such as `2026-11-20`. */
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
 * Returns the key of a cache entry. The key includes the digest of the entry's form, the platform, a hash of
 * the service's address and a fingerprint of the API key. The API key, the data and the names cannot be
 * derived from the cache key.
 *
 * @param parts identify the entry within its kind: the export's UTC day, the list of names, or the hour
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
