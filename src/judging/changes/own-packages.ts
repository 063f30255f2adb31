import type { Dependency } from '../../model/model.ts';

/**
 * Adds to a dependency's alterations any project packages that newly take precedence over the dependency.
 * Returns the dependency unchanged if it is new, because its packages are judged separately.
 *
 * @param before the dependency's former state; null if the dependency is new or there is no base
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
