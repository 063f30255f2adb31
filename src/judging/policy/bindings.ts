import type { AcceptedRegistry, Dependency } from '../../model/model.ts';
import { createDependencyTest } from '../patterns/dependency-test.ts';
import { compareSpecificity } from '../patterns/relations.ts';
import type { Override } from './keys/servers.ts';
import type { Policy } from './keys.ts';

/**
 * Returns the dependency without alterations whose only effect is to select a registry that the policy
 * accepts.
 */
export function withAcceptedRegistries(
  dependency: Dependency,
  registries: readonly AcceptedRegistry[],
): Dependency {
  const accepted = new Set(
    registries.flatMap(({ type, address }) => (type === dependency.type ? [address] : [])),
  );
  if (accepted.size === 0) return dependency;
  const { accepts = [], alterations = [] } = Object.groupBy(
    dependency.alterations,
    ({ kind, address }) =>
      kind === 'registry' && address !== undefined && accepted.has(address)
        ? 'accepts'
        : 'alterations',
  );
  if (accepts.length === 0) return dependency;
  // A variable that only selects an accepted mirror does not count as part of the launch.
  const [ofMirror, others] = [accepts, alterations].map(
    (each) => new Set(each.map(({ what }) => what)),
  );
  const variableUses = dependency.variableUses.filter(
    ({ name, files }) => files.length > 0 || !ofMirror?.has(name) || others?.has(name),
  );
  return { ...dependency, alterations, variableUses };
}

/**
 * Returns a function that looks up the id of the server record to which the policy binds a dependency, or
 * null. A floor's bindings take precedence over those of the policies below the floor, unless `servers` is
 * overridable.
 */
export function createBindingLookup({
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
    .map(({ match, server }) => ({ match, server, matches: createDependencyTest(match) }))
    .sort(compareSpecificity);
}
