/*
 * Checks complete and partial workflows in the documents: every step that uses our actions must have existing
 * inputs and outputs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { PolicyError, readFloor } from '../../src/gate/settings/policy-file.ts';
import { actionlint } from './actionlint.ts';
import { root } from './blocks.ts';
import { scriptFaults } from './command-lines.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How the documents reference our own actions; readers fill in the account and the commit. */
const ours = /^OWNER\/mcp-grade-gate(\/[\w./-]+)?@(.+)$/;
const gate = 'OWNER/mcp-grade-gate@COMMIT';

const stepKeys = [
  'id',
  'name',
  'if',
  'uses',
  'with',
  'run',
  'env',
  'continue-on-error',
  'shell',
  'working-directory',
  'timeout-minutes',
];
const topKeys = ['name', 'run-name', 'on', 'permissions', 'env', 'concurrency', 'defaults', 'jobs'];
const jobKeys = [
  'runs-on',
  'environment',
  'permissions',
  'strategy',
  'container',
  'needs',
  'steps',
  'uses',
  'with',
  'secrets',
  'if',
  'env',
  'timeout-minutes',
  'concurrency',
  'outputs',
  'name',
];

const isOf = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => keys.includes(key));

/** Returns the names in a context that a part of a workflow uses. */
function namesOf(context: string, value: unknown): string[] {
  const used = JSON.stringify(value).matchAll(new RegExp(`\\b${context}\\.([\\w-]+)`, 'g'));
  return [...new Set([...used].map(([, name = '']) => name))];
}

/** Builds a job from some steps, and adds the gate steps and the matrix that they use. */
function jobOf(steps: readonly object[]): Record<string, unknown> {
  const ids = steps.map((step) => ('id' in step ? step.id : null));
  const others = namesOf('steps', steps).filter((id) => !ids.includes(id));
  const matrix = namesOf('matrix', steps).map((name) => [name, ['a']]);
  return {
    'runs-on': 'ubuntu-latest',
    ...(matrix.length === 0 ? {} : { strategy: { matrix: Object.fromEntries(matrix) } }),
    steps: [...others.map((id) => ({ id, uses: gate })), ...steps],
  };
}

/** Completes the workflow that a value is part of, or returns null if it is not part of one. */
export function completeWorkflow(value: unknown): Record<string, unknown> | null {
  const around = (jobs: object): Record<string, unknown> => ({ on: 'push', permissions: {}, jobs });
  const job = { 'runs-on': 'ubuntu-latest', steps: [{ run: 'true' }] };
  if (Array.isArray(value)) {
    const areSteps = value.every(
      (step) => isOf(step, stepKeys) && ('uses' in step || 'run' in step),
    );
    return areSteps && value.length > 0 ? around({ a: jobOf(value) }) : null;
  }
  if (isOf(value, ['with', 'if', 'id', 'env']) && 'with' in value) {
    return around({ a: jobOf([{ uses: gate, ...value }]) });
  }
  if (
    isOf(value, topKeys) &&
    ['on', 'permissions', 'jobs', 'concurrency'].some((key) => key in value)
  ) {
    return { ...around({ a: job }), ...value };
  }
  if (isOf(value, jobKeys) && ('steps' in value || 'runs-on' in value)) {
    return around({ a: { ...job, ...value } });
  }
  return null;
}

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly run?: string;
}
interface Job extends Step {
  readonly steps?: readonly Step[];
}
interface Inputs {
  readonly inputs?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
}

/** Returns the inputs and outputs of our action or workflow at a path, or null if there is none. */
function interfaceOf(path: string): Inputs | null {
  const isWorkflow = /\.ya?ml$/.test(path);
  const file = join(root, path, isWorkflow ? '' : 'action.yml');
  if (!existsSync(file)) return null;
  const document = parse(readFileSync(file, 'utf8'));
  return isWorkflow ? document.on?.workflow_call : document;
}

