import type { ChangeKind, Dependency } from '../model.ts';
import { fingerprint, type Side } from './fingerprint.ts';

/** What became of the dependencies of a base. */
export interface Comparison {
  /** For each dependency of the head what the change does to it, and what it was before. */
  readonly changes: ReadonlyMap<Dependency, Change>;
  /** Dependencies of the base that are gone, and that nothing took the place of. */
  readonly removed: readonly Dependency[];
}

export interface Change {
  readonly kind: ChangeKind;
  readonly before: Dependency | null;
  /**
   * All that it may have taken the place of, where that is told by the place alone: one list for all
   * that came to the same place.
   */
  readonly replaced: readonly Dependency[];
}

/**
 * Compares two trees. A dependency is unchanged where the base has one of the same client file (or of
 * the identical file that was renamed) with the same identity, version and its source, state, command,
 * arguments, address, folder and altering environment; its alias does not count, for it is no identity.
 * Of the others each has what it was before: the same package, or what has left its place. There what
 * is gone stands for all that came, so that nothing is let pass by what was put beside it.
 *
 * @param renamed paths of the base by those of the head that are identical files under a new name
 */
export function compare(base: Side, head: Side, renamed: ReadonlyMap<string, string>): Comparison {
  const nameInBase = (path: string): string => renamed.get(path) ?? path;
  const inBase = ({ declaration: { file } }: Dependency): string => nameInBase(file);
  const prints = new Map(
    base.dependencies.map((each) => [each, fingerprint(each, base, (path) => path)]),
  );
  const known = new Map([...prints].map(([each, print]) => [print, each]));
  const changes = new Map<Dependency, Change>();
  const kept = new Set<string>();
  for (const dependency of head.dependencies) {
    const print = fingerprint(dependency, head, nameInBase);
    const before = known.get(print);
    if (before === undefined) continue;
    changes.set(dependency, { kind: 'unchanged', before, replaced: [] });
    kept.add(print);
  }
  // The same launch may stand twice in the base: what is there is not gone.
  const gone = base.dependencies.filter((each) => !kept.has(prints.get(each) ?? ''));
  const isGone = new Set(gone);
  /** What of the gone is told to be before something. */
  const followed = new Set<Dependency>();
  /** What of the gone is still started, elsewhere or in another way. */
  const alive = new Set<Dependency>();
  const left = (): Dependency[] => head.dependencies.filter((each) => !changes.has(each));
  const pair = (dependency: Dependency, before: Dependency, replaced: readonly Dependency[]) => {
    // Who switches a server on brings it in.
    const isEnabled = before.declaration.disabled && !dependency.declaration.disabled;
    const isFirst = isGone.has(before) && !followed.has(before);
    changes.set(dependency, {
      kind: isEnabled || !isFirst ? 'added' : 'changed',
      before,
      replaced,
    });
    followed.add(before);
  };
  const bySelf = (place: Place): void => {
    const waiting = Map.groupBy(
      gone.filter((each) => !followed.has(each)),
      (each) => place(each, each.declaration.file),
    );
    for (const dependency of left()) {
      const key = place(dependency, inBase(dependency));
      const before = key === null ? undefined : waiting.get(key)?.shift();
      if (before === undefined) continue;
      pair(dependency, before, []);
      // What is switched off at the same time is as good as gone.
      if (before.declaration.disabled || !dependency.declaration.disabled) alive.add(before);
    }
  };
  const byPlace = (place: Place, hasLeft: (each: Dependency) => boolean): void => {
    const identified = (each: Dependency, key: string): string =>
      JSON.stringify([key, each.type, each.name]);
    const staying = new Set(
      head.dependencies.flatMap((each) => {
        const key = each.declaration.disabled ? null : place(each, inBase(each));
        return key === null ? [] : [identified(each, key)];
      }),
    );
    const waiting = Map.groupBy(base.dependencies.filter(hasLeft), (each) => {
      const key = place(each, each.declaration.file);
      return key === null || staying.has(identified(each, key)) ? null : key;
    });
    const next = new Map<string, number>();
    for (const dependency of left()) {
      const key = place(dependency, inBase(dependency));
      const there = key === null ? undefined : waiting.get(key);
      if (key === null || there === undefined) continue;
      const at = next.get(key) ?? 0;
      next.set(key, at + 1);
      const before = there[at] ?? there[0];
      if (before !== undefined) pair(dependency, before, there);
    }
  };
  const [filesThen, filesNow] = [
    new Set(base.dependencies.map((each) => each.declaration.file)),
    new Set(head.dependencies.map(inBase)),
  ];
  const isDead = (each: Dependency): boolean => isGone.has(each) && !alive.has(each);
  bySelf(({ type, name, role }, file) => JSON.stringify([file, role, type, name]));
  // Who calls for the alias gets what stands there now, wherever its server went.
  byPlace(
    ({ role, declaration }, file) => inFile(declaration, [file, role, declaration.alias]),
    () => true,
  );
  bySelf(({ type, name, role }) => JSON.stringify([role, type, name]));
  byPlace(
    ({ role, declaration }) => inFile(declaration, [role, declaration.alias]),
    (each) => isDead(each) || !filesNow.has(each.declaration.file),
  );
  // The last ones keep a server from losing its grade by being renamed at the same time.
  byPlace(({ role, declaration }, file) => inFile(declaration, [file, role]), isDead);
  byPlace(
    ({ role, declaration }, file) =>
      filesThen.has(file) && filesNow.has(file) ? null : inFile(declaration, [role]),
    isDead,
  );
  for (const dependency of left())
    changes.set(dependency, { kind: 'added', before: null, replaced: [] });
  return { changes, removed: gone.filter((each) => !followed.has(each)) };
}

/**
 * Where a dependency stands; null for nowhere. Those of package manifests are known by their name alone.
 *
 * @param file in the base
 */
type Place = (dependency: Dependency, file: string) => string | null;

function inFile({ client }: Dependency['declaration'], parts: readonly string[]): string | null {
  return client === 'package-manifest' ? null : JSON.stringify(parts);
}
