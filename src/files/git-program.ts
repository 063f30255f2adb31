import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';

export type GitProcess = ChildProcessByStdio<Writable, Readable, null>;

/** The git program, bound to one checkout whose programs and settings of programs it does not run. */
export interface GitProgram {
  /**
   * Starts a command; the caller sees to it that it ends.
   *
   * @param words the command and its arguments, of which none is a stranger's unchecked text
   */
  readonly start: (words: readonly string[]) => GitProcess;
  /**
   * What a command prints, as it comes.
   *
   * @throws Error where git cannot be started or says by its status that it failed
   */
  readonly output: (words: readonly string[]) => AsyncGenerator<Buffer>;
  /** Ends whatever still runs. */
  readonly stop: () => void;
}

/** Git for Windows knows this name too. */
const nothing = '/dev/null';

/** What a repository's own settings could name as a program, answered before they are asked. */
const settings = [
  'core.fsmonitor=false',
  `core.hooksPath=${nothing}`,
  'core.pager=cat',
  'protocol.allow=never',
  // In a container the checkout is another user's. Git then reads nothing, lest it run something.
  'safe.directory=*',
].flatMap((setting) => ['-c', setting]);

/**
 * Looks for git along the PATH, but not in the checkout: a pull request may put a `git` there.
 *
 * @param root absolute path of the checkout
 * @returns null where there is none
 */
export async function findGit(root: string): Promise<GitProgram | null> {
  const folders = await searchedFolders(root);
  const name = process.platform === 'win32' ? 'git.exe' : 'git';
  for (const folder of folders) {
    const program = join(folder, name);
    if (await isProgramOutside(root, program)) return bind(program, folders, root);
  }
  return null;
}

/** The folders of the PATH, without relative ones, which depend on where one stands. */
async function searchedFolders(root: string): Promise<string[]> {
  const named = (process.env['PATH'] ?? '').split(delimiter).filter((each) => isAbsolute(each));
  const kept = await Promise.all(named.map((folder) => isOutside(root, folder)));
  return named.filter((_, index) => kept[index]);
}

async function isProgramOutside(root: string, program: string): Promise<boolean> {
  try {
    await access(program, constants.X_OK);
    // The folder was looked at; a link in it may still lead into the checkout.
    return (await stat(program)).isFile() && (await isOutside(root, program));
  } catch {
    return false;
  }
}

async function isOutside(root: string, path: string): Promise<boolean> {
  try {
    const way = relative(await realpath(root), await realpath(path));
    return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
  } catch {
    return false;
  }
}

function bind(program: string, folders: readonly string[], root: string): GitProgram {
  const stopped = new AbortController();
  // With its folder named, git looks for no repository in the folders above.
  const head = ['--no-pager', `--git-dir=${join(resolve(root), '.git')}`, ...settings];
  const start = (words: readonly string[]): GitProcess => {
    const child = spawn(program, [...head, ...words], {
      // Windows looks for programs in the current folder first, and git for a work tree.
      cwd: parse(resolve(root)).root,
      env: environment(folders),
      shell: false,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      signal: stopped.signal,
    });
    // A stream's end tells of all trouble; without a listener these would end the process.
    child.on('error', () => {});
    child.stdin?.on('error', () => {});
    return child;
  };
  return { start, output: (words) => outputOf(start(words)), stop: () => stopped.abort() };
}

/** All that git learns of the environment: variables of its own could name programs, too. */
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
    // A partial clone's missing objects would be fetched, by whatever transport its settings name.
    GIT_NO_LAZY_FETCH: '1',
    // Older git does not know that one; no transport has the empty name that is allowed here.
    GIT_ALLOW_PROTOCOL: ':',
    // What stands in an object's place is not what the commit's id vouches for.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: nothing,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
  };
}

async function* outputOf(child: GitProcess): AsyncGenerator<Buffer> {
  const status = new Promise<number | null>((done) => {
    child.once('close', done);
    child.once('error', () => done(null));
  });
  try {
    child.stdin.end();
    yield* child.stdout;
    const code = await status;
    if (code !== 0) throw new Error(`git ended with status ${code ?? 'unknown'}`);
  } finally {
    // Nobody may have waited for all of it.
    child.kill();
  }
}
