import type { GitHubApi } from '../../io/github-api.ts';
import {
  createRemoteCommits,
  createTextQueue,
  type ReadTexts,
  type RepositoryName,
} from '../../io/github-repositories.ts';
import type { Commits } from '../../io/tree.ts';
import { withinShare } from '../sweep/remote-files.ts';

/**
 * Maximum memory for cached responses, in bytes. Caching pays off because a repository's trees share most of
 * their content.
 */
const maxBytes = 96 * 1024 * 1024;

/** Estimated memory for each tree entry, and overhead for each response, in bytes. */
const entryBytes = 300;
const answerBytes = 200;

/**
 * Opens commits for many pull requests, which share text queries and cached responses about immutable objects
 * (trees and files identified by id).
 *
 * @returns a function that opens one pull request's repository, with that pull request's share of the request
 * limit
 */
export function createSharedCommits(
  unshared: GitHubApi,
): (repository: RepositoryName) => { readonly commits: Commits; readonly api: GitHubApi } {
  const { api, textsOf } = createTextQueue(unshared);
  const cached = createAnswerCache();
  const shared: GitHubApi = {
    graphql: api.graphql,
    rest: (call) =>
      call.method === 'GET' && /\/git\/(?:trees|blobs)\//.test(call.path)
        ? cached(call.path, async () => withoutAddresses(await api.rest(call)))
        : api.rest(call),
  };
  const textOnce: ReadTexts = (wanted) =>
    Promise.all(
      wanted.map((each) => {
        const { owner, name } = each.repository;
        return cached(
          `${owner}/${name} ${each.id}`,
          async () => (await textsOf([each]))[0] ?? null,
        );
      }),
    );
  return (repository) => {
    const limited = withinShare({ api: shared, textsOf: textOnce });
    return {
      commits: createRemoteCommits(limited.api, repository, null, [], limited.textsOf),
      api: limited.api,
    };
  };
}

/**
 * Creates a cache that removes the least recently used responses once its size exceeds `maxBytes`. Concurrent
 * calls for the same response share one request.
 */
function createAnswerCache() {
  // Ordered by last use, least recent first.
  const answers = new Map<string, unknown>();
  let usedBytes = 0;
  const keep = (key: string, value: unknown): void => {
    const size = answerSize(value);
    if (size > maxBytes) return;
    answers.set(key, value);
    usedBytes += size;
    for (const [oldest, answer] of answers) {
      if (usedBytes <= maxBytes) break;
      answers.delete(oldest);
      usedBytes -= answerSize(answer);
    }
  };
  const underway = new Map<string, Promise<unknown>>();
  return async <T>(key: string, load: () => Promise<T>): Promise<T> => {
    if (answers.has(key)) {
      const cachedAnswer = answers.get(key);
      answers.delete(key);
      answers.set(key, cachedAnswer);
      return cachedAnswer as T;
    }
    const loading = underway.get(key) ?? load();
    underway.set(key, loading);
    try {
      const value = (await loading) as T;
      // Another caller that waited for the same response might already have stored it.
      if (!answers.has(key)) keep(key, value);
      return value;
    } finally {
      underway.delete(key);
    }
  };
}

function answerSize(answer: unknown): number {
  const { tree, content } = Object(answer) as { tree?: unknown; content?: unknown };
  const text = typeof answer === 'string' ? answer : content;
  const entries = Array.isArray(tree) ? tree.length : 0;
  return answerBytes + entries * entryBytes + (typeof text === 'string' ? 2 * text.length : 0);
}

/** Removes each entry's URL from a tree response, because the URL is as long as the rest of the entry. */
function withoutAddresses(answer: unknown): unknown {
  const { tree } = Object(answer) as { tree?: unknown };
  if (!Array.isArray(tree)) return answer;
  const entries = tree.map((each) => {
    const { url, ...rest } = Object(each) as Record<string, unknown>;
    return rest;
  });
  return { ...Object(answer), tree: entries };
}
