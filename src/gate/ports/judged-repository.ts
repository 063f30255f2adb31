import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type GitRepository, openGit } from '../../io/git.ts';
import { findJudgedCommit, isEventCheckout, listEventCommits } from '../../io/github-event.ts';
import {
  type Commit,
  type Commits,
  type FileSource,
  isId,
  type Unavailable,
} from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';
import type { Settings } from '../settings/settings.ts';
import type { RemoteRepositories } from './remote-repositories.ts';
import type { Log } from './step.ts';

export interface JudgedRepository {
  readonly commits: Commits;
  readonly commit: Commit;
  /** The commit's files, plus untracked files if the run reads a workspace. */
  readonly files: FileSource;
  readonly close: () => void;
}

/** Mentions git because, in a container without git, actions/checkout only downloads an archive. */
const checkoutRemedy =
  'Add a "uses: actions/checkout" step before this one; in a container without git, install git before the checkout.';

/**
 * Opens a run's repository from the source that the `source` input specifies: the checkout in the workspace
 * or GitHub's API. `auto` uses the checkout if it is at the event's commit, and the API otherwise.
 *
 * @throws GateError if there is no repository, so that an empty workspace does not pass as a project without
 * servers
 */
export async function openJudged(
  { source }: Pick<Settings, 'source'>,
  event: string,
  open: RemoteRepositories['open'],
  log: Log,
): Promise<JudgedRepository> {
  refuse(event, source);
  const remote = async (): Promise<Commits> => {
    const [owner = '', name = ''] = (process.env['GITHUB_REPOSITORY'] ?? '').split('/');
    // Under `pull_request_target`, `GITHUB_SHA` is a commit of the base branch.
    const head = event === 'pull_request_target' ? null : (process.env['GITHUB_SHA'] ?? null);
    return open({ owner, name }, head, await listEventCommits(event));
  };
  if (source === 'api' || event === 'pull_request_target') return fromApi(remote, event);
  const git = await openWorkspace();
  if (source === 'workspace') return fromWorkspace(git, event, (commits) => commits);
  if (!('reason' in git) && (await isEventCheckout(event, git))) {
    return fromWorkspace(git, event, (commits) => withRemote(commits, remote, log));
  }
  const why = 'reason' in git ? git.reason : "the checkout is not at the event's commit";
  if (!('reason' in git)) git.close();
  log(`Source: GitHub's API, because ${why}`);
  return fromApi(remote, event);
}

/** Rejects events and sources for which the gate would judge something other than the change. */
function refuse(event: string, source: Settings['source']): void {
  if (event === 'workflow_run') {
    throw new GateError(
      'unsupported-event',
      'A workflow_run event does not identify the change: for pull requests from forks, it lists no pull request.',
      'Run the gate under pull_request_target, which needs no checkout.',
    );
  }
  if (event === 'pull_request_target' && source === 'workspace') {
    throw new GateError(
      'unsupported-source',
      'The gate cannot use source: workspace under pull_request_target, because the workspace contains the base branch or unreviewed code.',
      "Omit the source input: the gate then reads the change through GitHub's API.",
    );
  }
}

const noWorkspace = 'the workspace contains no checkout';

async function openWorkspace(): Promise<GitRepository | Unavailable> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
  const hasCheckout = await stat(join(workspace, '.git')).then(
    () => workspace !== '',
    () => false,
  );
  return hasCheckout ? openGit(await realpath(workspace)) : { reason: noWorkspace };
}

async function fromWorkspace(
  git: GitRepository | Unavailable,
  event: string,
  extend: (git: GitRepository) => Commits,
): Promise<JudgedRepository> {
  if ('reason' in git) throw noCheckout(git.reason);
  const commit = await findJudgedCommit(event, git);
  if (commit === null) throw noCheckout('it has no commit, or the commit is damaged');
  return { commits: extend(git), commit, files: git.checkoutFiles(commit), close: git.close };
}

function noCheckout(reason: string): GateError {
  return reason === noWorkspace
    ? new GateError(
        'no-checkout',
        'The workspace contains no checkout, so there is nothing to judge.',
        checkoutRemedy,
      )
    : new GateError(
        'checkout-unreadable',
        `The checkout cannot be read: ${reason}.`,
        checkoutRemedy,
      );
}

async function fromApi(remote: () => Promise<Commits>, event: string): Promise<JudgedRepository> {
  const commits = await remote();
  const commit = await findJudgedCommit(event, commits);
  if (commit === null) {
    throw new GateError(
      'commit-unreadable',
      "GitHub does not have the event's commit.",
      'Run the gate on a newer commit.',
    );
  }
  const files = commits.commitFiles(commit);
  return { commits, commit, files, close: () => {} };
}

/**
 * Returns a checkout's commits, and fetches missing commits through the API, because most checkouts contain a
 * single commit.
 */
function withRemote(git: GitRepository, open: () => Promise<Commits>, log: Log): Commits {
  let remote: Promise<Commits | null> | null = null;
  const fromRemote = async <T>(
    read: (commits: Commits) => Promise<T | null>,
  ): Promise<T | null> => {
    remote ??= open();
    try {
      const commits = await remote;
      return commits === null ? null : await read(commits);
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      log(
        `The commits missing from the checkout cannot be read through GitHub's API. ${error.message} ${error.remedy}`,
      );
      remote = Promise.resolve(null);
      return null;
    }
  };
  const elsewhere = new Map<string, Commits>();
  const findIn = async (
    commit: Commit | null,
    read: (commits: Commits) => Promise<Commit | null>,
  ) => {
    if (commit !== null) return commit;
    return fromRemote(async (commits) => {
      const there = await read(commits);
      if (there !== null) elsewhere.set(there.id, commits);
      return there;
    });
  };
  return {
    hash: git.hash,
    commit: async (revision) => {
      const commit = await git.commit(revision);
      return isId(revision) ? findIn(commit, (commits) => commits.commit(revision)) : commit;
    },
    branch: async (name) => findIn(await git.branch(name), (commits) => commits.branch(name)),
    isProtected: async (branch) =>
      (await fromRemote((commits) => commits.isProtected(branch))) ?? false,
    async mergeBase(one, other) {
      const base = await git.mergeBase(one, other);
      return (
        base ??
        ((await git.isShallow()) ? fromRemote((commits) => commits.mergeBase(one, other)) : null)
      );
    },
    commitFiles: (commit) => (elsewhere.get(commit.id) ?? git).commitFiles(commit),
  };
}
