import { nameKeys } from '../../export/records.ts';
import type { Identity, SelectedServer } from '../../model/model.ts';

/**
 * Finds the servers that may list at least one of the identities, in order. The caller compares the
 * identities.
 */
export type NamedServers = (identities: readonly Identity[]) => readonly SelectedServer[];

/** Indexes servers by their names, so that a lookup does not scan all of them. */
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
