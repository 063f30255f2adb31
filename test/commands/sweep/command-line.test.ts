/* Tests that `sweep` judges an organisation's repositories through an API on loopback. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type JsonSweep,
  sweepLineSchema,
  sweepSchema,
} from '../../../src/commands/sweep/schema.ts';
import { good } from '../../detection/variants/cases.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import {
  createOrganisation,
  type OrganisationRepository,
} from '../../github-service/organisation.ts';
import {
  type GitHubService,
  type GitHubServiceOptions,
  startGitHubService,
} from '../../github-service/server.ts';
import { type FinishedCommand, inherited, runCommand } from '../../runner/processes.ts';
import { bad, clientFile, manyRepositories } from './organisation.ts';

const token = 'ghs_Token0123456789abcdefghijklmnopqrstu';
let folder = '';
let service: GitHubService | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterEach(async () => {
  await service?.close();
  service = null;
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function start(
  repositories: readonly OrganisationRepository[],
  options: Partial<GitHubServiceOptions> = {},
): Promise<GitHubService> {
  const organisation = createOrganisation('acme', repositories);
  const limits = { hourly: 12_500 };
  service = await startGitHubService({ token, organisation, limits, ...options });
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
  return runCommand(['sweep', ...words], { cwd: folder, env: given });
}

const grades = ['--export-file', 'export.json'];

async function report(...words: string[]): Promise<{ status: number; found: JsonSweep }> {
  const { status, out, err } = await run([...words, ...grades, '--json']);
  expect([out === '' ? err : '', err.includes(token)]).toEqual(['', false]);
  return { status, found: sweepSchema.parse(JSON.parse(out)) };
}

const one = (name: string, server: object, more: object = {}): OrganisationRepository => ({
  name,
  files: { '.mcp.json': clientFile({ [name]: server }), ...more },
});

test('a state key in the environment does not ask for a state', async () => {
  await start(manyRepositories(1));
  const { status, err } = await run(['--org', 'acme', ...grades], {
    MCP_GRADE_GATE_STATE_KEY: 'a-state-key-of-the-tests-0123456789abcdef',
  });
  expect([status, err.includes('state')]).toEqual([0, false]);
});

test('says once that it is done', async () => {
  await start(manyRepositories(3));
  const { err } = await run(['--org', 'acme', ...grades]);
  expect(err.match(/3 of 3 repositories/g)).toHaveLength(1);
});

describe('an organisation of fifty repositories', () => {
  test('is judged with few requests', async () => {
    const { used, requests } = await start(manyRepositories(50));
    const { status, found } = await report('--org', 'acme');
    expect(status).toBe(1);
    expect(found.counts).toMatchObject({ listed: 50, read: 50, withServers: 50, failing: 5 });
    expect(found.counts).toMatchObject({ servers: 2, places: 60, failedServers: 1 });
    // One request for the list, one for each tree, and two or a few more for sixty files in different
    // repositories. If the machine pauses, a batch is sent before it is full.
    expect(requests.filter(({ path }) => path.endsWith('?recursive=1'))).toHaveLength(50);
    expect(requests.length).toBeLessThanOrEqual(50 + 1 + 8);
    expect(found.run.requests).toBe(requests.length);
    expect(used).toMatchObject({ secondary: 0 });
    const [first] = found.servers;
    expect(first).toMatchObject({ name: '@fictional-mcp/files', verdict: 'fail', line: 1 });
    expect(first?.repository).toMatch(/^acme\/service-\d{4}9$/);
  });

  test('ends in order where the token has few requests left, and says what it did not read', async () => {
    const { used } = await start(manyRepositories(50), { limits: { hourly: 80 } });
    const { status, found } = await report('--org', 'acme');
    expect(status).toBe(2);
    const { read, notReadYet, notRead } = found.counts;
    expect([read + notReadYet, notRead]).toEqual([50, 0]);
    expect(read).toBeGreaterThanOrEqual(20);
    // The rest of the hour's requests are left for other programs.
    expect(used?.rest).toBeLessThanOrEqual(80 - 50 + 8);
    const reasons = found.repositories.flatMap(({ reason }) => reason ?? []);
    expect(new Set(reasons.map((reason) => reason.replace(/\d+/g, 'N')))).toEqual(
      new Set(["This token has N of its N hourly requests to GitHub's API left, until N:N UTC."]),
    );
  });
});

test.for([
  ['secondary-limit', 3, 'read'],
  ['too-many-requests', 2, 'read'],
  ['lost', 2, 'read'],
  ['used-up', 1000, 'not-read-yet'],
] as const)('%s, %i times, ends with each repository %s', async ([fault, times, expected]) => {
  const { misbehave } = await start(manyRepositories(5));
  misbehave({ fault, times, on: 'git', after: 1 });
  const { status, found } = await report('--org', 'acme');
  expect(status).toBe(expected === 'read' ? 0 : 2);
  expect(found.repositories.map((each) => each.status)).toEqual(Array(5).fill(expected));
});

const acme: readonly OrganisationRepository[] = [
  one('notes', good),
  one('files', bad),
  one('strict', good, { '.github/mcp-grade-gate.yml': 'min-score: 99\n' }),
  one('lenient', bad, { '.github/mcp-grade-gate.yml': 'preset: report-only\n' }),
  { name: 'plain', files: { 'README.md': 'x' } },
  { name: 'new', files: null },
  { name: 'bare', files: {} },
  { ...one('old', bad), isArchived: true },
  { ...one('copy', bad), isFork: true },
];

describe('each repository', () => {
  test('is judged by its own policy, and archived ones and forks are left out', async () => {
    await start(acme);
    const { status, found } = await report('--org', 'acme');
    expect(status).toBe(1);
    expect(found.leftOut).toEqual({ archived: 1, forks: 1, byPattern: 0, byProperty: 0 });
    const verdicts = found.repositories.map(({ name, status, verdict }) => [name, status, verdict]);
    expect(verdicts).toEqual([
      ['acme/bare', 'read', 'pass'],
      ['acme/files', 'read', 'fail'],
      ['acme/lenient', 'read', 'warn'],
      ['acme/new', 'empty', 'pass'],
      ['acme/notes', 'read', 'pass'],
      ['acme/plain', 'read', 'pass'],
      ['acme/strict', 'read', 'fail'],
    ]);
  });

  test("is judged under the organisation's floor, which is read once", async () => {
    const { requests } = await start([
      ...acme,
      { name: 'rules', files: { 'gate.yml': 'min-score: 99' } },
    ]);
    const inline = await report('--org', 'acme', '--org-policy', 'min-score: 99');
    const without = requests.length;
    const named = await report('--org', 'acme', '--org-policy', 'acme/rules/gate.yml@main');
    for (const { found } of [inline, named]) {
      const failing = found.repositories.filter(({ verdict }) => verdict === 'fail');
      expect(failing.map(({ name }) => name)).toEqual([
        'acme/files',
        'acme/lenient',
        'acme/notes',
        'acme/strict',
      ]);
    }
    expect(named.found.run.notices).toEqual([
      expect.stringMatching(/^org-policy: acme\/rules\/gate\.yml@main .*\b[0-9a-f]{40}\b/),
    ]);
    // A commit, its tree and the file; and the repository's own tree, because it belongs to the organisation.
    const ofRules = requests.slice(without).filter(({ path, body }) => {
      const { name } = (body as { variables?: { name?: string } } | null)?.variables ?? {};
      return name === 'rules' || path.startsWith('/repos/acme/rules/');
    });
    expect(ofRules).toHaveLength(4);
  });

  test('is chosen by patterns of its name', async () => {
    await start(acme);
    const names = async (...words: string[]) =>
      (await report('--org', 'acme', ...words)).found.repositories.map(({ name }) => name);
    expect(await names('--include', 'n*,ACME/p*', '--exclude', 'new')).toEqual([
      'acme/notes',
      'acme/plain',
    ]);
    expect(await names('--include', 'old', '--include', 'copy', '--archived', '--forks')).toEqual([
      'acme/copy',
      'acme/old',
    ]);
  });

  test('is chosen by its custom properties, which own what CODEOWNERS gives to nobody', async () => {
    const codeOwners = { '.github/CODEOWNERS': '* @acme/web\n' };
    const { requests } = await start([
      { ...one('named', bad, codeOwners), properties: { Team: 'payments', tier: 'one' } },
      { ...one('tagged', bad), properties: { Team: 'payments', tier: ['one', 'two'] } },
      { ...one('other', bad), properties: { Team: 'search', tier: 'two' } },
      { ...one('unset', bad), properties: { Team: null, tier: 'one' } },
      one('none', bad),
    ]);
    const owned = async (...words: string[]) => {
      const { found } = await report('--org', 'acme', ...words);
      const owners = found.servers.map((each) => [each.repository, each.owners, each.ownersFrom]);
      return { leftOut: found.leftOut.byProperty, owners: owners.sort() };
    };
    expect(await owned('--owner-property', 'team')).toEqual({
      leftOut: 0,
      owners: [
        ['acme/named', ['@acme/web'], 'codeowners'],
        ['acme/none', [], null],
        ['acme/other', ['search'], 'property'],
        ['acme/tagged', ['payments'], 'property'],
        ['acme/unset', [], null],
      ],
    });
    const lists = () => requests.filter(({ path }) => path.includes('/properties/values'));
    expect(lists()).toHaveLength(1);
    const { out } = await run(['--org', 'acme', '--owner-property', 'team', ...grades]);
    expect(out).toMatch(/@acme\/web +1 +1\n *payments \(property\) +1/);
    const names = async (...words: string[]) =>
      (await owned(...words)).owners.map(([repository]) => repository);
    expect(await names('--property', 'team=payments,TEAM=search')).toEqual([
      ...['acme/named', 'acme/other', 'acme/tagged'],
    ]);
    expect(await names('--property', 'team=payments', '--property', 'tier=two')).toEqual([
      'acme/tagged',
    ]);
    expect(await owned('--property', 'team=Payments')).toEqual({ leftOut: 5, owners: [] });
  });

  test('has its properties on pages of a hundred', async () => {
    const many = manyRepositories(120).map((each) => ({ ...each, properties: { team: 'all' } }));
    const { requests } = await start(many);
    const { found } = await report('--org', 'acme', '--property', 'team=all');
    expect(found.counts.read).toBe(120);
    expect(requests.filter(({ path }) => path.includes('/properties/'))).toHaveLength(2);
  });

  test.for([
    ['--property', 'team', '"team" is not NAME=VALUE'],
    ['--property', '=x', '"=x" is not NAME=VALUE'],
  ])('is not chosen by %s %s', async ([option = '', value = '', words = '']) => {
    await start([]);
    const { status, err } = await run(['--org', 'acme', option, value, ...grades]);
    expect([status, err]).toEqual([64, expect.stringContaining(words)]);
  });

  test('whose properties the token may not read is an error before anything is judged', async () => {
    const { properties, ...organisation } = createOrganisation('acme', [one('notes', good)]);
    expect(properties).toHaveLength(1);
    await start([], { organisation });
    const { status, out, err } = await run(['--org', 'acme', '--property', 'a=b', ...grades]);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('GitHub does not show the custom properties of acme to this token.');
  });

  test('that cannot be read is an error, and keeps no other from being judged', async () => {
    await start([
      one('notes', good),
      { ...one('secret', good), isSecret: true },
      one('faulty', good, { '.github/mcp-grade-gate.yml': 'min-score: many\n' }),
      {
        ...one('large', bad, { 'a/b.txt': 'x', 'c/.mcp.json': clientFile({ c: good }) }),
        isTruncated: true,
      },
    ]);
    const { status, found } = await report('--org', 'acme');
    expect(status).toBe(2);
    const outcomes = found.repositories.map(({ name, status, verdict, reason }) => [
      `${name} ${status} ${verdict}`,
      reason?.replace(/ .*min-score.*/, ' min-score') ?? '',
    ]);
    expect(outcomes).toEqual([
      // This one is judged by the defaults, and its policy is reported as a problem.
      ['acme/faulty read error', ''],
      ['acme/large read fail', ''],
      ['acme/notes read pass', ''],
      ['acme/secret not-read error', expect.stringContaining('contents: read')],
    ]);
    expect(found.repositories[0]?.problems).toMatchObject([
      {
        ...{ rule: 'invalid-policy', level: 'error', line: 1 },
        message: expect.stringContaining('min-score'),
      },
    ]);
    const names = found.servers.map(({ repository }) => repository).sort();
    expect(names).toEqual(['acme/faulty', 'acme/large', 'acme/large', 'acme/notes']);
  });

  test('may be named in a file', async () => {
    await start(acme);
    await writeFile(join(folder, 'repos'), '# ours\nacme/notes\nACME/notes\nacme/old # archived\n');
    const { status, found } = await report('--repos', 'repos');
    expect(status).toBe(1);
    expect(found.repositories.map(({ name }) => name)).toEqual(['acme/notes', 'acme/old']);
    await writeFile(join(folder, 'repos'), 'acme/notes\nacme/gone\nacme/plain\nother/x\n');
    const { status: other, found: partly } = await report('--repos', 'repos');
    expect(other).toBe(2);
    expect(partly.repositories.map(({ name, status: read }) => `${name} ${read}`)).toEqual([
      'acme/gone not-read',
      'acme/notes read',
      'acme/plain read',
      'other/x not-read',
    ]);
  });
});

