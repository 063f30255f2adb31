import { isAbsolute, join, posix, relative, sep } from 'node:path';
import type { JobFolders } from '../../export/cache.ts';
import { GateError } from '../../model/failure.ts';
import type { Settings } from '../settings/settings.ts';

const docs = 'https://docs.github.com/actions';

/** Reports whether a path is the root folder or inside it. Does not resolve links. */
export function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/**
 * Returns the workspace and the runner's temporary folder, which the runner empties after the job.
 *
 * @throws GateError `no-runner` if `RUNNER_TEMP` is not set
 */
export function jobFolders(): JobFolders {
  const temporary = process.env['RUNNER_TEMP'];
  if (!temporary) {
    throw new GateError(
      'no-runner',
      'RUNNER_TEMP is not set: the action was not started by a runner.',
      `Use the action in a workflow (${docs}); elsewhere, use this project's command line.`,
    );
  }
  return { temporary, workspace: process.env['GITHUB_WORKSPACE'] || process.cwd() };
}

/**
 * Returns this action's folder in the runner's temporary folder.
 *
 * @throws GateError `no-runner`
 */
export function temporaryFolder(): string {
  return join(jobFolders().temporary, 'mcp-grade-gate');
}

/** Returns the judged folder relative to the root of the checkout; empty for the root itself. */
export function judgedFolder(settings: Pick<Settings, 'working-directory'>): string {
  const folder = posix.normalize(settings['working-directory']).replace(/\/$/, '');
  return folder === '.' ? '' : folder;
}

/** Returns the prefix that makes report paths relative to the checkout root: empty, or ending in `/`. */
export function pathPrefix(settings: Settings | null): string {
  const folder = settings === null ? '' : judgedFolder(settings);
  return folder === '' ? '' : `${folder}/`;
}
