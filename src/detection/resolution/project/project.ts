import { isIn, type TrackedPaths, type Tree, withPlainLineEnds } from '../../../io/tree.ts';
import { GateError } from '../../../model/failure.ts';
import type { Span } from '../../../model/model.ts';
import { downTo, folderOf, foldersUpFrom, pathInFolder } from '../../../model/paths.ts';
import { mergeConflict } from '../../declarations/conflict-markers.ts';
import { firstPlace } from '../../declarations/tree.ts';
import { computeOnce } from '../../lockfiles/lockfile.ts';
import { lineSpan } from './lines.ts';

/** A kind of file that tells something about a launch, and how its text is read. */
export interface FileKind<T> {
  readonly name: string;
  /** Longest file that is read, in bytes. */
  readonly limit: number;
  /** Whether the programs that read it take UTF-16, too. To npm a lockfile in it is none. */
  readonly isInUtf16?: true;
  /** Loads the reader, which gives null for a text that is not of this kind, and never throws. */
  readonly load: () => Promise<(text: string) => T | null>;
}

/** Which files the judged tree has, also behind linked folders. */
export interface ProjectPaths {
  /** The path of a file or folder without the linked folders that its path leads through. */
  readonly realPath: (path: string) => string;
  /**
   * Whether the tree has a regular file of that path that is its own: outside of vendored and ignored
   * folders and of other repositories within it.
   */
  readonly has: (path: string) => boolean;
  /** Whether it has a file of that path, its own or of a repository within it, or a link. */
  readonly exists: (path: string) => boolean;
  readonly isLink: (path: string) => boolean;
  /** Whether it has any file in that folder; the empty text is the repository. */
  readonly hasFolder: (folder: string) => boolean;
  /** Everything that the repository holds, vendored and ignored folders included. */
  readonly tracked: TrackedPaths;
  /**
   * Everything that is tracked under a path as macOS and Windows compare names, whatever their case: the
   * paths as they are written, in order.
   */
  readonly trackedLike: (path: string) => readonly string[];
  /** The tracked files of a folder with one of these endings, in any case. */
  readonly trackedEnding: (folder: string, endings: readonly string[]) => readonly string[];
  /**
   * What hides whatever is at a path, or below it: the first of its folders, or itself, that is another
   * repository within this one, or a link to no folder of it. Null where that is plainly known.
   */
  readonly unknownAt: (path: string) => string | null;
  /**
   * What the tree has in some folders and in those above them, the nearest first and each once: no folder
   * is asked twice.
   *
   * @param what names the question
   * @param find a pure function of the tree's paths, which gives nothing for most folders
   */
  readonly upwards: <T>(
    what: string,
    folders: readonly string[],
    find: (folder: string) => readonly T[],
  ) => readonly T[];
  /** Paths of all regular files with this name, in order. */
  readonly named: (name: string) => readonly string[];
  /** Paths of all regular files whose name matches, in order. */
  readonly matching: (name: RegExp) => readonly string[];
}

/** The files of the judged tree, as far as the meaning of a launch depends on them. */
export interface Project extends ProjectPaths {
  /**
   * A file as its kind reads it; null if it does not exist, cannot be read, or has not been read yet: in
   * that case it will be there the next time, after `readPending`.
   */
  readonly get: <T>(path: string, kind: FileKind<T>) => T | null;
  /**
   * A value of the project that many launches have in common: it is computed once for a key, or again
   * after files were read that it lacked.
   *
   * @param compute a pure function of the project
   */
  readonly once: <T>(key: string, compute: () => T) => T;
  /** Counts work that a launch causes: steps, and the path that the work is about. */
  readonly charge: (steps: number, path: string) => void;
  /** Whether a file exists and turned out to be unreadable. */
  readonly isUnreadable: <T>(path: string, kind: FileKind<T>) => boolean;
  /** The lines at which unreadable files have merge conflict markers, by their paths. */
  readonly conflicts: ReadonlyMap<string, number>;
}

const unlimited = (): void => undefined;

/** How much it takes to look for something in a folder. */
const stepsPerFolder = 20;

/** What a project needs of the tree. */
export interface ProjectTree
  extends Pick<Tree, 'paths' | 'links' | 'foreign' | 'tracked' | 'realPath'> {
  /** Counts the work that launches cause. */
  readonly charge?: (steps: number, path: string) => void;
  readonly read: (
    path: string,
    limit: number,
  ) => Promise<{ readonly text: string; readonly isUtf16?: true } | { readonly reason: string }>;
}