test('each server has the owners of its file, and CODEOWNERS is read only where there are servers', async () => {
  const CODEOWNERS = '* @acme/all\n/.mcp.json @acme/Agents ada@acme.example\n';
  const { requests } = await start([
    one('notes', good, { CODEOWNERS, 'docs/CODEOWNERS': '* @acme/docs' }),
    one('files', bad, { '.github/CODEOWNERS': '.mcp.json', CODEOWNERS }),
    one('own', bad, { 'docs/CODEOWNERS': '*.json @acme/json\n' }),
    one('none', bad),
    one('large', good, { CODEOWNERS: '# '.padEnd(4_000_000, 'x') }),
    { name: 'broken', files: { '.mcp.json': '{ "mcpServers": {', CODEOWNERS } },
    { name: 'plain', files: { CODEOWNERS: '* @nobody' } },
  ]);
  const { found } = await report('--org', 'acme');
  const owners = found.servers.map((each) => [each.repository, each.owners.join(' ')]);
  expect(Object.fromEntries(owners)).toEqual({
    'acme/notes': '@acme/agents ada@acme.example',
    'acme/files': '',
    'acme/own': '@acme/json',
    'acme/none': '',
    'acme/large': '',
  });
  const of = (name: string) => found.repositories.find((each) => each.name === `acme/${name}`);
  expect(of('broken')?.problems[0]?.owners).toEqual(['@acme/agents', 'ada@acme.example']);
  expect(of('large')?.notices).toEqual([expect.stringMatching(/owners .* CODEOWNERS.* 3 MB/)]);
  expect(of('notes')?.notices).toEqual([]);
  // One page, seven trees, one query for the client files, one for the CODEOWNERS files, and a separate
  // request for the large one.
  expect(requests).toHaveLength(1 + 7 + 2 + 1);
});

