import type { Dependency } from '../../model/model.ts';

export function expectedFiles(dependencies: readonly Dependency[]): Set<string> {
  return new Set(
    dependencies.flatMap(({ alterations }) =>
      alterations.flatMap(({ isExpected, file }) => (isExpected && file !== null ? [file] : [])),
    ),
  );
}

/**
 * Removes expected alterations, unless the change adds or edits the file that causes them. For example, a
 * package manager release that was already pinned does not block pull requests.
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
