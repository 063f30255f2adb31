import { folderOf, foldersUpFrom, inFolder } from '../declarations/paths.ts';

/** What identifies the content of files, by their paths. */
export type Contents = ReadonlyMap<string, string>;

/**
 * Which files of a head are files of its base under a new name. Only identical files are, one with one, so
 * that no more copies count as renamed than are gone. Among several identical files the folder decides,
 * if another file shows which folder of the base it was.
 *
 * @param gone files that only the base has
 * @param added files that only the head has
 * @returns paths of the base by those of the head
 */
export function renamesOf(gone: Contents, added: Contents): ReadonlyMap<string, string> {
  const unmatched = pathsByContent(gone);
  const folders = movedFolders(unmatched, pathsByContent(added));
  const renamed = new Map<string, string>();
  const paths = [...added.keys()].sort();
  const match = (path: string, from: string | undefined): void => {
    const candidates = unmatched.get(added.get(path) ?? '');
    if (from !== undefined && candidates?.delete(from)) renamed.set(path, from);
  };
  for (const path of paths) match(path, withFolder(path, folders));
  for (const path of paths) {
    if (!renamed.has(path))
      match(
        path,
        unmatched
          .get(added.get(path) ?? '')
          ?.values()
          .next().value,
      );
  }
  return renamed;
}

/** Sorted paths, by the content of the files. */
function pathsByContent(contents: Contents): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    found.set(content, (found.get(content) ?? new Set()).add(path));
  }
  return found;
}

/** New folders with their old names, from files that each side has only once. */
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

/** The path of a file before the nearest moved folder around it was moved. */
function withFolder(path: string, folders: ReadonlyMap<string, string>): string | undefined {
  const folder = foldersUpFrom(folderOf(path)).find((each) => folders.has(each));
  const old = folder === undefined ? undefined : folders.get(folder);
  return folder === undefined || old === undefined
    ? undefined
    : inFolder(old, path.slice(folder === '' ? 0 : folder.length + 1));
}
