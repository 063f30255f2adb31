import type { DependencyType, Identity, PackageRef } from '../model.ts';
import { identityKey } from '../versions/ecosystems.ts';

/** Shorter names are one edit from too many others. */
const shortestName = 5;
/** More would say nothing more. */
const mostNeighbours = 5;

/** Names by identity key of the watched one: listed packages whose name is one edit away. */
export type Neighbours = ReadonlyMap<string, readonly string[]>;

/** A search for look-alikes of some names among the listed ones, which pass by one at a time. */
export interface NeighbourSearch {
  readonly offer: (ref: Pick<PackageRef, 'type' | 'name'>) => void;
  readonly found: () => Neighbours;
}

/** Types whose names are registered by anybody, so that one can be made to look like another. */
export function hasLookalikes(type: DependencyType | null): type is DependencyType {
  return type !== null && ['npm', 'pypi', 'oci', 'nuget', 'golang', 'jsr'].includes(type);
}

/**
 * Starts a search for packages of the same ecosystem whose name differs from a watched one by one
 * character, or by two neighbouring ones that changed places. Within one namespace (an npm scope, an
 * image's account) names have one owner, and are no look-alikes.
 */
export function searchNeighbours(watched: readonly Identity[]): NeighbourSearch {
  const byLength = new Map<string, (Identity & { readonly owner: string })[]>();
  for (const identity of watched) {
    if (!hasLookalikes(identity.type) || identity.name.length < shortestName) continue;
    const bucket = `${identity.type}:${identity.name.length}`;
    const { type, name } = identity;
    const own = { type, name, owner: namespaceOf(name) };
    byLength.set(bucket, [...(byLength.get(bucket) ?? []), own]);
  }
  const neighbours = new Map<string, string[]>();
  return {
    offer({ type, name }) {
      if (byLength.size === 0 || !hasLookalikes(type)) return;
      const owner = namespaceOf(name);
      for (let length = name.length - 1; length <= name.length + 1; length += 1) {
        for (const identity of byLength.get(`${type}:${length}`) ?? []) {
          if (owner !== '' && owner === identity.owner) continue;
          if (!isOneEdit(identity.name, name)) continue;
          const key = identityKey(identity);
          const known = neighbours.get(key) ?? [];
          if (known.length < mostNeighbours && !known.includes(name)) {
            neighbours.set(key, [...known, name]);
          }
        }
      }
    },
    found: () => neighbours,
  };
}

/** One insertion, deletion, substitution or transposition of neighbouring characters. */
function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
}

function namespaceOf(name: string): string {
  const namespace = name.slice(0, Math.max(0, name.lastIndexOf('/')));
  return namespace === 'docker.io/library' ? '' : namespace;
}
