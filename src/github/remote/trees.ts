import { GateError } from '../../failure.ts';
import { type Listing, listEntries, type ObjectStore, type RawEntry } from '../../files/listing.ts';
import type { GitHubApi } from '../api.ts';
import type { RemoteObjects, RepositoryName } from './objects.ts';

/** More requests than any tree that people work with needs. */
const maxRequests = 100;

/**
 * Lists a tree of a repository on GitHub at any depth, with one request if GitHub answers it whole:
 * up to 100,000 entries or 7 MB. Larger ones are listed by their folders.
 *
 * @param tree its id
 * @throws GateError those of the API, and `tree-too-large`
 */
export async function listRemoteTree(
  api: GitHubApi,
  repository: RepositoryName,
  tree: string,
  store: ObjectStore & { readonly objects: RemoteObjects },
): Promise<Listing> {
  const entries: RawEntry[] = [];
  let requests = 0;
  const pending: { readonly folder: string; readonly id: string; readonly isWhole: boolean }[] = [
    { folder: '', id: tree, isWhole: true },
  ];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const { folder, id, isWhole } = next;
    requests += 1;
    if (requests > maxRequests) throw tooLarge(tree);
    const answer = await treeOf(api, repository, id, isWhole);
    if (answer.isTruncated && !isWhole) throw tooLarge(tree);
    if (answer.isTruncated) {
      pending.unshift({ folder, id, isWhole: false });
      continue;
    }
    const within = folder === '' ? '' : `${folder}/`;
    for (const { path, size, ...entry } of answer.entries) {
      entries.push({ ...entry, path: Buffer.from(`${within}${path}`) });
      if (size !== null) store.objects.know(entry.id, size);
      if (!isWhole && entry.type === 'tree') {
        pending.push({ folder: `${within}${path}`, id: entry.id, isWhole: true });
      }
    }
  }
  return listEntries(entries, store);
}

interface Answer {
  readonly isTruncated: boolean;
  readonly entries: readonly (Omit<RawEntry, 'path'> & {
    readonly path: string;
    readonly size: number | null;
  })[];
}

async function treeOf(
  api: GitHubApi,
  { owner, name }: RepositoryName,
  id: string,
  isRecursive: boolean,
): Promise<Answer> {
  const data = await api.rest({
    method: 'GET',
    path: `/repos/${owner}/${name}/git/trees/${id}${isRecursive ? '?recursive=1' : ''}`,
  });
  const { tree, truncated } = Object(data) as { tree?: unknown; truncated?: unknown };
  if (!Array.isArray(tree)) {
    throw new GateError(
      'api-wrong-content',
      `GitHub's API answered with something else than the tree ${id.slice(0, 12)}.`,
      'Run the job again.',
    );
  }
  return { isTruncated: truncated !== false, entries: tree.map(entryOf) };
}

function entryOf(given: unknown): Answer['entries'][number] {
  const { path, mode, type, sha, size } = Object(given) as Record<string, unknown>;
  return {
    path: String(path),
    mode: String(mode),
    type: String(type),
    id: String(sha),
    size: typeof size === 'number' ? size : null,
  };
}

function tooLarge(tree: string): GateError {
  return new GateError(
    'tree-too-large',
    `The tree ${tree.slice(0, 12)} is too large to be listed by GitHub's API.`,
    'Check the repository out, and judge the workspace: source: workspace.',
  );
}
