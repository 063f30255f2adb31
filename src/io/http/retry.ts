import type { GateError } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';

/**
 * Decides whether to retry a request, how long to wait first, and when to give up. Each service has its own
 * retry policy and error messages.
 */

/** The clock, randomness and log that requests need. */
export interface HttpPorts {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly log: (line: string) => void;
}

/** The retry policy for requests to a service. */
export interface RetryPolicy {
  /** Maximum number of attempts, including the first. */
  readonly maxAttempts: number;
  /** Statuses below 500 that cause a retry. Statuses of 500 and above always cause a retry. */
  readonly retriedStatuses: readonly number[];
  /** The wait after status 429 without `Retry-After`, in milliseconds; null for the usual backoff. */
  readonly tooManyRequestsMs: number | null;
  /** The prefix of log lines, such as `Export: `. */
  readonly logPrefix: string;
}

/** The wait before the next attempt: no retry, the usual backoff, or a number of milliseconds. */
export type Wait = 'no-retry' | 'backoff' | number;

/** The reason why an attempt failed. The message never contains text from the service. */
export class HttpTrouble extends Error {
  /** The code of the GateError that is thrown if no further attempt is made. */
  readonly code: FailureCode;
  readonly wait: Wait;
  /** The advice to show if no further attempt is made; null for the usual advice. */
  readonly remedy: string | null;
  /** Whether the service may have carried out the request anyway. */
  readonly mayHaveTakenEffect: boolean;

  constructor(
    message: string,
    {
      code,
      wait,
      mayHaveTakenEffect = true,
      remedy = null,
      cause,
    }: {
      code: FailureCode;
      wait: Wait;
      mayHaveTakenEffect?: boolean;
      remedy?: string | null;
      cause?: unknown;
    },
  ) {
    super(message, { cause });
    this.code = code;
    this.wait = wait;
    this.remedy = remedy;
    this.mayHaveTakenEffect = mayHaveTakenEffect;
  }
}

/** A budget that limits the total waiting time. */
export interface WaitBudget {
  /** Deducts a wait from the budget; returns false if the wait is too long. */
  readonly take: (ms: number) => boolean;
}

/** A budget for waits that must end before a deadline, in milliseconds since the epoch. */
export function createDeadlineBudget(deadline: number, now: HttpPorts['now']): WaitBudget {
  return { take: (ms) => ms < deadline - now() };
}

/** A budget for waits of at most this many milliseconds in total, for all requests that share the budget. */
export function createTotalBudget(totalMs: number): WaitBudget {
  let left = totalMs;
  return {
    take(ms) {
      if (ms > left) return false;
      left -= ms;
      return true;
    },
  };
}

/** The retry rules for one request. */
export interface Retries {
  readonly policy: RetryPolicy;
  readonly budget: WaitBudget;
  /** Creates the error to throw after the last attempt. */
  readonly gaveUp: (trouble: HttpTrouble, attempts: number) => GateError;
  /**
   * For a request that must not take effect twice: before the request is repeated, looks for the result of an
   * earlier attempt. Any result other than null is used as the result of the request.
   */
  readonly findExisting?: (() => Promise<unknown>) | undefined;
}

const firstBackoffMs = 1000;
const longestBackoffMs = 30_000;

/**
 * Attempts a request until it succeeds.
 *
 * @param attempt rejects with HttpTrouble if it fails; any other error ends the request
 * @throws GateError from `gaveUp`; any other error from an attempt
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { policy, budget, gaveUp, findExisting }: Retries,
  ports: HttpPorts,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof HttpTrouble)) throw error;
      const wait = waitMs(error.wait, attempts, ports.random);
      if (wait === null || attempts === policy.maxAttempts || !budget.take(wait)) {
        throw gaveUp(error, attempts);
      }
      const seconds = (wait / 1000).toFixed(1);
      ports.log(`${policy.logPrefix}${error.message}; retrying in ${seconds} s`);
      await ports.sleep(wait);
      const existing = error.mayHaveTakenEffect ? ((await findExisting?.()) ?? null) : null;
      if (existing !== null) return existing as T;
    }
  }
}

/**
 * The backoff doubles with every attempt. Half of the backoff is random, so that jobs that failed at the same
 * time do not retry at the same time.
 */
function waitMs(wait: Wait, attempts: number, random: HttpPorts['random']): number | null {
  if (wait === 'no-retry') return null;
  if (wait !== 'backoff') return wait;
  const longest = Math.min(firstBackoffMs * 2 ** (attempts - 1), longestBackoffMs);
  return Math.round(longest * (0.5 + random() / 2));
}

/**
 * The wait after a refusal.
 *
 * @param requestedMs the wait that the response asks for; null if the response asks for no wait
 */
export function waitAfter(
  status: number,
  requestedMs: number | null,
  { retriedStatuses, tooManyRequestsMs }: RetryPolicy,
): Wait {
  if (status < 500 && !retriedStatuses.includes(status)) return 'no-retry';
  const usual = status === 429 ? tooManyRequestsMs : null;
  return requestedMs ?? usual ?? 'backoff';
}

/**
 * Converts the value of `Retry-After`, in seconds or as a date, to milliseconds; null if the value is missing
 * or invalid. Source: RFC 9110, 10.2.3.
 */
export function retryAfterMs(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(date - now, 0);
}
