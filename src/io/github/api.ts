import type { Octokit } from '@octokit/core';
import { GateError } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';
import { version } from '../../model/version.ts';
import { acceptedEncodings } from '../http/body.ts';
import { certificateFailure, systemCode } from '../http/certificate.ts';
import { exchange, type HttpResponse } from '../http/exchange.ts';
import { ExchangeError } from '../http/exchange-error.ts';
import {
  createTotalBudget,
  type HttpPorts,
  HttpTrouble,
  type WaitBudget,
  withRetries,
} from '../http/retry.ts';
import {
  type ApiCall,
  type ApiResponse,
  apiRetries,
  graphqlData,
  refused,
  responseTrouble,
  unavailableTrouble,
} from './api-response.ts';
import type { Pace } from './pace.ts';

/**
 * Client for GitHub's REST and GraphQL APIs, on github.com and GitHub Enterprise Server. Errors contain the
 * status and kind of a refusal, but never its message.
 */

export interface ApiAccess {
  readonly token: string;
  /** `https://api.github.com`, or `https://…/api/v3` on GitHub Enterprise Server. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
}

export interface RestCall {
  readonly method: ApiCall['method'];
  /** Path relative to the API address, such as `/repos/octo/project/issues/7/comments`. */
  readonly path: string;
  readonly body?: object;
  /**
   * For calls that must not run twice: looks for the result of an earlier attempt before a retry. A non-null
   * value becomes the result of the call.
   */
  readonly findExisting?: () => Promise<unknown>;
}

/**
 * GitHub's API. Both methods reject with a GateError. Refusals have the codes `api-token-refused` (401),
 * `api-forbidden` (403), `api-not-found` (404), `api-gone` (410) and `api-refused` (other refusals, such as
 * 422). Other codes are `api-limited` (too many requests and too long a wait), `api-wrong-content` (more than
 * 32 MB), `api-unavailable` and `certificate-refused`.
 */
export interface GitHubApi {
  readonly rest: (call: RestCall) => Promise<unknown>;
  readonly graphql: (
    query: string,
    variables: Readonly<Record<string, string | number | null>>,
  ) => Promise<unknown>;
}

export interface ApiLimits {
  readonly responseMs: number;
  /** Time limit for the sum of all waits between attempts. */
  readonly waitMs: number;
  /** Time limit for all calls together, starting when `createApi` is called. */
  readonly totalMs: number;
}

const userAgent = `mcp-grade-gate/${version}`;
const usualLimits: ApiLimits = { responseMs: 10_000, waitMs: 60_000, totalMs: 120_000 };

/** Octokit would otherwise log text from the API, which could contain anything. */
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Creates an API client and loads `@octokit/core` on demand. All calls share the time limits, which start
 * when this function is called.
 * @param pace set for runs with many calls; `waitMs` then limits the waits of each call separately
 */
export async function createApi(
  { token, apiUrl, graphqlUrl }: ApiAccess,
  ports: HttpPorts,
  limits: ApiLimits = usualLimits,
  pace: Pick<Pace, 'run' | 'see' | 'pause'> | null = null,
): Promise<GitHubApi> {
  const { Octokit } = await import('@octokit/core');
  const octokit = new Octokit({ auth: token, baseUrl: apiUrl, userAgent, log: silent });
  const deadline = ports.now() + limits.totalMs;
  const shared = createTotalBudget(limits.waitMs);
  const request = (call: ApiCall, findExisting?: RestCall['findExisting']): Promise<unknown> => {
    const budget: WaitBudget = pace === null ? shared : createTotalBudget(limits.waitMs);
    const attemptNow = (): Promise<unknown> => {
      const left = Math.min(limits.responseMs, deadline - ports.now());
      return attemptCall(call, octokit, left, ports.now, pace);
    };
    const attemptCounted = (): Promise<unknown> =>
      pace === null ? attemptNow() : pace.run(rateLimitResource(call), attemptNow);
    const gaveUp = (trouble: HttpTrouble, attempts: number): GateError =>
      createFailure(trouble, attempts, ports.now());
    return withRetries(attemptCounted, { policy: apiRetries, budget, gaveUp, findExisting }, ports);
  };
  return {
    rest: ({ method, path, body, findExisting }) => {
      const name = `${method} ${path}`;
      return request({ method, url: path, body, name, isGraphql: false }, findExisting);
    },
    graphql: (query, variables) => {
      const body = { query, variables };
      return request({ method: 'POST', url: graphqlUrl, body, name: 'a query', isGraphql: true });
    },
  };
}

