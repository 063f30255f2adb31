import { GateError } from '../failure.ts';
import { version } from '../version.ts';

/*
 * The one place that speaks to GitHub's API: REST and GraphQL, on github.com and on GitHub Enterprise
 * Server. Nothing of an answer but what was asked for goes further: the words of a refusal are
 * GitHub's own, and are only looked at.
 */

/** Where the API is, and with which token it is asked. */
export interface ApiAccess {
  readonly token: string;
  /** As the runner tells it: `https://api.github.com`, or `…/api/v3`. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
}

/** What the API needs of the world. */
export interface ApiPorts {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly log: (line: string) => void;
}

/** One call of the REST API. */
export interface RestCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the address of the API: `/repos/octo/project/issues/7/comments`. */
  readonly path: string;
  readonly body?: object;
  /**
   * For a call that must not be done twice. Asked before it is repeated though it may have been done:
   * what it gives, unless null, is the answer.
   */
  readonly findDone?: () => Promise<unknown>;
}

/**
 * GitHub's API. Both reject with a GateError: `api-token-refused` (401), `api-forbidden` (403),
 * `api-not-found` (404, 410), `api-refused` (other refusals, such as 422), `api-limited` (too many
 * requests for longer than is waited), `api-unavailable`.
 */
export interface GitHubApi {
  readonly rest: (call: RestCall) => Promise<unknown>;
  readonly graphql: (
    query: string,
    variables: Readonly<Record<string, string | number | null>>,
  ) => Promise<unknown>;
}

/** How long a run puts up with the API; all in milliseconds. */
export interface ApiLimits {
  /** For one answer. */
  readonly answerMs: number;
  /** For all waits before repetitions together. */
  readonly waitMs: number;
  /** For everything. */
  readonly totalMs: number;
}

const usualLimits: ApiLimits = { answerMs: 10_000, waitMs: 60_000, totalMs: 120_000 };
const maxAttempts = 4;
/** What GitHub asks for where it names no time. */
const limitedMs = 60_000;

/** Why there is no answer, and whether another attempt may get one. */
interface Trouble {
  readonly code: string;
  /** What happened, without its subject: `answered 403 to GET /user`. */
  readonly words: string;
  /** How long to wait before the next attempt; null for none. */
  readonly waitMs: ((attempt: number) => number) | null;
  /** Whether the call may have been done all the same. */
  readonly isUncertain: boolean;
}

/** Opens the API with a token; `@actions/github` is loaded for it. */
export async function openApi(
  { token, apiUrl, graphqlUrl }: ApiAccess,
  ports: ApiPorts,
  limits: ApiLimits = usualLimits,
): Promise<GitHubApi> {
  const { getOctokit } = await import('@actions/github');
  // What the library would like to say is the API's, and not fit for a log.
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const octokit = getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: `mcp-grade-gate/${version}`,
    log: silent,
  });
  const deadline = ports.now() + limits.totalMs;
  let waited = 0;

  const once = async (call: Call): Promise<{ readonly data: unknown } | Trouble> => {
    const left = Math.min(limits.answerMs, deadline - ports.now());
    if (left <= 0) return lasting('took too long');
    const signal = AbortSignal.timeout(left);
    try {
      // The token goes to the API that the runner names, and along no redirect.
      const request = { signal, redirect: 'manual', log: silent } as const;
      const { method, url, body: data } = call;
      const answer = await octokit.request(`${method} ${url}`, {
        request,
        ...(data === undefined ? {} : { data }),
      });
      const { status, headers } = answer;
      if (signal.aborted) return passing('did not answer in time', ports);
      if (status < 200 || status > 299) return troubleOf({ status, headers }, call, ports);
      return call.isGraphql ? graphqlAnswer(answer.data, headers, call, ports) : answer;
    } catch (error) {
      const { response } = error as { response?: Answer };
      if (response !== undefined) return troubleOf(response, call, ports);
      if (signal.aborted) return passing('did not answer in time', ports);
      return passing(`could not be reached (${systemCode(error)})`, ports);
    }
  };

  const ask = async (call: Call, findDone?: RestCall['findDone']): Promise<unknown> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(call);
      if ('data' in answer) return answer.data;
      const { code, words, waitMs, isUncertain } = answer;
      const wait = waitMs?.(attempt) ?? null;
      if (wait === null || attempt === maxAttempts || waited + wait > limits.waitMs) {
        const times = attempt === 1 ? '' : ` (${attempt} attempts)`;
        throw new GateError(code, `GitHub's API ${words}${times}.`, remedyOf(code));
      }
      ports.log(`GitHub's API ${words}; trying again in ${(wait / 1000).toFixed(1)} s`);
      waited += wait;
      await ports.sleep(wait);
      const done = isUncertain ? ((await findDone?.()) ?? null) : null;
      if (done !== null) return done;
    }
  };

  return {
    rest: ({ method, path, body, findDone }) =>
      ask({ method, url: path, body, name: `${method} ${path}`, isGraphql: false }, findDone),
    graphql: (query, variables) =>
      ask({
        method: 'POST',
        url: graphqlUrl,
        body: { query, variables },
        name: 'a query',
        isGraphql: true,
      }),
  };
}

