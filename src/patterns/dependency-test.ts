import type { Dependency, Pattern } from '../model.ts';
import { isCommit } from '../versions/git.ts';
import { matchesVersion, type NameTest, nameTest } from './match.ts';

/** Whether a pattern means a dependency; by its certain version, unless what is known of it is given. */
export type DependencyTest = (dependency: Dependency, known?: readonly string[]) => boolean;

/**
 * What a pattern means, compiled once for it is asked of every dependency.
 *
 * @param isOf whether what is known of a version makes it one of the pattern's
 * @param isNamed whether a name is one of the pattern's
 */
export function dependencyTest(
  pattern: Pattern,
  isOf = matchesAny,
  isNamed: NameTest = nameTest(pattern),
): DependencyTest {
  return (dependency, known = certainVersions(dependency)) =>
    dependency.name !== null &&
    isNamed(dependency.type, dependency.name) &&
    (pattern.version === null || isOf(pattern, known));
}

function matchesAny(pattern: Pattern, versions: readonly string[]): boolean {
  return versions.some((version) => matchesVersion(pattern, version));
}

/** What is not pinned has no version that a pattern could mean; a branch or tag of git pins nothing. */
function certainVersions(dependency: Dependency): string[] {
  const stated = statedVersion(dependency);
  if (stated === null) return [];
  const mayMove = dependency.resolved === null && dependency.pin === 'git' && !isCommit(stated);
  return mayMove ? [] : [stated];
}

/** The version that a lockfile proves, or that the declaration names: one version, or a ref of git. */
export function statedVersion({ resolved, pin, version }: Dependency): string | null {
  if (resolved !== null) return resolved.version;
  return pin === 'exact' || pin === 'digest' || pin === 'git' ? version : null;
}
