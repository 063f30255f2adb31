import {
  ExchangeError,
  exchange,
  type HttpPorts,
  type HttpRequest,
  type HttpResponse,
  type HttpTrouble,
  retryAfterMs,
  waitAfter,
} from '../../io/http.ts';
import { GateError } from '../../model/failure.ts';
import {
  type DownloadRequest,
  exportRetries,
  exportTrouble,
  failureOf,
  withExportRetries,
} from '../service/request.ts';
import {
  type Manifest,
  manifestPath,
  maxManifestBytes,
  mirrorAddress,
  readManifest,
  type SealedFile,
} from './manifest.ts';
import {
  boundaryOf,
  type FilePart,
  partOverhead,
  readContentRange,
  readMultipart,
  readWholeLength,
} from './multipart.ts';
import { bytesAt, planRanges, type RangeMode, rangeHeader, totalBytes } from './ranges.ts';
import type { ReadExtents } from './read.ts';
import type { Extent } from './records.ts';

/*
 * Requests to a mirror. None of them has the API key. Files have a digest in their names, and so need no
 * `ETag`: behind several servers these differ for equal files.
 */

/** An address that does not answer for its manifest in this time, in milliseconds, is the service. */
const manifestMs = 10_000;
const maxRedirects = 5;
/** A file of at most this size is read whole from a server that knows no ranges. */
const maxWholeBytes = 4 * 1024 * 1024;
/** How many requests are made at the same time. */
const maxConcurrent = 6;

/** The file of a manifest is gone or another one: a new manifest says where the export is now. */
export class MirrorReplaced extends Error {
  readonly manifest: Pick<SealedFile, 'file' | 'size'>;
  /** How long the file is, in bytes; null if it is gone, or the server does not say. */
  readonly found: number | null;

  constructor(manifest: MirrorReplaced['manifest'], found: number | null) {
    super('the file is not that of the manifest');
    this.manifest = manifest;
    this.found = found;
  }
}

/** What a request to a mirror needs. */
export type MirrorRequest = Omit<DownloadRequest, 'apiKey' | 'validators' | 'maxBytes'>;

/**
 * Requests the manifest of a mirror.
 *
 * @returns null if there is none, for whatever reason: then the address is that of the service
 * @throws GateError `mirror-unreadable` for a manifest that this version cannot use
 */
export async function findManifest(request: MirrorRequest): Promise<Manifest | null> {
  const wholeMs = Math.min(request.timeoutMs, manifestMs);
  const text = await exchange(
    {
      ...fileRequest(request, manifestPath, wholeMs),
      // A cache on the way may have yesterday's.
      headers: { ...plainHeaders, accept: 'application/json', 'cache-control': 'no-cache' },
    },
    async (response) => {
      if (response.status !== 200) return null;
      return (await readBytes(response, maxManifestBytes))?.toString() ?? null;
    },
  ).catch((error: unknown) => {
    if (error instanceof ExchangeError) return null;
    throw error;
  });
  return text === null ? null : readManifest(text, request.baseUrl.host);
}

/**
 * Reads parts of the file of a mirror. It begins with several ranges in one request. A server that does
 * not send them all gets one request for each from then on.
 *
 * Rejects with `MirrorReplaced`, GateError `export-unavailable`, `access-refused`, `export-redirected`,
 * `certificate-refused`, or `mirror-without-ranges`.
 */