/** @throws HttpTrouble, or GateError if another attempt would also fail */
async function attemptCall(
  call: ApiCall,
  octokit: Octokit,
  timeoutMs: number,
  now: HttpPorts['now'],
  pace: Pick<Pace, 'see' | 'pause'> | null,
): Promise<unknown> {
  if (timeoutMs <= 0) throw unavailableTrouble('took too long', 'no-retry');
  const response = await send(call, octokit, timeoutMs);
  pace?.see(rateLimitResource(call), response.headers);
  try {
    const { status, data } = response;
    if (status < 200 || status > 299) throw responseTrouble(response, call, now());
    return call.isGraphql ? graphqlData(response, call, now()) : data;
  } catch (error) {
    const { code, wait } = Object(error) as Partial<HttpTrouble>;
    // A rate limit that rejects one call also rejects every other call until the limit resets.
    if (code === 'api-limited' && typeof wait === 'number') pace?.pause(wait);
    throw error;
  }
}

const rateLimitResource = ({ isGraphql }: ApiCall): 'rest' | 'graphql' =>
  isGraphql ? 'graphql' : 'rest';

async function send(call: ApiCall, octokit: Octokit, timeoutMs: number): Promise<ApiResponse> {
  const { method, url, body: data } = call;
  try {
    const {
      status,
      headers,
      data: received,
    } = await octokit.request(`${method} ${url}`, {
      request: { fetch: fetchWithin(timeoutMs), log: silent },
      ...(data === undefined ? {} : { data }),
    });
    return { status, headers: headers as ApiResponse['headers'], data: received };
  } catch (error) {
    const { response, cause } = error as { response?: ApiResponse; cause?: unknown };
    if (response !== undefined) return response;
    if (cause instanceof HttpTrouble) throw cause;
    const kind = cause instanceof ExchangeError ? cause.failure.kind : null;
    const isLate = kind === 'overtime' || kind === 'no-response' || kind === 'stalled';
    const code = systemCode(error) ?? 'no answer';
    const words = isLate ? 'did not answer in time' : `could not be reached (${code})`;
    throw certificateFailure(error, "GitHub's API") ?? unavailableTrouble(words, 'backoff');
  }
}

/** Returns a `fetch` for Octokit that supports proxies and a time limit. */
function fetchWithin(wholeMs: number): typeof fetch {
  return (url, init) => {
    const { method = 'GET', headers, body } = init ?? {};
    const request = {
      method: method as RestCall['method'],
      url: String(url),
      headers: { ...(headers as Record<string, string>), 'accept-encoding': acceptedEncodings },
      ...(typeof body === 'string' ? { body } : {}),
      userAgent,
      timeouts: { wholeMs },
      // Redirects must not carry the token beyond the API address that the runner provides.
      maxRedirects: 0,
    };
    return exchange(request, async ({ status, headers: received, read }) => {
      const text = [204, 205, 304].includes(status) ? null : await readText(status, read);
      const known = Object.entries(received).filter(
        (each): each is [string, string] => each[1] !== undefined,
      );
      return new Response(text, { status, headers: known });
    });
  };
}

/**
 * Maximum size of a response body in bytes, above that of any API response. The API truncates trees larger
 * than 7 MB, and the files that are read are smaller.
 */
const maxBody = 32 * 1024 * 1024;

/**
 * Returns the body as text. If a refusal's body cannot be read, returns an empty string, so that the status
 * is still reported.
 */
async function readText(status: number, read: HttpResponse['read']): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    await read((chunk) => {
      length += chunk.length;
      chunks.push(chunk);
      return length > maxBody;
    });
  } catch (error) {
    if (status < 400 || !(error instanceof ExchangeError)) throw error;
    return '';
  }
  if (length > maxBody) throw refused('answered with more than 32 MB', 'api-wrong-content');
  return Buffer.concat(chunks).toString('utf8');
}

function createFailure(
  { code, message, wait }: HttpTrouble,
  attempts: number,
  now: number,
): GateError {
  const times = attempts === 1 ? '' : ` (${attempts} attempts)`;
  return new GateError(code, `GitHub's API ${message}${times}.`, failureRemedy(code, wait, now));
}

function failureRemedy(code: FailureCode, wait: HttpTrouble['wait'], now: number): string {
  if (code === 'api-limited') {
    const again = new Date(now + (typeof wait === 'number' ? wait : 3_600_000));
    return `Try again after ${again.toISOString().slice(11, 16)} UTC.`;
  }
  if (code === 'api-refused')
    return 'Try again. If GitHub refuses the request again, report a bug.';
  if (code === 'api-token-refused') {
    return "The token for GitHub's API is wrong or has expired: replace the token and try again.";
  }
  if (code === 'api-forbidden') {
    return "The token for GitHub's API lacks a permission that this request needs: add the permission and try again.";
  }
  return 'Try again.';
}
