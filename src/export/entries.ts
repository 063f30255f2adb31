import { createHash } from 'node:crypto';
import type { Selection } from '../model.ts';
import type { EntryKind, ExportCache } from './cache.ts';
import { keyFingerprint, openNote, sealNote } from './seal.ts';
import { queryKey, smallEntryFromJson, smallEntryToJson } from './small-entry.ts';
import type { ExportQuery } from './source.ts';
import { storeVersion, type Validators } from './store.ts';
import type { StoreFile } from './store-file.ts';

/*
 * The entries of the cache: under which key each stands, and when one is believed. Three kinds: the
 * store (the whole export, by its day), the names note (what one list of names needs, by day and
 * list), and the check (when the service was last asked in vain, by the hour).
 */

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** Pull requests save a store only below this size, for only their own re-runs can read it. */
const maxPullRequestStore = 64 * 1024 * 1024;

/** Largest notes that are read or kept: they are read whole before it shows whether they are ours. */
const maxSmallEntryBytes = 32 * 1024 * 1024;
const maxCheckBytes = 4096;

/** How an export may be had. */
export interface LoadRequest {
  readonly baseUrl: URL;
  readonly apiKey: string;
  /** Longest accepted age of a cached export, in milliseconds. */
  readonly maxAgeMs: number;
  /** Whether the run is one of a pull request, whose cache entries only its re-runs read. */
  readonly forPullRequest: boolean;
  /** Of the runner, part of the cache key: an archive of one platform does not unpack on another. */
  readonly platform: string;
}

/** What the entries need of the world. */
export interface CachePorts {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly cache: ExportCache;
  readonly log: (line: string) => void;
}

/**
 * Entries cannot be replaced: where a service generates a second export on a day, it stands in a
 * place of its own, before the day in the key, for a key also finds longer ones that begin with it.
 */
export const slots = ['first', 'later'] as const;
export type Slot = (typeof slots)[number];

/** An entry that holds an export, or a part of it. */
export interface ExportEntry {
  readonly kind: 'names' | 'store';
  /** UTC day of the export. */
  readonly day: string;
  readonly slot: Slot;
}

/** A cached export that opened and may be trusted. */
export interface CachedExport extends Omit<ExportEntry, 'day'> {
  readonly generatedAt: number;
  readonly validators: Validators;
  /** @throws StoreDamaged and StructureError where it turns out not to be believed */
  readonly select: () => Promise<Selection>;
}

/** A cached export: null unless it opens, is of its entry's day and within the accepted age. */
export async function fromCache(
  { kind, day, slot }: ExportEntry,
  request: LoadRequest,
  query: ExportQuery,
  ports: CachePorts,
): Promise<CachedExport | null> {
  const key = exportKey({ kind, day, slot }, request, query);
  const file = await ports.cache.restore(kind, key);
  if (file === null) return null;
  const opened =
    kind === 'names'
      ? openSmallEntry(file, request, query, slot)
      : await openStoreEntry(file, request, query, slot);
  if (opened === null) {
    file.close();
    ports.log('Cache: an entry does not open with this API key or was altered; it is not used');
    return null;
  }
  const { generatedAt } = opened;
  const now = ports.now();
  // An entry stands under the day of its export: under another one somebody has put it there.
  const isTrusted =
    dayOf(generatedAt) === day &&
    now - generatedAt <= request.maxAgeMs &&
    generatedAt <= now + hourMs;
  if (isTrusted) return opened;
  file.close();
  return null;
}

