import { describe, expect, test } from 'vitest';
import { renderPhrase } from '../../src/phrase.ts';
import { stepRelaxations } from '../../src/policy/gate-steps.ts';
import { cpuMs } from '../cpu.ts';

const action = 'acme/mcp-grade-gate';

/** Workflow files by name. */
type Files = Readonly<Record<string, string>>;

const found = (base: Files, head: Files, owner: string | null = action) => {
  const [before, now] = [base, head].map((files) =>
    Object.entries(files).map(([name, text]) => ({ path: `.github/workflows/${name}`, text })),
  );
  return stepRelaxations(before ?? [], now ?? [], owner);
};

/** The relaxations in a change of workflow files, as text. */
const relaxations = (base: Files, head: Files, owner?: string | null): string[] =>
  found(base, head, owner).map(({ message }) => renderPhrase(message, (value) => value));

/** Parts of a workflow with one job and one step of this action, each as lines of YAML. */
interface Parts {
  readonly on?: string;
  /** Further keys of the workflow. */
  readonly top?: string;
  readonly job?: string;
  /** Steps before the action's. */
  readonly before?: string;
  readonly uses?: string;
  readonly step?: string;
  readonly with?: string;
  /** Further jobs. */
  readonly jobs?: string;
}

const indented = (by: number, text = ''): string =>
  text === '' ? '' : text.replace(/^/gm, ' '.repeat(by)).concat('\n');

const workflow = ({ on, top, job, before, uses, step, with: inputs, jobs }: Parts = {}): string =>
  `on:\n${indented(2, on ?? 'pull_request:')}${indented(0, top)}jobs:\n  gate:\n    runs-on: ubuntu-24.04\n${indented(4, job)}` +
  `    steps:\n${indented(6, before)}      - uses: ${uses ?? `${action}@v1`}\n${indented(8, step)}` +
  `${inputs === undefined ? '' : `        with:\n${indented(10, inputs)}`}${indented(2, jobs)}`;

/** The relaxations in a change of a single workflow. */
const between = (base: Parts, head: Parts): string[] =>
  relaxations({ 'gate.yml': workflow(base) }, { 'gate.yml': workflow(head) });

