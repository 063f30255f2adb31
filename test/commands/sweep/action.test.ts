/* Tests the `sweep/` action end to end: it reads an organisation through an API on loopback. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepSchema } from '../../../src/commands/sweep/schema.ts';
import { isPublicRepository } from '../../../src/io/github/context.ts';
import { type CacheService, startCacheService } from '../../cache-service/server.ts';
import { eventScopes } from '../../cache-service/token.ts';
import { good } from '../../detection/variants/cases.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import type { ServiceExtension } from '../../github-service/extension.ts';
import { notFound } from '../../github-service/faults.ts';
import { type IssueServiceOptions, issueService } from '../../github-service/issues.ts';
import {
  createOrganisation,
  type OrganisationRepository,
} from '../../github-service/organisation.ts';
import {
  type GitHubService,
  type GitHubServiceOptions,
  type Misbehaviour,
  startGitHubService,
} from '../../github-service/server.ts';
import { runInLoadedBundle } from '../../runner/processes.ts';
import { jobToken, runStep, type StepResult } from '../../runner/runner.ts';
import { bad, clientFile, manyRepositories } from './organisation.ts';

const readingToken = 'github_pat_Reading0123456789abcdefghij';
let folder = '';
let service: GitHubService | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-action-'));
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterEach(async () => {
  await service?.close();
  service = null;
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const acme: readonly OrganisationRepository[] = [
  { name: 'files', files: { '.mcp.json': clientFile({ files: bad }) } },
  { name: 'notes', files: { '.mcp.json': clientFile({ notes: good }) } },
];

interface Run extends Partial<GitHubServiceOptions> {
  readonly repositories?: readonly OrganisationRepository[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly visibility?: string | null;
  readonly env?: Readonly<Record<string, string>>;
  readonly misbehaviour?: Misbehaviour;
}

/** Runs the action as in a scheduled workflow. */
async function sweep({ repositories = acme, inputs = {}, ...more }: Run = {}) {
  const { visibility = 'private', env = {}, misbehaviour, ...options } = more;
  const own: ServiceExtension = {
    route: ({ method, path }) =>
      method !== 'GET' || path !== '/repos/acme/security'
        ? null
        : () => (visibility === null ? notFound : { status: 200, body: described(visibility) }),
    accepts: (token, { path }) =>
      path === '/repos/acme/security' ? token === jobToken || token === readingToken : null,
  };
  const organisation = createOrganisation('acme', repositories);
  const extensions = [own, ...(options.extensions ?? [])];
  const given = { token: readingToken, organisation, ...options, extensions };
  service ??= await startGitHubService(given);
  service.requests.length = 0;
  service.misbehave(misbehaviour);
  const result = await runStep({
    run: runInLoadedBundle,
    uses: 'sweep',
    workspace: folder,
    github: service,
    event: {
      name: 'schedule',
      // In scheduled runs, the payload contains nothing else.
      payload: { schedule: '0 5 * * *' },
    },
    temporary: join(folder, 'temp'),
    env: { GITHUB_REPOSITORY: 'acme/security', ...env },
    inputs: {
      'export-file': 'export.json',
      org: 'acme',
      'github-token': readingToken,
      ...inputs,
    },
  });
  return { ...result, service };
}

function described(visibility: string): object {
  return { full_name: 'acme/security', visibility, private: visibility !== 'public' };
}

function reportOf({ files }: Pick<StepResult, 'files'>) {
  return sweepSchema.parse(JSON.parse(files['report-file'] ?? ''));
}

/** Expects that no secret has left the process. */
function expectNoSecrets({ everything }: StepResult, ...others: readonly string[]): void {
  for (const secret of [readingToken, jobToken, ...others]) {
    expect(everything).not.toContain(secret);
  }
}

