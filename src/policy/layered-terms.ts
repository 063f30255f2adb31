import type { Level, Policy } from '../model.ts';
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
            { ...floor, preset: overridable.has('preset') ? null : floor.preset },
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
    minScore: overridable.has('min-score') ? repository.minScore : floor.minScore,
    minGrade: overridable.has('min-grade') ? repository.minGrade : floor.minGrade,
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
