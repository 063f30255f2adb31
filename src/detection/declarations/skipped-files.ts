import type { TrackedPaths } from '../../io/tree.ts';
import { findClientFile } from './client-files.ts';
import { clientFiles } from './clients.ts';
import { byShape } from './files-by-shape.ts';

/**
 * Finds client files in folders that another file refers to. The walk skips ignored folders, vendored folders
 * and folders outside the judged folder, but paths in files can still point into them.
 */

const firstFolders = new Set(
  clientFiles.flatMap(({ paths }) =>
    paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])),
  ),
);

/** Returns the client files below a folder in the tree, as paths relative to that folder. */
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
