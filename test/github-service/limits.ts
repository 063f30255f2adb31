import { type Reply, refusal } from './faults.ts';

/** The limits on a token. Source: "Rate limits for the REST API" in GitHub's documentation. */
export interface GitHubLimits {
  /** REST requests per hour; GraphQL has the same number of points, counted separately. */
  readonly hourly: number;
  /** The time until the hour ends, in milliseconds. */
  readonly resetMs?: number;
  /** REST points per minute; by default GitHub's limit. */
  readonly perMinute?: number;
}

/** How much of the limits has been used. */
export interface UsedLimits {
  rest: number;
  graphql: number;
  /** How often a secondary limit was hit. */
  secondary: number;
  /** The highest number of simultaneous requests. */
  concurrent: number;
}

/** Counts requests, and refuses those beyond the limits as GitHub does. */
export function createLimits({ hourly, resetMs = 3_600_000, perMinute = 900 }: GitHubLimits) {
  const used: UsedLimits = { rest: 0, graphql: 0, secondary: 0, concurrent: 0 };
  const reset = String(Math.ceil((Date.now() + resetMs) / 1000));
  const recent: number[] = [];
  let running = 0;
  return {
    used,
    async answer(isQuery: boolean, reply: () => Promise<Reply>): Promise<Reply> {
      const resource = isQuery ? 'graphql' : 'rest';
      running += 1;
      used.concurrent = Math.max(used.concurrent, running);
      try {
        const now = Date.now();
        while ((recent[0] ?? now) < now - 60_000) recent.shift();
        if (running > 100 || (!isQuery && recent.length >= perMinute)) {
          used.secondary += 1;
          const words = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
          return { ...refusal(403, words), headers: { 'retry-after': '1' } };
        }
        if (!isQuery) recent.push(now);
        const left = hourly - used[resource];
        const headers = (remaining: number): Record<string, string> => ({
          'x-ratelimit-limit': String(hourly),
          'x-ratelimit-remaining': String(remaining),
          'x-ratelimit-reset': reset,
          'x-ratelimit-resource': isQuery ? 'graphql' : 'core',
        });
        if (left <= 0) {
          return {
            ...refusal(403, 'API rate limit exceeded for installation ID 1.'),
            headers: headers(0),
          };
        }
        used[resource] += 1;
        const answered = await reply();
        return { ...answered, headers: { ...headers(left - 1), ...answered.headers } };
      } finally {
        running -= 1;
      }
    },
  };
}
