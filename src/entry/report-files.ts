import { chmod, mkdir, mkdtemp, realpath, rename, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileOutputs, type ReportFile, reportFiles } from '../report/outputs.ts';
import type { Settings } from '../settings/settings.ts';
import { isInside, temporaryFolder } from './folders.ts';

/**
 * Writes the report files to the paths that inputs set, or else into a new folder.
 *
 * @param textOf renders a file
 * @param attempt does the work for a file and must not throw, so that the other files are still written
 * @returns the paths; empty for a file that could not be written
 */
export async function writeReportFiles(
  settings: Settings | null,
  textOf: (name: ReportFile) => Promise<string>,
  attempt: (name: ReportFile, work: () => Promise<void>) => Promise<void>,
): Promise<Record<ReportFile, string>> {
  const paths = Object.fromEntries(reportFiles.map((name) => [name, ''])) as Record<
    ReportFile,
    string
  >;
  let folder = '';
  for (const name of reportFiles) {
    await attempt(name, async () => {
      const chosen = settings?.[name];
      if (!chosen && folder === '') folder = await newFolder();
      const path = chosen ? await chosenPath(chosen) : join(folder, fileOutputs[name].fallback);
      await writeWhole(path, await textOf(name));
      paths[name] = path;
    });
  }
  return paths;
}

/** Creates a folder for this run, so that later steps of the job cannot replace files that its outputs name. */
async function newFolder(): Promise<string> {
  const folder = temporaryFolder();
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(join(folder, 'report-'));
  // A later step may run as another user, for example in a container action.
  await chmod(own, 0o755);
  return own;
}

/**
 * The absolute path of a file that an input names. A relative path must lead to a folder that is really
 * in the workspace: a pull request could add a link there that leads elsewhere.
 */
async function chosenPath(chosen: string): Promise<string> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
  const path = resolve(workspace, chosen);
  if (!isAbsolute(chosen)) {
    const [root, parent] = [await realpath(workspace), await realAncestor(dirname(path))];
    if (!isInside(root, parent)) throw new Error('its folder lies outside the workspace');
  }
  return path;
}

/** Writes a file atomically; replaces a link instead of following it. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}.partial`;
  await writeFile(partial, text, { flag: 'wx' });
  await rename(partial, path);
}

/** The real path of the deepest existing folder on the way to a path. */
async function realAncestor(path: string): Promise<string> {
  return realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    return realAncestor(dirname(path));
  });
}
