import { clock } from '../../io/clock.ts';
import { type ApiAccess, createApi } from '../../io/github-api.ts';
import { readApiAddresses } from '../../io/github-event.ts';
import { createRemoteCommits, type RepositoryName } from '../../io/github-repositories.ts';
import type { Commits, FileSource } from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';
import { UsageError } from '../command-line.ts';
import { readGitHubToken } from '../credentials.ts';

export interface OpenRepository {
  /** The judged folder, relative to the repository root; empty for the root. */
  readonly folder: string;
  /** Null if the folder is not in a readable checkout. */
  readonly commits: Commits | null;
  /**
   * For a local folder, the files on disk or the staged files, because people run the check before they
   * commit.
   */
  readonly files: FileSource;
  /** The checked-out branch, such as `refs/heads/main`; null if unknown. */
  readonly readHeadRef: () => Promise<string | null>;
  readonly close: () => void;
}

/**
 * Limits for a command's requests to the GitHub API. They are shorter than in a workflow job, because a
 * person is waiting.
 */
const limits = { responseMs: 30_000, waitMs: 120_000, totalMs: 600_000 };

/**
 * Opens a GitHub repository at a commit, through the API.
 *
 * @param repositoryArgument `owner/name`, optionally followed by `@` and a branch, tag or commit; without
 * `@`, the default branch is used
 * @throws UsageError for any other form
 * @throws GateError `no-token`, `repository-unreadable`, `commit-unreadable`, or an API error
 */
export async function openGitHubRepository(
  repositoryArgument: string,
  log: (line: string) => void,
): Promise<OpenRepository> {
  const [, owner, name, revision = 'HEAD'] =
    /^([\w-]+)\/([\w.-]+)(?:@(.+))?$/.exec(repositoryArgument) ?? [];
  if (owner === undefined || name === undefined) {
    throw new UsageError(`--repo: ${JSON.stringify(repositoryArgument)} is not OWNER/NAME[@REF].`);
  }
  const commits = await createGitHubCommits({ owner, name }, revision, log);
  const commit = await commits.commit('HEAD').catch((error: unknown) => {
    if (!(error instanceof GateError) || error.code !== 'api-not-found') throw error;
    throw new GateError(
      'repository-unreadable',
      `Either ${owner}/${name} does not exist, or the token cannot read it. GitHub gives the same answer in both cases.`,
      'Check the name, and check that the token has contents: read for this repository.',
    );
  });
  if (commit === null) {
    throw new GateError(
      'commit-unreadable',
      `${owner}/${name} has no commit ${JSON.stringify(revision)}.`,
      'Use one of its branches, tags or commits.',
    );
  }
  const files = commits.commitFiles(commit);
  return { folder: '', commits, files, readHeadRef: async () => null, close: () => {} };
}

/**
 * Opens the commits of a GitHub repository, with the token from the environment.
 *
 * @param head the revision that `HEAD` resolves to
 * @throws GateError `no-token`
 */
export async function createGitHubCommits(
  repository: RepositoryName,
  head: string,
  log: (line: string) => void,
): Promise<Commits> {
  const api = await createApi(githubAccess(), { ...clock, log }, limits);
  return createRemoteCommits(api, repository, head);
}

/**
 * Reads the GitHub API addresses and the token from the environment.
 *
 * @throws GateError `no-token`
 */
export function githubAccess(): ApiAccess {
  const token = readGitHubToken();
  if (token !== '') return { token, ...readApiAddresses(process.env) };
  throw new GateError(
    'no-token',
    "The token for GitHub's API is missing: neither GITHUB_TOKEN nor GH_TOKEN is set.",
    'Set one of them to a token that can read the repository. "gh auth token" prints the GitHub CLI token.',
  );
}
