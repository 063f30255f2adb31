/*
 * Which files `init` writes beside those that are there, and what it says of a repository and of what is
 * left to do.
 */
import { describe, expect, test } from 'vitest';
import {
  type ExistingFile,
  planSetup,
  possibleFiles,
  type Setup,
  type SetupOptions,
} from '../../src/commands/init/setup.ts';
import { judgedLine, nextSteps, seenLines } from '../../src/commands/init/words.ts';
import type { Declaration, FileReport } from '../../src/model/model.ts';
import { type Block, paragraph } from '../../src/report/document.ts';
import { plainTerminal, writeText } from '../../src/report/write-text.ts';
import { declare } from '../builders.ts';
import { reportOf, server } from '../report/builders.ts';

const workflow = '.github/workflows/mcp-grades.yml';
const policy = '.github/mcp-grade-gate.yml';
const commit = '3deb056148a34c37638f6c003c8196152e05060e';
const plain: SetupOptions = {
  action: { repository: 'acme/mcp-grade-gate', commit, version: '1.0.0' },
  isActionGiven: false,
  baseUrl: 'https://grades.acme.example',
  preset: 'recommended',
  owners: [],
  force: false,
};
const gate = 'on: pull_request\njobs: {a: {steps: [{uses: x/mcp-grade-gate@v1}]}}\n';

const textOf = (block: Block): string => writeText([block], { ...plainTerminal, width: 1000 });

/** Files of a repository, by their paths; `null` for one that cannot be used. */
type Files = Readonly<Record<string, string | null>>;

/** @param owned who owns files, in lower case, by their paths */
function plan(
  files: Files,
  changes: Partial<SetupOptions> = {},
  owned: Readonly<Record<string, string[]>> = {},
): Setup {
  const entries = Object.entries(files);
  const existing = entries.map(([path, text]): [string, ExistingFile] => [
    path,
    text === null ? { reason: 'a symbolic link' } : { text },
  ]);
  return planSetup(
    {
      workflows: entries.flatMap(([path, text]) =>
        path.startsWith('.github/workflows/') && text !== null ? [{ path, text }] : [],
      ),
      existing: new Map(existing.filter(([path]) => possibleFiles.includes(path))),
      owners: new Map(Object.entries(owned)),
    },
    { ...plain, ...changes },
  );
}

/** The files that are written, new ones with a `+`. */
const written = ({ edits }: Setup): string =>
  edits.map(({ path, before }) => `${before === null ? '+' : ''}${path}`).join(' ');

describe('the files that are written', () => {
  test.for<[string, Files, Partial<SetupOptions>, string]>([
    ['nothing is there', {}, {}, `+${workflow} +${policy}`],
    [
      'all other workflows end in .yaml',
      { '.github/workflows/ci.yaml': 'on: push' },
      {},
      `+.github/workflows/mcp-grades.yaml +${policy}`,
    ],
    [
      'some other workflows end in .yaml',
      { '.github/workflows/ci.yaml': 'on: push', '.github/workflows/a.yml': 'on: push' },
      {},
      `+${workflow} +${policy}`,
    ],
    ['a policy is there', { [policy]: 'preset: strict' }, {}, `+${workflow}`],
    [
      'a policy is replaced',
      { [policy]: 'preset: strict' },
      { force: true },
      `+${workflow} ${policy}`,
    ],
    ['a gate is there', { '.github/workflows/ci.yml': gate }, {}, `+${policy}`],
    [
      'a gate elsewhere is not replaced',
      { '.github/workflows/ci.yml': gate },
      { force: true },
      `+${policy}`,
    ],
    ['its own gate is there', { [workflow]: gate }, {}, `+${policy}`],
    ['its own gate is replaced', { [workflow]: gate }, { force: true }, `${workflow} +${policy}`],
    [
      'its own gate is not the only one',
      { '.github/workflows/ci.yml': gate, [workflow]: gate },
      { force: true },
      `${workflow} +${policy}`,
    ],
    [
      'its own gate ends in .yaml',
      { '.github/workflows/mcp-grades.yaml': gate, '.github/workflows/a.yml': 'on: push' },
      { force: true },
      `.github/workflows/mcp-grades.yaml +${policy}`,
    ],
    ['owners', {}, { owners: ['@acme/sec'] }, `+${workflow} +${policy} +.github/CODEOWNERS`],
    [
      'owners, in the file of owners',
      { CODEOWNERS: '* @all' },
      { owners: ['@acme/sec'] },
      `+${workflow} +${policy} CODEOWNERS`,
    ],
  ])('%s', ([, files, changes, expected]) => {
    const setup = plan(files, changes);
    expect(written(setup)).toBe(expected);
    expect(setup.conflicts).toEqual([]);
    expect(setup.keepsPolicy).toBe(!expected.includes(policy));
  });

  test('a second time there is nothing to write, and nothing to replace', () => {
    const first = plan({}, { owners: ['@acme/Sec'] });
    const files = Object.fromEntries(first.edits.map(({ path, after }) => [path, after]));
    const owned = { [workflow]: ['@acme/sec'], [policy]: ['@acme/sec'] };
    for (const force of [false, true]) {
      expect(plan(files, { owners: ['@acme/Sec'], force }, owned).edits).toEqual([]);
    }
  });
});

