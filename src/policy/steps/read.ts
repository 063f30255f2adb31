import { memberOf, propertiesOf, type TreeNode } from '../../declarations/tree.ts';
import { readYaml } from '../../declarations/yaml.ts';
import type { SourceFile, Span } from '../../model.ts';
import { listOf, plain, scalarText } from './nodes.ts';
import { type Filters, triggersOf } from './triggers.ts';

/** A workflow step that uses this action, with everything that affects what it does. */
export interface GateStep {
  readonly file: string;
  readonly job: string;
  readonly span: Span;
  /** The action as the step names it, without its version. */
  readonly uses: string;
  readonly inputs: ReadonlyMap<string, string>;
  /** `if` and `continue-on-error` of the step and its job, and `if` of the jobs it needs; keyed by their names in messages. */
  readonly conditions: ReadonlyMap<string, string>;
  /** Jobs that must pass before this one. */
  readonly needs: readonly string[];
  /** What else the step depends on, keyed by its name in messages. */
  readonly surroundings: ReadonlyMap<string, string>;
  /** What triggers the workflow: filters by event. */
  readonly triggers: ReadonlyMap<string, Filters>;
}

/**
 * A limit far above the number of steps of real workflows. Further steps are ignored. That is safe: a
 * step of the base that is no longer found is reported.
 */
const maxSteps = 100;

/** The name of this action's repository, also in forks; GitHub ignores its case. */
const actionName = 'mcp-grade-gate';

/**
 * Reads the steps of a workflow file that use this action; none if the file is not valid YAML.
 *
 * @param action `owner/name` of the repository that holds this action; null if unknown
 */
export function gateSteps({ path, text }: SourceFile, action: string | null): GateStep[] {
  // Most workflows have none, and parsing YAML takes time.
  const lower = text.toLowerCase();
  if (![actionName, action?.toLowerCase()].some((name) => name && lower.includes(name))) return [];
  const document = readYaml(text);
  if (!('root' in document)) return [];
  const { root } = document;
  const triggers = triggersOf(memberOf(root, 'on'));
  const jobs = propertiesOf(memberOf(root, 'jobs'));
  const uses = jobs.flatMap(({ key: job, value }) => {
    const steps = memberOf(value, 'steps')?.children ?? [];
    return steps.flatMap((step, index) => {
      const name = memberOf(step, 'uses');
      if (name === null || !isThisAction(nameOf(name), action)) return [];
      return [{ job, value, step, name, before: () => steps.slice(0, index) }];
    });
  });
  return uses.slice(0, maxSteps).map(({ job, value, step, name, before }): GateStep => {
    const inputs = new Map(
      propertiesOf(memberOf(step, 'with'))
        .map(({ key, value: given }) => [key.toLowerCase(), scalarText(given).trim()] as const)
        .filter(([, given]) => given !== ''),
    );
    const conditions = new Map([...conditionsOf(step, value), ...conditionsOfNeeded(value, jobs)]);
    const expressions = [...inputs.values(), ...conditions.values()].join('\n');
    return {
      file: path,
      job,
      span: document.spanOf(name),
      uses: nameOf(name),
      inputs,
      conditions,
      needs: listOf(memberOf(value, 'needs')),
      surroundings: new Map([
        ...variablesOf([root, value, step], expressions),
        ...(/\bmatrix\b/i.test(expressions)
          ? [['strategy of the job', JSON.stringify(plain(memberOf(value, 'strategy')))] as const]
          : []),
        ['what actions/checkout takes before it', checkoutsOf(before())],
        ['the container of the job', JSON.stringify(plain(memberOf(value, 'container')))],
      ]),
      triggers,
    };
  });
}

/** The name of an action in lower case, without its version. */
function nameOf(uses: TreeNode): string {
  return scalarText(uses).trim().toLowerCase().replace(/@.*$/s, '').replace(/\/$/, '');
}

function isThisAction(name: string, action: string | null): boolean {
  return name === action?.toLowerCase() || name.split('/').at(-1) === actionName;
}

function conditionsOf(step: TreeNode, job: TreeNode): ReadonlyMap<string, string> {
  const keys = ['if', 'continue-on-error'] as const;
  return new Map(
    [
      ...keys.map((key) => [key, memberOf(step, key)] as const),
      ...keys.map((key) => [`${key} of the job`, memberOf(job, key)] as const),
    ].flatMap(([name, node]) => (node === null ? [] : [[name, expressionOf(node)] as const])),
  );
}

/** Conditions of the jobs that a job needs, directly or indirectly: if one is skipped, so is the job. */
function conditionsOfNeeded(
  job: TreeNode,
  jobs: ReturnType<typeof propertiesOf>,
): [name: string, value: string][] {
  const byName = new Map(jobs.map(({ key, value }) => [key, value]));
  const needed = new Set(listOf(memberOf(job, 'needs')));
  for (const name of needed) {
    for (const further of listOf(memberOf(byName.get(name) ?? null, 'needs'))) needed.add(further);
  }
  return [...needed].flatMap((name): [string, string][] => {
    const condition = memberOf(byName.get(name) ?? null, 'if');
    const shown = `if of the job ${name}, which it needs,`;
    return condition === null ? [] : [[shown, expressionOf(condition)]];
  });
}

/** A condition without the optional `${{ }}` around it. */
function expressionOf(node: TreeNode): string {
  const text = scalarText(node).trim();
  return /^\$\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text)?.[1]?.trim() ?? text;
}

/** Variables that take effect although the step does not mention them: inputs, and options of loaders. */
const loaderVariables = /^(?:INPUT_|NODE_|LD_|DYLD_)/i;

/** The variables of workflow, job and step that affect the step, as pairs of name and value. */
function variablesOf(
  scopes: readonly (TreeNode | null)[],
  expressions: string,
): [string, string][] {
  const mentioned = new Set(
    [...expressions.matchAll(/\benv\s*\.\s*([\w-]+)/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  const readsAny = /\benv\b(?!\s*\.)/i.test(expressions);
  const environments = scopes.flatMap((scope) => memberOf(scope, 'env') ?? []);
  const variables = new Map(
    environments.flatMap((env) =>
      propertiesOf(env).map(({ key, value }) => [key, scalarText(value)] as const),
    ),
  );
  // An `env` that is a single expression may set any variable.
  const unknown = environments.filter(({ type }) => type === 'string').map(scalarText);
  return [
    ...[...variables]
      .filter(
        ([name]) => readsAny || loaderVariables.test(name) || mentioned.has(name.toLowerCase()),
      )
      .map(([name, value]): [string, string] => [`the variable ${name}`, value]),
    ...(unknown.length > 0
      ? [['what sets the variables', unknown.join()] as [string, string]]
      : []),
  ];
}

/** Inputs of `actions/checkout` that decide which files are in the workspace. */
const checkoutInputs = [
  'repository',
  'ref',
  'path',
  'sparse-checkout',
  'sparse-checkout-cone-mode',
];

function checkoutsOf(steps: readonly TreeNode[]): string {
  return steps
    .filter((step) => {
      const uses = memberOf(step, 'uses');
      return uses !== null && nameOf(uses) === 'actions/checkout';
    })
    .flatMap((step) =>
      propertiesOf(memberOf(step, 'with'))
        .filter(({ key }) => checkoutInputs.includes(key.toLowerCase()))
        .map(({ key, value }) => `${key.toLowerCase()} ${scalarText(value).trim()}`),
    )
    .sort()
    .join(', ');
}
