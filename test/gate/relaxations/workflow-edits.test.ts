import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stepEdits } from '../../../src/gate/relaxations/workflow-edits.ts';
import { renderPhrase } from '../../../src/model/phrase.ts';
import { withoutMessages } from '../../source-texts.ts';

const action = 'acme/mcp-grade-gate';

/** Workflow files by name. */
type Files = Readonly<Record<string, string>>;

const found = (base: Files, head: Files, owner: string | null = action) => {
  const [before, now] = [base, head].map((files) =>
    Object.entries(files).map(([name, text]) => ({ path: `.github/workflows/${name}`, text })),
  );
  return stepEdits(before ?? [], now ?? [], owner).relaxations;
};

/**
 * Returns the relaxations in a change to workflow files, as text; `milder:` precedes those known to be
 * milder.
 */
const relaxations = (base: Files, head: Files, owner?: string | null): string[] =>
  found(base, head, owner).map(
    ({ message, effect }) =>
      `${effect === 'milder' ? 'milder: ' : ''}${renderPhrase(message, (value) => value)}`,
  );

/** The parts of a workflow with one job and one step that uses this action, each as lines of YAML. */
interface Parts {
  readonly on?: string;
  /** More top-level keys of the workflow. */
  readonly top?: string;
  readonly runner?: string;
  readonly job?: string;
  /** Steps before the action's step. */
  readonly before?: string;
  readonly uses?: string;
  readonly step?: string;
  readonly with?: string;
  /** More jobs. */
  readonly jobs?: string;
}

const indented = (by: number, text = ''): string =>
  text === '' ? '' : text.replace(/^/gm, ' '.repeat(by)).concat('\n');

const workflow = ({
  on,
  top,
  runner,
  job,
  before,
  uses,
  step,
  with: inputs,
  jobs,
}: Parts = {}): string =>
  `on:\n${indented(2, on ?? 'pull_request:')}${indented(0, top)}jobs:\n  gate:\n    runs-on: ${runner ?? 'ubuntu-24.04'}\n${indented(4, job)}` +
  `    steps:\n${indented(6, before)}      - uses: ${uses ?? `${action}@v1`}\n${indented(8, step)}` +
  `${inputs === undefined ? '' : `        with:\n${indented(10, inputs)}`}${indented(2, jobs)}`;

/** Returns the relaxations in a change to a single workflow. */
const between = (base: Parts, head: Parts): string[] =>
  relaxations({ 'gate.yml': workflow(base) }, { 'gate.yml': workflow(head) });

/** Returns the relaxations in short form: `workflow-edits.txt` has the sentences. */
const short = (named: readonly string[]): string[] => named.map((each) => withoutMessages(each));

const rows = (await readFile(join(import.meta.dirname, 'workflow-edits.txt'), 'utf8'))
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.replaceAll('\\n', '\n').split(/ \|(?: |$)/));

test.for(rows)('%s: %j → %j', ([part = '', before = '', now = '', named]) => {
  expect(between({ [part]: before }, { [part]: now }).join('; ')).toBe(named ?? '');
});

test.for([
  // what else is in the workflow, before, now, what is named
  [
    'ids of steps that the step reads',
    { with: 'preset: "${{ steps.a.outputs.b }}"' },
    { before: '- id: a\n  run: c\n- id: d\n  run: e' },
    { before: '- id: d\n  run: c\n- id: a\n  run: e' },
    [`… is [{id: d, run: c}, {id: a, run: e}] instead of [{id: a, run: c}, {id: d, run: e}]`],
  ],
  [
    'a variable that is read in another place',
    { top: 'env: { LEAST: 90 }', with: 'min-score: ${{ env.LEAST }}' },
    {},
    { job: 'env: { LEAST: 10 }' },
    ['env.LEAST of the job is 10'],
  ],
  [
    'what an anchor stands for',
    { step: 'env: *a' },
    { top: 'x: &a { NODE_OPTIONS: a }' },
    { top: 'x: &a { NODE_OPTIONS: b }' },
    ['env.NODE_OPTIONS is b instead of a', 'x.NODE_OPTIONS … is b instead of a'],
  ],
] as const)('with others: %s', ([, rest, before, now, named]) => {
  expect(short(between({ ...rest, ...before }, { ...rest, ...now }))).toEqual(named);
});

