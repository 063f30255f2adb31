/*
 * Checks that the workflows on the pages match those in `examples/workflows/`. `-u` rewrites the block after
 * each comment that names a file, and the workflow table in docs/recipes.md.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesMatching } from '../system.ts';
import { table, withSections } from './sections.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const block = /(<!-- (examples\/workflows\/[\w-]+\.yml) -->\n```yaml\n)(?:(?!```).*\n)*(?=```\n)/g;
const pages = filesMatching(root, 'README.md', 'docs/**/*.md').filter(
  (path) => read(path).search(block) >= 0,
);
const recipes = 'docs/recipes.md';

test('pages show workflows', () => {
  expect(pages).toContain('docs/start.md');
});

test.for(pages)('%s shows the files of its workflows', async (path) => {
  const page = read(path).replace(block, (_, head: string, file: string) => {
    // The comment at the top of a file repeats the page's text.
    return `${head}${read(file).replace(/^(?:#.*\n)+/, '')}`;
  });
  await expect(page).toMatchFileSnapshot(join(root, path));
});

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job extends Step {
  readonly name?: string;
  readonly environment?: unknown;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}
const files = filesMatching(root, 'examples/workflows/*.yml');

test.for(files)('%s is as careful as the recipes say', (path) => {
  const text = read(path);
  const { permissions, jobs } = parse(text) as Workflow;
  expect(permissions).toEqual({});
  for (const { steps, environment, 'timeout-minutes': minutes } of Object.values(jobs)) {
    // Otherwise each run would create a deployment, even for a pull request.
    if (environment !== undefined) expect(environment).toMatchObject({ deployment: false });
    // A job that calls a workflow cannot have its own time limit.
    if (steps !== undefined) expect(minutes).toBeGreaterThan(0);
    for (const { uses = '', with: given } of steps ?? []) {
      if (uses.startsWith('actions/checkout@')) expect(given?.['persist-credentials']).toBe(false);
    }
  }
  for (const [line] of text.matchAll(/uses: .*/g)) {
    expect(line).toMatch(/@(?:[0-9a-f]{40}|COMMIT) # v\d+\.\d+\.\d+$/);
  }
  for (const [line] of text.matchAll(/^ +[a-z-]+: (?:read|write)\b.*/gm)) {
    expect(line).toMatch(/: (?:read|write) # \S/);
  }
});

test('only workflows that stand in for each other have the check to require', () => {
  const named = files.filter((path) => {
    const { on, jobs } = parse(read(path)) as Workflow;
    const isCheck = Object.keys(on).some((event) => /^pull_request|^merge_group/.test(event));
    return isCheck && Object.values(jobs).some(({ name }) => name === 'grades');
  });
  expect(named.map((path) => basename(path, '.yml')).sort()).toEqual([
    'gate',
    'gate-for-forks',
    'merge-queue',
    'own-grades',
    'required-workflow',
  ]);
});

const codes = (texts: Iterable<string>): string =>
  [...texts].map((text) => `\`${text}\``).join(', ');

/** Returns a workflow's table row: the text of its first comment, and its declarations. */
function row(path: string): string[] {
  const text = read(path);
  const [, about = ''] = /^# (.*)$/m.exec(text) ?? [];
  const { on, jobs } = parse(text) as Workflow;
  const permissions = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
  const stored = [...text.matchAll(/\$\{\{ (?:secrets|vars)\.(\w+)/g)].map(([, name = '']) => name);
  return [
    `[${basename(path)}](../${path})`,
    about,
    codes(Object.keys(on)),
    codes(permissions.map(([name, level]) => `${name}: ${level}`)) || 'none',
    codes(new Set(stored)) || 'none',
  ];
}

/** The order in which people need the workflows; those that are not listed here come last. */
const order = [
  ...['gate', 'gate-for-forks', 'merge-queue', 'call-gate', 'required-workflow'],
  'own-grades',
  ...['default-branch', 'judge-again', 'sweep', 'call-sweep', 'warm-cache', 'code-scanning'],
];

test('the recipes have all workflows', async () => {
  const place = (path: string): number => (order.indexOf(basename(path, '.yml')) + 1 || 99) - 1;
  const sorted = files.toSorted((one, other) => place(one) - place(other));
  const head = ['workflow', 'what it does', 'events', 'permissions of the job'];
  const page = withSections(read(recipes), {
    workflows: table([...head, 'secrets and variables'], sorted.map(row)),
  });
  await expect(page).toMatchFileSnapshot(join(root, recipes));
});
