import type { AcceptedRegistry, Dependency, Override } from '../model.ts';
import { meansVersion, nameTest, specificity } from './pattern.ts';
import { exactVersion } from './terms.ts';

/** A dependency without the registries that the policy takes for the default one. */
export function withAcceptedRegistries(
  dependency: Dependency,
  registries: readonly AcceptedRegistry[],
): Dependency {
  const accepted = new Set(
    registries.flatMap(({ type, address }) => (type === dependency.type ? [address] : [])),
  );
  if (accepted.size === 0) return dependency;
  const alterations = dependency.alterations.filter(
    ({ kind, address }) => kind !== 'registry' || address === undefined || !accepted.has(address),
  );
  return { ...dependency, alterations };
}

/** Tells the record that a policy binds a dependency to, by its id; null where it binds it to none. */
export function openBindings(
  overrides: readonly Override[],
): (dependency: Dependency) => string | null {
  const bound = overrides
    .filter(({ server }) => server !== null)
    .map(({ match, server }) => ({ match, server, isNamed: nameTest(match) }))
    .sort((a, b) => specificity(b.match) - specificity(a.match));
  return (dependency) => {
    const { type, name } = dependency;
    if (name === null) return null;
    const version = exactVersion(dependency);
    const found = bound.find(
      ({ match, isNamed }) =>
        isNamed(type, name) &&
        (match.version === null || (version !== null && meansVersion(match, version))),
    );
    return found?.server ?? null;
  };
}
