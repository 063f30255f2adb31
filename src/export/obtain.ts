import { createHash } from 'node:crypto';
import { GateError } from '../failure.ts';
import type { ExportSource } from '../model.ts';
import type { ExportCache } from './cache.ts';
import { type ParsedExport, parseExport } from './document.ts';
import { fingerprint, open, seal } from './seal.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

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

/** What obtaining an export needs of the world. */
export interface ObtainWorld {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly cache: ExportCache;
  readonly download: () => Promise<Uint8Array>;
  readonly log: (line: string) => void;
}

/** An export and where it came from. */
export interface ObtainedExport {
  readonly parsed: ParsedExport;
  readonly source: ExportSource;
  /** Why an older export is used, in words; null in the ordinary case. */
  readonly caution: string | null;
  /** Saves what was downloaded, after the verdict, which does not wait for it. */
  readonly save: () => Promise<void>;
}

const nothingToSave = async (): Promise<void> => {};

/**
 * The day's export: the cached one while the next daily one is not due, else a download, else, where
 * the service is in trouble, a cached one within the accepted age.
 *
 * The service refreshes daily (section 8 of the contract), so an export is current for 24 hours
 * after its `generated_at`. Today's entry is asked for before yesterday's, and each by its whole key.
 *
 * @throws GateError as the download does; a refused key is never papered over with old data
 */
export async function obtainExport(
  request: ObtainRequest,
  world: ObtainWorld,
): Promise<ObtainedExport> {
  const now = world.now();
  const held: ParsedExport[] = [];
  const isTrusted = ({ generatedAt }: ParsedExport): boolean =>
    now - generatedAt <= request.maxAgeMs && generatedAt <= now + hourMs;
  for (const daysAgo of [0, 1]) {
    const cached = await fromCache(request, world, now - daysAgo * dayMs);
    if (cached === null || !isTrusted(cached)) continue;
    if (now < cached.generatedAt + dayMs) {
      return { parsed: cached, source: 'cache', caution: null, save: nothingToSave };
    }
    held.push(cached);
  }
  try {
    const bytes = await world.download();
    const parsed = parseExport(bytes, `the export service ${request.baseUrl.host}`);
    const [newest] = held;
    // A service that falls back to an older export must not turn the verdict back with it.
    if (newest !== undefined && newest.generatedAt > parsed.generatedAt) {
      return {
        parsed: newest,
        source: 'cache',
        caution: 'The service sent an export older than the cached one; the cached one is used.',
        save: nothingToSave,
      };
    }
    const save = () => saveToCache(request, world, parsed, bytes);
    return { parsed, source: 'download', caution: null, save };
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== 'export-unavailable') throw error;
    for (let daysAgo = 2; (daysAgo - 1) * dayMs <= request.maxAgeMs && daysAgo <= 7; daysAgo += 1) {
      if (held.length > 0) break;
      const older = await fromCache(request, world, now - daysAgo * dayMs);
      if (older !== null && isTrusted(older)) held.push(older);
    }
    const [usable] = held;
    if (usable === undefined) throw error;
    return {
      parsed: usable,
      source: 'cache',
      caution: `${error.message} The cached export of ${new Date(usable.generatedAt).toISOString()} is used.`,
      save: nothingToSave,
    };
  }
}

async function fromCache(
  request: ObtainRequest,
  world: ObtainWorld,
  day: number,
): Promise<ParsedExport | null> {
  const sealed = await world.cache.restore(cacheKey(request, day));
  if (sealed === null) return null;
  const opened = open(request.apiKey, request.baseUrl.href, sealed);
  if (opened === null) {
    world.log('Cache: an entry does not open with this API key or was altered; it is not used');
    return null;
  }
  try {
    const parsed = parseExport(opened.body, 'the cache');
    return parsed.generatedAt === opened.head.generatedAt ? parsed : null;
  } catch {
    // An earlier version of the action may have kept what this one does not take.
    world.log('Cache: an entry holds no export that can be read; it is not used');
    return null;
  }
}

async function saveToCache(
  request: ObtainRequest,
  world: ObtainWorld,
  { generatedAt }: ParsedExport,
  bytes: Uint8Array,
): Promise<void> {
  const sealed = seal(request.apiKey, request.baseUrl.href, { generatedAt }, bytes);
  if (request.forPullRequest && sealed.length > maxPullRequestStore) {
    world.log('Cache: an export of this size is not saved from a pull request');
    return;
  }
  await world.cache.save(cacheKey(request, generatedAt), sealed);
}

/**
 * Key of the cache entry that holds the export generated on a UTC day. It names the service by a
 * hash and the API key by a fingerprint; of the key and the data nothing stands in it.
 */
export function cacheKey(
  { baseUrl, apiKey, platform }: Pick<ObtainRequest, 'baseUrl' | 'apiKey' | 'platform'>,
  day: number,
): string {
  const service = createHash('sha256').update(baseUrl.href).digest('hex').slice(0, 12);
  const date = new Date(day).toISOString().slice(0, 10);
  return `mcp-grade-gate-store-1-${platform}-${service}-${fingerprint(apiKey)}-${date}`;
}
