import type { CacheScope } from './token.ts';

/** An entry of the cache: immutable once it is finalised. */
export interface CacheEntry {
  key: string;
  /** Hash of the paths and the compression. */
  readonly version: string;
  /** The ref of the job that saved it. */
  readonly scope: string;
  /** Null until the upload is whole. */
  bytes: Buffer | null;
  /** Whether jobs find it; until then it is a reservation, which keeps its key. */
  isFinalised: boolean;
}

/** What became of a reservation: the entry, or why there is none. */
export type Reservation =
  | { readonly kind: 'reserved'; readonly entry: CacheEntry }
  | { readonly kind: 'exists'; readonly scope: string }
  | { readonly kind: 'denied' };

/**
 * The entry that a job finds. Its scopes are tried one after the other: its own ref, then the base and the
 * default branch. In each, an entry with exactly one of the keys comes before one whose key only begins
 * with one, the first key before the others, and the newest entry before older ones. Another version is
 * another entry. Sources: "Matching a cache key" and "Restrictions for accessing a cache", GitHub's
 * documentation; `findCache` of nektos/act (pkg/artifactcache/handler.go).
 */
export function findEntry(
  entries: readonly CacheEntry[],
  keys: readonly string[],
  version: string,
  scopes: readonly CacheScope[],
): CacheEntry | undefined {
  for (const { Scope, Permission } of scopes) {
    if ((Permission & 1) === 0) continue;
    const readable = entries.filter(
      (entry) => entry.isFinalised && entry.version === version && entry.scope === Scope,
    );
    const exact = (key: string) => readable.findLast((entry) => entry.key === key);
    const longer = (key: string) => readable.findLast((entry) => entry.key.startsWith(key));
    for (const match of [...keys.map(exact), ...keys.map(longer)]) if (match) return match;
  }
  return undefined;
}

/**
 * Reserves a key in the first scope that the job may write to. Who reserves it first has it, finished or
 * not: a reservation that is dropped keeps its key for a day. Source: actions/cache, issue 1541.
 */
export function reserveEntry(
  entries: CacheEntry[],
  key: string,
  version: string,
  scopes: readonly CacheScope[],
): Reservation {
  const scope = scopes.find(({ Permission }) => (Permission & 2) !== 0)?.Scope;
  if (scope === undefined) return { kind: 'denied' };
  const isTaken = entries.some(
    (entry) => entry.key === key && entry.version === version && entry.scope === scope,
  );
  if (isTaken) return { kind: 'exists', scope };
  const entry = { key, version, scope, bytes: null, isFinalised: false };
  entries.push(entry);
  return { kind: 'reserved', entry };
}
