/* Tests that `--repo` judges a GitHub repository without a checkout, through an API on loopback. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { good, mcp, place } from '../../detection/variants/cases.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { createGitData } from '../../github-service/git-data.ts';
import { type GitHubService, startGitHubService } from '../../github-service/server.ts';
import { commitAll, git } from '../../runner/git.ts';
import { inherited, runCommand } from '../../runner/processes.ts';

const token = 'ghp_Token0123456789abcdefghijklmnopqrstu';
let folder = '';
let first = '';
let service: GitHubService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'repo-'));
  const repository = join(folder, 'repository');
  await place(repository, { ...mcp(good), 'gate.yml': 'min-score: 99' });
  first = await commitAll(repository);
  await git(repository, 'tag', '-a', '-m', 'x', 'v1');
  await git(repository, 'checkout', '-q', '-b', 'team/change');
  await place(repository, mcp({ ...good, args: ['-y', '@fictional-mcp/files@1.2.0'] }));
  await commitAll(repository);
  await git(repository, 'checkout', '-q', 'main');
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
  service = await startGitHubService({ token, gitData: createGitData(repository) });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

function run(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const given = {
    ...inherited,
    XDG_CACHE_HOME: folder,
    GITHUB_API_URL: service.apiUrl,
    GITHUB_TOKEN: token,
    ...env,
  };
  return runCommand(words, { cwd: folder, env: given });
}

const judged = ['--export-file', 'export.json', '-o', 'json'];

test.for<[string, string, readonly string[], number, string]>([
  ['the default branch', 'octo/project', [], 0, '@fictional-mcp/notes unknown'],
  ['a branch', 'octo/project@team/change', [], 1, '@fictional-mcp/files unknown'],
  ['a tag', 'octo/project@v1', [], 0, '@fictional-mcp/notes unknown'],
  [
    'what a branch brings',
    'octo/project@team/change',
    ['--base', 'main'],
    1,
    '@fictional-mcp/files changed',
  ],
])('check --repo judges %s', async ([, repository, words, status, expected]) => {
  const result = await run(['check', '--repo', repository, ...judged, ...words]);
  const { servers } = JSON.parse(result.out) as { servers: { name: string; change: string }[] };
  expect(servers.map(({ name, change }) => `${name} ${change}`)).toEqual([expected]);
  expect(result.status).toBe(status);
});

test('GITHUB_API_URL alone names the API of an Enterprise Server', async () => {
  const gitData = createGitData(join(folder, 'repository'));
  const enterprise = await startGitHubService({ token, gitData, isEnterprise: true });
  const env = { GITHUB_API_URL: enterprise.apiUrl };
  const { out, status } = await run(['inventory', '--repo', 'octo/project'], env);
  expect([out, status]).toEqual([expect.stringContaining('@fictional-mcp/notes'), 0]);
  expect(enterprise.requests.map(({ path }) => path)).toContain('/api/graphql');
  await enterprise.close();
});

test('a commit is judged by its id, also by the beginning of it', async () => {
  for (const id of [first, first.slice(0, 10)]) {
    const { out } = await run(['inventory', '--repo', `octo/project@${id}`]);
    expect(out).toContain('@fictional-mcp/notes');
  }
});

test("an organisation's policy is read from another repository", async () => {
  const words = ['check', '--repo', 'octo/project', '--org-policy', 'octo/project/gate.yml@v1'];
  const shown = await run([...words, '--show-policy']);
  expect(shown.err).toMatch(
    new RegExp(`^org-policy: octo/project/gate.yml@v1 .*\\b${first}\\b`, 'm'),
  );
  expect(shown.out).toMatch(/^min-score: 99 \(octo\/project\/gate\.yml@v1:1\)$/m);
  expect(shown.out).toMatch(
    new RegExp(`^floor: octo/project/gate.yml@v1 \\(commit ${first}\\)$`, 'm'),
  );
  expect(shown.status).toBe(0);
  const result = await run([...words, ...judged]);
  const report = JSON.parse(result.out) as { run: { policy: readonly object[] } };
  expect(report.run.policy).toContainEqual({
    layer: 'organisation',
    source: 'octo/project/gate.yml@v1',
    sha: first,
  });
  expect(result.status).toBe(1);
  const inline = await run([...words.slice(0, 3), '--org-policy', 'min-score: 99', ...judged]);
  expect(inline.status).toBe(1);
});

test.for<[string, readonly string[], Record<string, string>, number, RegExp]>([
  [
    'a private policy',
    ['octo/project', '--org-policy', 'acme/policies/gate.yml@v1'],
    {},
    2,
    /acme\/policies .* private.*#org-policy-unreadable/s,
  ],
  [
    'a policy of no form',
    ['octo/project', '--org-policy', 'gate.yml'],
    {},
    64,
    /--org-policy: "gate\.yml" .*\bYAML\b/,
  ],

  ['no token', ['octo/project'], { GITHUB_TOKEN: '' }, 2, /neither GITHUB_TOKEN nor GH_TOKEN/],
  ['a wrong token', ['octo/project'], { GITHUB_TOKEN: `${token}x` }, 2, /answered 401/],
  ['an unknown branch', ['octo/project@nope'], {}, 2, /octo\/project has no commit "nope"/],
  ['an unknown repository', ['octo/other'], {}, 2, /Either octo\/other does not exist/],
  ['another form', ['octo'], {}, 64, /"octo" is not OWNER\/NAME/],
  ['a folder too', ['octo/project', '.'], {}, 64, /takes either a folder or --repo/],
])('%s is told', async ([, [repository = '', ...words], env, status, expected]) => {
  const result = await run(['check', ...words, '--repo', repository, ...judged], env);
  expect(result.err).toMatch(expected);
  expect(result.err + result.out).not.toContain(token);
  expect(result.status).toBe(status);
});
