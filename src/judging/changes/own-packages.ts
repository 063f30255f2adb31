import type { Dependency } from '../../model/model.ts';

/**
 * A dependency with the packages of the project that a change puts before it: where the same launch stood
 * before, they alter it. Where the launch is new as well, they are judged beside it.
 *
 * @param before what it was in the base; null if it is new, or there is no base
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
