/* Sets up a scenario and runs its steps. */
import { existsSync } from 'node:fs';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commentMarker } from '../../src/report/comment/render-comment.ts';
import { type CacheService, startCacheService } from '../cache-service/server.ts';
import { eventScopes, readOnlyScopes } from '../cache-service/token.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { createGitData, type GitData } from '../github-service/git-data.ts';
import { type GitHubService, type PullFile, startGitHubService } from '../github-service/server.ts';
import { commitAll, git, initialise, writeCommit } from '../runner/git.ts';
import { type Run, runInOwnProcess } from '../runner/processes.ts';
import {
  jobToken,
  otherEvent,
  pullRequest,
  runStep,
  type Sides,
  type StepResult,
} from '../runner/runner.ts';
import type { Conversation, Scenario } from './scenario.ts';
import { tamperWith } from './tamper.ts';

export const rightKey = 'the-right-key-0123456789abcdef';
const keys = { right: rightKey, wrong: 'a-wrong-key-0123456789abcdef', missing: '' };
/** The comment's marker if the job sets no `category`. */
const marker = commentMarker(['MCP grades', 'grades', '']);

/** The commits in a checkout. */
export interface Checkout extends Sides {
  readonly sha: string;
}

/** The services that the action talks to. */
export interface Services {
  readonly service: ExportService;
  readonly cache: CacheService | null;
  readonly github: GitHubService | null;
}

/** A runner's folders. All steps use the same ones, because the path is part of a cache entry's identity. */
export interface Folders {
  readonly workspace: string;
  readonly temporary: string;
}

/** Starts a scenario's services on loopback. */
export async function startServices(scenario: Scenario): Promise<Services> {
  const {
    cache,
    github,
    isRemote = false,
    others = [],
    shapes = {},
    isConditional = false,
    further = 0,
  } = scenario;
  return {
    service: await startExportService({ keys: [rightKey], shapes, isConditional, further }),
    cache:
      cache === undefined
        ? null
        : await startCacheService(cache === 'down' || cache === 'full' ? { mode: cache } : {}),
    github:
      github === undefined && !isRemote && others.length === 0
        ? null
        : await startConversation(github ?? {}),
  };
}

function startConversation({ others = 0, comments = [] }: Conversation): Promise<GitHubService> {
  return startGitHubService({
    token: jobToken,
    comments: [
      ...Array.from({ length: others }, (_, at) => ({
        author: 'octocat',
        body: `Hello ${at + 1}`,
      })),
      ...comments.map(({ author, body }) => ({ author, body: body.replace('MARKER', marker) })),
    ],
  });
}

/**
 * Turns the workspace into the checkout of a pull request. The scenario's `base/` becomes the base commit,
 * and `repository/` the commit to judge.
 */
export async function checkOut(
  folder: string,
  workspace: string,
  { checkout, isShallow, branch }: Scenario,
): Promise<Checkout> {
  if (checkout === false) {
    return { base: 'b'.repeat(40), head: 'c'.repeat(40), sha: 'a'.repeat(40) };
  }
  const copy = (from: string): Promise<void> =>
    cp(join(folder, from), workspace, { recursive: true, verbatimSymlinks: true });
  const before: string[] = [];
  if (branch !== undefined) {
    await copy('default');
    before.push(await commitAll(workspace));
    for (const ref of ['refs/heads/default', 'refs/remotes/origin/main']) {
      await git(workspace, 'update-ref', ref, 'HEAD');
    }
    await empty(workspace);
  } else {
    await initialise(workspace);
  }
  if (existsSync(join(folder, 'base'))) await copy('base');
  const base = await writeCommit(workspace, ...before);
  await empty(workspace);
  await copy('repository');
  const head = await writeCommit(workspace, base);
  const sha = await writeCommit(workspace, base, head);
  await writeFile(join(workspace, '.git/HEAD'), `${sha}\n`);
  // The repository's branches on GitHub.
  await writeFile(join(workspace, '.git/refs/heads/main'), `${before[0] ?? base}\n`);
  if (isShallow) {
    await git(workspace, 'update-ref', '-d', 'refs/heads/main');
    // As after fetching a single commit: the commit names its parents, but they are missing.
    await writeFile(join(workspace, '.git', 'shallow'), `${sha}\n`);
    await git(workspace, 'reflog', 'expire', '--expire=now', '--all');
    await git(workspace, 'prune', '--expire=now');
  }
  return { base, head, sha };
}

