import type { ChangeKind, Dependency } from '../model.ts';
import { fingerprint, isReplacedInLockfile, type Side } from './fingerprint.ts';
import { isAsActive, isMetAsBefore } from './places.ts';

/** What a change does to the dependencies of a base. */
export interface Comparison {
  /** For each dependency of the head what the change does to it, and what it was before. */
  readonly changes: ReadonlyMap<Dependency, Change>;
  /** Dependencies of the base that are gone and that nothing replaced. */
  readonly removed: readonly Dependency[];
}

export interface Change {
  readonly kind: ChangeKind;
  readonly before: Dependency | null;
  /**
   * Everything that it may have replaced, where only its place in a file shows that: one list shared by
   * all dependencies that came to the same place.
   */
  readonly replaced: readonly Dependency[];
}

/**
 * Compares two trees. A dependency is unchanged where the base has one in the same client file (or in
 * the identical file that was renamed, or in one that it left for a new file) in the same place with the same identity, version and its source, state, command,
 * arguments, address, folder and altering environment; its alias makes no difference.
 * Every other one is paired with what it was before: the same package, or what has left its place. There
 * everything that left may have been replaced by everything that came, so that a change cannot hide what
 * it replaces by putting something else beside it.
 *
 * @param renamed paths of the base by those of the head that are identical files under a new name
 */
export function compare(base: Side, head: Side, renamed: ReadonlyMap<string, string>): Comparison {
  const nameInBase = (path: string): string => renamed.get(path) ?? path;
  const { unchanged, gone } = findUnchanged(base, head, nameInBase);
  const sides = sidesOf(
    locate(base.dependencies, (path) => path),
    locate(head.dependencies, nameInBase),
  );
  const unpaired = (pairs: readonly Pair[]): Located[] => {
    const known = new Set([...unchanged.keys(), ...pairs.map(({ dependency }) => dependency)]);
    return sides.head.filter(({ dependency }) => !known.has(dependency));
  };
  let pairs: readonly Pair[] = [];
  for (const step of steps) {
    pairs = [...pairs, ...step({ ...sides, gone, pairs, rest: unpaired(pairs) })];
  }
  const followed = new Set(pairs.map(({ before }) => before));
  const added: Change = { kind: 'added', before: null, replaced: [] };
  return {
    changes: new Map([
      ...unchanged,
      ...changesOf(pairs, gone),
      ...unpaired(pairs).map(({ dependency }) => [dependency, added] as const),
    ]),
    removed: [...gone].filter((each) => !followed.has(each)),
  };
}

/** A dependency, and the name that its file has in the base. */
interface Located {
  readonly dependency: Dependency;
  readonly file: string;
}

/** A dependency of the head and what it was before. */
interface Pair extends Pick<Change, 'replaced'> {
  readonly dependency: Dependency;
  readonly before: Dependency;
  /** Whether what was before is still started, elsewhere or in another way: then nothing replaced it. */
  readonly isAlive: boolean;
}

interface Sides {
  readonly base: readonly Located[];
  readonly head: readonly Located[];
  readonly filesOfBoth: ReadonlySet<string>;
}

/** How far the steps have paired both sides. */
interface Progress extends Sides {
  /** Dependencies of the base that the head does not have unchanged. */
  readonly gone: ReadonlySet<Dependency>;
  readonly pairs: readonly Pair[];
  /** Dependencies of the head that are neither unchanged nor paired. */
  readonly rest: readonly Located[];
}

/** Finds further pairs. */
type Step = (progress: Progress) => Pair[];

/** What paired dependencies have in common, in parts; null for a dependency that is not paired by it. */
type Key = (located: Located, sides: Sides) => readonly (string | null)[] | null;

