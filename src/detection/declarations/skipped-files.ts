import type { TrackedPaths } from '../../io/tree.ts';
import { findClientFile } from './client-files.ts';
import { clientFiles } from './clients.ts';
import { byShape } from './files-by-shape.ts';

/**
 * Client files in folders that another file refers to. A walk skips ignored and vendored folders, and folders
 * outside the judged folder. Skipping these folders limits where declarations are searched for, but not where
 * a path may point.
 */

/** The first folder in each client file path. */
const firstFolders = new Set(
  clientFiles.flatMap(({ paths }) =>
    paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])),
  ),
);

/** Returns the files that clients read in a folder in the tree, relative to that folder. */
export function clientFilesIn(folder: string, { kindAt, namesIn }: TrackedPaths): string[] {
  const foundFiles: string[] = [];
  if (kindAt(folder) !== 'folder') return foundFiles;
  const pending = [''];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const name of namesIn(`${folder}/${at}`.replace(/\/$/, ''))) {
      const path = at === '' ? name : `${at}/${name}`;
      const kind = kindAt(`${folder}/${path}`);
      const file = kind === 'folder' ? null : findClientFile(`${folder}/${path}`);
      if (file?.folder === folder && file.file.client !== byShape) foundFiles.push(path);
      const isOfClient = at !== '' || name.startsWith('.') || firstFolders.has(name);
      if (kind === 'folder' && isOfClient) pending.push(path);
    }
  }
  return foundFiles.sort();
}
