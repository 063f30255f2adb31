import { vendored } from '../../io/tree.ts';
import { foldersUpFrom } from '../../model/paths.ts';
import { isOfProjectFolder, pathBelow, withoutProjectFolder } from '../declarations/paths.ts';
import type { Project } from './project/project.ts';
import { pathsInTree, type ValuePlace } from './value-paths.ts';

export interface WorkingFolder {
  /** The start folder, relative to the tree; null if the folder is not in the tree. */
  readonly folder: string | null;
  /** Other folders in the tree where the launch or one of its programs might start. */
  readonly others: readonly string[];
  /** The project folder, to which client placeholders refer. */
  readonly project: string;
}

/**
 * Returns the start folders of a client's servers: the client's folder and all folders above it, any of which
 * a user might open.
 */
export function clientWorkingFolder(folder: string): WorkingFolder {
  const chain = foldersUpFrom(folder);
  const workingFolder = ofClients.get(chain) ?? { folder, others: chain.slice(1), project: folder };
  ofClients.set(chain, workingFolder);
  return workingFolder;
}

/*
 * Caches of working folders. All servers in a file share one object, so lookups compare object identity
 * instead of hundreds of paths.
 */
const ofClients = new WeakMap<readonly string[], WorkingFolder>();
const cachedStarts = new WeakMap<WorkingFolder, readonly string[]>();
const extended = new WeakMap<WorkingFolder, WeakMap<readonly string[], WorkingFolder>>();

/**
 * Returns every folder in the tree where a launch might start, because files in any of these folders matter.
 * A program given by path comes from the first folder that contains it. A script is looked up only in the
 * first folder.
 */
export function startFolders(place: WorkingFolder): readonly string[] {
  const { folder, others } = place;
  const allFolders = cachedStarts.get(place) ?? (folder === null ? others : [folder, ...others]);
  cachedStarts.set(place, allFolders);
  return allFolders;
}

export function withOtherFolders(place: WorkingFolder, folders: readonly string[]): WorkingFolder {
  const ofPlace = extended.get(place) ?? new WeakMap<readonly string[], WorkingFolder>();
  extended.set(place, ofPlace);
  const cached = ofPlace.get(folders);
  if (cached !== undefined) return cached;
  const others = new Set([...place.others, ...folders]);
  if (place.folder !== null) others.delete(place.folder);
  // Results are cached per place, so if no folder is added, the place must stay the same object.
  const combined = others.size === place.others.length ? place : { ...place, others: [...others] };
  ofPlace.set(folders, combined);
  return combined;
}

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
 * Returns the working folder after a change to another folder, whose name is matched without regard to case.
 * `folder` is null if the tree contains no match. `others` includes every other folder that the text might
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
 * Reports whether a folder that is not in the tree might still contain repository files, because it is
 * vendored, unknown, behind a link or in a submodule. A pull request cannot change files in a folder on the
 * user's machine.
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