describe('inputs', () => {
  test.for([
    // with: before, with: now, relaxations
    [
      'preset: strict',
      'preset: recommended',
      ['the input preset is recommended instead of strict'],
    ],
    ['preset: strict', '', ['the input preset is no longer strict']],
    // An unset input leaves the value to the policy file, which may have been stricter.
    ['', 'preset: recommended', ['the input preset is recommended']],
    ['', 'min-score: 90', ['the input min-score is 90']],
    ['min-score: 80', 'min-score: 79', ['the input min-score is 79 instead of 80']],
    ['min-score: 80', 'min-score: "080x"', ['the input min-score is 080x instead of 80']],
    ['MIN-SCORE: 80', 'min-score: 70', ['the input min-score is 70 instead of 80']],
    ['min-grade: B', 'min-grade: C+', ['the input min-grade is C+ instead of B']],
    ['scope: all', 'scope: changed', ['the input scope is changed instead of all']],
    ['', 'scope: changed', ['the input scope is changed']],
    ['', 'on-missing-key: warn', ['the input on-missing-key is warn']],
    [
      'on-unavailable: fail',
      'on-unavailable: warn',
      ['the input on-unavailable is warn instead of fail'],
    ],
    ['', 'warm-cache: true', ['the input warm-cache is true']],
    ['', 'warm-cache: "true"', ['the input warm-cache is true']],
    ['', 'max-age: 30d', ['the input max-age is 30d']],
    ['max-age: 24h', '', ['the input max-age is no longer 24h']],
    ['', 'config-file: lax.yml', ['the input config-file is lax.yml']],
    ['', 'working-directory: docs', ['the input working-directory is docs']],
    ['', 'export-file: forged.json', ['the input export-file is forged.json']],
    [
      'base-url: https://a.example',
      'base-url: https://b.example',
      ['the input base-url is https://b.example instead of https://a.example'],
    ],
    [
      'policy: acme/.github/gate.yml@main',
      '',
      ['the input policy is no longer acme/.github/gate.yml@main'],
    ],
    [
      'policy: |\n  min-score: 90\n  deny: []',
      'policy: |\n  min-score: 10\n  deny: []',
      ['the input policy is min-score: 10 deny: [] instead of min-score: 90 deny: []'],
    ],
    ['', 'rules: "unlisted: off"', ['the input rules is unlisted: off']],
    ['rules: "unlisted: fail"', '', ['the input rules is no longer unlisted: fail']],
    [
      'rules: "unlisted: fail"',
      'rules: "unpinned: fail"',
      ['the input rules is unpinned: fail instead of unlisted: fail'],
    ],
    [
      'rules: "unlisted: warn"',
      'rules: "unlisted: ${{ vars.LEVEL }}"',
      ['the input rules is unlisted: ${{ vars.LEVEL }} instead of unlisted: warn'],
    ],
    ['', 'ignore-paths: "**"', ['the input ignore-paths is **']],
    [
      'ignore-paths: |\n  a/**',
      'ignore-paths: |\n  a/**\n  b/**',
      ['the input ignore-paths is a/** b/** instead of a/**'],
    ],
    ['ignore-paths: a/**', '', ['the input ignore-paths is no longer a/**']],
    // The value of an expression is unknown.
    [
      'preset: strict',
      'preset: ${{ vars.PRESET }}',
      ['the input preset is ${{ vars.PRESET }} instead of strict'],
    ],
    [
      'preset: ${{ vars.PRESET }}',
      'preset: recommended',
      ['the input preset is recommended instead of ${{ vars.PRESET }}'],
    ],
    // Without a key, or with too short a timeout, nothing is decided. That matters if the gate then passes.
    [
      'api-key: ${{ secrets.KEY }}\non-missing-key: warn',
      'api-key: word\non-missing-key: warn',
      ['the input api-key has changed, and on-missing-key is not fail'],
    ],
    [
      'on-unavailable: warn',
      'on-unavailable: warn\ntimeout: 1ms',
      ['the input timeout has changed, and on-unavailable is not fail'],
    ],
  ] as const)('%j → %j', ([before, now, expected]) => {
    expect(between({ with: before }, { with: now })).toEqual(expected);
  });

  test.for([
    ['preset: recommended', 'preset: strict'],
    ['', 'preset: strict'],
    ['preset: report-only', ''],
    ['min-score: 80', 'min-score: 80.5'],
    ['min-score: "80"', 'min-score: 80'],
    ['', 'min-score: 100'],
    ['min-score: 0', ''],
    ['min-score: 80', 'MIN-SCORE: 80'],
    ['min-grade: C', 'min-grade: B-'],
    ['scope: auto', 'scope: all'],
    ['scope: changed', ''],
    ['on-missing-key: warn', ''],
    ['', 'on-missing-key: fail'],
    ['warm-cache: true', 'warm-cache: false'],
    ['', 'warm-cache: false'],
    ['max-age: 48h', 'max-age: 1d'],
    ['max-age: 3d', ''],
    ['', 'preset: ""'],
    ['preset: ${{ vars.PRESET }}', 'preset: ${{ vars.PRESET }}'],
    ['rules: "unlisted: warn"', 'rules: |\n  unlisted: fail  # at last\n  unpinned: fail'],
    ['rules: "unlisted: off"', ''],
    ['ignore-paths: |\n  a/**\n  b/**', 'ignore-paths: b/**'],
    ['api-key: ${{ secrets.KEY }}', 'api-key: ${{ secrets.GATE_KEY }}'],
    ['', 'timeout: 1m'],
    ['comment: always', 'comment: never\nsuggest: true\nreport-file: a.json\ncache: false'],
  ] as const)('%j → %j: nothing is named', ([before, now]) => {
    expect(between({ with: before }, { with: now })).toEqual([]);
  });

  test('a value is shown on one line and shortened, and a key is never shown', () => {
    const [policy] = between({ with: `policy: ${'x'.repeat(500)}` }, {});
    expect(policy).toHaveLength('the input policy is no longer '.length + 80);
    const key = between(
      { with: 'on-missing-key: warn\napi-key: secret-one' },
      { with: 'on-missing-key: warn\napi-key: secret-two' },
    );
    expect(key.join()).not.toContain('secret-');
  });
});

