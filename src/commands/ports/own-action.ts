import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type GitRepository, openGit } from '../../io/git.ts';
import { version } from '../../model/version.ts';
import { type ActionAddress, githubHost, parseRemoteRepository } from '../init/address.ts';

/**
 * Finds out where the code that runs comes from, so that a workflow can use the same: the git repository
 * that npm installed it from, as with `npx github:OWNER/mcp-grade-gate`; the checkout that it is in; or
 * the action that a runner has downloaded.
 *
 * @param program absolute path of the script that was started
 * @param user real path of the repository that is to use it, whose programs are not run
 * @param ownHost the server of that repository; null if it is not known
 * @returns null where none of these tells
 */
export async function findOwnAction(
  program: string,
  user: string,
  ownHost: string | null,
  env: NodeJS.ProcessEnv,
): Promise<ActionAddress | null> {
  const script = await realpath(program).catch(() => program);
  // The script is `dist/cli.js`.
  const root = dirname(dirname(script));
  return (
    (await installedAction(root, ownHost)) ??
    (await checkedOutAction(root, user, ownHost)) ??
    downloadedAction(root, env)
  );
}

async function installedAction(root: string, ownHost: string | null) {
  const modulesStart = root.lastIndexOf(`${sep}node_modules${sep}`);
  if (modulesStart < 0) return null;
  // Packages below others are in the list of the outermost folder.
  const top = root.slice(0, root.indexOf(`${sep}node_modules${sep}`));
  const list = await readFile(join(top, 'node_modules', '.package-lock.json'), 'utf8').catch(
    () => '',
  );
  const installed = readInstalledCommit(list, relative(top, root).split(sep).join('/'));
  return installed === null
    ? null
    : createActionAddress(installed.remote, installed.commit, ownHost);
}

async function checkedOutAction(root: string, user: string, ownHost: string | null) {
  const git = await openGit(root, [user]);
  if ('reason' in git) return null;
  try {
    const [remote, commit] = await Promise.all([git.originAddress(), headCommit(git)]);
    const address =
      remote === null || commit === null ? null : createActionAddress(remote, commit, ownHost);
    const release = await git.commit(`refs/tags/v${version}`);
    return address !== null && release?.id === commit ? { ...address, version } : address;
  } finally {
    git.close();
  }
}

async function headCommit(git: GitRepository): Promise<string | null> {
  return (await git.commit('HEAD'))?.id ?? null;
}

/**
 * What a runner says of the action whose step it runs, if that is where the code lies: the steps of any
 * composite action may start it. Only a whole commit names the same code tomorrow.
 */
function downloadedAction(root: string, env: NodeJS.ProcessEnv): ActionAddress | null {
  const [server = '', repository = '', ref = ''] = [
    'SERVER_URL',
    'ACTION_REPOSITORY',
    'ACTION_REF',
  ].map((name) => env[`GITHUB_${name}`] ?? '');
  // The runner's folder: `_actions/OWNER/NAME/REF`.
  if (!root.split(sep).join('/').endsWith(`/${repository}/${ref}`)) return null;
  return createActionAddress(`${server || 'https://github.com'}/${repository}`, ref, null);
}

/**
 * The address of this action, from the repository and commit that its code was taken from.
 *
 * @param ownHost the server of the repository that is set up; null if it is not known
 * @returns null where steps of that repository could not name it: it is on another server
 */
export function createActionAddress(
  remote: string,
  commit: string,
  ownHost: string | null,
): ActionAddress | null {
  const parsedRemote = parseRemoteRepository(remote);
  if (parsedRemote === null || !isCommit(commit)) return null;
  if (parsedRemote.host !== githubHost && parsedRemote.host !== ownHost) return null;
  return { repository: parsedRemote.repository, commit, version: null };
}

/** Whether a text is the whole id of a commit, which nobody can move to another one. */
const isCommit = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

/**
 * The source that npm installed a package from: npm keeps a list of all packages beside them, in
 * `node_modules/.package-lock.json`.
 *
 * @param text of that file
 * @param path of the package, as the list has it: `node_modules/mcp-grade-gate`
 * @returns the remote and the commit; null if it was not installed from git
 */
export function readInstalledCommit(
  text: string,
  path: string,
): { readonly remote: string; readonly commit: string } | null {
  const resolved = readResolved(text, path);
  const [, remote, commit] = /^([^#]+)#([0-9a-f]{40})$/.exec(resolved) ?? [];
  return remote === undefined || commit === undefined ? null : { remote, commit };
}

function readResolved(text: string, path: string): string {
  try {
    const list: { packages?: Record<string, { resolved?: unknown }> } = JSON.parse(text);
    return `${list.packages?.[path]?.resolved ?? ''}`;
  } catch {
    return '';
  }
}
