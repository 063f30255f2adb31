import type { Identity } from '../../model/model.ts';
import { hasLookalikes, minNameLength, namespaceOf } from '../store/neighbours.ts';

/*
 * Keys under which listed packages are found by nearly the same name, so that a search reads a few pages
 * of them and not all. Of two names that are one edit apart, at least the beginning or the end of half
 * the length is equal: an edit is in one half only. So a package is listed under both halves of its name.
 *
 * Names within one namespace are no look-alikes of each other (neighbours.ts), and a scope may have very
 * many. So names whose first half has their whole namespace are listed apart from others with this half,
 * and a name of that namespace does not search there.
 */

/** The keys under which a listed package is found. */
export function lookalikeKeys(listed: Identity): string[] {
  const { type, name } = listed;
  const half = halfOf(name.length);
  return [
    `${type}:${isWithin(listed, half) ? 'own' : 'any'}:${name.slice(0, half)}`,
    `${type}:end:${name.slice(-half)}`,
  ];
}

/** The keys that have all look-alikes of a watched package: at least those that `searchNeighbours` finds. */
export function lookalikeProbes(watched: Identity): string[] {
  const { type, name } = watched;
  if (!hasLookalikes(type) || name.length < minNameLength) return [];
  const halves = new Set([-1, 0, 1].map((change) => halfOf(name.length + change)));
  return [...halves].flatMap((half) => [
    ...(isWithin(watched, half) ? [] : [`${type}:own:${name.slice(0, half)}`]),
    `${type}:any:${name.slice(0, half)}`,
    `${type}:end:${name.slice(-half)}`,
  ]);
}

/** Half the length of a name, so that two adjacent characters that are swapped are in one half as well. */
const halfOf = (length: number): number => Math.max(1, Math.floor((length - 1) / 2));

/** Whether the first characters of a name have its whole namespace, which has one owner. */
function isWithin(identity: Identity, length: number): boolean {
  const namespace = namespaceOf(identity);
  return namespace !== '' && namespace.length < length;
}
