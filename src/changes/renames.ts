import { folderOf, foldersUpFrom, inFolder } from '../declarations/paths.ts';

/** What tells the content of a file from others, by its path. */
export type Contents = ReadonlyMap<string, string>;

/**
 * Which files of a head are those of its base under a new name: identical ones, and each stands for one
 * alone, so that of several copies only as many were there before as are gone. Which of several alike
 * is which is told by the folder, where another file of it tells from where that came; it decides
 * nothing else, for what is not alike in all that counts is no rename.
 *
 * @param gone files that only the base has
 * @param added files that only the head has
 * @returns paths of the base by those of the head
 */
export function renamesOf(gone: Contents, added: Contents): ReadonlyMap<string, string> {
  const waiting = pathsByContent(gone);
  const folders = movedFolders(waiting, pathsByContent(added));
  const renamed = new Map<string, string>();
  const paths = [...added.keys()].sort();
  const take = (path: string, from: string | undefined): void => {
    const left = waiting.get(added.get(path) ?? '');
    if (from !== undefined && left?.delete(from)) renamed.set(path, from);
  };
  for (const path of paths) take(path, withFolder(path, folders));
  for (const path of paths) {
    if (!renamed.has(path))
      take(
        path,
        waiting
          .get(added.get(path) ?? '')
          ?.values()
          .next().value,
      );
  }
  return renamed;
}

/** Paths in their order, by what the files hold. */
function pathsByContent(contents: Contents): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    found.set(content, (found.get(content) ?? new Set()).add(path));
  }
  return found;
}

/** New folders with their old names, as told by files of which each side has only one. */
function movedFolders(
  gone: ReadonlyMap<string, ReadonlySet<string>>,
  added: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const [content, paths] of added) {
    const olds = gone.get(content);
    const [path = '', old = ''] = [...paths, ...(olds ?? [])];
    if (paths.size > 1 || olds?.size !== 1) continue;
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

/** What a file was called before the nearest moved folder around it got its name. */
function withFolder(path: string, folders: ReadonlyMap<string, string>): string | undefined {
  const folder = foldersUpFrom(folderOf(path)).find((each) => folders.has(each));
  const old = folder === undefined ? undefined : folders.get(folder);
  return folder === undefined || old === undefined
    ? undefined
    : inFolder(old, path.slice(folder === '' ? 0 : folder.length + 1));
}