test('the report in lines has the same as the JSON report', async () => {
  await start([...acme.slice(0, 4), { ...one('secret', good), isSecret: true }]);
  const outputs = ['-o', 'json=sweep.json', '-o', 'ndjson'];
  const { out } = await run(['--org', 'acme', ...grades, ...outputs]);
  const found = sweepSchema.parse(JSON.parse(await readFile(join(folder, 'sweep.json'), 'utf8')));
  const lines = out.trimEnd().split('\n');
  const [head, ...entries] = lines.map((line) => sweepLineSchema.parse(JSON.parse(line)));
  const { repositories, servers, gone, ...rest } = found;
  expect({ ...head, run: rest.run }).toEqual({ kind: 'sweep', ...rest });
  expect(entries).toEqual([
    ...repositories.map((each) => ({ kind: 'repository', ...each })),
    ...servers.map((each) => ({ kind: 'server', ...each })),
    ...gone.map((each) => ({ kind: 'gone', ...each })),
  ]);
  expect(found.overview?.edits?.first).toMatchObject([
    { kind: 'version', name: '@fictional-mcp/files', to: { version: '1.5.0' }, places: 1 },
  ]);
  expect(found.overview?.decisions?.first).toMatchObject([
    { kind: 'other', name: '@fictional-mcp/notes', to: null, places: 1 },
  ]);
});

