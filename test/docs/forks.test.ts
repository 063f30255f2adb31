/*
 * The workflows of docs/forks.md, each run end to end: the step's inputs, the events and the permissions
 * are those of the document.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { gitDataOf } from '../github-service/git-data.ts';
import { type GitHubService, startGitHubService } from '../github-service/server.ts';
import { commitAll, git } from '../runner/git.ts';
import { jobToken, otherEvent, pullRequest, runStep } from '../runner/runner.ts';
import { good, mcp, place } from '../variants/cases.ts';

interface Workflow {
  readonly on: Readonly<Record<string, { readonly types?: readonly string[] } | null>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { uses: string; with?: Record<string, string> }[] }>
  >;
}

const page = await readFile(join(import.meta.dirname, '../../docs/forks.md'), 'utf8');
const workflows = [...page.matchAll(/```yaml\n(name: [^`]*)```/g)].map(
  ([, text = '']) => parse(text) as Workflow,
);
const gates = workflows.flatMap((workflow) =>
  Object.keys(workflow.on)
    .filter(() => !JSON.stringify(workflow.jobs).includes('/warm@'))
    .map((event) => [event, workflow] as const),
);

const key = 'the-right-key-0123456789abcdef';
let folder = '';
let service: ExportService;
let github: GitHubService;
let sides: { base: string; head: string; merge: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forks-'));
  await place(folder, mcp(good));
  const base = await commitAll(folder);
  await place(folder, mcp({ ...good, args: ['-y', '@fictional-mcp/files@1.2.0'] }));
  const head = await commitAll(folder);
  const tree = await git(folder, 'rev-parse', 'HEAD^{tree}');
  const merge = await git(folder, 'commit-tree', '-m', 'm', '-p', base, '-p', head, tree);
  await git(folder, 'update-ref', 'refs/heads/merged', merge);
  sides = { base, head, merge };
  service = await startExportService({ keys: [key] });
  github = await startGitHubService({ token: jobToken, head, gitData: gitDataOf(folder) });
});
afterAll(async () => {
  await service.close();
  await github.close();
  await rm(folder, { recursive: true, force: true });
});

test('the page has workflows for all events', () => {
  expect(gates.map(([event]) => event).sort()).toEqual([
    'merge_group',
    'pull_request',
    'pull_request_target',
    'schedule',
    'workflow_dispatch',
  ]);
  for (const { on } of workflows) {
    for (const [event, filter] of Object.entries(on)) {
      if (event.startsWith('pull_request')) expect(filter?.types).toContain('edited');
    }
  }
});

test.for(gates)('%s', async ([event, { jobs, permissions }]) => {
  const [job] = Object.values(jobs);
  expect(job?.steps.map(({ uses }) => uses)).toEqual(['OWNER/mcp-grade-gate@main']);
  expect(permissions['contents']).toBe('read');
  const given = {
    ...job?.steps[0]?.with,
    'base-url': service.url,
    'api-key': key,
  };
  const isPull = event.startsWith('pull_request');
  github.requests.length = 0;
  const result = await runStep({
    inputs: given,
    github,
    event: isPull
      ? { ...pullRequest('stranger/project', sides), name: event }
      : otherEvent(event, sides),
    env: { GITHUB_SHA: event === 'pull_request_target' ? sides.base : sides.merge },
  });
  expect(result.outputs).toMatchObject({ verdict: 'fail', failed: '1' });
  expect(result.annotations.map(({ properties }) => properties['file'])).toContain('.mcp.json');
  const reads = github.requests.filter(({ operation }) => operation === 'git');
  expect(reads.length).toBeLessThanOrEqual(12);
});
