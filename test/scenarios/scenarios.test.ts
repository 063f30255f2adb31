/*
 * The action as its users meet it. Each folder beside this file holds a repository and a
 * `scenario.json`; the bundled action judges it in a child process, against the export service and a
 * cache service on loopback, and everything that it says and asks for is kept in `said.txt`.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { describe, type ExpectStatic, test } from 'vitest';
import { commentMarker } from '../../src/report/comment.ts';
import { type CacheEntry, type CacheService, startCacheService } from '../cache-service/server.ts';
import { exportDocument, type Shapes } from '../export-service/corpus.ts';
import { type ExportService, type Fault, startExportService } from '../export-service/server.ts';
import {
  type GitHubService,
  type Misbehaviour,
  type PullFile,
  startGitHubService,
} from '../github-service/server.ts';
import { commitAll, git } from '../runner/git.ts';
import { reportFaults, sarifFaults } from '../report/reports.ts';
import {
  jobToken,
  otherEvent,
  pullRequest,
  runStep,
  type Sides,
  type StepResult,
} from '../runner/runner.ts';

/** One run of the action in a scenario. */
interface Step {
  readonly inputs?: Readonly<Record<string, string>>;
  /** What the secret of the repository holds: the right key, a wrong one, or nothing. */
  readonly key?: 'right' | 'wrong' | 'missing';
  readonly event?: string;
  readonly fork?: boolean;
  readonly actor?: string;
  readonly fault?: Fault;
  readonly faultTimes?: number;
  /** A local export lies in the workspace as `export.json`. */
  readonly hasExportFile?: true;
  /**
   * Somebody writes to the cache before the run: `archive` changes an archive, `sealed` a bit of what
   * is sealed in it, `version` its version, `replay` puts yesterday's under today's key.
   */
  readonly tamper?: 'archive' | 'cut' | 'sealed' | 'version' | 'replay';
  readonly daysOld?: number;
  /** Largest file that the run may write, in kB, as a full disk would have it. */
  readonly largestFile?: number;
  /** Files of the report that are shown as they are written. */
  readonly shows?: readonly ('report-file' | 'sarif-file')[];
  /** How GitHub's API fails during the run. */
  readonly api?: Misbehaviour;
  /** What the job's token may do with pull requests. */
  readonly permission?: 'write' | 'read';
  readonly isLocked?: boolean;
  /** Somebody has pushed while the run was under way. */
  readonly isOutdated?: true;
}

/** A conversation that is there before the first run. */
interface Conversation {
  /** So many comments of passers-by. */
  readonly others?: number;
  /** Behind them; `MARKER` in a text stands for that of the job. */
  readonly comments?: readonly { readonly author: string; readonly body: string }[];
}

interface Scenario extends Step {
  /** What the scenario shows, in a sentence. */
  readonly about: string;
  readonly checkout?: false;
  /**
   * How the commits lie: `merge` (the default) as GitHub checks out a pull request, `branch` the head of
   * the branch alone, `shallow` without the base.
   */
  readonly history?: 'merge' | 'branch' | 'shallow';
  /** The branch that the pull request goes into. */
  readonly branch?: string;
  readonly shapes?: Shapes;
  readonly isConditional?: true;
  readonly further?: number;
  readonly cache?: 'up' | 'down' | 'read-only' | 'full';
  /** GitHub's API is there, with what has been said on the pull request. */
  readonly github?: Conversation;
  /** Several runs one after the other, each with what differs from the scenario's own. */
  readonly steps?: readonly Step[];
}

