/*
 * Tests that `check --replay` judges merged pull requests through an API on loopback. It reports the same for
 * each pull request as the gate does for the same commits.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type JsonReplay, replaySchema } from '../../../src/commands/replay/schema.ts';
import type { JsonReport } from '../../../src/report/json/schema.ts';
import { type Files, good, place } from '../../detection/variants/cases.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { createGitData } from '../../github-service/git-data.ts';
import type { Organisation } from '../../github-service/organisation.ts';
import type { ServedPull } from '../../github-service/pulls.ts';
import {
  type GitHubService,
  type GitHubServiceOptions,
  startGitHubService,
} from '../../github-service/server.ts';
import { git, initialise } from '../../runner/git.ts';
import { type FinishedCommand, inherited, runCommand } from '../../runner/processes.ts';
import { withoutMessages } from '../../source-texts.ts';
import { bad, clientFile } from '../sweep/organisation.ts';

const token = 'ghp_Token0123456789abcdefghijklmnopqrstu';
let folder = '';
let service: GitHubService | null = null;
/** The pull requests in the repository `acme/shop`. */
const pulls: ServedPull[] = [];
const day = 86_400_000;

type Way = 'merge' | 'squash' | 'rebase' | 'push' | 'untold';

/** Creates a pull request from some commits, and merges it. */
async function merge(
  number: number,
  way: Way,
  changes: readonly Readonly<Record<string, Files[string] | null>>[],
  more: Partial<ServedPull> & { readonly daysAgo?: number; readonly from?: string } = {},
): Promise<void> {
  const root = join(folder, 'shop');
  const { daysAgo = 60 - number, from = 'main', ...fields } = more;
  const baseId = await git(root, 'rev-parse', 'main');
  await git(root, 'checkout', '-q', '-b', `pull-${number}`, from);
  for (const [at, files] of changes.entries()) {
    await place(root, files);
    await git(root, 'add', '-A', '-f');
    const date = `2029-01-${String(at + 1).padStart(2, '0')}T00:00:00Z`;
    await git(root, 'commit', '-q', '--allow-empty', '-m', `${number}.${at}`, '--date', date);
  }
  const headId = await git(root, 'rev-parse', 'HEAD');
  await git(root, 'checkout', '-q', 'main');
  const branch = `pull-${number}`;
  if (way === 'merge') await git(root, 'merge', '-q', '--no-ff', '-m', branch, branch);
  if (way === 'squash') {
    await git(root, 'merge', '-q', '--squash', branch);
    await git(root, 'commit', '-q', '--allow-empty', '-m', branch);
  }
  if (way === 'push' || way === 'untold') await git(root, 'merge', '-q', '--ff-only', branch);
  if (way === 'rebase') await git(root, 'cherry-pick', '--allow-empty', `${from}..${branch}`);
  const tip = await git(root, 'rev-parse', 'HEAD');
  const brought = (await git(root, 'rev-list', '--first-parent', `${baseId}..${tip}`)).split('\n');
  pulls.push({
    number,
    mergedAt: new Date(Date.now() - daysAgo * day).toISOString(),
    baseId,
    headId,
    merge: way === 'untold' ? null : tip,
    brought,
    commits: changes.length,
    ...fields,
  });
}

