import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const settings = [
  'user.name=A',
  'user.email=a@b.example',
  'commit.gpgsign=false',
  // The repositories of tests are small and soon deleted: nothing is tidied, copied or flushed to disk.
  'gc.auto=0',
  'maintenance.auto=false',
  'init.templateDir=',
  'core.fsync=none',
].flatMap((each) => ['-c', each]);

/**
 * Runs git in a folder without the user's settings and at a fixed time, so that commits have the same ids
 * everywhere. Returns its output.
 */
export async function git(folder: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...settings, ...words], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_DATE: '2030-01-01T00:00:00Z',
      GIT_COMMITTER_DATE: '2030-01-01T00:00:00Z',
    },
  });
  return stdout.trim();
}

/** Turns a folder into a repository, unless it is one, and commits everything in it. Returns the commit's id. */
export async function commitAll(folder: string): Promise<string> {
  if (!existsSync(join(folder, '.git'))) await git(folder, 'init', '-q', '-b', 'main');
  await git(folder, 'add', '-A', '-f');
  await git(folder, 'commit', '-q', '--allow-empty', '-m', 'x');
  return git(folder, 'rev-parse', 'HEAD');
}

/** Writes a commit of everything in a folder that moves no branch. Returns its id. */
export async function writeCommit(folder: string, ...parents: readonly string[]): Promise<string> {
  await git(folder, 'add', '-A', '-f');
  const tree = await git(folder, 'write-tree');
  const words = parents.flatMap((parent) => ['-p', parent]);
  return git(folder, 'commit-tree', '-m', 'x', ...words, tree);
}
