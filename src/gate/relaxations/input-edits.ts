import type { Relaxation } from '../../model/model.ts';
import type { Input } from '../settings/input.ts';
import { type InputName, inputEntries } from '../settings/inputs.ts';

/** The inputs of a workflow step, as written in the workflow, keyed by name. */
export type GivenInputs = ReadonlyMap<string, string>;

const byName = new Map<string, Input>(inputEntries);

export function isShownInput(name: string): boolean {
  return byName.get(name)?.isSecret !== true;
}

/**
 * Returns the effect of an edit to an input; null if the edit relaxes nothing or is already reported as a
 * policy edit. The effect is `unknown` for values that cannot be parsed, such as expressions, and for inputs
 * that do not exist.
 */
export function inputEffect(
  name: string,
  before: GivenInputs,
  now: GivenInputs,
): Relaxation['effect'] | null {
  const input = byName.get(name);
  const [textBefore, textNow] = [before, now].map((given) => given.get(name) ?? input?.default);
  if (textBefore === textNow || input?.effect === 'none') return null;
  if (input === undefined || input.effect === 'any') return 'unknown';
  // An edit that can only prevent a verdict is harmless if the step fails whenever there is no verdict.
  const undecided: InputName = 'on-undecided';
  if (input.effect === 'undecided')
    return (now.get(undecided) ?? 'fail') === 'fail' ? null : 'unknown';
  const { effect } = input;
  const schema = input.schema();
  const [old, given] = [textBefore, textNow].map((text) =>
    text === undefined ? null : schema.safeParse(text),
  );
  if (old?.success === false || given?.success === false) return 'unknown';
  if (effect === 'policy' || !old || !given) return null;
  return effect(given.data) < effect(old.data) ? 'milder' : null;
}