const servers = (entries: object): Files => ({ '.mcp.json': clientFile(entries) });
const other = { command: 'npx', args: ['-y', '@fictional-mcp/notes'] };
const manifest = (dependencies: object): Files => ({
  'package.json': JSON.stringify({ name: 'shop', dependencies }),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
  const root = join(folder, 'shop');
  await place(root, { 'README.md': 'shop', CODEOWNERS: '* @acme/all\n/web/ @acme/web @ann\n' });
  await initialise(root);
  await git(root, 'add', '-A');
  await git(root, 'commit', '-q', '-m', 'x');
  await merge(1, 'squash', [servers({ notes: good }), { 'a.ts': '1' }]);
  await merge(2, 'merge', [servers({ notes: good, files: bad })]);
  await merge(3, 'squash', [{ 'README.md': 'shop 2' }]);
  // Its first commit adds the server; the last one changes something else.
  await merge(4, 'rebase', [
    { 'web/.mcp.json': clientFile({ b: bad }) },
    { 'a.ts': '2' },
    { c: '' },
  ]);
  await merge(5, 'push', [{ 'app/.mcp.json': clientFile({ c: bad }) }, { 'a.ts': '3' }]);
  await merge(6, 'untold', [{ 'lib/.mcp.json': clientFile({ d: bad }) }, { 'a.ts': '4' }]);
  await merge(7, 'squash', [manifest({ '@fictional-mcp/files': '1.2.0', leftpad: '1.0.0' })]);
  await merge(8, 'squash', [manifest({ '@fictional-mcp/files': '1.5.0', leftpad: '2.0.0' })]);
  await merge(9, 'squash', [{ '.github/mcp-grade-gate.yml': 'min-score: 60\n' }]);
  await merge(10, 'squash', [servers({ notes: other, files: bad })]);
  await merge(11, 'squash', [{ '.github/mcp-grade-gate.yml': 'min-score: 50\n' }]);
  await merge(12, 'squash', [{ '.mcp.json': '{"mcpServers": {' }]);
  await merge(13, 'squash', [servers({ e: bad })], { branch: 'next' });
  await merge(14, 'squash', [{ 'web/.mcp.json': null, 'x/.mcp.json': clientFile({ f: bad }) }], {
    daysAgo: 200,
  });
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
  await writeFile(join(folder, 'strict.yml'), 'preset: strict\nmin-score: 99\n');
  await writeFile(join(folder, 'lenient.yml'), 'min-score: 30\n');
});
afterEach(async () => {
  await service?.close();
  service = null;
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Starts an organisation with this repository and with others that have no pull requests. */
async function start(
  names: readonly string[] = ['shop'],
  options: Partial<GitHubServiceOptions> & { readonly pulls?: readonly ServedPull[] } = {},
): Promise<GitHubService> {
  const { pulls: served = pulls, ...given } = options;
  const root = join(folder, 'shop');
  const oid = await git(root, 'rev-parse', 'main');
  const tree = await git(root, 'rev-parse', 'main^{tree}');
  const all = names.map((name) => {
    const data = createGitData(root, { pulls: served, repository: `acme/${name}` });
    const target = { __typename: 'Commit', oid, tree: { oid: tree }, parents: { nodes: [] } };
    const fields = {
      ...data.fields,
      name,
      owner: { __typename: 'Organization', login: 'acme' },
      isArchived: name === 'old',
      isFork: false,
      visibility: 'PRIVATE',
      id: `R_${name}`,
      createdAt: '2026-01-20T00:00:00Z',
      pushedAt: '2026-11-20T00:00:00Z',
      defaultBranchRef: name === 'new' ? null : { name: 'main', target },
    };
    return { name, data: { ...data, fields } };
  });
  const organisation: Organisation = {
    login: 'acme',
    repositories: all.map(({ data }) => data.fields),
    data: new Map(
      all.flatMap(({ name, data }) => (name === 'secret' ? [] : [[`acme/${name}`, data]])),
    ),
  };
  service = await startGitHubService({
    token,
    organisation,
    limits: { hourly: 12_500 },
    ...given,
  });
  return service;
}

function run(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<FinishedCommand> {
  const given = {
    ...inherited,
    XDG_CACHE_HOME: folder,
    GITHUB_API_URL: service?.apiUrl ?? '',
    GITHUB_TOKEN: token,
    ...env,
  };
  return runCommand(['check', ...words], { cwd: folder, env: given });
}

const grades = ['--export-file', 'export.json'];

async function report(...words: string[]): Promise<{ status: number; found: JsonReplay }> {
  const { status, out, err } = await run(['--replay', '90d', ...words, ...grades, '--json']);
  expect([out === '' ? err : '', err.includes(token)]).toEqual(['', false]);
  return { status, found: replaySchema.parse(JSON.parse(out)) };
}

/** Returns the number, the verdicts, and the rules behind the problems that count. */
function summaryOf({ number, status, outcomes }: JsonReplay['pulls'][number]): string {
  const verdicts = outcomes.map(({ verdict }) => verdict).join('/');
  const rules = outcomes.flatMap(({ problems }) => problems.map(({ rule }) => rule));
  return [`${number} ${verdicts || status}`, ...new Set(rules)].join(' ');
}

describe('a repository', () => {
  test('has its merged pull requests judged, however they were merged', async () => {
    await start();
    const { status, found } = await report('--repo', 'acme/shop');
    expect(found.pulls.map(summaryOf)).toEqual([
      '1 pass',
      '2 fail below-minimum',
      '3 pass',
      '4 fail below-minimum',
      '5 fail below-minimum',
      '6 fail below-minimum',
      '7 fail below-minimum',
      '8 pass',
      '9 warn policy-weakened',
      '10 warn unpinned',
      '11 warn policy-weakened',
      '12 fail unparsable-file',
    ]);
    expect(found.counts).toMatchObject({ merged: 12, judged: 12, intoOthers: 1 });
    const [counts] = found.counts.policies;
    expect(counts).toMatchObject({ name: 'own', failed: 6, undecided: 0, warned: 3, passed: 3 });
    expect(counts?.rules).toEqual([
      { rule: 'below-minimum', pulls: 5 },
      { rule: 'unparsable-file', pulls: 1 },
    ]);
    expect(counts?.owners).toEqual([
      { owner: '@acme/all', pulls: 5 },
      { owner: '@acme/web', pulls: 1 },
      { owner: '@ann', pulls: 1 },
    ]);
    expect([status, found.isComplete]).toEqual([0, true]);
  });

  test('has each judged as the gate judges the same commits', async () => {
    await start();
    const config = 'strict.yml';
    const { found } = await report('--repo', 'acme/shop', '--config', config);
    for (const { number, base, head, outcomes } of found.pulls) {
      const where = ['--repo', `acme/shop@${head}`, '--base', `${base}`, '--config', config];
      const { out } = await run([...where, ...grades, '--json']);
      const gate = JSON.parse(out) as JsonReport;
      const problems = [
        ...gate.servers.filter(({ isCounted }) => isCounted).flatMap((each) => each.problems),
        ...gate.problems,
      ].map(({ rule, level, message, advice, file, line, waived }) => ({
        ...{ rule, level, message, advice, file, line, waived },
      }));
      const [outcome] = outcomes;
      expect({ number, verdict: outcome?.verdict }).toEqual({ number, verdict: gate.verdict });
      expect(outcome?.enforcedVerdict).toBe(gate.enforcedVerdict);
      expect(
        outcome?.problems.map(({ rule, level, message, advice, file, line, waived }) => ({
          ...{ rule, level, message, advice, file, line, waived },
        })),
      ).toEqual(problems);
    }
  });

  test('takes a request for the tree of each, and few others', async () => {
    const { requests, used } = await start();
    const { found } = await report('--repo', 'acme/shop', '--config', 'strict.yml');
    const trees = requests.filter(({ path }) => path.includes('/git/trees/'));
    // Each base is the previous pull request's head, so no tree is listed twice.
    expect(new Set(trees.map(({ path }) => path)).size).toBe(trees.length);
    expect(trees.length).toBeLessThanOrEqual(14 + 3);
    expect(requests.length - trees.length).toBeLessThanOrEqual(12);
    expect(found.run.requests).toBe(requests.length);
    expect(used).toMatchObject({ secondary: 0 });
  });

  test('has more of them than GitHub lists at once', async () => {
    const [one, two] = pulls as [ServedPull, ServedPull];
    const many = Array.from({ length: 120 }, (_, at) => ({
      ...(at % 2 === 0 ? one : two),
      number: at + 1,
      mergedAt: new Date(Date.now() - (at + 1) * (day / 2)).toISOString(),
    }));
    const { requests } = await start(['shop'], { pulls: many });
    const { found } = await report('--repo', 'acme/shop', '--config', 'lenient.yml');
    expect(found.counts).toMatchObject({ merged: 120, judged: 120 });
    expect(requests.length).toBeLessThan(20);
  });
});

describe('two policies side by side', () => {
  test('differ in some pull requests', async () => {
    await start();
    const words = ['--repo', 'acme/shop', '--config', 'own', '--config', 'lenient.yml'];
    const { status, found } = await report(...words);
    expect(found.pulls.map(summaryOf).slice(0, 4)).toEqual([
      '1 pass/pass',
      '2 fail/warn below-minimum failing-finding',
      '3 pass/pass',
      '4 fail/warn below-minimum failing-finding',
    ]);
    expect(found.counts).toMatchObject({
      different: 5,
      policies: [
        { name: 'own', failed: 6 },
        { name: 'lenient.yml', failed: 1 },
      ],
    });
    expect(status).toBe(0);
  });

  test('are told as text', async () => {
    await start();
    const words = ['--replay', '90d', '--repo', 'acme/shop', ...grades];
    const { out } = await run([...words, '--config', 'own', '--config', 'lenient.yml']);
    const undated = out.replace(/\d{4}-\d\d-\d\d/g, 'YYYY-MM-DD');
    const shown = ['commands/replay/counts.ts', 'commands/replay/render-replay-text.ts'];
    expect(withoutMessages(undated, shown)).toMatchInlineSnapshot(`
      "Verdicts under own / lenient.yml:

      VERDICT      RULES            MERGED      PULL REQUEST
      FAIL / WARN  below-minimum    YYYY-MM-DD  https://github.com/acme/shop/pull/2
      FAIL / WARN  below-minimum    YYYY-MM-DD  https://github.com/acme/shop/pull/4
      FAIL / WARN  below-minimum    YYYY-MM-DD  https://github.com/acme/shop/pull/5
      FAIL / WARN  below-minimum    YYYY-MM-DD  https://github.com/acme/shop/pull/6
      FAIL / WARN  below-minimum    YYYY-MM-DD  https://github.com/acme/shop/pull/7
      FAIL / FAIL  unparsable-file  YYYY-MM-DD  https://github.com/acme/shop/pull/12

      …
        fail below-minimum: @fictional-mcp/files 1.2.0 is graded D (41 of 100), below … 50. … Use version 1.4.0, graded C (70 of 100).
            in https://github.com/acme/shop/pull/2, https://github.com/acme/shop/pull/4, https://github.com/acme/shop/pull/5, https://github.com/acme/shop/pull/6, https://github.com/acme/shop/pull/7
        fail unparsable-file: .mcp.json … close brace expected. …
            in https://github.com/acme/shop/pull/12

      Red under own, by rule:
        PULL REQUESTS  RULE
                    5  below-minimum
                    1  unparsable-file

      Red under own, by current file owner:
        PULL REQUESTS  OWNER
                    5  @acme/all
                    1  @acme/web
                    1  @ann

      Red under lenient.yml, by rule:
        PULL REQUESTS  RULE
                    1  unparsable-file

      Red under lenient.yml, by current file owner:
        PULL REQUESTS  OWNER
                    1  @acme/all

      Judged 12 pull requests merged in 1 repository from YYYY-MM-DD to YYYY-MM-DD.
      By own: 6 would have failed, 3 would have had warnings.
      By lenient.yml: 1 would have failed, 6 would have had warnings.
      The policies disagree on 5 pull requests: 5 red only under own, 0 red only under lenient.yml.
      Not judged: 1 pull request into branches other than the default branch.
      The grades come from the export of YYYY-MM-DD, and the policies are today's. Neither dates from the time of the merges.
      24 …
      "
    `);
  });
});

describe('an organisation', () => {
  test('has all of its repositories replayed under its floor', async () => {
    const { requests } = await start(['shop', 'copy', 'old', 'new', 'secret']);
    const { status, found } = await report('--org', 'acme', '--org-policy', 'min-score: 99');
    expect(status).toBe(2);
    expect(found.repositories.map(({ name, status: read }) => `${name} ${read}`)).toEqual([
      'acme/copy listed',
      'acme/new empty',
      'acme/secret not-read',
      'acme/shop listed',
    ]);
    expect(found.counts).toMatchObject({ merged: 24, judged: 24, repositoriesNotRead: 1 });
    expect(found.counts.policies[0]).toMatchObject({ failed: 16 });
    expect(requests.length).toBeLessThan(70);
    const { found: less } = await report('--org', 'acme', '--include', 'co*');
    expect(less.repositories.map(({ name }) => name)).toEqual(['acme/copy']);
  });

  test('ends in order where the token has few requests left, and says how far it came', async () => {
    const { used } = await start(['shop', 'copy'], { limits: { hourly: 62 } });
    const { status, found } = await report('--org', 'acme');
    const { judged, notRead, notReadYet, merged } = found.counts;
    expect([status, found.isComplete, notRead]).toEqual([2, false, 0]);
    expect(judged + notReadYet).toBe(merged);
    expect(notReadYet).toBeGreaterThan(5);
    expect(used?.rest).toBeLessThanOrEqual(62 - 50 + 8);
    await service?.close();
    await start(['shop'], { limits: { hourly: 60 } });
    const { out } = await run(['--replay', '90d', '--org', 'acme', ...grades]);
    expect(out).toMatch(/NOT COMPLETE: \d+ pull requests? not read yet/);
  });
});

test('a pull request that cannot be read is not clean', async () => {
  const gone = 'f'.repeat(40);
  const [one, two] = pulls as [ServedPull, ServedPull];
  const served: ServedPull[] = [
    { ...one, number: 1 },
    { ...one, number: 2, merge: null, headId: gone, mergedAt: two.mergedAt },
    // The base already contains all of its changes, so what it added is unknown.
    {
      ...two,
      number: 3,
      merge: null,
      baseId: await git(join(folder, 'shop'), 'rev-parse', 'main'),
    },
  ];
  await start(['shop'], { pulls: served });
  const { status, found } = await report('--repo', 'acme/shop');
  expect(found.pulls.map(({ number, status: read }) => `${number} ${read}`)).toEqual([
    '1 judged',
    '2 not-read',
    '3 not-read',
  ]);
  expect([status, found.isComplete]).toEqual([2, false]);
});

describe('without a decision', () => {
  test('where the grades are not there, what needs them is undecided', async () => {
    await start();
    const words = ['--replay', '90d', '--repo', 'acme/shop', '--json'];
    const { out, status } = await run([...words, '--base-url', 'http://127.0.0.1:9/x'], {
      MCP_GRADE_GATE_API_KEY: 'key-0123456789abcdef',
    });
    const found = replaySchema.parse(JSON.parse(out));
    expect([status, found.isComplete, found.error?.code]).toEqual([2, false, expect.any(String)]);
    expect(summaryOf(found.pulls[2] as JsonReplay['pulls'][number])).toBe('3 pass');
    expect(found.counts.policies[0]?.undecided).toBeGreaterThan(5);
  });

  test.for<[string, readonly string[], number, RegExp]>([
    ['neither', [], 64, /either --repo OWNER\/NAME or --org NAME/],
    ['both', ['--repo', 'a/b', '--org', 'a'], 64, /either --repo OWNER\/NAME or --org NAME/],
    ['a branch', ['--repo', 'a/b@c'], 64, /@REF is not allowed/],
    ['no name', ['--org', 'a/b'], 64, /is not an organisation name/],
    ['a base', ['--repo', 'a/b', '--base', 'c'], 64, /--replay and --base cannot be combined/],
    ['a folder', ['x', '--org', 'acme'], 64, /takes no folder/],
    ['another format', ['--org', 'acme', '--sarif'], 64, /not support .*\bsarif\b/],
    ['no time', ['--org', 'acme', '--replay', 'long'], 64, /"long" is not a duration/],
    [
      'three policies',
      ['--org', 'a', ...'abc'.split('').flatMap((x) => ['--config', x])],
      64,
      /two/,
    ],
    ['no policy', ['--org', 'acme', '--config', 'nope'], 2, /nope cannot be read/],
    [
      'an organisation that is not there',
      ['--org', 'nobody'],
      2,
      /does not show an organisation named nobody/,
    ],
    ['a wrong floor', ['--org', 'acme', '--org-policy', 'min-score: x'], 2, /min-score/],
  ])('%s is told', async ([, words, status, expected]) => {
    await start();
    const result = await run(['--replay', '90d', ...words, ...grades]);
    expect(result.err).toMatch(expected);
    expect(result.status).toBe(status);
  });

  test('options of a replay alone are wrong without it', async () => {
    const result = await run(['--org', 'acme', ...grades]);
    expect([result.status, result.err]).toEqual([
      64,
      expect.stringContaining('--org requires --replay'),
    ]);
  });
});
