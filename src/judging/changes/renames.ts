import { folderOf, foldersUpFrom, pathInFolder } from '../../model/paths.ts';

/** Identifiers of file contents, by path. */
export type Contents = ReadonlyMap<string, string>;

/**
 * Matches files in the head with the identical base files that they were renamed from. Matches are one to
 * one, so renamed copies never outnumber removed files. Among identical files, the folder decides, provided
 * that another file reveals the folder's name in the base.
 *
 * @param gone files that are only in the base
 * @param added files that are only in the head
 * @returns a map from paths in the head to paths in the base
 */
export function matchRenamedFiles(gone: Contents, added: Contents): ReadonlyMap<string, string> {
  const unmatched = pathsByContent(gone);
  const folders = movedFolders(unmatched, pathsByContent(added));
  const renamed = new Map<string, string>();
  const files = sortByPath(added);
  const match = (path: string, content: string, from: string | undefined): void => {
    if (from !== undefined && unmatched.get(content)?.delete(from)) renamed.set(path, from);
  };
  for (const [path, content] of files) match(path, content, withFolder(path, folders));
  for (const [path, content] of files) {
    const [first] = unmatched.get(content) ?? [];
    if (!renamed.has(path)) match(path, content, first);
  }
  return renamed;
}

const sortByPath = (contents: Contents): [path: string, content: string][] =>
  [...contents].sort(([a], [b]) => (a < b ? -1 : 1));

function pathsByContent(contents: Contents): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, content] of sortByPath(contents)) {
    found.set(content, (found.get(content) ?? new Set()).add(path));
  }
  return found;
}

/** Maps new folders to their old names, based on files whose content occurs exactly once on each side. */
function movedFolders(
  gone: ReadonlyMap<string, ReadonlySet<string>>,
  added: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const [content, paths] of added) {
    const [path, old] = [onlyPath(paths), onlyPath(gone.get(content))];
    if (path === undefined || old === undefined) continue;
    const [now, then] = [path.split('/'), old.split('/')];
    while (now.length > 0 && now.at(-1) === then.at(-1)) {
      now.pop();
      then.pop();
    }
    const folder = now.join('/');
    if (!folders.has(folder)) folders.set(folder, then.join('/'));
  }
  return folders;
}

const onlyPath = (paths: ReadonlySet<string> | undefined): string | undefined =>
  paths?.size === 1 ? [...paths][0] : undefined;

/**
 * Returns the former path of a file, based on its nearest renamed parent folder; undefined if no parent
 * folder is known to be renamed.
 */
function withFolder(path: string, folders: ReadonlyMap<string, string>): string | undefined {
  for (const folder of foldersUpFrom(folderOf(path))) {
    const old = folders.get(folder);
    if (old !== undefined)
      return pathInFolder(old, path.slice(folder === '' ? 0 : folder.length + 1));
  }
  return undefined;
}
