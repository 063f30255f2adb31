import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An entry of the cache: immutable once it is finalised. */
export interface CacheEntry {
  key: string;
  readonly version: string;
  bytes: Buffer | null;
}

export interface CacheServiceOptions {
  /**
   * `down`: every call fails; `read-only`: nothing can be saved, as for events of outsiders; `full`:
   * the repository has used up its space.
   */
  readonly mode?: 'down' | 'read-only' | 'full';
}

export interface CacheService {
  readonly url: string;
  /** Calls as `method key → outcome`. */
  readonly calls: readonly string[];
  readonly entries: readonly CacheEntry[];
  /** Changes what is stored, as someone does who may write to the cache. */
  readonly tamper: (change: (entry: CacheEntry) => void) => void;
  readonly close: () => Promise<void>;
}

const rpc = '/twirp/github.actions.results.api.v1.CacheService/';

/**
 * A cache service on loopback that speaks version 2 of the cache protocol to the real client: the
 * three calls of the service, and the upload and download of blobs by signed address. Keys match by
 * prefix, the newest first, as on GitHub.
 */
export async function startCacheService(options: CacheServiceOptions = {}): Promise<CacheService> {
  const calls: string[] = [];
  const entries: CacheEntry[] = [];
  let base = '';
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const body = await bodyOf(request);
    if (path.startsWith(rpc)) {
      const [status, outcome, answer] = call(path.slice(rpc.length), JSON.parse(body.toString()));
      calls.push(outcome);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
      return;
    }
    blob(request, response, Number(path.split('/').at(-1)), body);
  });

  function call(
    method: string,
    { key, version }: { key: string; version: string },
  ): [number, string, object] {
    if (options.mode === 'down')
      return [400, `${method} ${key} → refused`, { msg: 'out of order' }];
    const isOf = (entry: CacheEntry): boolean => entry.version === version;
    const restored = entries.findLast(
      (entry) => isOf(entry) && entry.bytes !== null && entry.key.startsWith(key),
    );
    switch (method) {
      case 'GetCacheEntryDownloadURL': {
        if (restored === undefined) return [200, `restore ${key} → miss`, { ok: false }];
        const url = `${base}/blobs/${entries.indexOf(restored)}`;
        return [
          200,
          `restore ${key} → hit`,
          { ok: true, signed_download_url: url, matched_key: restored.key },
        ];
      }
      case 'CreateCacheEntry': {
        if (options.mode === 'read-only') {
          const msg = 'cache write denied: the token of this run may only read';
          return [403, `save ${key} → denied`, { msg }];
        }
        if (options.mode === 'full') {
          const message =
            'Cache storage quota has been hit. Unable to upload any new cache entries.';
          return [200, `save ${key} → full`, { ok: false, message }];
        }
        // Who reserves a key first has it, finished or not.
        const isTaken = entries.some((entry) => entry.key === key && isOf(entry));
        if (isTaken) return [200, `save ${key} → exists`, { ok: false }];
        entries.push({ key, version, bytes: null });
        const url = `${base}/blobs/${entries.length - 1}?sig=signed`;
        return [200, `save ${key} → reserved`, { ok: true, signed_upload_url: url }];
      }
      case 'FinalizeCacheEntryUpload':
        return [200, `finalise ${key}`, { ok: true, entry_id: '1' }];
      default:
        return [404, `${method}?`, {}];
    }
  }

  function blob(
    request: IncomingMessage,
    response: ServerResponse,
    index: number,
    body: Buffer,
  ): void {
    const entry = entries[index];
    if (entry === undefined) {
      response.writeHead(404).end();
    } else if (request.method === 'PUT') {
      entry.bytes = body;
      response.writeHead(201, { etag: '"1"', 'x-ms-request-id': '1' }).end();
    } else {
      const bytes = entry.bytes ?? Buffer.alloc(0);
      response.writeHead(200, { 'content-length': String(bytes.length) }).end(bytes);
    }
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${base}/`,
    calls,
    entries,
    tamper(change) {
      for (const entry of entries) if (entry.bytes !== null) change(entry);
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
