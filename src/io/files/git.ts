import { join } from 'node:path';
import { describeError, GateError } from '../../model/failure.ts';
import type { Commits } from './commits.ts';
import { createGitFiles, type GitFiles } from './git-files.ts';
import { mergeBase } from './git-history.ts';
import {
  type Commit,
  findCommit,
  type GitStore,
  isId,
  openGitStore,
  readGitOutput,
} from './git-store.ts';
import { type Listing, listIndex, listTree, noFiles, trackListing } from './listing.ts';
import { listBeside, maxSmall } from './listing-beside.ts';
import { createSource, emptyWithoutFolder } from './source.ts';
import type { FileSource, FileSystem, Unavailable } from './tree.ts';

/**
 * Reads a checkout's commits from its git objects. Never runs a hook, filter, transport or other program from
 * the repository, and never fetches.
 */
export interface GitRepository extends Commits {
  /**
   * Returns the files of a commit, including files in checked-out submodules. Content is read from disk only
   * if it provably matches a missing object or a Git LFS pointer. `readTree` throws GateError
   * `commit-unreadable` if the files cannot be listed because the checkout is treeless or damaged, or because
   * a tree is too large.
   */
  readonly commitFiles: (commit: Commit) => FileSource;
  /**
   * Returns the files that the commit's checkout should contain, plus files that earlier steps created on
   * disk. `readTree` throws GateError `no-folder` if the folder does not exist.
   */
  readonly checkoutFiles: (commit: Commit) => FileSource;
  /**
   * Returns the files on disk, or null if the index cannot be read. The index supplies skip-worktree files
   * (as in a sparse checkout), submodules that are not checked out, and links stored as text files.
   */
  readonly workingFiles: () => Promise<FileSource | null>;
  /**
   * Returns the files that the next commit would contain according to an index, or null if the index cannot
   * be read.
   * @param index absolute path of an index to use instead of the checkout's, such as the index of `commit
   * --all`
   * @throws GateError `staged-conflict` if the index contains a conflict, which git cannot commit
   */
  readonly stagedFiles: (index?: string) => Promise<FileSource | null>;
  /**
   * Returns the ref of the checked-out branch, such as `refs/heads/main`. Null if no branch is checked out or
   * the branch cannot be read.
   */
  readonly headRef: () => Promise<string | null>;
  /**
   * Returns the address of the remote `origin`, or null if there is no such remote or its address cannot be
   * read.
   */
  readonly originAddress: () => Promise<string | null>;
  /**
   * Returns the branch, such as `main`, that was the default branch of `origin` when the repository was
   * cloned; null if unknown.
   */
  readonly originBranch: () => Promise<string | null>;
  /** Reports whether the checkout lacks part of the history. True if git cannot answer. */
  readonly isShallow: () => Promise<boolean>;
  /** Ends all git processes. Later requests find nothing. */
  readonly close: () => void;
}

/**
 * Opens the repository of a checkout. Never rejects.
 * @param root absolute path of the folder that contains `.git`, which is a folder or a file
 * @param others absolute paths of other checkouts whose programs must not run
 * @returns the repository, or a reason if no git program exists outside these checkouts or git cannot read
 * the repository
 */
export async function openGit(
  root: string,
  others: readonly string[] = [],
): Promise<GitRepository | Unavailable> {
  const opened = await openGitStore(root, others);
  return 'reason' in opened ? opened : repository(opened);
}

