import { blobId, treeId } from '../../src/io/files/blobs.ts';
import type { GitData } from './git-data.ts';

/*
 * Creates generated repositories: their commits, trees and files are computed from texts without a git
 * process, so there can be thousands.
 */

/** A repository in an organisation, with the newest commit on its default branch. */
export interface OrganisationRepository {
  readonly name: string;
  /** The repository's number, which survives a rename; by default derived from the name. */
  readonly id?: number;
  readonly createdAt?: string;
  /** Texts by path; null for a repository without commits. */
  readonly files: Readonly<Record<string, string>> | null;
  readonly isArchived?: boolean;
  /** Custom properties. */
  readonly properties?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly isFork?: boolean;
  /** Whether recursive trees come with some of their entries missing. */
  readonly isTruncated?: boolean;
  /** Whether the token may list the repository but not read it. */
  readonly isSecret?: boolean;
}

/** Facts that the service knows about a repository besides its files, as GraphQL fields. */
export interface RepositoryFields {
  readonly name: string;
  readonly [field: string]: unknown;
}

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size?: number;
}

/** Creates the repositories in the service's form: by `owner/name`, and in order of name. */
export function createOrganisation(
  login: string,
  repositories: readonly OrganisationRepository[],
): Organisation {
  const all = repositories.map((each) => ({ each, data: generatedData(login, each) }));
  return {
    login,
    repositories: all
      .toSorted((a, b) => (a.each.name < b.each.name ? -1 : 1))
      .map(({ data }) => data.fields),
    /** In the format of the custom properties list. */
    properties: all.map(({ each: { name, id = numberFor(name), properties = {} } }) => ({
      repository_id: id,
      repository_name: name,
      repository_full_name: `${login}/${name}`,
      properties: Object.entries(properties).map(([property_name, value]) => ({
        property_name,
        value,
      })),
    })),
    data: new Map<string, GitData>(
      all.flatMap(({ each, data }) => (each.isSecret ? [] : [[`${login}/${each.name}`, data]])),
    ),
  };
}

export interface Organisation {
  readonly login: string;
  readonly repositories: readonly RepositoryFields[];
  /** In the format of the custom properties list; missing if the token may not read it. */
  readonly properties?: readonly object[];
  readonly data: ReadonlyMap<string, GitData>;
}

function generatedData(
  login: string,
  given: OrganisationRepository,
): GitData & { readonly fields: RepositoryFields } {
  const { name, files, isArchived = false, isFork = false, isTruncated = false } = given;
  const { id = numberFor(name), createdAt = '2024-01-01T00:00:00Z' } = given;
  const texts = new Map<string, string>();
  const trees = new Map<string, Entry[]>();
  const root = files === null ? null : listed(files, texts, trees);
  const commit = blobId('sha1', Buffer.from(`commit of ${name} ${root}`));
  const objectAt = ({ oid, expression }: { oid?: string; expression?: string }): object | null => {
    if (expression !== undefined) return expression === 'refs/heads/main' ? target : null;
    const text = texts.get(oid ?? '');
    if (text === undefined) return null;
    const byteSize = Buffer.byteLength(text);
    return { __typename: 'Blob', oid, byteSize, isBinary: false, isTruncated: false, text };
  };
  const target = {
    __typename: 'Commit',
    oid: commit,
    tree: { oid: root },
    parents: { nodes: [] },
  };
  return {
    rest(path) {
      const url = new URL(path, 'http://api');
      const [, blob = ''] = /\/git\/blobs\/([0-9a-f]{40})$/.exec(url.pathname) ?? [];
      const text = texts.get(blob);
      if (text !== undefined) {
        const [size, content] = [Buffer.byteLength(text), Buffer.from(text).toString('base64')];
        return { status: 200, body: { sha: blob, size, encoding: 'base64', content } };
      }
      const [, id = ''] = /\/git\/trees\/([0-9a-f]{40})$/.exec(url.pathname) ?? [];
      const entries = trees.get(id);
      if (entries === undefined) return null;
      const isRecursive = url.searchParams.has('recursive');
      const tree = isRecursive ? entries : entries.filter((entry) => !entry.path.includes('/'));
      const truncated = isRecursive && isTruncated && id === root;
      return {
        status: 200,
        body: { sha: id, tree: truncated ? tree.slice(0, 1) : tree, truncated },
      };
    },
    fields: {
      id: `R_${id}`,
      databaseId: id,
      createdAt,
      name,
      owner: { __typename: 'Organization', login },
      isArchived,
      isFork,
      visibility: 'PRIVATE',
      pushedAt: '2026-11-20T00:00:00Z',
      defaultBranchRef: root === null ? null : { name: 'main', target },
      object: objectAt,
    },
  };
}

function numberFor(name: string): number {
  return Number.parseInt(blobId('sha1', Buffer.from(name)).slice(0, 7), 16);
}

/**
 * Adds a folder's trees, each with everything in it at any depth. Returns the id of the folder's own tree.
 */
function listed(
  files: Readonly<Record<string, string>>,
  texts: Map<string, string>,
  trees: Map<string, Entry[]>,
): string {
  const groups = Map.groupBy(Object.entries(files), ([path]) => path.split('/')[0] ?? '');
  const own: Entry[] = [];
  const inner: Entry[] = [];
  for (const [name, group] of groups) {
    const [[path, text] = ['', '']] = group;
    if (path === name) {
      const bytes = Buffer.from(text);
      const sha = blobId('sha1', bytes);
      texts.set(sha, text);
      own.push({ path: name, mode: '100644', type: 'blob', sha, size: bytes.length });
      continue;
    }
    const below = group.map(([each, content]) => [each.slice(name.length + 1), content]);
    const sha = listed(Object.fromEntries(below), texts, trees);
    own.push({ path: name, mode: '040000', type: 'tree', sha });
    for (const each of trees.get(sha) ?? []) inner.push({ ...each, path: `${name}/${each.path}` });
  }
  const id = treeId(own.map(({ path, mode, sha }) => ({ mode, name: path, id: sha })));
  trees.set(id, [...own, ...inner]);
  return id;
}
