import { GateError } from '../../../model/failure.ts';
import { folderOf, pathInFolder } from '../../../model/paths.ts';
import { treeId } from '../../files/blobs.ts';
import { isId } from '../../files/git-store.ts';
import { type Listing, listEntries, type ObjectStore, type RawEntry } from '../../files/listing.ts';
import type { GitHubApi } from '../api.ts';
import type { RemoteObjects } from './objects.ts';
import type { RepositoryName } from './texts.ts';
import { wrongContentError } from './wrong-content.ts';

/** Maximum number of requests, more than any real tree requires. */
const maxRequests = 100;

/**
 * Lists a tree of a GitHub repository recursively. GitHub returns a tree of up to 100,000 entries and 7 MB in
 * one response; larger trees are listed folder by folder.
 *
 * @param tree the tree's id
 * @throws GateError `api-wrong-content`, `tree-too-large` or an API code
 */
export async function listRemoteTree(
  api: GitHubApi,
  repository: RepositoryName,
  tree: string,
  store: ObjectStore & { readonly objects: RemoteObjects },
): Promise<Listing> {
  // GitHub does not list the empty tree, because git does not store it.
  if (tree === treeId([])) return listEntries([], store);
  const entries: Entry[] = [];
  const pending: { readonly folder: string; readonly id: string; readonly isWhole: boolean }[] = [
    { folder: '', id: tree, isWhole: true },
  ];
  // The loop body appends to `pending`.
  for (const [index, { folder, id, isWhole }] of pending.entries()) {
    if (index === maxRequests) throw tooLarge(tree);
    const answer = await queryTree(api, repository, id, isWhole);
    if (answer.isTruncated && !isWhole) throw tooLarge(tree);
    if (answer.isTruncated) {
      pending.push({ folder, id, isWhole: false });
      continue;
    }
    const listedPaths = answer.entries.map((each) => ({
      ...each,
      path: pathInFolder(folder, each.path),
    }));
    // Pushed one by one, because there may be too many entries to spread into an argument list.
    for (const each of listedPaths) entries.push(each);
    if (isWhole) continue;
    for (const each of listedPaths) {
      if (each.type === 'tree') pending.push({ folder: each.path, id: each.id, isWhole: true });
    }
  }
  for (const { id, size } of entries) if (size !== null) store.objects.know(id, size);
  return listEntries(rawEntries(entries, tree), store);
}

interface Entry extends Omit<RawEntry, 'path'> {
  readonly path: string;
  /** The file size in bytes; null if GitHub does not return the size. */
  readonly size: number | null;
}

interface Answer {
  /** Whether GitHub truncated the list of entries; if so, `entries` is empty. */
  readonly isTruncated: boolean;
  readonly entries: readonly Entry[];
}

async function queryTree(
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
  if (Array.isArray(tree) && truncated !== false) return { isTruncated: true, entries: [] };
  const entries = Array.isArray(tree) ? tree.map(parseEntry) : [null];
  const folders = new Set(entries.flatMap((each) => (each?.type === 'tree' ? [each.path] : [])));
  const isListed = (each: Entry | null): each is Entry =>
    each !== null &&
    (!each.path.includes('/') || (isRecursive && folders.has(folderOf(each.path))));
  const listedEntries = entries.filter(isListed);
  // Invalid entries are not skipped, because a relevant file could be among them.
  if (listedEntries.length === entries.length)
    return { isTruncated: false, entries: listedEntries };
  throw wrongContentError(
    `answered with unexpected content instead of the tree ${id.slice(0, 12)}`,
    'job',
  );
}

const modes: Readonly<Record<string, RegExp>> = {
  tree: /^0?40000$/,
  blob: /^(?:100[0-7]{3}|120000)$/,
  commit: /^160000$/,
};

function parseEntry(rawEntry: unknown): Entry | null {
  const { path, mode, type, sha, size = null } = Object(rawEntry) as Record<string, unknown>;
  const isEntry =
    typeof path === 'string' &&
    !path.includes('\0') &&
    path.split('/').every((name) => name !== '') &&
    typeof mode === 'string' &&
    typeof type === 'string' &&
    modes[type]?.test(mode) === true &&
    typeof sha === 'string' &&
    isId(sha) &&
    (size === null || (Number.isSafeInteger(size) && Number(size) >= 0));
  return isEntry ? { path, mode, type, id: sha, size: size === null ? null : Number(size) } : null;
}

/** The character with which GitHub replaces bytes that are not valid UTF-8. */
const replacement = '\uFFFD';

/**
 * Returns the entries as Git stores them, with each folder before its contents. GitHub returns names as text
 * even if they are not valid UTF-8. A folder's id reveals whether a replacement character in a name is
 * genuine or stands for invalid UTF-8.
 */
function rawEntries(entries: readonly Entry[], tree: string): RawEntry[] {
  const doubtful = new Set(
    entries.flatMap(({ path }) =>
      lastSegment(path).includes(replacement) ? [folderOf(path)] : [],
    ),
  );
  const idOf = new Map(entries.map(({ path, id }) => [path, id]));
  const inFolders = Map.groupBy(
    doubtful.size === 0 ? [] : entries.filter(({ path }) => doubtful.has(folderOf(path))),
    ({ path }) => folderOf(path),
  );
  const converted = new Set(
    [...inFolders].flatMap(([folder, each]) => {
      const id = folder === '' ? tree : idOf.get(folder);
      const named = each.map(({ path, ...rest }) => ({ ...rest, name: lastSegment(path) }));
      return treeId(named) === id ? [] : [folder];
    }),
  );
  return entries
    .map((each) => ({ each, depth: each.path.split('/').length }))
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ each: { path, mode, type, id } }) => {
      const isText = !converted.has(folderOf(path)) || !lastSegment(path).includes(replacement);
      return { mode, type, id, path: isText ? Buffer.from(path) : notUtf8(path) };
    });
}

/** Returns the path with an invalid UTF-8 byte in place of each replacement character. */
function notUtf8(path: string): Buffer {
  const parts = path.split(replacement).map((part) => Buffer.from(part));
  return Buffer.concat(parts.flatMap((part) => [Buffer.from([0xff]), part]).slice(1));
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The next step if the API cannot provide a repository's files. */
export const checkoutRemedy = {
  step: 'Judge a checkout instead: run the gate under pull_request, after an actions/checkout step.',
  command: 'Judge a clone instead: run the command in the clone, without --repo.',
} as const;

function tooLarge(tree: string): GateError {
  return new GateError(
    'tree-too-large',
    `The tree ${tree.slice(0, 12)} is too large for GitHub's API to list.`,
    checkoutRemedy,
  );
}
