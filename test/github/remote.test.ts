/*
 * The files of a commit through GitHub's API are those that git has: the same client files, ids and
 * reasons, with few requests.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openGit } from '../../src/files/git.ts';
import type { FileSource } from '../../src/files/tree.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { openRemoteCommits } from '../../src/github/remote/commits.ts';
import { takeInventory } from '../../src/run/inventory.ts';
import { type GitDataOptions, gitDataOf } from '../github-service/git-data.ts';
import { commitAll, git } from '../runner/git.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function repositoryOf(make: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remote-'));
  folders.push(folder);
  await make(folder);
  await commitAll(folder);
  return folder;
}

/** The repository through an API that counts its requests. */
function remoteOf(root: string, options: GitDataOptions = {}) {
  const data = gitDataOf(root, options);
  const requests: string[] = [];
  const api: GitHubApi = {
    async rest({ path }) {
      requests.push(path);
      const reply = data.rest(path);
      if (reply === null) throw new Error(`not found: ${path}`);
      return reply.body;
    },
    async graphql(query, variables) {
      requests.push('graphql');
      const { body } = await data.graphql(query, variables);
      const { data: answer, errors } = body as { data: unknown; errors?: unknown };
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return answer;
    },
  };
  return { commits: openRemoteCommits(api, { owner: 'octo', name: 'project' }, null), requests };
}

const options = { folder: '', ignorePaths: [], withCandidates: true, spend: () => {} };

async function ofGit(root: string): Promise<FileSource> {
  const repository = await openGit(root);
  if ('reason' in repository) throw new Error(repository.reason);
  const commit = await repository.commit('HEAD');
  if (commit === null) throw new Error('no commit');
  return repository.commitFiles(commit);
}

async function ofRemote(root: string, given: GitDataOptions = {}) {
  const { commits, requests } = remoteOf(root, given);
  const commit = await commits.commit(await git(root, 'rev-parse', 'HEAD'));
  if (commit === null) throw new Error('no commit');
  return { source: commits.commitFiles(commit), requests };
}

const inventories = join(import.meta.dirname, '../inventory');

describe.for(['storefront', 'research-tools', 'plugin-marketplace'])('%s', (name) => {
  test('is the same as from git, with few requests', async () => {
    const root = await repositoryOf((folder) =>
      cp(join(inventories, name), folder, { recursive: true, verbatimSymlinks: true }),
    );
    const { source, requests } = await ofRemote(root);
    const found = await takeInventory(source, options);
    expect(found).toEqual(await takeInventory(await ofGit(root), options));
    expect(found.declarations.length).toBeGreaterThan(0);
    expect(requests.length).toBeLessThanOrEqual(8);
  });
});
