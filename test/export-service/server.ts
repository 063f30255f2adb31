import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import {
  exportDocument,
  furtherServers,
  type Server,
  type Shapes,
  servers,
  serviceGrade,
} from './corpus.ts';

/** Ways in which the service can misbehave. */
export type Fault =
  | 'forbidden'
  | 'not-found'
  | 'too-many-requests'
  | 'internal-error'
  | 'slow'
  | 'stalled'
  | 'cut-off'
  | 'html'
  | 'wrong-type'
  | 'length-too-long'
  | 'length-too-short'
  | 'bomb'
  | 'broken-json'
  | 'not-an-export'
  | 'no-timestamp'
  | 'no-servers'
  | 'no-scores'
  | 'wrong-counts'
  | 'dangling-finding'
  | 'malformed-score'
  | 'stale'
  | 'gzip'
  | 'zstd'
  | 'redirect'
  | 'redirect-elsewhere'
  | 'redirect-loop';

export interface ExportServiceOptions {
  /** Keys that open the export. */
  readonly keys: readonly string[];
  /** 0 for a free port. */
  readonly port?: number;
  readonly fault?: Fault;
  /** The number of faulty answers after which the service recovers; by default, it never does. */
  readonly faultTimes?: number;
  readonly shapes?: Shapes;
  /** How many days ago the export was generated; 0 by default, so that the export changes every day. */
  readonly daysOld?: number;
  /**
   * Whether the service answers that nothing has changed if a request names the version that the client
   * holds.
   */
  readonly isConditional?: boolean;
  /** The number of additional servers, each with 2 kB of incompressible evidence. */
  readonly further?: number;
  /** Servers in addition to those in the corpus. */
  readonly others?: readonly Server[];
  /** Versions that the service does not have, such as `@fictional-mcp/notes 1.4.0`. */
  readonly missing?: readonly string[];
  /**
   * The name of a server about which the service lies: its versions get the best score, whatever was found in
   * them.
   */
  readonly lie?: string;
}

/** A request as the service saw it; its key is recorded only as right, wrong or missing. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly key: 'right' | 'wrong' | 'missing';
  readonly status: number;
}

export interface ExportService {
  readonly url: string;
  readonly requests: SeenRequest[];
  /** Makes the service misbehave, or behave again, from now on. */
  readonly setFault: (fault: Fault | undefined, times?: number) => void;
  /** Sets how many days ago the export was generated, from now on. */
  readonly setDaysOld: (daysOld: number) => void;
  /** Sets the versions that the export lacks from now on, such as `@fictional-mcp/notes 1.4.0`. */
  readonly setMissing: (versions: readonly string[]) => void;
  /** Sets a function that can answer requests instead of the service; it returns true if it has answered. */
  readonly setIntercept: (
    intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null,
  ) => void;
  readonly close: () => Promise<void>;
}

const exportPath = '/api/v1/scores.json';

