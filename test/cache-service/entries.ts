import type { CacheScope } from './token.ts';

/** A cache entry: immutable once it is finalised. */
export interface CacheEntry {
  key: string;
  /** Hash of the paths and the compression method. */
  readonly version: string;
  /** The ref of the job that saved it. */
  readonly scope: string;
  /** Null until the upload is complete. */
  bytes: Buffer | null;
  /** Whether jobs can find the entry. Until it is finalised, it is a reservation that holds its key. */
  isFinalised: boolean;
}

/** The result of a reservation: the entry, or why there is none. */
export type Reservation =
  | { readonly kind: 'reserved'; readonly entry: CacheEntry }
  | { readonly kind: 'exists'; readonly scope: string }
  | { readonly kind: 'denied' };

/**
 * Returns the entry that a job finds. The job's scopes are tried in order: the job's own ref, then the base
 * branch, then the default branch. Within a scope, exact key matches come before prefix matches, earlier keys
 * before later ones, and newer entries before older ones. Entries with another version never match. Sources:
 * "Matching a cache key" and "Restrictions for accessing a cache" in GitHub's documentation; `findCache` in
 * nektos/act (pkg/artifactcache/handler.go).
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
 * Reserves a key in the first scope that the job can write to. The first job to reserve a key keeps it,
 * whether or not the upload is finished: an abandoned reservation holds its key for a day. Source:
 * actions/cache, issue 1541.
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
