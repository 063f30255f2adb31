import type { Phrase, Relaxation, SourceFile } from '../../model/model.ts';
import { prosePhrase, restWords, say } from '../../model/phrase.ts';
import { createEdit, type Edit } from './edit.ts';
import { inputEffect, isShownInput } from './input-edits.ts';
import { type GateStep, gateSteps } from './workflow/gate-steps.ts';
import { triggerEdits } from './workflow/triggers.ts';
import {
  areSame,
  asList,
  asText,
  sayEdit,
  shortValue,
  type ValueEdit,
  valueEdits,
  type YamlMap,
  type YamlValue,
} from './workflow/values.ts';

/**
 * Finds edits that weaken the workflow steps that use this action, or anything those steps depend on.
 * Compares each step, the steps before it, its job, the jobs that its job needs, and the workflow's keys.
 * Reports every difference, unless it is harmless (`gate/relaxations/workflow/gate-steps.ts`) or clearly
 * makes the gate stricter.
 *
 * Limits: composite actions, scripts that steps run, and callers of reusable workflows are not examined. A
 * change to an action's version is reported only if a movable reference replaces a commit, because bots
 * upgrade versions every week.
 */

const maxNamed = 20;

export interface StepPair {
  readonly before: GateStep;
  readonly now: GateStep;
}

export interface StepEdits {
  readonly relaxations: readonly Relaxation[];
  readonly pairs: readonly StepPair[];
  /** The change's files whose steps use this action; empty if a step in the base already uses it. */
  readonly introduced: readonly string[];
}

/**
 * Compares the steps that use this action in the workflow files of the base and the head.
 *
 * @param repository `owner/name` of the repository that contains this action; null if unknown
 */
export function stepEdits(
  base: readonly SourceFile[],
  head: readonly SourceFile[],
  repository: string | null,
): StepEdits {
  const [before, now] = [gateSteps(base, repository), gateSteps(head, repository)];
  const pairs = pairSteps(before, now);
  const relaxations = before.flatMap((old): Relaxation[] => {
    const step = pairs.get(old);
    const edits = step === undefined ? [] : findStepEdits(old, step);
    const rest = edits.splice(maxNamed).length;
    if (rest > 0)
      edits.push(createEdit(say`edits`, say`there are ${prosePhrase(restWords(rest, 'edit'))}`));
    const { file, span } = step ?? { ...old, span: null };
    const check = step === undefined ? [] : checkEdits(old, step);
    const locatedEdits = [...edits, ...check].map((edit) => ({ ...edit, file, span }));
    // A step that is moved and edited is also treated as removed from its old file, so that a waiver for the
    // new file does not cover the removal.
    const isGone = step === undefined || (file !== old.file && edits.length > 0);
    return isGone ? [describeRemoval(old), ...locatedEdits] : locatedEdits;
  });
  return {
    relaxations,
    pairs: [...pairs].map(([old, step]) => ({ before: old, now: step })),
    introduced: before.length > 0 ? [] : [...new Set(now.map(({ file }) => file))],
  };
}

export function stepPairs(
  base: readonly SourceFile[],
  head: readonly SourceFile[],
  repository: string | null,
): ReadonlyMap<GateStep, GateStep> {
  return pairSteps(gateSteps(base, repository), gateSteps(head, repository));
}

function describeRemoval({ file, jobName, step }: GateStep): Relaxation {
  const message = say`the job ${jobName} in ${file} no longer uses this action`;
  return { ...createEdit(say`uses`, message, shortValue(step['uses'])), file, span: null };
}

/**
 * Criteria for pairing steps. The most similar steps are paired first, so that a step is not mistaken for its
 * neighbour.
 */
const closeness: readonly ((step: GateStep) => string)[] = [
  ({ file, jobName, likeness }) => `${file} ${jobName} ${likeness}`,
  ({ file, jobName }) => `${file} ${jobName}`,
  ({ file, likeness }) => `${file} ${likeness}`,
  ({ file }) => file,
  ({ likeness }) => likeness,
  () => '',
];

function pairSteps(before: readonly GateStep[], now: readonly GateStep[]): Map<GateStep, GateStep> {
  const pairs = new Map<GateStep, GateStep>();
  const unpaired = new Set(now);
  for (const keyOf of closeness) {
    const byKey = Map.groupBy(unpaired, keyOf);
    for (const step of before) {
      const match = pairs.has(step) ? undefined : byKey.get(keyOf(step))?.shift();
      if (match === undefined) continue;
      pairs.set(step, match);
      unpaired.delete(match);
    }
  }
  return pairs;
}

/**
 * Returns the edits to a step, and to everything it depends on, except edits that are harmless or clearly
 * make the gate stricter.
 */
function findStepEdits(old: GateStep, now: GateStep): Edit[] {
  const [before, after] = [old.needed(), now.needed()];
  const isOther = ([name, job]: [string, YamlMap]): boolean =>
    before.has(name) && !areSame(before.get(name), job);
  return [
    ...inputEdits(old, now),
    ...versionEdits(old, now),
    ...keyEdits(old.step, now.step, say``),
    ...keyEdits(old.job(), now.job(), say` of the job`),
    ...[...after].filter(isOther).map(([name]) => sayNeeded(name)),
    ...keyEdits(old.workflow, now.workflow, say` of the workflow`),
    ...triggerEdits(old.on, now.on),
  ];
}