describe('conditions', () => {
  test.for([
    // part of the workflow, before, now, relaxations
    ['step', '', 'if: false', ['if is false']],
    ['step', '', 'if: ${{ false }}', ['if is false']],
    ['job', '', 'if: "false"', ['if of the job is false']],
    ['step', '', "if: github.actor != 'me'", ["if is github.actor != 'me'"]],
    ['step', 'if: a', 'if: a && b', ['if is a && b']],
    ['step', '', 'continue-on-error: true', ['continue-on-error is true']],
    ['step', '', 'continue-on-error: "true"', ['continue-on-error is true']],
    [
      'job',
      '',
      'continue-on-error: ${{ matrix.lax }}',
      ['continue-on-error of the job is matrix.lax', 'strategy of the job has changed'],
    ],
    ['step', 'continue-on-error: false', 'continue-on-error: yes', ['continue-on-error is yes']],
    ['job', 'needs: build', 'needs: [build, rarely]', ['its job needs rarely']],
    // A job is skipped if one that it needs fails, and GitHub counts a skipped job as passed.
    ['job', 'if: always()', '', ['if of the job is no longer always()']],
    ['job', 'if: always()', 'if: success()', ['if of the job is success()']],
    ['job', 'if: ${{ always() }}', 'if: ${{ !cancelled() }}', ['if of the job is !cancelled()']],
    ['job', 'if: always() && a', '', ['if of the job is no longer always() && a']],
    ['job', '', 'container: evil.example/node', ['the container of the job has changed']],
  ] as const)('%s: %j → %j', ([where, before, now, expected]) => {
    expect(between({ [where]: before }, { [where]: now })).toEqual(expected);
  });

  test.for([
    // condition of the job lint and of the job base, which lint needs: before; now; relaxations
    ['', 'if: false', '', '', ['if of the job lint, which it needs, is false']],
    ['', '', '', 'if: false', ['if of the job base, which it needs, is false']],
    ['if: a', '', '', 'if: always()', []],
  ] as const)('jobs that it needs: %j, %j → %j, %j', ([lint, lintNow, base, baseNow, expected]) => {
    const jobs = (ofLint: string, ofBase: string): Parts => ({
      job: 'needs: lint',
      jobs: `lint:\n  needs: [base]\n  ${ofLint}\nbase:\n  needs: lint\n  ${ofBase}`,
    });
    expect(between(jobs(lint, base), jobs(lintNow, baseNow))).toEqual(expected);
  });

  test('names of built-in properties are treated like any others', () => {
    const on = 'pull_request:\nconstructor: { types: [a] }';
    expect(between({ on, with: 'constructor: 1' }, { on, with: 'toString: 1' })).toEqual([
      'the input constructor is no longer 1',
      'the input tostring is 1',
    ]);
  });

  test.for([
    ['step', 'if: a', ''],
    ['step', 'if: a', 'if: ${{ a }}'],
    ['step', '', 'if: always()'],
    ['job', 'if: success()', ''],
    ['job', "if: '!cancelled()'", 'if: success() || failure()'],
    ['job', 'if: always() && a', 'if: always()'],
    ['step', '', 'if: ${{ !cancelled() }}'],
    ['step', '', 'if: true'],
    ['step', 'continue-on-error: true', ''],
    ['step', 'continue-on-error: true', "continue-on-error: 'true'"],
    ['job', '', 'continue-on-error: false'],
    ['job', 'needs: [a, b]', 'needs: b'],
    ['job', 'name: a', 'name: b\ntimeout-minutes: 5\npermissions: {}'],
    ['job', 'strategy: { matrix: { os: [a] } }', 'strategy: { matrix: { os: [a, b] } }'],
  ] as const)('%s: %j → %j: nothing is named', ([where, before, now]) => {
    expect(between({ [where]: before }, { [where]: now })).toEqual([]);
  });
});

