import type { Dependency } from '../../model/model.ts';
import { hasVersions, versionPart } from './ecosystems.ts';
import { isCommit } from './git.ts';

/** Returns whether every start fetches the same version; null for dependencies without versions. */
export function isPinned(dependency: Dependency): boolean | null {
  if (!hasVersions(dependency)) return null;
  const { pin, specifier } = versionPart(dependency);
  const isExact = pin === 'exact' || pin === 'digest';
  return dependency.resolved !== null || isExact || (pin === 'git' && isCommit(specifier ?? ''));
}
