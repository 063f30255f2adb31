import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type GitRepository, openGit } from '../../io/git.ts';
import { version } from '../../model/version.ts';
import { type ActionAddress, githubHost, parseRemoteRepository } from '../init/address.ts';

/**
 * Finds the origin of the running code, so that a workflow can use the same code. The origin is the Git
 * repository from which npm installed the code (`npx github:OWNER/mcp-grade-gate`), the enclosing checkout,
 * or the action that a runner downloaded.
 *
 * @param program absolute path of the script that was started
 * @param user real path of the repository that will use the action; no programs in that repository are run
 * @param ownHost the host of the user's repository; null if unknown
 * @returns null if no origin can be found
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
  // npm records nested packages in the `.package-lock.json` of the outermost `node_modules` folder.
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
 * Returns the action that the runner reports for the current step. The code must be in that action's folder,
 * because a step in any composite action can run this code. The ref must be a full commit id, because only a
 * commit id pins an action.
 */
function downloadedAction(root: string, env: NodeJS.ProcessEnv): ActionAddress | null {
  const [server = '', repository = '', ref = ''] = [
    'SERVER_URL',
    'ACTION_REPOSITORY',
    'ACTION_REF',
  ].map((name) => env[`GITHUB_${name}`] ?? '');
  // The runner downloads an action to `_actions/OWNER/NAME/REF`.
  if (!root.split(sep).join('/').endsWith(`/${repository}/${ref}`)) return null;
  return createActionAddress(`${server || 'https://github.com'}/${repository}`, ref, null);
}

/**
 * @param ownHost the host of the repository that will use the action; null if unknown
 * @returns null if `remote` or `commit` is not valid, or if the action's host is neither GitHub nor `ownHost`
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

/** Reports whether a string is a full commit id, which, unlike a branch or tag, cannot be moved. */
const isCommit = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

/**
 * Finds the Git remote and the commit from which npm installed a package.
 *
 * @param text contents of `node_modules/.package-lock.json`
 * @param path the package's key in that file, such as `node_modules/mcp-grade-gate`
 * @returns null if the package was not installed from Git
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