describe('a sweep in a workflow', () => {
  test('judges an organisation and says what it found', async () => {
    const result = await sweep();
    const { exitCode, outputs, log, annotations } = result;
    expect([exitCode, outputs]).toMatchObject([
      1,
      { verdict: 'fail', failed: '1', new: '1', servers: '2', repositories: '2', 'not-read': '0' },
    ]);
    expect(reportOf(result).repositories.map(({ name }) => name)).toEqual([
      'acme/files',
      'acme/notes',
    ]);
    expect(annotations).toEqual([]);
    expect(log.join('\n')).toMatch(/2 of 2 repositories, \d+ requests/);
    expect(log).toContainEqual(
      expect.stringMatching(
        /^FAIL: 2 repositories \D*\b2 declare 2 .*servers\b\D*\b1 repository\.$/,
      ),
    );
    expect(result.summary).toContain('@fictional-mcp/files');
    expect(result.files['html-file']).toMatch(/^<!doctype html>/i);
    expectNoSecrets(result);
  });

  test.for([
    ['any', 1],
    ['new', 1],
    ['error', 0],
    ['never', 0],
  ] as const)('under fail-on: %s a failing server ends it with %i', async ([mode, exitCode]) => {
    const result = await sweep({ inputs: { 'fail-on': mode } });
    expect([result.exitCode, result.outputs['verdict']]).toEqual([exitCode, 'fail']);
  });

  const secret = { name: 'secret', files: { a: 'b' }, isSecret: true };
  test.for([
    ['any', 1],
    ['new', 1],
    ['error', 1],
    ['never', 0],
  ] as const)('under fail-on: %s what is not read ends it with %i', async ([mode, exitCode]) => {
    const repositories = [acme[1] as OrganisationRepository, secret];
    const result = await sweep({ repositories, inputs: { 'fail-on': mode } });
    expect([result.exitCode, result.outputs]).toMatchObject([
      exitCode,
      { verdict: 'error', 'not-read': '1' },
    ]);
    expect(result.annotations.map(({ name, data }) => [name, data])).toEqual([
      ['error', '1 repository was not read. See the job summary for the reasons.'],
    ]);
  });

  test('adds its day to a history, which can neither stop it nor show grades', async () => {
    const inputs = { history: 'tables' };
    const days = async () =>
      (await readdir(join(folder, 'tables')).catch(() => [])).filter((each) => /^date=/.test(each));
    const damaged = join(folder, 'tables/date=2026-01-05');
    await mkdir(damaged, { recursive: true });
    await writeFile(join(damaged, 'runs.ndjson.gz'), 'damaged');
    const result = await sweep({ inputs });
    expect(result.outputs['verdict']).toBe('fail');
    expect(result.annotations.map(({ data }) => data)).toEqual([
      expect.stringContaining('runs.ndjson.gz cannot be used'),
    ]);
    expect(await days()).toHaveLength(2);
    await rm(damaged, { recursive: true });
    expect((await sweep({ inputs })).annotations).toEqual([]);
    await rm(join(folder, 'tables'), { recursive: true });
    await service?.close();
    service = null;
    const hidden = await sweep({ inputs, visibility: 'public' });
    expect(hidden.log).toContain('The history was not written, because grades are not shown.');
    expect(await days()).toEqual([]);
  });

  test('reads what a file names', async () => {
    await writeFile(join(folder, 'repositories'), 'acme/notes\n');
    const result = await sweep({ inputs: { org: '', repos: 'repositories' } });
    expect([result.exitCode, result.outputs]).toMatchObject([0, { repositories: '1' }]);
  });

  test.for<[string, Record<string, string>, RegExp]>([
    ['no organisation', { org: '' }, /org: is required/],
    ['both', { repos: 'x' }, /org: cannot be combined with repos/],
    ['a wrong mode', { 'fail-on': 'sometimes' }, /fail-on: "sometimes" is not one of never, error/],
    ['no grades', { 'export-file': '' }, /^base-url: .*\bexport-file\b/m],
    ['no token', { 'github-token': '' }, /github-token is empty/],
    ['a wrong token', { 'github-token': `${jobToken}x` }, /answered 401/],
    ['another organisation', { org: 'other' }, /GitHub does not show an organisation named other/],
  ])('%s is an error that fails the step, whatever fail-on is', async ([, inputs, expected]) => {
    const result = await sweep({ inputs: { 'fail-on': 'never', ...inputs } }).then((done) => done);
    expect(result.annotations.map(({ data }) => data).join('\n')).toMatch(expected);
    const mode = inputs['fail-on'];
    expect([result.exitCode, result.outputs['verdict'], mode]).toEqual([1, 'error', mode]);
    expectNoSecrets(result);
  });
});

