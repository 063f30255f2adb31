import { isIn, type TrackedPaths, type Tree, withPlainLineEnds } from '../../../io/tree.ts';
import { GateError } from '../../../model/failure.ts';
import type { Span } from '../../../model/model.ts';
import { downTo, folderOf, foldersUpFrom, pathInFolder } from '../../../model/paths.ts';
import { mergeConflict } from '../../declarations/conflict-markers.ts';
import { firstPlace } from '../../declarations/tree.ts';
import { computeOnce } from '../../lockfiles/lockfile.ts';
import { lineSpan } from './lines.ts';

/** A kind of file that influences launches, and its reader. */
export interface FileKind<T> {
  readonly name: string;
  /** Maximum file size in bytes. */
  readonly limit: number;
  /** Whether the programs that read the file also accept UTF-16. npm rejects a lockfile in UTF-16. */
  readonly isInUtf16?: true;
  /** Loads the reader, which never throws. The reader returns null for text that is not of this kind. */
  readonly load: () => Promise<(text: string) => T | null>;
}

/** The files in the judged tree, including those behind linked folders. */
export interface ProjectPaths {
  /** Returns the path of a file or folder with linked folders resolved. */
  readonly realPath: (path: string) => string;
  /**
   * Whether the tree contains a regular file of its own at that path. Vendored and ignored folders are
   * excluded, and so are other repositories within the tree.
   */
  readonly has: (path: string) => boolean;
  /**
   * Whether the tree contains a file at that path: its own file, a file in a repository within the tree, or a
   * link.
   */
  readonly exists: (path: string) => boolean;
  readonly isLink: (path: string) => boolean;
  /** Whether the tree contains any file in that folder. The empty string refers to the repository root. */
  readonly hasFolder: (folder: string) => boolean;
  /** All paths in the repository, including vendored and ignored folders. */
  readonly tracked: TrackedPaths;
  /**
   * Returns the tracked paths that macOS and Windows treat as equal to this path, because they ignore case.
   * The paths are spelled as in the tree and returned in order.
   */
  readonly trackedLike: (path: string) => readonly string[];
  /** Returns the tracked files in a folder that have one of these endings, ignoring case. */
  readonly trackedEnding: (folder: string, endings: readonly string[]) => readonly string[];
  /**
   * Returns the path that hides the content at or below a path; null if the content is known. The first path,
   * from the root down to and including the given path, that is a nested repository or a link to anything but
   * a repository folder.
   */
  readonly unknownAt: (path: string) => string | null;
  /**
   * Returns the results for the given folders and the folders above, closest first. Each folder is searched
   * once.
   *
   * @param what a name for the search
   * @param find a pure function of the tree's paths, which returns an empty result for most folders
   */
  readonly upwards: <T>(
    what: string,
    folders: readonly string[],
    find: (folder: string) => readonly T[],
  ) => readonly T[];
  /** Returns the paths of all regular files with this name, in order. */
  readonly named: (name: string) => readonly string[];
  /** Returns the paths of all regular files whose name matches, in order. */
  readonly matching: (name: RegExp) => readonly string[];
}

/** The files in the judged tree that determine the meaning of launches. */
export interface Project extends ProjectPaths {
  /**
   * Returns a file as parsed by the reader of its kind. Returns null if the file does not exist, cannot be
   * read, or has not yet been read. A file that has not yet been read is returned by the next call after
   * `readPending`.
   */
  readonly get: <T>(path: string, kind: FileKind<T>) => T | null;
  /**
   * Returns a value that many launches in the project share. The value is computed once for each key, and
   * again after missing files have been read.
   *
   * @param compute a pure function of the project
   */
  readonly once: <T>(key: string, compute: () => T) => T;
  /** Charges for work that a launch causes: a number of steps, and the path that causes them. */
  readonly charge: (steps: number, path: string) => void;
  /** Whether a file exists but cannot be read. */
  readonly isUnreadable: <T>(path: string, kind: FileKind<T>) => boolean;
  /** The lines at which unreadable files contain merge conflict markers, by file path. */
  readonly conflicts: ReadonlyMap<string, number>;
}

const unlimited = (): void => undefined;

/** Number of steps charged for searching a folder. */
const stepsPerFolder = 20;