const here = import.meta.dirname;
const rightKey = 'the-right-key-0123456789abcdef';
const wrongKey = 'a-wrong-key-0123456789abcdef';
/** Of a job without a key of its own for the comment. */
const marker = commentMarker(['MCP grades', 'grades', '']);
const names = (await readdir(here, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.concurrent('scenarios', () => {
  // Concurrent tests each need the `expect` of their own.
  test.for(names)('%s', async (name, { expect }) => {
    const folder = join(here, name);
    const scenario = JSON.parse(await readFile(join(folder, 'scenario.json'), 'utf8')) as Scenario;
    const service = await startExportService({
      keys: [rightKey],
      shapes: scenario.shapes ?? {},
      isConditional: scenario.isConditional ?? false,
      further: scenario.further ?? 0,
    });
    const { cache: mode } = scenario;
    const cache =
      mode === undefined ? null : await startCacheService(mode === 'up' ? {} : { mode });
    const github = scenario.github === undefined ? null : await startConversation(scenario.github);
    // One runner for all steps: the cache knows an entry by its path too.
    const [workspace = "", temporary = ""] = await Promise.all(
      ['workspace-', 'runner-temp-'].map((prefix) => mkdtemp(join(tmpdir(), prefix))),
    );
    try {
      const sides = scenario.checkout === false ? noSides : await checkOut(folder, workspace, scenario);
      const said: string[] = [scenario.about, ''];
      if (github !== null && sides !== noSides) github.set({ files: await changedFiles(workspace, sides) });
      for (const step of scenario.steps ?? [{}]) {
        const result = await play(
          { ...scenario, ...step },
          { workspace, temporary, ...sides },
          { service, cache, github },
        );
        const { 'report-file': report, 'sarif-file': sarif } = result.files;
        if (report !== undefined) expect(reportFaults(report)).toEqual([]);
        if (sarif !== undefined) expect(sarifFaults(sarif)).toEqual([]);
        expectNoKey(expect, result.everything);
        if (github === null) {
          said.push(...transcript(result));
        } else {
          expectNoKey(expect, JSON.stringify(github.requests));
          said.push(...spoken(result), ...conversation(github));
        }
        for (const file of step.shows ?? scenario.shows ?? []) {
          said.push(section(file), shownFile(result.files[file] ?? 'not written'));
        }
      }
      said.push(section('Requests to the export service'));
      said.push(...service.requests.map(describeRequest));
      if (cache !== null) {
        said.push(section('Calls to the cache service'), ...cache.calls);
        for (const { bytes } of cache.entries) expectNoKey(expect, bytes?.toString('latin1') ?? '');
      }
      const text = `${steady(said.join('\n').replaceAll(workspace, '<workspace>').replaceAll(temporary, '<runner>').replaceAll(sides.head.slice(0, 12), '<head>'))}\n`;
      await expect(text).toMatchFileSnapshot(join(folder, 'said.txt'));
    } finally {
      await Promise.all([service.close(), cache?.close(), github?.close()]);
      for (const folder of [workspace, temporary]) await rm(folder, { recursive: true, force: true });
    }
  });
});

/** The commits of a checkout, and the one that the run is about. */
interface Checkout extends Sides {
  readonly sha: string;
}

const noSides: Checkout = { base: 'b'.repeat(40), head: 'c'.repeat(40), sha: 'a'.repeat(40) };

/** The files of the pull request as GitHub tells them. */
async function changedFiles(workspace: string, { base, head }: Checkout): Promise<PullFile[]> {
  const names = await git(workspace, 'diff', '--name-only', '--diff-filter=AM', base, head);
  return Promise.all(
    names.split('\n').filter(Boolean).map(async (filename): Promise<PullFile> => {
      const text = await git(workspace, 'diff', '-U3', base, head, '--', filename);
      const patch = text.slice(text.indexOf('\n@@') + 1);
      const sha = await git(workspace, 'rev-parse', `${head}:${filename}`);
      return { filename, status: 'modified', sha, patch };
    }),
  );
}

/** Makes the workspace a checkout: `base/` is what was there before, `repository/` what is judged. */
async function checkOut(
  folder: string,
  workspace: string,
  { history = 'merge' }: Scenario,
): Promise<Checkout> {
  const copy = (from: string): Promise<void> =>
    cp(join(folder, from), workspace, { recursive: true, verbatimSymlinks: true });
  if (existsSync(join(folder, 'base'))) await copy('base');
  const base = await commitAll(workspace);
  await git(workspace, 'rm', '-r', '-q', '--ignore-unmatch', '.');
  await copy('repository');
  const head = await commitAll(workspace);
  if (history === 'branch') return { base, head, sha: head };
  const tree = await git(workspace, 'rev-parse', 'HEAD^{tree}');
  const sha = await git(workspace, 'commit-tree', '-m', 'merge', '-p', base, '-p', head, tree);
  await git(workspace, 'update-ref', 'HEAD', sha);
  if (history === 'shallow') {
    // What a fetch of one commit leaves: its parents are told and not there.
    await writeFile(join(workspace, '.git', 'shallow'), `${sha}\n`);
    await git(workspace, 'reflog', 'expire', '--expire=now', '--all');
    await git(workspace, 'prune', '--expire=now');
  }
  return { base, head, sha };
}

/** What the action speaks to. */
interface Services {
  readonly service: ExportService;
  readonly cache: CacheService | null;
  readonly github: GitHubService | null;
}

async function play(
  step: Step & Scenario,
  { workspace, temporary, sha, ...sides }: Checkout & { workspace: string; temporary: string },
  { service, cache, github }: Services,
): Promise<StepResult> {
  service.setFault(step.fault, step.faultTimes);
  service.setDaysOld(step.daysOld ?? 0);
  if (step.hasExportFile) {
    const document = exportDocument(new Date(new Date().setUTCHours(0, 0, 0, 0)));
    await writeFile(join(workspace, 'export.json'), JSON.stringify(document));
  }
  github?.misbehave(step.api);
  github?.set({
    permission: step.permission ?? 'write',
    isLocked: step.isLocked ?? false,
    head: step.isOutdated ? 'd'.repeat(40) : sides.head,
  });
  const { tamper } = step;
  if (tamper !== undefined) cache?.tamper((entry) => tamperWith(entry, tamper));
  const keys = { right: rightKey, wrong: wrongKey, missing: '' };
  return runStep({
    ...(step.checkout === false ? {} : { workspace }),
    temporary,
    ...(step.largestFile === undefined ? {} : { largestFile: step.largestFile }),
    inputs: {
      'api-key': keys[step.key ?? 'right'],
      'base-url': service.url,
      ...step.inputs,
    },
    event:
      step.event === undefined
        ? pullRequest(step.fork ? 'stranger/project' : 'octo/project', {
            ...sides,
            branch: step.branch ?? 'main',
          })
        : otherEvent(step.event, sides),
    ...(github === null ? {} : { github }),
    env: {
      GITHUB_SHA: sha,
      ...(step.actor === undefined ? {} : { GITHUB_ACTOR: step.actor }),
      ...(cache === null
        ? {}
        : {
            ACTIONS_CACHE_SERVICE_V2: 'true',
            ACTIONS_RESULTS_URL: cache.url,
            ACTIONS_RUNTIME_TOKEN: 'token-of-the-runner',
          }),
    },
  });
}

function startConversation({ others = 0, comments = [] }: Conversation): Promise<GitHubService> {
  return startGitHubService({
    token: jobToken,
    comments: [
      ...Array.from({ length: others }, (_, at) => ({
        author: 'octocat',
        body: `Remark ${at + 1}`,
      })),
      ...comments.map(({ author, body }) => ({ author, body: body.replace('MARKER', marker) })),
    ],
  });
}

/** What a run asked of GitHub's API, and the pull request's comments but for those of passers-by. */
function conversation({ requests, comments, reviews, reviewComments }: GitHubService): string[] {
  const calls = requests
    .splice(0)
    .map(({ method, path, token, status }) => `${method} ${path} with the ${token} token → ${status}`);
  return [
    section("Calls to GitHub's API"),
    ...calls,
    ...comments
      .filter(({ author }) => author !== 'octocat')
      .flatMap(({ id, author, body }) => [section(`Comment ${id} of ${author}`), body]),
    ...reviews.flatMap(({ id, author, body }) => [
      section(`Review ${id} of ${author}`),
      body,
      ...reviewComments
        .filter(({ review }) => review === id)
        .flatMap(({ path, line, body: text }) => [section(`on ${path}:${line}`), text]),
    ]),
  ];
}

/** What somebody can do to an entry of the cache without having the key. */
function tamperWith(entry: CacheEntry, how: NonNullable<Step['tamper']>): void {
  const bytes = entry.bytes ?? Buffer.alloc(0);
  const days = [0, 1].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString());
  const [today = '', yesterday = ''] = days.map((day) => day.slice(0, 10));
  const flipped = (changed: Buffer, at: number): Buffer => {
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  // An archive of one file: its content stands behind a header of 512 bytes that tells its size, in
  // octal, and its kind; a long path has a header and content of its own before it.
  const inArchive = (change: (tar: Buffer, content: number, size: number) => void): Buffer => {
    const tar = zstdDecompressSync(bytes);
    for (let header = 0; ; ) {
      const size = Number.parseInt(tar.toString('latin1', header + 124, header + 135), 8);
      if (tar.toString('latin1', header + 156, header + 157) === '0') {
        change(tar, header + 512, size);
        return zstdCompressSync(tar);
      }
      header += 512 + Math.ceil(size / 512) * 512;
    }
  };
  switch (how) {
    case 'archive':
      entry.bytes = flipped(Buffer.from(bytes), bytes.length >> 1);
      break;
    case 'cut':
      entry.bytes = bytes.subarray(0, bytes.length - 40);
      break;
    case 'sealed':
      entry.bytes = inArchive((tar, content, size) => flipped(tar, content + (size >> 1)));
      break;
    case 'version':
      entry.bytes = inArchive((tar, content) => flipped(tar, content + 15));
      break;
    case 'replay':
      entry.key = entry.key.replace(yesterday, today);
  }
}

function transcript(result: StepResult): string[] {
  return [
    ...spoken(result),
    section('Outputs'),
    ...Object.entries(result.outputs).map(([key, value]) => `${key}: ${value}`),
    section('Summary'),
    result.summary,
  ];
}

/** The log and the annotations. */
function spoken({ exitCode, log, annotations }: StepResult): string[] {
  const shown = log.filter(
    (line) => !/^(?:error|warning|debug|notice): |^\[command\]|^(?:Received|Sent) /.test(line),
  );
  return [
    section(`Exit status ${exitCode}`),
    ...shown,
    section('Annotations'),
    ...annotations.flatMap(({ name, properties, data }) => [
      `${name} ${Object.entries(properties)
        .map(([key, value]) => `${key}=${value}`)
        .join(' ')}`,
      ...data.split('\n').map((line) => `    ${line}`),
    ]),
  ];
}

/** A file of JSON with a line for each value; of SARIF without the rules, which are the same every time. */
function shownFile(text: string): string {
  return JSON.stringify(
    JSON.parse(text),
    (key, value) => (key === 'rules' && Array.isArray(value) ? `${value.length} rules` : value),
    2,
  );
}

function section(title: string): string {
  return `\n=== ${title}`;
}

function describeRequest({ method, path, key, status }: ExportService['requests'][number]): string {
  return `${method} ${path} with the ${key} key → ${status}`;
}

/** What differs from run to run and from machine to machine, under one name each. */
function steady(text: string): string {
  const days = [...Array(8).keys()].map((ago) => {
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    return [day, ago === 0 ? '<today>' : `<${ago} days ago>`] as const;
  });
  return days
    .reduce((rest, [day, word]) => rest.replaceAll(day, word), text)
    .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')
    // Each run has a folder of its own for what it writes.
    .replace(/(mcp-grade-gate\/)report-\w{6}\//g, '$1')
    .replace(/\(\d+ ms\)/g, '(N ms)')
    .replace(/again in [\d.]+ s/g, 'again in N s')
    .replace(/after \d+ bytes/g, 'after N bytes')
    .replace(/generated \d+ hours ago/g, 'generated N hours ago')
    .replace(/~\d+ MB \(\d+ B\)/g, '~N MB (N B)')
    .replace(/kept in \d+ k?B/g, 'kept in N kB')
    .replace(/(-names-\S+-<[^>]+>)-[0-9a-f]{32}/g, '$1-<names>')
    .replace(/(-check-\S+-<[^>]+>)T\d\d/g, '$1T<hour>')
    .replace(/-(?:linux|darwin|win32)-\w+-[0-9a-f]{12}-[0-9a-f]{16}-/g, '-<platform>-<service>-<key>-')
    .replace(/[ \t]+$/gm, '');
}

/** Key and token may be nowhere: not as they are, not as the key looks in other clothes. */
function expectNoKey(expect: ExpectStatic, text: string): void {
  expect(text).not.toContain(jobToken);
  const key = Buffer.from(rightKey);
  for (const form of [rightKey, key.toString('base64').slice(0, 36), key.toString('hex')]) {
    expect(text).not.toContain(form);
  }
}
