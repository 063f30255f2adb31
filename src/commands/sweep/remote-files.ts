import type { GitHubApi } from '../../io/github-api.ts';
import {
  createRemoteCommits,
  createTextQueue,
  type RepositoryName,
  type TextQueue,
} from '../../io/github-repositories.ts';
import type { Commit, FileSource } from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';

/** The files of many repositories. A single query can fetch texts from several repositories. */
export interface ManyRepositories {
  /**
   * Opens the files at a commit. Call `close` afterwards, so that `entries` no longer counts the repository.
   */
  readonly open: (
    repository: RepositoryName,
    commit: Commit,
  ) => { readonly files: FileSource; readonly close: () => void };
  /** Number of entries in the listings of all open repositories. */
  readonly entries: () => number;
}

/**
 * Maximum number of requests and files for one repository; real repositories need fewer. The limits stop one
 * repository from using up the token's requests, which all repositories share.
 */
const maxRequests = 150;
const maxTexts = 5000;

/**
 * Returns a queue for one repository. The queue's calls reject with GateError `api-too-much` if the
 * repository exceeds `maxRequests` or `maxTexts`.
 */
export function withinShare({ api, textsOf }: TextQueue): TextQueue {
  let [requests, texts] = [0, 0];
  const count = (): void => {
    requests += 1;
    if (requests > maxRequests) throw tooMuch(`${maxRequests} requests`);
  };
  return {
    api: {
      async rest(call) {
        count();
        return api.rest(call);
      },
      async graphql(query, variables) {
        count();
        return api.graphql(query, variables);
      },
    },
    async textsOf(wanted) {
      texts += wanted.length;
      if (texts > maxTexts) throw tooMuch(`${maxTexts} files`);
      return textsOf(wanted);
    },
  };
}

export function createManyRepositories(shared: GitHubApi): ManyRepositories {
  const queue = createTextQueue(shared);
  let entries = 0;
  return {
    open(repository, commit) {
      const { owner, name } = repository;
      let ownEntries = 0;
      const { api, textsOf } = withinShare(queue);
      const countingApi: GitHubApi = {
        ...api,
        async rest(call) {
          const data = await api.rest(call);
          const { tree } = Object(data) as { tree?: unknown };
          const size = Array.isArray(tree) ? tree.length : 0;
          ownEntries += size;
          entries += size;
          return data;
        },
      };
      const commits = createRemoteCommits(countingApi, { owner, name }, null, [], textsOf);
      const close = (): void => {
        entries -= ownEntries;
        ownEntries = 0;
      };
      return { files: commits.commitFiles(commit), close };
    },
    entries: () => entries,
  };
}

function tooMuch(what: string): GateError {
  return new GateError(
    'api-too-much',
    `Reading the repository takes more than ${what}.`,
    'Check out the repository and run "mcp-grade-gate check" in it.',
  );
}
