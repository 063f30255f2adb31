import type { GateError } from '../failure.ts';

/*
 * When a request is tried again, after which wait, and when it is given up. Each service has a policy
 * of its own and says in its own words what went wrong.
 */

/** What an exchange over HTTP needs of the clock, of chance and of the log. */
export interface HttpPorts {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly log: (line: string) => void;
}

/** How a service is tried again. */
export interface RetryPolicy {
  /** The first attempt included. */
  readonly maxAttempts: number;
  /** Statuses below 500 after which another attempt may succeed; from 500 on it always may. */
  readonly retriedStatuses: readonly number[];
  /** The wait after too many requests where the service names none, in ms; null for the usual backoff. */
  readonly tooManyRequestsMs: number | null;
  /** What a line of the log begins with: `Export: `. */
  readonly logPrefix: string;
}

/** The wait before the next attempt: none is made, the usual one, or so many milliseconds. */
export type Wait = 'no-retry' | 'backoff' | number;

/** Why an attempt has no answer. The message never holds words of the service. */
export class HttpTrouble extends Error {
  /** The code of the error where the request is given up. */
  readonly code: string;
  readonly wait: Wait;
  /** Whether the service may have done what it was asked to do all the same. */
  readonly mayBeDone: boolean;

  constructor(
    message: string,
    {
      code,
      wait,
      mayBeDone = true,
      cause,
    }: { code: string; wait: Wait; mayBeDone?: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.code = code;
    this.wait = wait;
    this.mayBeDone = mayBeDone;
  }
}

/** How long a request may be waited for. */
export interface WaitBudget {
  /** Takes a wait from the budget; false where it is too long for that. */
  readonly take: (ms: number) => boolean;
}

/** Waits that end before a time, in milliseconds since the epoch. */
export function waitsUntil(deadline: number, now: HttpPorts['now']): WaitBudget {
  return { take: (ms) => ms < deadline - now() };
}

/** Waits that are no longer than this together, in milliseconds, however many requests share them. */
export function waitsUpTo(totalMs: number): WaitBudget {
  let left = totalMs;
  return {
    take(ms) {
      if (ms > left) return false;
      left -= ms;
      return true;
    },
  };
}

/** A request that may be tried again. */
export interface Retries {
  readonly policy: RetryPolicy;
  readonly budget: WaitBudget;
  /** The error of a request that is given up after some attempts. */
  readonly gaveUp: (trouble: HttpTrouble, attempts: number) => GateError;
  /**
   * For a request that must not be done twice: called before it is repeated though it may have been
   * done. What it gives, unless null, is the answer.
   */
  readonly findDone?: (() => Promise<unknown>) | undefined;
}

const firstBackoffMs = 1000;
const longestBackoffMs = 30_000;

/**
 * Makes attempts until one has an answer.
 *
 * @param attempt rejects with HttpTrouble where it has none; whatever else it throws ends the request
 * @throws GateError of `gaveUp`
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { policy, budget, gaveUp, findDone }: Retries,
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
      ports.log(`${policy.logPrefix}${error.message}; trying again in ${seconds} s`);
      await ports.sleep(wait);
      const done = error.mayBeDone ? ((await findDone?.()) ?? null) : null;
      if (done !== null) return done as T;
    }
  }
}

/** Doubles with every attempt; half of it is chance, so that jobs that failed together spread out. */
function waitMs(wait: Wait, attempts: number, random: HttpPorts['random']): number | null {
  if (wait === 'no-retry') return null;
  if (wait !== 'backoff') return wait;
  const longest = Math.min(firstBackoffMs * 2 ** (attempts - 1), longestBackoffMs);
  return Math.round(longest * (0.5 + random() / 2));
}

/**
 * The wait after an answer that is a refusal.
 *
 * @param requestedMs the wait that the answer asks for; null for none
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

/** `Retry-After` in milliseconds, given as seconds or as a date; null for none. Source: RFC 9110, 10.2.3. */
export function retryAfterMs(text: string | null, now: number): number | null {
  if (text === null) return null;
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(date - now, 0);
}
