/*
 * A job's cache token: a JWT whose `ac` claim lists, as JSON text, the refs whose entries the job can use.
 * Modelled on how falcondev-oss/github-actions-cache-server reads GitHub's tokens (lib/scope.ts).
 */

/** A job's permission for a ref's entries: 1 read, 2 write, 3 both. */
export interface CacheScope {
  readonly Scope: string;
  readonly Permission: 1 | 2 | 3;
}

/**
 * Returns the scopes for an event in a repository whose default branch is `main`; forks get the same scopes.
 */
export function eventScopes(event: string): readonly CacheScope[] {
  const main = { Scope: 'refs/heads/main', Permission: 1 } as const;
  switch (event) {
    case 'pull_request':
      return [{ Scope: 'refs/pull/7/merge', Permission: 3 }, main];
    case 'merge_group':
      return [{ Scope: 'refs/heads/gh-readonly-queue/main/pr-7', Permission: 3 }, main];
    case 'pull_request_target':
      // Source: "Read-only Actions cache for untrusted triggers", GitHub's changelog, 2026-06-26.
      return [main];
    default:
      return [{ ...main, Permission: 3 }];
  }
}

/** Returns the same scopes without write permission. */
export function readOnlyScopes(scopes: readonly CacheScope[]): readonly CacheScope[] {
  return scopes.map(({ Scope }) => ({ Scope, Permission: 1 }));
}

/** Returns the value of `ACTIONS_RUNTIME_TOKEN`. */
export function runtimeToken(scopes: readonly CacheScope[]): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { repository_id: '1', ac: JSON.stringify(scopes) };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.signature`;
}

/** Returns the scopes of the token in an `authorization` header, or null if there is no such token. */
export function scopesFrom(authorization: string | undefined): readonly CacheScope[] | null {
  const [, claims = ''] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization ?? '') ?? [];
  try {
    const { ac } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { ac: string };
    return JSON.parse(ac) as CacheScope[];
  } catch {
    return null;
  }
}
