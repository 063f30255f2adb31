import {
  foldersUpFrom,
  isOfProjectFolder,
  pathBelow,
  withoutProjectFolder,
} from '../declarations/paths.ts';
import { vendored } from '../files/vendored.ts';
import type { Project } from './project/project.ts';

/** Where a launch works. */
export interface WorkingFolder {
  /** The folder that it is started in, relative to the tree; null if that is not in the tree. */
  readonly folder: string | null;
  /** The folder of the project, which placeholders of clients mean. */
  readonly project: string;
}

/** The path in the tree that a launch means by one of its words; null if it is outside of the tree. */
export function locate({ folder, project }: WorkingFolder, path: string): string | null {
  if (isOfProjectFolder(`${path}/`)) return pathBelow(project, withoutProjectFolder(`${path}/`));
  return folder === null ? null : pathBelow(folder, path.replaceAll('\\', '/'));
}

/** A folder below the working folder; null as its path if the tree has no such folder. */
export function moved(from: WorkingFolder, folder: string, project: Project): WorkingFolder {
  if (folder === '') return from;
  const path = locate(from, folder);
  return {
    ...from,
    folder: path !== null && project.hasFolder(path) ? project.realPath(path) : null,
  };
}

/**
 * Whether a folder that is not in the tree may still contain files of the repository: vendored code, a
 * link, or a folder that the words do not tell. A folder of the user's machine contains none that a pull
 * request changes.
 */
export function mayHideFiles(path: string, from: WorkingFolder, project: Project): boolean {
  if (/^\/(?:proc|dev)\//.test(path)) return true;
  const isOutside =
    /^(?:[\\/~]|[A-Za-z]:|\$\{?HOME\}?[\\/]|\$\{(?:userHome|CLAUDE_PLUGIN_DATA|env:\w+|input:[\w-]+)\})/;
  if (isOutside.test(path)) return false;
  const below = withoutProjectFolder(`${path}/`);
  const real = locate(from, path) ?? '';
  const isLinked = foldersUpFrom(real).some((folder) => project.isLink(folder));
  return isLinked || /[${}`]/.test(below) || below.split('/').some((part) => vendored.has(part));
}
