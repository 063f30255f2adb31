import type { FileReport, SourceFile } from '../../model/model.ts';
import type { TrackedPaths } from './tracked.ts';

/** Selects the files to read from a tree. Paths are relative to the repository root and separated by `/`. */
export interface FileFilter {
  /** Returns the kind of client file at a path, or null for a file that is not read. */
  readonly client: (path: string) => object | string | null;
  /**
   * Returns how to search a file that can be identified as a client file only by its content, or null to skip
   * the search. By default, no file is searched.
   */
  readonly searched?: (path: string) => ContentSearch | null;
  /** Maximum number of files to search if each read requires a request; 5,000 by default. */
  readonly mostSearched?: number;
  /** Reports whether a folder with this path, such as `.cursor`, holds a client's files. */
  readonly folder: (path: string) => boolean;
  /** Reports whether a path is inside a folder that holds a client's files. False by default. */
  readonly isInFolder?: (path: string) => boolean;
  /**
   * Reports whether a client file's text is relevant. Irrelevant text is discarded. By default, all text is
   * relevant.
   */
  readonly keeps?: (path: string, text: string) => boolean;
  /**
   * Returns the part of a folder's path that determines which files below the folder are read, and for which
   * client: `.cursor` for `a/.cursor`, empty for `a/b`. Folders with equal contexts are treated alike.
   */
  readonly context: (path: string) => string;
  /**
   * Returns whether to report an unreadable client file. `text` is the available part of its text, or null.
   */
  readonly reportsUnreadable: (path: string, text: string | null) => boolean;
  readonly ignored: (path: string) => boolean;
}

/** A content search that identifies client files regardless of their names. */
export interface ContentSearch {
  readonly maxBytes: number;
  /** Reports whether the bytes contain the words that appear in every declaration. */
  readonly mayDeclare: (bytes: Uint8Array) => boolean;
}

export type FileText =
  | {
      readonly text: string;
      /** Set for UTF-16, which editors can read but most other programs cannot. */
      readonly isUtf16?: true;
    }
  | (Unavailable & {
      /** The available part of the text, used to decide whether the file could declare servers. */
      readonly excerpt?: string;
    });

export interface Unavailable {
  readonly reason: string;
  /** Set if the commit contains the entry but its object is missing from the checkout. */
  readonly isMissing?: true;
  /** The real path of the nested repository, if the entry is that repository or is inside it. */
  readonly at?: string;
}

export type ObjectHash = 'sha1' | 'sha256';

/**
 * The texts of the client files, and reports about client files that were not read. Paths are relative to the
 * repository.
 */
export interface Tree {
  /** The real path of the folder in which client files are read. */
  readonly start: string;
  readonly sources: readonly SourceFile[];
  readonly files: readonly FileReport[];
  /** Files that were not searched because they exceed the size limit. */
  readonly tooLarge: readonly string[];
  /** Number of files that were not searched because of `FileFilter.mostSearched`. */
  readonly unsearched: number;
  /** The paths of all regular files in the listed folders, whether read or not; excludes links. */
  readonly paths: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /** Folders of nested repositories, such as submodules. */
  readonly foreign: ReadonlySet<string>;
  /**
   * All entries in the repository: the paths that the walk has seen, and the tracked paths in folders that
   * the walk skipped.
   */
  readonly tracked: TrackedPaths;
  /** Returns a path with its linked folders resolved. */
  readonly realPath: (path: string) => string;
  /**
   * Reads another file in the tree, under the same conditions as client files.
   * @param limit maximum size in bytes
   * @param isWanted returns whether the bytes are worth decoding; if not, the file's text can be omitted
   */
  readonly read: (
    path: string,
    limit?: number,
    isWanted?: (bytes: Uint8Array) => boolean,
  ) => Promise<FileText>;
  /**
   * Announces the next files to read. A source that needs a request for each read fetches them together;
   * other sources do nothing. Errors are reported when the files are read.
   */
  readonly prepare: (paths: Iterable<string>) => void;
  /**
   * Returns the git object id of the content at a path: a regular file's unconverted bytes, a link's target
   * text, or a tracked submodule's commit.
   *
   * Null if the path leads to no such entry or out of the repository, or if a file on disk exceeds 100 MB.
   * Also null for a tracked file whose repository uses a different hash algorithm.
   */
  readonly idOf: (path: string, hash: ObjectHash) => Promise<string | null>;
}