test.for<[string, Files, Partial<SetupOptions>, string[]]>([
  [
    'a workflow without the gate under its name',
    { [workflow]: 'on: push' },
    {},
    [`${workflow} is there already and does not use the gate.`],
  ],
  ['the same, to be replaced', { [workflow]: 'on: push' }, { force: true }, []],
  [
    'a link in place of the workflow, even if files are to be replaced',
    { [workflow]: null },
    { force: true },
    [`${workflow} cannot be written: it is “a symbolic link”.`],
  ],
  ['a link in place of the policy stays', { [policy]: null }, {}, []],
  [
    'a link in place of the policy is not replaced',
    { [policy]: null },
    { force: true },
    [`${policy} cannot be written: it is “a symbolic link”.`],
  ],
  ['a link in place of the file of owners, which is not needed', { CODEOWNERS: null }, {}, []],
  [
    'a link in place of the file of owners',
    { CODEOWNERS: null },
    { owners: ['@acme/sec'] },
    ['CODEOWNERS cannot be written: it is “a symbolic link”.'],
  ],
])('what keeps files from being written: %s', ([, files, changes, expected]) => {
  expect(plan(files, changes).conflicts).toEqual(expected);
});

describe('owners', () => {
  const owners = ['@acme/Sec'];
  const added = (files: Files, owned: Readonly<Record<string, string[]>> = {}): string[] => {
    const edit = plan(files, { owners }, owned).edits.find(({ path }) => path.endsWith('OWNERS'));
    return (edit?.after ?? '').split('\n').filter((line) => line.endsWith(' @acme/Sec'));
  };

  test('own the workflow, the policy and a file of owners that is new', () => {
    const both = [`/${policy} @acme/Sec`, `/${workflow} @acme/Sec`];
    expect(added({})).toEqual([...both, '/.github/CODEOWNERS @acme/Sec']);
    expect(added({ 'docs/CODEOWNERS': '* @all\n' })).toEqual(both);
    expect(added({}, { [policy]: ['@acme/sec'], [workflow]: ['@me', '@acme/sec'] })).toEqual([]);
    expect(added({ CODEOWNERS: '' }, { [policy]: ['@acme/sec'] })).toEqual([both[1]]);
  });

  test('own a gate where it is', () => {
    expect(added({ '.github/workflows/ci.yml': gate })).toContain(
      '/.github/workflows/ci.yml @acme/Sec',
    );
  });

  test('are missing where nobody owns a file, and none were given', () => {
    expect(plan({}).unowned).toEqual([policy, workflow, '.github/CODEOWNERS']);
    const there = { CODEOWNERS: '* @all\n' };
    expect(plan(there).unowned).toEqual([policy, workflow]);
    expect(plan({}, {}, { [policy]: ['@all'], [workflow]: [] }).unowned).toEqual([
      workflow,
      '.github/CODEOWNERS',
    ]);
    expect(plan({}, { owners }).unowned).toEqual([]);
  });
});