test('the text shows servers, what is wrong with them, and what was not read', async () => {
  await start([...acme.slice(0, 4), { ...one('secret', good), isSecret: true }]);
  const { out, status } = await run(['--org', 'acme', ...grades]);
  expect(status).toBe(2);
  const lines = out.split('\n');
  // render.test.ts shows the full text.
  expect(lines.filter((line) => /^(?:FAIL {2}|ERROR: )/.test(line))).toEqual([
    'FAIL     @fictional-mcp/files  1.2.0    D         41  1 of 2 repositories',
    'FAIL     @fictional-mcp/notes  1.4.0    A         96  1 of 2 repositories',
    expect.stringMatching(/^ERROR: 4 \D*\b4 declare 2 \D*\b2 repositories; 1 not read\.$/),
  ]);
  expect(lines.filter((line) => / (?:below-minimum|acme\/secret): /.test(line))).toEqual([
    expect.stringMatching(/^ {2}fail .* 1\.2\.0 .* acme\/files \.mcp\.json:1$/),
    expect.stringMatching(/^ {2}fail .* minimum of 99\. .* acme\/strict \.mcp\.json:1$/),
    expect.stringMatching(/^ {2}warn .* 1\.2\.0 .* acme\/lenient \.mcp\.json:1$/),
    expect.stringContaining('contents: read'),
  ]);
});

