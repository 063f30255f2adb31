import { mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { writeWhole } from '../../io/disk.ts';
import type { Rendered } from '../../report/outputs.ts';
import { isInside, temporaryFolder } from '../ports/folders.ts';

/** A report's files, keyed by the input that sets each file's path. `fallback` is the default file name. */
type FileTable<Name extends string> = Readonly<Record<Name, { readonly fallback: string }>>;

/**
 * Writes a report's files to the paths that inputs set. A file whose path is not set goes to a new folder.
 *
 * @param chosen the paths that inputs set
 * @param attemptStep writes one file and must not throw, so that the remaining files are still written
 * @returns the path of each file; an empty string for a file that could not be written
 */
export async function writeReportFiles<Name extends string>(
  table: FileTable<Name>,
  chosen: Readonly<Partial<Record<Name, string | null>>>,
  textOf: (name: Name) => Promise<Rendered>,
  attemptStep: (name: Name, work: () => Promise<void>) => Promise<void>,
): Promise<Record<Name, string>> {
  const names = Object.keys(table) as Name[];
  const paths = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  let folder = '';
  for (const name of names) {
    await attemptStep(name, async () => {
      const requestedPath = chosen[name];
      if (!requestedPath && folder === '') folder = await newFolder();
      const path = requestedPath
        ? await chosenPath(requestedPath)
        : join(folder, table[name].fallback);
      const text = await textOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Replaces a link rather than following it, because a pull request could have added the link.
      await writeWhole(path, text);
      paths[name] = path;
    });
  }
  return paths;
}

/**
 * Creates a new folder for this run, so that later steps of the job do not overwrite the files that the run's
 * outputs refer to.
 */
async function newFolder(): Promise<string> {
  const folder = temporaryFolder();
  await mkdir(folder, { recursive: true });
  return mkdtemp(join(folder, 'report-'));
}

/**
 * Returns the absolute form of a file path that was given in an input. Rejects a relative path whose real
 * folder is outside the workspace, because a pull request could add a link that leads there.
 */
async function chosenPath(chosen: string): Promise<string> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
  const path = resolve(workspace, chosen);
  if (!isAbsolute(chosen)) {
    const [root, parent] = [await realpath(workspace), await realAncestor(dirname(path))];
    if (!isInside(root, parent)) throw new Error('its folder is outside the workspace');
  }
  return path;
}

/** Returns the real path of the deepest existing folder that contains a path. */
async function realAncestor(path: string): Promise<string> {
  return realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    return realAncestor(dirname(path));
  });
}
