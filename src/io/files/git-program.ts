import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathExists } from './path-exists.ts';

export type GitProcess = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Git for one checkout. It never runs programs from the checkout and ignores settings that could start a
 * program.
 */
export interface GitProgram {
  /**
   * Starts a git command. The caller must end the process.
   * @param words the command and its arguments, which must not include unvalidated text from the repository
   * @param index absolute path of an index to use instead of the checkout's
   */
  readonly start: (words: readonly string[], index?: string) => GitProcess;
  /**
   * Yields the output of a command in chunks.
   * @throws Error if git cannot be started or exits with a nonzero status
   */
  readonly output: (words: readonly string[], index?: string) => AsyncGenerator<Buffer>;
  readonly stop: () => void;
}

/** Git for Windows also accepts this path. */
const nothing = '/dev/null';

/** Overrides for repository settings, most of which could start a program. */
const settings = [
  'core.fsmonitor=false',
  `core.hooksPath=${nothing}`,
  'core.pager=cat',
  'protocol.allow=never',
  // In a container, the checkout belongs to another user, so git would otherwise refuse to read it.
  'safe.directory=*',
  // Otherwise, git would look for skip-worktree files in its working directory, which is not the checkout.
  'sparse.expectFilesOutsideOfPatterns=true',
].flatMap((setting) => ['-c', setting]);

/**
 * Finds git on the PATH, but never inside the given checkouts or a checkout that encloses them, such as the
 * parent of a submodule. A pull request could add a program called `git` to any of these checkouts.
 * @param root absolute path of the checkout
 * @param others absolute paths of other checkouts whose programs must not run
 * @returns null if git is not found
 */
export async function findGit(
  root: string,
  others: readonly string[] = [],
): Promise<GitProgram | null> {
  const roots = (await Promise.all([root, ...others].map(checkoutsAround))).flat();
  const folders = await searchedFolders(roots);
  const name = process.platform === 'win32' ? 'git.exe' : 'git';
  for (const folder of folders) {
    const program = join(folder, name);
    if (await isProgramOutside(roots, program)) return createGitProgram(program, folders, root);
  }
  return null;
}

async function checkoutsAround(root: string): Promise<string[]> {
  const checkouts = [await realpath(root)];
  for (let at = checkouts[0] ?? root; dirname(at) !== at; ) {
    at = dirname(at);
    if (await pathExists(join(at, '.git'))) checkouts.push(at);
  }
  return checkouts;
}

/**
 * Returns the PATH folders outside the checkouts. Relative folders are skipped, because they depend on the
 * working directory.
 */
async function searchedFolders(roots: readonly string[]): Promise<string[]> {
  const named = (process.env['PATH'] ?? '').split(delimiter).filter((each) => isAbsolute(each));
  const kept = await Promise.all(named.map((folder) => isOutside(roots, folder)));
  return named.filter((_, index) => kept[index]);
}

async function isProgramOutside(roots: readonly string[], program: string): Promise<boolean> {
  try {
    await access(program, constants.X_OK);
    // The folder was already checked, but the program itself could be a link into a checkout.
    return (await stat(program)).isFile() && (await isOutside(roots, program));
  } catch {
    return false;
  }
}

/**
 * Reports whether a path leads outside all `roots`, which are real paths. False if the path cannot be
 * resolved.
 */
async function isOutside(roots: readonly string[], path: string): Promise<boolean> {
  try {
    const real = await realpath(path);
    return roots.every((root) => {
      const way = relative(root, real);
      return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
    });
  } catch {
    return false;
  }
}

function createGitProgram(program: string, folders: readonly string[], root: string): GitProgram {
  const stopped = new AbortController();
  // With `--git-dir`, git does not search parent folders for a repository.
  const head = ['--no-pager', `--git-dir=${join(resolve(root), '.git')}`, ...settings];
  const start: GitProgram['start'] = (words, index) => {
    const child = spawn(program, [...head, ...words], {
      // The working directory is not the checkout, because Windows searches the working directory for
      // programs first, and git searches it for a work tree.
      cwd: parse(resolve(root)).root,
      env: { ...environment(folders), ...(index !== undefined && { GIT_INDEX_FILE: index }) },
      shell: false,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      signal: stopped.signal,
    });
    // Without listeners, an error would crash this process. Every error also ends the stream, and the
    // stream's reader handles the end.
    child.on('error', () => {});
    child.stdin?.on('error', () => {});
    return child;
  };
  return {
    start,
    output: (words, index) => readOutput(start(words, index)),
    stop: () => stopped.abort(),
  };
}

/** Returns a minimal environment for git, because some of git's environment variables can start programs. */
function environment(folders: readonly string[]): NodeJS.ProcessEnv {
  const kept = ['SystemRoot', 'TEMP', 'TMP', 'TMPDIR'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(kept),
    PATH: folders.join(delimiter),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: nothing,
    GIT_ATTR_NOSYSTEM: '1',
    // In a partial clone, git would otherwise fetch missing objects through any configured transport.
    GIT_NO_LAZY_FETCH: '1',
    // Older versions of git ignore `GIT_NO_LAZY_FETCH`. This value allows only a transport with an empty
    // name, so no transport can run.
    GIT_ALLOW_PROTOCOL: ':',
    // A commit's id does not cover replacement objects.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: nothing,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
  };
}

async function* readOutput(child: GitProcess): AsyncGenerator<Buffer> {
  const status = new Promise<number | null>((done) => {
    child.once('close', done);
    child.once('error', () => done(null));
  });
  try {
    child.stdin.end();
    yield* child.stdout;
    const code = await status;
    if (code !== 0) throw new Error(`git exited with status ${code ?? 'unknown'}`);
  } finally {
    // The caller might have stopped reading early.
    child.kill();
  }
}
