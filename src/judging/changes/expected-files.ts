import type { Dependency } from '../../model/model.ts';

/** Files that projects are expected to have, as the alterations of dependencies name them. */
export function expectedFiles(dependencies: readonly Dependency[]): Set<string> {
  return new Set(
    dependencies.flatMap(({ alterations }) =>
      alterations.flatMap(({ isExpected, file }) => (isExpected && file !== null ? [file] : [])),
    ),
  );
}

/**
 * A dependency without the alterations by files that a project is expected to have, but for those that the
 * change brings: nobody is blocked for the release of a package manager that was there.
 */
export function withoutExpected(
  dependency: Dependency,
  brings: (file: string) => boolean,
): Dependency {
  const alterations = dependency.alterations.filter(
    ({ isExpected, file }) => !isExpected || (file !== null && brings(file)),
  );
  return alterations.length === dependency.alterations.length
    ? dependency
    : { ...dependency, alterations };
}
