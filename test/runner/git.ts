import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs git in a folder without the user's settings and at a fixed time, so that commits have the same ids
 * everywhere. Returns its output.
 */
export async function git(folder: string, ...words: readonly string[]): Promise<string> {
  const settings = ['user.name=A', 'user.email=a@b.example', 'commit.gpgsign=false', 'gc.auto=0'];
  const { stdout } = await run('git', [...settings.flatMap((each) => ['-c', each]), ...words], {
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

/** Turns a folder into a repository and commits everything in it. Returns the commit's id. */
export async function commitAll(folder: string): Promise<string> {
  await git(folder, 'init', '-q', '-b', 'main');
  await git(folder, 'add', '-A', '-f');
  await git(folder, 'commit', '-q', '--allow-empty', '-m', 'x');
  return git(folder, 'rev-parse', 'HEAD');
}