const ofLint =
  "the job lint, which the gate's job needs, has changed; the gate runs only if that job passes";

test.for([
  // keys of the `lint` job, and of the `base` job that it needs: before; now; what is named
  ['', '', 'if: false', '', ofLint],
  [
    '',
    '',
    '',
    'if: false',
    "the job base, which the gate's job needs, has changed; the gate runs only if that job passes",
  ],
  ['if: a', '', 'if: always()', '', ofLint],
  ['', 'name: a\nruns-on: b', '', 'runs-on: c\ntimeout-minutes: 1'],
  ['steps: [{ run: a }]', '', 'steps: [{ run: b }]', '', ofLint],
  ['', 'uses: a/b/.github/workflows/c.yml@v1', '', 'uses: a/b/.github/workflows/c.yml@v2'],
  // If the job failed, the gate would be skipped, which counts as passed.
  ['continue-on-error: true', '', '', '', ofLint],
  ['outputs: { a: b }', '', 'outputs: { a: c }', '', ofLint],
])(
  'jobs that it needs: %j, %j → %j, %j',
  ([lint = '', base = '', lintNow = '', baseNow = '', ...named]) => {
    const jobs = (ofLint: string, ofBase: string): Parts => ({
      job: 'needs: lint',
      jobs: `lint:\n  needs: [base]\n${indented(2, ofLint)}base:\n  needs: lint\n${indented(2, ofBase)}`,
    });
    expect(between(jobs(lint, base), jobs(lintNow, baseNow))).toEqual(named);
  },
);

test('values are shown on one line and cut, a key not at all, and many edits are counted', () => {
  const [edit = ''] = between({ with: `config-file: |\n  a\n  ${'x '.repeat(500)}` }, {});
  expect(edit).toBe(`the config-file input is no longer a ${'x '.repeat(38)}…`);
  // The redaction of reports would not recognise part of a secret.
  const words = `${'x '.repeat(35)}a-key-of-the-run`;
  expect(short(between({}, { before: `- run: ${words}` }))).toEqual([
    `…: run: ${'x '.repeat(35)}…`,
  ]);
  const [before, now] = ['one', 'two'].map((key) => ({
    with: `on-undecided: warn\napi-key: ${key}`,
  }));
  expect(between(before ?? {}, now ?? {})).toEqual(['the api-key input has changed']);
  const many = Array.from({ length: 500 }, (_, at) => `V${at}: 1`).join('\n  ');
  expect(between({}, { step: `env:\n  ${many}` }).slice(19)).toEqual([
    'env.V115 is 1',
    'there are 480 more edits',
  ]);
});

test('a list of events, and a single one, mean the same as a map', () => {
  for (const on of ['on: [pull_request]\n', '"on": pull_request\n', 'on: { pull_request: {} }\n']) {
    const written = workflow().replace('on:\n  pull_request:\n', on);
    expect(relaxations({ a: workflow() }, { a: written })).toEqual([]);
    expect(relaxations({ a: written }, { a: workflow() })).toEqual([]);
  }
});

