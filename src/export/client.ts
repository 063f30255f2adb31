import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { HttpClient } from '@actions/http-client';
import { causeOf, GateError } from '../failure.ts';
import { connectTimeout, type DownloadRequest, follow, Transient } from './request.ts';
import type { Validators } from './store.ts';

/** What a download needs of the world. */
export interface DownloadPorts {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly log: (line: string) => void;
  /** Shows how far a transfer has come, in the place of what it showed before; without it the log does. */
  readonly progress?: (words: string) => void;
}

/** Takes the body of one attempt, decompressed. */
export interface Receiver {
  /** True ends the download: it is enough. */
  readonly push: (chunk: Uint8Array) => boolean;
  /** Whether what was taken is whole, where the transfer itself does not tell. */
  readonly isComplete: () => boolean;
}

/** How a download ended. */
export type Downloaded =
  | { readonly kind: 'complete'; readonly bytes: number; readonly validators: Validators }
  | { readonly kind: 'enough' }
  /** Only where something was held. */
  | { readonly kind: 'unchanged' };

const maxAttempts = 3;
const firstBackoffMs = 1000;
const longestBackoffMs = 30_000;
/** How often a transfer says how far it has come: in a log, and on a screen. */
const progressMs = { log: 5000, screen: 200 } as const;

/** What a receiver threw: it says what it is, and no other attempt would end otherwise. */
class Refused extends Error {}

/**
 * Downloads the export with the API key. Redirects are followed within the origin only, for the key
 * goes with the request; bodies of errors are never read into a message. Proxies are taken from
 * `https_proxy`, `http_proxy` and `no_proxy`, certificate authorities from where Node takes them.
 *
 * @param receive begins to take a body; called once for each attempt that gets one
 * @throws GateError `key-refused`, `access-refused`, `export-not-found`, `export-unavailable`,
 *   `export-too-large`, `export-redirected`, `certificate-refused`; what the receiver throws
 */
export async function downloadExport(
  request: DownloadRequest,
  ports: DownloadPorts,
  receive: () => Receiver,
): Promise<Downloaded> {
  const deadline = ports.now() + request.timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptDownload(request, ports, deadline - ports.now(), receive);
    } catch (error) {
      if (error instanceof Refused) throw error.cause;
      if (!(error instanceof Transient)) throw error;
      const backoff = Math.min(firstBackoffMs * 2 ** (attempt - 1), longestBackoffMs);
      const wait = error.retryAfterMs ?? Math.round(backoff * (0.5 + ports.random() / 2));
      const left = deadline - ports.now();
      if (attempt === maxAttempts || wait >= left) {
        throw new GateError(
          'export-unavailable',
          `The export could not be downloaded from ${request.baseUrl.host}: ${error.message}` +
            ` (${attempt} ${attempt === 1 ? 'attempt' : 'attempts'}).`,
          'Run the job again. If it lasts, ask the owner of the grading service, raise the input timeout, or set on-unavailable: warn.',
          { cause: error },
        );
      }
      ports.log(`Export: ${error.message}; trying again in ${(wait / 1000).toFixed(1)} s`);
      await ports.sleep(wait);
    }
  }
}

