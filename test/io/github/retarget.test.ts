/*
 * Tests pull requests that were retargeted to another branch, were closed or lost their fork. The event's
 * commit is judged against the branch that the pull request targets now.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonReport } from '../../../src/report/json/schema.ts';
import { good, mcp, place } from '../../detection/variants/cases.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { createGitData } from '../../github-service/git-data.ts';
import { type GitHubService, startGitHubService } from '../../github-service/server.ts';
import { commitAll, git } from '../../runner/git.ts';
import { runInLoadedBundle } from '../../runner/processes.ts';
import { jobToken, pullRequest, runStep } from '../../runner/runner.ts';

const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };

let root = '';
let github: GitHubService;
const ids = { main: '', release: '', head: '', intoRelease: '', intoMain: '', later: '' };

/**
 * `release` has a bad server that `main` does not have. The head has everything in `release` and a corrected
 * typo.
 */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'retarget-'));
  const repository = join(root, 'repository');
  const commit = async (files: Parameters<typeof place>[1]): Promise<string> => {
    await place(repository, files);
    return commitAll(repository);
  };
  ids.main = await commit(mcp(good));
  await git(repository, 'checkout', '-q', '-b', 'release');
  ids.release = await commit(mcp(bad));
  await git(repository, 'checkout', '-q', '-b', 'change');
  ids.head = await commit({ 'README.md': 'corrected' });
  const merge = (into: string): Promise<string> =>
    git(repository, 'commit-tree', '-m', 'm', '-p', into, '-p', ids.head, `${ids.head}^{tree}`);
  ids.intoRelease = await merge(ids.release);
  ids.intoMain = await merge(ids.main);
  ids.later = await commit(mcp(good));
  await git(repository, 'update-ref', 'refs/heads/merge', ids.intoRelease);
  await git(repository, 'update-ref', 'refs/heads/merge-2', ids.intoMain);
  await writeFile(join(root, 'export.json'), JSON.stringify(exportDocument(new Date())));
  const gitData = createGitData(repository, { protectedBranches: ['release'] });
  github = await startGitHubService({ token: jobToken, gitData, head: ids.later });
});
afterAll(async () => {
  await github.close();
  await rm(root, { recursive: true, force: true });
});

const retargeted = { action: 'edited', changes: { base: { ref: { from: 'release' } } } };
const fork = { ref: 'change', repo: null };

interface Case {
  readonly name: string;
  readonly into: 'release' | 'main';
  /** The merge commit that the event names. */
  readonly merge: 'intoRelease' | 'intoMain' | null;
  readonly payload?: object;
  readonly head?: object;
  readonly event?: 'pull_request';
  readonly expected: string;
}

test.for<Case>([
  {
    name: 'into the branch that has the server, it is unchanged',
    ...{ into: 'release', merge: 'intoRelease', expected: 'pass: unchanged' },
  },
  {
    name: 'a change of the title changes nothing',
    ...{ into: 'release', merge: 'intoRelease', expected: 'pass: unchanged' },
    payload: { action: 'edited', changes: { title: { from: 'x' } } },
  },
  {
    name: 'into another branch, with the merge into it',
    ...{ into: 'main', merge: 'intoMain', expected: 'fail: changed', payload: retargeted },
  },
  {
    name: 'into another branch, and GitHub has not made the merge into it yet',
    ...{ into: 'main', merge: 'intoRelease', expected: 'fail: changed', payload: retargeted },
  },
  {
    name: 'into another branch, without any merge, as with a conflict',
    ...{ into: 'main', merge: null, expected: 'fail: changed', payload: retargeted },
  },
  {
    name: 'opened again after it went into another branch',
    ...{ into: 'main', merge: 'intoRelease', expected: 'fail: changed' },
    payload: { action: 'reopened' },
  },
  {
    name: 'closed, its fork deleted, and run again',
    ...{ into: 'main', merge: 'intoMain', expected: 'fail: changed' },
    ...{ payload: { action: 'closed' }, head: fork },
  },
  {
    name: 'under pull_request, from the API, with the merge into the branch before',
    ...{ into: 'main', merge: 'intoRelease', expected: 'fail: changed' },
    ...{ payload: retargeted, event: 'pull_request' },
  },
])('$name', async ({ into, merge, payload, head, event = 'pull_request_target', expected }) => {
  const sides = { base: ids[into], head: ids.head, branch: into };
  const { payload: plain } = pullRequest(
    'octo/project',
    merge === null ? sides : { ...sides, merge: ids[merge] },
  );
  const { pull_request } = plain as { pull_request: { head: object } };
  const result = await runStep({
    run: runInLoadedBundle,
    inputs: { 'export-file': join(root, 'export.json') },
    github,
    event: {
      name: event,
      payload: {
        ...plain,
        ...payload,
        pull_request: { ...pull_request, head: { ...pull_request.head, ...head } },
      },
    },
    env: { GITHUB_SHA: event === 'pull_request' ? ids[merge ?? 'head'] : ids[into] },
  });
  const report = JSON.parse(result.files['report-file'] ?? '{}') as JsonReport;
  const changes = new Set(report.servers.map(({ change }) => change));
  expect(`${result.outputs['verdict']}: ${[...changes].join()}`).toBe(expected);
  // By now the branch has a later commit.
  expect(report.run.head).toBe(ids.head);
});
