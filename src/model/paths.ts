/*
 * Paths of a tree: relative to its root, with `/` between the parts.
 */

/** The path of a file in a folder. */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The folder of a file. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** A folder and those above it, the nearest first, up to the repository, which is the empty text. */
export function foldersUpFrom(folder: string): string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return Array.from({ length: parts.length + 1 }, (_, taken) =>
    parts.slice(0, parts.length - taken).join('/'),
  );
}
