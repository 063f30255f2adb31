import { alterationsOf } from '../launch/environment.ts';
import type { ChangeKind, Dependency } from '../model.ts';

/** A side of a comparison: what a tree brings in, and what else counts for whether it is the same. */
export interface Side {
  readonly dependencies: readonly Dependency[];
  /**
   * Names the content of a file that alters a launch; equal for equal content, and for what cannot be
   * read equal to nothing on the other side.
   */
  readonly contentOf: (file: string) => string;
}

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
}

/**
 * Compares two trees. A dependency is unchanged where the base has one of the same client file (or of
 * the identical file that was renamed) with the same identity, version and its source, state, command,
 * arguments, address, folder and altering environment; its alias does not count, for it is no identity.
 * Of the others each takes the place of at most one that is gone, for the version moves and for
 * `grade-lost`: nothing passes by being paired.
 *
 * @param renamed paths of the base by those of the head that are identical files under a new name
 */
export function compare(base: Side, head: Side, renamed: ReadonlyMap<string, string>): Comparison {
  const inBase = (dependency: Dependency): string => {
    const { file } = dependency.declaration;
    return renamed.get(file) ?? file;
  };
  const known = new Map(
    base.dependencies.map((each) => [fingerprint(each, each.declaration.file, base), each]),
  );
  const changes = new Map<Dependency, Change>();
  const same = new Set<Dependency>();
  for (const dependency of head.dependencies) {
    const before = known.get(fingerprint(dependency, inBase(dependency), head));
    if (before === undefined) continue;
    changes.set(dependency, { kind: 'unchanged', before });
    same.add(before);
  }
  // The same launch may stand twice in the base: what is there is not gone.
  const kept = new Set([...same].map((each) => fingerprint(each, each.declaration.file, base)));
  let gone = base.dependencies.filter(
    (each) => !kept.has(fingerprint(each, each.declaration.file, base)),
  );
  let left = head.dependencies.filter((each) => !changes.has(each));
  for (const place of places) {
    const waiting = Map.groupBy(gone, (each) => place(each, each.declaration.file));
    for (const dependency of left) {
      const key = place(dependency, inBase(dependency));
      const before = key === null ? undefined : waiting.get(key)?.shift();
      if (before === undefined) continue;
      // Who switches a server on brings it in.
      const isEnabled = before.declaration.disabled && !dependency.declaration.disabled;
      changes.set(dependency, { kind: isEnabled ? 'added' : 'changed', before });
      same.add(before);
    }
    gone = gone.filter((each) => !same.has(each));
    left = left.filter((each) => !changes.has(each));
  }
  for (const dependency of left) changes.set(dependency, { kind: 'added', before: null });
  return { changes, removed: gone };
}

/**
 * Where a dependency stands, from the firmest to the loosest: what comes to the place of what is gone
 * replaces it. The last one keeps a server from losing its grade by being renamed at the same time.
 * Those of package manifests are known by their name alone.
 */
const places: readonly ((dependency: Dependency, file: string) => string | null)[] = [
  ({ type, name, role }, file) => JSON.stringify([file, role, type, name]),
  ({ role, declaration }, file) => inFile(declaration, [file, role, declaration.alias]),
  ({ type, name, role }) => JSON.stringify([role, type, name]),
  ({ role, declaration }) => inFile(declaration, [role, declaration.alias]),
  ({ role, declaration }, file) => inFile(declaration, [file, role]),
];

function inFile({ client }: Dependency['declaration'], parts: readonly string[]): string | null {
  return client === 'package-manifest' ? null : JSON.stringify(parts);
}

/** Everything that makes a dependency what it is, as one text. */
function fingerprint(dependency: Dependency, file: string, { contentOf }: Side): string {
  const { role, type, name, specifier, pin, version, digest, resolved, reason, through } =
    dependency;
  const { client, disabled, launch } = dependency.declaration;
  const { command, args, cwd, url, registry, plugin, envFile, hooks, env } = launch;
  return JSON.stringify([
    file,
    client,
    [role, type, name, specifier, pin, version, digest, reason],
    resolved === null ? null : [resolved.version, resolved.file],
    disabled,
    [command, cwd, url, registry, plugin, envFile].map((word) => word?.text ?? null),
    args.map(({ text }) => text),
    alterationsOf(env).map(({ what }) => [what, env.get(what)?.text ?? null]),
    // A hook's value is not kept: whatever is edited around it may be it.
    hooks.length === 0 ? null : contentOf(dependency.declaration.file),
    // What alters it from elsewhere may have kept its name and have another value.
    dependency.alterations.map((each) => [
      each.kind,
      each.what,
      each.file,
      each.address ?? null,
      each.file === null ? null : contentOf(each.file),
    ]),
    through,
  ]);
}

/** The files whose content is part of what a dependency is. */
export function alteringFiles(dependencies: readonly Dependency[]): ReadonlySet<string> {
  return new Set(
    dependencies.flatMap(({ declaration, alterations }) => [
      ...alterations.flatMap(({ file }) => file ?? []),
      ...(declaration.launch.hooks.length > 0 ? [declaration.file] : []),
    ]),
  );
}
