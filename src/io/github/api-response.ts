import type { FailureCode } from '../../model/model.ts';
import type { HttpResponse } from '../http/exchange.ts';
import {
  HttpTrouble,
  type RetryPolicy,
  retryAfterMs,
  type Wait,
  waitAfter,
} from '../http/retry.ts';

/**
 * Retry policy for API calls. GitHub's documentation asks clients to wait a minute if a rate-limited response
 * specifies no waiting time.
 */
export const apiRetries: RetryPolicy = {
  maxAttempts: 4,
  retriedStatuses: [408, 429],
  tooManyRequestsMs: 60_000,
  logPrefix: "GitHub's API ",
};

export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body: object | undefined;
  /** Describes the call in messages. */
  readonly name: string;
  readonly isGraphql: boolean;
}

/** A response whose `data` is parsed JSON or text. */
export interface ApiResponse extends Pick<HttpResponse, 'status' | 'headers'> {
  readonly data: unknown;
}

export function unavailableTrouble(words: string, wait: Wait): HttpTrouble {
  return new HttpTrouble(words, { code: 'api-unavailable', wait });
}

export function refused(words: string, code: FailureCode): HttpTrouble {
  return new HttpTrouble(words, { code, wait: 'no-retry' });
}

/** Returns the error for a rate-limited request, which GitHub has not carried out. */
function limitedTrouble(words: string, requestedMs: number | null): HttpTrouble {
  return new HttpTrouble(`${words} because of too many requests`, {
    code: 'api-limited',
    wait: waitAfter(429, requestedMs, apiRetries),
    mayHaveTakenEffect: false,
  });
}

export function responseTrouble(
  response: ApiResponse,
  { name }: ApiCall,
  now: number,
): HttpTrouble {
  const { status, headers } = response;
  const requestedMs = requestedWait(headers, now);
  const words = `answered ${status} to ${name}`;
  if (isLimit(response)) return limitedTrouble(words, requestedMs);
  const wait = waitAfter(status, requestedMs, apiRetries);
  return wait === 'no-retry'
    ? refused(words, refusalCode(status))
    : unavailableTrouble(words, wait);
}

function refusalCode(status: number): FailureCode {
  switch (status) {
    case 401:
      return 'api-token-refused';
    case 403:
      return 'api-forbidden';
    case 404:
      return 'api-not-found';
    case 410:
      return 'api-gone';
    default:
      return 'api-refused';
  }
}

/**
 * Reports whether a response signals a rate limit: status 429, or 403 with rate-limit headers or a rate-limit
 * message. Source: "Rate limits for the REST API" in GitHub's documentation.
 */
function isLimit({ status, headers, data }: ApiResponse): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  const { message } = Object(data) as { message?: unknown };
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /secondary rate limit|abuse detection/i.test(String(message))
  );
}

/**
 * Returns the wait that a response asks for, in milliseconds: `retry-after`, or the time until an exhausted
 * rate limit resets.
 */
function requestedWait(headers: HttpResponse['headers'], now: number): number | null {
  const after = retryAfterMs(headers['retry-after'], now);
  if (after !== null) return after;
  const reset = headers['x-ratelimit-reset'] ?? '';
  if (headers['x-ratelimit-remaining'] !== '0' || !/^\d{1,12}$/.test(reset)) return null;
  return Math.max(Number(reset) * 1000 - now, 0) + 1000;
}

/**
 * Returns the data of a GraphQL response.
 * @throws HttpTrouble if the response has no data or reports errors, which GraphQL sends with status 200
 */
export function graphqlData(
  { data: body, headers }: ApiResponse,
  { name }: ApiCall,
  now: number,
): unknown {
  const { data, errors } = Object(body) as { data?: unknown; errors?: unknown };
  if (!Array.isArray(errors)) {
    if (data == null) throw unavailableTrouble(`sent no data in its answer to ${name}`, 'backoff');
    return data;
  }
  const { type, extensions } = Object(errors[0]) as { type?: unknown; extensions?: unknown };
  const words = `refused ${name}`;
  switch (type) {
    case 'RATE_LIMITED':
      throw limitedTrouble(words, requestedWait(headers, now));
    case 'FORBIDDEN':
    case 'INSUFFICIENT_SCOPES':
      throw refused(words, 'api-forbidden');
    case 'NOT_FOUND':
      throw refused(words, 'api-not-found');
    default:
      // Errors about invalid queries have a `type` or `extensions`; service errors have neither.
      throw type === undefined && extensions === undefined
        ? unavailableTrouble(`failed to answer ${name}`, 'backoff')
        : refused(words, 'api-refused');
  }
}
