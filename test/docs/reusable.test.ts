/*
 * Checks this repository's reusable workflows: their inputs, outputs and secrets, and their step's inputs,
 * are generated from those of the action. `-u` rewrites them.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { sweepInputs, sweepOutputDescriptions } from '../../src/commands/sweep/inputs.ts';
import { flag, type InputTable } from '../../src/gate/settings/input.ts';
import { inputs, warmInputs } from '../../src/gate/settings/inputs.ts';
import { stepOutputDescriptions } from '../../src/report/contents/step-outputs.ts';
import { actionlint } from './actionlint.ts';

const root = join(import.meta.dirname, '../..');

/** A reusable workflow, and the parts of its action that do not come from the caller. */
interface Called {
  readonly file: string;
  readonly step: string;
  readonly inputs: InputTable;
  readonly outputs: Readonly<Record<string, string>>;
  /** Inputs that the workflow sets itself. */
  readonly own: Readonly<Record<string, string>>;
  /** The workflow's secrets, each by the action's input that receives it. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Descriptions of inputs and secrets that the workflow passes to another step. */
  readonly otherInputs?: Readonly<Record<string, string>>;
  readonly otherSecrets?: Readonly<Record<string, string>>;
}

/** The reusable workflows have no local export that could replace the address. */
const address = { 'base-url': warmInputs['base-url'] };

const workflows: readonly Called[] = [
  {
    file: '.github/workflows/gate.yml',
    step: 'gate',
    inputs: { ...inputs, ...address },
    outputs: stepOutputDescriptions,
    own: { source: 'api' },
    secrets: { 'api-key': 'MCP_GRADE_GATE_API_KEY' },
  },
  {
    file: '.github/workflows/sweep.yml',
    step: 'sweep',
    inputs: { ...sweepInputs, ...address },
    outputs: sweepOutputDescriptions,
    own: {
      'state-file': 'sweep.state',
      'github-token': '${{ steps.app.outputs.token || github.token }}',
    },
    secrets: {
      'api-key': 'MCP_GRADE_GATE_API_KEY',
      'state-key': 'SWEEP_STATE_KEY',
    },
    otherInputs: {
      'app-client-id':
        "Client id of a GitHub App that is installed on the organisation with `contents: read` and `metadata: read`. Without it the job's own token is used, which reads only its own repository and public ones.",
    },
    otherSecrets: {
      SWEEP_APP_KEY: 'Private key of that App, as PEM, from a repository secret.',
    },
  },
];

/**
 * Returns whether an input or output is a file. The job runs on its own machine, so it can neither read the
 * caller's files nor leave files for the caller.
 */
const isFile = (name: string): boolean =>
  name === 'repos' || name === 'history' || (name.endsWith('-file') && name !== 'config-file');

/**
 * Returns an input for `workflow_call`. A text that the caller omits is empty, which the action treats the
 * same way.
 */
function declaredInput([name, input]: readonly [string, InputTable[string]]): [string, object] {
  const { description, default: usual, defaultWords } = input;
  if (input.schema === flag.schema)
    return [name, { description, type: 'boolean', default: usual === 'true' }];
  const implied = defaultWords ?? (usual === undefined ? undefined : `\`${usual}\``);
  return [
    name,
    {
      description: `${description}${implied === undefined ? '' : ` Default: ${implied}.`}`,
      type: 'string',
      ...(name === 'base-url' ? { required: true } : {}),
    },
  ];
}

function sections(called: Called): [on: string, given: string] {
  const { step, inputs, outputs, own, secrets, otherInputs = {}, otherSecrets = {} } = called;
  const taken = Object.entries<InputTable[string]>(inputs).filter(
    ([name, { expression }]) =>
      !(name in own || name in secrets) && expression === undefined && !isFile(name),
  );
  const job = step === 'gate' ? 'grades' : step;
  const on = {
    workflow_call: {
      inputs: {
        ...Object.fromEntries(taken.map(declaredInput)),
        ...Object.fromEntries(
          Object.entries(otherInputs).map(([name, description]) => [
            name,
            { description, type: 'string' },
          ]),
        ),
        'runs-on': {
          description: 'Label of the runner, which needs Node 24.',
          type: 'string',
          default: 'ubuntu-latest',
        },
      },
      outputs: Object.fromEntries(
        Object.entries(outputs)
          .filter(([name]) => !isFile(name))
          .map(([name, description]) => [
            name,
            { description, value: `\${{ jobs.${job}.outputs.${name} }}` },
          ]),
      ),
      secrets: Object.fromEntries(
        [
          ...Object.entries(otherSecrets),
          ...Object.entries(secrets).map(([name, secret]) => [secret, inputs[name]?.description]),
        ].map(([secret, description]) => [secret, { description, required: false }]),
      ),
    },
  };
  const given = {
    ...own,
    ...Object.fromEntries(
      Object.entries(secrets).map(([name, secret]) => [name, `\${{ secrets.${secret} }}`]),
    ),
    ...Object.fromEntries(taken.map(([name]) => [name, `\${{ inputs.${name} }}`])),
  };
  const indented = (value: object, width: number): string =>
    stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, ' '.repeat(width));
  return [indented(on, 2), indented(given, 10)];
}

test.for(workflows)('$file has what its action takes and gives', async (called) => {
  const path = join(root, called.file);
  const text = await readFile(path, 'utf8');
  const [on, given] = sections(called);
  const page = text
    .replace(/^on:\n(?: .*\n|\n)*/m, () => `on:\n${on}`)
    .replace(/(- uses: \$\/.*\n {8}id: .*\n {8}with:\n)(?: {10}.*\n)*/, (_, head) => head + given);
  await expect(page).toMatchFileSnapshot(path);
  expect(await actionlint(page)).toEqual([]);
  // Each output comes from the job, whose own output comes from the step.
  const { on: trigger, jobs } = parse(page);
  const [[job, { outputs }]] = Object.entries<{ outputs: Record<string, string> }>(jobs) as [
    [string, { outputs: Record<string, string> }],
  ];
  for (const [name, { value }] of Object.entries<{ value: string }>(
    trigger.workflow_call.outputs,
  )) {
    expect(value).toBe(`\${{ jobs.${job}.outputs.${name} }}`);
    expect(outputs[name]).toBe(`\${{ steps.${called.step}.outputs.${name} }}`);
  }
  expect(Object.keys(outputs)).toEqual(Object.keys(trigger.workflow_call.outputs));
});

test('the sweep that is called has the scripts of the one that is copied', async () => {
  const scripts = async (file: string): Promise<readonly string[]> => {
    const { jobs } = parse(await readFile(join(root, file), 'utf8'));
    const steps: readonly { run?: string }[] = jobs.sweep.steps;
    return steps.flatMap(({ run }) => run ?? []);
  };
  const copied = await scripts('examples/workflows/sweep.yml');
  expect(copied).toHaveLength(2);
  expect(await scripts('.github/workflows/sweep.yml')).toEqual(copied);
});
