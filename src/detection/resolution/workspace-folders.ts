import { pathInFolder } from '../../model/paths.ts';
import type { Project } from './project/project.ts';

/** Maximum number of workspace folders; real manifests list fewer. */
const maxFolders = 2000;

/**
 * Returns the folders that a workspace pattern matches, and matching links and repositories, which might lead
 * to folders. `*` matches any part of a name, and `**` matches any number of folders. Braces and similar
 * syntax are treated as `*`.
 *
 * @param folder the folder of the manifest
 */
export function foldersMatching(folder: string, pattern: string, project: Project): string[] {
  const parts = pattern.split('/').filter((part) => part !== '' && part !== '.');
  if (pattern.startsWith('!') || parts.includes('..')) return [];
  let at = [folder];
  for (const part of parts) {
    const matchingFolders = new Set<string>();
    for (const each of at) {
      const below =
        part === '**'
          ? withFoldersBelow(each, project)
          : /[*?{[(]/.test(part)
            ? foldersIn(each, project).filter((path) => matches(part, path))
            : project.trackedLike(pathInFolder(each, part)).filter(mayBeFolder(project));
      for (const path of below) matchingFolders.add(path);
      if (matchingFolders.size > maxFolders) break;
    }
    at = [...matchingFolders];
  }
  return at;
}

function mayBeFolder({ tracked }: Project): (path: string) => boolean {
  return (path) => !['file', 'executable'].includes(tracked.kindAt(path) ?? 'file');
}

function foldersIn(folder: string, project: Project): string[] {
  return project.tracked
    .namesIn(folder)
    .map((name) => pathInFolder(folder, name))
    .filter(mayBeFolder(project))
    .sort();
}

function withFoldersBelow(folder: string, project: Project): string[] {
  const allFolders = [folder];
  // The loop appends to the list that it iterates over.
  for (const each of allFolders) {
    if (allFolders.length > maxFolders) break;
    allFolders.push(...foldersIn(each, project));
  }
  return allFolders;
}

/** Reports whether a folder's name starts and ends with the literal text around a pattern's wildcards. */
function matches(pattern: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [prefix = ''] = pattern.split(/[*?{[(]/, 1);
  const suffix = pattern.slice(1 + pattern.search(/[*?}\])][^*?}\])]*$/));
  return name.startsWith(prefix) && name.endsWith(suffix);
}
