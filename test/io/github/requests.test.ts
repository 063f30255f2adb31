/* Tests how many requests a run without a checkout makes to GitHub's API. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Files, good, mcp, place } from '../../detection/variants/cases.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { createGitData } from '../../github-service/git-data.ts';
import { type GitHubService, startGitHubService } from '../../github-service/server.ts';
import { commitAll, git } from '../../runner/git.ts';
import { runInLoadedBundle } from '../../runner/processes.ts';
import { jobToken, pullRequest, runStep } from '../../runner/runner.ts';

const entry = { json: { mcpServers: { notes: good } } };
const plugin = (at: number) => ({
  json: {
    name: `plugin-${at}`,
    mcpServers: ['./servers.json', './more.json'],
  },
});
/** More than twenty client files, in a project that installs one of the servers. */
const repository: Files = {
  // Files that other files refer to, that launches name or that links lead to.
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      [`plugins/${at}/.claude-plugin/plugin.json`, plugin(at)] as const,
      [`plugins/${at}/servers.json`, { json: { mcpServers: { [`own${at}`]: good } } }] as const,
      [`plugins/${at}/more.json`, { json: { mcpServers: { [`more${at}`]: good } } }] as const,
      [`linked/${at}/.gemini`, { link: `../../shared/${at}` }] as const,
      [`shared/${at}`, { link: `next-${at}` }] as const,
      [`shared/next-${at}/settings.json`, { json: { mcpServers: { [`s${at}`]: good } } }] as const,
    ]).flat(),
  ),
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      [`packages/${at}/.mcp.json`, entry] as const,
      [`packages/${at}/.cursor/mcp.json`, entry] as const,
    ]).flat(),
  ),
  '.mcp.json': { json: { mcpServers: { own: { command: 'npm', args: ['run', 'mcp'] } } } },
  '.vscode/mcp.json': { json: { servers: { notes: good } } },
  'package.json': {
    json: {
      scripts: { mcp: 'notes' },
      dependencies: { '@fictional-mcp/notes': '1.4.0' },
    },
  },
  'package-lock.json': {
    json: {
      lockfileVersion: 3,
      packages: {
        '': { dependencies: { '@fictional-mcp/notes': '1.4.0' } },
        'node_modules/@fictional-mcp/notes': { version: '1.4.0', bin: { notes: 'x.js' } },
      },
    },
  },
  '.npmrc': 'engine-strict=true\n',
  '.github/workflows/ci.yml': 'on: push\njobs: {}\n',
};

let folder = '';
let github: GitHubService;
let base = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'requests-'));
  await place(join(folder, 'repository'), repository);
  base = await commitAll(join(folder, 'repository'));
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
  const gitData = createGitData(join(folder, 'repository'));
  github = await startGitHubService({ token: jobToken, gitData });
});
afterAll(async () => {
  await github.close();
  await rm(folder, { recursive: true, force: true });
});

test.for<[string, Files, string, number]>([
  [
    'that changes a server',
    mcp({ ...good, args: ['-y', '@fictional-mcp/files@1.2.0'] }),
    'fail',
    12,
  ],
  ['that touches nothing', { 'README.md': 'A typo.' }, 'pass', 8],
])('a pull request %s', async ([, change, verdict, most]) => {
  const root = join(folder, 'repository');
  await git(root, 'checkout', '-q', '--detach', base);
  await git(root, 'checkout', '-q', '-B', 'change');
  await place(root, change);
  await git(root, 'add', '-A', '-f');
  await git(root, 'commit', '-q', '-m', 'change');
  const head = await git(root, 'rev-parse', 'HEAD');
  const merge = await git(
    root,
    ...['commit-tree', '-m', 'm', '-p', base, '-p', head, `${head}^{tree}`],
  );
  await git(root, 'update-ref', 'refs/heads/merge', merge);
  github.requests.length = 0;
  const result = await runStep({
    run: runInLoadedBundle,
    inputs: { 'export-file': join(folder, 'export.json') },
    github,
    event: { ...pullRequest('octo/project', { base, head, merge }), name: 'pull_request_target' },
    env: { GITHUB_SHA: base },
  });
  expect(result.outputs).toMatchObject({ verdict });
  expect(github.requests.map(({ status }) => status)).not.toContain(404);
  expect(result.log.join('\n')).toMatch(/Declared: \d+ servers? \(56 declarations\) in 56 files/);
  expect(github.requests.length).toBeLessThanOrEqual(most);
});
