import { type Level, levels, type Policy } from '../model.ts';
import type { Terms } from './rule.ts';
import { openTerms, type PolicyTerms } from './terms.ts';

/** Whose terms count: the repository's, and where there is one, those of the organisation's floor. */
export interface Ruling {
  readonly own: PolicyTerms;
  readonly floor: PolicyTerms | null;
  /** Names of settings and rules in which the repository may be milder than the floor. */
  readonly free: ReadonlySet<string>;
}

/** The terms of a policy and of its floor. */
export function rulingOf(policy: Policy): Ruling {
  const { floor } = policy;
  const free = floor?.overridable ?? new Set<string>();
  return {
    own: openTerms(policy),
    floor:
      floor === null
        ? null
        : openTerms(
            { ...floor, preset: free.has('preset') ? null : floor.preset },
            ' of the organisation',
          ),
    free,
  };
}

/** The terms of the floor, with the repository's word where that is its own matter. */
export function floorTerms(floor: Terms, own: Terms, free: Ruling['free']): Terms {
  return {
    ...floor,
    minScore: free.has('min-score') ? own.minScore : floor.minScore,
    minGrade: free.has('min-grade') ? own.minGrade : floor.minGrade,
    levelOf: (rule) =>
      free.has(rule) && own.isExplicit(rule) ? own.levelOf(rule) : floor.levelOf(rule),
  };
}

/** The level of a rule that is about no dependency: the floor's, where that is the stronger. */
export function levelIn({ own, floor, free }: Ruling, id: string, isTouched: boolean): Level {
  const level = own.levelOf(id, isTouched);
  const isFree = free.has(id) && own.isExplicit(id);
  const least = floor === null || isFree ? 'off' : floor.levelOf(id, isTouched);
  return levels.indexOf(least) < levels.indexOf(level) ? least : level;
}