/** Returns the faults in the names that a step passes to our action, and in the action's version. */
function usesFaults({ uses = '', with: given = {} }: Step, isWhole: boolean): string[] {
  const [, folder = '', ref = ''] = ours.exec(uses) ?? [];
  if (ref === '') return [];
  const known = interfaceOf(folder.slice(1));
  if (known === null) return [`${uses}: there is no such action`];
  const { inputs = {} } = known;
  const missing = Object.keys(inputs).filter((name) => inputs[name]?.required && !(name in given));
  return [
    ...Object.keys(given)
      .filter((name) => !(name in inputs))
      .map((name) => `${uses} has no input ${name}`),
    ...(isWhole ? missing.map((name) => `${uses} needs the input ${name}`) : []),
    ...floorFaults(given['org-policy']),
  ];
}

/** Returns the faults in a policy that a step passes. */
function floorFaults(given: unknown): string[] {
  if (typeof given !== 'string' || !/:\s|^\{/.test(given)) return [];
  try {
    readFloor(given, 'the organisation');
    return [];
  } catch (error) {
    return error instanceof PolicyError ? [...error.details] : [`${error}`];
  }
}

/** Returns the outputs that a job uses from our steps but that those steps do not have. */
function outputFaults({ steps = [] }: Job): string[] {
  const text = JSON.stringify(steps);
  return steps.flatMap(({ id, uses = '' }) => {
    const [, folder = '', ref = ''] = ours.exec(uses) ?? [];
    if (ref === '' || id === undefined) return [];
    const { outputs = {} } = interfaceOf(folder.slice(1)) ?? {};
    return [...text.matchAll(new RegExp(`steps\\.${id}\\.outputs\\.([\\w-]+)`, 'g'))]
      .map(([, name = '']) => name)
      .filter((name) => !(name in outputs))
      .map((name) => `${uses} has no output ${name}`);
  });
}

async function faultsOf(workflow: unknown, isWhole: boolean): Promise<string[]> {
  const jobs = Object.values((workflow as { readonly jobs: Record<string, Job> }).jobs);
  const steps = jobs.flatMap((job) => [job, ...(job.steps ?? [])]);
  const scripts = await Promise.all(steps.map(({ run = '' }) => scriptFaults(run)));
  return [
    ...steps.flatMap((step) => usesFaults(step, isWhole)),
    ...jobs.flatMap(outputFaults),
    ...scripts.flat(),
  ];
}

/** Returns the faults in a workflow. */
export async function workflowFaults(text: string, value: unknown): Promise<string[]> {
  return [...(await actionlint(text)), ...(await faultsOf(value, true))];
}

/** Returns the faults in a part of a workflow. */
export async function partFaults(value: unknown): Promise<string[]> {
  const whole = completeWorkflow(value);
  if (whole === null) return ['is no part of a workflow'];
  const text = stringify(whole);
  return [...(await actionlint(text)), ...(await faultsOf(parse(text), false))];
}

const uses = /^\s*(?:- )?uses: (\S+?)@(\S+)(?: # (v\d+(?:\.\d+)*))?/gm;

/**
 * Returns the actions that a text names without an exact version. Our own need the release that readers fill
 * in; all others need a commit, with its version in a comment.
 */
export function looseActions(text: string): string[] {
  return [...text.matchAll(uses)]
    .filter(([, name = '', ref = '', version = '']) =>
      name.startsWith('OWNER/')
        ? ref !== 'COMMIT' || version !== 'v1.0.0'
        : !/^[0-9a-f]{40}$/.test(ref) || !/^v\d+(?:\.\d+)*$/.test(version),
    )
    .map(([line]) => line.trim());
}

/** Returns the names and versions of the actions in a text, which are written as `name@commit # version`. */
export function actionVersions(text: string): (readonly [name: string, version: string])[] {
  return [...text.matchAll(uses)].map(([, name = '', ref, version]) => [
    // All actions in a repository share one version.
    name.split('/').slice(0, 2).join('/'),
    `${ref} # ${version}`,
  ]);
}
