import type { Phrase, Relaxation, SourceFile } from '../../model/model.ts';
import { prosePhrase, restWords, say } from '../../model/phrase.ts';
import { type Edit, editOf } from './edit.ts';
import { isMilderInput, isShownInput } from './input-edits.ts';
import { type GateStep, gateSteps } from './workflow/read.ts';
import { triggerEdits } from './workflow/triggers.ts';
import {
  areSame,
  asText,
  inShort,
  listOf,
  sayEdit,
  type ValueEdit,
  valueEdits,
  type YamlMap,
  type YamlValue,
} from './workflow/values.ts';

/*
 * Finds how a change weakens the workflow steps that use this action. Compared are the step, the steps
 * in front of it, its job, the jobs that this one needs, and the keys of the workflow. Every difference
 * is named, except what is harmless (`gate/relaxations/workflow/read.ts`) or plainly stricter.
 *
 * Limits: the caller of a reusable workflow, composite actions and scripts that steps run are not
 * examined. The versions of actions are ignored because bots raise them every week.
 */

/** How many edits of a step are named one by one. */
const maxNamed = 20;

/**
 * Lists how a change weakens the workflow steps that use this action.
 *
 * @param base workflow files of the base
 * @param head workflow files of the change
 * @param repository `owner/name` of the repository that holds this action; null if unknown
 */
export function stepRelaxations(
  base: readonly SourceFile[],
  head: readonly SourceFile[],
  repository: string | null,
): Relaxation[] {
  const [before, now] = [gateSteps(base, repository), gateSteps(head, repository)];
  const pairs = pairsOf(before, now);
  return before.flatMap((old): Relaxation[] => {
    const step = pairs.get(old);
    const edits = step === undefined ? [] : stepEdits(old, step);
    const rest = edits.splice(maxNamed).length;
    if (rest > 0)
      edits.push(editOf(say`edits`, say`there are ${prosePhrase(restWords(rest, 'edit'))}`));
    const { file, span } = step ?? { ...old, span: null };
    const found = edits.map((edit) => ({ ...edit, file, span }));
    // A waiver for the file that the step moves to is none for the file that it leaves.
    const isGone = step === undefined || (file !== old.file && edits.length > 0);
    return isGone ? [removalOf(old), ...found] : found;
  });
}

/** The files of the head with steps that use this action, where the base has no such step. */
export function introducedGates(
  base: readonly SourceFile[],
  head: readonly SourceFile[],
  repository: string | null,
): string[] {
  if (gateSteps(base, repository).length > 0) return [];
  return [...new Set(gateSteps(head, repository).map(({ file }) => file))];
}

function removalOf({ file, jobName, step }: GateStep): Relaxation {
  const message = say`the job ${jobName} of ${file} no longer uses this action`;
  return { ...editOf(say`uses`, message, inShort(step['uses'])), file, span: null };
}

/** What steps have in common. The closest are paired first, so that none is paired with its neighbour. */
const closeness: readonly ((step: GateStep) => string)[] = [
  ({ file, jobName, likeness }) => `${file} ${jobName} ${likeness}`,
  ({ file, jobName }) => `${file} ${jobName}`,
  ({ file, likeness }) => `${file} ${likeness}`,
  ({ file }) => file,
  ({ likeness }) => likeness,
  () => '',
];

function pairsOf(before: readonly GateStep[], now: readonly GateStep[]): Map<GateStep, GateStep> {
  const pairs = new Map<GateStep, GateStep>();
  const left = new Set(now);
  for (const keyOf of closeness) {
    const byKey = Map.groupBy(left, keyOf);
    for (const step of before) {
      const match = pairs.has(step) ? undefined : byKey.get(keyOf(step))?.shift();
      if (match === undefined) continue;
      pairs.set(step, match);
      left.delete(match);
    }
  }
  return pairs;
}

