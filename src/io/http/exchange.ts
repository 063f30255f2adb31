import type { Agent, IncomingMessage, RequestOptions } from 'node:http';
import type { Socket } from 'node:net';
import { HttpClient, type HttpClientResponse } from '@actions/http-client';
import { describeError } from '../../model/failure.ts';
import { type BodyEnd, readBody } from './body.ts';
import { ExchangeError } from './exchange-error.ts';

/**
 * Sends single HTTP requests, with support for proxies, timeouts and redirects. A request can contain a key,
 * so it is never sent to another origin.
 */

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly userAgent: string;
  readonly timeouts: Timeouts;
  /** Maximum number of same-origin redirects to follow. If 0, a redirect is returned as the response. */
  readonly maxRedirects: number;
}

export interface Timeouts {
  /** Time limit for the whole exchange: the request, its redirects and the response body. */
  readonly wholeMs: number;
  /** Maximum time without data, both before the response and within its body. Defaults to `wholeMs`. */
  readonly idleMs?: number;
  /** Time limit for establishing the connection. By default, there is no separate limit. */
  readonly connectMs?: number;
}

export interface HttpResponse {
  readonly status: number;
  /** Headers, keyed by lowercase name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Length of the body in bytes; null if the length is unknown or the body is compressed. */
  readonly length: number | null;
  /**
   * Passes the body to `take` in decompressed chunks, and ends the transfer when `take` returns true.
   *
   * @throws ExchangeError; any error from `take`
   */
  readonly read: (take: (chunk: Uint8Array) => boolean) => Promise<BodyEnd>;
}

/**
 * Sends a request, passes any response to `use` regardless of its status, and then closes the connection.
 * Proxies come from `https_proxy`, `http_proxy` and `no_proxy`; certificate authorities come from Node's
 * settings.
 *
 * @throws ExchangeError if there is no response; any error from `use`
 */
export async function exchange<T>(
  request: HttpRequest,
  use: (response: HttpResponse) => Promise<T>,
): Promise<T> {
  const { wholeMs, idleMs = Math.max(wholeMs, 0), connectMs } = request.timeouts;
  const handlers = [plainHost, ...(connectMs === undefined ? [] : [connectTimeout(connectMs)])];
  const client = new HttpClient(request.userAgent, handlers, {
    allowRedirects: false,
    socketTimeout: idleMs,
  });
  const open: { message: IncomingMessage | null } = { message: null };
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  // The HTTP client cannot cancel a request, so the connection is closed if the timer wins the race.
  const overtime = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        isOver = true;
        reject(new ExchangeError({ kind: 'overtime' }));
      },
      Math.max(wholeMs, 0),
    );
  });
  const transfer = async (): Promise<T> => {
    const message = await follow(client, request, idleMs);
    open.message = message;
    if (!isOver) return use(createResponse(message, idleMs));
    // The response arrived after the race ended, so this error is never seen.
    message.destroy();
    throw new ExchangeError({ kind: 'overtime' });
  };
  try {
    return await Promise.race([transfer(), overtime]);
  } finally {
    clearTimeout(timer);
    open.message?.destroy();
    client.dispose();
  }
}

function createResponse(message: IncomingMessage, idleMs: number): HttpResponse {
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, value?.toString()]),
  );
  const length = isPlain(headers['content-encoding']) ? Number(headers['content-length'] ?? '') : 0;
  return {
    status: message.statusCode ?? 0,
    headers,
    length: length > 0 ? length : null,
    read: (take) => readBody(message, idleMs, take),
  };
}

const isPlain = (encoding = ''): boolean => /^(?:identity)?$/i.test(encoding.trim());

async function follow(
  client: HttpClient,
  { method, url: start, headers, body, maxRedirects }: HttpRequest,
  idleMs: number,
): Promise<IncomingMessage> {
  let url = start;
  for (let hop = 0; ; hop += 1) {
    const response = client.request(method, url, body ?? null, { ...headers });
    const message = await headInTime(response, idleMs);
    const isRedirect = [301, 302, 303, 307, 308].includes(message.statusCode ?? 0);
    if (!isRedirect || maxRedirects === 0) return message;
    message.destroy();
    url = redirectTarget(message.headers.location ?? '', url);
    if (hop === maxRedirects) throw new ExchangeError({ kind: 'too-many-redirects' });
  }
}

/**
 * Returns the URL that a redirect points to.
 *
 * @throws ExchangeError if the redirect leaves the origin, because following it would send the key to another
 * origin
 */
function redirectTarget(location: string, from: string): string {
  const redirectAddress = new URL(from);
  const next = URL.canParse(location, from) ? new URL(location, redirectAddress) : null;
  // Comparing `origin` is not enough, because `blob:https://host/` has the same origin as `https://host/`.
  const isOwn =
    next !== null &&
    next.protocol === redirectAddress.protocol &&
    next.host === redirectAddress.host &&
    next.username === '' &&
    next.password === '';
  if (!isOwn) throw new ExchangeError({ kind: 'foreign-redirect', host: next?.host ?? '' });
  return next.href;
}

/**
 * Waits at most `limitMs` for the head of a response, because a proxy can accept a request and never respond.
 */
async function headInTime(
  response: Promise<HttpClientResponse>,
  limitMs: number,
): Promise<IncomingMessage> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new ExchangeError({ kind: 'no-response' }));
    }, limitMs);
  });
  const inTime = response.then(({ message }) => {
    if (isLate) message.destroy();
    return message;
  });
  try {
    return await Promise.race([inTime, late]);
  } catch (error) {
    if (error instanceof ExchangeError) throw error;
    // The client's own timeout error has no code, only a message.
    const kind = /timeout/i.test(describeError(error)) ? 'no-response' : 'no-connection';
    throw new ExchangeError({ kind }, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** An agent with `createConnection`, which the type definitions omit. */
type Connecting = Agent & { createConnection(...args: unknown[]): Socket | undefined };

const noAuthentication = {
  canHandleAuthentication: () => false,
  handleAuthentication: (): never => {
    throw new Error('no authentication is handled');
  },
};

/**
 * Strips the brackets from an IPv6 host, because the client would look up the host with its brackets and
 * fail.
 */
const plainHost = {
  ...noAuthentication,
  prepareRequest(options: RequestOptions): void {
    // A proxy expects the IPv6 address with its brackets.
    const isDirect = (options.agent as Partial<Connecting>).createConnection !== undefined;
    if (isDirect && options.host) options.host = options.host.replace(/^\[(.*)\]$/, '$1');
  },
};

/** Limits the time to connect, because a firewall can drop packets without a reply. */
function connectTimeout(connectMs: number) {
  return {
    ...noAuthentication,
    prepareRequest({ agent }: RequestOptions): void {
      // Proxy tunnels open their own connections, so only the response timeout applies to them.
      const { createConnection: connect } = agent as Partial<Connecting>;
      if (connect === undefined) return;
      (agent as Connecting).createConnection = function watched(this: unknown, ...args) {
        const socket = connect.apply(this, args);
        if (socket === undefined) return socket;
        const timer = setTimeout(() => {
          socket.destroy(new Error(`no connection within ${connectMs / 1000} s`));
        }, connectMs);
        const isEncrypted = 'encrypted' in socket;
        socket.once(isEncrypted ? 'secureConnect' : 'connect', () => clearTimeout(timer));
        socket.once('close', () => clearTimeout(timer));
        return socket;
      };
    },
  };
}