/** The source of a repository's files: the disk, a commit, or both. */
export interface FileSource {
  /**
   * Reads the client files below a folder and lists the rest of the repository.
   * @param folder the path relative to the repository root; empty for the root
   */
  readonly readTree: (folder: string, filter: FileFilter) => Promise<Tree>;
  /**
   * Reads one file by its path relative to the repository root.
   *
   * @param limit maximum size in bytes; 1 MB by default
   */
  readonly readFile: (path: string, limit?: number) => Promise<FileText>;
  /**
   * Returns the bytes of a file, or the reason why the file cannot be read.
   *
   * @param limit maximum size in bytes
   */
  readonly readBytes: (path: string, limit: number) => Promise<Uint8Array | Unavailable>;
  /** Returns the sorted names of a folder's entries. Empty if there is no such folder. */
  readonly namesIn: (folder: string) => Promise<readonly string[]>;
}

/**
 * A repository's files from any source. Paths are separated by `/` and relative to the repository root, which
 * is the empty path. A path is real if no part of it is a link.
 */
export interface FileSystem {
  /**
   * Returns the entries of the folder at a real path. A nested repository whose files are known is listed as
   * a folder that contains `.git`.
   * @throws an error with a system error code if the folder cannot be opened
   */
  readonly list: (folder: string) => Promise<readonly FolderEntry[]>;
  /** Resolves a path to a real path inside the repository. */
  readonly follow: (path: string) => Promise<Place>;
  /** Reports whether a real path is a folder. */
  readonly isFolder: (path: string) => Promise<boolean>;
  /**
   * Reads the beginning of a regular file at a real path.
   * @param limitFor returns the maximum number of bytes to read from a file of the given size
   * @param use receives the bytes, which are overwritten after `use` returns, and the size of the whole file
   * @returns the result of `use`, or the reason why the file cannot be read
   */
  readonly read: <T>(
    path: string,
    limitFor: (size: number) => number,
    use: (bytes: Uint8Array, size: number) => T,
  ) => Promise<T | Unavailable>;
  /**
   * Announces the next files to read and the next links to follow. Only the last part of each path may be a
   * link. Absent if individual reads are just as fast.
   */
  readonly prepare?: (paths: Iterable<string>) => void;
  readonly tracked: () => TrackedPaths | null;
  /**
   * Returns the git object id of the file or link at a path, as in `Tree.idOf`. Only the last part of the
   * path may be a link.
   */
  readonly idOf: (path: string, hash: ObjectHash) => Promise<string | null>;
}

export interface FolderEntry {
  readonly name: string;
  /**
   * `repository` is a submodule whose files are not all known. A submodule whose files are known is listed as
   * a folder that contains `.git`.
   */
  readonly kind: 'file' | 'folder' | 'link' | 'repository' | 'other';
}

/**
 * A real path inside the repository, or the reason why there is no such path. The reason need not be one of
 * `unreadableReasons`.
 */
export type Place = { readonly path: string } | Unavailable;

/** The beginning of a file; `size` is the size of the whole file, in bytes. */
export type Content = { readonly bytes: Uint8Array; readonly size: number } | Unavailable;

export function joinBelow(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Returns the folders above a path, starting with the repository root (the empty string). */
export function foldersAbove(path: string): string[] {
  const folders = [''];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    folders.push(path.slice(0, at));
  }
  return folders;
}

/**
 * Reports whether a path is the given folder or is inside it. An empty `folder` is the root, which contains
 * every path.
 */
export function isIn(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
