/* Tests who is held responsible when a run cannot decide. */
import { describe, expect, test } from 'vitest';
import { attributeFailure, type ChangedTrees } from '../../../src/gate/pipeline/attribution.ts';
import type { BaseFound } from '../../../src/io/github/base.ts';
import type { FailureCode, FailurePlace } from '../../../src/model/model.ts';
import { attributionSentence } from '../../../src/report/report-messages.ts';
import { sourceOf } from '../../builders.ts';

const gate = '.github/workflows/gate.yml';
const policy = '.github/mcp-grade-gate.yml';
const plain = 'jobs: { gate: { steps: [{ uses: acme/mcp-grade-gate@v1 }] } }';
const files = { [gate]: plain, [policy]: 'preset: strict', '.mcp.json': '{}' };

const run = { actionRepository: 'acme/mcp-grade-gate', policyFile: policy };

type Files = Readonly<Record<string, string>>;

const treesOf = (base: Files | null, head: Files): ChangedTrees => ({
  head: sourceOf(new Map(Object.entries(head))),
  findBase: async () =>
    ({
      base:
        base === null
          ? null
          : { commit: 'b', hash: 'sha1', source: sourceOf(new Map(Object.entries(base))) },
    }) as BaseFound,
});

interface Row {
  readonly code: FailureCode;
  readonly place?: FailurePlace;
  readonly event?: string;
  readonly workflowFile?: string | null;
  /** Null if it cannot be read. */
  readonly base?: Files | null;
  readonly head?: Files;
}

async function whose({
  code,
  place,
  event = 'pull_request',
  workflowFile = gate,
  base = files,
  head = files,
}: Row): Promise<string> {
  const failure = { code, message: '', remedy: '', details: [], place };
  return attributionSentence(
    await attributeFailure(failure, { ...run, event, workflowFile }, async () =>
      treesOf(base, head),
    ),
  );
}

const isNot = 'Your change was not judged. It is not the cause.';
const onlyIf = (what: string) => `Your change was not judged. It is the cause only if it ${what}.`;
const mayBe = (file: string, edits = '') =>
  `Your change was not judged. It edits ${file}, which may be the cause${edits && `: ${edits}`}.`;
const withInputs = (inputs: string) => plain.replace('@v1', `@v1, with: { ${inputs} }`);
const called = '.github/workflows/called.yml';
const callOf = (secret: string) =>
  `jobs: { gate: { uses: ./${called}, secrets: { api-key: "\${{ secrets.${secret} }}" } } }`;
const inPolicy = { file: policy, line: 3 };
const edited = { ...files, [gate]: 'jobs: {}', [policy]: 'x', '.mcp.json': '[]' };

