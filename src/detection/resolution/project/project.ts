import { isIn, type TrackedPaths, type Tree, withPlainLineEnds } from '../../../io/tree.ts';
import { GateError } from '../../../model/failure.ts';
import type { Span } from '../../../model/model.ts';
import { downTo, folderOf, foldersUpFrom, pathInFolder } from '../../../model/paths.ts';
import { mergeConflict } from '../../declarations/conflict-markers.ts';
import { firstPlace } from '../../declarations/tree.ts';
import { computeOnce } from '../../lockfiles/lockfile.ts';
import { lineSpan } from './lines.ts';

export interface FileKind<T> {
  readonly name: string;
  /** Maximum file size in bytes. */
  readonly limit: number;
  /**
   * Whether the programs that read the file also accept UTF-16. For example, npm rejects a lockfile in
   * UTF-16.
   */
  readonly isInUtf16?: true;
  /** Loads the reader, which never throws. The reader returns null for text that is not of this kind. */
  readonly load: () => Promise<(text: string) => T | null>;
}

/** The files in the judged tree, including those behind linked folders. */
export interface ProjectPaths {
  readonly realPath: (path: string) => string;
  /**
   * Reports whether the tree contains a regular file at a path, outside vendored folders, ignored folders and
   * nested repositories.
   */
  readonly has: (path: string) => boolean;
  /** Reports whether the tree contains a file or link at a path, including files in nested repositories. */
  readonly exists: (path: string) => boolean;
  readonly isLink: (path: string) => boolean;
  /**
   * Reports whether the tree contains any file under a folder. The empty string refers to the repository
   * root.
   */
  readonly hasFolder: (folder: string) => boolean;
  /** All paths in the repository, including vendored and ignored folders. */
  readonly tracked: TrackedPaths;
  /**
   * Returns the tracked paths that match a path when case is ignored, as on macOS and Windows. The paths are
   * spelled as in the tree, and sorted.
   */
  readonly trackedLike: (path: string) => readonly string[];
  /**
   * Returns the tracked files in a folder that have one of the given extensions, ignoring case. Extensions
   * are passed in lower case, without the dot.
   */
  readonly trackedEnding: (folder: string, endings: readonly string[]) => readonly string[];
  /**
   * Returns the first path, from the root down to and including the given path, that hides its content; null
   * if the content is known. A nested repository without files on disk hides its content, and so does a link
   * to anything other than a folder in the repository.
   */
  readonly unknownAt: (path: string) => string | null;
  /**
   * Returns the results of `find` for the given folders and all folders above them, closest first. Each
   * folder is searched once per `what`.
   * @param what a name for the search
   * @param find a pure function of the tree's paths, which returns an empty result for most folders
   */
  readonly upwards: <T>(
    what: string,
    folders: readonly string[],
    find: (folder: string) => readonly T[],
  ) => readonly T[];
  /** Returns the sorted paths of all regular files with the given base name. */
  readonly named: (name: string) => readonly string[];
  /** Returns the sorted paths of all regular files whose base name matches the pattern. */
  readonly matching: (name: RegExp) => readonly string[];
}

export interface Project extends ProjectPaths {
  /**
   * Returns the parsed content of a file, or null if the file does not exist, cannot be read, or has not yet
   * been read. A file that has not yet been read becomes available after `readPending`.
   */
  readonly get: <T>(path: string, kind: FileKind<T>) => T | null;
  /**
   * Returns a value that many launches share, computed once per key. If the computation needs files that have
   * not been read, the value is computed again after they have been read.
   *
   * @param compute a pure function of the project
   */
  readonly once: <T>(key: string, compute: () => T) => T;
  /** Charges a number of work steps to the path that causes them. */
  readonly charge: (steps: number, path: string) => void;
  /** Reports whether a file exists but could not be read or parsed. */
  readonly isUnreadable: <T>(path: string, kind: FileKind<T>) => boolean;
  /** The line of the first merge conflict marker in each unreadable file that has one, by file path. */
  readonly conflicts: ReadonlyMap<string, number>;
}

const unlimited = (): void => undefined;

const stepsPerFolder = 20;

export interface ProjectTree
  extends Pick<Tree, 'paths' | 'links' | 'foreign' | 'tracked' | 'realPath'> {
  readonly charge?: (steps: number, path: string) => void;
  readonly read: (
    path: string,
    limit: number,
  ) => Promise<{ readonly text: string; readonly isUtf16?: true } | { readonly reason: string }>;
}

/** Names of files that can declare a project's dependencies. Python scripts can do so in inline metadata. */
const manifestNames = /^(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt|.*\.pyw?)$/;

export function hasManifests(project: Project): boolean {
  return project.matching(manifestNames).length > 0;
}

export interface LazyProject {
  readonly project: Project;
  /** Computes a value, and reports whether all files that the computation needed have been read. */
  readonly computeValue: <T>(compute: () => T) => ComputedValue<T>;
  /** Reads the requested files that have not been read yet, and returns their paths. */
  readonly readPending: () => Promise<readonly string[]>;
  readonly hasRead: (path: string) => boolean;
}

interface ComputedValue<T> {
  readonly value: T;
  readonly isComplete: boolean;
}

interface RequestedFile {
  readonly path: string;
  readonly kind: FileKind<unknown>;
}

const readAtOnce = 64;

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
  // Counts lookups of files that have not been read. A computation during which this count grows is
  // incomplete.
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
    // The content of a submodule is known if the submodule has files on disk.
    return kind === 'link' || (kind === 'repository' && tracked.namesIn(path).length === 0);
  };
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
    // The other folders are usually parents of the first folder, and its results already include theirs.
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

/** Maximum number of read rounds. Chains of files in real projects need fewer. */
const maxRounds = 12;

/** Number of items computed first, so that files needed by most other items are read early. */
const probes = 32;

/**
 * Computes a value from a project's files, and recomputes it until all files that it needs have been read.
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
 * Computes a value for each item from a project's files, and recomputes it until all files that it needs have
 * been read.
 *
 * @param compute a pure function of the item and the project
 * @returns the values in the order of the items
 * @throws GateError if a chain of files is longer than any real chain, because a value computed without some
 * of the files would be meaningless
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

export function nearestFile(project: Project, folder: string, name: string): string | null {
  const [nearest = null] = project.upwards(`the file ${name}`, [folder], (each) =>
    [pathInFolder(each, name)].filter(project.exists),
  );
  return nearest;
}

/**
 * Returns a phrase for an unreadable file, such as `.npmrc, which cannot be read,`, and the position of the
 * fault.
 */
export function unreadableFile(
  path: string,
  { conflicts }: Pick<Project, 'conflicts'>,
): { readonly what: string; readonly span: Span } {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const line = conflicts.get(path);
  if (line === undefined) return { what: `the unreadable file ${name}`, span: firstPlace };
  return { what: `the file ${name} with merge conflict markers`, span: lineSpan(line, '') };
}