const steps: readonly Step[] = [
  pairSame(({ file, dependency: { role, type, name } }) => [file, role, type, name]),
  // A call of the alias now reaches this server, wherever the one before it went.
  pairAtPlace(
    ({ file, dependency: { role, declaration } }) => [file, role, declaration.alias],
    () => () => true,
  ),
  pairSame(({ dependency: { role, type, name } }) => [role, type, name]),
  pairAtPlace(
    ({ dependency: { role, declaration } }) => [role, declaration.alias],
    (progress) => {
      const isDead = deadIn(progress);
      return (each) => isDead(each) || !progress.filesOfBoth.has(each.file);
    },
  ),
  // The last two keep a server from losing its grade by being renamed at the same time.
  pairAtPlace(({ file, dependency: { role } }) => [file, role], deadIn),
  pairAtPlace(
    ({ file, dependency: { role } }, { filesOfBoth }) => (filesOfBoth.has(file) ? null : [role]),
    deadIn,
  ),
];

/** Dependencies whose fingerprint the base has too, and what is gone from the base. */
function findUnchanged(
  base: Side,
  head: Side,
  nameInBase: (path: string) => string,
): { unchanged: Map<Dependency, Change>; gone: Set<Dependency> } {
  const byPrint = Map.groupBy(base.dependencies, (each) => fingerprint(each, base, (path) => path));
  const holds = { base: base.holds, head: head.holds };
  const unchanged = new Map<Dependency, Change>();
  const kept = new Set<readonly Dependency[]>();
  for (const dependency of head.dependencies) {
    const same = byPrint.get(fingerprint(dependency, head, nameInBase)) ?? [];
    const before = same.find(
      (each) =>
        isMetAsBefore(dependency.declaration, each.declaration, holds) &&
        isAsActive(dependency.declaration, each.declaration, holds, nameInBase) &&
        !isReplacedInLockfile(dependency, each, nameInBase),
    );
    if (before === undefined) continue;
    unchanged.set(dependency, { kind: 'unchanged', before, replaced: [] });
    // The base may have the same launch twice: one of it in the head keeps both.
    kept.add(same);
  }
  const stays = new Set([...kept].flat());
  const gone = new Set(base.dependencies.filter((each) => !stays.has(each)));
  const rest = head.dependencies.filter((each) => !unchanged.has(each));
  for (const [dependency, before] of findMoved({ ...base, gone }, { ...head, rest }, nameInBase)) {
    unchanged.set(dependency, { kind: 'unchanged', before, replaced: [] });
    gone.delete(before);
  }
  return { unchanged, gone };
}

/** As many dependencies of a base with one fingerprint as each of the head is compared with. */
const mostAlike = 50;

/**
 * Finds what has left its file and stands under its alias in a new one, which is met where the old
 * one was, one with one. The rest of both files makes no difference.
 */
function findMoved(
  base: Side & { readonly gone: ReadonlySet<Dependency> },
  head: Side & { readonly rest: readonly Dependency[] },
  nameInBase: (path: string) => string,
): Map<Dependency, Dependency> {
  const holds = { base: base.holds, head: head.holds };
  const moved = new Map<Dependency, Dependency>();
  const arrived = head.rest.filter(
    ({ declaration: { file, place } }) => place !== undefined && !base.holds(file),
  );
  if (arrived.length === 0) return moved;
  const byPrint = Map.groupBy(base.gone, (each) =>
    fingerprint(each, base, (path) => path, each.declaration.alias),
  );
  for (const dependency of arrived) {
    const { alias } = dependency.declaration;
    const same = byPrint.get(fingerprint(dependency, head, nameInBase, alias)) ?? [];
    const index = same
      .slice(0, mostAlike)
      .findIndex(
        (each) =>
          isMetAsBefore(dependency.declaration, each.declaration, holds) &&
          isAsActive(dependency.declaration, each.declaration, holds, nameInBase) &&
          !isReplacedInLockfile(dependency, each, nameInBase),
      );
    const [before] = index < 0 ? [] : same.splice(index, 1);
    if (before !== undefined) moved.set(dependency, before);
  }
  return moved;
}