/** The edits of a step and of what it depends on that are neither harmless nor plainly stricter. */
function stepEdits(old: GateStep, now: GateStep): Edit[] {
  const before = old.jobs();
  const ofJobs = [...now.jobs()].flatMap(([name, job]): Edit[] => {
    const known = before.get(name);
    const owner = name === null ? say` of the job` : say` of the job ${name}, which it needs,`;
    return known === undefined ? [] : keyEdits(known, job, owner);
  });
  return [
    ...inputEdits(old, now),
    ...keyEdits(old.step, now.step, say``),
    ...ofJobs,
    ...keyEdits(old.workflow, now.workflow, say` of the workflow`),
    ...triggerEdits(old.on, now.on),
  ];
}

function inputEdits({ inputs: before }: GateStep, { inputs: now }: GateStep): Edit[] {
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((name) => isMilderInput(name, before, now))
    .map((name) => {
      const edit = { before: before.get(name), now: now.get(name) };
      const input = say`the input ${name}`;
      return isShownInput(name) ? sayEdit(input, edit) : editOf(input, say`${input} has changed`);
    });
}

function keyEdits(before: YamlMap, now: YamlMap, owner: Phrase): Edit[] {
  return valueEdits(before, now).flatMap((edit): Edit[] => {
    if (edit.place !== 'steps') {
      return isStricter(edit) ? [] : [sayEdit(say`${edit.place}${owner}`, edit)];
    }
    const part = differingSteps(listOf(edit.before), listOf(edit.now));
    return areSame(part.before, part.now) ? [] : [sayStep(say`a step${owner}`, part)];
  });
}

/** The sentence of steps that are new, gone or edited. */
function sayStep(what: Phrase, { before, now }: Omit<ValueEdit, 'place'>): Edit {
  if (before === undefined)
    return editOf(what, say`${what} is new: ${inShort(now)}`, null, inShort(now));
  if (now === undefined)
    return editOf(what, say`${what} is gone: ${inShort(before)}`, inShort(before));
  return sayEdit(what, { before, now });
}

/** Whether a step or job certainly runs at least as often, and its failure counts at least as much. */
function isStricter({ place, before, now }: ValueEdit): boolean {
  if (place === 'needs') return listOf(now).every((job) => listOf(before).includes(job));
  if (place === 'if') return runsAsOften(before, now);
  return place === 'continue-on-error' && now === undefined;
}

/** Conditions by how often they are met; the first are met if everything before them succeeded. */
const reach = [['true', 'success()'], ['success() || failure()', '!cancelled()'], ['always()']];

/** GitHub counts a skipped job as passed. */
function runsAsOften(before: YamlValue = 'success()', now: YamlValue = 'success()'): boolean {
  const reachOf = (condition: YamlValue): number =>
    reach.findIndex((each) => each.includes(asText(condition)));
  const least = /\b(?:always|cancelled|failure)\s*\(/i.test(asText(before)) ? 2 : 0;
  return reachOf(now) >= (reachOf(before) < 0 ? least : reachOf(before));
}

/** The part in which two sequences of steps differ; a single step is no list. */
function differingSteps(before: readonly YamlValue[], all: readonly YamlValue[]) {
  const isPlain = (step?: YamlValue): boolean => areSame(step, { uses: 'actions/checkout' });
  // A plain checkout in front of all other steps only brings the files.
  const now = isPlain(all[0]) && !before.some(isPlain) ? all.slice(1) : all;
  const length = Math.min(before.length, now.length);
  let start = 0;
  while (start < length && areSame(before[start], now[start])) start += 1;
  let end = 0;
  while (end < length - start && areSame(before.at(-1 - end), now.at(-1 - end))) end += 1;
  const partOf = (steps: readonly YamlValue[]): YamlValue | undefined => {
    const part = steps.slice(start, steps.length - end);
    return part.length > 1 ? part : part[0];
  };
  return { before: partOf(before), now: partOf(now) };
}
