import { versionPart } from '../../detection/ecosystems.ts';
import type { Dependency } from '../../model/model.ts';
import { isActive } from './activity.ts';

/** A dependency and the name of its file in the base. */
export interface LocatedDependency {
  readonly dependency: Dependency;
  readonly file: string;
}

export interface Pair {
  readonly dependency: Dependency;
  readonly before: Dependency;
  /**
   * Every base dependency that this dependency might have replaced, if the place in a file is the only
   * evidence of a replacement. All dependencies added at the same place share one list.
   */
  readonly replaced: readonly Dependency[];
  /**
   * Whether the former dependency is still started, possibly elsewhere or in another way, and was therefore
   * not replaced.
   */
  readonly isAlive: boolean;
}

interface Sides {
  readonly base: readonly LocatedDependency[];
  readonly head: readonly LocatedDependency[];
  readonly filesOfBoth: ReadonlySet<string>;
}

interface Progress extends Sides {
  /** Dependencies in the base that have no unchanged counterpart in the head. */
  readonly gone: ReadonlySet<Dependency>;
  readonly pairs: readonly Pair[];
  /** Dependencies in the head that are neither unchanged nor paired. */
  readonly rest: readonly LocatedDependency[];
}

type Step = (progress: Progress) => Pair[];

/**
 * Returns the values that paired dependencies must share; null for a dependency that this key cannot pair.
 */
type Key = (located: LocatedDependency, sides: Sides) => readonly (string | null)[] | null;

const steps: readonly Step[] = [
  pairSame(({ file, dependency: { role, type, name } }) => [file, role, type, name]),
  // Calls to the alias now reach the added server, even if the former server still exists elsewhere.
  pairAtPlace(
    ({ file, dependency: { role, declaration } }) => [file, role, declaration.alias],
    () => () => true,
    true,
  ),
  pairSame(({ dependency: { role, type, name } }) => [role, type, name]),
  pairAtPlace(
    ({ dependency: { role, declaration } }) => [role, declaration.alias],
    (progress) => {
      const isDead = createAbsentTest(progress);
      return (each) => isDead(each) || !progress.filesOfBoth.has(each.file);
    },
  ),
  // The last two steps catch a server that is both replaced and renamed. Otherwise, such a server could lose
  // its grade unnoticed.
  pairAtPlace(({ file, dependency: { role } }) => [file, role], createAbsentTest),
  pairAtPlace(
    ({ file, dependency: { role } }, { filesOfBoth }) => (filesOfBoth.has(file) ? null : [role]),
    createAbsentTest,
  ),
];

/**
 * Pairs the new and changed dependencies in the head with their former states.
 *
 * @param sideResults the unchanged dependencies in the head, and the dependencies that are gone from the base
 */
export function pairDependencies(
  base: readonly LocatedDependency[],
  head: readonly LocatedDependency[],
  sideResults: {
    readonly gone: ReadonlySet<Dependency>;
    readonly unchanged: ReadonlyMap<Dependency, unknown>;
  },
): readonly Pair[] {
  const files = new Set(head.map(({ file }) => file));
  const filesOfBoth = new Set(base.map(({ file }) => file).filter((file) => files.has(file)));
  const { gone, unchanged } = sideResults;
  let pairs: readonly Pair[] = [];
  for (const step of steps) {
    const known = new Set([...unchanged.keys(), ...pairs.map(({ dependency }) => dependency)]);
    const rest = head.filter(({ dependency }) => !known.has(dependency));
    pairs = [...pairs, ...step({ base, head, filesOfBoth, gone, pairs, rest })];
  }
  return pairs;
}

/**
 * Returns a step that pairs dependencies one to one with removed dependencies of the same identity, matching
 * by alias first, then by version, then by order.
 */
function pairSame(identity: Key): Step {
  return (progress) => {
    const { base, gone, pairs } = progress;
    const followed = new Set(pairs.map(({ before }) => before));
    const available = new Set(
      base.filter(({ dependency }) => gone.has(dependency) && !followed.has(dependency)),
    );
    const rest = new Set(progress.rest);
    const pairsByDependency = new Map<LocatedDependency, Pair>();
    for (const narrower of closeness) {
      const identityKey = (each: LocatedDependency): string =>
        JSON.stringify([identity(each, progress), narrower(each.dependency)]);
      const byKey = Map.groupBy(available, identityKey);
      for (const each of rest) {
        const { dependency } = each;
        const other = byKey.get(identityKey(each))?.shift();
        if (other === undefined) continue;
        const before = other.dependency;
        available.delete(other);
        rest.delete(each);
        // A server that the change disables counts as gone.
        const isAlive = !isActive(before.declaration) || isActive(dependency.declaration);
        pairsByDependency.set(each, { dependency, before, replaced: [], isAlive });
      }
    }
    return progress.rest.flatMap((each) => pairsByDependency.get(each) ?? []);
  };
}

/** Criteria for choosing among dependencies with the same identity, strictest first. */
const closeness: readonly ((dependency: Dependency) => unknown)[] = [
  ({ declaration }) => declaration.alias,
  (dependency) => versionPart(dependency).specifier,
  () => null,
];

/**
 * Returns a step that pairs dependencies added at a place with dependencies removed from the same place, one
 * to one. Surplus added dependencies are paired with the first removed dependency.
 *
 * @param mayHaveLeft returns a test for base dependencies that might have been replaced
 * @param isByKey whether a place is a key in a file; if so, package manifests are included, because their
 * keys are places
 */
function pairAtPlace(
  place: Key,
  mayHaveLeft: (progress: Progress) => (located: LocatedDependency) => boolean,
  isByKey = false,
): Step {
  return (progress) => {
    const placeKey = (each: LocatedDependency): string | null => {
      // In a package manifest, only the keys of dependencies are places.
      const isOfManifest = each.dependency.declaration.client === 'package-manifest';
      const parts = isOfManifest && !isByKey ? null : place(each, progress);
      return parts === null ? null : JSON.stringify(parts);
    };
    const occupantKey = ({ dependency: { type, name } }: LocatedDependency, at: string): string =>
      JSON.stringify([at, type, name]);
    const staying = new Set(
      progress.head.flatMap((each) => {
        const at = isActive(each.dependency.declaration) ? placeKey(each) : null;
        return at === null ? [] : [occupantKey(each, at)];
      }),
    );
    const leaving = progress.base.filter(mayHaveLeft(progress)).flatMap((each) => {
      const at = placeKey(each);
      const hasLeft = at !== null && !staying.has(occupantKey(each, at));
      return hasLeft ? [{ at, dependency: each.dependency }] : [];
    });
    const leavingByPlace = new Map(
      [...Map.groupBy(leaving, ({ at }) => at)].map(([at, those]) => [
        at,
        those.map(({ dependency }) => dependency),
      ]),
    );
    const taken = new Map<string, number>();
    return progress.rest.flatMap((arriving): Pair[] => {
      const at = placeKey(arriving) ?? '';
      const replaced = leavingByPlace.get(at) ?? [];
      const index = taken.get(at) ?? 0;
      taken.set(at, index + 1);
      const before = replaced[index] ?? replaced[0];
      return before === undefined
        ? []
        : [{ dependency: arriving.dependency, before, replaced, isAlive: false }];
    });
  };
}

function createAbsentTest({ gone, pairs }: Progress): (located: LocatedDependency) => boolean {
  const alive = new Set(pairs.flatMap(({ isAlive, before }) => (isAlive ? [before] : [])));
  return ({ dependency }) => gone.has(dependency) && !alive.has(dependency);
}
