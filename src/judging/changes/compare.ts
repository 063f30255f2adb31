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

export interface Comparison {
  readonly changes: ReadonlyMap<Dependency, Change>;
  /** Base dependencies that the change removed without a replacement. */
  readonly removed: readonly Dependency[];
}

export interface Change {
  readonly kind: ChangeKind;
  readonly before: Dependency | null;
  /**
   * Every base dependency that this dependency might have replaced, if the place in a file is the only
   * evidence of a replacement. All dependencies added at the same place share one list.
   */
  readonly replaced: readonly Dependency[];
  /** The differing parts, for display. */
  readonly parts: readonly ChangedPart[];
  /** Every differing part that can change which program starts. */
  readonly edited: readonly ChangedPartName[];
  /**
   * Why the dependency does not count as the same server in the same place; empty if it does, regardless of
   * other edits.
   */
  readonly obstacles: readonly Obstacle[];
  /**
   * Fingerprint of everything that determined which program the former dependency started; null if the
   * dependency is unchanged or has no former state.
   */
  readonly print: string | null;
}

export const added: Change = {
  ...{ kind: 'added', before: null, replaced: [], parts: [], edited: [] },
  ...{ obstacles: ['new'], print: null },
};

/**
 * Compares two trees and classifies the change to each dependency in the head.
 *
 * A dependency is unchanged if the base contains the same dependency in the same client file. An identical
 * renamed file, or a new file that the dependency moved to, counts as the same file. The place, identity,
 * version, version source, state, command, arguments, address, folder and launch-altering settings must
 * match. The alias must match too, unless no other server in the base uses the new alias. Disabling a
 * dependency does not count as a change.
 *
 * Every other dependency is paired with its former state, if any: the same package, or a dependency that
 * disappeared from the same place. Any dependency added at a place may have replaced any dependency removed
 * there, so a change cannot hide a replacement by adding another entry beside it.
 *
 * @param renamed maps the path of each renamed file in the head to the path of the identical file in the base
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
    // If the base contains a launch twice, a single copy in the head stands for both, so neither counts as
    // removed.
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

/**
 * Maximum number of base dependencies with the same fingerprint that each head dependency is compared with.
 */
const mostAlike = 50;

/**
 * Pairs dependencies that disappeared from a file with identical dependencies under the same alias in a new
 * file that clients read in the same place. Each dependency is paired only once. The rest of both files does
 * not matter.
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
 * Parts that identify a dependency. If one of them changes, the dependency becomes a different server or
 * becomes available to different people. For every other part, each rule decides whether a change matters.
 * The file's name does not identify a dependency if the client reads several files in one place.
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

/**
 * Describes the change to each paired dependency. If several dependencies continue one base dependency, only
 * the first counts as the original.
 */
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
    // Enabling a server counts as adding it.
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
    // Disabling a server adds nothing that needs to be judged.
    const isSwitchedOff =
      !isActive(now) && isSame({ ...partsNow.parts, enabled: true }, partsBefore.parts);
    if (isFirst && isSwitchedOff) return [dependency, { ...unedited, before }];
    // An identical launch that moved to another place counts only as a change of file, which is no obstacle.
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

const places: ReadonlySet<ChangedPartName> = new Set(['file', 'client', 'place']);

const isSame = (one: ComparedDependency['parts'], other: ComparedDependency['parts']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

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

/**
 * Reports whether a dependency took an alias that another server in the base uses or that a permission lists.
 */
type IsTaken = (dependency: Dependency, before: Dependency) => boolean;

/**
 * Creates a check for aliases that are already in use, because permissions for a server depend on its alias.
 * In tool names, `_` replaces characters that the names cannot contain. Keys in package manifests form a
 * separate namespace. An alias such as `#1` only denotes a position in a list. The same launch in another
 * file does not count as another server.
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