/** The parts of a tree that a project requires. */
export interface ProjectTree
  extends Pick<Tree, 'paths' | 'links' | 'foreign' | 'tracked' | 'realPath'> {
  /** Counts the work that launches cause. */
  readonly charge?: (steps: number, path: string) => void;
  readonly read: (
    path: string,
    limit: number,
  ) => Promise<{ readonly text: string; readonly isUtf16?: true } | { readonly reason: string }>;
}

/**
 * Names of the files that may declare a project's dependencies. Scripts are included because they may contain
 * inline metadata.
 */
const manifestNames = /^(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt|.*\.pyw?)$/;

/** Whether a project contains any file that could declare a candidate. */
export function hasManifests(project: Project): boolean {
  return project.matching(manifestNames).length > 0;
}

/** A project whose files are read on demand. */
export interface LazyProject {
  readonly project: Project;
  /** Computes a value, and reports whether all files that the computation needed have been read. */
  readonly computeValue: <T>(compute: () => T) => ComputedValue<T>;
  /** Reads the requested files that have not been read yet, and returns their paths. */
  readonly readPending: () => Promise<readonly string[]>;
  /** Whether a file has been read. */
  readonly hasRead: (path: string) => boolean;
}

/** A value, and whether all files that its computation needed had been read. */
interface ComputedValue<T> {
  readonly value: T;
  readonly isComplete: boolean;
}

interface RequestedFile {
  readonly path: string;
  readonly kind: FileKind<unknown>;
}

/** Number of files that are read at the same time. */
const readAtOnce = 64;

/** The content of a file that exists but cannot be read. */
const unreadable = Symbol('unreadable');

/**
 * Maximum number of manifests with the same name that a search reads. Reading more would take longer than all
 * other reads.
 */
export const maxManifests = 1000;

export function createLazyProject(tree: ProjectTree): LazyProject {
  const loadedFiles = new Map<string, unknown>();
  const readPaths = new Set<string>();
  const requestedFiles = new Map<string, RequestedFile>();
  const conflicts = new Map<string, number>();
  const shared = new Map<string, ComputedValue<unknown>>();
  // A computation lacks a file if this number increases while the computation runs.
  let lacks = 0;
  const attempt = <T>(compute: () => T): ComputedValue<T> => {
    const before = lacks;
    const value = compute();
    return { value, isComplete: lacks === before };
  };
  const paths = indexPaths(tree);
  const project: Project = {
    ...paths,
    get: <T>(path: string, kind: FileKind<T>): T | null => {
      const key = `${kind.name} ${path}`;
      if (loadedFiles.has(key))
        return loadedFiles.get(key) === unreadable ? null : (loadedFiles.get(key) as T);
      const tracked = paths.tracked.kindAt(path);
      if (paths.exists(path) || (tracked !== null && tracked !== 'folder')) {
        requestedFiles.set(key, { path, kind });
        lacks += 1;
      }
      return null;
    },
    once: <T>(key: string, compute: () => T): T => {
      const cached = shared.get(key);
      if (cached?.isComplete === false) lacks += 1;
      if (cached !== undefined) return cached.value as T;
      const computed = attempt(compute);
      shared.set(key, computed);
      return computed.value;
    },
    charge: tree.charge ?? unlimited,
    isUnreadable: (path, kind) => loadedFiles.get(`${kind.name} ${path}`) === unreadable,
    conflicts,
  };
  const readOne = async ([key, { path, kind }]: readonly [
    string,
    RequestedFile,
  ]): Promise<void> => {
    const [parse, file] = await Promise.all([kind.load(), tree.read(path, kind.limit)]);
    const isReadable = 'text' in file && (kind.isInUtf16 || !file.isUtf16);
    const value = isReadable ? parse(withPlainLineEnds(file.text)) : null;
    const conflict = value === null && isReadable ? mergeConflict(file.text) : null;
    if (conflict !== null) conflicts.set(path, conflict.span.start.line);
    loadedFiles.set(key, value ?? unreadable);
    readPaths.add(path);
  };
  const readPending = async (): Promise<readonly string[]> => {
    const pending = [...requestedFiles];
    const pendingPaths = pending.map(([, { path }]) => path);
    requestedFiles.clear();
    for (const [key, { isComplete }] of shared) if (!isComplete) shared.delete(key);
    while (pending.length > 0) await Promise.all(pending.splice(0, readAtOnce).map(readOne));
    return pendingPaths;
  };
  return { project, computeValue: attempt, readPending, hasRead: (path) => readPaths.has(path) };
}

