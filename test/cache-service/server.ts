import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { answerBlob, type BlobCall } from './blobs.ts';
import { type CacheEntry, findEntry, reserveEntry } from './entries.ts';
import { answerRest, answerTwirp, type CacheOperations, type CacheRequest } from './protocols.ts';
import { type CacheScope, runtimeToken, scopesFrom } from './token.ts';

export interface CacheServiceOptions {
  /** `down`: every call fails; `full`: the repository has used up its space. */
  readonly mode?: 'down' | 'full';
  /** The protocol version that the service speaks: 2 by default, 1 as on Enterprise Server. */
  readonly protocol?: 1 | 2;
  /** Key and certificate for an HTTPS service, as PEM. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

export interface CacheService {
  /** Calls as `method key → outcome`. */
  readonly calls: readonly string[];
  /** Operations on blobs, in order. */
  readonly transfers: readonly BlobCall[];
  readonly entries: readonly CacheEntry[];
  /** Returns the runner's variables for a job with these scopes. */
  readonly variables: (scopes: readonly CacheScope[]) => Record<string, string>;
  /** Changes the stored entries, as someone with write access to the cache could. */
  readonly tamper: (change: (entry: CacheEntry) => void) => void;
  /** Copies entries from another cache service, as if its jobs had saved them here. */
  readonly takeOver: (entries: readonly CacheEntry[]) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts a cache service on loopback that speaks the cache protocols to the real client. The scopes of a
 * job's token decide which entries the job can find and save. Contents have separate URLs that need no token.
 */
export async function startCacheService(options: CacheServiceOptions = {}): Promise<CacheService> {
  const { mode, protocol = 2, tls } = options;
  const calls: string[] = [];
  const transfers: BlobCall[] = [];
  const entries: CacheEntry[] = [];
  const blocks = new Map<CacheEntry, Map<string, Buffer>>();
  let base = '';

  const listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = request;
    const body = await bodyOf(request);
    const [, index] = /^\/blobs\/(\d+)/.exec(path) ?? [];
    if (index !== undefined) {
      blob(request, response, entries[Number(index)], body);
      return;
    }
    const scopes = scopesFrom(headers.authorization);
    const called = { method, path, range: headers['content-range'], body };
    const reply = scopes === null ? { status: 401, body: {} } : answer(called, scopes);
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
  };
  const server = tls === undefined ? createServer(listener) : createSecureServer(tls, listener);

  function answer(request: CacheRequest, scopes: readonly CacheScope[]) {
    if (mode === 'down') {
      calls.push(`${request.path.split('/').at(-1)} → refused`);
      return { status: 400, body: { msg: 'out of order', message: 'out of order' } };
    }
    const operations = operationsOf(scopes);
    const reply = (protocol === 1 ? answerRest : answerTwirp)(request, operations);
    if (reply === null) calls.push(`${request.method} ${request.path} → another protocol`);
    return reply ?? { status: 404, body: {} };
  }

  function operationsOf(scopes: readonly CacheScope[]): CacheOperations {
    const addressOf = (entry: CacheEntry): string =>
      `${base}/blobs/${entries.indexOf(entry)}?sig=signed`;
    return {
      entries,
      restore(keys, version) {
        const entry = findEntry(entries, keys, version, scopes);
        calls.push(`restore ${keys.join(', ')} → ${entry === undefined ? 'miss' : 'hit'}`);
        return entry === undefined ? null : { entry, address: addressOf(entry) };
      },
      reserve(key, version) {
        const reserved =
          mode === 'full'
            ? ({ kind: 'full' } as const)
            : reserveEntry(entries, key, version, scopes);
        calls.push(`save ${key} → ${reserved.kind}`);
        if (reserved.kind !== 'reserved') return reserved;
        const { entry } = reserved;
        return { kind: 'reserved', index: entries.indexOf(entry), address: addressOf(entry) };
      },
      reserved: (key, version) =>
        entries.findLast(
          (entry) => entry.key === key && entry.version === version && !entry.isFinalised,
        ),
      finalise(entry, size) {
        const isWhole = entry?.bytes?.length === size;
        calls.push(`finalise ${entry?.key}${isWhole ? '' : ' → not whole'}`);
        if (entry !== undefined) entry.isFinalised = isWhole;
        return isWhole;
      },
    };
  }

  function blob(
    request: IncomingMessage,
    response: ServerResponse,
    entry: CacheEntry | undefined,
    body: Buffer,
  ): void {
    if (entry === undefined) {
      response.writeHead(404).end();
      return;
    }
    const pending = blocks.get(entry) ?? new Map<string, Buffer>();
    blocks.set(entry, pending);
    const stored = { bytes: entry.bytes, blocks: pending };
    transfers.push(answerBlob(request, response, stored, body));
    entry.bytes = stored.bytes;
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    calls,
    transfers,
    entries,
    variables: (scopes) => ({
      ACTIONS_RUNTIME_TOKEN: runtimeToken(scopes),
      ...(protocol === 1
        ? { ACTIONS_CACHE_URL: `${base}/` }
        : { ACTIONS_CACHE_SERVICE_V2: 'true', ACTIONS_RESULTS_URL: `${base}/` }),
    }),
    tamper(change) {
      for (const entry of entries) if (entry.bytes !== null) change(entry);
    },
    takeOver(others) {
      for (const { bytes, ...entry } of others) {
        entries.push({ ...entry, bytes: bytes && Buffer.from(bytes) });
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
