import { GateError } from '../../../model/failure.ts';
import type { Commits } from '../../files/commits.ts';
import { createGitFiles } from '../../files/git-files.ts';
import { type Commit, isId } from '../../files/git-store.ts';
import type { Listing } from '../../files/listing.ts';
import { createSource, emptyWithoutFolder } from '../../files/source.ts';
import type { FileSystem } from '../../files/tree.ts';
import type { GitHubApi } from '../api.ts';
import { createRemoteObjects } from './objects.ts';
import type { ReadTexts, RepositoryName } from './texts.ts';
import { checkoutRemedy, listRemoteTree } from './trees.ts';

/**
 * Creates access to the commits of a GitHub repository through GitHub's API. Nothing is checked out or
 * written to disk. A revision is an id, a branch or tag name, or a full ref name.
 *
 * If an object is unavailable, calls reject with an API GateError, `tree-too-large` or `api-wrong-content`.
 * An unavailable object is unknown and must not be treated as absent.
 *
 * @param head the commit to which `HEAD` resolves; null if no such commit exists
 * @param expected ids and full ref names that will be looked up; the first query includes them
 * @param textsOf reads file contents; by default with queries for this repository alone
 */
export function createRemoteCommits(
  unlimited: GitHubApi,
  repository: RepositoryName,
  head: string | null,
  expected: readonly string[] = [],
  textsOf?: ReadTexts,
): Commits {
  const api = withinLimit(unlimited);
  const objects = createRemoteObjects(api, repository, textsOf);
  const store = { objects, hash: 'sha1' } as const;
  const commits = new Map<string, Promise<Commit | null>>();
  const listings = new Map<string, Promise<Listing>>();
  const commitOf = createLookup(api, repository, expected);

  const loadListing = (tree: string): Promise<Listing> => {
    const knownListing = listings.get(tree);
    if (knownListing !== undefined) return knownListing;
    const listing = listRemoteTree(api, repository, tree, store);
    listings.set(tree, listing);
    objects.awaits(listing);
    return listing;
  };
  const commit: Commits['commit'] = async (name) => {
    const revision = name === 'HEAD' ? head : name;
    if (revision === null) return null;
    const found = commits.get(revision) ?? commitNamed(commitOf, revision);
    commits.set(revision, found);
    return found;
  };
  return {
    hash: store.hash,
    commit,
    branch: (name) => commit(`refs/heads/${name}`),
    async isProtected(branch) {
      const { owner, name } = repository;
      const path = `/repos/${owner}/${name}/branches/${encodeURIComponent(branch)}`;
      const data = await api.rest({ method: 'GET', path });
      return (Object(data) as { protected?: unknown }).protected === true;
    },
    async mergeBase(one, other) {
      const base = await queryMergeBase(api, repository, one, other);
      if (base !== null) commits.set(base.id, Promise.resolve(base));
      return base?.id ?? null;
    },
    commitFiles({ tree }) {
      let files: Promise<FileSystem> | null = null;
      const open = async (): Promise<FileSystem> =>
        createGitFiles({
          listing: await loadListing(tree),
          disk: null,
          withUntracked: false,
          canPrepare: true,
        });
      return emptyWithoutFolder(
        createSource(() => {
          files ??= open();
          return files;
        }),
      );
    },
  };
}

/**
 * Maximum number of requests: more than any change needs, but only half of the hourly allowance that a
 * repository's jobs share. Without the limit, the author of a pull request could exhaust that allowance.
 * Source: GitHub's limits for `GITHUB_TOKEN`.
 */
const maxCommitRequests = 500;

function withinLimit({ rest, graphql }: GitHubApi): GitHubApi {
  let requests = 0;
  const limitCalls =
    <Words extends unknown[], T>(call: (...words: Words) => Promise<T>) =>
    async (...words: Words): Promise<T> => {
      requests += 1;
      if (requests <= maxCommitRequests) return call(...words);
      throw new GateError(
        'api-too-much',
        `Reading the commits takes more than ${maxCommitRequests} requests to GitHub's API.`,
        checkoutRemedy,
      );
    };
  return { rest: limitCalls(rest), graphql: limitCalls(graphql) };
}

const commitFields = 'oid tree { oid } parents(first: 10) { nodes { oid } }';

type Lookup = (revision: string) => Promise<Commit | null>;

async function commitNamed(commitOf: Lookup, revision: string): Promise<Commit | null> {
  const isWhole = isId(revision) || revision === 'HEAD' || revision.startsWith('refs/');
  const isShortId = /^[0-9a-f]{7,39}$/.test(revision);
  const names = isWhole
    ? [revision]
    : [`refs/heads/${revision}`, `refs/tags/${revision}`, ...(isShortId ? [revision] : [])];
  const commits = await Promise.all(names.map(commitOf));
  return commits.find((commit) => commit !== null) ?? null;
}