function repository(store: GitStore): GitRepository {
  const { root, git, hash, disk } = store;
  const opened: GitStore[] = [store];
  const listings = new Map<string, Promise<Listing>>();

  const listAfter = async (tree: string, first?: Promise<Listing>): Promise<Listing> => {
    const other = await first?.catch(() => null);
    const beside = await (other
      ? listBeside(tree, other, store)
      : listBeside(tree, noFiles, store, maxSmall));
    return beside ?? listTree(git, tree, store);
  };
  const readListing = ({ tree }: Commit): Promise<Listing> => {
    if (!isId(tree)) return Promise.reject(new Error('the commit has no tree'));
    const [first] = listings.values();
    const listing = listings.get(tree) ?? listAfter(tree, first);
    listings.set(tree, listing);
    return listing;
  };
  const readLine = async (words: readonly string[]): Promise<string | null> =>
    (await readGitOutput(git, words).catch(() => '')).trim() || null;
  const submodule: GitFiles['submodule'] = async (path, id) => {
    // A link in place of the submodule could lead to another repository.
    if ((await disk.kindAt(path)) !== 'folder') return null;
    const inside = await openGitStore(join(root, path));
    if ('reason' in inside) return null;
    opened.push(inside);
    const commit = await findCommit(inside, id);
    return commit === null ? null : listTree(inside.git, commit.tree, inside).catch(() => null);
  };
  const createFileSource = (of: Commit, withUntracked: boolean): FileSource => {
    let files: Promise<FileSystem> | null = null;
    const open = async (): Promise<FileSystem> =>
      createGitFiles({ listing: await readListing(of), submodule, disk, withUntracked });
    const source = createSource(() => {
      files ??= open();
      return files;
    });
    return withReason(of, source, withUntracked);
  };
  return {
    hash,
    commit: (revision) => findCommit(store, revision),
    branch: (name) => findCommit(store, `refs/remotes/origin/${name}`),
    // A checkout does not record whether a branch is protected.
    isProtected: async () => false,
    mergeBase: async (one, other) => {
      const [first, second] = [await findCommit(store, one), await findCommit(store, other)];
      if (first === null || second === null) return null;
      return mergeBase(store, first.id, second.id).catch(() => null);
    },
    headRef: () => readLine(['symbolic-ref', '--quiet', 'HEAD']),
    originAddress: () => readLine(['config', '--get', 'remote.origin.url']),
    async originBranch() {
      const ref = await readLine(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']);
      return /^refs\/remotes\/origin\/(.+)$/s.exec(ref ?? '')?.[1] ?? null;
    },
    async isShallow() {
      const words = ['rev-parse', '--is-shallow-repository'];
      return (await readGitOutput(git, words).catch(() => 'true')).trim() !== 'false';
    },
    commitFiles: (commit) => emptyWithoutFolder(createFileSource(commit, false)),
    checkoutFiles: (commit) => createFileSource(commit, true),
    workingFiles: () => workingFiles(store).catch(() => null),
    async stagedFiles(index) {
      const listed = await listIndex(git, async () => true, store, index).catch(() => null);
      if (listed === null) return null;
      if (listed.hasConflicts) throw conflict(store.root);
      const listing = listed.all;
      return createSource(async () =>
        createGitFiles({ listing, submodule, disk, withUntracked: false }),
      );
    },
    close: () => {
      listings.clear();
      for (const each of opened) {
        each.objects.close();
        each.git.stop();
      }
    },
  };
}

/**
 * Wraps a source to handle commits whose files cannot be listed: `readTree` and `namesIn` throw
 * `commit-unreadable`, while `readFile` and `readBytes` return a reason.
 */
function withReason(commit: Commit, source: FileSource, needsFolder: boolean): FileSource {
  return {
    async readTree(folder, filter) {
      try {
        return await source.readTree(folder, filter);
      } catch (error) {
        const code = error instanceof GateError ? error.code : null;
        if (code === 'no-folder' || (needsFolder && code === 'folder-outside')) throw error;
        throw unreadableCommitError(commit, error);
      }
    },
    async readFile(path, limit) {
      try {
        return await source.readFile(path, limit);
      } catch (error) {
        return unlistedFiles(error);
      }
    },
    async readBytes(path, limit) {
      try {
        return await source.readBytes(path, limit);
      } catch (error) {
        return unlistedFiles(error);
      }
    },
    async namesIn(folder) {
      try {
        return await source.namesIn(folder);
      } catch (error) {
        throw unreadableCommitError(commit, error);
      }
    },
  };
}

async function workingFiles(store: GitStore): Promise<FileSource> {
  const { git, disk } = store;
  const words = ['config', '--type=bool', '--default=true', '--get', 'core.symlinks'];
  const hasLinks = async (): Promise<boolean> =>
    (await readGitOutput(git, words)).trim() !== 'false';
  const { all, hidden } = await listIndex(git, hasLinks, store);
  const isPlain = hidden.get('')?.size === 0;
  const submodule: GitFiles['submodule'] = async (path) =>
    (await disk.kindAt(`${path}/.git`)) === null ? null : noFiles;
  const system: FileSystem = isPlain
    ? disk
    : createGitFiles({ listing: hidden, submodule, disk, withUntracked: true });
  return createSource(async () => ({ ...system, tracked: () => trackListing(all) }));
}

function conflict(root: string): GateError {
  return new GateError(
    'staged-conflict',
    `--staged: ${root} has files with conflicts, which git cannot commit.`,
    'Resolve the conflicts and stage the files, then run the command again.',
  );
}

const unlistedFiles = (cause: unknown): Unavailable => ({
  reason: `the commit's files cannot be listed: ${describeError(cause)}`,
  isMissing: true,
});

function unreadableCommitError({ id }: Commit, cause: unknown): GateError {
  return new GateError(
    'commit-unreadable',
    `The files of commit ${id.slice(0, 12)} cannot be read from the checkout: ${describeError(cause)}.`,
    'Configure actions/checkout to fetch the complete commit: set fetch-depth: 0, and omit filter.',
    { cause },
  );
}
