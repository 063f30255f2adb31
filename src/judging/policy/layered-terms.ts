import type { Dependency, Level, Match } from '../../model/model.ts';
import { serverValueNames } from './keys/servers.ts';
import { allValues, type Policy } from './keys.ts';
import type { Terms } from './rule.ts';
import { strictness } from './strictness.ts';
import { createTerms, type PolicyTerms } from './terms.ts';

export interface LayeredTerms {
  readonly repository: PolicyTerms;
  readonly floors: readonly FloorTerms[];
}

interface FloorTerms {
  readonly terms: PolicyTerms;
  readonly overridable: ReadonlySet<string>;
}

export function createLayeredTerms(policy: Policy): LayeredTerms {
  return {
    repository: createTerms(policy),
    floors: policy.floors.map((floor) => ({
      terms: createTerms(
        {
          values: allValues(floor, true),
          preset: floor.overridable.has('preset') ? null : (floor.values.preset ?? null),
          inherited: [],
          provenance: { has: (name) => Object.hasOwn(floor.values, name) },
        },
        ' of the organisation',
      ),
      overridable: floor.overridable,
    })),
  };
}

/**
 * Returns the terms under which a dependency is judged: the repository's and those of each floor. In a
 * floor's terms, overridable keys and rules take their values from lower policies.
 */
export function termsUnder(
  { repository, floors }: LayeredTerms,
  dependency: Dependency,
  match: Match | null,
): readonly [repository: Terms, ...floors: Terms[]] {
  const ownTerms = repository.termsFor(dependency, match);
  const limits = floors.map(({ terms, overridable }) => ({
    floor: terms.termsFor(dependency, match),
    overridable,
  }));
  return [
    ownTerms,
    ...limits.map(({ floor, overridable }, at) => {
      const below = [ownTerms, ...limits.slice(0, at).map((each) => each.floor)];
      // The repository's values already include those of the floors.
      const values = serverValueNames.filter((name) => overridable.has(name));
      return {
        ...floor,
        values: {
          ...floor.values,
          ...Object.fromEntries(values.map((name) => [name, ownTerms.values[name]])),
        },
        ratchet: overridable.has('ratchet') ? ownTerms.ratchet : floor.ratchet,
        isSet: (key: string) => (overridable.has(key) ? ownTerms : floor).isSet(key),
        levelOf: (rule: string) => findDecidingTerms(rule, floor, below, overridable).levelOf(rule),
      };
    }),
  ];
}

/**
 * Returns the terms that decide a rule's level. If the level is overridable, the first lower policy that sets
 * it explicitly decides. In all other cases, the floor decides.
 */
function findDecidingTerms<T extends { readonly isExplicit: (id: string) => boolean }>(
  rule: string,
  floor: T,
  below: readonly T[],
  overridable: FloorTerms['overridable'],
): T {
  const explicit = overridable.has(rule) ? below.find((each) => each.isExplicit(rule)) : undefined;
  return explicit ?? floor;
}

function floorLevels(
  { repository, floors }: LayeredTerms,
  id: string,
  isTouched: boolean,
): { readonly level: Level; readonly overridable: FloorTerms['overridable'] }[] {
  return floors.map(({ terms, overridable }, at) => {
    const below = [repository, ...floors.slice(0, at).map((floor) => floor.terms)];
    return {
      level: findDecidingTerms(id, terms, below, overridable).resolveLevel(id, isTouched),
      overridable,
    };
  });
}

/**
 * Returns the strictest level that the repository and the floors set for a rule that is not about a
 * dependency.
 */
export function effectiveLevel(terms: LayeredTerms, id: string, isTouched: boolean): Level {
  return floorLevels(terms, id, isTouched)
    .map(({ level }) => level)
    .reduce(
      (strictest, level) => (strictness[level] > strictness[strictest] ? level : strictest),
      terms.repository.resolveLevel(id, isTouched),
    );
}

/**
 * Returns a function that lists a rule's general levels for untouched and touched subjects: the repository's
 * level, and the level under each floor that makes the rule overridable.
 */
export function levelsUnder(policy: Policy): (id: string) => Level[] {
  const terms = createLayeredTerms(policy);
  return (id) =>
    [false, true].flatMap((isTouched) => [
      terms.repository.resolveLevel(id, isTouched),
      ...floorLevels(terms, id, isTouched)
        .filter(({ overridable }) => overridable.has(id))
        .map(({ level }) => level),
    ]);
}
