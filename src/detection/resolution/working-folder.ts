import { vendored } from '../../io/tree.ts';
import { foldersUpFrom } from '../../model/paths.ts';
import { isOfProjectFolder, pathBelow, withoutProjectFolder } from '../declarations/paths.ts';
import type { Project } from './project/project.ts';
import { pathsInTree, type ValuePlace } from './value-paths.ts';

/** The place in which a launch works. */
export interface WorkingFolder {
  /**
   * The folder in which the launch is started, relative to the tree; null if that folder is not in the tree.
   */
  readonly folder: string | null;
  /** Further folders in the tree in which the launch, or one of its programs, may be started. */
  readonly others: readonly string[];
  /** The project folder, to which client placeholders refer. */
  readonly project: string;
}

/**
 * Returns the start folders of a client's servers: the client's own folder, and the folders above, which a
 * user may open.
 */
export function clientWorkingFolder(folder: string): WorkingFolder {
  const chain = foldersUpFrom(folder);
  const workingFolder = ofClients.get(chain) ?? { folder, others: chain.slice(1), project: folder };
  ofClients.set(chain, workingFolder);
  return workingFolder;
}

/*
 * A cache of working folders. The servers in a file share one value, so results for these folders are found
 * without comparing hundreds of paths.
 */
const ofClients = new WeakMap<readonly string[], WorkingFolder>();
const cachedStarts = new WeakMap<WorkingFolder, readonly string[]>();
const extended = new WeakMap<WorkingFolder, WeakMap<readonly string[], WorkingFolder>>();

/**
 * Returns every folder in the tree in which a launch may start. Files in every possible start folder matter.
 * A program given by its path is taken from the first folder that contains it, and a script is looked up only
 * in the first folder.
 */
export function startFolders(place: WorkingFolder): readonly string[] {
  const { folder, others } = place;
  const allFolders = cachedStarts.get(place) ?? (folder === null ? others : [folder, ...others]);
  cachedStarts.set(place, allFolders);
  return allFolders;
}

/** Returns a place with further folders in which a launch may start. */
export function withOtherFolders(place: WorkingFolder, folders: readonly string[]): WorkingFolder {
  const ofPlace = extended.get(place) ?? new WeakMap<readonly string[], WorkingFolder>();
  extended.set(place, ofPlace);
  const cached = ofPlace.get(folders);
  if (cached !== undefined) return cached;
  const others = new Set([...place.others, ...folders]);
  if (place.folder !== null) others.delete(place.folder);
  // Results are cached per place, so a place without any new folder must stay the same object.
  const combined = others.size === place.others.length ? place : { ...place, others: [...others] };
  ofPlace.set(folders, combined);
  return combined;
}

/** Returns the place in which a launch's values are interpreted. */
export function valuePlace(place: WorkingFolder, project: Project): ValuePlace {
  return {
    starts: startFolders(place),
    project: place.project,
    tracked: project.tracked,
  };
}

/** Returns the path in the tree that a word in a launch refers to; null if the path is outside the tree. */
export function locatePath(
  { folder, project }: Pick<WorkingFolder, 'folder' | 'project'>,
  path: string,
): string | null {
  if (isOfProjectFolder(`${path}/`)) return pathBelow(project, withoutProjectFolder(`${path}/`));
  return folder === null ? null : pathBelow(folder, path.replaceAll('\\', '/'));
}

/**
 * Returns a folder below the working folder, ignoring the case of its name. The resulting folder is null if
 * the tree contains no folder with that name. The result also includes every other folder that the words may
 * refer to, such as an absolute path to a checkout.
 */
export function moveWorkingFolder(
  from: WorkingFolder,
  folder: string,
  project: Project,
): WorkingFolder {
  if (folder === '') return from;
  const path = locatePath(from, folder);
  const isFolder = (each: string): boolean =>
    project.hasFolder(each) || project.tracked.kindAt(each) === 'folder';
  const matchingPaths = path === null ? [] : [path, ...project.trackedLike(path)];
  const [first = null, ...others] = matchingPaths.filter(project.hasFolder).map(project.realPath);
  const movedFolder = { ...from, folder: first, others };
  const meantFolders = pathsInTree(folder, valuePlace(from, project)).filter(isFolder);
  return withOtherFolders(movedFolder, meantFolders.map(project.realPath));
}

/**
 * Whether a folder that is not in the tree may still contain files of the repository. The folder may be
 * vendored, behind a link, in a submodule, or unknown. A folder on the user's machine does not contain any
 * file that a pull request changes.
 */
export function mayHideFiles(path: string, from: WorkingFolder, project: Project): boolean {
  if (/^\/(?:proc|dev)\//.test(path)) return true;
  const isOutside =
    /^(?:[\\/~]|[A-Za-z]:|\$\{?HOME\}?[\\/]|\$\{(?:userHome|CLAUDE_PLUGIN_DATA|env:\w+|input:[\w-]+)\})/;
  if (isOutside.test(path)) return false;
  const plainPath = withoutProjectFolder(`${path}/`);
  const isUnknown = project.unknownAt(locatePath(from, path) ?? '') !== null;
  return (
    isUnknown || /[${}`]/.test(plainPath) || plainPath.split('/').some((part) => vendored.has(part))
  );
}