/** Starts the export service that the contract describes, on loopback. */
export async function startExportService(options: ExportServiceOptions): Promise<ExportService> {
  const requests: SeenRequest[] = [];
  let current = options.fault;
  let faultsLeft = options.faultTimes ?? Number.POSITIVE_INFINITY;
  let daysOld = options.daysOld ?? 0;
  let missing = options.missing ?? [];
  let intercept: Parameters<ExportService['setIntercept']>[0] = null;
  const server = createServer((request, response) => {
    const key = keyOf(request, options.keys);
    const fault = faultsLeft > 0 ? current : undefined;
    response.on('close', () => {
      const { method = '', url: path = '' } = request;
      requests.push({ method, path, key, status: response.statusCode });
    });
    if (intercept?.(request, response)) return;
    const path = (request.url ?? '').split('?')[0];
    if (request.method !== 'GET' || (path !== exportPath && path !== `/moved${exportPath}`)) {
      response.writeHead(404).end();
    } else if (key !== 'right') {
      response.writeHead(402, { 'content-type': 'application/json' });
      response.end('{"error":"payment required"}');
    } else {
      if (fault !== undefined) faultsLeft -= 1;
      answer(request, response, fault, { ...options, daysOld, missing });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    setFault(fault, times = Number.POSITIVE_INFINITY) {
      current = fault;
      faultsLeft = times;
    },
    setDaysOld(days) {
      daysOld = days;
    },
    setMissing(versions) {
      missing = versions;
    },
    setIntercept(answers) {
      intercept = answers;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function keyOf({ headers }: IncomingMessage, keys: readonly string[]): SeenRequest['key'] {
  const sent = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (sent === undefined) return 'missing';
  return keys.includes(sent) ? 'right' : 'wrong';
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault | undefined,
  options: ExportServiceOptions,
): void {
  const { daysOld = 0, isConditional = false } = options;
  // The export is regenerated daily at midnight UTC.
  const day = new Date();
  day.setUTCHours(0, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() - daysOld);
  const etag = `"${day.getTime()}"`;
  if (isConditional && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const body = bodyOf(day, fault, options);
  const send = (content: Buffer | string, headers: Record<string, string> = {}): void => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(content)),
      ...(isConditional ? { etag } : {}),
      ...headers,
    });
    response.end(content);
  };
  switch (fault) {
    case 'forbidden':
      response.writeHead(403).end('forbidden');
      return;
    case 'not-found':
      response.writeHead(404).end();
      return;
    case 'too-many-requests':
      response.writeHead(429, { 'retry-after': '1' }).end();
      return;
    case 'internal-error':
      response.writeHead(500).end('a stack trace with secrets');
      return;
    case 'slow':
      setTimeout(() => send(body), 60_000).unref();
      return;
    case 'stalled':
      response.writeHead(200, { 'content-length': String(body.length) });
      response.write(body.subarray(0, 100));
      return;
    case 'cut-off':
      response.writeHead(200, { 'content-length': String(body.length) });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
      return;
    case 'html':
      send('<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' });
      return;
    case 'wrong-type':
      send(body, { 'content-type': 'text/plain' });
      return;
    case 'length-too-long':
      response.writeHead(200, { 'content-length': String(body.length + 1000) });
      response.write(body, () => response.destroy());
      return;
    case 'length-too-short':
      send(body, { 'content-length': String(body.length - 1000) });
      return;
    case 'bomb':
      send(bombOf(), { 'content-encoding': 'gzip' });
      return;
    case 'broken-json':
      send(body.subarray(0, body.length - 20));
      return;
    case 'gzip':
      send(gzipSync(body), { 'content-encoding': 'gzip' });
      return;
    case 'zstd':
      send(zstdCompressSync(body), { 'content-encoding': 'zstd' });
      return;
    case 'redirect':
      if (request.url === exportPath)
        response.writeHead(307, { location: `/moved${exportPath}` }).end();
      else send(body);
      return;
    case 'redirect-elsewhere':
      response.writeHead(302, { location: 'http://localhost:9/collect' }).end();
      return;
    case 'redirect-loop':
      response.writeHead(302, { location: exportPath }).end();
      return;
    default:
      send(body);
  }
}

/** Cached, because most services return the same export for every request. */
const bodies = new Map<string, Buffer>();
const mostBodies = 32;

function bodyOf(
  day: Date,
  fault: Fault | undefined,
  { shapes, further = 0, others = [], missing = [], lie }: ExportServiceOptions,
): Buffer {
  const key = JSON.stringify([day, fault, shapes, further, others, missing, lie]);
  const known = bodies.get(key);
  if (known !== undefined) return known;
  const corpus = [...servers, ...others, ...furtherServers(further)].map((server) => ({
    ...server,
    versions: Object.fromEntries(
      Object.entries(server.versions).filter(
        ([version]) => !missing.includes(`${server.name} ${version}`),
      ),
    ),
  }));
  const document = spoil(withLie(exportDocument(day, shapes, corpus), corpus, lie), fault);
  const body = Buffer.from(JSON.stringify(document));
  if (bodies.size >= mostBodies) bodies.clear();
  bodies.set(key, body);
  return body;
}

let bomb: Buffer | null = null;

/** Returns a compressed text that unpacks to a thousand times its size. */
function bombOf(): Buffer {
  bomb ??= gzipSync(Buffer.concat([Buffer.from('{"servers":["'), Buffer.alloc(40_000_000, 'x')]));
  return bomb;
}

/** Returns a document with the best score for one server, whatever its findings. */
function withLie(
  document: Record<string, unknown>,
  corpus: readonly Server[],
  lie: string | undefined,
): Record<string, unknown> {
  const about = corpus.find(({ name }) => name === lie)?.id;
  const scores = (document['scores'] as Record<string, unknown>[]).map((each) =>
    each['server'] === about ? { ...each, score: 100, grade: serviceGrade(100) } : each,
  );
  return { ...document, scores };
}

/** Returns content that breaks the contract if the fault calls for it. */
function spoil(document: Record<string, unknown>, fault: Fault | undefined): unknown {
  const scores = document['scores'] as Record<string, unknown>[];
  switch (fault) {
    case 'not-an-export':
      return { message: 'hello' };
    case 'no-timestamp':
      return { ...document, generated_at: 'yesterday' };
    case 'stale': {
      const old = new Date(Date.parse(String(document['generated_at'])) - 4 * 86_400_000);
      return { ...document, generated_at: old.toISOString() };
    }
    case 'no-servers':
      return { ...document, servers: [] };
    case 'no-scores':
      return { ...document, scores: [] };
    case 'wrong-counts':
      return { ...document, counts: { servers: 1, scores: 2, findings: 3 } };
    case 'dangling-finding':
      return { ...document, scores: scores.map((score) => ({ ...score, findings: ['fnd-0'] })) };
    case 'malformed-score':
      return { ...document, scores: scores.map((score) => ({ ...score, score: 'ninety' })) };
    default:
      return document;
  }
}