function openSmallEntry(
  file: StoreFile,
  request: LoadRequest,
  query: ExportQuery,
  slot: Slot,
): CachedExport | null {
  const { apiKey, baseUrl } = request;
  try {
    if (file.size > maxSmallEntryBytes) return null;
    const note = smallEntryFromJson(
      openNote(apiKey, baseUrl.href, 'names', file.read(0, file.size)),
    );
    if (note === null || note.list !== queryKey(apiKey, query)) return null;
    const { generatedAt, validators, selection } = note;
    return { generatedAt, validators, kind: 'names', slot, select: async () => selection };
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
  slot: Slot,
): Promise<CachedExport | null> {
  // Loaded here, for most runs find what they need in the small entry.
  const [{ openStore }, { selectFromExport }] = await Promise.all([
    import('./store-reader.ts'),
    import('./select.ts'),
  ]);
  const store = openStore(request.apiKey, request.baseUrl.href, file);
  if (store === null) return null;
  const { validators, whole } = store.head;
  return {
    generatedAt: whole.head.generatedAt,
    validators,
    kind: 'store',
    slot,
    select: () => selectFromExport(store, query),
  };
}

/**
 * Saves a whole export, unless only this pull request could read it and it is large; then or where it
 * is not taken, its file is removed.
 */
export async function saveStore(
  request: LoadRequest,
  { cache, log }: CachePorts,
  file: StoreFile,
  generatedAt: number,
  slot: Slot,
): Promise<boolean> {
  try {
    if (request.forPullRequest && file.size > maxPullRequestStore) {
      log('Cache: an export of this size is not saved from a pull request');
      return false;
    }
    const entry = { kind: 'store', day: dayOf(generatedAt), slot } as const;
    return await cache.saveStore(exportKey(entry, request, null), file);
  } finally {
    file.close();
  }
}

/** Saves what one list of names needs. */
export async function saveSmallEntry(
  request: LoadRequest,
  { cache, log }: CachePorts,
  query: ExportQuery,
  selection: Selection,
  validators: Validators,
  slot: Slot,
): Promise<void> {
  const { apiKey, baseUrl } = request;
  const { generatedAt } = selection.header;
  const note = smallEntryToJson({
    list: queryKey(apiKey, query),
    generatedAt,
    validators,
    selection,
  });
  let sealed: Buffer;
  try {
    sealed = sealNote(apiKey, baseUrl.href, 'names', note);
  } catch {
    // More than a text can hold.
    log('Cache: what these names need is too large to be kept by itself');
    return;
  }
  if (sealed.length > maxSmallEntryBytes) return;
  const entry = { kind: 'names', day: dayOf(generatedAt), slot } as const;
  await cache.saveNote('names', exportKey(entry, request, query), sealed);
}

/** Whether the service was asked within the hour and had nothing newer than what is held. */
export async function hasCheckEntry(
  request: LoadRequest,
  { cache, now }: CachePorts,
  generatedAt: number,
): Promise<boolean> {
  const { apiKey, baseUrl } = request;
  const file = await cache.restore('check', cacheKey('check', request, hourOf(now())));
  if (file === null) return false;
  try {
    if (file.size > maxCheckBytes) return false;
    const note = openNote(apiKey, baseUrl.href, 'check', file.read(0, file.size)) as
      | { readonly askedAt: number; readonly generatedAt: number }
      | undefined;
    return note?.generatedAt === generatedAt && Math.abs(now() - note.askedAt) < hourMs;
  } catch {
    return false;
  } finally {
    file.close();
  }
}

/** Notes that the service was asked now and has nothing newer than what was generated at a time. */
export async function saveCheckEntry(
  request: LoadRequest,
  { cache, now }: CachePorts,
  generatedAt: number,
): Promise<void> {
  const { apiKey, baseUrl } = request;
  const note = { askedAt: now(), generatedAt };
  await cache.saveNote(
    'check',
    cacheKey('check', request, hourOf(now())),
    sealNote(apiKey, baseUrl.href, 'check', note),
  );
}

/** The UTC day of a time, `2026-11-20`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function hourOf(time: number): string {
  return new Date(time).toISOString().slice(0, 13);
}

function exportKey(
  { kind, day, slot }: ExportEntry,
  request: LoadRequest,
  query: ExportQuery | null,
): string {
  const place = slot === 'first' ? [day] : [slot, day];
  const list = query === null || kind === 'store' ? [] : [queryKey(request.apiKey, query)];
  return cacheKey(kind, request, ...place, ...list);
}

/**
 * Key of a cache entry. It names the service by a hash and the API key by a fingerprint; of the key,
 * the data and the names nothing stands in it.
 *
 * @param parts what tells entries of a kind apart: the export's UTC day, the list of names, the hour
 */
export function cacheKey(
  kind: EntryKind,
  { baseUrl, apiKey, platform }: Pick<LoadRequest, 'baseUrl' | 'apiKey' | 'platform'>,
  ...parts: readonly string[]
): string {
  const service = createHash('sha256').update(baseUrl.href).digest('hex').slice(0, 12);
  const owner = `${platform}-${service}-${keyFingerprint(apiKey)}`;
  return ['mcp-grade-gate', kind, storeVersion, owner, ...parts].join('-');
}
