import type { GateError } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';

/*
 * Decides whether a request is retried, how long to wait before that, and when to give up. Each service has
 * its own policy and its own wording of errors.
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

/** The retries of requests to a service. */
export interface RetryPolicy {
  /** Includes the first attempt. */
  readonly maxAttempts: number;
  /** Statuses below 500 that are retried. Statuses from 500 upwards are always retried. */
  readonly retriedStatuses: readonly number[];
  /** The wait after status 429 without `Retry-After`, in milliseconds; null for the usual backoff. */
  readonly tooManyRequestsMs: number | null;
  /** The prefix of log lines: `Export: `. */
  readonly logPrefix: string;
}

/** The wait before the next attempt: no retry, the usual backoff, or a number of milliseconds. */
export type Wait = 'no-retry' | 'backoff' | number;

/** Why an attempt failed. The message never contains text from the service. */
export class HttpTrouble extends Error {
  /** The code of the GateError when the request is given up. */
  readonly code: FailureCode;
  readonly wait: Wait;
  /** The advice when the request is given up, if it differs from the usual advice; otherwise null. */
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

/** A budget for all waits. */
export interface WaitBudget {
  /** Takes a wait from the budget; returns false if it is too long. */
  readonly take: (ms: number) => boolean;
}

/** A budget for waits that end before a deadline, in milliseconds since the epoch. */
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
  /** Creates the error after the last attempt. */
  readonly gaveUp: (trouble: HttpTrouble, attempts: number) => GateError;
  /**
   * For a request that must not be carried out twice: looks for the result of an earlier attempt before the
   * request is repeated. A result other than null is used as the result of the request.
   */
  readonly findExisting?: (() => Promise<unknown>) | undefined;
}

const firstBackoffMs = 1000;
const longestBackoffMs = 30_000;

/**
 * Attempts a request until it succeeds.
 *
 * @param attempt rejects with HttpTrouble if it fails; any other error ends the request
 * @throws GateError from `gaveUp`; any other error of an attempt
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
 * The backoff doubles with every attempt. Half of it is random, so that jobs that failed together spread out.
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
 * @param requestedMs the wait that the response asks for; null if there is none
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
 * The value of `Retry-After`, seconds or a date, in milliseconds; null if there is none. Source: RFC 9110,
 * 10.2.3.
 */
export function retryAfterMs(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(date - now, 0);
}
