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

/** The level of a rule that is not about a dependency: the stricter one of repository and floor. */
export function effectiveLevel(
  { repository, floor, overridable }: LayeredTerms,
  id: string,
  isTouched: boolean,
): Level {
  const level = repository.levelOf(id, isTouched);
  const isOverridden = overridable.has(id) && repository.isExplicit(id);
  const floorLevel = floor === null || isOverridden ? 'off' : floor.levelOf(id, isTouched);
  return strictness[floorLevel] > strictness[level] ? floorLevel : level;
}

/** Returns a function that gives a rule's levels: for what the change does not touch, and for what it does. */
export function levelsUnder(policy: Policy): (id: string) => Level[] {
  const terms = layeredTermsOf(policy);
  return (id) => [false, true].map((isTouched) => effectiveLevel(terms, id, isTouched));
}