/** Creates a lookup of commits by id or full ref name. Simultaneous lookups share a query. */
function createLookup(
  api: GitHubApi,
  repository: RepositoryName,
  expected: readonly string[],
): Lookup {
  const knownCommits = new Map<string, Promise<Commit | null>>();
  const wantedRevisions = new Set<string>();
  let next: Promise<ReadonlyMap<string, Commit | null>> | null = null;
  const send = async (): Promise<ReadonlyMap<string, Commit | null>> => {
    await new Promise((resolve) => setImmediate(resolve));
    next = null;
    const revisions = [...wantedRevisions];
    wantedRevisions.clear();
    return queryCommits(api, repository, revisions);
  };
  const queueLookup: Lookup = (revision) => {
    if (!isCommitName(revision)) return Promise.resolve(null);
    wantedRevisions.add(revision);
    next ??= send();
    const commit = knownCommits.get(revision) ?? next.then((found) => found.get(revision) ?? null);
    knownCommits.set(revision, commit);
    return commit;
  };
  let isFirst = true;
  return (revision) => {
    // The error is ignored here, because a later lookup of the same commit receives the same error.
    if (isFirst) for (const each of expected) queueLookup(each).catch(() => {});
    isFirst = false;
    return knownCommits.get(revision) ?? queueLookup(revision);
  };
}

/**
 * Reports whether a revision is an id, a full ref name or `HEAD`. Any other string could use Git's revision
 * syntax to refer to something else, such as a commit's parent.
 */
const isCommitName = (revision: string): boolean =>
  /^(?:HEAD|[0-9a-f]{7,64})$/.test(revision) || /^refs\/[^\s~^:?*[\]\\{}]+$/.test(revision);

async function queryCommits(
  api: GitHubApi,
  { owner, name }: RepositoryName,
  revisions: readonly string[],
): Promise<ReadonlyMap<string, Commit | null>> {
  const declared = revisions.map((_, index) => `$revision${index}: String!`).join(', ');
  const fields = revisions.map(
    (_, index) => `commit${index}: object(expression: $revision${index}) {
      ... on Commit { ${commitFields} }
      ... on Tag { target { ... on Commit { ${commitFields} } } }
    }`,
  );
  const query = `query ($owner: String!, $name: String!, ${declared}) {
  repository(owner: $owner, name: $name) {
    ${fields.join('\n    ')}
  }
}`;
  const named = Object.fromEntries(revisions.map((each, index) => [`revision${index}`, each]));
  const data = await api.graphql(query, { owner, name, ...named });
  const { repository } = Object(data) as { repository?: Record<string, unknown> };
  return new Map(
    revisions.map((revision, index) => {
      const object = repository?.[`commit${index}`];
      const { target = object } = Object(object) as { target?: unknown };
      return [revision, commitFrom(target)];
    }),
  );
}

function commitFrom(rawCommit: unknown): Commit | null {
  const { oid, tree, parents } = Object(rawCommit) as {
    oid?: unknown;
    tree?: { oid?: unknown };
    parents?: { nodes?: readonly { oid?: unknown }[] };
  };
  const ids = [oid, tree?.oid, ...(parents?.nodes ?? []).map((parent) => parent.oid)].map(String);
  const [id, treeId, ...parentIds] = ids;
  if (id === undefined || treeId === undefined || !ids.every(isId)) return null;
  return { id, tree: treeId, parents: parentIds };
}

/**
 * Returns the merge base of two commits; null if they have no common ancestor. If several merge bases are
 * equally good, GitHub returns one of them. The choice matters only for a pull request that cannot be merged;
 * otherwise, the merge commit is judged.
 */
async function queryMergeBase(
  api: GitHubApi,
  { owner, name }: RepositoryName,
  one: string,
  other: string,
): Promise<Commit | null> {
  // Requests the second page, which contains no files. The files on the first page can include many megabytes
  // of diffs.
  const path = `/repos/${owner}/${name}/compare/${one}...${other}?per_page=1&page=2`;
  const data = await api.rest({ method: 'GET', path }).catch((error: unknown) => {
    if (error instanceof GateError && error.code === 'api-not-found') return null;
    throw error;
  });
  const { merge_base_commit } = Object(data) as {
    merge_base_commit?: {
      sha?: unknown;
      commit?: { tree?: { sha?: unknown } };
      parents?: readonly { sha?: unknown }[];
    };
  };
  const { sha, commit, parents } = merge_base_commit ?? {};
  return commitFrom({
    oid: sha,
    tree: { oid: commit?.tree?.sha },
    parents: { nodes: (parents ?? []).map((parent) => ({ oid: parent.sha })) },
  });
}
