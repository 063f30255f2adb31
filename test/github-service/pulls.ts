/*
 * Merged pull requests of a repository, as GraphQL lists them.
 */

/** A pull request that was merged. */
export interface ServedPull {
  readonly number: number;
  readonly mergedAt: string;
  /** By default, when it was merged. */
  readonly updatedAt?: string;
  /** The branch that it went into. */
  readonly branch?: string;
  /** The tips of its base and of its own branch. */
  readonly baseId: string;
  readonly headId: string;
  /** What GitHub calls its merge commit; null where it tells none. */
  readonly merge: string | null;
  /** The ids of what it brought to its branch, for a commit to know its pull request by. */
  readonly brought?: readonly string[];
  readonly commits?: number;
}

/**
 * The field `pullRequests` of a repository.
 *
 * @param repository `owner/name`
 * @param commitOf finds a commit, as a value with resolvers
 */
export function createPullRequestsField(
  repository: string,
  pulls: readonly ServedPull[],
  commitOf: (id: string) => unknown,
) {
  return (given: {
    first: number;
    after?: string | null;
    states?: readonly string[];
    orderBy?: { field: string; direction: string };
  }) => {
    const { first, after, states, orderBy } = given;
    if (`${states} ${orderBy?.field} ${orderBy?.direction}` !== 'MERGED UPDATED_AT DESC') {
      throw new Error('the service lists merged pull requests only, those updated last first');
    }
    const updated = ({ updatedAt, mergedAt }: ServedPull): string => updatedAt ?? mergedAt;
    const all = pulls.toSorted((a, b) => (updated(a) < updated(b) ? 1 : -1));
    const start = after ? Number(after) : 0;
    const end = Math.min(start + first, all.length);
    return {
      totalCount: all.length,
      pageInfo: { hasNextPage: end < all.length, endCursor: end === start ? null : `${end}` },
      nodes: all.slice(start, end).map((pull) => ({
        number: pull.number,
        url: `https://github.com/${repository}/pull/${pull.number}`,
        updatedAt: updated(pull),
        mergedAt: pull.mergedAt,
        baseRefName: pull.branch ?? 'main',
        baseRefOid: pull.baseId,
        headRefOid: pull.headId,
        commits: { totalCount: pull.commits ?? 1 },
        mergeCommit: pull.merge === null ? null : commitOf(pull.merge),
      })),
    };
  };
}
