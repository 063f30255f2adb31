import type { AcceptedRegistry, Dependency } from '../model.ts';
import { dependencyTest } from '../patterns/dependency-test.ts';
import { bySpecificity } from '../patterns/relations.ts';
import type { Override } from './keys/servers.ts';
import type { Policy } from './keys.ts';

/** Returns the dependency without the alterations that only name a registry which the policy accepts. */
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

/**
 * Returns a function that looks up the id of the server record that a policy binds a dependency to, or
 * null if there is no binding. A floor's bindings take precedence over those of what it limits, unless
 * `servers` is overridable.
 */
export function openBindings({
  values,
  floors,
}: Pick<Policy, 'values' | 'floors'>): (dependency: Dependency) => string | null {
  const lists = [bindingsIn(values.servers)];
  for (const floor of floors) {
    const own = bindingsIn(floor.values.servers ?? []);
    if (floor.overridable.has('servers')) lists.push(own);
    else lists.unshift(own);
  }
  const bindings = lists.flat();
  return (dependency) => bindings.find(({ matches }) => matches(dependency))?.server ?? null;
}

function bindingsIn(overrides: readonly Override[]) {
  return overrides
    .filter(({ server }) => server !== null)
    .map(({ match, server }) => ({ match, server, matches: dependencyTest(match) }))
    .sort(bySpecificity);
}
