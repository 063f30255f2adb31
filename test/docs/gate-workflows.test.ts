/*
 * Runs the judging example workflows and the README's workflow end to end for each of their events. The
 * inputs, events, checkout and permissions are those of the file. Also checks the log lines in docs/start.md.
 *
 * workflow-files.test.ts compares the files with the pages that show them.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { good, mcp, place } from '../detection/variants/cases.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { createGitData } from '../github-service/git-data.ts';
import { type GitHubService, startGitHubService } from '../github-service/server.ts';
import { commitAll, git } from '../runner/git.ts';
import { runInLoadedBundle } from '../runner/processes.ts';
import { jobToken, otherEvent, pullRequest, runStep, type StepResult } from '../runner/runner.ts';
import { filesMatching } from '../system.ts';

interface WorkflowStep {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly WorkflowStep[];
}
interface Workflow {
  readonly on: Readonly<Record<string, { readonly types?: readonly string[] } | null>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = join(import.meta.dirname, '../..');
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
const [, short = ''] = /```yaml\n(name: .*?)```/s.exec(await read('README.md')) ?? [];
const examples = filesMatching(root, 'examples/workflows/*.yml').map(
  async (path) => [path, await read(path)] as const,
);
const workflows = [['README.md', short] as const, ...(await Promise.all(examples))].map(
  ([path, text]) => [path, workflowIn(text)] as const,
);

/** Parses a workflow, which may list its events by name only. */
function workflowIn(text: string): Workflow {
  const { on, ...rest } = parse(text);
  if (!Array.isArray(on)) return { on, ...rest };
  return { on: Object.fromEntries(on.map((event) => [event, null])), ...rest };
}

const gates = workflows.flatMap(([path, workflow]) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);
  const gate = steps.find(({ uses }) => uses?.startsWith('OWNER/mcp-grade-gate@'));
  // A gate with its own grades asks no service: test/gate/pipeline/grade-file.test.ts reads its list.
  if (gate === undefined || gate.with?.['export-file'] !== undefined) return [];
  const permissions = jobs[0]?.permissions ?? workflow.permissions;
  const hasCheckout = steps.some(({ uses }) => uses?.startsWith('actions/checkout@'));
  return Object.keys(workflow.on).map(
    (event) => [path, event, { permissions, inputs: gate.with ?? {}, hasCheckout }] as const,
  );
});

const key = 'the-right-key-0123456789abcdef';
let folder = '';
/**
 * The folder for the files of all runs, because the process looks up the path of the summary file only once.
 */
let files = '';
let service: ExportService;
let github: GitHubService;
let sides: { base: string; head: string; merge: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  files = await mkdtemp(join(tmpdir(), 'documents-files-'));
  await place(folder, mcp(good));
  const base = await commitAll(folder);
  await place(folder, mcp({ ...good, args: ['-y', '@fictional-mcp/files@1.2.0'] }));
  const head = await commitAll(folder);
  const tree = await git(folder, 'rev-parse', 'HEAD^{tree}');
  const merge = await git(folder, 'commit-tree', '-m', 'm', '-p', base, '-p', head, tree);
  await git(folder, 'update-ref', 'refs/heads/merged', merge);
  sides = { base, head, merge };
  service = await startExportService({ keys: [key] });
  github = await startGitHubService({ token: jobToken, head, gitData: createGitData(folder) });
});
afterAll(async () => {
  await service.close();
  await github.close();
  await rm(folder, { recursive: true, force: true });
  await rm(files, { recursive: true, force: true });
});

test('there are workflows for all events', () => {
  expect([...new Set(gates.map(([, event]) => event))].sort()).toEqual([
    'merge_group',
    'pull_request',
    'pull_request_target',
    'push',
    'schedule',
    'workflow_dispatch',
  ]);
  expect(new Set(gates.map(([path]) => path)).size).toBeGreaterThan(5);
  expect(gates.map(([path]) => path)).toContain('README.md');
  // A pull request is judged again when its base changes; rulesets ignore the types.
  const own = workflows.filter(([path]) => /\/(?:call-)?gate(?:-for-forks)?\.yml$/.test(path));
  expect(own).toHaveLength(3);
  for (const [, { on }] of own) {
    const filter = on['pull_request'] ?? on['pull_request_target'];
    expect(filter?.types).toContain('edited');
  }
});

/** Returns an input's value for an event, evaluating an expression that chooses by the event. */
function valueFor(event: string, value: string | number | boolean): string {
  const choice = /^\$\{\{ github\.event_name == '(\w+)' && '(\w+)' \|\| '(\w+)' \}\}$/;
  const [, chosen, then, otherwise] = choice.exec(String(value)) ?? [];
  return (chosen === undefined ? String(value) : chosen === event ? then : otherwise) ?? '';
}

type Gate = (typeof gates)[number][2];

/** Runs a gate as a job does, with the given key. */
async function runGate(
  event: string,
  { inputs, hasCheckout }: Pick<Gate, 'inputs' | 'hasCheckout'>,
  apiKey: string,
): Promise<StepResult> {
  const isPull = event.startsWith('pull_request');
  const given = Object.entries(inputs).map(([name, value]) => [name, valueFor(event, value)]);
  return runStep({
    ...(hasCheckout ? { workspace: folder } : {}),
    folder: files,
    run: runInLoadedBundle,
    inputs: { ...Object.fromEntries(given), 'base-url': service.url, 'api-key': apiKey },
    github,
    event: isPull
      ? { ...pullRequest('stranger/project', sides), name: event }
      : otherEvent(event, sides),
    env: { GITHUB_SHA: event === 'pull_request_target' ? sides.base : sides.merge },
  });
}

test.for(gates)('%s under %s', async ([, event, gate]) => {
  expect(gate.permissions['contents']).toBe('read');
  expect(gate.inputs).toMatchObject({
    'base-url': 'https://grades.example.com',
    'api-key': '${{ secrets.MCP_GRADE_GATE_API_KEY }}',
  });
  github.requests.length = 0;
  const result = await runGate(event, gate, key);
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ verdict: 'fail', failed: '1' });
  expect(result.annotations.map(({ properties }) => properties['file'])).toContain('.mcp.json');
  const reads = github.requests.filter(({ operation }) => operation === 'git');
  expect(reads.length).toBeLessThanOrEqual(gate.hasCheckout ? 2 : 12);
});

test('docs/start.md shows what a run by hand says, with the right key and with a wrong one', async () => {
  const page = await read('docs/start.md');
  const shown = [...page.matchAll(/```text\n((?:The|ERROR:) [^`]*)\n```/g)].map(
    ([, line = '']) => line,
  );
  const gate = gates.find(
    ([path, event]) => path === 'examples/workflows/gate.yml' && event === 'workflow_dispatch',
  );
  if (gate === undefined) throw new Error('no workflow that is run by hand');
  const logs: string[] = [];
  for (const apiKey of [key, 'a-wrong-key-0123456789abcdef']) {
    const { log } = await runGate('workflow_dispatch', gate[2], apiKey);
    logs.push(log.join('\n').replaceAll(/127\.0\.0\.1:\d+/g, 'grades.example.com'));
  }
  const alike = (text: string): string => text.replaceAll(/\d+/g, '0');
  expect(shown).toHaveLength(2);
  for (const [at, line] of shown.entries()) {
    expect(alike(logs[at] ?? '')).toContain(`\n${alike(line)}`);
  }
});