function remedyOf(code: string): string {
  if (code === 'api-limited') return 'Run the job again in an hour.';
  if (code === 'api-refused') return 'Run the job again; if that is refused too, please report it.';
  return 'Run the job again.';
}

interface Call {
  readonly method: RestCall['method'];
  readonly url: string;
  readonly body: object | undefined;
  /** What it is called in a sentence. */
  readonly name: string;
  readonly isGraphql: boolean;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  readonly data?: unknown;
}

/** Trouble that may pass. */
function passing(words: string, { random }: ApiPorts, asked: number | null = null): Trouble {
  return {
    code: 'api-unavailable',
    words,
    waitMs: (attempt) => asked ?? 1000 * 2 ** (attempt - 1) * (0.5 + random() / 2),
    isUncertain: true,
  };
}

/** Trouble that another attempt would meet again. */
function lasting(words: string, code = 'api-unavailable'): Trouble {
  return { code, words, waitMs: null, isUncertain: false };
}

function troubleOf({ status, headers, data }: Answer, { name }: Call, ports: ApiPorts): Trouble {
  const asked = askedWait(headers, ports.now());
  const words = `answered ${status} to ${name}`;
  if (isLimit(status, headers, data)) return limited(words, asked);
  if (status === 401) return lasting(words, 'api-token-refused');
  if (status === 403) return lasting(words, 'api-forbidden');
  if (status === 404 || status === 410) return lasting(words, 'api-not-found');
  if (status === 408 || status >= 500) return passing(words, ports, asked);
  return lasting(words, 'api-refused');
}

/**
 * Whether an answer says that there were too many requests: 429, or 403 with the marks of a limit.
 * Source: "Rate limits for the REST API", GitHub's documentation.
 */
function isLimit(status: number, headers: Answer['headers'], data: unknown): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  const { message } = Object(data) as { message?: unknown };
  return (
    headers['retry-after'] !== undefined ||
    String(headers['x-ratelimit-remaining']) === '0' ||
    /secondary rate limit|abuse detection/i.test(String(message))
  );
}

function limited(words: string, asked: number | null): Trouble {
  return {
    code: 'api-limited',
    words: `${words}, which are too many requests`,
    waitMs: () => asked ?? limitedMs,
    isUncertain: false,
  };
}

/** The wait that an answer asks for: `retry-after`, or the end of a limit that is used up. */
function askedWait(headers: Answer['headers'], now: number): number | null {
  const after = String(headers['retry-after'] ?? '');
  if (/^\d{1,6}$/.test(after)) return Number(after) * 1000;
  const date = Date.parse(after);
  if (!Number.isNaN(date)) return Math.max(date - now, 0);
  const reset = String(headers['x-ratelimit-reset'] ?? '');
  if (String(headers['x-ratelimit-remaining']) !== '0' || !/^\d{1,12}$/.test(reset)) return null;
  return Math.max(Number(reset) * 1000 - now, 0) + 1000;
}

/** An answer of GraphQL, whose refusals come with status 200. */
function graphqlAnswer(
  body: unknown,
  headers: Answer['headers'],
  { name }: Call,
  ports: ApiPorts,
): { readonly data: unknown } | Trouble {
  const { data, errors } = Object(body) as { data?: unknown; errors?: unknown };
  if (!Array.isArray(errors)) {
    return data == null ? passing(`answered nothing to ${name}`, ports) : { data };
  }
  const { type, extensions } = Object(errors[0]) as { type?: unknown; extensions?: unknown };
  const words = `refused ${name}`;
  switch (type) {
    case 'RATE_LIMITED':
      return limited(words, askedWait(headers, ports.now()));
    case 'FORBIDDEN':
    case 'INSUFFICIENT_SCOPES':
      return lasting(words, 'api-forbidden');
    case 'NOT_FOUND':
      return lasting(words, 'api-not-found');
    default:
      // A fault of the query has a type or a code; trouble of the service has neither.
      return type === undefined && extensions === undefined
        ? passing(`had trouble with ${name}`, ports)
        : lasting(words, 'api-refused');
  }
}

/** `ECONNREFUSED`; the message of such an error may hold anything, even the token. */
function systemCode(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
  }
  return 'no answer';
}