describe('a token that ends in the middle', () => {
  let left = 0;
  /** Refuses the token once its requests are used up. */
  const limited: ServiceExtension = {
    route: () => null,
    accepts(token) {
      if (token !== readingToken) return null;
      left -= 1;
      return left >= 0;
    },
  };

  test('ends the run in order, and the next run reads the rest', async () => {
    const inputs = { 'state-file': 'ended.state', 'state-key': 'k'.repeat(44) };
    const repositories = manyRepositories(200);
    left = 150;
    const first = await sweep({ repositories, inputs, extensions: [limited] });
    expect([first.exitCode, first.outputs['verdict']]).toEqual([1, 'error']);
    const unread = reportOf(first).repositories.filter(({ status }) => status !== 'read');
    expect(new Set(unread.map(({ status }) => status))).toEqual(new Set(['not-read-yet']));
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.length).toBeLessThan(200);
    expect(unread[0]?.reason).toMatch(/answered 401/);
    expectNoSecrets(first);
    left = 1000;
    const second = await sweep({ repositories, inputs });
    expect(second.outputs).toMatchObject({ repositories: '200', 'not-read': '0' });
    const trees = second.service.requests.filter(({ path }) => path.includes('/git/trees/'));
    expect(trees).toHaveLength(unread.length);
  });
});

describe('a state', () => {
  const state = { 'state-file': 'sweep.state', 'state-key': 'k'.repeat(44) };
  let cache: CacheService;
  beforeAll(async () => {
    cache = await startCacheService();
  });
  afterAll(() => cache.close());

  test('tells what is new since the last run, and what the cache knows where it is gone', async () => {
    const scopes = cache.variables(eventScopes('schedule'));
    const web = { name: 'web', files: { '.mcp.json': clientFile({ again: bad }) } };
    const run = (id: string, exclude = 'web') =>
      sweep({
        inputs: { ...state, exclude },
        repositories: [...acme, web],
        env: { ...scopes, GITHUB_RUN_ID: id },
      });
    const first = await run('1');
    expect([first.exitCode, first.outputs]).toMatchObject([1, { verdict: 'fail', new: '1' }]);
    expect(first.log.join('\n')).toMatch(/The state sweep\.state does not exist yet/);
    expectNoSecrets(first, state['state-key']);
    const second = await run('2');
    expect([second.exitCode, second.outputs]).toMatchObject([0, { verdict: 'fail', new: '0' }]);
    // Nothing has changed, so no files are read.
    expect(second.service.requests.map(({ path }) => path)).toEqual([
      '/repos/acme/security',
      '/graphql',
    ]);
    await rm(join(folder, 'sweep.state'));
    const third = await run('3', '');
    expect([third.exitCode, third.outputs]).toMatchObject([1, { new: '1', failed: '1' }]);
    expect(third.summary).toContain('the copy in the GitHub Actions cache');
    const keys = cache.entries.map(({ key }) => key);
    expect(keys).toEqual([1, 2, 3].map((id) => expect.stringMatching(new RegExp(`-${id}-1$`))));
    // With another key, neither the file nor the cached copy can be opened.
    const otherKey = { ...state, 'state-key': 'x'.repeat(44) };
    const env = { ...scopes, GITHUB_RUN_ID: '4' };
    const fourth = await sweep({ inputs: otherKey, env });
    expect([fourth.exitCode, fourth.outputs['new']]).toEqual([1, '2']);
    expect(fourth.summary).toMatch(/state sweep\.state is not .*sweep\.state\.unread/);
  });

  test('and the history wait for a report that could not be written, so its news stays news', async () => {
    const given = { 'state-file': 'waiting.state', 'state-key': state['state-key'] };
    const inputs = { ...given, history: 'waiting', 'report-file': 'taken/report.json' };
    const edited = { name: 'notes', files: { '.mcp.json': clientFile({ notes: bad }) } };
    const days = async (): Promise<string[]> =>
      (await readdir(join(folder, 'waiting')).catch((): string[] => [])).filter((name) =>
        name.startsWith('date='),
      );
    const first = await sweep({ inputs: given });
    expect(first.outputs['new']).toBe('1');
    const [files = edited] = acme;
    first.service.set({ organisation: createOrganisation('acme', [files, edited]) });
    // A file where the report's folder should be.
    await writeFile(join(folder, 'taken'), '');
    for (let run = 0; run < 2; run += 1) {
      const { outputs, annotations } = await sweep({ inputs });
      expect(outputs).toMatchObject({ verdict: 'fail', new: '1' });
      expect(JSON.stringify(annotations)).toMatch(/report-file|taken/);
      expect(await days()).toEqual([]);
    }
    await rm(join(folder, 'taken'));
    const written = await sweep({ inputs });
    expect(written.outputs['new']).toBe('1');
    expect(await days()).toHaveLength(1);
    expect((await sweep({ inputs })).outputs['new']).toBe('0');
  });

  test('may have a key of several words, which are no secrets each', async () => {
    const key = 'repositories declare different servers of ours';
    const inputs = { 'state-file': 'words.state', 'state-key': key };
    const repositories = [{ name: 'a', files: { '.mcp.json': clientFile({ [key]: bad }) } }];
    const result = await sweep({ inputs, repositories });
    expect(result.log).toContainEqual(
      expect.stringMatching(/^FAIL: 1 repository \D*\b1 declares 1 server\b\D*\b1 repository\.$/),
    );
    expect(reportOf(result).servers[0]?.alias).toBe('***');
    expectNoSecrets(result, key);
  });

  test.for<[string, Record<string, string>, RegExp]>([
    ['without a key', { 'state-key': '' }, /state-file: requires a key in state-key/],
    ['with a short key', { 'state-key': 'k'.repeat(31) }, /at least 32 characters in state-key/],
    ['without a file', { 'state-file': '' }, /state-file: is required with state-key/],
    [
      'that cannot be written',
      { 'state-file': 'export.json/x' },
      /export.json\/x cannot be written/,
    ],
  ])('%s is an error', async ([, inputs, expected]) => {
    const result = await sweep({ inputs: { ...state, ...inputs } });
    expect(result.annotations.map(({ data }) => data).join('\n')).toMatch(expected);
    expect([result.exitCode, result.outputs['verdict']]).toEqual([1, 'error']);
  });
});

