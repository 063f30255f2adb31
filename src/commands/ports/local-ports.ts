import { realpath, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { createFolderCache, createStoreFile } from '../../export/cache.ts';
import type { ExportFilePorts, RunPorts } from '../../gate/ports.ts';
import { clock } from '../../io/clock.ts';
import { createDiskSource, pathExists, readChunks } from '../../io/disk.ts';
import { type GitRepository, openGit } from '../../io/git.ts';
import { type BaseFound, findLocalBase } from '../../io/github-event.ts';
import type { RepositoryName } from '../../io/github-repositories.ts';
import type { Commits, FileSource, FileText, Unavailable } from '../../io/tree.ts';
import { describeError, GateError } from '../../model/failure.ts';
import type { Invocation } from '../command-line.ts';
import { explainMissingVariable } from '../credentials.ts';
import type { OpenRepository } from './github-repository.ts';
import { pathAdvice, readPolicyText } from './policy-text.ts';
import type { LineWriter } from './terminal.ts';

export interface LocalRun {
  /** The revision to compare with; null to judge without a comparison. */
  readonly base: string | null;
  /** Path of the policy file, relative to the current folder; null for the repository's own policy. */
  readonly config: string | null;
}

export function localPorts(
  { base, config }: LocalRun,
  { folder, commits, files: head }: OpenRepository,
  log: (line: string) => void,
  progress: LineWriter['progress'],
): RunPorts {
  return {
    ...localExportPorts(log, progress),
    folder,
    head:
      config === null
        ? head
        : { ...head, readFile: (path) => readFileOrPolicy(path, head, config) },
    findBase: () => findBase(base, config, commits),
    showPolicy: () => {},
    actionRepository: null,
    workflowFile: null,
    readHeadCommit: async () => (await commits?.commit('HEAD'))?.id ?? null,
  };
}

export function localExportPorts(
  log: (line: string) => void,
  progress: LineWriter['progress'],
): ExportFilePorts {
  return {
    ...clock,
    log,
    ...(progress === null ? {} : { progress }),
    readChunks,
    openRepository: (repository) => createNamedCommits(repository, log),
    createStore() {
      try {
        return createStoreFile(cacheFolder());
      } catch (error) {
        log(`${describeError(error)} Using a temporary file instead of the cache.`);
        return createStoreFile(tmpdir());
      }
    },
    cache: createFolderCache(cacheFolder(), log),
    event: 'local',
    platform: `${process.platform}-${process.arch}`,
    explainMissingKey: explainMissingVariable,
  };
}

export async function createNamedCommits(
  repository: RepositoryName,
  log: (line: string) => void,
): Promise<Commits> {
  const { createGitHubCommits } = await import('./github-repository.ts');
  return createGitHubCommits(repository, 'HEAD', log);
}

/**
 * Opens the folder or repository given on the command line. If the folder's checkout cannot be read, logs the
 * reason.
 *
 * @throws GateError if the folder or repository cannot be opened
 */
export async function openRepository(
  { argument, values: { repo, staged } }: Pick<Invocation, 'argument' | 'values'>,
  log: (line: string) => void,
): Promise<OpenRepository> {
  if (repo === undefined) return openFolder(argument, staged !== undefined, log);
  const { openGitHubRepository } = await import('./github-repository.ts');
  return openGitHubRepository(repo, log);
}

async function openFolder(
  dir: string,
  isStaged: boolean,
  log: (line: string) => void,
): Promise<OpenRepository> {
  const { path, root } = await locateFolder(dir);
  const git = await openGit(root);
  const isOpen = !('reason' in git);
  const staged = isStaged ? await stagedFiles(root, git) : null;
  const files = staged ?? (isOpen ? await git.workingFiles() : null);
  if (files === null && (await pathExists(join(root, '.git')))) {
    log(
      `The checkout cannot be read (${unreadableReason(git)}). Only files on disk are judged, so files that a sparse checkout omits are not judged.`,
    );
  }
  return {
    folder: pathInCheckout(root, path),
    commits: isOpen ? git : null,
    files: files ?? createDiskSource(root),
    readHeadRef: async () => (isOpen ? git.headRef() : null),
    close: () => (isOpen ? git.close() : undefined),
  };
}

/**
 * Opens a checkout's staged files. Git passes its hooks the index path in `GIT_INDEX_FILE`; a commit of
 * selected files uses a separate index.
 *
 * @throws GateError `no-repository`, `staged-conflict`
 */
async function stagedFiles(root: string, git: GitRepository | Unavailable): Promise<FileSource> {
  const { GIT_INDEX_FILE: index = '' } = process.env;
  const indexPath = resolve(root, index);
  // A hook in another repository might pass an index path that does not exist here, and Git treats a missing
  // index as empty.
  const isNamed = index !== '' && (await pathExists(indexPath));
  const files = 'reason' in git ? null : await git.stagedFiles(isNamed ? indexPath : undefined);
  if (files !== null) return files;
  throw new GateError(
    'no-repository',
    `--staged: ${root} is not a readable Git repository (${unreadableReason(git)}).`,
    'Run the command in a checkout, or without --staged.',
  );
}

/**
 * Returns why a checkout's files cannot be read through Git: the checkout cannot be opened, or its index is
 * damaged.
 */
function unreadableReason(git: GitRepository | Unavailable): string {
  return 'reason' in git ? git.reason : 'its index is damaged';
}

/**
 * Returns the real paths of a folder and of the checkout that contains it; outside a checkout, the two paths
 * are equal.
 */
export async function locateFolder(dir: string): Promise<{ path: string; root: string }> {
  const path = await existingFolder(dir);
  return { path, root: await findRepositoryRoot(path) };
}

/**
 * Returns the real path of a folder.
 *
 * @throws GateError `no-folder`
 */
async function existingFolder(dir: string): Promise<string> {
  const path = await realpath(resolve(dir)).catch(() => null);
  if (path === null) {
    throw new GateError('no-folder', `${dir} does not exist or cannot be read.`, pathAdvice);
  }
  if ((await stat(path)).isDirectory()) return path;
  throw new GateError(
    'no-folder',
    `${dir} is a file, not a folder.`,
    'Give the folder that contains it.',
  );
}

/** Returns the checkout that contains a folder, or the folder itself if it is not in a checkout. */
async function findRepositoryRoot(folder: string): Promise<string> {
  for (let candidate = folder; ; candidate = dirname(candidate)) {
    if (await pathExists(join(candidate, '.git'))) return candidate;
    if (dirname(candidate) === candidate) return folder;
  }
}

const pathInCheckout = (root: string, folder: string): string =>
  relative(root, folder).split(sep).join('/');

async function findBase(
  base: string | null,
  config: string | null,
  commits: Commits | null,
): Promise<BaseFound> {
  const localBase = await findLocalBase(base, commits);
  if (base !== null && localBase.base === null) {
    throw commits === null
      ? new GateError(
          'no-repository',
          '--base: the folder is not in a readable Git repository.',
          'Run the command in a checkout, or without --base.',
        )
      : new GateError(
          'no-base',
          `--base: ${localBase.missing}.`,
          'Use a commit that exists in this repository.',
        );
  }
  // A policy given with `--config` applies regardless of the base.
  return config === null ? localBase : { ...localBase, policy: null, needsPolicy: false };
}

const readFileOrPolicy = async (
  path: string,
  head: FileSource,
  config: string,
): Promise<FileText> =>
  path === config ? { text: await readPolicyText(config) } : head.readFile(path);

export function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'mcp-grade-gate');
}
