import { readFile } from 'node:fs/promises';
import type { Failure } from '../../model/model.ts';

/** Events whose runs check out the base branch. These runs must never trust the head's files. */
const privilegedEvents = new Set(['pull_request_target', 'workflow_run']);

export function isPrivilegedEvent(event: string): boolean {
  return privilegedEvents.has(event);
}

interface Payload {
  readonly pull_request?: {
    readonly number?: unknown;
    readonly merge_commit_sha?: unknown;
    readonly base?: Side;
    readonly head?: Side;
  };
  readonly merge_group?: {
    readonly base_sha?: unknown;
    readonly base_ref?: unknown;
    readonly head_sha?: unknown;
  };
  readonly repository?: { readonly default_branch?: unknown };
  /** The fields of a pull request that an edit changed. */
  readonly changes?: { readonly base?: unknown } | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

interface Side {
  readonly ref?: unknown;
  readonly sha?: unknown;
  readonly repo?: { readonly full_name?: unknown } | null;
}

export async function readHeadCommit(): Promise<string | null> {
  const { pull_request, merge_group, after } = await readPayload();
  return sha(
    pull_request?.head?.sha ?? merge_group?.head_sha ?? after ?? process.env['GITHUB_SHA'],
  );
}

/**
 * Reports whether a repository is public; null if unknown.
 *
 * @param given the repository object from an event or the API; the event of a scheduled run contains no
 * repository
 */
export function isPublicRepository(given: unknown): boolean | null {
  const { visibility, private: isPrivate } = Object(given) as Record<string, unknown>;
  if (visibility === undefined && isPrivate === undefined) return null;
  const isHidden = visibility === undefined || ['private', 'internal'].includes(`${visibility}`);
  return isPrivate !== true || !isHidden;
}

export interface PullRequest {
  readonly number: number;
  readonly head: string | null;
  readonly isFromFork: boolean;
}

export async function readPullRequest(): Promise<PullRequest | null> {
  const { pull_request } = await readPayload();
  const number = pull_request?.number;
  if (pull_request === undefined || !Number.isSafeInteger(number)) return null;
  return {
    number: Number(number),
    head: sha(pull_request.head?.sha),
    isFromFork: isFromFork(pull_request),
  };
}

const isFromFork = ({ base, head }: NonNullable<Payload['pull_request']>): boolean =>
  base?.repo?.full_name !== head?.repo?.full_name;

/**
 * Reports whether Dependabot triggered the run. By default, GitHub gives Dependabot runs a read-only token
 * and only Dependabot secrets.
 */
export function isStartedByDependabot(): boolean {
  return process.env['GITHUB_ACTOR'] === 'dependabot[bot]';
}

/**
 * Reports whether GitHub withholds secrets from this run by default, because the pull request is from a fork
 * or from Dependabot.
 */
export async function hasNoSecrets(): Promise<boolean> {
  const { pull_request } = await readPayload();
  return pull_request !== undefined && (isFromFork(pull_request) || isStartedByDependabot());
}

/**
 * Explains why this run has no API key and how to provide one.
 *
 * @param judges whether the action judges pull requests and therefore has the `on-undecided` input
 */
export async function explainMissingKey(
  judges: boolean,
): Promise<Pick<Failure, 'message' | 'remedy' | 'page'>> {
  const { pull_request } = await readPayload();
  if (pull_request !== undefined && isFromFork(pull_request)) {
    const message =
      'The API key is missing: by default, GitHub gives no secrets to pull requests from forks. Only the maintainers can change this.';
    if (!judges) {
      const remedy =
        "Run this action on a schedule or on push: those runs get the repository's secrets.";
      return { message, remedy };
    }
    return {
      message,
      remedy:
        "Use a workflow that judges pull requests from forks with the key, or push this pull request's commits to a branch in this repository. Until then, the on-undecided input decides whether the step fails.",
      page: 'docs/senders.md',
    };
  }
  if (isStartedByDependabot()) {
    return {
      message: 'The API key is missing: Dependabot runs get only Dependabot secrets.',
      remedy:
        'Add the key as a Dependabot secret of the same name (Settings, Secrets and variables, Dependabot).',
    };
  }
  return {
    message: 'The API key is missing: the api-key input is empty.',
    remedy:
      'Add the key as a repository secret and pass that secret to api-key. A misspelt secret name gives an empty value.',
  };
}

/**
 * Reads the event's payload from the runner's file; returns an empty payload if the file is missing or not
 * JSON.
 */
export async function readPayload(): Promise<Payload> {
  try {
    const payload: unknown = JSON.parse(
      await readFile(process.env['GITHUB_EVENT_PATH'] ?? '', 'utf8'),
    );
    return typeof payload === 'object' && payload !== null ? payload : {};
  } catch {
    return {};
  }
}

const sha = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value) ? value : null;