describe('what the step reads', () => {
  test.for([
    [
      'a variable that an input names',
      { with: 'min-score: ${{ env.LEAST }}', top: 'env: { LEAST: 90 }' },
      { with: 'min-score: ${{ env.LEAST }}', top: 'env: { LEAST: 10 }' },
      ['the variable LEAST has changed'],
    ],
    [
      'a variable of the job before that of the workflow',
      { with: 'min-score: ${{ env.LEAST }}', top: 'env: { LEAST: 90 }' },
      { with: 'min-score: ${{ env.LEAST }}', top: 'env: { LEAST: 90 }', job: 'env: { LEAST: 10 }' },
      ['the variable LEAST has changed'],
    ],
    [
      'variables that an input reads by any name',
      { with: 'preset: ${{ env[vars.NAME] }}' },
      { with: 'preset: ${{ env[vars.NAME] }}', step: 'env: { A: report-only }' },
      ['the variable A has changed'],
    ],
    [
      'an input by way of a variable',
      {},
      { job: 'env: { INPUT_PRESET: report-only }' },
      ['the variable INPUT_PRESET has changed'],
    ],
    [
      'code that is loaded before the action',
      {},
      { step: 'env: { NODE_OPTIONS: --require ./evil.js }' },
      ['the variable NODE_OPTIONS has changed'],
    ],
    [
      'variables that an expression sets',
      {},
      { step: "env: ${{ fromJSON('{}') }}" },
      ['what sets the variables has changed'],
    ],
    [
      'the matrix that an input names',
      { with: 'preset: ${{ matrix.preset }}', job: 'strategy: { matrix: { preset: [strict] } }' },
      {
        with: 'preset: ${{ matrix.preset }}',
        job: 'strategy: { matrix: { preset: [report-only] } }',
      },
      ['strategy of the job has changed'],
    ],
    [
      'another tree than that of the change',
      { before: '- uses: actions/checkout@v4' },
      { before: '- uses: actions/checkout@v4\n  with: { ref: "${{ github.base_ref }}" }' },
      ['what actions/checkout takes before it has changed'],
    ],
  ] as const)('%s', ([, base, head, expected]) => {
    expect(between(base, head)).toEqual(expected);
  });

  test.for([
    [
      'other variables',
      {},
      { top: 'env: { CI: 1 }', job: 'env: { COLOR: 0 }', step: 'env: { A: 1 }' },
    ],
    [
      'how much actions/checkout fetches',
      { before: '- uses: actions/checkout@v4' },
      { before: '- uses: actions/checkout@v5\n  with: { fetch-depth: 2 }\n- run: echo' },
    ],
    [
      'a checkout behind the step',
      {},
      { jobs: 'other:\n  steps: [{ uses: actions/checkout@v4, with: { ref: a } }]' },
    ],
  ] as const)('%s: nothing is named', ([, base, head]) => {
    expect(between(base, head)).toEqual([]);
  });
});

