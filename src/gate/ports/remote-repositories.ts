import { clock } from '../../io/clock.ts';
import type { GitHubApi } from '../../io/github-api.ts';
import { readWorkflowRun } from '../../io/github-event.ts';
import type { RepositoryName } from '../../io/github-repositories.ts';
import type { Commits } from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';
import { plural } from '../../model/phrase.ts';
import type { Settings } from '../settings/settings.ts';
import type { Log } from './step.ts';

export interface RemoteRepositories {
  /**
   * Opens the commits of a repository. The code for remote repositories is loaded on first use.
   *
   * @param head commit or ref that `HEAD` points to; null if there is none
   * @param expected commit ids and full ref names that will be looked up
   */
  readonly open: (
    repository: RepositoryName,
    head: string | null,
    expected?: readonly string[],
  ) => Promise<Commits>;
  readonly close: () => void;
}

/** Returns the error for running an action without a token. */
export const missingToken = (remedy: string): GateError =>
  new GateError(
    'no-token',
    "The token for GitHub's API is missing: github-token is empty.",
    remedy,
  );

/** Maximum time for one API response, in milliseconds. A tree can be up to 7 MB. */
const responseMs = 60_000;

/**
 * Provides access to the repositories that the run's token can read. All repositories share one time limit.
 */
export function createRemoteRepositories(
  { 'github-token': token, timeout }: Pick<Settings, 'github-token' | 'timeout'>,
  log: Log,
): RemoteRepositories {
  let requests = 0;
  let opened: Promise<GitHubApi> | null = null;
  const openCounted = async (): Promise<GitHubApi> => {
    if (token === null) {
      throw missingToken('Omit that input, or give it a token with contents: read.');
    }
    const { createApi } = await import('../../io/github-api.ts');
    const limits = { responseMs, waitMs: timeout, totalMs: timeout };
    const access = { token, ...readWorkflowRun(process.env) };
    const api = await createApi(access, { ...clock, log }, limits);
    return {
      rest(call) {
        requests += 1;
        return api.rest(call);
      },
      graphql(query, variables) {
        requests += 1;
        return api.graphql(query, variables);
      },
    };
  };
  return {
    async open(repository, head, expected) {
      opened ??= openCounted();
      const { createRemoteCommits } = await import('../../io/github-repositories.ts');
      return createRemoteCommits(await opened, repository, head, expected);
    },
    close() {
      if (requests > 0) log(`GitHub's API: ${plural(requests, 'request')}`);
    },
  };
}
