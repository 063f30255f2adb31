import type { FileReport, SourceFile } from '../../model/model.ts';
import type { TrackedPaths } from './tracked.ts';

/**
 * Selects the files of a tree to read. Paths are relative to the repository, with `/` between their parts.
 */
export interface FileFilter {
  /** The kind of client file as which a file is read; null for a file that is not read. */
  readonly client: (path: string) => object | string | null;
  /**
   * How to search a file that is not a client file by its name, because its content may make it one. Null for
   * a file that is not searched; by default none is.
   */
  readonly searched?: (path: string) => ContentSearch | null;
  /** Limit of searched files if each one adds to a request; by default 5,000. */
  readonly mostSearched?: number;
  /** Whether a client reads its own files in a folder of that path, as in `.cursor`. */
  readonly folder: (path: string) => boolean;
  /** Whether a path lies in such a folder; by default none does. */
  readonly isInFolder?: (path: string) => boolean;
  /** Whether a client file's text is of interest; by default each is. Others are not kept. */
  readonly keeps?: (path: string, text: string) => boolean;
  /**
   * The part of a folder's path that decides which files below it are read, and for which client: `.cursor`
   * for `a/.cursor`, nothing for `a/b`. Folders with equal contexts are treated equally.
   */
  readonly context: (path: string) => string;
  /**
   * Whether an unreadable client file is reported, by the available part of its text; null if none is
   * available.
   */
  readonly reportsUnreadable: (path: string, text: string | null) => boolean;
  /** Whether the user ignores a file or folder. */
  readonly ignored: (path: string) => boolean;
}

/** The search that makes a file of any name a client file. */
export interface ContentSearch {
  /** Larger files are not searched, in bytes. */
  readonly maxBytes: number;
  /** Whether its bytes contain the words that every declaration needs. */
  readonly mayDeclare: (bytes: Uint8Array) => boolean;
}

/** A file's text, or why it cannot be read. */
export type FileText =
  | {
      readonly text: string;
      /** Set for UTF-16, which editors read and most other programs do not. */
      readonly isUtf16?: true;
    }
  | (Unavailable & {
      /** The available part of the text, to decide whether the file could declare servers. */
      readonly excerpt?: string;
    });

/** Why something cannot be read. */
export interface Unavailable {
  readonly reason: string;
  /** Set if the commit has it and the checkout lacks the object. */
  readonly isMissing?: true;
  /** The repository within this one that contains it or that it is, by its real path. */
  readonly at?: string;
}

/** The two hash algorithms of git's ids. */
export type ObjectHash = 'sha1' | 'sha256';

/**
 * The texts of the client files, and reports of those that were not read. Paths are relative to the
 * repository.
 */
export interface Tree {
  /** The real path of the folder with these client files. */
  readonly start: string;
  readonly sources: readonly SourceFile[];
  readonly files: readonly FileReport[];
  /** Files that should have been searched but exceed the size limit. */
  readonly tooLarge: readonly string[];
  /** Number of files that were not searched, because there are too many. */
  readonly unsearched: number;
  /** Every regular file in the listed folders, read or not, by its path; links are not included. */
  readonly paths: ReadonlySet<string>;
  /** Every link in the listed folders. */
  readonly links: ReadonlySet<string>;
  /** Folders of other repositories within this one, such as submodules. */
  readonly foreign: ReadonlySet<string>;
  /**
   * Everything in the repository there: the paths that the walk has seen, and the tracked paths in the
   * folders that it skipped.
   */
  readonly tracked: TrackedPaths;
  /** The path of a file or folder with its linked folders resolved. */
  readonly realPath: (path: string) => string;
  /**
   * Reads one more file of the tree, under the same conditions.
   *
   * @param limit in bytes
   * @param isWanted whether bytes are worth decoding; other files need not be returned as text
   */
  readonly read: (
    path: string,
    limit?: number,
    isWanted?: (bytes: Uint8Array) => boolean,
  ) => Promise<FileText>;
  /**
   * Announces the next files to read. If each single read takes a request, they are read together; otherwise
   * this does nothing. Errors are reported when the file is read.
   */
  readonly prepare: (paths: Iterable<string>) => void;
  /**
   * The id that git gives to the content at a path: of a regular file's bytes as they are, of the target of a
   * link, which is not followed, or the commit of a tracked submodule. Null if there is none of these, if the
   * path leads out of the repository, above 100 MB on the disk, and for a tracked file for any hash but that
   * of its repository.
   */
  readonly idOf: (path: string, hash: ObjectHash) => Promise<string | null>;
}

