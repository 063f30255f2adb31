import { vendored } from '../../io/tree.ts';
import { foldersUpFrom } from '../../model/paths.ts';
import { isOfProjectFolder, pathBelow, withoutProjectFolder } from '../declarations/paths.ts';
import type { Project } from './project/project.ts';
import { pathsInTree, type ValuePlace } from './value-paths.ts';

/** Where a launch works. */
export interface WorkingFolder {
  /** The folder that it is started in, relative to the tree; null if that is not in the tree. */
  readonly folder: string | null;
  /** Further folders of the tree in which it, or a program of it, may be started. */
  readonly others: readonly string[];
  /** The folder of the project, which placeholders of clients mean. */
  readonly project: string;
}

/**
 * Where the servers of a client are started: in its folder, or in one above it that somebody has opened
 * instead.
 */
export function clientWorkingFolder(folder: string): WorkingFolder {
  const chain = foldersUpFrom(folder);
  const workingFolder = ofClients.get(chain) ?? { folder, others: chain.slice(1), project: folder };
  ofClients.set(chain, workingFolder);
  return workingFolder;
}

/*
 * The servers of a file have the same folders. They share one value, so that what is known of these folders
 * is found without comparing hundreds of paths.
 */
const ofClients = new WeakMap<readonly string[], WorkingFolder>();
const cachedStarts = new WeakMap<WorkingFolder, readonly string[]>();
const extended = new WeakMap<WorkingFolder, WeakMap<readonly string[], WorkingFolder>>();

/**
 * Every folder of the tree in which a launch may be started. What is looked for counts in all of them; a
 * program by its path is the one in the first that has it, and a script is looked up only in the first.
 */
export function startFolders(place: WorkingFolder): readonly string[] {
  const { folder, others } = place;
  const allFolders = cachedStarts.get(place) ?? (folder === null ? others : [folder, ...others]);
  cachedStarts.set(place, allFolders);
  return allFolders;
}

/** A place, in which a launch may also be started in further folders. */
export function withOtherFolders(place: WorkingFolder, folders: readonly string[]): WorkingFolder {
  const ofPlace = extended.get(place) ?? new WeakMap<readonly string[], WorkingFolder>();
  extended.set(place, ofPlace);
  const cached = ofPlace.get(folders);
  if (cached !== undefined) return cached;
  const others = new Set([...place.others, ...folders]);
  if (place.folder !== null) others.delete(place.folder);
  const combined = { ...place, others: [...others] };
  ofPlace.set(folders, combined);
  return combined;
}

/** Where values are read that a launch has in its place. */
export function valuePlace(place: WorkingFolder, project: Project): ValuePlace {
  return {
    starts: startFolders(place),
    project: place.project,
    tracked: project.tracked,
  };
}

/** The path in the tree that a launch means by one of its words; null if it is outside of the tree. */
export function locatePath(
  { folder, project }: Pick<WorkingFolder, 'folder' | 'project'>,
  path: string,
): string | null {
  if (isOfProjectFolder(`${path}/`)) return pathBelow(project, withoutProjectFolder(`${path}/`));
  return folder === null ? null : pathBelow(folder, path.replaceAll('\\', '/'));
}

/**
 * A folder below the working folder, whatever the case of its name, null as its path if the tree has no such
 * folder; and every other one that its words may mean, such as an absolute path at which a checkout lies.
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
 * Whether a folder that is not in the tree may still contain files of the repository: vendored code, what
 * hides behind a link or in a submodule, or a folder that the words do not tell. A folder of the user's
 * machine contains none that a pull request changes.
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
