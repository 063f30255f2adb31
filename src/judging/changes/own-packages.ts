import type { Dependency } from '../../model/model.ts';

/**
 * Adds the project packages that a change puts before a dependency. If the same launch existed before, these
 * packages alter it. If the launch is new as well, they are judged beside it.
 *
 * @param before its former state; null if it is new, or there is no base
 */
export function withNewOwnPackages(dependency: Dependency, before: Dependency | null): Dependency {
  const { type, name, ownPackages = [], alterations } = dependency;
  const isSame = before?.type === type && before.name === name;
  if (ownPackages.length === 0 || type === 'local' || !isSame) return dependency;
  const knownDigests = new Set(before.ownPackages?.map(({ contentDigest }) => contentDigest));
  const added = ownPackages.filter(({ contentDigest }) => !knownDigests.has(contentDigest));
  return added.length === 0
    ? dependency
    : { ...dependency, alterations: [...alterations, ...added] };
}
