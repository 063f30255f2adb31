/*
 * Tests the hosts and files listed in docs/runners.md: every connection that an action's process makes, and
 * every path that it writes to.
 */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CacheService, startCacheService } from '../cache-service/server.ts';
import { eventScopes } from '../cache-service/token.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { createGitData } from '../github-service/git-data.ts';
import { type GitHubService, startGitHubService } from '../github-service/server.ts';
import { jobToken, otherEvent, pullRequest, runStep } from '../runner/runner.ts';
import { type Checkout, changedFiles, checkOut, rightKey } from './play.ts';

const root = join(import.meta.dirname, '../..');

/** The recorded activity of an action's process. */
interface Recorded {
  /** `host:port` of each connection. */
  readonly connected: readonly string[];
  /** Absolute paths. */
  readonly written: readonly string[];
  readonly started: readonly string[];
}

let folder = '';
let checkout: Checkout;
let service: ExportService;
let github: GitHubService;
let cache: CacheService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  const repository = join(folder, 'repository');
  for (const name of ['repository', 'workspace', 'home']) await mkdir(join(folder, name));
  const scenario = join(import.meta.dirname, 'suggested-changes');
  checkout = await checkOut(scenario, repository, { about: 'the change' });
  service = await startExportService({ keys: [rightKey] });
  cache = await startCacheService({});
  github = await startGitHubService({
    token: jobToken,
    head: checkout.head,
    files: await changedFiles(repository, checkout),
    gitData: createGitData(repository),
  });
});
afterAll(async () => {
  await Promise.all([service.close(), cache.close(), github.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Runs a step that is given only the addresses of the services, and records the activity of its process. */
async function record(name: string, inputs: Record<string, string>, uses?: string) {
  const { base, head, sha: merge } = checkout;
  const file = join(folder, 'record.json');
  const { outputs, exitCode } = await runStep({
    ...(uses === undefined ? {} : { uses }),
    workspace: join(folder, 'workspace'),
    temporary: join(folder, 'temp'),
    folder: join(folder, 'files'),
    inputs: { 'api-key': rightKey, 'base-url': service.url, ...inputs },
    github,
    event: name.startsWith('pull_request')
      ? { ...pullRequest('octo/project', { base, head, merge }), name }
      : otherEvent(name, { base, head }),
    env: {
      GITHUB_SHA: name === 'pull_request' ? merge : base,
      HOME: join(folder, 'home'),
      RECORD_FILE: file,
      NODE_OPTIONS: `--require=${join(import.meta.dirname, '../runner/recorder.cjs')}`,
      ...cache.variables(eventScopes(name)),
    },
  });
  const recorded: Recorded = JSON.parse(await readFile(file, 'utf8'));
  return { outputs, exitCode, recorded, hosts: hostsOf(recorded) };
}

/** Returns the services that the process connected to, sorted and without duplicates. */
function hostsOf({ connected }: Recorded): string[] {
  const addresses = Object.values(cache.variables([])).filter((value) => URL.canParse(value));
  const known = new Map([
    [new URL(service.url).host, 'the grading service'],
    [new URL(github.apiUrl).host, "GitHub's API"],
    ...addresses.map((each) => [new URL(each).host, 'the cache'] as const),
  ]);
  return [...new Set(connected.map((host) => known.get(host) ?? host))].sort();
}

describe('the hosts of a step', () => {
  test('are the service and the cache where it saves the export', async () => {
    const { outputs, hosts } = await record('schedule', {}, 'warm');
    expect(outputs).toMatchObject({ 'export-source': 'download' });
    expect(hosts).toEqual(['the cache', 'the grading service']);
  });

  test('are the service and the API where it reads, judges and comments without a checkout or a cache', async () => {
    const { outputs, hosts, recorded } = await record('pull_request', {
      ...{ cache: 'false', comment: 'always', suggest: 'true' },
    });
    expect(outputs).toMatchObject({ verdict: 'fail', 'export-source': 'download' });
    expect(github.comments).toHaveLength(1);
    expect(hosts).toEqual(["GitHub's API", 'the grading service']);
    // The action starts no program, and writes only to the job's folders.
    expect(recorded.started).toEqual([]);
    const own = [join(folder, 'temp'), join(folder, 'files')];
    expect(recorded.written.length).toBeGreaterThan(3);
    expect(recorded.written.filter((path) => !own.some((each) => path.startsWith(each)))).toEqual(
      [],
    );
    expect(await readdir(join(folder, 'home'))).toEqual([]);
    expect(await readdir(join(folder, 'workspace'))).toEqual([]);
  });

  test('are the cache and the API where the cache has the export', async () => {
    const { outputs, hosts } = await record('pull_request', {});
    expect(outputs).toMatchObject({ verdict: 'fail', 'export-source': 'cache' });
    expect(hosts).toEqual(["GitHub's API", 'the cache']);
  });
});

describe('the code that can write to GitHub', () => {
  test('is that of the comment, the review and the issue', async () => {
    const found: string[] = [];
    for (const name of await readdir(join(root, 'src'), { recursive: true })) {
      if (!name.endsWith('.ts')) continue;
      const text = await readFile(join(root, 'src', name), 'utf8');
      if (/method: '(?:POST|PUT|PATCH|DELETE)'/.test(text)) found.push(name.replaceAll('\\', '/'));
      expect(text, name).not.toMatch(/`\s*mutation\b/);
    }
    expect(found.sort()).toEqual([
      // Sends GraphQL queries, which only read.
      'io/github/api.ts',
      'io/github/comment.ts',
      'io/github/issue.ts',
      'io/github/review.ts',
    ]);
  });
});

describe('the code that can contact anything', () => {
  const network =
    /from '(?:@actions\/(?:http-client|cache)|@octokit\/core|node:(?:https?|http2|net|tls|dgram|dns(?:\/promises)?|child_process))'|import\('(?:@actions\/cache|@octokit\/core)'\)|\bexchange\b[^;]*from '[^']*\bhttp(?:\/exchange)?\.ts'|\bfetch\(|\bWebSocket\b/;

  test('is one client of HTTP with three users, the client of the cache, and git without network', async () => {
    const found: string[] = [];
    for (const name of await readdir(join(root, 'src'), { recursive: true })) {
      if (!name.endsWith('.ts')) continue;
      const text = await readFile(join(root, 'src', name), 'utf8');
      const code = text.replace(/^import type .*?;$/gms, '').replace(/\/\*[\s\S]*?\*\//g, '');
      if (network.test(code)) found.push(name.replaceAll('\\', '/'));
    }
    expect(found.sort()).toEqual([
      'export/ports/actions-cache.ts',
      'export/service/client.ts',
      // Only checks whether git's pipes are sockets.
      'io/files/git-objects.ts',
      'io/files/git-program.ts',
      'io/github/api.ts',
      'io/http.ts',
      'io/http/exchange.ts',
    ]);
    const git = await readFile(join(root, 'src/io/files/git-program.ts'), 'utf8');
    expect(git).toContain("'protocol.allow=never'");
  });
});
