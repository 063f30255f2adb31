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
import { readPolicyText } from './policy-text.ts';
import type { LineWriter } from './terminal.ts';

/** The settings of a run from the command line. */
export interface LocalRun {
  /** The revision to compare with; null to judge without a comparison. */
  readonly base: string | null;
  /**
   * Path of the policy file to use, relative to the current folder; null to use the repository's own file.
   */
  readonly config: string | null;
}

/** Creates the ports for a run on the command line, with the user's cache folder. */
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

/** Creates the ports for a command that loads an export, with the user's cache folder. */
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
        log(`Cache: ${describeError(error)} Using a temporary file.`);
        return createStoreFile(tmpdir());
      }
    },
    cache: createFolderCache(cacheFolder(), log),
    event: 'local',
    platform: `${process.platform}-${process.arch}`,
    explainMissingKey: explainMissingVariable,
  };
}

/**
 * Opens a GitHub repository that a setting refers to. The code that opens the repository is loaded only if
 * needed.
 */
export async function createNamedCommits(
  repository: RepositoryName,
  log: (line: string) => void,
): Promise<Commits> {
  const { createGitHubCommits } = await import('./github-repository.ts');
  return createGitHubCommits(repository, 'HEAD', log);
}

/**
 * Opens the folder or repository given on the command line, and logs any limits on reading it.
 *
 * @throws Error if the folder or repository does not exist
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
    const reason = isOpen ? 'its index is damaged' : git.reason;
    log(
      `The checkout cannot be read (${reason}). Only files on disk are judged, so files that a sparse checkout omits are not judged.`,
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
 * Opens the staged files of a checkout. Git tells its hooks the path of the index. If only selected files are
 * committed, a hook's index is not the checkout's own index.
 *
 * @throws GateError `no-repository`, `staged-conflict`
 */
async function stagedFiles(root: string, git: GitRepository | Unavailable): Promise<FileSource> {
  const { GIT_INDEX_FILE: index = '' } = process.env;
  const indexPath = resolve(root, index);
  // Git treats a missing index as empty. A hook in another repository passes that repository's index.
  const isNamed = index !== '' && (await pathExists(indexPath));
  const files = 'reason' in git ? null : await git.stagedFiles(isNamed ? indexPath : undefined);
  if (files !== null) return files;
  const reason = 'reason' in git ? git.reason : 'its index is damaged';
  throw new GateError(
    'no-repository',
    `--staged: ${root} is not a readable Git repository (${reason}).`,
    'Run the command in a checkout, or without --staged.',
  );
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
    throw new GateError(
      'no-folder',
      `${dir} is not a readable folder: it does not exist or cannot be read.`,
      'Check the path. It is relative to the current folder.',
    );
  }
  if ((await stat(path)).isDirectory()) return path;
  throw new GateError(
    'no-folder',
    `${dir} is not a readable folder: it is a file.`,
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

/** Returns the path of a folder relative to the root of its checkout, with `/` as the separator. */
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
  // A policy from the user applies regardless of the base.
  return config === null ? localBase : { ...localBase, policy: null, needsPolicy: false };
}

/** Reads a file in the repository, or the policy given on the command line, which may be anywhere. */
const readFileOrPolicy = async (
  path: string,
  head: FileSource,
  config: string,
): Promise<FileText> =>
  path === config ? { text: await readPolicyText(config) } : head.readFile(path);

/** The user's cache folder, according to the operating system's conventions. */
export function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'mcp-grade-gate');
}
