import { GateError } from '../../../model/failure.ts';
import { type Commit, isId } from '../../files/git-store.ts';
import type { GitHubApi } from '../api.ts';
import type { RepositoryName } from './texts.ts';
import { wrongContentError } from './wrong-content.ts';

export interface MergedPull {
  readonly number: number;
  readonly url: string;
  /** The time of the merge, in GitHub's format: `2026-11-20T08:00:00Z`. */
  readonly mergedAt: string;
  /** The branch into which the pull request was merged. */
  readonly branch: string;
  readonly commits: number;
  /**
   * The tips of the base branch and the pull request's own branch, as last recorded by GitHub. Either branch
   * may have been deleted.
   */
  readonly baseId: string;
  readonly headId: string;
  /** The merge commit on the base branch; null if GitHub does not report it. */
  readonly merge: {
    readonly commit: Commit;
    readonly parents: readonly Commit[];
    /** Whether the author date equals the commit date; the two differ for a rebased commit. */
    readonly isNew: boolean;
  } | null;
}

export interface MergedPage {
  readonly pulls: readonly MergedPull[];
  /**
   * The cursor of the next page. Null on the last page, or if all remaining pull requests were updated before
   * the requested time.
   */
  readonly after: string | null;
}

export interface WantedPage {
  readonly repository: RepositoryName;
  readonly after: string | null;
}

/**
 * Lists one page of merged pull requests per repository, most recently updated first. Sends a single query,
 * unless GitHub refuses a repository.
 *
 * @param first number of pull requests per repository
 * @param since milliseconds since the epoch; older merges are ignored
 * @returns for each repository, the page or GitHub's error about the repository
 * @throws GateError `api-wrong-content`, and API errors other than those about a single repository
 */
export async function listMerged(
  api: GitHubApi,
  wanted: readonly WantedPage[],
  first: number,
  since: number,
): Promise<readonly (MergedPage | GateError)[]> {
  if (wanted.length === 0) return [];
  const variables: Record<string, string | number | null> = { first };
  const queried = wanted.map(({ repository: { owner, name }, after }, at) => {
    Object.assign(variables, { [`owner${at}`]: owner, [`name${at}`]: name, [`after${at}`]: after });
    return `  repository${at}: repository(owner: $owner${at}, name: $name${at}) {
    pullRequests(states: MERGED, first: $first, after: $after${at}, orderBy: { field: UPDATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes { ${fields} }
    }
  }`;
  });
  const types = wanted.map(
    (_, at) => `$owner${at}: String!, $name${at}: String!, $after${at}: String`,
  );
  try {
    const query = `query ($first: Int!, ${types.join(', ')}) {\n${queried.join('\n')}\n}`;
    const data = Object(await api.graphql(query, variables)) as Record<string, unknown>;
    return wanted.map((_, at) => pageFrom(data[`repository${at}`], since));
  } catch (error) {
    const isRefusal =
      error instanceof GateError && ['api-not-found', 'api-forbidden'].includes(error.code);
    if (!isRefusal) throw error;
    if (wanted.length === 1) return [error];
    // If GitHub refuses one repository, it returns no results for the other repositories in the query.
    const half = wanted.length >> 1;
    const parts = [wanted.slice(0, half), wanted.slice(half)];
    const pages = await Promise.all(parts.map((part) => listMerged(api, part, first, since)));
    return pages.flat();
  }
}

const fields = `number url updatedAt mergedAt baseRefName baseRefOid headRefOid
        commits { totalCount }
        mergeCommit {
          oid tree { oid } authoredDate committedDate
          parents(first: 3) { nodes { oid tree { oid } } }
        }`;

function pageFrom(rawPage: unknown, since: number): MergedPage {
  const { pullRequests } = Object(rawPage) as { pullRequests?: unknown };
  const { nodes, pageInfo } = Object(pullRequests) as { nodes?: unknown; pageInfo?: unknown };
  const { hasNextPage, endCursor } = Object(pageInfo) as {
    hasNextPage?: unknown;
    endCursor?: unknown;
  };
  // If an invalid page were skipped, the pull request that matters could be missed.
  if (!Array.isArray(nodes) || typeof hasNextPage !== 'boolean') throw notAList();
  if (hasNextPage && typeof endCursor !== 'string') throw notAList();
  const listed = nodes.map(pullFrom);
  const isOver = listed.some(({ updatedAt }) => Date.parse(updatedAt) < since);
  return {
    pulls: listed.flatMap(({ pull }) => (Date.parse(pull.mergedAt) >= since ? [pull] : [])),
    after: hasNextPage && !isOver ? String(endCursor) : null,
  };
}

function pullFrom(rawPull: unknown): { readonly pull: MergedPull; readonly updatedAt: string } {
  const { number, url, updatedAt, mergedAt, baseRefName, baseRefOid, headRefOid, ...rest } = Object(
    rawPull,
  ) as Readonly<Record<string, unknown>>;
  const { totalCount } = Object(rest['commits']) as { totalCount?: unknown };
  const isInstant = (text: unknown): text is string =>
    typeof text === 'string' && Number.isFinite(Date.parse(text));
  const isPull =
    Number.isSafeInteger(number) &&
    typeof url === 'string' &&
    /^https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+\/pull\/\d+$/.test(url) &&
    isInstant(updatedAt) &&
    isInstant(mergedAt) &&
    typeof baseRefName === 'string' &&
    Number.isSafeInteger(totalCount) &&
    isId(String(baseRefOid)) &&
    isId(String(headRefOid));
  if (!isPull) throw notAList();
  const pull = {
    number: Number(number),
    url,
    mergedAt,
    branch: baseRefName,
    commits: Number(totalCount),
    baseId: String(baseRefOid),
    headId: String(headRefOid),
    merge: mergeFrom(rest['mergeCommit']),
  };
  return { pull, updatedAt };
}