describe('the issue', () => {
  const issue = { issue: 'true', 'issue-token': jobToken };
  const serviceOf = (mode: IssueServiceOptions['mode'] = 'write') =>
    issueService({ repository: 'acme/security', token: jobToken, mode });

  test('is written with the token of the job, and read with another one', async () => {
    const issues = serviceOf();
    const run = (inputs: Record<string, string> = {}) =>
      sweep({ inputs: { ...issue, ...inputs }, extensions: [issues] });
    const first = await run();
    const url = 'https://github.com/acme/security/issues/1';
    expect(first.outputs['issue-url']).toBe(url);
    expect(first.log).toContain(`Issue: created (${url})`);
    expect(issues.issues).toMatchObject([{ title: 'Failing MCP servers in acme', state: 'open' }]);
    expect(issues.issues[0]?.body).toContain('<code>@fictional-mcp/files</code>');
    expectNoSecrets(first);
    expect((await run()).log).toContain(`Issue: up to date (${url})`);
    // This counts as another sweep. It leaves out the failing repository, so nothing in it fails.
    expect((await run({ exclude: 'files' })).log).toContain('Issue: none, because nothing fails');
  });

  test('has what is new as a comment', async () => {
    const issues = serviceOf();
    const given = { ...issue, 'state-file': 'issue.state', 'state-key': 'k'.repeat(44) };
    const run = (words: object) =>
      sweep({ inputs: { ...given, 'org-policy': JSON.stringify(words) }, extensions: [issues] });
    await run({ preset: 'recommended' });
    await run({ preset: 'recommended', 'min-score': 100 });
    expect(issues.issues[0]?.comments.map(({ body }) => body)).toEqual([
      expect.stringMatching(/policy changed\b/i),
    ]);
  });

  test('has as a comment what the last run could not tell of', async () => {
    const issues = serviceOf();
    const given = { ...issue, 'state-file': 'untold.state', 'state-key': 'k'.repeat(44) };
    const run = (minScore: number, more: Record<string, string> = {}) => {
      const policy = JSON.stringify({ preset: 'recommended', 'min-score': minScore });
      const inputs = { ...given, 'org-policy': policy, ...more };
      return sweep({ inputs, extensions: [issues] });
    };
    await run(60);
    await run(60);
    const silent = await run(100, { 'issue-token': '' });
    expect(silent.annotations.map(({ data }) => data).join()).toMatch(/issue-token is empty/);
    expect(issues.issues[0]?.comments).toEqual([]);
    await run(100);
    expect(issues.issues[0]?.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('@fictional-mcp/notes'),
    ]);
    // News is reported only once.
    await run(100);
    expect(issues.issues[0]?.comments).toHaveLength(1);
  });

  test.for<[IssueServiceOptions['mode'], RegExp]>([
    ['disabled', /Issues are disabled in acme\/security: enable them/],
    ['read', /\blacks\b.*\bissues: write\b/],
  ])('that cannot be written (%s) is a warning', async ([mode, expected]) => {
    const extensions = [serviceOf(mode)];
    const result = await sweep({ inputs: { ...issue, 'fail-on': 'error' }, extensions });
    expect(result.annotations.map(({ name, data }) => [name, data])).toEqual([
      ['warning', expect.stringMatching(expected)],
    ]);
    expect([result.exitCode, result.outputs]).toMatchObject([
      0,
      { verdict: 'fail', 'issue-url': '' },
    ]);
    expectNoSecrets(result);
  });

  test('in a public repository shows no grades', async () => {
    const issues = serviceOf();
    await sweep({ inputs: issue, extensions: [issues], visibility: 'public' });
    expect(issues.issues).toHaveLength(1);
    expect(JSON.stringify(issues.issues)).not.toMatch(/fictional|acme\/(?:files|notes)/);
  });
});

