/* A repository's merged pull requests, as GraphQL lists them. */

/** A merged pull request. */
export interface ServedPull {
  readonly number: number;
  readonly mergedAt: string;
  /** By default, the time of the merge. */
  readonly updatedAt?: string;
  /** The branch that it was merged into. */
  readonly branch?: string;
  /** The tips of its base branch and of its own branch. */
  readonly baseId: string;
  readonly headId: string;
  /** The commit that GitHub calls its merge commit; null if GitHub reports none. */
  readonly merge: string | null;
  /**
   * The ids of the commits that it brought to its branch, so that a commit can be traced to its pull request.
   */
  readonly brought?: readonly string[];
  readonly commits?: number;
}

/**
 * Creates a repository's `pullRequests` field.
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
