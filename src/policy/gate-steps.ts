import { memberOf, propertiesOf, type TreeNode } from '../declarations/tree.ts';
import { readYaml } from '../declarations/yaml.ts';
import { gradeRank } from '../grading/grade.ts';
import type { Loosening, Phrase, SourceFile, Span } from '../model.ts';
import { say, words } from '../phrase.ts';

/*
 * Steps of workflows that use this action, and what a change takes back of them. A workflow is compared
 * as text: what an expression gives is not known, so every change that is not plainly stricter is named.
 */

/** A step that uses this action. */
interface GateStep {
  readonly file: string;
  readonly job: string;
  readonly span: Span;
  readonly inputs: ReadonlyMap<string, string>;
  /** `if` and `continue-on-error` of the step and of its job, by their names in messages. */
  readonly conditions: ReadonlyMap<string, string>;
  /** What triggers the workflow, in one spelling. */
  readonly triggers: string;
}

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
  // Each by the firmest place first, so that no step stands in for the one beside it.
  const before = stepsOf(base);
  const pairs = new Map<GateStep, GateStep>();
  for (const isSame of [
    (a: GateStep, b: GateStep) => a.file === b.file && a.job === b.job,
    (a: GateStep, b: GateStep) => a.file === b.file,
    () => true,
  ]) {
    for (const step of before) {
      if (pairs.has(step)) continue;
      const now = take((each) => isSame(step, each));
      if (now !== undefined) pairs.set(step, now);
    }
  }
  return before.flatMap((step): Loosening[] => {
    const now = pairs.get(step);
    if (now !== undefined) return differences(step, now);
    const message = say`the job ${step.job} of ${step.file} no longer uses this action`;
    return [{ message, file: step.file, span: null }];
  });
}

function gateSteps({ path, text }: SourceFile, action: string | null): GateStep[] {
  const document = readYaml(text);
  if (!('root' in document)) return [];
  const { root } = document;
  const triggers = JSON.stringify(plain(memberOf(root, 'on')));
  return propertiesOf(memberOf(root, 'jobs')).flatMap(({ key: job, value }) =>
    (memberOf(value, 'steps')?.children ?? []).flatMap((step): GateStep[] => {
      const uses = memberOf(step, 'uses');
      if (uses === null || !isThisAction(String(uses.value ?? ''), action)) return [];
      const inputs = propertiesOf(memberOf(step, 'with')).map(
        ({ key, value: given }) => [key.toLowerCase(), textOf(given).trim()] as const,
      );
      return [
        {
          file: path,
          job,
          span: document.spanOf(uses),
          inputs: new Map(inputs),
          conditions: conditionsOf(step, value),
          triggers,
        },
      ];
    }),
  );
}

function isThisAction(uses: string, action: string | null): boolean {
  const name = uses.toLowerCase().replace(/@.*$/s, '').replace(/\/$/, '');
  return name === action?.toLowerCase() || name.split('/').at(-1) === ownName;
}

function conditionsOf(step: TreeNode, job: TreeNode): ReadonlyMap<string, string> {
  const keys = ['if', 'continue-on-error'] as const;
  return new Map(
    [
      ...keys.map((key) => [key, memberOf(step, key)] as const),
      ...keys.map((key) => [`${key} of the job`, memberOf(job, key)] as const),
    ].flatMap(([name, node]) => (node === null ? [] : [[name, textOf(node).trim()] as const])),
  );
}

function differences(before: GateStep, now: GateStep): Loosening[] {
  const at = (message: Phrase): Loosening => ({ message, file: now.file, span: now.span });
  const names = new Set([...before.inputs.keys(), ...now.inputs.keys()]);
  const inputs = [...names].flatMap((name) => {
    const [old, given] = [before.inputs.get(name), now.inputs.get(name)];
    if (old === given || isNoMilder(name, old, given)) return [];
    if (given === undefined) return [at(say`the input ${name} is no longer ${old ?? ''}`)];
    const instead = old === undefined ? say`` : say` instead of ${old}`;
    return [at(say`the input ${name} is ${given}${instead}`)];
  });
  const conditions = [...now.conditions].flatMap(([name, value]) =>
    value === (before.conditions.get(name) ?? 'false') || value === 'false'
      ? []
      : [at(say`${words(name)} is ${value}`)],
  );
  const triggers =
    before.triggers === now.triggers ? [] : [at(say`what triggers the workflow has changed`)];
  return [...inputs, ...conditions, ...triggers];
}

/** Inputs that have no say in the verdict. */
const harmless = new Set([
  'api-key',
  'github-token',
  'cache',
  'timeout',
  'report-file',
  'sarif-file',
  'summary-file',
  'comment',
  'comment-key',
  'suggest',
]);

/** How strict a value is, the higher the stricter; null where that is not known. */
const ranks: Readonly<Record<string, (value: string | undefined) => number | null>> = {
  preset: rankIn(['report-only', 'recommended', 'strict']),
  'on-missing-key': rankIn(['warn', 'fail'], 'fail'),
  'on-unavailable': rankIn(['warn', 'fail'], 'fail'),
  'warm-cache': rankIn(['true', 'false'], 'false'),
  scope: rankIn(['changed', 'auto', 'all'], 'auto'),
  'min-score': (value) =>
    value !== undefined && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : null,
  'min-grade': (value) => {
    const rank = gradeRank(value ?? '');
    return rank === null ? null : -rank;
  },
};

function rankIn(order: readonly string[], fallback?: string) {
  return (value: string | undefined): number | null => {
    const index = order.indexOf(value ?? fallback ?? '');
    return index < 0 ? null : index;
  };
}

/** Whether an input is plainly as strict as before, or stricter. */
function isNoMilder(name: string, old: string | undefined, now: string | undefined): boolean {
  if (harmless.has(name)) return true;
  if (name === 'rules') return areNoMilder(linesOf(old), linesOf(now));
  if (name === 'ignore-paths') {
    const known = new Set(linesOf(old));
    return old !== undefined && linesOf(now).every((line) => known.has(line));
  }
  const rank = ranks[name];
  const [before, after] = [rank?.(old) ?? null, rank?.(now) ?? null];
  // What was not set was the policy file's, which may have said more.
  return before !== null && after !== null && after >= before;
}

function areNoMilder(old: readonly string[], now: readonly string[]): boolean {
  const weight = rankIn(['off', 'warn', 'fail']);
  const levels = (lines: readonly string[]): Map<string, string> =>
    new Map(lines.map((line) => line.split(':').map((part) => part.trim()) as [string, string]));
  const [before, after] = [levels(old), levels(now)];
  return [...new Set([...before.keys(), ...after.keys()])].every((rule) => {
    const level = weight(after.get(rule));
    return level !== null && level >= (weight(before.get(rule)) ?? 2);
  });
}

function linesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
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
