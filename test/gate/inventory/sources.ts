/*
 * Takes the inventory of a repository's newest commit from each source of files: the disk with git's index,
 * git's objects, GitHub's API, and a Windows disk.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeInventory } from '../../../src/gate/pipeline/inventory.ts';
import { type GitRepository, openGit } from '../../../src/io/files/git.ts';
import { isId } from '../../../src/io/files/git-store.ts';
import type { FileSource } from '../../../src/io/files/tree.ts';
import type { GitHubApi } from '../../../src/io/github/api.ts';
import { createRemoteCommits } from '../../../src/io/github/remote/commits.ts';
import type { Inventory } from '../../../src/model/model.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { createGitData } from '../../github-service/git-data.ts';
import { runQuery } from '../../github-service/graphql.ts';
import { git } from '../../runner/git.ts';
import { createBase, judgeFiles } from '../pipeline/judge-files.ts';

const options = { folder: '', ignorePaths: [], withCandidates: true, charge: () => {} };

/** @param root the root of a checkout that has only its newest commit, without submodules */
export async function takeInventories(
  root: string,
): Promise<Record<'disk' | 'git' | 'api', Inventory>> {
  return inRepository(root, async (repository, head) => {
    const commit = await repository.commit(head);
    const remote = createRemoteCommits(apiOf(root), { owner: 'octo', name: 'project' }, null);
    const remoteCommit = await remote.commit(head);
    const working = await repository.workingFiles();
    if (commit === null || remoteCommit === null || working === null) throw new Error('no commit');
    const of = (source: FileSource): Promise<Inventory> => takeInventory(source, options);
    return {
      disk: await of(working),
      git: await of(repository.commitFiles(commit)),
      api: await of(remote.commitFiles(remoteCommit)),
    };
  });
}

/**
 * Settings for a checkout as on Windows, where git changes line endings in texts and writes a link as a file
 * that holds its target.
 */
const windows = ['core.autocrlf=true', 'core.symlinks=false', 'core.fileMode=false'];

/**
 * Checks out a repository's newest commit as git does on Windows.
 *
 * @param use receives the files on the disk and those in the commit
 */
async function onWindows<T>(
  root: string,
  use: (working: FileSource, committed: FileSource) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'windows-'));
  try {
    const config = windows.flatMap((each) => ['-c', each]);
    await git(root, 'clone', '-q', '--no-local', ...config, root, folder);
    return await inRepository(folder, async (repository, head) => {
      const [working, commit] = [await repository.workingFiles(), await repository.commit(head)];
      if (working === null || commit === null) throw new Error('no commit');
      return use(working, repository.commitFiles(commit));
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Returns the inventory of a checkout on Windows, and its servers that differ from those in the commit. */
export function comparedOnWindows(root: string) {
  return onWindows(root, async (working, committed) => {
    const { servers } = await judgeFiles(working, {
      base: createBase(committed),
      exported: JSON.stringify(exportDocument(new Date())),
      now: Date.now(),
    });
    const changes = servers.filter(({ change }) => change !== 'unchanged');
    return { inventory: await takeInventory(working, options), changes };
  });
}

async function inRepository<T>(
  root: string,
  use: (repository: GitRepository, head: string) => Promise<T>,
): Promise<T> {
  const head = await git(root, 'rev-parse', 'HEAD');
  const repository = await openGit(root);
  if (!isId(head) || 'reason' in repository) throw new Error(`no repository at ${root}`);
  try {
    return await use(repository, head);
  } finally {
    repository.close();
  }
}

function apiOf(root: string): GitHubApi {
  const data = createGitData(root);
  return {
    rest: async ({ path }) => data.rest(path)?.body,
    async graphql(query, variables) {
      const { body } = await runQuery(query, variables, { repository: data.fields });
      return (body as { data: unknown }).data;
    },
  };
}
