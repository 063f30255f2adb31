/*
 * Checks this repository's workflows: their permissions, the actions that they use, and that the files that
 * they run exist.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { actions } from '../../src/gate/settings/actions.ts';
import { actionVersions, looseActions } from '../docs/workflow-blocks.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly environment?: string;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly strategy?: {
    readonly matrix: { readonly include?: readonly { readonly os: string }[] };
  };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': unknown };
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const texts = globSync('.github/workflows/*.yml', { cwd: root })
  .sort()
  .map((file) => [basename(file, '.yml'), readFileSync(join(root, file), 'utf8')] as const);
const all = new Map(texts.map(([name, text]) => [name, parse(text) as Workflow]));
const workflow = (name: string): Workflow => all.get(name) ?? expect.fail(`no ${name}.yml`);
const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps);
/**
 * Returns whether a workflow is reusable; such a workflow gets its permissions and concurrency groups from
 * its callers.
 */
const isCalled = ({ on }: Workflow): boolean => 'workflow_call' in on;

describe.for(texts)('%s', ([name, text]) => {
  const { permissions, concurrency, jobs } = workflow(name);
  const called = isCalled(workflow(name));

  test('names each action by its commit, with the version behind it', () => {
    expect(looseActions(text)).toEqual([]);
    const unpinned = stepsOf(workflow(name)).flatMap(({ uses = '$/' }) =>
      /^(?:\$\/|\S+@[0-9a-f]{40}$)/.test(uses) ? [] : [uses],
    );
    expect(unpinned).toEqual([]);
  });

  test.skipIf(called)('gives each job its own rights, and says why', () => {
    expect(permissions).toEqual({});
    expect(Object.keys(jobs).filter((job) => jobs[job]?.permissions === undefined)).toEqual([]);
    const granted = Object.values(jobs).flatMap((job) => Object.keys(job.permissions ?? {}));
    const explained = text.match(/^ {6}[a-z-]+: (?:read|write) # \S.*$/gm) ?? [];
    expect(explained).toHaveLength(granted.length);
  });

  test.skipIf(called)('ends its runs, and does not let two of them meet', () => {
    expect(concurrency).toEqual({
      group: expect.stringMatching(/^[a-z-]+/),
      'cancel-in-progress': expect.anything(),
    });
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(180);
  });

  test('keeps no token in a checkout', () => {
    const checkouts = stepsOf(workflow(name)).filter(({ uses }) =>
      /^actions\/checkout@/.test(uses ?? ''),
    );
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });

  test('uses no secret but those of its callers', () => {
    const secrets = text.match(/\bsecrets\.\w+/g) ?? [];
    expect(called ? [] : secrets).toEqual([]);
  });

  test('runs scripts that are there', () => {
    const lines = stepsOf(workflow(name)).flatMap(({ run = '' }) => run.split('\n'));
    const named = lines.flatMap((line) => line.match(/(?<=^|\s)npm (?:run \S+|test)/g) ?? []);
    expect(named.filter((line) => !(line.replace(/^npm (?:run )?/, '') in scripts))).toEqual([]);
    const files = lines.flatMap(
      (line) => line.match(/(?<=^|\s)[\w./-]+\.(?:ts|mjs)|\.ci\/[\w-]+(?!\S)/g) ?? [],
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

test('scripts, also those of the examples, name branches of others in full', () => {
  // Git prefers a tag `main` to the branch, and a tag `origin/main` to the branch that was fetched.
  const files = globSync(['.github/workflows/*.yml', 'examples/workflows/*.yml'], { cwd: root });
  const lines = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));
  const code = lines.map((line) => line.replace(/(?:^|\s)#.*/, ''));
  const named = code.filter((line) => /\bgit fetch\b|\borigin\/\w/.test(line));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((line) => !/\brefs\/(?:heads|remotes)\//.test(line))).toEqual([]);
});

test('an action has one version in all of them', () => {
  const versions = texts.flatMap(([, text]) => actionVersions(text));
  expect(versions.length).toBeGreaterThan(30);
  for (const [name, found] of Map.groupBy(versions, ([action]) => action)) {
    expect([name, new Set(found.map(([, version]) => version)).size]).toEqual([name, 1]);
  }
});

describe('ci', () => {
  const { on, jobs } = workflow('ci');

  test('runs on three systems', () => {
    const systems = jobs['test']?.strategy?.matrix.include?.map(({ os }) => os);
    expect(new Set(systems)).toEqual(new Set(['ubuntu-latest', 'macos-latest', 'windows-latest']));
  });

  test('has a job to require that fails unless all others have succeeded', () => {
    const { ci, ...others } = jobs;
    expect(ci?.needs).toEqual(Object.keys(others));
    expect(ci?.if).toBe('always()');
    expect(Object.keys(on)).toEqual(expect.arrayContaining(['pull_request', 'merge_group']));
    // With a path filter, the required check could wait forever.
    expect(on['pull_request']).toBeNull();
  });
});

describe('the rebuild of dist/', () => {
  test('runs the code of packages without rights', () => {
    const { rebuild } = workflow('rebuild-dist').jobs;
    expect(rebuild?.permissions).toEqual({ contents: 'read' });
    expect(rebuild?.steps.flatMap(({ run = '' }) => run)).toContain('npm ci --ignore-scripts');
  });

  test('commits with rights, and runs no code of the pull request', () => {
    const steps = stepsOf(workflow('commit-dist'));
    const runs = steps.map(({ run = '' }) => run).join('\n');
    expect(runs).not.toMatch(/\b(?:npm|npx|node|make|bash|sh|source)\b|\.\//);
    // Scripts receive pull request data from GitHub only in variables.
    expect(runs).not.toContain('${{');
    expect(
      steps.flatMap(({ uses = [] }) => uses).map((uses) => `${uses}`.replace(/@.*/, '')),
    ).toEqual(['actions/download-artifact', 'actions/checkout']);
  });
});

test('a release is published by a job that somebody has approved, and by no other', () => {
  const { jobs } = workflow('release');
  const publishing = Object.entries(jobs).filter(([, { steps }]) =>
    steps.some(({ run }) => run?.includes('--draft=false')),
  );
  expect(publishing.map(([name, { environment }]) => [name, environment])).toEqual([
    ['publish', 'release'],
  ]);
  // Each job waits for the previous one.
  expect(
    Object.entries(jobs).map(([name, { needs = [] }]) => [name, [needs].flat().at(-1)]),
  ).toEqual([
    ['build', undefined],
    ['attest', 'build'],
    ['draft', 'attest'],
    ['publish', 'draft'],
  ]);
});

test('zizmor reads all actions and workflows', () => {
  const [, scan] = stepsOf(workflow('zizmor'));
  expect(new Set(`${scan?.with?.['inputs']}`.split(' '))).toEqual(
    new Set([
      ...['.github', 'examples/workflows', 'action.yml'],
      ...actions.map(({ folder }) => folder.slice(1)).filter((folder) => folder !== ''),
    ]),
  );
});