/** Removes all files from a checkout, so that the next commit contains none of them. */
async function empty(workspace: string): Promise<void> {
  for (const name of await readdir(workspace)) {
    if (name !== '.git') await rm(join(workspace, name), { recursive: true });
  }
}

/** Creates the scenario's other repositories, each in a separate folder, and returns them by name. */
export async function otherRepositories(
  folder: string,
  elsewhere: string,
  { others = [] }: Scenario,
): Promise<ReadonlyMap<string, GitData>> {
  const repositories = others.map(async (name): Promise<[string, GitData]> => {
    const root = join(elsewhere, name);
    await cp(join(folder, 'others', name), root, { recursive: true });
    await commitAll(root);
    await git(root, 'tag', '-a', '-m', 'x', 'v1');
    return [name, createGitData(root)];
  });
  return new Map(await Promise.all(repositories));
}

/** Returns the pull request's files as GitHub lists them. */
export async function changedFiles(
  workspace: string,
  { base, head }: Checkout,
): Promise<PullFile[]> {
  const names = await git(workspace, 'diff', '--name-only', '--diff-filter=AM', base, head);
  const fileOf = async (filename: string): Promise<PullFile> => {
    const text = await git(workspace, 'diff', '-U3', base, head, '--', filename);
    const patch = text.slice(text.indexOf('\n@@') + 1);
    const sha = await git(workspace, 'rev-parse', `${head}:${filename}`);
    return { filename, status: 'modified', sha, patch };
  };
  return Promise.all(names.split('\n').filter(Boolean).map(fileOf));
}

/** Runs one step; the step's values are already merged into `scenario`. */
export async function play(
  scenario: Scenario,
  { workspace, temporary }: Folders,
  { sha, ...sides }: Checkout,
  { service, cache, github }: Services,
  run: Run,
): Promise<StepResult> {
  const { actor, event, isRemote, largestFile, tamper, uses } = scenario;
  service.setFault(scenario.fault, scenario.faultTimes);
  service.setDaysOld(scenario.daysOld ?? 0);
  service.setMissing(scenario.without ?? []);
  if (scenario.hasExportFile) {
    const document = exportDocument(new Date(new Date().setUTCHours(0, 0, 0, 0)));
    await writeFile(join(workspace, 'export.json'), JSON.stringify(document));
  }
  github?.misbehave(scenario.api);
  github?.set({
    ...(isRemote
      ? { gitData: createGitData(workspace, { protectedBranches: scenario.protected ?? [] }) }
      : {}),
    permission: scenario.permission ?? 'write',
    isLocked: scenario.isLocked ?? false,
    head: scenario.isOutdated ? 'd'.repeat(40) : sides.head,
  });
  if (tamper !== undefined) cache?.tamper((entry) => tamperWith(entry, tamper));
  const name = event ?? 'pull_request';
  const from = scenario.fork ? 'stranger/project' : 'octo/project';
  return runStep({
    ...(scenario.checkout === false || isRemote ? {} : { workspace }),
    temporary,
    run: largestFile === undefined ? run : runInOwnProcess,
    ...(uses === undefined ? {} : { uses }),
    ...(largestFile === undefined ? {} : { largestFile }),
    inputs: {
      'api-key': keys[scenario.key ?? 'right'],
      'base-url': service.url,
      ...scenario.inputs,
    },
    event: eventOf(name, from, { ...sides, merge: sha, branch: scenario.branch ?? 'main' }),
    ...(github === null ? {} : { github }),
    env: {
      GITHUB_SHA: event === 'pull_request_target' ? sides.base : sha,
      ...(actor === undefined ? {} : { GITHUB_ACTOR: actor }),
      ...cache?.variables(
        scenario.cache === 'read-only' ? readOnlyScopes(eventScopes(name)) : eventScopes(name),
      ),
    },
  });
}

function eventOf(name: string, from: string, sides: Sides) {
  return name.startsWith('pull_request')
    ? { ...pullRequest(from, sides), name }
    : otherEvent(name, sides);
}
