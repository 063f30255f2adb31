import { createHash } from 'node:crypto';
import type { Selection } from '../model.ts';
import type { EntryKind, ExportCache } from './cache.ts';
import { listOf, noteOf, readNote } from './names-note.ts';
import { fingerprint, openNote, sealNote } from './seal.ts';
import type { Asked } from './source.ts';
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

/** How an export may be had. */
export interface ObtainRequest {
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
export interface EntryWorld {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly cache: ExportCache;
  readonly log: (line: string) => void;
}

/** A cached export that opened and may be trusted. */
export interface Held {
  readonly generatedAt: number;
  readonly validators: Validators;
  readonly kind: 'names' | 'store';
  /** @throws StoreDamaged and StructureError where it turns out not to be believed */
  readonly select: () => Promise<Selection>;
}

/**
 * A cached export of a UTC day: null unless it opens, is of that day and within the accepted age.
 *
 * @param day any time of that day, in milliseconds since the epoch
 */
export async function fromCache(
  kind: 'names' | 'store',
  request: ObtainRequest,
  asked: Asked,
  world: EntryWorld,
  day: number,
): Promise<Held | null> {
  const key =
    kind === 'names'
      ? cacheKey('names', request, dayOf(day), listOf(request.apiKey, asked))
      : cacheKey('store', request, dayOf(day));
  const file = await world.cache.restore(kind, key);
  if (file === null) return null;
  const opened =
    kind === 'names' ? openNames(file, request, asked) : await openWhole(file, request, asked);
  if (opened === null) {
    file.close();
    world.log('Cache: an entry does not open with this API key or was altered; it is not used');
    return null;
  }
  const { generatedAt } = opened;
  const now = world.now();
  // An entry stands under the day of its export: under another one somebody has put it there.
  const isTrusted =
    dayOf(generatedAt) === dayOf(day) &&
    now - generatedAt <= request.maxAgeMs &&
    generatedAt <= now + hourMs;
  if (isTrusted) return opened;
  file.close();
  return null;
}

function openNames(file: StoreFile, request: ObtainRequest, asked: Asked): Held | null {
  const { apiKey, baseUrl } = request;
  try {
    const note = readNote(openNote(apiKey, baseUrl.href, 'names', file.read(0, file.size)));
    if (note === null || note.list !== listOf(apiKey, asked)) return null;
    const { generatedAt, validators, selection } = note;
    return { generatedAt, validators, kind: 'names', select: async () => selection };
  } catch {
    return null;
  } finally {
    file.close();
  }
}

async function openWhole(
  file: StoreFile,
  request: ObtainRequest,
  asked: Asked,
): Promise<Held | null> {
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
    select: () => selectFromExport(store, asked),
  };
}

/** Saves a whole export, unless only this pull request could read it and it is large. */
export async function saveStore(
  request: ObtainRequest,
  { cache, log }: EntryWorld,
  file: StoreFile,
  generatedAt: number,
): Promise<boolean> {
  if (request.forPullRequest && file.size > maxPullRequestStore) {
    log('Cache: an export of this size is not saved from a pull request');
    return false;
  }
  return cache.saveStore(cacheKey('store', request, dayOf(generatedAt)), file);
}

/** Saves what one list of names needs. */
export async function saveNames(
  request: ObtainRequest,
  { cache }: EntryWorld,
  asked: Asked,
  selection: Selection,
  validators: Validators,
): Promise<void> {
  const { apiKey, baseUrl } = request;
  const { generatedAt } = selection.header;
  const list = listOf(apiKey, asked);
  const note = noteOf({ list, generatedAt, validators, selection });
  await cache.saveNote(
    'names',
    cacheKey('names', request, dayOf(generatedAt), list),
    sealNote(apiKey, baseUrl.href, 'names', note),
  );
}

/** Whether the service was asked within the hour and had nothing newer than what is held. */
export async function wasAsked(
  request: ObtainRequest,
  { cache, now }: EntryWorld,
  generatedAt: number,
): Promise<boolean> {
  const { apiKey, baseUrl } = request;
  const file = await cache.restore('check', cacheKey('check', request, hourOf(now())));
  if (file === null) return false;
  try {
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
export async function saveCheck(
  request: ObtainRequest,
  { cache, now }: EntryWorld,
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

/**
 * Key of a cache entry. It names the service by a hash and the API key by a fingerprint; of the key,
 * the data and the names nothing stands in it.
 *
 * @param parts what tells entries of a kind apart: the export's UTC day, the list of names, the hour
 */
export function cacheKey(
  kind: EntryKind,
  { baseUrl, apiKey, platform }: Pick<ObtainRequest, 'baseUrl' | 'apiKey' | 'platform'>,
  ...parts: readonly string[]
): string {
  const service = createHash('sha256').update(baseUrl.href).digest('hex').slice(0, 12);
  const owner = `${platform}-${service}-${fingerprint(apiKey)}`;
  return ['mcp-grade-gate', kind, storeVersion, owner, ...parts].join('-');
}