function inputEdits({ inputs: before }: GateStep, { inputs: now }: GateStep): Edit[] {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const effect = inputEffect(name, before, now);
    if (effect === null) return [];
    const edit = { before: before.get(name), now: now.get(name) };
    const input = say`the ${name} input`;
    const edited = isShownInput(name)
      ? sayEdit(input, edit)
      : createEdit(input, say`${input} has changed`);
    return { ...edited, effect };
  });
}

function checkEdits({ check: before }: GateStep, { check: now }: GateStep): Edit[] {
  if (before === now) return [];
  const message = say`the job's check is called ${now} instead of ${before}, so a ruleset that requires the old name keeps waiting`;
  return [createEdit(say`name of the job`, message, before, now)];
}

/** Returns an edit for each action that was pinned to a commit and now uses a movable reference. */
function versionEdits(before: GateStep, now: GateStep): Edit[] {
  const isMovable = (version: string): boolean => !/^[\da-f]{40,}$/i.test(version);
  const movable = new Map(now.versions().filter(([, version]) => isMovable(version)));
  return [...Map.groupBy(before.versions(), ([action]) => action)].flatMap(
    ([action, [first, ...others]]) => {
      const [version, pin = ''] = [movable.get(action), first?.[1]];
      if (version === undefined || [pin, ...others.map(([, each]) => each)].some(isMovable))
        return [];
      const message = say`${action} is pinned to ${version}, which can move, rather than to a commit`;
      return [createEdit(say`version of ${action}`, message, pin, version)];
    },
  );
}

/**
 * Returns an edit to a job that the gate's job needs. If that job fails, GitHub skips the gate's job and
 * treats it as passed.
 */
function sayNeeded(job: string): Edit {
  const what = say`the job ${job}, which the gate's job needs,`;
  return createEdit(what, say`${what} has changed; the gate runs only if that job passes`);
}

function keyEdits(before: YamlMap, now: YamlMap, owner: Phrase): Edit[] {
  return valueEdits(before, now).flatMap((edit): Edit[] => {
    if (edit.place !== 'steps') {
      return isStricter(edit) ? [] : [sayEdit(say`${edit.place}${owner}`, edit)];
    }
    const part = differingSteps(asList(edit.before), asList(edit.now));
    return areSame(part.before, part.now) ? [] : [sayStep(part)];
  });
}

function sayStep({ before, now }: Omit<ValueEdit, 'place'>): Edit {
  const what = say`a step before the gate`;
  if (before !== undefined && now !== undefined) return sayEdit(what, { before, now });
  const [text, isNew] = [shortValue(now ?? before), before === undefined];
  const harm = isNew ? say`is new and can change the files that the gate reads` : say`is gone`;
  return createEdit(what, say`${what} ${harm}: ${text}`, isNew ? null : text, isNew ? text : null);
}

/** Returns a runner's name without its version, so that names that differ only in the version are equal. */
const runnerKind = (value: YamlValue = ''): string =>
  asText(value).replace(/\d+(?:\.\d+)*|latest/g, '#');

/**
 * Reports whether, after an edit, a step or job clearly runs at least as often as before, and its failure
 * clearly counts at least as much as before.
 */
function isStricter({ place, before, now }: ValueEdit): boolean {
  if (place === 'if') return runsAsOften(before, now);
  if (place === 'runs-on') return runnerKind(before) === runnerKind(now);
  return place === 'continue-on-error' && now === undefined;
}

/** Reports whether the new condition is known to be true whenever the old condition is true. */
function runsAsOften(before: YamlValue = '', now: YamlValue = 'success()'): boolean {
  const isOfSuccess = !/\b(?:always|cancelled|failure)\s*\(/i.test(asText(before));
  return now === 'always()' || (isOfSuccess && ofSuccess.includes(asText(now)));
}

/** Conditions that are true if all previous steps succeeded. */
const ofSuccess = ['true', 'success()', '!cancelled()', 'success() || failure()'];

/**
 * Returns the differing part of each sequence of steps: a list, a single step, or undefined if the part is
 * empty.
 */
function differingSteps(before: readonly YamlValue[], stepsNow: readonly YamlValue[]) {
  const isPlain = (step?: YamlValue): boolean => areSame(step, { uses: 'actions/checkout' });
  // Ignores a new plain checkout before all other steps, because it only fetches the files.
  const now = isPlain(stepsNow[0]) && !before.some(isPlain) ? stepsNow.slice(1) : stepsNow;
  const length = Math.min(before.length, now.length);
  let start = 0;
  while (start < length && areSame(before[start], now[start])) start += 1;
  let end = 0;
  while (end < length - start && areSame(before.at(-1 - end), now.at(-1 - end))) end += 1;
  const middlePart = (steps: readonly YamlValue[]): YamlValue | undefined => {
    const part = steps.slice(start, steps.length - end);
    return part.length > 1 ? part : part[0];
  };
  return { before: middlePart(before), now: middlePart(now) };
}