describe('what triggers the workflow', () => {
  const gone = (event: string) => [`${event} no longer triggers the workflow`];
  const narrower = (event: string) => [`${event} triggers the workflow under other conditions`];
  test.for([
    // on: before, on: now, relaxations
    ['pull_request:\npush:', 'push:', gone('pull_request')],
    ['pull_request:\nmerge_group:', 'pull_request:', gone('merge_group')],
    ['schedule: [{ cron: "0 4 * * *" }]\npull_request:', 'pull_request:', gone('schedule')],
    ['pull_request:', 'pull_request_target:', gone('pull_request')],
    ['pull_request:', 'pull_request: { paths: [docs/**] }', narrower('pull_request')],
    ['pull_request:', 'pull_request: { branches-ignore: [main] }', narrower('pull_request')],
    ['pull_request:', 'pull_request: { types: [closed] }', narrower('pull_request')],
    [
      'pull_request: { types: [opened, synchronize, reopened, edited] }',
      'pull_request:',
      narrower('pull_request'),
    ],
    [
      'pull_request: { branches: [main, dev] }',
      'pull_request: { branches: [main] }',
      narrower('pull_request'),
    ],
    [
      'pull_request: { paths: ["**"] }',
      'pull_request: { paths: ["**", "!.mcp.json"] }',
      narrower('pull_request'),
    ],
    [
      'pull_request: { paths-ignore: [a] }',
      'pull_request: { paths-ignore: [a, b] }',
      narrower('pull_request'),
    ],
    ['push: { branches: [main], tags: [v*] }', 'push: { tags: [v*] }', narrower('push')],
  ] as const)('%j → %j', ([before, now, expected]) => {
    expect(between({ on: before }, { on: now })).toEqual(expected);
  });

  test.for([
    ['pull_request:', 'push:\npull_request:\nmerge_group:'],
    ['pull_request:\nworkflow_dispatch:', 'pull_request:'],
    ['schedule: [{ cron: "0 4 * * *" }]', 'schedule: [{ cron: "0 5 * * *" }]'],
    ['pull_request:', 'pull_request: { types: [opened, synchronize, reopened, edited] }'],
    ['pull_request: { types: [opened, edited] }', 'pull_request: { types: [edited, opened] }'],
    ['pull_request: { branches: [main] }', 'pull_request: { branches: [main, dev] }'],
    ['pull_request: { branches: [main] }', 'pull_request: { branches: main }'],
    ['pull_request: { paths: [docs/**] }', 'pull_request:'],
    ['pull_request: { paths-ignore: [a, b] }', 'pull_request: { paths-ignore: [a] }'],
  ] as const)('%j → %j: nothing is named', ([before, now]) => {
    expect(between({ on: before }, { on: now })).toEqual([]);
  });

  test('a list of events is equivalent to a map', () => {
    const listed = workflow().replace('on:\n  pull_request:\n', 'on: [pull_request]\n');
    const single = workflow().replace('on:\n  pull_request:\n', '"on": pull_request\n');
    expect(listed).not.toBe(workflow());
    expect(relaxations({ a: workflow() }, { a: listed })).toEqual([]);
    expect(relaxations({ a: listed }, { a: single })).toEqual([]);
  });
});

