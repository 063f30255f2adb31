import type { Phrase, Relaxation, SourceFile } from '../model.ts';
import { listed, say, words } from '../phrase.ts';
import { isNoMilder } from './steps/inputs.ts';
import { type GateStep, gateSteps } from './steps/read.ts';
import { isNarrower } from './steps/triggers.ts';

/*
 * Steps of workflows that use this action, and what a change takes back of them. A workflow is compared
 * as text: what an expression gives is not known, so every change that is not plainly stricter is named.
 * Not seen is what stands elsewhere: the caller of a reusable workflow, a composite action, a script of
 * an earlier step; nor is the version of this action a matter of it, which bots raise every week.
 */

/**
 * What a change loosens in the workflow steps that use this action.
 *
 * @param base workflow files of the base
 * @param head workflow files of the change
 * @param action `owner/name` of the repository that holds this action; null where it is not known
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
  return before.flatMap((step): Relaxation[] => {
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

function differences(before: GateStep, now: GateStep): Relaxation[] {
  const found: Relaxation[] = [];
  const name = (message: Phrase): void => {
    found.push({ message, file: now.file, span: now.span });
  };
  if (before.uses !== now.uses) name(say`it uses ${now.uses} instead of ${before.uses}`);
  const isDecided = (input: string): boolean => (now.inputs.get(input) ?? 'fail') === 'fail';
  for (const input of new Set([...before.inputs.keys(), ...now.inputs.keys()])) {
    const [old, given] = [before.inputs.get(input), now.inputs.get(input)];
    const outcome = outcomes.get(input);
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
    const nowadays = now.triggers.get(event);
    if (nowadays === undefined) name(say`${event} no longer triggers the workflow`);
    else if (isNarrower(filters, nowadays)) {
      name(say`${event} triggers the workflow under other conditions`);
    }
  }
  return found;
}

/** How often something runs under a condition: 1 where all before it succeeded, more where not only then. */
const reach: Readonly<Record<string, number>> = {
  true: 1,
  'success()': 1,
  'success() || failure()': 2,
  '!cancelled()': 2,
  'always()': 3,
};

/** Whether a condition lets run whatever another one did. A job that is skipped counts as passed. */
function runsAsOften(before = 'success()', now = 'success()'): boolean {
  const usual = /\b(?:always|cancelled|failure)\s*\(/i.test(before) ? 3 : 1;
  return (reach[now] ?? 0) >= (reach[before] ?? usual);
}

/** A value as it is shown: in one line, and not at length. */
function shown(value = ''): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Inputs that have a say in the verdict only where the other input lets pass what is not decided. */
const outcomes: ReadonlyMap<string, string> = new Map([
  ['api-key', 'on-missing-key'],
  ['timeout', 'on-unavailable'],
]);
