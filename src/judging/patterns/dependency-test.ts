import { isCommit, isOwnAddress, versionPart } from '../../detection/ecosystems.ts';
import type { Dependency, Pattern } from '../../model/model.ts';
import { createNameTest, matchesVersion, type NameTest } from './match.ts';

/**
 * Reports whether a pattern matches a dependency, judging by the versions in `known` or, by default, the
 * version that is certain to be launched.
 */
export type DependencyTest = (dependency: Dependency, known?: readonly string[]) => boolean;

/**
 * Compiles a pattern into a test for dependencies.
 *
 * @param matchesVersions by default, returns whether any known version matches the pattern's version
 */
export function createDependencyTest(
  pattern: Pattern,
  matchesVersions = matchesAny,
  matchesName: NameTest = createNameTest(pattern),
): DependencyTest {
  return (dependency, known = certainVersions(dependency)) => {
    const { type, name } = comparedName(dependency);
    return (
      name !== null &&
      matchesName(type, name) &&
      (pattern.version === null || matchesVersions(pattern, known))
    );
  };
}

/**
 * Returns the type and name to compare a pattern with. A service on the local machine is compared by its
 * address.
 */
function comparedName(dependency: Dependency): Pick<Dependency, 'type' | 'name'> {
  return isOwnAddress(dependency)
    ? { type: 'remote', name: dependency.address.reachable }
    : dependency;
}

const matchesAny = (pattern: Pattern, versions: readonly string[]): boolean =>
  versions.some((version) => matchesVersion(pattern, version));

/**
 * Returns the version that is certain to be launched; empty if the version is not pinned. A git branch or tag
 * does not pin a version.
 */
function certainVersions(dependency: Dependency): string[] {
  const stated = statedVersion(dependency);
  if (stated === null) return [];
  const { pin } = versionPart(dependency);
  const mayMove = dependency.resolved === null && pin === 'git' && !isCommit(stated);
  return mayMove ? [] : [stated];
}

/**
 * Returns the version that a lockfile proves, or else the single version or git ref in the declaration; null
 * if there is neither.
 */
export function statedVersion(dependency: Dependency): string | null {
  if (dependency.resolved !== null) return dependency.resolved.version;
  const { pin, version } = versionPart(dependency);
  return pin === 'exact' || pin === 'digest' || pin === 'git' ? version : null;
}
