import type { Dependency } from '../../model/model.ts';

/** Returns the files behind those alterations of dependencies that projects are expected to have. */
export function expectedFiles(dependencies: readonly Dependency[]): Set<string> {
  return new Set(
    dependencies.flatMap(({ alterations }) =>
      alterations.flatMap(({ isExpected, file }) => (isExpected && file !== null ? [file] : [])),
    ),
  );
}

/**
 * Removes the alterations by files that a project is expected to have, unless the change adds or edits the
 * file. A package manager release that was pinned before does not block pull requests.
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
