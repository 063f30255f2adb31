import { nameKeys } from '../../export/records.ts';
import type { Identity, SelectedServer } from '../../model/model.ts';

/**
 * Returns the servers that might list any of the identities, in their original order. Servers are matched by
 * name without the ecosystem, so the caller compares identities.
 */
export type NamedServers = (identities: readonly Identity[]) => readonly SelectedServer[];

export function indexNames(servers: readonly SelectedServer[]): NamedServers {
  const places = new Map<string, number[]>();
  for (const [at, { record }] of servers.entries()) {
    for (const key of nameKeys(record.name, record.packageRefs)) {
      const knownPlaces = places.get(key);
      if (knownPlaces === undefined) places.set(key, [at]);
      else knownPlaces.push(at);
    }
  }
  return (identities) => {
    const serverIndexes = new Set(identities.flatMap(({ name }) => places.get(name) ?? []));
    return [...serverIndexes].sort((a, b) => a - b).flatMap((at) => servers[at] ?? []);
  };
}