test('of every value and key of a workflow that is edited, removed or added, only these are quiet', () => {
  const steps = [
    { uses: 'actions/checkout@v4', name: 'a', with: { ref: 'a', 'fetch-depth': 0 } },
    { run: 'a', shell: 'a', env: { A: 'a' }, if: 'a', 'continue-on-error': 'true' },
    { uses: `${action}@v1`, if: 'a', env: { A: 'a' }, with: { 'config-file': 'a', cache: 'true' } },
  ];
  const keys = { name: 'a', env: { A: 'a' }, permissions: { a: 'read' }, concurrency: 'a' };
  const ofJob = { ...keys, if: 'a', 'runs-on': 'a', container: { image: 'a', env: { A: 'a' } } };
  const needed = { ...ofJob, outputs: { a: 'a' }, steps: steps.slice(0, 2) };
  const gate = { ...ofJob, needs: ['needed'], strategy: { matrix: { a: ['a'] } }, steps };
  const on = {
    pull_request: { branches: ['a'], 'paths-ignore': ['a'] },
    schedule: [{ cron: 'a' }],
  };
  const whole = { ...keys, defaults: { run: { shell: 'a' } }, on, jobs: { needed, gate } };
  type Edited = readonly [path: string, edited: unknown];
  /** Returns every edit to a value: removed (-), replaced (~), and extended (+). */
  const edits = (value: unknown, path: string): Edited[] => {
    const gone: Edited = [`-${path}`, undefined];
    if (typeof value !== 'object' || value === null) return [gone, [`~${path}`, 'edited']];
    const within = (key: string, edited: unknown): unknown =>
      Array.isArray(value)
        ? value.flatMap((each, at) => (String(at) === key ? (edited ?? []) : each))
        : { ...value, [key]: edited };
    const added = Array.isArray(value) ? [...value, 'added'] : { ...value, added: 'a' };
    const inner = Object.entries(value).flatMap(([key, each]) =>
      edits(each, `${path}/${key}`).map(([at, edited]): Edited => [at, within(key, edited)]),
    );
    return [gone, [`+${path}`, added], ...inner];
  };
  const base = { a: JSON.stringify(whole) };
  const quiet = edits(whole, '').filter(
    ([, edited]) => relaxations(base, { a: JSON.stringify(edited) ?? '' }).length === 0,
  );
  expect(quiet.map(([path]) => path)).toEqual(
    `
    -/name ~/name -/permissions +/permissions -/permissions/a ~/permissions/a -/concurrency
    ~/concurrency +/on -/on/pull_request/branches +/on/pull_request/branches
    -/on/pull_request/paths-ignore +/on/schedule +/jobs -/jobs/needed/name ~/jobs/needed/name
    -/jobs/needed/permissions +/jobs/needed/permissions -/jobs/needed/permissions/a
    ~/jobs/needed/permissions/a -/jobs/needed/concurrency ~/jobs/needed/concurrency
    -/jobs/needed/runs-on ~/jobs/needed/runs-on -/jobs/needed/steps/0/name
    ~/jobs/needed/steps/0/name -/jobs/needed/steps/0/with/fetch-depth
    ~/jobs/needed/steps/0/with/fetch-depth     -/jobs/gate/permissions +/jobs/gate/permissions -/jobs/gate/permissions/a
    ~/jobs/gate/permissions/a -/jobs/gate/concurrency ~/jobs/gate/concurrency -/jobs/gate/if
        +/jobs/gate/steps -/jobs/gate/steps/0/name ~/jobs/gate/steps/0/name
    -/jobs/gate/steps/0/with/fetch-depth ~/jobs/gate/steps/0/with/fetch-depth
    -/jobs/gate/steps/2/if -/jobs/gate/steps/2/with/cache ~/jobs/gate/steps/2/with/cache
    `
      .trim()
      .split(/\s+/),
  );
});

