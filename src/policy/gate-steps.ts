import { memberOf, propertiesOf, type TreeNode } from '../declarations/tree.ts';
import { readYaml } from '../declarations/yaml.ts';
import { gradeRank } from '../grading/grade.ts';
import type { Loosening, Phrase, SourceFile, Span } from '../model.ts';
import { say, words } from '../phrase.ts';
import { linesOf } from './lines.ts';

/*
 * Steps of workflows that use this action, and what a change takes back of them. A workflow is compared
 * as text: what an expression gives is not known, so every change that is not plainly stricter is named.
 * Not seen is what stands elsewhere: the caller of a reusable workflow, a composite action, a script of
 * an earlier step; nor is the version of this action a matter of it, which bots raise every week.
 */

/** A step that uses this action, with all that has a say in what it does. */
interface GateStep {
  readonly file: string;
  readonly job: string;
  readonly span: Span;
  /** The action as it is named, without its version. */
  readonly uses: string;
  readonly inputs: ReadonlyMap<string, string>;
  /** `if` and `continue-on-error` of the step and of its job, by their names in messages. */
  readonly conditions: ReadonlyMap<string, string>;
  /** Jobs that must have passed. */
  readonly needs: readonly string[];
  /** What else the step depends on, by its name in messages. */
  readonly surroundings: ReadonlyMap<string, string>;
  /** What triggers the workflow: filters by their key, by event. */
  readonly triggers: ReadonlyMap<string, Filters>;
}

type Filters = ReadonlyMap<string, readonly string[]>;

/**
 * More uses of one action than the jobs of a file have. Those behind are not looked at: a step of the base
 * that is found no more is named.
 */
const mostSteps = 100;

/** This action by the name under which a workflow may use it; GitHub takes any case. */
const ownName = 'mcp-grade-gate';

/**
 * What a change loosens in the workflow steps that use this action.
 *
 * @param base workflow files of the base
 * @param head workflow files of the change
 * @param action `owner/name` of the repository that holds this action; null where it is not known
 */