describe('without a decision', () => {
  const unreachable = [
    '--org',
    'acme',
    '--base-url',
    'http://127.0.0.1:9/export',
    '--timeout',
    '2s',
  ];
  const key = { MCP_GRADE_GATE_API_KEY: 'key-0123456789abcdef' };

  test('where the grades are not there, what was read is told, and no number that needs them', async () => {
    await start(acme);
    const { out, status } = await run([...unreachable, '--json', '-o', 'ndjson=lines'], key);
    const found = sweepSchema.parse(JSON.parse(out));
    expect([status, found.verdict, found.error?.code]).toEqual([2, 'error', expect.any(String)]);
    const unknown = { failing: null, failedServers: null };
    expect(found.counts).toMatchObject({ read: 6, undecided: 6, servers: 2, ...unknown });
    const { pinned, unpinned, ...others } = found.overview ?? {};
    expect([found.grades, pinned, unpinned]).toEqual(['unknown', 4, 0]);
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
    const [head = ''] = (await readFile(join(folder, 'lines'), 'utf8')).split('\n');
    const { counts, overview, grades } = found;
    expect(JSON.parse(head)).toMatchObject({ counts, overview, grades });
  });

  test.for(['table', 'markdown', 'html'])(
    'without grades %s says nothing of them',
    async (format) => {
      await start(acme);
      const { out } = await run([...unreachable, '-o', format], key);
      expect(out).toContain('declare 2 different servers; 6 not judged.');
      expect(out).not.toMatch(/nothing fails|is new|not graded|Failures by|clear the most/);
    },
  );

  test.for<[string, readonly string[], Record<string, string>, number, RegExp]>([
    [
      'an organisation that is not there',
      ['--org', 'nobody'],
      {},
      2,
      /does not show an organisation named nobody/,
    ],
    [
      'a wrong token',
      ['--org', 'acme'],
      { GITHUB_TOKEN: `${token}x` },
      2,
      /answered 401[\s\S]*is wrong or has expired: replace the token/,
    ],
    [
      'no token',
      ['--org', 'acme'],
      { GITHUB_TOKEN: '' },
      2,
      /neither GITHUB_TOKEN nor GH_TOKEN is set/,
    ],
    ['no repositories', [], {}, 64, /--org: is required/],
    ['both', ['--org', 'acme', '--repos', 'x'], {}, 64, /--org: cannot be combined with repos/],
    ['no name', ['--org', 'a/b'], {}, 64, /not an organisation name/],
    ['no file', ['--repos', 'nope'], {}, 64, /"nope" cannot be read/],
    ['a folder', ['.', '--org', 'acme'], {}, 64, /takes only options/],
  ])('%s is told', async ([, words, env, status, expected]) => {
    await start(acme);
    const result = await run([...words, ...grades], env);
    expect(result.err).toMatch(expected);
    expect(result.err + result.out).not.toContain(token);
    expect(result.status).toBe(status);
  });
});
