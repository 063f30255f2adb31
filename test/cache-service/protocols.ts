import type { CacheEntry } from './entries.ts';

/* Maps the requests of both cache protocols to the same operations. */

/** The operations that both protocols offer. Each operation records its call. */
export interface CacheOperations {
  /** Returns the entry for one of the keys with the URL of its content, or null if there is none. */
  readonly restore: (
    keys: readonly string[],
    version: string,
  ) => { readonly entry: CacheEntry; readonly address: string } | null;
  /** Returns the URL for a new entry's content, or the reason why there is none. */
  readonly reserve: (key: string, version: string) => Reserved;
  /** Returns whether the content is complete. */
  readonly finalise: (entry: CacheEntry | undefined, size: number) => boolean;
  /** Returns one of the job's reservations. */
  readonly reserved: (key: string, version: string) => CacheEntry | undefined;
  readonly entries: readonly CacheEntry[];
}

export type Reserved =
  | { readonly kind: 'reserved'; readonly index: number; readonly address: string }
  | { readonly kind: 'exists'; readonly scope: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'full' };

/** A response before it is serialised as JSON. */
export interface CacheReply {
  readonly status: number;
  readonly body?: object;
}

/** A request; `path` is relative to the service's URL and includes the query. */
export interface CacheRequest {
  readonly method: string;
  readonly path: string;
  readonly range: string | undefined;
  readonly body: Buffer;
}

const writeDenied = 'cache write denied: token has no writable scopes';
const quota = 'Cache storage quota has been hit. Unable to upload any new cache entries.';
const rpc = '/twirp/github.actions.results.api.v1.CacheService/';

/**
 * Answers version 2 of the protocol, which github.com uses: Twirp calls. The refusals are those that GitHub
 * users have reported. Returns null for a request that is not one of these calls.
 */
export function answerTwirp({ path, body }: CacheRequest, on: CacheOperations): CacheReply | null {
  if (!path.startsWith(rpc)) return null;
  const given = JSON.parse(body.toString()) as {
    key: string;
    version: string;
    restore_keys?: readonly string[];
    size_bytes?: string;
  };
  const { key, version, restore_keys = [], size_bytes = '' } = given;
  switch (path.slice(rpc.length)) {
    case 'GetCacheEntryDownloadURL': {
      const found = on.restore([key, ...restore_keys], version);
      if (found === null) return { status: 200, body: { ok: false } };
      const { entry, address: signed_download_url } = found;
      return { status: 200, body: { ok: true, signed_download_url, matched_key: entry.key } };
    }
    case 'CreateCacheEntry': {
      const reserved = on.reserve(key, version);
      switch (reserved.kind) {
        case 'reserved':
          return { status: 200, body: { ok: true, signed_upload_url: reserved.address } };
        case 'exists': {
          const msg = 'cache entry with the same key, version, and scope already exists';
          return { status: 409, body: { code: 'already_exists', msg } };
        }
        default: {
          const message = reserved.kind === 'full' ? quota : writeDenied;
          return { status: 200, body: { ok: false, message } };
        }
      }
    }
    case 'FinalizeCacheEntryUpload': {
      const ok = on.finalise(on.reserved(key, version), Number(size_bytes));
      return { status: 200, body: ok ? { ok, entry_id: '1' } : { ok } };
    }
    default:
      return { status: 404, body: { code: 'bad_route' } };
  }
}

const resource = /^\/_apis\/artifactcache\/(caches?)(?:\/(\d+))?$/;

/**
 * Answers version 1 of the protocol, which Enterprise Server uses: REST, with uploads in chunks. Modelled on
 * its client (`cacheHttpClient.ts` in @actions/cache) and on nektos/act (pkg/artifactcache/handler.go).
 * Returns null for a request that is not one of these calls.
 */
export function answerRest(
  { method, path, range, body }: CacheRequest,
  on: CacheOperations,
): CacheReply | null {
  const { pathname, searchParams } = new URL(path, 'http://cache');
  const [, name, id] = resource.exec(pathname) ?? [];
  if (name === undefined) return null;
  const entry = id === undefined ? undefined : on.entries[Number(id) - 1];
  if (method === 'GET' && name === 'cache') {
    const keys = (searchParams.get('keys') ?? '').split(',');
    const found = on.restore(keys, searchParams.get('version') ?? '');
    if (found === null) return { status: 204 };
    const { key: cacheKey, version: cacheVersion, scope } = found.entry;
    const archiveLocation = found.address;
    return { status: 200, body: { cacheKey, cacheVersion, scope, archiveLocation } };
  }
  if (method === 'POST' && id === undefined) {
    const { key, version } = JSON.parse(body.toString()) as { key: string; version: string };
    const reserved = on.reserve(key, version);
    switch (reserved.kind) {
      case 'reserved':
        return { status: 201, body: { cacheId: reserved.index + 1 } };
      case 'exists': {
        const about = `Scope: ${reserved.scope}, Key: ${key}, Version: ${version}`;
        return { status: 409, body: { message: `Cache already exists. ${about}` } };
      }
      default:
        return {
          status: reserved.kind === 'full' ? 400 : 403,
          body: { message: reserved.kind === 'full' ? quota : writeDenied },
        };
    }
  }
  if (entry === undefined || entry.isFinalised)
    return { status: 400, body: { message: 'no entry' } };
  if (method === 'PATCH') {
    const [, start, end] = /^bytes (\d+)-(\d+)\/\*$/.exec(range ?? '') ?? [];
    if (Number(end) - Number(start) + 1 !== body.length) return { status: 400, body: {} };
    const length = Math.max(entry.bytes?.length ?? 0, Number(end) + 1);
    const bytes = Buffer.alloc(length);
    entry.bytes?.copy(bytes);
    body.copy(bytes, Number(start));
    entry.bytes = bytes;
    return { status: 204 };
  }
  const { size } = JSON.parse(body.toString()) as { size: number };
  return on.finalise(entry, size) ? { status: 204 } : { status: 400, body: { message: 'size' } };
}
