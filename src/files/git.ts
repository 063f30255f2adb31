import { lstat, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { causeOf, GateError } from '../failure.ts';
import { type GitObject, openObjects } from './git-objects.ts';
import { findGit, type GitProgram } from './git-program.ts';
import { filesOf, type Listing, listTree } from './git-tree.ts';
import { readText } from './read-text.ts';
import type { FileFilter, FileSystem, FileText, ObjectHash, Tree } from './tree.ts';
import { unreadableReasons } from './unreadable.ts';
import { walkTree } from './walk.ts';

export interface Commit {
  readonly id: string;
  /** The id of its tree. */
  readonly tree: string;
  /** Their ids, the first parent first, including those that the checkout lacks. */
  readonly parents: readonly string[];
}

/**
 * The commits of a checkout, read from its objects as data: no hook, filter, transport or other program
 * that the repository names is run, and nothing is fetched.
 */
export interface GitRepository {
  readonly hash: ObjectHash;
  /** The commit of a revision (`HEAD`, a SHA, `origin/main`); null where it is not in the checkout. */
  readonly commit: (revision: string) => Promise<Commit | null>;
  /**
   * The id of the newest commit that two revisions share. Null where there is none, where there are
   * several equally good ones, and where the available history is too short to be sure.
   */
  readonly mergeBase: (one: string, other: string) => Promise<string | null>;
  /**
   * Reads a commit as `readWorkspace` reads the disk, without the files of submodules.
   *
   * @param folder the judged folder by its path from the repository's root, with `/` between its parts:
   *   the tree's paths are relative to it. Where the commit has no such folder, the tree is empty.
   * @throws GateError `commit-unreadable` where the commit's files cannot be listed (a treeless or damaged
   *   checkout, a tree that is too large) or the folder is in a submodule or outside of the repository. A
   *   file whose object is missing is only reported as `unreadable`.
   */
  readonly readTree: (commit: Commit, folder: string, filter: FileFilter) => Promise<Tree>;
  /**
   * One file by its path from the repository's root, under the same conditions. Never rejects.
   *
   * @param limit in bytes
   */
  readonly readFile: (commit: Commit, path: string, limit?: number) => Promise<FileText>;
  /** Ends git; later requests find nothing. */
  readonly close: () => void;
}

/** How much of a commit is read, in bytes: its parents come first, and its message can be long. */
const maxCommit = 1024 * 1024;

/** Longer than any name of a branch that a host takes. */
const maxRevision = 256;

/**
 * What no name of a commit has: characters of git's own syntax for revisions (`a:file`, `a~2`, `@{1}`, a
 * search `^{/text}`, which takes long), white space and control characters; two dots; a dash in front.
 */
const noRevision = /^-|\.\.|@\{|[\p{Cc}\s~^:?*[\]\\]/u;

/**
 * Opens the repository of a checkout. Never rejects.
 *
 * @param root absolute path of the folder that has `.git`, a folder or a file
 * @returns null where the folder is no checkout, where there is no git program outside of it, and where
 *   git (before 2.25, or for a format it does not know) cannot read it
 */
export async function openGit(root: string): Promise<GitRepository | null> {
  try {
    await lstat(join(root, '.git'));
    const git = await findGit(root);
    if (git === null) return null;
    const hash = (await textOf(git, ['rev-parse', '--show-object-format'])).trim();
    return hash === 'sha1' || hash === 'sha256' ? repository(git, root, hash) : null;
  } catch {
    return null;
  }
}

function repository(git: GitProgram, root: string, hash: ObjectHash): GitRepository {
  const objects = openObjects(git);
  const listings = new Map<string, Promise<Listing>>();

  const commit = async (revision: string): Promise<Commit | null> => {
    if (revision === '' || revision.length > maxRevision || noRevision.test(revision)) return null;
    // Git resolves a name in further namespaces too: where there is no such branch, somebody who may
    // push a tag `refs/remotes/origin/main` must not choose the commit.
    const name = revision.startsWith('refs/') ? await idOfRef(git, revision) : revision;
    if (name === null) return null;
    const limitFor = (size: number): number => Math.min(size, maxCommit);
    const object = await objects.get(`${name}^{commit}`, limitFor);
    return 'reason' in object ? null : parseCommit(object);
  };
  const filesIn = async ({ tree }: Commit): Promise<FileSystem> => {
    if (!isId(tree)) throw new Error('it has no tree');
    const listing = listings.get(tree) ?? listTree(git, tree);
    listings.set(tree, listing);
    return filesOf(await listing, objects, hash);
  };
  return {
    hash,
    commit,
    mergeBase: async (one, other) => {
      const [first, second] = [await commit(one), await commit(other)];
      if (first === null || second === null) return null;
      return mergeBase(git, root, first.id, second.id).catch(() => null);
    },
    readTree: async (of, folder, filter) => {
      try {
        const files = await filesIn(of);
        const start = await startOf(files, folder);
        if (start !== null) return await walkTree(files, start, filter);
        return await walkTree(filesOf(new Map([['', new Map()]]), objects, hash), '', filter);
      } catch (error) {
        throw unreadable(of, error);
      }
    },
    readFile: async (of, path, limit) => {
      try {
        return await readText(await filesIn(of), '', path, limit);
      } catch (error) {
        return {
          reason: `the commit's files cannot be listed: ${causeOf(error)}`,
          isMissing: true,
        };
      }
    },
    close: () => {
      listings.clear();
      objects.close();
      git.stop();
    },
  };
}

/** The id that a ref of just this name has; null where there is none. */
async function idOfRef(git: GitProgram, ref: string): Promise<string | null> {
  const id = await textOf(git, ['show-ref', '--verify', '--hash', ref]).catch(() => '');
  return isId(id.trim()) ? id.trim() : null;
}

/** The lines before a commit's message: `tree <id>`, then `parent <id>` for each parent. */
function parseCommit({ id, type, bytes }: GitObject): Commit | null {
  const head = Buffer.from(bytes).toString('latin1');
  const [line, tree] = /^tree ([0-9a-f]{40,64})\n/.exec(head) ?? [];
  if (type !== 'commit' || line === undefined || tree === undefined) return null;
  const lines = /^(?:parent [0-9a-f]{40,64}\n)*/.exec(head.slice(line.length))?.[0] ?? '';
  return { id, tree, parents: [...lines.matchAll(/ (\w+)/g)].map(([, parent = '']) => parent) };
}

/**
 * The real path of the judged folder; null where a commit has no such folder.
 *
 * @throws Error with a reason where it is in a submodule or outside of the repository
 */
async function startOf(files: FileSystem, folder: string): Promise<string | null> {
  const parts = folder.split('/');
  let start = '';
  for (let taken = 1; taken <= parts.length; taken += 1) {
    const place = await files.follow(parts.slice(0, taken).join('/'));
    if ('reason' in place) {
      if (place.reason === unreadableReasons.absent || place.reason === unreadableReasons.nowhere)
        return null;
      throw new Error(`its folder ${folder} is ${place.reason}`);
    }
    if (!(await files.isFolder(place.path))) return null;
    const isRepository = (await files.list(place.path)).some(({ name }) => name === '.git');
    if (isRepository && place.path !== '')
      throw new Error(`its folder ${folder} lies in a submodule`);
    start = place.path;
  }
  return start;
}

async function mergeBase(
  git: GitProgram,
  root: string,
  one: string,
  other: string,
): Promise<string | null> {
  const bases = (await textOf(git, ['merge-base', '--all', one, other])).split('\n').filter(isId);
  const [base = null] = bases;
  // If one is an ancestor of the other, it is the base. Of several bases, one may have what another
  // lacks, and the author of the history must not choose.
  if (base === null || base === one || base === other) return base;
  if (bases.length > 1) return null;
  const cut = await cutCommits(git, root);
  if (cut.size === 0) return base;
  // Where history was cut above the base, there may be a newer one behind the cut.
  let rest = '';
  for await (const chunk of git.output(['rev-list', one, other, `^${base}`, '--'])) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (lines.some((id) => cut.has(id))) return null;
  }
  return base;
}

/** The commits whose parents a shallow clone lacks. */
async function cutCommits(git: GitProgram, root: string): Promise<ReadonlySet<string>> {
  const path = (await textOf(git, ['rev-parse', '--git-path', 'shallow'])).replace(/\n$/, '');
  const text = await readFile(resolve(root, path), 'latin1').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  return new Set(text.split('\n').filter(isId));
}

async function textOf(git: GitProgram, words: readonly string[]): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of git.output(words)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function isId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

function unreadable({ id }: Commit, cause: unknown): GateError {
  return new GateError(
    'commit-unreadable',
    `The files of commit ${id.slice(0, 12)} cannot be read from the checkout: ${causeOf(cause)}.`,
    'Have actions/checkout fetch the commit whole: with fetch-depth: 0 and without filter.',
    { cause },
  );
}