export function openMirrorFile(
  request: MirrorRequest,
  manifest: SealedFile,
  ports: HttpPorts,
): ReadExtents {
  const { file, size } = manifest;
  const deadline = ports.now() + request.timeoutMs;
  const known: { mode: RangeMode; whole: FilePart | null } = { mode: 'several', whole: null };

  /** The parts that a request brings; those that are missing are requested one by one. */
  const requestRanges = (ranges: readonly Extent[]): Promise<FilePart[]> => {
    const attempt = async (): Promise<FilePart[]> => {
      const wholeMs = deadline - ports.now();
      const range = { range: rangeHeader(ranges) };
      const target = fileRequest(request, `/${file}`, wholeMs);
      try {
        return await exchange({ ...target, headers: { ...plainHeaders, ...range } }, (response) =>
          partsOf(response, ranges),
        );
      } catch (error) {
        throw error instanceof ExchangeError ? mirrorFailure(error, request) : error;
      }
    };
    const gaveUp = {
      words: (trouble: string, attempts: string) =>
        `The mirror could not be read from ${request.baseUrl.host}: ${trouble} (${attempts}).`,
      remedy:
        'Run the job again. If this persists, check the server that publishes the mirror, or set base-url to the address of the grading service.',
    };
    return withExportRetries(attempt, deadline, gaveUp, ports);
  };

  const partsOf = async (
    response: HttpResponse,
    ranges: readonly Extent[],
  ): Promise<FilePart[]> => {
    const { status } = response;
    if (status === 206) {
      const parts = await readParts(response, ranges);
      const other = parts.find(({ total }) => total !== size);
      if (other !== undefined) throw new MirrorReplaced(manifest, other.total);
      return parts;
    }
    // A server may refuse several ranges, or ignore them: then the body is the whole file.
    const isRefused = status === 200 || (status >= 400 && status < 404) || status === 416;
    if (ranges.length > 1 && isRefused) return [];
    if (status === 200) {
      if (size > maxWholeBytes) throw withoutRanges(request);
      const bytes = await readBytes(response, size);
      if (bytes?.length !== size) throw new MirrorReplaced(manifest, bytes?.length ?? null);
      known.whole = { offset: 0, bytes, total: size };
      return [known.whole];
    }
    if (status === 416) {
      throw new MirrorReplaced(manifest, readWholeLength(response.headers['content-range']));
    }
    if (status === 404 || status === 410) throw new MirrorReplaced(manifest, null);
    throw refusal(response, request, ports.now());
  };

  return async (places) => {
    const parts: FilePart[] = known.whole === null ? [] : [known.whole];
    const isMissing = (place: Extent): boolean => bytesAt(place, parts) === null;
    for (const mode of ['several', 'single'] as const) {
      if (mode === 'several' && known.mode === 'single') continue;
      const plan = planRanges(places.filter(isMissing), mode);
      await inParallel(plan, async (ranges) => {
        parts.push(...(await requestRanges(ranges)));
      });
      if (places.some(isMissing)) known.mode = 'single';
    }
    return places.map((place) => {
      const bytes = bytesAt(place, parts);
      if (bytes === null) throw withoutRanges(request);
      return bytes;
    });
  };
}

const plainHeaders = { 'accept-encoding': 'identity' } as const;

/** A request for a file of the mirror, without headers. */
function fileRequest(
  { baseUrl, userAgent, idleMs, connectMs }: MirrorRequest,
  path: string,
  wholeMs: number,
): Omit<HttpRequest, 'headers'> {
  // Set as a path, not resolved against the base: a path that begins with `//` would name a host.
  const url = mirrorAddress(baseUrl);
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '') + path;
  const timeouts = { wholeMs, idleMs, connectMs };
  return { method: 'GET', url: url.href, userAgent, timeouts, maxRedirects };
}

/** The parts of a partial response; none if it cannot be understood. */
async function readParts(response: HttpResponse, ranges: readonly Extent[]): Promise<FilePart[]> {
  const limit = totalBytes(ranges) + (ranges.length + 1) * partOverhead;
  const { headers } = response;
  const boundary = boundaryOf(headers['content-type']);
  const range = boundary === null ? readContentRange(headers['content-range']) : null;
  if (boundary === null && range === null) return [];
  const body = await readBytes(response, limit);
  if (body === null) return [];
  if (boundary !== null) return readMultipart(body, boundary) ?? [];
  if (range === null || range.length !== body.length) return [];
  return [{ offset: range.offset, bytes: body, total: range.total }];
}

/** The body of a response; null if it is longer than a limit. */
async function readBytes({ read }: HttpResponse, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const end = await read((chunk) => {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    return length > limit;
  });
  return end.kind === 'enough' ? null : Buffer.concat(chunks);
}

/** Runs a task for each item, some at the same time. Rejects with the first error, and begins no more. */
async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await run(item).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, items.length) }, work));
}

function withoutRanges({ baseUrl: { host } }: MirrorRequest): GateError {
  return new GateError(
    'mirror-without-ranges',
    `The server of the mirror at ${host} does not send parts of a file.`,
    'Publish the mirror on a server with range requests that does not compress its files.',
  );
}

function refusal(
  { status, headers }: HttpResponse,
  { baseUrl: { host } }: MirrorRequest,
  now: number,
): GateError | HttpTrouble {
  if (status === 401 || status === 403) {
    return new GateError(
      'access-refused',
      `${host} answered ${status} where the file of the mirror should be.`,
      'Check that the runner may read the mirror: its manifest can be read, and the file that this names cannot.',
    );
  }
  const wait = waitAfter(status, retryAfterMs(headers['retry-after'], now), exportRetries);
  return exportTrouble(`status ${status} where the file of the mirror should be`, wait);
}

/** The error for a failed exchange. There is no key that a redirect could take along, but also no use. */
function mirrorFailure(error: ExchangeError, request: MirrorRequest): GateError | HttpTrouble {
  const { kind } = error.failure;
  if (kind !== 'foreign-redirect') return failureOf(error, request);
  return new GateError(
    'export-redirected',
    `${request.baseUrl.host} redirects the file of the mirror to another address, which is not followed.`,
    'Publish the file at the address of the mirror itself, beside its manifest.',
  );
}
