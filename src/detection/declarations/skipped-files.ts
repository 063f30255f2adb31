import type { TrackedPaths } from '../../io/tree.ts';
import { findClientFile } from './client-files.ts';
import { clientFiles } from './clients.ts';
import { byShape } from './files-by-shape.ts';

/*
 * Client files in folders to which something leads. A walk reads them unless they are ignored, vendored or
 * outside of the judged folder; that says where declarations are looked for, not what a path leads to.
 */

/** The folders at the beginning of clients' paths. */
const firstFolders = new Set(
  clientFiles.flatMap(({ paths }) =>
    paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])),
  ),
);

/** The files that clients read in a folder of the tree, relative to it. */
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