export function stepLoosenings(
  base: readonly SourceFile[],
  head: readonly SourceFile[],
  action: string | null,
): Loosening[] {
  const stepsOf = (files: readonly SourceFile[]): GateStep[] =>
    files.flatMap((file) => gateSteps(file, action));
  const left = stepsOf(head);
  const take = (matches: (step: GateStep) => boolean): GateStep | undefined => {
    const index = left.findIndex(matches);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  // Each by the firmest likeness first, so that no step stands in for the one beside it.
  const before = stepsOf(base);
  const pairs = new Map<GateStep, GateStep>();
  const inFile = (a: GateStep, b: GateStep): boolean => a.file === b.file;
  const inJob = (a: GateStep, b: GateStep): boolean => inFile(a, b) && a.job === b.job;
  for (const isSame of [
    (a: GateStep, b: GateStep) => inJob(a, b) && areAlike(a, b),
    inJob,
    (a: GateStep, b: GateStep) => inFile(a, b) && areAlike(a, b),
    inFile,
    areAlike,
    () => true,
  ]) {
    for (const step of before) {
      if (pairs.has(step)) continue;
      const now = take((each) => isSame(step, each));
      if (now !== undefined) pairs.set(step, now);
    }
  }
  return before.flatMap((step): Loosening[] => {
    // A step that only fills the cache judges nothing, so there is nothing to loosen.
    if (step.inputs.get('warm-cache') === 'true') return [];
    const now = pairs.get(step);
    if (now !== undefined) return differences(step, now);
    const message = say`the job ${step.job} of ${step.file} no longer uses this action`;
    return [{ message, file: step.file, span: null }];
  });
}

function areAlike(a: GateStep, b: GateStep): boolean {
  const text = ({ uses, inputs, conditions }: GateStep): string =>
    JSON.stringify([uses, [...inputs].sort(), [...conditions].sort()]);
  return text(a) === text(b);
}

function gateSteps({ path, text }: SourceFile, action: string | null): GateStep[] {
  // Most workflows have none, and reading YAML takes time.
  const lower = text.toLowerCase();
  if (![ownName, action?.toLowerCase()].some((name) => name && lower.includes(name))) return [];
  const document = readYaml(text);
  if (!('root' in document)) return [];
  const { root } = document;
  const triggers = triggersOf(memberOf(root, 'on'));
  const uses = propertiesOf(memberOf(root, 'jobs')).flatMap(({ key: job, value }) => {
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
        .map(({ key, value: given }) => [key.toLowerCase(), textOf(given).trim()] as const)
        .filter(([, given]) => given !== ''),
    );
    const conditions = conditionsOf(step, value);
    const said = [...inputs.values(), ...conditions.values()].join('\n');
    return {
      file: path,
      job,
      span: document.spanOf(name),
      uses: nameOf(name),
      inputs,
      conditions,
      needs: listOf(memberOf(value, 'needs')),
      surroundings: new Map([
        ...variablesOf([root, value, step], said),
        ...(/\bmatrix\b/i.test(said)
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
  return textOf(uses).trim().toLowerCase().replace(/@.*$/s, '').replace(/\/$/, '');
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

/** A condition without the braces that it may have. */
function expressionOf(node: TreeNode): string {
  const text = textOf(node).trim();
  return /^\$\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text)?.[1]?.trim() ?? text;
}

/** Variables that change what runs, whatever the step says: inputs by another way, and loaders. */
const telling = /^(?:INPUT_|NODE_|LD_|DYLD_)/i;

/** The variables of workflow, job and step that the step reads. */
function variablesOf(scopes: readonly (TreeNode | null)[], said: string): [string, string][] {
  const mentioned = new Set(
    [...said.matchAll(/\benv\s*\.\s*([\w-]+)/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  const readsAny = /\benv\b(?!\s*\.)/i.test(said);
  const environments = scopes.flatMap((scope) => memberOf(scope, 'env') ?? []);
  const variables = new Map(
    environments.flatMap((env) =>
      propertiesOf(env).map(({ key, value }) => [key, textOf(value)] as const),
    ),
  );
  // What an expression makes of them as a whole may be anything.
  const unknown = environments.filter(({ type }) => type === 'string').map(textOf);
  return [
    ...[...variables]
      .filter(([name]) => readsAny || telling.test(name) || mentioned.has(name.toLowerCase()))
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
        .map(({ key, value }) => `${key.toLowerCase()} ${textOf(value).trim()}`),
    )
    .sort()
    .join(', ');
}

/** Types that an event has where none are named; of other events it has all. */
const usualTypes: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['opened', 'synchronize', 'reopened'],
  pull_request_target: ['opened', 'synchronize', 'reopened'],
  merge_group: ['checks_requested'],
};

function triggersOf(on: TreeNode | null): Map<string, Filters> {
  const filters = ['types', ...families.flat(), 'workflows'];
  const given =
    on?.type === 'object'
      ? propertiesOf(on)
      : listOf(on).map((key) => ({ key, value: null as TreeNode | null }));
  return new Map(
    given
      // Who starts a workflow by hand starts it for himself.
      .filter(({ key }) => key !== 'workflow_dispatch')
      .map(({ key: event, value }) => {
        const set = propertiesOf(value)
          .filter(({ key }) => filters.includes(key))
          .map(({ key, value: list }) => [key, listOf(list)] as const);
        const usual = usualTypes[event];
        return [event, new Map([...(usual ? [['types', usual] as const] : []), ...set])];
      }),
  );
}

/** Filters of one matter: where one of them stands, the others let nothing through. */
const families = [
  ['branches', 'branches-ignore', 'tags', 'tags-ignore'],
  ['paths', 'paths-ignore'],
] as const;

/** Whether an event may trigger a workflow less often than before. */
function isNarrower(before: Filters, now: Filters): boolean {
  const isLess = (key: string): boolean => {
    const [old, given] = [before.get(key), now.get(key)];
    if (given === undefined || JSON.stringify(old) === JSON.stringify(given)) return false;
    if (old === undefined) return true;
    // With exceptions among them the order counts.
    if ([...old, ...given].some((each) => each.startsWith('!'))) return true;
    const [wide, narrow] = key.endsWith('-ignore') ? [old, given] : [given, old];
    return !narrow.every((each) => wide.includes(each));
  };
  const isCutShort = (family: readonly string[]): boolean =>
    family.some((key) => before.has(key) && !now.has(key)) && family.some((key) => now.has(key));
  return [...now.keys()].some(isLess) || families.some(isCutShort);
}

function differences(before: GateStep, now: GateStep): Loosening[] {
  const found: Loosening[] = [];
  const name = (message: Phrase): void => {
    found.push({ message, file: now.file, span: now.span });
  };
  if (before.uses !== now.uses) name(say`it uses ${now.uses} instead of ${before.uses}`);
  const isDecided = (input: string): boolean => (now.inputs.get(input) ?? 'fail') === 'fail';
  for (const input of new Set([...before.inputs.keys(), ...now.inputs.keys()])) {
    const [old, given] = [before.inputs.get(input), now.inputs.get(input)];
    const outcome = outcomes[input];
    if (old === given || isNoMilder(input, old, given)) continue;
    if (outcome !== undefined) {
      // Its value may be a secret, and matters where an undecided gate lets pass.
      if (!isDecided(outcome))
        name(say`the input ${input} has changed, and ${outcome} is not fail`);
    } else if (given === undefined) {
      name(say`the input ${input} is no longer ${shown(old)}`);
    } else {
      const instead = old === undefined ? say`` : say` instead of ${shown(old)}`;
      name(say`the input ${input} is ${shown(given)}${instead}`);
    }
  }
  for (const [condition, value] of now.conditions) {
    const isOfIf = condition.startsWith('if');
    const harmlessly = isOfIf ? whenever : ['false'];
    const same = value === before.conditions.get(condition);
    if (!same && !harmlessly.includes(value)) name(say`${words(condition)} is ${shown(value)}`);
  }
  const further = now.needs.filter((job) => !before.needs.includes(job));
  if (further.length > 0) name(say`its job needs ${further.join(', ')}`);
  for (const each of new Set([...before.surroundings.keys(), ...now.surroundings.keys()])) {
    if (before.surroundings.get(each) !== now.surroundings.get(each)) {
      name(say`${each} has changed`);
    }
  }
  for (const [event, filters] of before.triggers) {
    const nowadays = now.triggers.get(event);
    if (nowadays === undefined) name(say`${event} no longer triggers the workflow`);
    else if (isNarrower(filters, nowadays)) {
      name(say`${event} triggers the workflow under other conditions`);
    }
  }
  return found;
}

/** Conditions under which a step runs whenever it would without one, or more often. */
const whenever = ['true', 'success()', 'always()', '!cancelled()', 'success() || failure()'];

/** A value as it is shown: in one line, and not at length. */
function shown(value = ''): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Inputs that have a say in the verdict only where the other input lets pass what is not decided. */
const outcomes: Readonly<Record<string, string>> = {
  'api-key': 'on-missing-key',
  timeout: 'on-unavailable',
};

/** Inputs that have no say in the verdict. */
const harmless = new Set([
  'github-token',
  'cache',
  'report-file',
  'sarif-file',
  'summary-file',
  'comment',
  'comment-key',
  'suggest',
]);

/** How strict the values of an input are. */
interface Scale {
  /** The higher the stricter; null for what is not known. */
  readonly rank: (value: string) => number | null;
  /** What counts where it is not given; null where that is the policy file's, and may be anything. */
  readonly usual: string | null;
  /** The mildest and the strictest rank that the policy file can give. */
  readonly ends: readonly [number, number];
}

const scales: Readonly<Record<string, Scale>> = {
  preset: scaleOf(['report-only', 'recommended', 'strict']),
  'on-missing-key': scaleOf(['warn', 'fail'], 'fail'),
  'on-unavailable': scaleOf(['warn', 'fail'], 'fail'),
  'warm-cache': scaleOf(['true', 'false'], 'false'),
  scope: scaleOf(['changed', 'auto', 'all'], 'auto'),
  'min-score': {
    rank: (value) => (/^\d+(?:\.\d+)?$/.test(value) ? Number(value) : null),
    usual: null,
    ends: [0, 100],
  },
  'min-grade': {
    rank: (value) => {
      const rank = gradeRank(value);
      return rank === null ? null : -rank;
    },
    usual: null,
    // Without a minimum every grade passes, and what is no letter too.
    ends: [Number.NEGATIVE_INFINITY, 0],
  },
  'max-age': {
    rank: (value) => {
      const [, count, unit = ''] = /^(\d+)(ms|s|m|h|d)$/.exec(value) ?? [];
      const ms = { ms: 1, s: 1e3, m: 6e4, h: 3.6e6, d: 8.64e7 }[unit];
      return count === undefined || ms === undefined ? null : -Number(count) * ms;
    },
    usual: '48h',
    ends: [0, 0],
  },
};

function scaleOf(order: readonly string[], usual: string | null = null): Scale {
  return {
    rank: (value) => (order.includes(value) ? order.indexOf(value) : null),
    usual,
    ends: [0, order.length - 1],
  };
}

/** Whether an input is plainly as strict as before, or stricter. */
function isNoMilder(name: string, old: string | undefined, now: string | undefined): boolean {
  if (harmless.has(name)) return true;
  if (name === 'rules') return areNoMilder(linesOf(old), linesOf(now));
  if (name === 'ignore-paths') {
    const known = new Set(linesOf(old));
    // Where the input is gone, the policy file may leave out more.
    return old !== undefined && now !== undefined && linesOf(now).every((line) => known.has(line));
  }
  const scale = scales[name];
  if (scale === undefined) return false;
  const { rank, usual, ends } = scale;
  // What was not set was the policy file's, which may have said the strictest, or says the mildest.
  const rankOf = (value: string | undefined, end: number | undefined): number | null =>
    value === undefined ? (usual === null ? (end ?? null) : rank(usual)) : rank(value);
  const [before, after] = [rankOf(old, ends[1]), rankOf(now, ends[0])];
  return before !== null && after !== null && after >= before;
}

function areNoMilder(old: readonly string[], now: readonly string[]): boolean {
  const weights: Readonly<Record<string, number>> = { off: 0, warn: 1, fail: 2 };
  const levels = (lines: readonly string[]): Map<string, string> =>
    new Map(lines.map((line) => line.split(':').map((part) => part.trim()) as [string, string]));
  const [before, after] = [levels(old), levels(now)];
  return [...new Set([...before.keys(), ...after.keys()])].every((rule) => {
    // As with every input: what is not set is the policy file's.
    const level = weights[after.get(rule) ?? 'off'];
    return level !== undefined && level >= (weights[before.get(rule) ?? 'fail'] ?? 2);
  });
}

/** A text or a list of texts as a list. */
function listOf(node: TreeNode | null): string[] {
  if (node === null || node.type === 'null' || node.type === 'object') return [];
  return node.type === 'array' ? (node.children ?? []).map(textOf) : [textOf(node)];
}

/** A scalar as text; of anything else its plain value as JSON. */
function textOf(node: TreeNode): string {
  return node.type === 'object' || node.type === 'array'
    ? JSON.stringify(plain(node))
    : String(node.value ?? '');
}

function plain(node: TreeNode | null): unknown {
  if (node === null) return null;
  if (node.type === 'object') {
    return propertiesOf(node).map(({ key, value }) => [key, plain(value)]);
  }
  return node.type === 'array' ? (node.children ?? []).map(plain) : (node.value ?? null);
}