/** The source of a repository's files: the disk, a commit, or both. */
export interface FileSource {
  /**
   * Reads the client files below a folder, and lists the whole repository around it.
   *
   * @param folder relative to the root of the repository; empty for the root
   */
  readonly readTree: (folder: string, filter: FileFilter) => Promise<Tree>;
  /**
   * One file by its path from the root of the repository.
   *
   * @param limit in bytes; 1 MB by default
   */
  readonly readFile: (path: string, limit?: number) => Promise<FileText>;
  /**
   * The bytes of one file, or why it cannot be read.
   *
   * @param limit in bytes
   */
  readonly readBytes: (path: string, limit: number) => Promise<Uint8Array | Unavailable>;
  /** The names of a folder's entries, in order; empty if there is no such folder. */
  readonly namesIn: (folder: string) => Promise<readonly string[]>;
}

/**
 * The files of a repository from any source. Paths are relative to the repository, with `/` between their
 * parts; the empty one is the repository itself. A path is real if no part of it is a link.
 */
export interface FileSystem {
  /**
   * The entries of a folder, by its real path. A repository inside this one is a folder with `.git`.
   *
   * @throws an error with a system's code if it cannot be opened
   */
  readonly list: (folder: string) => Promise<readonly FolderEntry[]>;
  /** The real path of the target of a path. */
  readonly follow: (path: string) => Promise<Place>;
  /** Whether there is a folder at a real path. */
  readonly isFolder: (path: string) => Promise<boolean>;
  /**
   * Reads the beginning of a regular file at a real path.
   *
   * @param limitFor maximum number of bytes to read of a file of a size
   * @param use receives these bytes, which are replaced once it has returned, and the size of the whole file
   * @returns the result of `use`, or why the file cannot be read
   */
  readonly read: <T>(
    path: string,
    limitFor: (size: number) => number,
    use: (bytes: Uint8Array, size: number) => T,
  ) => Promise<T | Unavailable>;
  /**
   * Announces the next files to read, and the next links to follow, by paths of which all but the last part
   * is real. Absent if single reads are just as fast.
   */
  readonly prepare?: (paths: Iterable<string>) => void;
  /** The tracked paths; null if unknown. */
  readonly tracked: () => TrackedPaths | null;
  /** Git's id of the file or link at a path of which all but the last part is real, as in `Tree.idOf`. */
  readonly idOf: (path: string, hash: ObjectHash) => Promise<string | null>;
}

export interface FolderEntry {
  readonly name: string;
  /** `repository` is a submodule whose files are not all known; a known one is a folder with `.git`. */
  readonly kind: 'file' | 'folder' | 'link' | 'repository' | 'other';
}

/** A real path inside the repository, or why there is none: one of `unreadableReasons`, or another. */
export type Place = { readonly path: string } | Unavailable;

/** The beginning of a file; `size` is that of the whole file, in bytes. */
export type Content = { readonly bytes: Uint8Array; readonly size: number } | Unavailable;

/** The path of an entry of a folder. */
export function joinBelow(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The folders of a path, from the repository's root, which is the empty text. */
export function foldersAbove(path: string): string[] {
  const folders = [''];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    folders.push(path.slice(0, at));
  }
  return folders;
}

/** Whether a path is a folder or lies in it; everything lies in the empty text. */
export function isIn(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