describe('whose an error is', () => {
  test.for<[string, Row, string]>([
    ['of nobody’s change', { code: 'internal' }, isNot],
    [
      'of an error in itself, where the change edits the workflow',
      { code: 'internal', head: { ...files, [gate]: `${plain} # edited` } },
      mayBe(gate),
    ],
    [
      'of an error in itself, where the change edits the policy',
      { code: 'internal', head: { ...files, [policy]: 'preset: recommended' } },
      mayBe(policy),
    ],
    [
      'of the service, where the change edits only the policy',
      { code: 'key-refused', head: { ...files, [policy]: 'preset: recommended' } },
      isNot,
    ],
    ...(
      [
        ['base-url: u', '', 'the base-url input was removed'],
        [
          'api-key: "${{ secrets.KEY }}"',
          'api-key: "${{ secrets.KEEY }}"',
          'the api-key input is secrets.KEEY instead of secrets.KEY',
        ],
        ['base-url: https://a', 'base-url: https://b', 'the base-url input has a different value'],
        ['timeout: 5m', 'timeout: "1"', 'the timeout input is 1 instead of 5m'],
        ['', 'export-file: x', 'the export-file input is new: x'],
        ['', 'api-key: abc', 'the api-key input is new'],
        [
          'a: 1, b: 2, c: 3, d: 4',
          '',
          'the a input was removed, the b input was removed, the c input was removed and 1 more',
        ],
      ] as const
    ).map(([before, after, edits]): [string, Row, string] => [
      `the step's inputs differ: ${edits}`,
      {
        code: 'missing-key',
        base: { ...files, [gate]: withInputs(before) },
        head: { ...files, [gate]: withInputs(after) },
      },
      mayBe(gate, edits),
    ]),
    [
      'a called workflow gets another secret',
      {
        code: 'missing-key',
        base: { [gate]: callOf('KEY') },
        head: { [gate]: callOf('KEEY') },
      },
      expect.stringMatching(/gate\.yml\b.*\bapi-key\b.*\bsecrets\.KEEY\b.*\bsecrets\.KEY\b/),
    ],
    [
      'the step is in a workflow of the repository, which the change edits',
      {
        code: 'export-unavailable',
        base: { [gate]: callOf('KEY'), [called]: withInputs('base-url: u') },
        head: { [gate]: callOf('KEY'), [called]: withInputs('') },
      },
      mayBe(called, 'the base-url input was removed'),
    ],
    [
      'of a file that was broken, to which the change leads the gate',
      {
        code: 'invalid-policy',
        place: { file: 'README.md', line: 1 },
        base: { ...files, [gate]: plain, 'README.md': 'x' },
        head: { ...files, [gate]: withInputs('config-file: README.md'), 'README.md': 'x' },
      },
      mayBe(gate, 'the config-file input is new: README.md'),
    ],
    [
      'of a policy that the change brings, the base is not there',
      { code: 'no-base-policy', base: null },
      onlyIf(`edits ${gate} or ${policy}`),
    ],
    ['of the service, the workflow is as it was', { code: 'export-unavailable' }, isNot],
    [
      'of the service, the change edits the workflow',
      { code: 'export-unavailable', head: edited },
      `Your change was not judged. It edits ${gate}, which may be the cause.`,
    ],
    ['the base is not there', { code: 'missing-key', base: null }, onlyIf(`edits ${gate}`)],
    [
      'the workflow is that of the base',
      { code: 'missing-key', event: 'pull_request_target', head: edited },
      isNot,
    ],
    [
      'the workflow is another repository’s, or not known',
      { code: 'missing-key', workflowFile: null, head: edited },
      onlyIf('edits the workflow'),
    ],
    ...['steps: [{ run: sh get.sh }]', 'uses: ./.github/workflows/gate.yml'].map(
      (text): [string, Row, string] => [
        `the workflow leads to what a change can edit: ${text}`,
        { code: 'missing-key', base: { [gate]: text }, head: { [gate]: text } },
        onlyIf('edits code in this repository that the workflow runs'),
      ],
    ),
    [
      'of a policy that the change breaks',
      { code: 'invalid-policy', place: inPolicy, head: edited },
      `Not judged because of ${policy}:3, which this change edits.`,
    ],
    [
      'of a file that the change deletes',
      { code: 'no-policy-file', place: inPolicy, head: { [gate]: plain } },
      `Not judged because of ${policy}:3, which this change edits.`,
    ],
    ['of a policy that was broken', { code: 'invalid-policy', place: inPolicy }, isNot],
    [
      'of a policy, the base is not there',
      { code: 'invalid-policy', place: inPolicy, base: null },
      onlyIf(`edits ${policy}`),
    ],
    [
      'of a policy elsewhere, which the workflow names',
      { code: 'invalid-policy', place: { file: 'acme/x/y.yml@v1', line: 1 }, head: edited },
      `Your change was not judged. It edits ${gate}, which may be the cause.`,
    ],
    [
      'of too much work, where the change edits the file',
      { code: 'too-much-work', place: { file: '.mcp.json', line: null }, head: edited },
      'Not judged because of .mcp.json, which this change edits.',
    ],
    [
      'of too much work, to which any file may add',
      { code: 'too-much-work', place: { file: '.mcp.json', line: null } },
      onlyIf('edits files that the gate reads'),
    ],
    [
      'of a merge queue',
      { code: 'key-refused', event: 'merge_group' },
      'The merge group was not judged. It is not the cause.',
    ],
    [
      'of a push, which nobody reviews',
      { code: 'missing-key', event: 'push', head: edited },
      'The owners of the workflow need to act.',
    ],
    [
      'of a policy in a push',
      { code: 'invalid-policy', event: 'push', place: inPolicy },
      `Because of ${policy}:3, nothing was judged.`,
    ],
    [
      'on the command line',
      { code: 'export-unavailable', event: 'local' },
      'Not everything was judged. Your files are not the cause.',
    ],
  ])('%s', async ([, row, words]) => {
    expect(await whose(row)).toEqual(words);
  });

  test('of commits that cannot be opened: neither is said', async () => {
    const failure = { code: 'no-checkout', message: '', remedy: '', details: [] } as const;
    const blame = await attributeFailure(
      failure,
      { ...run, event: 'pull_request', workflowFile: gate },
      () => Promise.reject(new Error('no checkout')),
    );
    expect(attributionSentence(blame)).toBe(onlyIf(`edits ${gate}`));
  });
});
