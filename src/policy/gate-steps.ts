import type { Phrase, Relaxation, SourceFile } from '../model.ts';
import { listed, say, words } from '../phrase.ts';
import { isNoMilder } from './steps/inputs.ts';
import { type GateStep, gateSteps } from './steps/read.ts';
import { isNarrower } from './steps/triggers.ts';

/*
 * Finds how a change weakens the workflow steps that use this action. Expressions are compared as text
 * because their values are unknown, so every change that is not clearly stricter is reported.
 *
 * Limits: the caller of a reusable workflow, composite actions and scripts of earlier steps are not
 * examined. The version of this action is ignored because bots raise it every week.
 */

/**
 * Lists how a change weakens the workflow steps that use this action.
 *
 * @param base workflow files of the base
 * @param head workflow files of the change
 * @param action `owner/name` of the repository that holds this action; null if unknown
 */
export function stepRelaxations(
  base: readonly SourceFile[],
  head: readonly SourceFile[],
  action: string | null,
): Relaxation[] {
  const stepsOf = (files: readonly SourceFile[]): GateStep[] =>
    files.flatMap((file) => gateSteps(file, action));
  const left = stepsOf(head);
  const take = (matches: (step: GateStep) => boolean): GateStep | undefined => {
    const index = left.findIndex(matches);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  // The closest matches are paired first, so that a step is not paired with its neighbour.
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
  return before.flatMap((step): Relaxation[] => {
    // A step that only fills the cache judges nothing, so it cannot be weakened.
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

function differences(before: GateStep, now: GateStep): Relaxation[] {
  const found: Relaxation[] = [];
  const name = (message: Phrase): void => {
    found.push({ message, file: now.file, span: now.span });
  };
  if (before.uses !== now.uses) name(say`it uses ${now.uses} instead of ${before.uses}`);
  const isDecided = (input: string): boolean => (now.inputs.get(input) ?? 'fail') === 'fail';
  for (const input of new Set([...before.inputs.keys(), ...now.inputs.keys()])) {
    const [old, given] = [before.inputs.get(input), now.inputs.get(input)];
    const decidedBy = decidingInputs.get(input);
    if (old === given || isNoMilder(input, old, given)) continue;
    if (decidedBy !== undefined) {
      // The value may be a secret, so it is not shown. It matters only if an undecided gate passes.
      if (!isDecided(decidedBy))
        name(say`the input ${input} has changed, and ${decidedBy} is not fail`);
    } else if (given === undefined) {
      name(say`the input ${input} is no longer ${shown(old)}`);
    } else {
      const instead = old === undefined ? say`` : say` instead of ${shown(old)}`;
      name(say`the input ${input} is ${shown(given)}${instead}`);
    }
  }
  for (const condition of new Set([...before.conditions.keys(), ...now.conditions.keys()])) {
    const [old, given] = [before.conditions.get(condition), now.conditions.get(condition)];
    if (old === given || (condition.startsWith('if') ? runsAsOften(old, given) : given === 'false'))
      continue;
    if (given !== undefined) name(say`${words(condition)} is ${shown(given)}`);
    else if (condition.startsWith('if')) name(say`${words(condition)} is no longer ${shown(old)}`);
  }
  const further = now.needs.filter((job) => !before.needs.includes(job));
  if (further.length > 0) name(say`its job needs ${listed(further)}`);
  for (const each of new Set([...before.surroundings.keys(), ...now.surroundings.keys()])) {
    if (before.surroundings.get(each) !== now.surroundings.get(each)) {
      name(say`${each} has changed`);
    }
  }
  for (const [event, filters] of before.triggers) {
    const current = now.triggers.get(event);
    if (current === undefined) name(say`${event} no longer triggers the workflow`);
    else if (isNarrower(filters, current)) {
      name(say`${event} triggers the workflow under other conditions`);
    }
  }
  return found;
}

/** Conditions by how often they let a step run: 1 means only if everything before it succeeded. */
const reach: Readonly<Record<string, number>> = {
  true: 1,
  'success()': 1,
  'success() || failure()': 2,
  '!cancelled()': 2,
  'always()': 3,
};

/** Whether a step runs at least as often under the new condition. GitHub counts a skipped job as passed. */
function runsAsOften(before = 'success()', now = 'success()'): boolean {
  const usual = /\b(?:always|cancelled|failure)\s*\(/i.test(before) ? 3 : 1;
  return (reach[now] ?? 0) >= (reach[before] ?? usual);
}

/** A value on one line, cut to 80 characters. */
function shown(value = ''): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Inputs that affect the verdict only if another input (the value here) lets an undecided gate pass. */
const decidingInputs: ReadonlyMap<string, string> = new Map([
  ['api-key', 'on-missing-key'],
  ['timeout', 'on-unavailable'],
]);