test.for<[object | undefined, boolean | null]>([
  [{ private: true }, false],
  [{ private: true, visibility: 'private' }, false],
  [{ private: true, visibility: 'internal' }, false],
  [{ private: false, visibility: 'public' }, true],
  [{ private: true, visibility: 'public' }, true],
  [{ private: false }, true],
  [{ visibility: 'private' }, true],
  [{ private: 'true' }, true],
  [{ full_name: 'acme/security' }, null],
  [undefined, null],
])('a repository with %j is public: %s', ([given, expected]) => {
  expect(isPublicRepository(given)).toBe(expected);
});

test('in a public repository the log contains no repository of a request that is tried again', async () => {
  // The first request is for the list.
  const misbehaviour = { fault: 'internal-error', on: 'git', after: 1, times: 1 } as const;
  const run = (visibility: string) => sweep({ visibility, misbehaviour });
  const { log, everything } = await run('public');
  expect(log.join('\n')).toMatch(/answered 500 to GET \/repos\/…; retrying/);
  expect(everything).not.toContain('acme/files');
  await service?.close();
  service = null;
  const { log: whole } = await run('private');
  expect(whole.join('\n')).toMatch(/answered 500 to GET \/repos\/acme\/files\/git\/trees/);
});

describe('grades', () => {
  const shows = ({ everything }: StepResult): boolean =>
    /@fictional-mcp|acme\/(?:files|notes)|"grade": ?"[A-F]"/.test(everything);

  test.for<[string | null, Record<string, string>, boolean]>([
    ['private', {}, true],
    ['internal', {}, true],
    ['public', {}, false],
    [null, {}, false],
    ['odd', {}, false],
    ['public', { 'publish-grades': 'true' }, true],
  ])('in a repository that is %s with %j are shown: %s', async ([visibility, inputs, isShown]) => {
    const result = await sweep({ visibility, inputs });
    expect(shows(result)).toBe(isShown);
    expect([result.exitCode, result.outputs['verdict']]).toEqual([1, 'fail']);
    expect(result.outputs['failed']).toBe(isShown ? '1' : '');
  });
});
