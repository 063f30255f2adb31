import type {
  ChangedPart,
  ChangedPartName,
  ChangeKind,
  Declaration,
  Dependency,
  Obstacle,
} from '../../model/model.ts';
import { isActive } from './activity.ts';
import { type ComparedDependency, compareDependencies } from './changed-parts.ts';
import { decidingParts, fingerprint, isReplacedInLockfile, type Side } from './fingerprint.ts';
import { type LocatedDependency, type Pair, pairDependencies } from './pairs.ts';
import { isActiveAsBefore, isReadAsBefore } from './places.ts';

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
  /** What differs from before, to be shown. */
  readonly parts: readonly ChangedPart[];
  /** Every part that differs and can decide what is started. */
  readonly edited: readonly ChangedPartName[];
  /** Why it is not the same server in the same place; empty if it is, whatever the change edits of it. */
  readonly obstacles: readonly Obstacle[];
  /** Identifies what it was before, with all that decides what it starts; null if it is new. */
  readonly print: string | null;
}

/** The change of what is new. */
export const added: Change = {
  ...{ kind: 'added', before: null, replaced: [], parts: [], edited: [] },
  ...{ obstacles: ['new'], print: null },
};

/**
 * Compares two trees. A dependency is unchanged where the base has one in the same client file (or in
 * the identical file that was renamed, or in one that it left for a new file) in the same place with the
 * same identity, version and its source, state, command, arguments, address, folder and altering
 * environment, under the same alias or one that no other server of the base has; switching it off makes no
 * difference.
 * Every other one is paired with what it was before: the same package, or what has left its place. There
 * everything that left may have been replaced by everything that came, so that a change cannot hide what
 * it replaces by putting something else beside it.
 *
 * @param renamed paths of the base by those of the head that are identical files under a new name
 */
export function compare(base: Side, head: Side, renamed: ReadonlyMap<string, string>): Comparison {
  const nameInBase = (path: string): string => renamed.get(path) ?? path;
  const isTaken = createAliasCheck(base, head);
  const { unchanged, gone } = findUnchanged(base, head, nameInBase, isTaken);
  const pairs = pairDependencies(
    locate(base.dependencies, (path) => path),
    locate(head.dependencies, nameInBase),
    { gone, unchanged },
  );
  const handledDependencies = new Set([
    ...unchanged.keys(),
    ...pairs.map(({ dependency }) => dependency),
  ]);
  const followed = new Set(pairs.map(({ before }) => before));
  const comparison = { base, head, nameInBase, isTaken };
  return {
    changes: new Map([
      ...unchanged,
      ...describeChanges(pairs, gone, comparison),
      ...head.dependencies.flatMap((each) =>
        handledDependencies.has(each) ? [] : [[each, added] as const],
      ),
    ]),
    removed: [...gone].filter((each) => !followed.has(each)),
  };
}

const unedited: Change = { ...added, kind: 'unchanged', obstacles: [] };

/** Dependencies whose fingerprint the base has too, and what is gone from the base. */
function findUnchanged(
  base: Side,
  head: Side,
  nameInBase: (path: string) => string,
  isTaken: IsTaken,
): { unchanged: Map<Dependency, Change>; gone: Set<Dependency> } {
  const byPrint = Map.groupBy(base.dependencies, (each) => fingerprint(each, base, (path) => path));
  const holds = { base: base.holds, head: head.holds };
  const unchanged = new Map<Dependency, Change>();
  const keptGroups = new Set<readonly Dependency[]>();
  const followed = new Set<Dependency>();
  for (const dependency of head.dependencies) {
    const same = byPrint.get(fingerprint(dependency, head, nameInBase)) ?? [];
    const before = same.find(
      (each) =>
        !followed.has(each) &&
        !isTaken(dependency, each) &&
        isReadAsBefore(dependency.declaration, each.declaration, holds) &&
        isActiveAsBefore(dependency.declaration, each.declaration, holds, nameInBase) &&
        !isReplacedInLockfile(dependency, each, nameInBase),
    );
    if (before === undefined) continue;
    unchanged.set(dependency, { ...unedited, before });
    followed.add(before);
    // The base may have the same launch twice: one of it in the head keeps both.
    keptGroups.add(same);
  }
  const stays = new Set([...keptGroups].flat());
  const gone = new Set(base.dependencies.filter((each) => !stays.has(each)));
  const rest = head.dependencies.filter((each) => !unchanged.has(each));
  for (const [dependency, before] of findMoved({ ...base, gone }, { ...head, rest }, nameInBase)) {
    unchanged.set(dependency, { ...unedited, before });
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
          isReadAsBefore(dependency.declaration, each.declaration, holds) &&
          isActiveAsBefore(dependency.declaration, each.declaration, holds, nameInBase) &&
          !isReplacedInLockfile(dependency, each, nameInBase),
      );
    const [before] = index < 0 ? [] : same.splice(index, 1);
    if (before !== undefined) moved.set(dependency, before);
  }
  return moved;
}

/**
 * The parts that make it another server, or one that others meet; of any other part rules say themselves
 * whether it matters. Where a client reads several files in one place, the file is none of them.
 */
const isIdentity: ReadonlySet<ChangedPartName> = new Set([
  ...(['server', 'registry', 'integrity', 'ownPackages'] as const),
  ...(['file', 'client', 'place', 'activation'] as const),
]);

