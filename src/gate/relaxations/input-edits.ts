import type { Input } from '../settings/input.ts';
import { type InputName, inputEntries } from '../settings/inputs.ts';

/** The inputs of a workflow step by their names, as written. */
export type GivenInputs = ReadonlyMap<string, string>;

const byName = new Map<string, Input>(inputEntries);

/** Whether a message may show the values of an input. */
export function isShownInput(name: string): boolean {
  return byName.get(name)?.isSecret !== true;
}

/**
 * Whether an edit of an input may make the gate milder. Values that cannot be read, such as expressions,
 * and inputs that do not exist are not comparable: any edit of them may.
 */
export function isMilderInput(name: string, before: GivenInputs, now: GivenInputs): boolean {
  const input = byName.get(name);
  const [was, is] = [before, now].map((given) => given.get(name) ?? input?.default);
  if (was === is) return false;
  if (input === undefined || input.effect === 'any') return true;
  if (input.effect === 'none') return false;
  // Whether there is a verdict matters only if the step passes without one.
  const undecided: InputName = 'on-undecided';
  if (input.effect === 'undecided') return (now.get(undecided) ?? 'fail') !== 'fail';
  const { effect, schema, range = [undefined, undefined] } = input;
  const rankOf = (text: string | undefined): number => {
    const parsed = schema.safeParse(text);
    return parsed.success ? effect(parsed.data) : Number.NaN;
  };
  // What is not given is decided by the policy: assume the strictest before, the mildest now.
  return !(rankOf(is ?? range[0]) >= rankOf(was ?? range[1]));
}
