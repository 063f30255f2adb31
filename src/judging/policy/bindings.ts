import type { AcceptedRegistry, Dependency } from '../../model/model.ts';
import { createDependencyTest } from '../patterns/dependency-test.ts';
import { compareSpecificity } from '../patterns/relations.ts';
import type { Override } from './keys/servers.ts';
import type { Policy } from './keys.ts';

/** Returns the dependency without the alterations that only select a registry accepted by the policy. */
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
  // Variables and settings that only select a mirror do not count as part of the launch.
  const [ofMirror, others] = [accepts, alterations].map(
    (each) => new Set(each.map(({ what }) => what)),
  );
  const variableUses = dependency.variableUses.filter(
    ({ name, files }) => files.length > 0 || !ofMirror?.has(name) || others?.has(name),
  );
  return { ...dependency, alterations, variableUses };
}

/**
 * Returns a function that looks up the id of the server record to which a policy binds a dependency; the id
 * is null if there is no binding. A floor's bindings take precedence over the bindings of the policies that
 * the floor limits, unless `servers` is overridable.
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