describe('where the step is', () => {
  const gone = ['the job gate of .github/workflows/gate.yml no longer uses this action'];
  const strict = { with: 'preset: strict' };
  const lax = { with: 'preset: report-only' };
  const milder = ['the input preset is report-only instead of strict'];

  test.for([
    // what happens, base, head, relaxations
    ['the file goes', { 'gate.yml': workflow() }, {}, gone],
    [
      'the step goes',
      { 'gate.yml': workflow() },
      { 'gate.yml': workflow({ uses: 'a/b@v1' }) },
      gone,
    ],
    [
      'it becomes a comment',
      { 'gate.yml': workflow() },
      { 'gate.yml': workflow().replace(/- uses.*/, '# $&') },
      gone,
    ],
    [
      'it is run in another way',
      { 'gate.yml': workflow() },
      { 'gate.yml': workflow().replace('uses:', 'run:') },
      gone,
    ],
    [
      'the workflow is broken',
      { 'gate.yml': workflow() },
      { 'gate.yml': `${workflow()}\n: [` },
      gone,
    ],
    [
      'another action in its place',
      { 'gate.yml': workflow() },
      { 'gate.yml': workflow({ uses: 'evil/mcp-grade-gate@v1' }) },
      ['it uses evil/mcp-grade-gate instead of acme/mcp-grade-gate'],
    ],
    [
      'an action of the change in its place',
      { 'gate.yml': workflow() },
      { 'gate.yml': workflow({ uses: './mcp-grade-gate' }) },
      ['it uses ./mcp-grade-gate instead of acme/mcp-grade-gate'],
    ],
    [
      'the file has another name',
      { 'gate.yml': workflow(strict) },
      { 'ci.yaml': workflow(lax) },
      milder,
    ],
    [
      'the job has another name',
      { 'gate.yml': workflow(strict) },
      { 'gate.yml': workflow(lax).replace('  gate:', '  other:') },
      milder,
    ],
    [
      'one of two files goes',
      { 'gate.yml': workflow(strict), 'b.yml': workflow(strict) },
      { 'b.yml': workflow(strict) },
      gone,
    ],
    [
      'one of two files gets milder',
      { 'gate.yml': workflow(strict), 'b.yml': workflow(lax) },
      { 'gate.yml': workflow(lax), 'b.yml': workflow(lax) },
      milder,
    ],
    [
      'it moves to a reusable workflow',
      { 'gate.yml': workflow() },
      {
        'gate.yml': 'on: pull_request\njobs: { gate: { uses: ./.github/workflows/reusable.yml } }',
        'reusable.yml': workflow({ on: 'workflow_call:' }),
      },
      ['pull_request no longer triggers the workflow'],
    ],
  ] as const)('%s', ([, base, head, expected]) => {
    expect(relaxations(base, head)).toEqual(expected);
  });

  test.for([
    ['nothing changes', { 'gate.yml': workflow() }, { 'gate.yml': workflow() }],
    [
      'the file has another name',
      { 'gate.yml': workflow(strict) },
      { 'ci.yaml': workflow(strict) },
    ],
    [
      'the step moves to another job of another file',
      { 'gate.yml': workflow() },
      { 'ci.yml': workflow().replace('  gate:', '  other:') },
    ],
    [
      'two files change their names',
      { 'a.yml': workflow(strict), 'b.yml': workflow(lax) },
      { 'c.yml': workflow(lax), 'd.yml': workflow(strict) },
    ],
    [
      'another version',
      { 'gate.yml': workflow() },
      { 'gate.yml': workflow({ uses: `${action}@9fceb02d0ae598e95dc970b74767f19372d61af8 # v2` }) },
    ],
    [
      'another case',
      { 'gate.yml': workflow() },
      { 'gate.yml': workflow({ uses: 'ACME/MCP-Grade-Gate@v1' }) },
    ],
    [
      'quotes and comments',
      { 'gate.yml': workflow() },
      { 'gate.yml': `# our gate\n${workflow({ uses: `"${action}@v1" # pinned` })}` },
    ],
    [
      'steps around it',
      { 'gate.yml': workflow() },
      { 'gate.yml': workflow({ before: '- run: echo', jobs: 'other: { runs-on: a, steps: [] }' }) },
    ],
    ['a gate comes', {}, { 'gate.yml': workflow(lax) }],
    ['the base is broken', { 'gate.yml': `${workflow()}\n: [` }, {}],
    [
      'a step that only fills the cache goes',
      { 'gate.yml': workflow(), 'warm.yml': workflow({ with: 'warm-cache: true' }) },
      { 'gate.yml': workflow() },
    ],
    [
      'such a step changes',
      { 'warm.yml': workflow({ with: 'warm-cache: true' }) },
      {
        'warm.yml': workflow({
          with: 'warm-cache: true\nbase-url: https://b.example',
          step: 'if: a',
        }),
      },
    ],
  ] as const)('%s: nothing is named', ([, base, head]) => {
    expect(relaxations(base, head)).toEqual([]);
  });

  const two = (...some: readonly string[]) =>
    workflow().replace(
      /( +)- uses: .*\n/,
      some.map((preset) => `$1- uses: ${action}@v1\n$1  with: { preset: ${preset} }\n`).join(''),
    );

  test('if one of two steps of a job is removed, that one is named', () => {
    const base = { 'gate.yml': two('strict', 'recommended') };
    for (const left of ['strict', 'recommended']) {
      expect([left, relaxations(base, { 'gate.yml': two(left) })]).toEqual([left, gone]);
    }
    expect(relaxations(base, { 'gate.yml': two('recommended', 'strict') })).toEqual([]);
    expect(
      relaxations({ 'gate.yml': two('strict', 'strict') }, { 'gate.yml': two('strict') }),
    ).toEqual(gone);
  });

  test('renamed jobs of a file are recognised by their content', () => {
    const jobs = (...some: readonly (readonly [string, string])[]) => ({
      'gate.yml': `on: pull_request\njobs:\n${some
        .map(
          ([name, preset]) =>
            `  ${name}: { steps: [{ uses: ${action}@v1, with: { preset: ${preset} } }] }\n`,
        )
        .join('')}`,
    });
    const base = jobs(['a', 'strict'], ['b', 'recommended']);
    expect(relaxations(base, jobs(['c', 'recommended'], ['d', 'strict']))).toEqual([]);
    expect(relaxations(base, jobs(['c', 'recommended'], ['d', 'recommended']))).toEqual([
      'the input preset is recommended instead of strict',
    ]);
  });

  test('a step that fills the cache does not replace one that judges', () => {
    const warm = workflow({ on: 'schedule: []', with: 'warm-cache: true' });
    const base = { 'gate.yml': workflow(), 'warm.yml': warm };
    expect(relaxations(base, { 'warm.yml': warm })).toEqual(gone);
  });

  test('the action may have any name if the repository is known', () => {
    const own = (uses: string) => ({ 'gate.yml': workflow({ uses }) });
    expect(relaxations(own('acme/gate@v1'), {}, 'Acme/Gate')).toEqual(gone);
    expect(relaxations(own('acme/gate@v1'), {}, null)).toEqual([]);
    expect(relaxations(own('acme/gate/sub@v1'), {}, 'acme/gate')).toEqual([]);
    expect(relaxations(own('fork/mcp-grade-gate@v1'), {}, null)).toEqual(gone);
    expect(relaxations(own('./.github/actions/mcp-grade-gate'), {}, null)).toEqual(gone);
  });

  test('a relaxation is located at the step, a removed step in its file', () => {
    const changed = found({ 'gate.yml': workflow(strict) }, { 'ci.yml': workflow(lax) });
    expect(changed).toMatchObject([
      { file: '.github/workflows/ci.yml', span: { start: { line: 7, column: 15 } } },
    ]);
    expect(found({ 'gate.yml': workflow() }, {})).toMatchObject([
      { file: '.github/workflows/gate.yml', span: null },
    ]);
  });
});

describe('known limits', () => {
  test('how a reusable workflow is called', () => {
    const reusable = workflow({ on: 'workflow_call:', with: 'preset: ${{ inputs.preset }}' });
    const caller = (preset: string) =>
      `on: pull_request\njobs:\n  gate:\n    uses: ./.github/workflows/reusable.yml\n    with: { preset: ${preset} }\n`;
    expect(
      relaxations(
        { 'a.yml': caller('strict'), 'reusable.yml': reusable },
        { 'a.yml': caller('report-only'), 'reusable.yml': reusable },
      ),
    ).toEqual([]);
  });

  test('what an earlier step of the job does to the files', () => {
    expect(between({}, { before: '- run: rm .mcp.json' })).toEqual([]);
  });
});

test('the workflows of a change do not make the gate compare for minutes', () => {
  const steps = (count: number, uses: string) =>
    `on: pull_request\njobs:\n  gate:\n    steps:\n${`      - uses: ${uses}\n`.repeat(count)}`;
  const others = Array.from({ length: 100 }, (_, at) => [`${at}.yml`, steps(6000, 'acme/other')]);
  const head = { ...Object.fromEntries(others), 'gate.yml': steps(5000, action) };
  const began = cpuMs();
  expect(relaxations({ 'gate.yml': steps(1, action) }, head)).toEqual([]);
  expect(cpuMs() - began).toBeLessThan(6_000);
});