describe('a gate that is there already', () => {
  const steps = (uses: string): string => `on: push\njobs: {a: {steps: [{uses: ${uses}}]}}`;
  const calls = (uses: string): string => `on: push\njobs: {a: {uses: ${uses}}}`;
  test.for<[string, boolean]>([
    [steps('x/mcp-grade-gate@v1'), true],
    [steps('X/MCP-Grade-Gate/gate@v1'), true],
    // They judge no change.
    [steps('x/mcp-grade-gate/warm@v1'), false],
    [steps('x/other@v1'), false],
    [steps('acme/gate@v1'), true],
    [calls('x/mcp-grade-gate/.github/workflows/gate.yml@v1'), true],
    [calls('x/mcp-grade-gate/.github/workflows/mcp-gate.yml@v1'), true],
    [calls('Acme/Gate/.github/workflows/gate.yml@v1'), true],
    [calls('x/mcp-grade-gate/.github/workflows/warm.yml@v1'), false],
    [calls('x/other/.github/workflows/gate.yml@v1'), false],
    ['jobs: [/mcp-grade-gate/', false],
    ['# x/mcp-grade-gate/.github/workflows/gate.yml\njobs: {a: {}}', false],
  ])('%j: %s', ([text, expected]) => {
    const path = '.github/workflows/ci.yml';
    const action = { repository: 'acme/gate', commit, version: '1.0.0' };
    expect(plan({ [path]: text }, { action }).workflow).toMatchObject(
      expected ? { path, isOld: true } : { path: workflow, isOld: false },
    );
  });

  test('is found by its usual name alone, where it is not known where the action is', () => {
    const isFound = (text: string): boolean =>
      plan({ '.github/workflows/ci.yml': text }, { action: null }).workflow.isOld;
    expect(isFound(calls('x/mcp-grade-gate/.github/workflows/gate.yml@v1'))).toBe(true);
    expect(isFound(calls('acme/gate/.github/workflows/gate.yml@v1'))).toBe(false);
  });
});

describe('what is said of a repository', () => {
  const seen = (
    setup: Setup,
    declarations: readonly Declaration[] = [],
    files: readonly FileReport[] = [],
  ): string => textOf(paragraph(...seenLines({ declarations, files }, setup)));
  const declared = (...files: readonly string[]): Declaration[] =>
    files.map((file) => ({
      ...declare('npx x', { file }),
      folder: file.replace(/\/?[^/]*$/, ''),
    }));

  test.for<[files: string[], expected: string]>([
    [[], 'This repository declares no MCP servers yet: the gate passes until a change adds one.'],
    [['.mcp.json'], 'This repository declares 1 MCP server in .mcp.json (mcp-json).'],
    [
      ['a/.mcp.json', 'a/.mcp.json', 'b/.mcp.json'],
      'This repository declares 3 MCP servers in a/.mcp.json (mcp-json), b/.mcp.json (mcp-json). They are in several folders: one step judges them all.',
    ],
  ])('servers in %j', ([files, expected]) => {
    expect(seen(plan({}), declared(...files))).toBe(`${expected}\n`);
  });

  test('the first ten of many files are named', () => {
    const files = Array.from({ length: 12 }, (_, at) => `${at}/.mcp.json`);
    const words = seen(plan({}), declared(...files));
    expect(words).toContain('9/.mcp.json (mcp-json) and 2 more.');
    expect(words).not.toContain('10/.mcp.json');
    expect(seen(plan({}), declared(...files.slice(0, 10)))).not.toContain('more');
  });

  test('files that cannot be read are named, with whatever a name has', () => {
    const file = (path: string, status: FileReport['status']): FileReport => ({
      ...{ path, status, reason: 'no JSON', span: null },
    });
    expect(
      seen(plan({}), [], [file('a\n.json', 'unreadable'), file('b.json', 'skipped')]),
    ).toContain('1 file that may declare servers cannot be read: a\\u{a}.json.');
  });

  test('a gate and a policy that are there', () => {
    const words = seen(plan({ '.github/workflows/ci.yml': gate, [policy]: '' }));
    expect(words).toContain('The gate is used already, in .github/workflows/ci.yml.');
    expect(words).toContain(`${policy} is there already, and stays as it is.`);
    expect(seen(plan({}))).not.toContain('already');
  });

  const queues = ['merge_group', '[push, merge_group]', '{merge_group: {types: [x]}, push: }'];
  test.for(queues)('a merge queue, by "on: %s"', (on) => {
    const path = '.github/workflows/ci.yml';
    expect(seen(plan({ [path]: `on: ${on}\njobs: {}` }))).toContain(
      `A merge queue starts ${path}, and the gate too.`,
    );
    const both = seen(plan({ [path]: `on: ${on}\njobs: {}`, '.github/workflows/g.yml': gate }));
    expect(both).toContain(`A merge queue starts ${path}.`);
    expect(both).toContain('It does not start .github/workflows/g.yml: add merge_group');
    const started = gate.replace('pull_request', on);
    // The gate alone is no sign of a queue, and one that the queue starts misses nothing.
    expect(seen(plan({ '.github/workflows/g.yml': started }))).not.toContain('queue');
    const fine = { [path]: `on: ${on}\njobs: {}`, '.github/workflows/g.yml': started };
    expect(seen(plan(fine))).not.toContain('It does not start');
  });

  test('no merge queue, by a comment, another word or no YAML', () => {
    for (const text of ['# merge_group\non: push', 'on: merge_groups', 'on: [merge_group']) {
      expect(seen(plan({ '.github/workflows/ci.yml': text }))).not.toContain('queue');
    }
  });
});

