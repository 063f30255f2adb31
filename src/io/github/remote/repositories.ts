import { GateError } from '../../../model/failure.ts';
import { type Commit, isId } from '../../files/git-store.ts';
import type { GitHubApi } from '../api.ts';
import type { RepositoryName } from './texts.ts';
import { wrongContentError } from './wrong-content.ts';

export interface ListedRepository extends RepositoryName {
  /**
   * GitHub's numeric id, which does not change when a repository is renamed; null if GitHub does not return
   * the id.
   */
  readonly id: number | null;
  /** GitHub's GraphQL id; null if GitHub does not return it. */
  readonly nodeId: string | null;
  /** Creation time in GitHub's format; null if GitHub does not return it. */
  readonly createdAt: string | null;
  readonly isArchived: boolean;
  readonly isFork: boolean;
  readonly visibility: 'public' | 'internal' | 'private';
  /** Time of the last push, in GitHub's format; null if nothing was ever pushed. */
  readonly pushedAt: string | null;
  /** The default branch and its newest commit; null for a repository without commits. */
  readonly head: { readonly branch: string; readonly commit: Commit } | null;
}

export interface HiddenRepository extends RepositoryName {
  readonly hidden: GateError;
}

export interface RepositoryPage {
  /** Total number of repositories on all pages. */
  readonly total: number;
  readonly repositories: readonly (ListedRepository | HiddenRepository)[];
}

const perPage = 100;

const fields = `id databaseId name owner { login } isArchived isFork visibility createdAt pushedAt
      defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }`;

/**
 * Lists the repositories of an organisation, with one query per hundred repositories.
 *
 * @throws GateError `organisation-unreadable`, `api-wrong-content`, and API errors
 */
export async function* listOrganisation(
  api: GitHubApi,
  login: string,
): AsyncGenerator<RepositoryPage> {
  const query = `query ($login: String!, $first: Int!, $after: String) {
  organization(login: $login) {
    repositories(first: $first, after: $after, orderBy: { field: NAME, direction: ASC }) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { ${fields} }
    }
  }
}`;
  for (let after: string | null = null; ; ) {
    const data = await api
      .graphql(query, { login, first: perPage, after })
      .catch((error: unknown) => {
        if (!(error instanceof GateError) || error.code !== 'api-not-found') throw error;
        throw new GateError(
          'organisation-unreadable',
          `GitHub does not show an organisation named ${login} to this token.`,
          'Check the name, and check that the token can read the organisation.',
        );
      });
    const { organization } = Object(data) as { organization?: { repositories?: unknown } };
    const { nodes, totalCount, pageInfo } = Object(organization?.repositories) as {
      nodes?: unknown;
      totalCount?: unknown;
      pageInfo?: { hasNextPage?: unknown; endCursor?: unknown };
    };
    const { hasNextPage, endCursor } = Object(pageInfo) as NonNullable<typeof pageInfo>;
    // If an invalid page were skipped, the repository that matters could be missed.
    if (!Array.isArray(nodes) || typeof hasNextPage !== 'boolean') throw notAList();
    yield { total: Number(totalCount), repositories: nodes.map(listedFrom) };
    if (!hasNextPage) return;
    if (typeof endCursor !== 'string' || endCursor === after) throw notAList();
    after = endCursor;
  }
}

/**
 * Finds repositories by name, with one query per fifty names.
 *
 * @throws GateError `api-wrong-content`, and API errors other than those about a single repository
 */
export async function findRepositories(
  api: GitHubApi,
  names: readonly RepositoryName[],
): Promise<readonly (ListedRepository | HiddenRepository)[]> {
  const [first] = names;
  if (first === undefined) return [];
  const half = names.length >> 1;
  const findInParts = (parts: readonly (readonly RepositoryName[])[]) =>
    Promise.all(parts.map((part) => findRepositories(api, part))).then((found) => found.flat());
  if (names.length > 50) return findInParts([names.slice(0, 50), names.slice(50)]);
  const types = names.map((_, at) => `$owner${at}: String!, $name${at}: String!`).join(', ');
  const queried = names.map(
    (_, at) => `  repository${at}: repository(owner: $owner${at}, name: $name${at}) { ${fields} }`,
  );
  const variables = Object.fromEntries(
    names.flatMap(({ owner, name }, at) => [
      [`owner${at}`, owner],
      [`name${at}`, name],
    ]),
  );
  try {
    const query = `query (${types}) {\n${queried.join('\n')}\n}`;
    const data = Object(await api.graphql(query, variables)) as Record<string, unknown>;
    return names.map((_, at) => listedFrom(data[`repository${at}`]));
  } catch (error) {
    const isRefusal =
      error instanceof GateError && ['api-not-found', 'api-forbidden'].includes(error.code);
    if (!isRefusal) throw error;
    // If GitHub refuses one repository, it returns no results for the other repositories in the query.
    if (names.length > 1) return findInParts([names.slice(0, half), names.slice(half)]);
    return [{ ...first, hidden: error }];
  }
}

const visibilities = ['public', 'internal', 'private'] as const;

function listedFrom(rawRepository: unknown): ListedRepository {
  const { databaseId, name, owner, isArchived, isFork, ...rest } = Object(rawRepository) as {
    readonly [name: string]: unknown;
    readonly owner?: { readonly login?: unknown };
  };
  const visibilityText = String(rest['visibility']).toLowerCase();
  const visibility = visibilities.find((each) => each === visibilityText);
  const head = headFrom(rest['defaultBranchRef']);
  const isNamed = (text: unknown): text is string =>
    typeof text === 'string' && /^[\w.-]+$/.test(text);
  const isListed =
    isNamed(name) &&
    isNamed(owner?.login) &&
    typeof isArchived === 'boolean' &&
    typeof isFork === 'boolean' &&
    visibility !== undefined &&
    head !== undefined;
  if (!isListed) throw notAList();
  const { createdAt, pushedAt } = rest;
  return {
    id: Number.isSafeInteger(databaseId) ? Number(databaseId) : null,
    nodeId: typeof rest['id'] === 'string' ? rest['id'] : null,
    createdAt: typeof createdAt === 'string' ? createdAt : null,
    owner: owner.login,
    name,
    isArchived,
    isFork,
    visibility,
    pushedAt: typeof pushedAt === 'string' ? pushedAt : null,
    head,
  };
}

/**
 * Parses the default branch and its newest commit. Returns null if the repository has no commits, and
 * undefined if the value is invalid.
 */
function headFrom(rawHead: unknown): ListedRepository['head'] | undefined {
  if (rawHead === null) return null;
  const { name, target } = Object(rawHead) as { name?: unknown; target?: unknown };
  const { oid, tree } = Object(target) as { oid?: unknown; tree?: { oid?: unknown } };
  const [id, treeId] = [String(oid), String(tree?.oid)];
  if (typeof name !== 'string' || !isId(id) || !isId(treeId)) return undefined;
  return { branch: name, commit: { id, tree: treeId, parents: [] } };
}

const notAList = (): GateError =>
  wrongContentError(
    'answered with unexpected content instead of a list of repositories',
    'command',
  );
