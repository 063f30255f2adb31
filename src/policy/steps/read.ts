import { memberOf, propertiesOf, type TreeNode } from '../../declarations/tree.ts';
import { readYaml } from '../../declarations/yaml.ts';
import type { SourceFile, Span } from '../../model.ts';
import { listOf, plain, scalarText } from './nodes.ts';
import { type Filters, triggersOf } from './triggers.ts';

/** A step that uses this action, with all that has a say in what it does. */
export interface GateStep {
  readonly file: string;
  readonly job: string;
  readonly span: Span;
  /** The action as it is named, without its version. */
  readonly uses: string;
  readonly inputs: ReadonlyMap<string, string>;
  /** `if` and `continue-on-error` of the step and of its job, `if` of jobs it needs, by their names in messages. */
  readonly conditions: ReadonlyMap<string, string>;
  /** Jobs that must have passed. */
  readonly needs: readonly string[];
  /** What else the step depends on, by its name in messages. */
  readonly surroundings: ReadonlyMap<string, string>;
  /** What triggers the workflow: filters by their key, by event. */
  readonly triggers: ReadonlyMap<string, Filters>;
}

/**
 * More uses of one action than the jobs of a file have. Those behind are not looked at: a step of the base
 * that is found no more is named.
 */
const mostSteps = 100;

/** This action by the name under which a workflow may use it; GitHub takes any case. */
const ownName = 'mcp-grade-gate';

/**
 * The steps of a workflow file that use this action.
 *
 * @param action `owner/name` of the repository that holds this action; null where it is not known
 */
export function gateSteps({ path, text }: SourceFile, action: string | null): GateStep[] {
  // Most workflows have none, and reading YAML takes time.
  const lower = text.toLowerCase();
  if (![ownName, action?.toLowerCase()].some((name) => name && lower.includes(name))) return [];
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
  return uses.slice(0, mostSteps).map(({ job, value, step, name, before }): GateStep => {
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

/** An action by its name, without its version. */
function nameOf(uses: TreeNode): string {
  return scalarText(uses).trim().toLowerCase().replace(/@.*$/s, '').replace(/\/$/, '');
}

function isThisAction(name: string, action: string | null): boolean {
  return name === action?.toLowerCase() || name.split('/').at(-1) === ownName;
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

/** When the jobs run that a job needs, directly or not: where one is skipped, it is skipped too. */
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

/** A condition without the braces that it may have. */
function expressionOf(node: TreeNode): string {
  const text = scalarText(node).trim();
  return /^\$\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text)?.[1]?.trim() ?? text;
}

/** Variables that change what runs, whatever the step says: inputs by another way, and loaders. */
const effective = /^(?:INPUT_|NODE_|LD_|DYLD_)/i;

/** The variables of workflow, job and step that the step reads. */
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
  // What an expression makes of them as a whole may be anything.
  const unknown = environments.filter(({ type }) => type === 'string').map(scalarText);
  return [
    ...[...variables]
      .filter(([name]) => readsAny || effective.test(name) || mentioned.has(name.toLowerCase()))
      .map(([name, value]): [string, string] => [`the variable ${name}`, value]),
    ...(unknown.length > 0
      ? [['what sets the variables', unknown.join()] as [string, string]]
      : []),
  ];
}

/** Inputs of `actions/checkout` that say which files lie in the workspace. */
const places = ['repository', 'ref', 'path', 'sparse-checkout', 'sparse-checkout-cone-mode'];

function checkoutsOf(steps: readonly TreeNode[]): string {
  return steps
    .filter((step) => {
      const uses = memberOf(step, 'uses');
      return uses !== null && nameOf(uses) === 'actions/checkout';
    })
    .flatMap((step) =>
      propertiesOf(memberOf(step, 'with'))
        .filter(({ key }) => places.includes(key.toLowerCase()))
        .map(({ key, value }) => `${key.toLowerCase()} ${scalarText(value).trim()}`),
    )
    .sort()
    .join(', ');
}