/** The spellings of a path that differ only in case, and the path that hides their content. */
interface Unknown {
  readonly likes: readonly string[];
  readonly unknown: string | null;
}

/** Indexes a tree's paths when they are first needed. */
function indexPaths({
  paths,
  links,
  foreign,
  tracked,
  realPath,
  charge = unlimited,
}: ProjectTree): ProjectPaths {
  const byName = computeOnce(() =>
    Map.groupBy(paths, (path) => path.slice(path.lastIndexOf('/') + 1)),
  );
  const folders = computeOnce(() => {
    const parentFolders = new Set<string>();
    for (const path of paths) {
      for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        if (parentFolders.has(path.slice(0, at))) break;
        parentFolders.add(path.slice(0, at));
      }
    }
    return parentFolders;
  });
  const exists = (path: string): boolean =>
    links.has(path) || paths.has(realPath(path)) || links.has(realPath(path));
  const isOwn = (path: string): boolean =>
    paths.has(path) &&
    (foreign.size === 0 || !foldersUpFrom(folderOf(path)).some((folder) => foreign.has(folder)));
  const sorted = new Map<string, readonly string[]>();
  const names = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const namesLike = (folder: string, name: string): readonly string[] => {
    const known =
      names.get(folder) ?? Map.groupBy(tracked.namesIn(folder), (each) => each.toLowerCase());
    names.set(folder, known);
    return known.get(name.toLowerCase()) ?? [];
  };
  const like = new Map<string, readonly string[]>([['', ['']]]);
  const likeIn = (folders: readonly string[], path: string): readonly string[] => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return folders.flatMap((each) =>
      namesLike(each, name).map((found) => pathInFolder(each, found)),
    );
  };
  /** Returns the tracked paths that are equal to a real path or differ from it only in case. */
  const likeReal = (path: string): readonly string[] =>
    downTo(
      like,
      path,
      (each, above) => likeIn(above, each),
      (found) => found.length === 0,
    );
  const trackedLike = (path: string): readonly string[] => likeReal(realPath(path)).toSorted();
  const ending = new Map<string, readonly string[]>();
  const trackedEnding = (folder: string, endings: readonly string[]): readonly string[] => {
    const key = `${endings.join()} ${folder}`;
    const wantedEndings = new Set(endings);
    const isWanted = (name: string): boolean =>
      wantedEndings.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
    const known =
      ending.get(key) ??
      trackedLike(folder).flatMap((each) =>
        tracked.namesIn(each).flatMap((name) => (isWanted(name) ? [pathInFolder(each, name)] : [])),
      );
    ending.set(key, known);
    return known;
  };
  const isUnknown = (path: string): boolean => {
    if (links.has(path)) return realPath(path) === path && !paths.has(path);
    const kind = tracked.kindAt(path);
    // A submodule may have files on disk.
    return kind === 'link' || (kind === 'repository' && tracked.namesIn(path).length === 0);
  };
  /** For each path that exists in any spelling: its spellings, and the path that hides its content. */
  const unknowns = new Map<string, Unknown>([['', { likes: [''], unknown: null }]]);
  const unknownBelow = (path: string, above: Unknown): Unknown => {
    const likes = likeReal(path);
    return { likes, unknown: above.unknown ?? likes.find(isUnknown) ?? null };
  };
  const unknownAt = (path: string): string | null =>
    downTo(unknowns, realPath(path), unknownBelow, ({ likes }) => likes.length === 0).unknown;
  const answers = new Map<string, Map<string, readonly unknown[]>>();
  const upwards = <T>(
    what: string,
    folders: readonly string[],
    find: (folder: string) => readonly T[],
  ): readonly T[] => {
    const knownAnswers = (answers.get(what) ?? new Map()) as Map<string, readonly T[]>;
    answers.set(what, knownAnswers);
    if (knownAnswers.size === 0) knownAnswers.set('', find(''));
    const answersUpwards = (folder: string): readonly T[] =>
      downTo(knownAnswers, folder, (each, found) => {
        const own = find(each);
        charge(
          own.length === 0 ? stepsPerFolder : stepsPerFolder + own.length + found.length,
          each,
        );
        return own.length === 0 ? found : [...own, ...found];
      });
    const [first, ...others] = folders;
    if (first === undefined) return [];
    const chain = foldersUpFrom(first);
    // The other folders are usually the parents of the first folder.
    const otherFolders = others.filter((each, at) => each !== chain[at + 1] && !isIn(first, each));
    const firstAnswers = answersUpwards(first);
    return otherFolders.length === 0
      ? firstAnswers
      : [...new Set([...firstAnswers, ...otherFolders.flatMap(answersUpwards)])];
  };
  return {
    realPath,
    has: (path) => isOwn(realPath(path)),
    exists,
    isLink: (path) => links.has(path),
    tracked: {
      kindAt: (path) => tracked.kindAt(realPath(path)),
      namesIn: (folder) => tracked.namesIn(realPath(folder)),
    },
    trackedLike,
    trackedEnding,
    upwards,
    unknownAt,
    hasFolder: (folder) => realPath(folder) === '' || folders().has(realPath(folder)),
    named: (name) => {
      const known = sorted.get(name) ?? (byName().get(name) ?? []).toSorted();
      sorted.set(name, known);
      return known;
    },
    matching: (form) =>
      [...byName()].flatMap(([name, found]) => (form.test(name) ? found : [])).sort(),
  };
}

