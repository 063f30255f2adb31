import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { folderCache } from '../export/cache.ts';
import { createStoreFile } from '../export/store-file.ts';
import { causeOf, GateError } from '../failure.ts';
import { readChunks } from '../files/chunks.ts';
import { diskSource } from '../files/disk.ts';
import { type GitRepository, openGit } from '../files/git.ts';
import type { FileSource, FileText } from '../files/tree.ts';
import { type BaseFound, findLocalBase } from '../github/base.ts';
import type { RunPorts } from '../run/ports.ts';
import { explainMissingVariable } from './api-key.ts';
import { clock } from './clock.ts';
import type { LineWriter } from './terminal.ts';

/** The tree to judge, as the command line names it. */
export interface LocalRun {
  /** Real path of the folder to judge. */
  readonly folder: string;
  /** Real path of the checkout that contains it. */
  readonly root: string;
  /** The revision to compare with; null for none. */
  readonly base: string | null;
  /** Path of the policy file to use, relative to the current folder; null for the repository's own. */
  readonly config: string | null;
}

/** The ports of a run on the command line, with the user's cache folder. */
export function localPorts(
  { folder, root, base, config }: LocalRun,
  { git, files: head }: LocalCheckout,
  log: (line: string) => void,
  progress: LineWriter['progress'],
): RunPorts {
  return {
    ...clock,
    folder: pathInCheckout(root, folder),
    head: config === null ? head : { ...head, readFile: (path) => readNamed(path, head, config) },
    findBase: () => findBase(base, config, git),
    showPolicy: () => {},
    actionRepository: null,
    log,
    ...(progress === null ? {} : { progress }),
    readChunks,
    createStore() {
      try {
        return createStoreFile(cacheFolder());
      } catch (error) {
        log(`Cache: ${causeOf(error)} A temporary file is used.`);
        return createStoreFile(tmpdir());
      }
    },
    cache: folderCache(cacheFolder(), log),
    event: 'local',
    readHeadCommit: async () => (await git?.commit('HEAD'))?.id ?? null,
    platform: `${process.platform}-${process.arch}`,
    explainMissingKey: explainMissingVariable,
  };
}

/** The repository of a folder on the command line. */
export interface LocalCheckout {
  /** Null for a folder that is no checkout, or none that can be read. */
  readonly git: GitRepository | null;
  /** What is judged: the disk, for people check before they commit. */
  readonly files: FileSource;
}

/** Opens the repository of a folder; the log says what cannot be seen without git. */
export async function openCheckout(
  root: string,
  log: (line: string) => void,
): Promise<LocalCheckout> {
  const git = await openGit(root);
  const isOpen = !('reason' in git);
  const files = isOpen ? await git.workingFiles() : null;
  if (files === null && (await lstat(join(root, '.git')).catch(() => null)) !== null) {
    const reason = isOpen ? 'its index is damaged' : git.reason;
    log(
      `The checkout cannot be read (${reason}): only what is on the disk is judged, without files that a sparse checkout leaves out.`,
    );
  }
  return { git: isOpen ? git : null, files: files ?? diskSource(root) };
}

/**
 * The real path of a folder.
 *
 * @throws Error if there is no such folder
 */
export async function existingFolder(dir: string): Promise<string> {
  const path = await realpath(resolve(dir)).catch(() => null);
  if (path === null || !(await stat(path)).isDirectory()) {
    throw new Error(`${dir} is no folder that can be read`);
  }
  return path;
}

/** The checkout that contains a folder, or the folder itself if there is none. */
export async function repositoryOf(folder: string): Promise<string> {
  for (let at = folder; ; at = dirname(at)) {
    const isRoot = await lstat(join(at, '.git')).then(
      () => true,
      () => false,
    );
    if (isRoot) return at;
    if (dirname(at) === at) return folder;
  }
}

/** The path of a folder from the root of its checkout, with `/` between its parts. */
export function pathInCheckout(root: string, folder: string): string {
  return relative(root, folder).split(sep).join('/');
}

async function findBase(
  base: string | null,
  config: string | null,
  git: GitRepository | null,
): Promise<BaseFound> {
  const found = await findLocalBase(base, git);
  if (base !== null && found.base === null) {
    throw new GateError('no-base', `--base: ${found.missing}.`, 'Name a commit that is here.');
  }
  // A policy that the user names applies, whatever the base has.
  return config === null ? found : { ...found, policy: null, needsPolicy: false };
}

/** Reads a file of the repository, or the policy that the command line names, which may be anywhere. */
async function readNamed(path: string, head: FileSource, config: string): Promise<FileText> {
  if (path !== config) return head.readFile(path);
  try {
    return { text: await readFile(config, 'utf8') };
  } catch (error) {
    throw new GateError(
      'no-policy-file',
      `The policy file ${config} cannot be read: ${causeOf(error)}.`,
      'Check the path: it is relative to the current folder.',
    );
  }
}

/** The user's cache folder, by the conventions of the operating system. */
function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'mcp-grade-gate');
}
