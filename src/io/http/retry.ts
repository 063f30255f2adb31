import type { GateError } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';

export interface HttpPorts {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly log: (line: string) => void;
}

export interface RetryPolicy {
  /** Maximum number of attempts, including the first. */
  readonly maxAttempts: number;
  /** Statuses below 500 to retry; statuses of 500 and above are always retried. */
  readonly retriedStatuses: readonly number[];
  /** The wait after status 429 without `Retry-After`, in milliseconds; null for the usual backoff. */
  readonly tooManyRequestsMs: number | null;
  readonly logPrefix: string;
}

/** The wait before the next attempt; a number is in milliseconds. */
export type Wait = 'no-retry' | 'backoff' | number;

/** The failure of one attempt. The message never contains text from the service. */
export class HttpTrouble extends Error {
  readonly code: FailureCode;
  readonly wait: Wait;
  /** The remedy to show if the request is not retried; null for the usual remedy. */
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

export interface WaitBudget {
  /** Takes a wait from the budget; returns false if the wait exceeds the budget. */
  readonly take: (ms: number) => boolean;
}

/** Creates a budget that allows only waits that end before `deadline`, in milliseconds since the epoch. */
export function createDeadlineBudget(deadline: number, now: HttpPorts['now']): WaitBudget {
  return { take: (ms) => ms < deadline - now() };
}

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

export interface Retries {
  readonly policy: RetryPolicy;
  readonly budget: WaitBudget;
  readonly gaveUp: (trouble: HttpTrouble, attempts: number) => GateError;
  /**
   * Looks for an earlier attempt's result; called before each retry of a request that must not take effect
   * twice. A non-null result replaces the retry.
   */
  readonly findExisting?: (() => Promise<unknown>) | undefined;
}

const firstBackoffMs = 1000;
const longestBackoffMs = 30_000;

/**
 * Repeats a request until it succeeds, its failure rules out a retry, or the attempts or the wait budget run
 * out.
 *
 * @param attempt rejects with HttpTrouble if it fails; any other error ends the request
 * @throws GateError from `gaveUp`; any other error from `attempt`
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
 * Returns the wait in milliseconds; null for no retry. The backoff doubles with each attempt, and half of it
 * is random so that jobs that failed together do not retry together.
 */
function waitMs(wait: Wait, attempts: number, random: HttpPorts['random']): number | null {
  if (wait === 'no-retry') return null;
  if (wait !== 'backoff') return wait;
  const longest = Math.min(firstBackoffMs * 2 ** (attempts - 1), longestBackoffMs);
  return Math.round(longest * (0.5 + random() / 2));
}

/**
 * Returns the wait after a response with an error status.
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
 * Converts a `Retry-After` value, in seconds or as a date, to milliseconds from `now`. Returns null if the
 * value is missing or invalid. Source: RFC 9110, 10.2.3.
 */
export function retryAfterMs(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(date - now, 0);
}