async function attemptDownload(
  request: DownloadRequest,
  ports: DownloadPorts,
  budgetMs: number,
  receive: () => Receiver,
): Promise<Downloaded> {
  const client = new HttpClient(request.userAgent, [connectTimeout(request.connectMs)], {
    allowRedirects: false,
    socketTimeout: request.idleMs,
  });
  let message: IncomingMessage | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  // The client gives no way to end a request: the timer wins the race and closes what is open.
  const overtime = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        isOver = true;
        reject(new Transient('it took longer than the input timeout allows'));
        message?.destroy();
      },
      Math.max(budgetMs, 0),
    );
  });
  const transfer = async (): Promise<Downloaded> => {
    message = await follow(client, request, ports.now);
    if (isOver || message.statusCode === 304) {
      message.destroy();
      // Where the time is over this is heard by nobody.
      return { kind: 'unchanged' };
    }
    return readBody(message, request, ports, guarded(receive)());
  };
  try {
    return await Promise.race([transfer(), overtime]);
  } catch (error) {
    if ([GateError, Transient, Refused].some((known) => error instanceof known)) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (/CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/.test(code)) {
      throw new GateError(
        'certificate-refused',
        `The certificate of ${request.baseUrl.host} is not trusted (${code}).`,
        'Where a proxy or the service has a certificate authority of its own, name its file in the environment variable NODE_EXTRA_CA_CERTS of the step.',
        { cause: error },
      );
    }
    const cause = causeOf(error);
    const words = /timeout/i.test(cause) ? 'the service did not answer in time' : cause;
    throw new Transient(words, null, { cause: error });
  } finally {
    clearTimeout(timer);
    client.dispose();
  }
}

async function readBody(
  message: IncomingMessage,
  request: DownloadRequest,
  ports: DownloadPorts,
  receiver: Receiver,
): Promise<Downloaded> {
  const { headers } = message;
  const decoder = decoderOf(headers['content-encoding'] ?? 'identity');
  const announced = decoder === null ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
  const progress = progressLog(ports, announced);
  let length = 0;
  let isEnough = false;
  const take = async (source: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of source) {
      length += chunk.length;
      if (length > request.maxBytes) {
        throw new GateError(
          'export-too-large',
          `The export of ${request.baseUrl.host} is larger than ${Math.floor(request.maxBytes / 1e6)} MB, the most that is read.`,
          'Tell the maintainers of the action; until then judge a smaller export with export-file.',
        );
      }
      progress(length);
      isEnough = guarded(receiver.push)(chunk);
      if (isEnough) return;
    }
  };
  message.setTimeout(request.idleMs, () => {
    message.destroy(new Transient('the transfer stood still'));
  });
  try {
    if (decoder === null) await pipeline(message, take);
    else await pipeline(message, decoder, take);
  } catch (error) {
    if ([GateError, Transient, Refused].some((known) => error instanceof known)) throw error;
    if (!isEnough) {
      throw new Transient(`the transfer broke off after ${length} bytes`, null, { cause: error });
    }
  }
  if (isEnough) {
    message.destroy();
    return { kind: 'enough' };
  }
  // A body without a length ends where the connection does, whoever ended that.
  const isFramed = 'content-length' in headers || 'transfer-encoding' in headers;
  if (!message.complete || !(isFramed || receiver.isComplete())) {
    throw new Transient(`the transfer broke off after ${length} bytes`);
  }
  return {
    kind: 'complete',
    bytes: length,
    validators: {
      etag: validatorOf(headers.etag),
      lastModified: validatorOf(headers['last-modified']),
    },
  };
}

/** A receiver's part, whose faults are its own and not those of the transfer. */
function guarded<Args extends readonly unknown[], T>(part: (...args: Args) => T) {
  return (...args: Args): T => {
    try {
      return part(...args);
    } catch (error) {
      throw new Refused('refused', { cause: error });
    }
  };
}

/** A header's text that may be sent back one day; null for what is long or odd. */
function validatorOf(text: string | undefined): string | null {
  return text !== undefined && /^[\x20-\x7e]{1,200}$/.test(text) ? text : null;
}

/** Says now and then how far a long transfer has come. */
function progressLog(
  { now, log, progress }: DownloadPorts,
  announced: number,
): (length: number) => void {
  const started = now();
  const pause = progress === undefined ? progressMs.log : progressMs.screen;
  let said = started;
  return (length) => {
    const time = now();
    if (time - said < pause) return;
    said = time;
    const of = announced > 0 ? ` of ${(announced / 1e6).toFixed(0)}` : '';
    const rate = length / 1e3 / (time - started);
    (progress ?? log)(
      `Export: ${(length / 1e6).toFixed(0)}${of} MB downloaded, ${rate.toFixed(1)} MB/s`,
    );
  };
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
