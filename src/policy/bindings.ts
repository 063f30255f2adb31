import type { AcceptedRegistry, Dependency, Override, Policy } from '../model.ts';
import { meaningOf } from '../patterns/meaning.ts';
import { bySpecificity } from '../patterns/relations.ts';

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

/**
 * Tells the record that a policy binds a dependency to, by its id; null where it binds it to none. The
 * organisation's word counts before the repository's, but where it lets repositories say it.
 */
export function openBindings({
  overrides,
  floor,
}: Pick<Policy, 'overrides' | 'floor'>): (dependency: Dependency) => string | null {
  const [own, ofFloor] = [boundBy(overrides), boundBy(floor?.overrides ?? [])];
  const bound = floor?.overridable.has('servers') ? [...own, ...ofFloor] : [...ofFloor, ...own];
  return (dependency) => bound.find(({ means }) => means(dependency))?.server ?? null;
}

function boundBy(overrides: readonly Override[]) {
  return overrides
    .filter(({ server }) => server !== null)
    .map(({ match, server }) => ({ match, server, means: meaningOf(match) }))
    .sort(bySpecificity);
}
