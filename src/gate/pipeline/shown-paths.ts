import { relative } from 'node:path/posix';
import { ownCodePath } from '../../detection/ecosystems.ts';
import type {
  Alteration,
  ChangedPart,
  Declaration,
  Dependency,
  FileReport,
  Inventory,
  VariableUse,
} from '../../model/model.ts';

/**
 * Converts the repository paths used internally to the paths that a run shows, which are relative to the
 * judged folder. Paths outside the judged folder begin with `../`.
 */
export interface ShownPaths {
  readonly path: (path: string) => string;
  /** Converts a dependency; the same dependency always yields the same object. */
  readonly dependency: (dependency: Dependency) => Dependency;
  /** Converts a list of dependencies; the same list always yields the same object. */
  readonly dependencies: (dependencies: readonly Dependency[]) => readonly Dependency[];
  readonly file: (file: FileReport) => FileReport;
  readonly part: (part: ChangedPart) => ChangedPart;
  readonly inventory: (inventory: Inventory) => Inventory;
}

/**
 * Creates the path conversions for a judged folder.
 *
 * @param folder real path of the judged folder, relative to the repository root; empty for the root
 */
export function createShownPaths(folder: string): ShownPaths {
  const path = (from: string): string =>
    folder === '' ? from : relative(`/${folder}`, `/${from}`);
  const declaration = once((each: Declaration): Declaration => {
    const { environments, activations } = each;
    return {
      ...each,
      file: path(each.file),
      folder: path(each.folder),
      ...(environments && {
        environments: environments.map((one) => ({ ...one, file: path(one.file) })),
      }),
      ...(activations && {
        activations: activations.map((one) => ({
          ...one,
          folder: path(one.folder),
          ...(one.file !== undefined && { file: path(one.file) }),
        })),
      }),
    };
  });
  // Servers altered by the same file share its alteration objects, so they share the converted copies too.
  const alteration = once(
    (each: Alteration): Alteration =>
      each.file === null ? each : { ...each, file: path(each.file) },
  );
  const use = once((each: VariableUse): VariableUse => ({ ...each, files: each.files.map(path) }));
  const dependency = once((each: Dependency): Dependency => {
    const { resolved, ownPackages, namedFiles, variableUses } = each;
    const code = ownCodePath(each);
    return {
      ...each,
      ...(code !== null && { name: path(code) }),
      declaration: declaration(each.declaration),
      resolved: resolved === null ? null : { ...resolved, file: path(resolved.file) },
      alterations: each.alterations.map(alteration),
      variableUses: variableUses.map(use),
      ...(ownPackages && { ownPackages: ownPackages.map(alteration) }),
      ...(namedFiles && {
        namedFiles: namedFiles.map((one) => ({
          ...one,
          path: path(one.path),
          folder: path(one.folder),
        })),
      }),
    };
  });
  const dependencies = once((all: readonly Dependency[]) => all.map(dependency));
  const file = (each: FileReport): FileReport => ({
    ...each,
    path: path(each.path),
    ...(each.referredFile !== undefined && { referredFile: path(each.referredFile) }),
  });
  const inventory = (each: Inventory): Inventory => ({
    declarations: each.declarations.map(declaration),
    dependencies: dependencies(each.dependencies),
    candidates: dependencies(each.candidates),
    files: each.files.map(file),
    autoApproved: each.autoApproved.map((one) => ({ ...one, file: path(one.file) })),
    searched: each.searched,
    withPrograms: each.withPrograms,
  });
  const part = (each: ChangedPart): ChangedPart => {
    const { isPath, from, to } = each;
    return isPath ? { ...each, from: from && path(from), to: to && path(to) } : each;
  };
  if (folder !== '') return { path, dependency, dependencies, file, part, inventory };
  const identity = { dependency: same, dependencies: same };
  return { path, ...identity, file: same, part: same, inventory: same };
}

const same = <T>(value: T): T => value;

/** Returns the function memoized by the identity of its argument. */
function once<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const knownResults = new WeakMap<K, V>();
  return (key) => {
    const value = knownResults.get(key) ?? compute(key);
    knownResults.set(key, value);
    return value;
  };
}
