import {
  acceptedEncodings,
  certificateFailure,
  createDeadlineBudget,
  type ExchangeError,
  type HttpPorts,
  type HttpRequest,
  type HttpResponse,
  HttpTrouble,
  type RetryPolicy,
  retryAfterMs,
  systemCode,
  type Wait,
  waitAfter,
  withRetries,
} from '../../io/http.ts';
import { describeError, GateError } from '../../model/failure.ts';
import { plural } from '../../model/phrase.ts';
import type { Validators } from '../reading/source.ts';

/**
 * The request for the export, and the errors for responses without the export. The body of such a response is
 * never read, so no error message can quote the service.
 */

/** Path of the export, appended to the service's base URL (section 4 of the contract). */
export const exportPath = '/api/v1/scores.json';

export interface DownloadRequest {
  readonly baseUrl: URL;
  readonly apiKey: string;
  /** Time limit for the whole download including retries, in milliseconds. */
  readonly timeoutMs: number;
  /** Maximum time without data from the service, in milliseconds. */
  readonly idleMs: number;
  /** Time limit for establishing the connection, in milliseconds. */
  readonly connectMs: number;
  /** Maximum size of the body after decompression, in bytes. */
  readonly maxBytes: number;
  readonly userAgent: string;
  /** The validators of a cached export, which make the request conditional; null if no export is cached. */
  readonly validators: Validators | null;
}

export const exportRetries: RetryPolicy = {
  maxAttempts: 3,
  retriedStatuses: [408, 425, 429],
  tooManyRequestsMs: null,
  logPrefix: 'Export: ',
};

interface GivenUp {
  /** Returns a sentence about the last problem and the number of attempts. */
  readonly words: (trouble: string, attempts: string) => string;
  readonly remedy: ConstructorParameters<typeof GateError>[2];
}

export function withExportRetries<T>(
  attemptOnce: () => Promise<T>,
  deadline: number,
  { words, remedy }: GivenUp,
  ports: HttpPorts,
): Promise<T> {
  const gaveUp = (trouble: HttpTrouble, attempts: number): GateError => {
    const message = words(trouble.message + longWait(trouble), plural(attempts, 'attempt'));
    return new GateError(trouble.code, message, trouble.remedy ?? remedy, { cause: trouble });
  };
  const budget = createDeadlineBudget(deadline, ports.now);
  return withRetries(attemptOnce, { policy: exportRetries, budget, gaveUp }, ports);
}

/** Shortest wait, in milliseconds, that the final error mentions. */
const longWaitMs = 60_000;

function longWait({ wait }: HttpTrouble): string {
  if (typeof wait !== 'number' || wait < longWaitMs) return '';
  return `, and the service asks the gate to wait ${plural(Math.round(wait / longWaitMs), 'minute')} (Retry-After)`;
}

const maxRedirects = 5;

/**
 * Creates the request for the export. `wholeMs` is the time that remains for the request, in milliseconds.
 */
export function exportRequest(request: DownloadRequest, wholeMs: number): HttpRequest {
  const { baseUrl, apiKey, userAgent, idleMs, connectMs, validators } = request;
  // The path is set directly rather than resolved against the base URL, because a path that begins with `//`
  // would change the host.
  const url = new URL(baseUrl);
  url.pathname = baseUrl.pathname.replace(/(?<!\/)\/+$/, '') + exportPath;
  return {
    method: 'GET',
    url: url.href,
    headers: {
      authorization: `Bearer ${apiKey}`,
      accept: 'application/json',
      'accept-encoding': acceptedEncodings,
      ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
      ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
    },
    userAgent,
    timeouts: { wholeMs, idleMs, connectMs },
    maxRedirects,
  };
}

/** Returns the error for a failed attempt. `wait` determines whether and when the gate tries again. */
export function exportTrouble(words: string, wait: Wait, cause?: unknown): HttpTrouble {
  return new HttpTrouble(words, { code: 'export-unavailable', wait, cause });
}

