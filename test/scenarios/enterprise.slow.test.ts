/*
 * Tests the action on GitHub Enterprise Server: the API has different addresses, the cache uses an older
 * protocol, and the certificates come from a private authority.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CacheService, startCacheService } from '../cache-service/server.ts';
import { eventScopes } from '../cache-service/token.ts';
import { ownCertificate } from '../certificate.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { createGitData } from '../github-service/git-data.ts';
import { type GitHubService, startGitHubService } from '../github-service/server.ts';
import { runInLoadedBundle } from '../runner/processes.ts';
import { jobToken, otherEvent, pullRequest, runStep, type StepResult } from '../runner/runner.ts';
import { type Checkout, changedFiles, checkOut, rightKey } from './play.ts';

let folder = '';
let authority = '';
let checkout: Checkout;
let service: ExportService;
let github: GitHubService;
let cache: CacheService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enterprise-'));
  authority = join(folder, 'authority.pem');
  const tls = await ownCertificate('github.example');
  await writeFile(authority, tls.cert);
  const repository = join(folder, 'repository');
  await mkdir(repository);
  await mkdir(join(folder, 'workspace'));
  const scenario = join(import.meta.dirname, 'suggested-changes');
  checkout = await checkOut(scenario, repository, { about: 'the change' });
  service = await startExportService({ keys: [rightKey] });
  cache = await startCacheService({ protocol: 1, tls });
  github = await startGitHubService({
    token: jobToken,
    head: checkout.head,
    files: await changedFiles(repository, checkout),
    gitData: createGitData(repository),
    isEnterprise: true,
    tls,
  });
});
afterAll(async () => {
  await Promise.all([service.close(), cache.close(), github.close()]);
  await rm(folder, { recursive: true, force: true });
});

/**
 * Runs a step in a job without a checkout, so its workspace is empty. If `env` sets a certificate authority,
 * the step needs a new process, because Node reads authorities only when it starts.
 */
function run(name: string, env: Record<string, string>, uses?: 'warm'): Promise<StepResult> {
  const { base, head, sha: merge } = checkout;
  github.requests.length = 0;
  const comments = { comment: 'on-failure', suggest: 'true' };
  return runStep({
    ...('NODE_EXTRA_CA_CERTS' in env ? {} : { run: runInLoadedBundle }),
    ...(uses === undefined ? {} : { uses }),
    workspace: join(folder, 'workspace'),
    temporary: join(folder, 'temp'),
    inputs: {
      'api-key': rightKey,
      'base-url': service.url,
      ...(uses === undefined ? comments : {}),
    },
    github,
    event: name.startsWith('pull_request')
      ? { ...pullRequest('stranger/project', { base, head, merge }), name }
      : otherEvent(name, { base, head }),
    env: { GITHUB_SHA: base, ...cache.variables(eventScopes(name)), ...env },
  });
}

test('without the authority of the certificates the run is an error that says what to do', async () => {
  const { outputs, annotations, exitCode } = await run('pull_request_target', {});
  expect([outputs['verdict'], exitCode]).toEqual(['error', 1]);
  expect(annotations[0]?.data).toMatch(/certificate of GitHub's API.*NODE_EXTRA_CA_CERTS/s);
  expect(github.requests).toEqual([]);
});

test('with it the cache is filled, and a pull request is judged, commented and reviewed', async () => {
  const env = { NODE_EXTRA_CA_CERTS: authority };
  const warmed = await run('schedule', env, 'warm');
  expect(warmed.outputs).toMatchObject({ 'export-source': 'download' });
  expect(cache.calls.slice(-2)).toEqual([
    expect.stringMatching(/^save .*-store-.* → reserved$/),
    expect.stringMatching(/^finalise .*-store-/),
  ]);
  const { outputs } = await run('pull_request_target', env);
  expect(outputs).toMatchObject({ verdict: 'fail', 'export-source': 'cache' });
  expect(service.requests.map(({ path }) => path)).toEqual(['/api/v1/scores.json']);
  expect(cache.calls).toContainEqual(expect.stringMatching(/^restore .*-store-.* → hit$/));
  expect(cache.entries).toHaveLength(1);
  const { origin } = new URL(github.apiUrl);
  expect(github.comments[0]?.body).toContain(`${origin}/octo/project/actions/runs/1234567890`);
  expect(github.reviews).toHaveLength(1);
  expect(github.requests.map(({ path }) => path.split('/', 3).join('/'))).toEqual(
    github.requests.map(({ path }) => (path === '/api/graphql' ? path : '/api/v3')),
  );
});
