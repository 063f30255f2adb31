import { ecosystems, identityKey } from '../../detection/ecosystems.ts';
import type { EcosystemType, Identity, PackageRef } from '../../model/model.ts';

/** Minimum length of a name to compare. Shorter names are one edit away from too many other names. */
const minNameLength = 5;
/** Maximum number of neighbours per watched name. More neighbours would not improve a report. */
const maxNeighbours = 5;

/**
 * Maps the identity key of a watched package to the names of listed packages that are one edit away from its
 * name.
 */
export type Neighbours = ReadonlyMap<string, readonly string[]>;

export interface NeighbourSearch {
  readonly add: (ref: Pick<PackageRef, 'type' | 'name'>) => void;
  readonly neighbours: () => Neighbours;
}

/** Reports whether anyone can register a name in this ecosystem, and thereby imitate another name. */
export function hasLookalikes(type: EcosystemType | null): type is EcosystemType {
  return type !== null && ecosystems[type].hasLookalikes;
}

/**
 * Starts a search for packages whose name differs from a watched name in the same ecosystem by one character,
 * or by two swapped adjacent characters. Ignores names that differ only in a number. Also ignores names
 * within one namespace (an npm scope or an image's account), because they have the same owner.
 */
export function searchNeighbours(watched: readonly Identity[]): NeighbourSearch {
  const byLength = new Map<string, (Identity & { readonly owner: string })[]>();
  for (const identity of watched) {
    if (!hasLookalikes(identity.type) || identity.name.length < minNameLength) continue;
    const bucket = `${identity.type}:${identity.name.length}`;
    const { type, name } = identity;
    const own = { type, name, owner: ownedNamespace(identity) };
    byLength.set(bucket, [...(byLength.get(bucket) ?? []), own]);
  }
  const neighbours = new Map<string, string[]>();
  return {
    add({ type, name }) {
      if (byLength.size === 0 || !hasLookalikes(type)) return;
      const owner = ownedNamespace({ type, name });
      for (let length = name.length - 1; length <= name.length + 1; length += 1) {
        for (const identity of byLength.get(`${type}:${length}`) ?? []) {
          if (owner !== '' && owner === identity.owner) continue;
          if (!isOneEdit(identity.name, name) || isNextInRow(identity.name, name)) continue;
          const key = identityKey(identity);
          const knownNeighbours = neighbours.get(key) ?? [];
          if (knownNeighbours.length < maxNeighbours && !knownNeighbours.includes(name)) {
            neighbours.set(key, [...knownNeighbours, name]);
          }
        }
      }
    },
    neighbours: () => neighbours,
  };
}

/** Reports whether two names differ by exactly one insertion, deletion, substitution or transposition. */
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

/** A number at the end of a word, as in `x-v1` and `@team6/files`, but not in `k8s`. */
const countingNumber = /(?<!\d)\d+(?![a-z\d])/gi;

/**
 * Reports whether two names differ only in a number that ends a word in both names, as in a series. Returns
 * false if a number is added or removed, which suggests imitation (`notes-2` for `notes`). Also returns false
 * for swapped digits, which suggest a typing error.
 */
function isNextInRow(a: string, b: string): boolean {
  const sortedDigits = (name: string): string => name.replace(/\D/g, '').split('').sort().join('');
  return (
    a.replace(countingNumber, '0') === b.replace(countingNumber, '0') &&
    sortedDigits(a) !== sortedDigits(b)
  );
}

/** Returns a name's namespace if the namespace has a single owner; otherwise, an empty string. */
function ownedNamespace({ type, name }: Identity): string {
  const namespace = name.slice(0, Math.max(0, name.lastIndexOf('/')));
  return namespace === ecosystems[type].sharedNamespace ? '' : namespace;
}
