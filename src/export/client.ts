import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { HttpClient } from '@actions/http-client';
import { causeOf, GateError } from '../failure.ts';

/** Where the export lies below the service's base URL (section 4 of the contract). */
export const exportPath = '/api/v1/scores.json';

/** One download of the export. */
export interface DownloadRequest {
  /** The service's base URL; the path of the export is appended. */
  readonly baseUrl: URL;
  readonly apiKey: string;
  /** For everything, retries included, in milliseconds. */
  readonly timeoutMs: number;
  /** Longest silence of the service, in milliseconds. */
  readonly idleMs: number;
  /** Largest body that is accepted, after decompression. */
  readonly maxBytes: number;
  readonly userAgent: string;
}

/** What a download needs of the world. */
export interface DownloadWorld {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly log: (line: string) => void;
}

const maxAttempts = 3;
const maxRedirects = 5;
const firstBackoffMs = 1000;
const longestBackoffMs = 30_000;

/** Trouble that another attempt may not have. */
class Transient extends Error {
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Downloads the export with the API key. Redirects are followed within the origin only, for the key
 * goes with the request; bodies of errors are never read into a message.
 *
 * @returns the document's bytes, decompressed
 * @throws GateError `key-refused`, `access-refused`, `export-not-found`, `export-unavailable`,
 *   `export-too-large`, `export-redirected`
 */
export async function downloadExport(
  request: DownloadRequest,
  world: DownloadWorld,
): Promise<Uint8Array> {
  const deadline = world.now() + request.timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptDownload(request, deadline - world.now());
    } catch (error) {
      if (!(error instanceof Transient)) throw error;
      const backoff = Math.min(firstBackoffMs * 2 ** (attempt - 1), longestBackoffMs);
      const wait = error.retryAfterMs ?? Math.round(backoff * (0.5 + world.random() / 2));
      const left = deadline - world.now();
      if (attempt === maxAttempts || wait >= left) {
        throw new GateError(
          'export-unavailable',
          `The export could not be downloaded from ${request.baseUrl.host}: ${error.message}` +
            ` (${attempt} ${attempt === 1 ? 'attempt' : 'attempts'}).`,
          'Run the job again. If it lasts, ask the owner of the grading service, raise the input timeout, or set on-unavailable: warn.',
          { cause: error },
        );
      }
      world.log(`Export: ${error.message}; trying again in ${(wait / 1000).toFixed(1)} s`);
      await world.sleep(wait);
    }
  }
}

async function attemptDownload(request: DownloadRequest, budgetMs: number): Promise<Uint8Array> {
  const client = new HttpClient(request.userAgent, [], {
    allowRedirects: false,
    socketTimeout: request.idleMs,
  });
  let message: IncomingMessage | null = null;
  let timer: NodeJS.Timeout | undefined;
  // The client gives no way to end a request: the timer wins the race and closes what is open.
  const overtime = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        reject(new Transient('it took longer than the input timeout allows'));
        message?.destroy();
      },
      Math.max(budgetMs, 0),
    );
  });
  const transfer = async (): Promise<Uint8Array> => {
    message = await follow(client, request);
    return await readBody(message, request);
  };
  try {
    return await Promise.race([transfer(), overtime]);
  } catch (error) {
    if (error instanceof GateError || error instanceof Transient) throw error;
    const cause = causeOf(error);
    const words = /timeout/i.test(cause) ? 'the service did not answer in time' : cause;
    throw new Transient(words, null, { cause: error });
  } finally {
    clearTimeout(timer);
    client.dispose();
  }
}

async function follow(client: HttpClient, request: DownloadRequest): Promise<IncomingMessage> {
  const { baseUrl } = request;
  // Set as a path, and not resolved against the base: a path that begins with `//` would be a host.
  let url = new URL(baseUrl);
  url.pathname = baseUrl.pathname.replace(/\/+$/, '') + exportPath;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const { message } = await client.get(url.href, {
      authorization: `Bearer ${request.apiKey}`,
      accept: 'application/json',
      'accept-encoding': 'gzip, zstd',
    });
    const status = message.statusCode ?? 0;
    if (status === 200) return message;
    message.destroy();
    if (![301, 302, 303, 307, 308].includes(status)) throw refusal(status, message, request);
    const location = message.headers.location ?? '';
    const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
    if (next === null || next.origin !== baseUrl.origin) {
      throw new GateError(
        'export-redirected',
        `${baseUrl.host} redirects the export to ${next?.host || 'nowhere'}, and the API key is sent to no other origin.`,
        'Set base-url to the address that the grading service documents.',
      );
    }
    url = next;
  }
  throw new GateError(
    'export-redirected',
    `${baseUrl.host} redirects the export more than ${maxRedirects} times.`,
    'Set base-url to the address that the grading service documents.',
  );
}

function refusal(status: number, message: IncomingMessage, request: DownloadRequest): Error {
  const { host } = request.baseUrl;
  if (status === 402) {
    return new GateError(
      'key-refused',
      `${host} answered 402 Payment Required: the API key is missing, expired or refused.`,
      'Check that the secret behind api-key holds the current key and that the subscription runs; a new key is requested on the site of the service.',
    );
  }
  if (status === 401 || status === 403) {
    return new GateError(
      'access-refused',
      `${host} answered ${status}: this runner or this key may not have the export.`,
      'Check the key, and whether a proxy or firewall in front of the service refuses the runner.',
    );
  }
  if (status === 429 || status >= 500) {
    const words = status === 429 ? 'too many requests' : 'the service is in trouble';
    return new Transient(`status ${status}, ${words}`, retryAfterOf(message));
  }
  return new GateError(
    'export-not-found',
    `${host} answered ${status || 'nothing'} where the export should be.`,
    `Check base-url: ${exportPath} is appended to it.`,
  );
}

/** `Retry-After` in milliseconds; dates are rare and waited for as an ordinary backoff. */
function retryAfterOf(message: IncomingMessage): number | null {
  const seconds = message.headers['retry-after'];
  return seconds !== undefined && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null;
}

async function readBody(message: IncomingMessage, request: DownloadRequest): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const collect = async (source: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of source) {
      length += chunk.length;
      if (length > request.maxBytes) {
        throw new GateError(
          'export-too-large',
          `The export of ${request.baseUrl.host} is larger than ${Math.floor(request.maxBytes / 1e6)} MB, the most that is read.`,
          'Tell the maintainers of the action; until then judge a smaller export with export-file.',
        );
      }
      chunks.push(chunk);
    }
  };
  message.setTimeout(request.idleMs, () => {
    message.destroy(new Transient('the transfer stood still'));
  });
  const decoder = decoderOf(message.headers['content-encoding'] ?? 'identity');
  try {
    if (decoder === null) await pipeline(message, collect);
    else await pipeline(message, decoder, collect);
  } catch (error) {
    if (error instanceof GateError || error instanceof Transient) throw error;
    throw new Transient(`the transfer broke off after ${length} bytes`, null, { cause: error });
  }
  if (!message.complete) throw new Transient(`the transfer broke off after ${length} bytes`);
  return Buffer.concat(chunks, length);
}

function decoderOf(encoding: string): Transform | null {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
    case '':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ chunkSize: 256 * 1024 });
    case 'zstd':
      return createZstdDecompress({ chunkSize: 256 * 1024 });
    default:
      throw new Transient('the body has an encoding that was not asked for');
  }
}
