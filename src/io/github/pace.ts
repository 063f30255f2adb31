import { GateError } from '../../model/failure.ts';
import type { HttpResponse } from '../http/exchange.ts';
import type { HttpPorts } from '../http/retry.ts';

/**
 * Paces a run that makes thousands of requests, so that it stays below the limits of GitHub's API and ends
 * cleanly before exhausting them. Source: "Rate limits for the REST API" in GitHub's documentation.
 */

export interface PaceLimits {
  /** Maximum number of concurrent requests. GitHub allows up to 100. */
  readonly concurrent: number;
  /** Number of requests that can be sent without waiting. */
  readonly burst: number;
  /**
   * Number of requests per minute after the initial burst. The sum of `burst` and `perMinute` must not exceed
   * the 900 that GitHub allows.
   */
  readonly perMinute: number;
  /** Number of requests per hour reserved for other users of the token. */
  readonly reserve: number;
  /**
   * Maximum pause, in milliseconds; a longer pause ends the run. An exhausted rate limit can require a pause
   * of an hour.
   */
  readonly pauseMs: number;
  /** Maximum time for all requests, in milliseconds. */
  readonly totalMs: number;
}

interface Allowance {
  readonly left: number;
  readonly most: number;
  /** When the rate limit resets, in milliseconds since the epoch. */
  readonly endsAt: number;
}

/** Schedules requests. REST and GraphQL have separate allowances. */
export interface Pace {
  /**
   * Waits until a request may be made, and then makes it.
   *
   * @throws GateError `api-limited` if the allowance or the time is exhausted; any error from the request
   */
  readonly run: <T>(resource: 'rest' | 'graphql', request: () => Promise<T>) => Promise<T>;
  /** Reads the remaining allowance and GitHub's clock from a response's headers. */
  readonly see: (resource: 'rest' | 'graphql', headers: HttpResponse['headers']) => void;
  readonly pause: (ms: number) => void;
  /** Returns the number of requests made so far. */
  readonly made: () => number;
  /**
   * Returns the number of REST requests that the token has left for this hour; null if GitHub has not
   * reported it.
   */
  readonly left: () => number | null;
  /**
   * Returns how far this machine's clock is ahead of GitHub's, in milliseconds; null before the first
   * response.
   */
  readonly ahead: () => number | null;
}

export const calmPace: PaceLimits = {
  concurrent: 8,
  burst: 300,
  perMinute: 600,
  reserve: 50,
  pauseMs: 120_000,
  // An installation token expires after an hour.
  totalMs: 50 * 60_000,
};

/** Creates a pace. The time limit `totalMs` starts with this call. */
export function createPace(
  { concurrent, burst, perMinute, reserve, pauseMs, totalMs }: PaceLimits,
  { now, sleep }: Pick<HttpPorts, 'now' | 'sleep'>,
): Pace {
  const started = now();
  const allowances = new Map<string, Allowance>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let made = 0;
  let credit = burst;
  let creditedAt = started;
  let pausedUntil = 0;
  let ahead: number | null = null;

  const waitForTurn = async (): Promise<void> => {
    if (running < concurrent) {
      running += 1;
      return;
    }
    // A finished request hands its slot to the next request in the queue, so `running` stays unchanged.
    await new Promise<void>((resolve) => void waiting.push(resolve));
  };
  const endTurn = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const refuse = (resource: string): void => {
    if (now() - started >= totalMs) {
      throw new GateError(
        'api-limited',
        `This run has used up the ${Math.round(totalMs / 60_000)} minutes allowed for requests to GitHub's API.`,
        'Run the command again, or give it fewer repositories at a time.',
      );
    }
    if (pausedUntil - now() > pauseMs) {
      throw tooMany("GitHub's API accepts no more requests from this token", pausedUntil);
    }
    const allowance = allowances.get(resource);
    if (allowance === undefined || allowance.left > reserve || now() >= allowance.endsAt) return;
    throw tooMany(
      `This token has ${allowance.left} of its ${allowance.most} hourly requests to GitHub's API left`,
      allowance.endsAt,
    );
  };
  const waitForCredit = async (): Promise<void> => {
    for (;;) {
      const at = now();
      credit = Math.min(burst, credit + ((at - creditedAt) / 60_000) * perMinute);
      creditedAt = at;
      const wait = Math.max(pausedUntil - at, credit < 1 ? ((1 - credit) / perMinute) * 60_000 : 0);
      if (wait <= 0) break;
      await sleep(Math.ceil(wait));
    }
    credit -= 1;
  };
  return {
    async run(resource, request) {
      await waitForTurn();
      try {
        refuse(resource);
        await waitForCredit();
        refuse(resource);
        made += 1;
        return await request();
      } finally {
        endTurn();
      }
    },
    see(resource, headers) {
      const date = Date.parse(headers['date'] ?? '');
      if (!Number.isNaN(date)) ahead ??= now() - date;
      const [most, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
        const text = headers[`x-ratelimit-${name}`] ?? '';
        return /^\d{1,12}$/.test(text) ? Number(text) : null;
      });
      if (most == null || remaining == null || reset == null) return;
      const endsAt = reset * 1000;
      const knownAllowance = allowances.get(resource);
      if (knownAllowance !== undefined && knownAllowance.endsAt > endsAt) return;
      // Responses can arrive out of order.
      const isSameHour = knownAllowance !== undefined && knownAllowance.endsAt === endsAt;
      allowances.set(resource, {
        most,
        left: isSameHour ? Math.min(knownAllowance.left, remaining) : remaining,
        endsAt,
      });
    },
    pause: (ms) => {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
    made: () => made,
    left: () => allowances.get('rest')?.left ?? null,
    ahead: () => ahead,
  };
}

function tooMany(words: string, until: number): GateError {
  const at = `${new Date(until).toISOString().slice(11, 16)} UTC`;
  return new GateError(
    'api-limited',
    `${words}, until ${at}.`,
    `Try again after ${at}. A GitHub App installation can have a higher limit.`,
  );
}
