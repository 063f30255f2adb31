import type { Level } from '../model.ts';
import { serverValueNames } from './keys/servers.ts';
import { allValues, type Policy } from './keys.ts';
import type { Terms } from './rule.ts';
import { strictness } from './strictness.ts';
import { openTerms, type PolicyTerms } from './terms.ts';

/** The terms of the repository's policy and, if there is one, of the organisation's floor. */
export interface LayeredTerms {
  readonly repository: PolicyTerms;
  readonly floor: PolicyTerms | null;
  /** Names of settings and rules in which the repository may be milder than the floor. */
  readonly overridable: ReadonlySet<string>;
}

export function layeredTermsOf(policy: Policy): LayeredTerms {
  const { floor } = policy;
  const overridable = floor?.overridable ?? new Set<string>();
  return {
    repository: openTerms(policy),
    floor:
      floor === null
        ? null
        : openTerms(
            {
              values: allValues(floor, true),
              preset: overridable.has('preset') ? null : (floor.values.preset ?? null),
              inherited: [],
            },
            ' of the organisation',
          ),
    overridable,
  };
}

/** The floor's terms, with the repository's values for what it may override. */
export function floorTerms(
  floor: Terms,
  repository: Terms,
  overridable: LayeredTerms['overridable'],
): Terms {
  return {
    ...floor,
    values: {
      ...floor.values,
      ...Object.fromEntries(
        serverValueNames
          .filter((name) => overridable.has(name))
          .map((name) => [name, repository.values[name]]),
      ),
    },
    levelOf: (rule) =>
      overridable.has(rule) && repository.isExplicit(rule)
        ? repository.levelOf(rule)
        : floor.levelOf(rule),
  };
}

/** The level that the floor gives a rule that is not about a dependency; off if there is no floor. */
function floorLevel(
  { repository, floor, overridable }: LayeredTerms,
  id: string,
  isTouched: boolean,
): Level {
  if (floor === null) return 'off';
  const isOverridden = overridable.has(id) && repository.isExplicit(id);
  return (isOverridden ? repository : floor).levelOf(id, isTouched);
}

/** The level of a rule that is not about a dependency: the stricter one of repository and floor. */
export function effectiveLevel(terms: LayeredTerms, id: string, isTouched: boolean): Level {
  const level = terms.repository.levelOf(id, isTouched);
  const ofFloor = floorLevel(terms, id, isTouched);
  return strictness[ofFloor] > strictness[level] ? ofFloor : level;
}

/**
 * Returns a function that lists the general levels of a rule that a repository's policy decides: for what
 * the change does not touch and for what it does, and both under the floor if they can override it.
 */
export function levelsUnder(policy: Policy): (id: string) => Level[] {
  const terms = layeredTermsOf(policy);
  return (id) =>
    [false, true].flatMap((isTouched) => [
      terms.repository.levelOf(id, isTouched),
      ...(terms.overridable.has(id) ? [floorLevel(terms, id, isTouched)] : []),
    ]);
}