/** Names of the files that declare a project's dependencies, among them scripts: their heads may. */
const manifestNames = /^(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt|.*\.pyw?)$/;

/** Whether a project has any file that could name a candidate. */
export function hasManifests(project: Project): boolean {
  return project.matching(manifestNames).length > 0;
}

/** A project whose files are read on demand. */
export interface LazyProject {
  readonly project: Project;
  /** Computes a value, and tells whether all files that it asked for have been read. */
  readonly computeValue: <T>(compute: () => T) => ComputedValue<T>;
  /** Reads the files that were requested and not there yet; gives back their paths. */
  readonly readPending: () => Promise<readonly string[]>;
  /** Whether a file was read. */
  readonly hasRead: (path: string) => boolean;
}

/** A value, and whether it lacks files that are not read yet. */
interface ComputedValue<T> {
  readonly value: T;
  readonly isComplete: boolean;
}

interface RequestedFile {
  readonly path: string;
  readonly kind: FileKind<unknown>;
}

/** How many files are read at the same time. */
const readAtOnce = 64;

/** The content of a file that exists and cannot be read. */
const unreadable = Symbol('unreadable');

/** How many manifests of one name a search looks at: more would take longer than all other reads. */
export const maxManifests = 1000;

export function createLazyProject(tree: ProjectTree): LazyProject {
  const loadedFiles = new Map<string, unknown>();
  const readPaths = new Set<string>();
  const requestedFiles = new Map<string, RequestedFile>();
  const conflicts = new Map<string, number>();
  const shared = new Map<string, ComputedValue<unknown>>();
  // Whatever is computed while this grows lacks a file.
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

/** The paths that are written like one, whatever the case, and what hides what is there. */
interface Unknown {
  readonly likes: readonly string[];
  readonly unknown: string | null;
}

/** The paths of a tree, indexed when they are first needed. */
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
  /** The tracked paths that differ from a real one at most in case. */
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
    // Of a submodule the disk may have files.
    return kind === 'link' || (kind === 'repository' && tracked.namesIn(path).length === 0);
  };
  /** For each path that is there in any case: itself, and what is unknown there. */
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
    // Mostly the others are those above the first.
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

/** No honest chain of files takes more rounds of reading. */
const maxRounds = 12;

/** After how many values the files are read that most others need, too. */
const probes = 32;

/**
 * Computes a value from a project's files: again and again, until it needs no more of them.
 *
 * @param compute a pure function of the project
 * @throws GateError as `readUntilAllComplete`
 */
export async function readUntilComplete<T>(
  lazyProject: LazyProject,
  compute: (project: Project) => T,
): Promise<T> {
  const [value] = await readUntilAllComplete(lazyProject, [null], (_, project) => compute(project));
  return value as T;
}

/**
 * Computes a value of each item from a project's files: again for those that lacked a file, until none
 * does.
 *
 * @param compute a pure function of item and project
 * @returns the values in the order of the items
 * @throws GateError if files lead to further ones for longer than any honest chain: a value that lacks
 *   some of them decides nothing
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
        `The declared servers are started through a chain of more than ${maxRounds} files, each of which refers to the next.`,
        'Start the servers by commands that name them, not by scripts that start further scripts.',
        { place: { file, line: null } },
      );
    }
  }
  return items.map((_, index) => values.get(index) as T);
}

/** The nearest file of a name in a folder or above it; null if there is none. */
export function nearestFile(project: Project, folder: string, name: string): string | null {
  const [nearest = null] = project.upwards(`the file ${name}`, [folder], (each) =>
    [pathInFolder(each, name)].filter(project.exists),
  );
  return nearest;
}

/** What an unreadable file is called, and where that shows: `.npmrc, which cannot be read,`. */
export function unreadableFile(
  path: string,
  { conflicts }: Pick<Project, 'conflicts'>,
): { readonly what: string; readonly span: Span } {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const line = conflicts.get(path);
  if (line === undefined) return { what: `${name}, which cannot be read,`, span: firstPlace };
  return { what: `${name}, which has merge conflict markers,`, span: lineSpan(line, '') };
}
