/*
 * The inventory of a repository's newest commit, from each place that files come from: the disk with the
 * index of git, its objects, and GitHub's API.
 */
import { openGit } from '../../src/files/git.ts';
import { isId } from '../../src/files/git-store.ts';
import type { FileSource } from '../../src/files/tree.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { openRemoteCommits } from '../../src/github/remote/commits.ts';
import type { Inventory } from '../../src/model.ts';
import { takeInventory } from '../../src/run/inventory.ts';
import { gitDataOf } from '../github-service/git-data.ts';
import { runQuery } from '../github-service/graphql.ts';
import { git } from '../runner/git.ts';

const options = { folder: '', ignorePaths: [], withCandidates: true, spend: () => {} };

/** @param root of a checkout that has nothing but its newest commit, without submodules */
export async function inventoriesOf(
  root: string,
): Promise<Record<'disk' | 'git' | 'api', Inventory>> {
  const head = await git(root, 'rev-parse', 'HEAD');
  const repository = await openGit(root);
  if (!isId(head) || 'reason' in repository) throw new Error(`no repository at ${root}`);
  try {
    const commit = await repository.commit(head);
    const remote = openRemoteCommits(apiOf(root), { owner: 'octo', name: 'project' }, null);
    const remoteCommit = await remote.commit(head);
    const working = await repository.workingFiles();
    if (commit === null || remoteCommit === null || working === null) throw new Error('no commit');
    const of = (source: FileSource): Promise<Inventory> => takeInventory(source, options);
    return {
      disk: await of(working),
      git: await of(repository.commitFiles(commit)),
      api: await of(remote.commitFiles(remoteCommit)),
    };
  } finally {
    repository.close();
  }
}

function apiOf(root: string): GitHubApi {
  const data = gitDataOf(root);
  return {
    rest: async ({ path }) => data.rest(path)?.body,
    async graphql(query, variables) {
      const { body } = await runQuery(query, variables, { repository: data.fields });
      return (body as { data: unknown }).data;
    },
  };
}