/**
 * Returns the error for a response that does not contain the export: a GateError if another attempt would
 * also fail. `now` is in milliseconds since the epoch.
 */
export function responseError(
  { status, headers }: HttpResponse,
  { baseUrl: { host } }: DownloadRequest,
  now: number,
): GateError | HttpTrouble {
  if (status === 402) {
    return new GateError(
      'key-refused',
      `${host} answered 402 Payment Required: the API key is missing, expired or refused.`,
      {
        step: "Check that the secret in api-key contains the current key, and that the subscription is active. Request a new key on the service's website.",
        command:
          "Check that MCP_GRADE_GATE_API_KEY contains the current key, and that the subscription is active. Request a new key on the service's website.",
      },
    );
  }
  if (status === 401 || status === 403) {
    return new GateError(
      'access-refused',
      `${host} answered ${status}: this runner or this key is not allowed to download the export.`,
      'Check the key, and check whether a proxy or firewall in front of the service blocks the runner.',
    );
  }
  if (status === 407) return refusedByProxy(host);
  const wait = waitAfter(status, retryAfterMs(headers['retry-after'], now), exportRetries);
  if (wait !== 'no-retry') {
    const words = status === 429 ? 'too many requests' : 'a problem with the service';
    return exportTrouble(`status ${status}, ${words}`, wait);
  }
  return new GateError(
    'export-not-found',
    `${host} answered ${status || 'nothing'} instead of sending the export.`,
    `Check base-url: the gate appends ${exportPath} to it.`,
  );
}

function refusedByProxy(host: string): GateError {
  return new GateError(
    'access-refused',
    `The proxy in front of ${host} answered 407: it does not accept this runner.`,
    'Check the user name and password in https_proxy, or contact the owner of the proxy.',
  );
}

/** Describes a transfer that ended before the whole export arrived. */
export const interruptedWords = ({ bytes }: { readonly bytes: number }): string =>
  `the transfer was interrupted after ${bytes} bytes`;

/** Returns the error for a failed exchange: a GateError if another attempt would also fail. */
export function exchangeFailureError(
  error: ExchangeError,
  { baseUrl: { host } }: Pick<DownloadRequest, 'baseUrl'>,
): GateError | HttpTrouble {
  const { failure } = error;
  const trouble = (words: string): HttpTrouble => exportTrouble(words, 'backoff', error);
  switch (failure.kind) {
    case 'overtime':
      return trouble('it took longer than timeout allows');
    case 'no-response':
      return trouble('the service did not answer in time');
    case 'no-connection':
      return certificateFailure(error, host) ?? connectionFailure(error, host);
    case 'stalled':
      return trouble('the transfer stalled');
    case 'cut-off':
      return trouble(interruptedWords(failure));
    case 'unknown-encoding':
      return trouble('the body has an encoding that the gate did not request');
    case 'foreign-redirect':
      return redirectedError(
        `${host} redirects the export to ${failure.host || 'nowhere'}, but the gate never sends the API key to another origin.`,
      );
    case 'too-many-redirects':
      return redirectedError(`${host} redirects the export more than ${maxRedirects} times.`);
  }
}

function connectionFailure(error: ExchangeError, host: string): GateError | HttpTrouble {
  const cause = describeError(error.cause);
  // An error from a proxy tunnel has no code, only a message.
  if (/statusCode=407/.test(cause)) return refusedByProxy(host);
  if (systemCode(error) !== 'ENOTFOUND') return exportTrouble(cause, 'backoff', error);
  return new HttpTrouble(`the host name is unknown (${cause})`, {
    code: 'export-unavailable',
    wait: 'backoff',
    remedy: 'Check the spelling of base-url, and check whether this machine can resolve the name.',
    cause: error,
  });
}

function redirectedError(message: string): GateError {
  return new GateError(
    'export-redirected',
    message,
    'Set base-url to the address that the grading service documents.',
  );
}