interface ComparedSides {
  readonly base: Side;
  readonly head: Side;
  readonly nameInBase: (path: string) => string;
  readonly isTaken: IsTaken;
}

/** What the change does to each paired dependency; of several that were one before, the first is that one. */
function describeChanges(
  pairs: readonly Pair[],
  gone: ReadonlySet<Dependency>,
  { base, head, nameInBase, isTaken }: ComparedSides,
): (readonly [Dependency, Change])[] {
  const followed = new Set<Dependency>();
  const [ofBase, ofHead] = [
    createPartsLookup(base, (path) => path),
    createPartsLookup(head, nameInBase),
  ];
  const holds = { base: base.holds, head: head.holds };
  return pairs.map(({ dependency, before, replaced }) => {
    const [now, declarationBefore] = [dependency.declaration, before.declaration];
    // Switching a server on adds it.
    const isEnabled = !isActive(declarationBefore) && isActive(now);
    const isFirst = gone.has(before) && !followed.has(before);
    followed.add(before);
    const [partsNow, partsBefore] = [ofHead(dependency), ofBase(before)];
    const difference = compareDependencies(partsNow, partsBefore, [
      ...(isReadAsBefore(now, declarationBefore, holds) ? [] : (['place'] as const)),
      ...(isActiveAsBefore(now, declarationBefore, holds, nameInBase)
        ? []
        : (['activation'] as const)),
      ...(isReplacedInLockfile(dependency, before, nameInBase) ? (['integrity'] as const) : []),
    ]);
    // Switching it off brings nothing that could be judged.
    const isSwitchedOff =
      !isActive(now) && isSame({ ...partsNow.parts, enabled: true }, partsBefore.parts);
    if (isFirst && isSwitchedOff) return [dependency, { ...unedited, before }];
    // What left one place and stands in another with the same launch is as it was before.
    const isMove =
      isFirst &&
      now.file !== declarationBefore.file &&
      difference.edited.length > 0 &&
      difference.edited.every((part) => places.has(part));
    const edited: readonly ChangedPartName[] = isMove ? ['file'] : difference.edited;
    const obstacles: Obstacle[] = [
      ...(isFirst ? [] : (['new'] as const)),
      ...edited.filter(
        (part) =>
          isIdentity.has(part) &&
          !(part === 'file' && (isMove || (now.place && declarationBefore.place))),
      ),
      ...(isEnabled ? (['enabled'] as const) : []),
      ...(isTaken(dependency, before) ? (['alias'] as const) : []),
    ];
    const kind = isFirst && !isEnabled ? 'changed' : 'added';
    const print = JSON.stringify(partsBefore.parts);
    return [
      dependency,
      { kind, before, replaced, parts: difference.parts, edited, obstacles, print },
    ];
  });
}

/** The parts that say where a declaration stands. */
const places: ReadonlySet<ChangedPartName> = new Set(['file', 'client', 'place']);

const isSame = (one: ComparedDependency['parts'], other: ComparedDependency['parts']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns a function that gives the dependencies of a side with what they are compared by. */
function createPartsLookup(
  side: Side,
  nameInBase: (path: string) => string,
): (dependency: Dependency) => ComparedDependency {
  const siblings = Map.groupBy(side.dependencies, ({ declaration }) => declaration);
  return (dependency) => ({
    dependency,
    siblings: siblings.get(dependency.declaration) ?? [],
    parts: decidingParts(dependency, side, nameInBase),
  });
}

/** Whether a dependency has another alias than before, which another server of the base had or a permission names. */
type IsTaken = (dependency: Dependency, before: Dependency) => boolean;

/**
 * What people allow a server hangs on its alias, with `_` for the characters that names of tools cannot
 * have. Keys of package manifests are names of their own; `#1` is a place in a list. The same launch in
 * another file is no other server.
 */
function createAliasCheck(base: Side, { permitted = new Set() }: Side): IsTaken {
  const toolName = (alias: string): string => alias.replace(/[^\w-]/g, '_');
  const permissionName = ({ alias, client }: Declaration): string | null =>
    /^#\d+$/.test(alias) ? null : `${client === 'package-manifest'} ${toolName(alias)}`;
  const isPermitted = ({ alias, client }: Declaration): boolean =>
    client !== 'package-manifest' && (permitted === null || permitted.has(toolName(alias)));
  const byDeclaration = Map.groupBy(base.dependencies, ({ declaration }) => declaration);
  const byName = Map.groupBy(byDeclaration, ([declaration]) => permissionName(declaration));
  byName.delete(null);
  const launches = new Map<Dependency, string>();
  const launchKey = (dependency: Dependency): string => {
    const knownLaunch = launches.get(dependency);
    if (knownLaunch !== undefined) return knownLaunch;
    const parts = decidingParts(dependency, base, (path) => path, '');
    const launch = JSON.stringify({ ...parts, client: null, enabled: null });
    launches.set(dependency, launch);
    return launch;
  };
  return ({ declaration }, before) =>
    declaration.alias !== before.declaration.alias &&
    (isPermitted(declaration) ||
      (byName.get(permissionName(declaration)) ?? []).some(
        ([, started]) => !started.some((each) => launchKey(each) === launchKey(before)),
      ));
}

function locate(
  dependencies: readonly Dependency[],
  nameInBase: (path: string) => string,
): LocatedDependency[] {
  return dependencies.map((dependency) => ({
    dependency,
    file: nameInBase(dependency.declaration.file),
  }));
}