function mergeFrom(rawMerge: unknown): MergedPull['merge'] {
  if (rawMerge === null) return null;
  const { authoredDate, committedDate, ...rest } = Object(rawMerge) as {
    readonly authoredDate?: unknown;
    readonly committedDate?: unknown;
    readonly parents?: { readonly nodes?: unknown };
  };
  const nodes = Array.isArray(rest.parents?.nodes) ? rest.parents.nodes : [];
  const parents = nodes.map((each) => commitFrom(each, []));
  const commit = commitFrom(
    rest,
    parents.map(({ id }) => id),
  );
  return { commit, parents, isNew: authoredDate === committedDate };
}

function commitFrom(given: unknown, parents: readonly string[]): Commit {
  const { oid, tree } = Object(given) as { oid?: unknown; tree?: { oid?: unknown } };
  const [id, treeId] = [String(oid), String(tree?.oid)];
  if (!isId(id) || !isId(treeId)) throw notAList();
  return { id, tree: treeId, parents };
}

/**
 * Returns the newest commit on the base branch before a pull request was merged; null if GitHub does not
 * report it.
 *
 * The commit is read from the branch, because a pull request's head can be behind its base. A merge or squash
 * by GitHub adds one commit to the branch; a rebase by GitHub or a push by a user adds every commit. For each
 * commit, GitHub reports the pull request that introduced it.
 */
export async function findCommitBefore(
  api: GitHubApi,
  repository: RepositoryName,
  { number, commits, headId, merge }: MergedPull,
): Promise<Commit | null> {
  if (merge === null) return null;
  const { commit, parents, isNew } = merge;
  const [first = null] = parents;
  const isPushed = commit.id === headId;
  if (commits === 1 || (!isPushed && (parents.length > 1 || isNew))) return first;
  const knownCommits = new Map<string, HistoryCommit>();
  let at: HistoryCommit | null = null;
  for (let after: string | null = null; ; ) {
    const page = await queryHistory(api, repository, commit.id, after);
    for (const each of page.commits) knownCommits.set(each.commit.id, each);
    at ??= knownCommits.get(commit.id) ?? null;
    // Following the parents of a merge commit could lead away from the branch.
    while (at?.pulls.includes(number) && at.commit.parents.length === 1) {
      const next = knownCommits.get(at.commit.parents[0] ?? '');
      if (next === undefined) break;
      at = next;
    }
    const isBrought = at === null || at.pulls.includes(number);
    if (at !== null && !isBrought) return at.commit.id === commit.id ? null : at.commit;
    const isLinear = at !== null && at.commit.parents.length === 1;
    if (!isLinear || page.after === null || knownCommits.size > Math.min(commits, mostCommits))
      return null;
    after = page.after;
  }
}

/** Maximum number of commits to follow, above the number that any pull request adds to a branch. */
const mostCommits = 1000;

interface HistoryCommit {
  readonly commit: Commit;
  readonly pulls: readonly number[];
}

async function queryHistory(
  api: GitHubApi,
  { owner, name }: RepositoryName,
  id: string,
  after: string | null,
): Promise<{ readonly commits: readonly HistoryCommit[]; readonly after: string | null }> {
  const query = `query ($owner: String!, $name: String!, $id: GitObjectID!, $after: String) {
  repository(owner: $owner, name: $name) {
    object(oid: $id) {
      ... on Commit {
        history(first: 100, after: $after) {
          pageInfo { hasNextPage endCursor }
          nodes {
            oid tree { oid } parents(first: 3) { nodes { oid } }
            associatedPullRequests(first: 10) { nodes { number } }
          }
        }
      }
    }
  }
}`;
  const data = Object(await api.graphql(query, { owner, name, id, after })) as {
    repository?: { object?: { history?: unknown } };
  };
  const { nodes, pageInfo } = Object(data.repository?.object?.history) as {
    nodes?: unknown;
    pageInfo?: { hasNextPage?: unknown; endCursor?: unknown };
  };
  if (!Array.isArray(nodes)) throw notAList();
  const commits = nodes.map((node): HistoryCommit => {
    const { parents, associatedPullRequests } = Object(node) as Record<
      string,
      { nodes?: readonly { oid?: unknown; number?: unknown }[] } | undefined
    >;
    return {
      commit: commitFrom(
        node,
        (parents?.nodes ?? []).map(({ oid }) => String(oid)),
      ),
      pulls: (associatedPullRequests?.nodes ?? []).map((pull) => Number(pull.number)),
    };
  });
  const { hasNextPage, endCursor } = Object(pageInfo) as NonNullable<typeof pageInfo>;
  return { commits, after: hasNextPage === true ? String(endCursor) : null };
}

const notAList = (): GateError =>
  wrongContentError(
    'answered with unexpected content instead of a list of pull requests',
    'command',
  );
