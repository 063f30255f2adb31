import { folderOf, foldersUpFrom, inFolder } from '../../declarations/paths.ts';
import { GateError } from '../../failure.ts';
import { lazily } from '../../lockfiles/lockfile.ts';

/** A kind of file that says something about a launch, and how its text is understood. */
export interface FileKind<T> {
  readonly name: string;
  /** Longest file that is read, in bytes. */
  readonly limit: number;
  /** Loads the reader, which gives null for a text that is no such file and never throws. */
  readonly load: () => Promise<(text: string) => T | null>;
}

/** The files of the judged tree, as far as what a launch means depends on them. */
export interface Project {
  /**
   * Whether the tree holds a regular file of that path that is its own: outside of vendored and ignored
   * folders and of other repositories within it.
   */
  readonly has: (path: string) => boolean;
  /** Whether it holds a file of that path, its own or of a repository within it, or a link. */
  readonly holds: (path: string) => boolean;
  /** Whether a path is a link. */
  readonly isLink: (path: string) => boolean;
  /** Whether it holds any file in that folder; the empty text is the judged folder. */
  readonly hasFolder: (folder: string) => boolean;
  /** The path under which it holds a file, whatever the case of its name; null where it does not. */
  readonly spelled: (path: string) => string | null;
  /** Paths of all such files that have a name. */
  readonly named: (name: string) => readonly string[];
  /** Paths of all such files whose name has a form. */
  readonly matching: (name: RegExp) => readonly string[];
  /**
   * A file as it is understood; null where it is not there, cannot be read, or has not been read yet:
   * then it will be there when the question is asked again.
   */
  readonly get: <T>(path: string, kind: FileKind<T>) => T | null;
  /** Whether a file is there and was found to be unreadable. */
  readonly isUnreadable: <T>(path: string, kind: FileKind<T>) => boolean;
}

/** What of the tree a project needs. */
export interface ProjectTree {
  readonly paths: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  readonly foreign: ReadonlySet<string>;
  readonly read: (
    path: string,
    limit: number,
  ) => Promise<{ readonly text: string } | { readonly reason: string }>;
}

/** Names of the files that declare a project's dependencies; a script's head may, too. */
const manifestNames = /^(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt|.*\.pyw?)$/;

/** Whether a project has any file that could name a candidate. */
export function hasManifests(project: Project): boolean {
  return project.matching(manifestNames).length > 0;
}

/** A project whose files are read when they are asked for. */
export interface OpenProject {
  readonly project: Project;
  /** Reads what was asked for and not there yet; tells whether there was anything. */
  readonly readPending: () => Promise<boolean>;
  /** Whether a file was read. */
  readonly hasRead: (path: string) => boolean;
}

/** What is known of a file that is there and cannot be read. */
const unreadable = Symbol('unreadable');

/** More manifests of one name than a search among all of a tree's reads. */
export const maxManifests = 1000;

/** More rounds of questions than any chain of files takes. */
const maxRounds = 12;

export function openProject(tree: ProjectTree): OpenProject {
  const known = new Map<string, unknown>();
  const paths = new Set<string>();
  const wanted = new Map<string, { path: string; kind: FileKind<unknown> }>();
  const byName = lazily(() =>
    Map.groupBy(tree.paths, (path) => path.slice(path.lastIndexOf('/') + 1)),
  );
  const folders = lazily(() => {
    const found = new Set<string>();
    for (const path of tree.paths) {
      for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        if (found.has(path.slice(0, at))) break;
        found.add(path.slice(0, at));
      }
    }
    return found;
  });
  // On macOS and Windows `.NPMRC` is `.npmrc`; only names in capitals can be another's.
  const bySpelling = lazily(
    () =>
      new Map(
        [...tree.paths, ...tree.links]
          .filter((path) => path !== path.toLowerCase())
          .map((path) => [path.toLowerCase(), path]),
      ),
  );
  const project: Project = {
    has: (path) =>
      tree.paths.has(path) &&
      (tree.foreign.size === 0 ||
        !foldersUpFrom(folderOf(path)).some((folder) => tree.foreign.has(folder))),
    holds: (path) => tree.paths.has(path) || tree.links.has(path),
    isLink: (path) => tree.links.has(path),
    hasFolder: (folder) => folder === '' || folders().has(folder),
    spelled: (path) => {
      if (project.holds(path)) return path;
      return bySpelling().get(path.toLowerCase()) ?? null;
    },
    named: (name) => (byName().get(name) ?? []).toSorted(),
    matching: (form) =>
      [...byName()].flatMap(([name, paths]) => (form.test(name) ? paths : [])).sort(),
    get: <T>(path: string, kind: FileKind<T>): T | null => {
      const key = `${kind.name} ${path}`;
      if (known.has(key)) return known.get(key) === unreadable ? null : (known.get(key) as T);
      if (project.holds(path)) wanted.set(key, { path, kind });
      return null;
    },
    isUnreadable: (path, kind) => known.get(`${kind.name} ${path}`) === unreadable,
  };
  const readPending = async (): Promise<boolean> => {
    const pending = [...wanted];
    wanted.clear();
    for (const [key, { path, kind }] of pending) {
      const [read, file] = await Promise.all([kind.load(), tree.read(path, kind.limit)]);
      known.set(key, 'text' in file ? (read(file.text) ?? unreadable) : unreadable);
      paths.add(path);
    }
    return pending.length > 0;
  };
  return { project, readPending, hasRead: (path) => paths.has(path) };
}

/**
 * Answers a question about a project's files: asks it again until it needs no more of them.
 *
 * @param question a pure function of the project
 * @throws GateError where files lead to further ones for longer than any honest chain: an answer that
 *   lacks some of them decides nothing
 */
export async function readUntilComplete<T>(
  open: OpenProject,
  lookup: (project: Project) => T,
): Promise<T> {
  let answer = lookup(open.project);
  for (let round = 0; await open.readPending(); round += 1) {
    if (round === maxRounds) {
      throw new GateError(
        'endless-files',
        `What the declared servers start is spread over a chain of more than ${maxRounds} files, each of which leads to the next.`,
        'Start the servers by commands that name them, not by scripts that start further scripts.',
      );
    }
    answer = lookup(open.project);
  }
  return answer;
}

/** The nearest file of a name in a folder or above it; null where there is none. */
export function nearestFile(project: Project, folder: string, name: string): string | null {
  return (
    foldersUpFrom(folder)
      .map((each) => inFolder(each, name))
      .find(project.holds) ?? null
  );
}