/** Pairs dependencies with gone ones of the same identity, one with one. */
function pairSame(identity: Key): Step {
  return (progress) => {
    const { base, gone, pairs, rest } = progress;
    const identityOf = (each: Located): string => JSON.stringify(identity(each, progress));
    const followed = new Set(pairs.map(({ before }) => before));
    const available = Map.groupBy(
      base.filter(({ dependency }) => gone.has(dependency) && !followed.has(dependency)),
      identityOf,
    );
    return rest.flatMap((each): Pair[] => {
      const { dependency } = each;
      const before = available.get(identityOf(each))?.shift()?.dependency;
      if (before === undefined) return [];
      // A server that is switched off at the same time is as good as gone.
      const isAlive = before.declaration.disabled || !dependency.declaration.disabled;
      return [{ dependency, before, replaced: [], isAlive }];
    });
  };
}

/**
 * Pairs dependencies that came to a place with those that left it: each with another one, and further
 * ones with the first.
 *
 * @param mayHaveLeft which dependencies of the base may have been replaced
 */
function pairAtPlace(
  place: Key,
  mayHaveLeft: (progress: Progress) => (located: Located) => boolean,
): Step {
  return (progress) => {
    const placeOf = (each: Located): string | null => {
      // A package manifest has no places: its dependencies are known by name alone.
      const isNamed = each.dependency.declaration.client === 'package-manifest';
      const parts = isNamed ? null : place(each, progress);
      return parts === null ? null : JSON.stringify(parts);
    };
    const occupantOf = ({ dependency: { type, name } }: Located, at: string): string =>
      JSON.stringify([at, type, name]);
    const staying = new Set(
      progress.head.flatMap((each) => {
        const at = each.dependency.declaration.disabled ? null : placeOf(each);
        return at === null ? [] : [occupantOf(each, at)];
      }),
    );
    const leaving = progress.base.filter(mayHaveLeft(progress)).flatMap((each) => {
      const at = placeOf(each);
      const hasLeft = at !== null && !staying.has(occupantOf(each, at));
      return hasLeft ? [{ at, dependency: each.dependency }] : [];
    });
    const left = new Map(
      [...Map.groupBy(leaving, ({ at }) => at)].map(([at, those]) => [
        at,
        those.map(({ dependency }) => dependency),
      ]),
    );
    const taken = new Map<string, number>();
    return progress.rest.flatMap((each): Pair[] => {
      const at = placeOf(each) ?? '';
      const replaced = left.get(at) ?? [];
      const index = taken.get(at) ?? 0;
      taken.set(at, index + 1);
      const before = replaced[index] ?? replaced[0];
      return before === undefined
        ? []
        : [{ dependency: each.dependency, before, replaced, isAlive: false }];
    });
  };
}

/** Whether a dependency of the base is gone and not started anywhere else. */
function deadIn({ gone, pairs }: Progress): (located: Located) => boolean {
  const alive = new Set(pairs.flatMap(({ isAlive, before }) => (isAlive ? [before] : [])));
  return ({ dependency }) => gone.has(dependency) && !alive.has(dependency);
}

/** What the change does to each paired dependency; of several that were one before, the first is that one. */
function changesOf(
  pairs: readonly Pair[],
  gone: ReadonlySet<Dependency>,
): (readonly [Dependency, Change])[] {
  const followed = new Set<Dependency>();
  return pairs.map(({ dependency, before, replaced }) => {
    // Switching a server on adds it.
    const isEnabled = before.declaration.disabled && !dependency.declaration.disabled;
    const isFirst = gone.has(before) && !followed.has(before);
    followed.add(before);
    return [dependency, { kind: isFirst && !isEnabled ? 'changed' : 'added', before, replaced }];
  });
}

function locate(
  dependencies: readonly Dependency[],
  nameInBase: (path: string) => string,
): Located[] {
  return dependencies.map((dependency) => ({
    dependency,
    file: nameInBase(dependency.declaration.file),
  }));
}

function sidesOf(base: readonly Located[], head: readonly Located[]): Sides {
  const files = new Set(head.map(({ file }) => file));
  const filesOfBoth = new Set(base.map(({ file }) => file).filter((file) => files.has(file)));
  return { base, head, filesOfBoth };
}