describe('where the step is', () => {
  const gone = ['the job gate in .github/workflows/gate.yml …'];
  const strict = workflow({ with: 'scope: all' });
  const lax = workflow({ with: 'scope: changed' });
  const warm = workflow({ uses: `${action}/warm@v1`, step: 'if: a' });
  const plain = workflow();
  const milder = ['milder: … is changed instead of all'];
  const other = (now: string, before: string): string => `… ${now} instead of ${before}…`;
  const renamed = (text: string): string => text.replace('  gate:', '  other:');
  const two = (...presets: readonly string[]): string =>
    `on: push\njobs:\n  gate:\n    steps:\n${presets.map((preset) => `      - uses: ${action}@v1\n        with: { scope: ${preset} }\n`).join('')}`;
  const jobs = (...some: readonly (readonly [job: string, preset: string])[]): string =>
    `on: push\njobs:\n${some.map(([name, preset]) => `  ${name}: { steps: [{ uses: ${action}@v1, with: { scope: ${preset} } }] }\n`).join('')}`;
  const caller = 'on: pull_request\njobs: { gate: { uses: ./.github/workflows/called.yml } }';

  test.for<[string, Files, Files, readonly string[]]>([
    // what happens, base, head, what is named
    ['the file goes', { 'gate.yml': plain }, {}, gone],
    ['another action', { 'gate.yml': plain }, { 'gate.yml': workflow({ uses: 'a/b@v1' }) }, gone],
    ['only the cache is filled', { 'gate.yml': plain }, { 'gate.yml': warm }, gone],
    ['a comment', { 'gate.yml': plain }, { 'gate.yml': plain.replace(/- uses.*/, '# $&') }, gone],
    ['a command', { 'gate.yml': plain }, { 'gate.yml': plain.replace('uses:', 'run:') }, gone],
    ['no YAML', { 'gate.yml': plain }, { 'gate.yml': `${plain}\n: [` }, gone],
    [
      'a trigger whose name is a list',
      { 'gate.yml': plain },
      { 'gate.yml': workflow({ on: 'pull_request:\n? [{ toString: a }]\n: b' }) },
      gone,
    ],
    ['no YAML before', { 'gate.yml': `${plain}\n: [` }, {}, []],
    ['another file', { 'gate.yml': strict }, { 'ci.yaml': strict }, []],
    ['another file and input', { 'gate.yml': strict }, { 'ci.yaml': lax }, [...gone, ...milder]],
    [
      'another job',
      { 'gate.yml': strict },
      { 'gate.yml': renamed(strict) },
      [other('other', 'gate')],
    ],
    [
      'another job and input',
      { 'gate.yml': strict },
      { 'gate.yml': renamed(lax) },
      [...milder, other('other', 'gate')],
    ],
    [
      'another job and file',
      { 'gate.yml': strict },
      { 'ci.yml': renamed(strict) },
      [other('other', 'gate')],
    ],
    ['one of two files goes', { 'gate.yml': strict, b: strict }, { b: strict }, gone],
    ['one gets milder', { 'gate.yml': strict, b: lax }, { 'gate.yml': lax, b: lax }, milder],
    ['two other files', { a: strict, b: lax }, { c: lax, d: strict }, []],
    ['the first of two', { 'gate.yml': two('a', 'b') }, { 'gate.yml': two('a') }, gone],
    // Such a step could write files that hide servers from the next step.
    [
      'a step in front of another',
      { a: two('a') },
      { a: two('b', 'a') },
      [`…: uses: ${action}, with: {scope: b}`],
    ],
    ['equal steps', { 'gate.yml': two('a', 'a') }, { 'gate.yml': two('a') }, gone],
    [
      'other jobs',
      { a: jobs(['a', 'all'], ['b', 'changed']) },
      { a: jobs(['c', 'changed'], ['d', 'all']) },
      [other('d', 'a'), other('c', 'b')],
    ],
    [
      'other jobs, one milder',
      { a: jobs(['a', 'all'], ['b', 'changed']) },
      { a: jobs(['c', 'changed'], ['d', 'changed']) },
      [...milder, other('d', 'a'), other('c', 'b')],
    ],
    ['steps behind it', { a: plain }, { a: `${plain}      - run: rm -r .\n` }, []],
    ['jobs that it does not need', { a: plain }, { a: workflow({ jobs: 'b: { if: a }' }) }, []],
    ['a gate comes', {}, { a: lax }, []],
    ['a step that fills the cache goes', { a: plain, b: warm }, { a: plain }, []],
    ['it takes the place of another', { 'gate.yml': plain, b: warm }, { b: warm }, gone],
    [
      'a reusable workflow',
      { a: plain },
      { a: caller, 'called.yml': workflow({ on: 'workflow_call:' }) },
      ['the job gate in .github/workflows/a …', 'pull_request …'],
    ],
    // A known limit: how a reusable workflow is called.
    [
      'a caller',
      { a: caller, b: plain },
      { a: caller.replace(/on: .*/, 'on: push'), b: plain },
      [],
    ],
  ])('%s', ([, base, head, named]) => {
    expect(short(relaxations(base, head))).toEqual(named);
  });

  test('a relaxation is located at the step, a removed step in its file', () => {
    expect(found({ 'gate.yml': strict }, { 'ci.yml': lax })).toMatchObject([
      // A waiver for one of the files does not cover the other.
      { file: '.github/workflows/gate.yml', span: null },
      { file: '.github/workflows/ci.yml', span: { start: { line: 7, column: 15 } } },
    ]);
    expect(found({ 'gate.yml': plain }, {})).toMatchObject([
      { file: '.github/workflows/gate.yml', span: null },
    ]);
  });
});
