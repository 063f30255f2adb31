import type { Dependency, Pattern } from '../model.ts';
import { meansVersion, type NameTest, nameTest } from './pattern.ts';

/** Asks about the versions of a dependency that count. */
export type Asked = (means: (version: string) => boolean) => boolean;

/** Whether a pattern means a dependency; by its certain version, unless others are asked about. */
export type Meaning = (dependency: Dependency, asked?: Asked) => boolean;

/**
 * What a pattern means, compiled once for it is asked of every dependency.
 *
 * @param isOf whether a version is one of the pattern's
 * @param isNamed whether a name is one of the pattern's
 */
export function meaningOf(
  pattern: Pattern,
  isOf = meansVersion,
  isNamed: NameTest = nameTest(pattern),
): Meaning {
  return (dependency, asked = byExactVersion(dependency)) =>
    dependency.name !== null &&
    isNamed(dependency.type, dependency.name) &&
    (pattern.version === null || asked((version) => isOf(pattern, version)));
}

/** What is not pinned has no version that a pattern could mean. */
function byExactVersion(dependency: Dependency): Asked {
  const version = exactVersion(dependency);
  return (means) => version !== null && means(version);
}

/** The version that is certain: a lockfile's, or an exact one of the declaration. */
export function exactVersion({ resolved, pin, version }: Dependency): string | null {
  if (resolved !== null) return resolved.version;
  return pin === 'exact' || pin === 'digest' || pin === 'git' ? version : null;
}