/** Maximum number of rounds of reading; chains of files in real projects require fewer. */
const maxRounds = 12;

/**
 * Number of items that are computed first, so that the files that most other items also need are read early.
 */
const probes = 32;

/**
 * Computes a value from a project's files. The computation is repeated until no file is missing.
 *
 * @param compute a pure function of the project
 * @throws GateError under the same condition as `readUntilAllComplete`
 */
export async function readUntilComplete<T>(
  lazyProject: LazyProject,
  compute: (project: Project) => T,
): Promise<T> {
  const [value] = await readUntilAllComplete(lazyProject, [null], (_, project) => compute(project));
  return value as T;
}

/**
 * Computes a value for each item from a project's files. Items that lacked a file are computed again until no
 * file is missing.
 *
 * @param compute a pure function of item and project
 * @returns the values in the order of the items
 * @throws GateError if chains of files are longer than any real chain, because a value computed without some
 *   of the files would be meaningless
 */
export async function readUntilAllComplete<Item, T>(
  lazyProject: LazyProject,
  items: readonly Item[],
  compute: (item: Item, project: Project) => T,
): Promise<T[]> {
  const values = new Map<number, T>();
  let pending = [...items.keys()];
  for (let round = items.length > probes ? -1 : 0; ; round += 1) {
    const tried = round < 0 ? pending.splice(0, probes) : pending.splice(0);
    const lacking = tried.filter((index) => {
      const { value, isComplete } = lazyProject.computeValue(() =>
        compute(items[index] as Item, lazyProject.project),
      );
      values.set(index, value);
      return !isComplete;
    });
    pending = [...lacking, ...pending];
    const [file] = await lazyProject.readPending();
    if (file === undefined && pending.length === 0) break;
    if (file !== undefined && round === maxRounds) {
      throw new GateError(
        'endless-files',
        `The declared servers start a chain of more than ${maxRounds} files, each of which leads to the next.`,
        'Start the servers with commands that specify them directly, not with scripts that start other scripts.',
        { place: { file, line: null } },
      );
    }
  }
  return items.map((_, index) => values.get(index) as T);
}

/** Returns the closest file with a given name, in a folder or above it; null if there is none. */
export function nearestFile(project: Project, folder: string, name: string): string | null {
  const [nearest = null] = project.upwards(`the file ${name}`, [folder], (each) =>
    [pathInFolder(each, name)].filter(project.exists),
  );
  return nearest;
}

/**
 * Returns an unreadable file's name for reports, and the position of the fault: `.npmrc, which cannot be
 * read,`.
 */
export function unreadableFile(
  path: string,
  { conflicts }: Pick<Project, 'conflicts'>,
): { readonly what: string; readonly span: Span } {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const line = conflicts.get(path);
  if (line === undefined) return { what: `${name}, which cannot be read,`, span: firstPlace };
  return { what: `${name}, which has merge conflict markers,`, span: lineSpan(line, '') };
}
