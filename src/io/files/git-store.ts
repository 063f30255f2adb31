import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { createDisk } from './disk.ts';
import type { Disk } from './git-files.ts';
import { createObjects, type GitObject, type GitObjects } from './git-objects.ts';
import { findGit, type GitProgram } from './git-program.ts';
import type { ObjectStore } from './listing.ts';
import type { ObjectHash, Unavailable } from './tree.ts';

export interface Commit {
  readonly id: string;
  readonly tree: string;
  /** Parent ids in order, including parents that are missing from the checkout. */
  readonly parents: readonly string[];
}

export interface GitStore extends ObjectStore {
  readonly root: string;
  readonly git: GitProgram;
  readonly disk: Disk;
}

/** Opens the repository of a checkout. Never rejects. See `openGit` for the parameters. */
export async function openGitStore(
  root: string,
  others: readonly string[] = [],
): Promise<GitStore | Unavailable> {
  try {
    await lstat(join(root, '.git'));
    const git = await findGit(root, others);
    if (git === null) return { reason: 'no git program is installed outside the checkout' };
    const disk = createDisk(await realpath(root));
    const objects = createObjects(git);
    const hash = await detectHash(objects);
    if (hash !== null) return { root, git, hash, objects, disk };
    objects.close();
  } catch {
    // A missing repository is reported in the same way as a repository that git cannot read.
  }
  return { reason: 'git cannot read the repository; git 2.25 or later is required' };
}

/**
 * Ids of the empty tree in SHA-1 and SHA-256. Git knows the empty tree even if the repository does not
 * contain it.
 */
const emptyTrees = [
  '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
];

/**
 * Returns the repository's hash algorithm, or null if git cannot read the repository. Asks the same git
 * process that later reads the objects.
 */
async function detectHash(objects: GitObjects): Promise<ObjectHash | null> {
  for (const tree of emptyTrees) {
    const object = await objects.get(tree, () => 0);
    // In a repository with SHA-256 ids, a branch name can equal the first id, so the length of the returned
    // id determines the algorithm.
    if ('id' in object) return object.id.length === 40 ? 'sha1' : 'sha256';
  }
  return null;
}

/**
 * Maximum number of bytes to read from a commit object. The parents come before the message, which can be
 * long.
 */
const maxCommit = 1024 * 1024;

/** Maximum length of a revision, above the length of any branch name that a host accepts. */
const maxRevision = 256;

/**
 * Matches a name followed by ancestor steps such as `~1` or `^`. Branch and tag names cannot contain `~` or
 * `^`.
 */
const steps = /^([^~^]*)(?:~\d{0,5}|\^\d?)*$/;

/**
 * Matches text that no ref name or id contains: git's revision syntax (`a:file`, `@{1}`, the slow search
 * `^{/text}`), white space, control characters, two dots, or a leading dash.
 */
const noRevision = /^-|\.\.|@\{|[\p{Cc}\s~^:?*[\]\\]/u;

/**
 * Returns the commit that a revision refers to, or null if the revision is invalid or the checkout lacks the
 * commit.
 */
export async function findCommit(
  { git, objects }: GitStore,
  revision: string,
): Promise<Commit | null> {
  if (revision.length > maxRevision) return null;
  const [, start = ''] = steps.exec(revision) ?? [];
  if (start === '' || noRevision.test(start)) return null;
  // Refs are matched exactly, because git would otherwise also search other namespaces. If the branch did not
  // exist, a pushed tag named `refs/remotes/origin/main` could then select the commit.
  const name = revision.startsWith('refs/') ? await readRef(git, revision) : revision;
  if (name === null) return null;
  const limitFor = (size: number): number => Math.min(size, maxCommit);
  const object = await objects.get(`${name}^{commit}`, limitFor);
  return 'reason' in object ? null : parseCommit(object);
}

async function readRef(git: GitProgram, ref: string): Promise<string | null> {
  const id = await readGitOutput(git, ['show-ref', '--verify', '--hash', ref]).catch(() => '');
  return isId(id.trim()) ? id.trim() : null;
}

/** Parses the first lines of a commit object: `tree <id>`, then `parent <id>` for each parent. */
function parseCommit({ id, type, bytes }: GitObject): Commit | null {
  const head = Buffer.from(bytes).toString('latin1');
  const [line, tree] = /^tree ([0-9a-f]{40,64})\n/.exec(head) ?? [];
  if (type !== 'commit' || line === undefined || tree === undefined) return null;
  const lines = /^(?:parent [0-9a-f]{40,64}\n)*/.exec(head.slice(line.length))?.[0] ?? '';
  return { id, tree, parents: [...lines.matchAll(/ (\w+)/g)].map(([, parent = '']) => parent) };
}

export async function readGitOutput(git: GitProgram, words: readonly string[]): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of git.output(words)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

export function isId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