describe('what fails today', () => {
  const bad = (alias: string) => server(alias, []);
  test.for<[string, Parameters<typeof reportOf>, string]>([
    ['nothing', [[{ ...bad('a'), verdict: 'warn' }]], 'Judged today: none of 1 server fails.'],
    [
      'one of two',
      [[bad('a'), { ...bad('b'), verdict: 'pass' }]],
      'Judged today: 1 of 2 servers fails: a. Pull requests that do not touch them pass. mcp-grade-gate check shows why they fail.',
    ],
    [
      'both',
      [[bad('a'), bad('b')]],
      'Judged today: 2 of 2 servers fail: a, b. Pull requests that do not touch them pass. mcp-grade-gate check shows why they fail.',
    ],
    [
      'what could not be judged',
      [
        [],
        { failure: { code: 'missing-key', message: 'No key.', remedy: 'Set it.', details: [] } },
      ],
      'What fails today is not known. No key. Set it.',
    ],
  ])('%s', ([, given, expected]) => {
    expect(textOf(paragraph(judgedLine(reportOf(...given))))).toBe(`${expected}\n`);
  });
});

describe('what is left to do', () => {
  const steps = (
    files: Files = {},
    changes: Partial<SetupOptions> = {},
    branch: string | null = 'main',
    owned: Readonly<Record<string, string[]>> = { [policy]: ['@all'], [workflow]: ['@all'] },
  ): string[] =>
    textOf(nextSteps(plan(files, changes, owned), { ...plain, ...changes }, branch))
      .split('\n')
      .flatMap((each) => /^ {2}\d+\. (.*)/.exec(each)?.slice(1) ?? [])
      .map((step) => step.split(/[ :]/).slice(0, 3).join(' '));
  const usual = [
    'Store the API',
    'Commit the files,',
    'Run the gate',
    'Make the check',
    'Whether people contribute',
  ];

  test('with everything known', () => {
    expect(steps()).toEqual(usual);
  });

  test('first what is not known, if a workflow is written', () => {
    expect(steps({}, { action: null, baseUrl: null })).toEqual([
      'Replace OWNER and',
      'Replace https //grades.example.com',
      ...usual,
    ]);
    expect(
      steps({ '.github/workflows/ci.yml': gate }, { action: null, baseUrl: null }, null, {
        [policy]: ['@all'],
        '.github/workflows/ci.yml': ['@all'],
      }),
    ).toEqual(['Commit the files,', 'If that is']);
  });

  test('a second time still what nobody has filled in', () => {
    const unknown = { action: null, baseUrl: null };
    const files = Object.fromEntries(
      plan({}, unknown).edits.map(({ path, after }) => [path, after]),
    );
    expect(steps(files, unknown)).toEqual([
      'Replace OWNER and',
      'Replace https //grades.example.com',
      'If that is',
    ]);
  });

  test('nothing, if all is there and has owners', () => {
    expect(steps({ [workflow]: gate, [policy]: '' })).toEqual([]);
  });

  test('owners last, with the lines to add', () => {
    expect(steps({}, {}, 'main', {}).at(-1)).toBe('Let nobody loosen');
    const lines = textOf(nextSteps(plan({}), plain, null))
      .trimEnd()
      .split('\n')
      .slice(-3);
    expect(lines.map((each) => each.trim())).toEqual([
      `/${policy} @ORGANISATION/TEAM`,
      `/${workflow} @ORGANISATION/TEAM`,
      '/.github/CODEOWNERS @ORGANISATION/TEAM',
    ]);
  });

  test('names the branch, the workflow and the page about forks at the commit of the action', () => {
    const all = (branch: string | null, changes: Partial<SetupOptions> = {}): string =>
      textOf(nextSteps(plan({}, changes), { ...plain, ...changes }, branch));
    expect(all('trunk')).toContain('merge them into trunk.');
    expect(all(null)).toContain('merge them into the default branch.');
    expect(all(null)).toContain('gh workflow run mcp-grades.yml\n');
    expect(all(null)).toContain(
      `https://github.com/acme/mcp-grade-gate/blob/${commit}/docs/senders.md.`,
    );
    expect(all(null, { action: null })).toContain("docs/senders.md of the action's repository.");
  });
});
