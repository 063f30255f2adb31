import type { FileReport, SourceFile } from '../../model/model.ts';
import type { TrackedPaths } from './tracked.ts';

/**
 * Selects the files of a tree to read. Paths are relative to the repository, with `/` between their parts.
 */
export interface FileFilter {
  /** The kind of client file that a path identifies; null for a file that is not read. */
  readonly client: (path: string) => object | string | null;
  /**
   * How to search a file that may be a client file because of its content rather than its name. Null for a
   * file that is not searched. By default, no file is searched.
   */
  readonly searched?: (path: string) => ContentSearch | null;
  /** Maximum number of files to search if each read requires a request; 5,000 by default. */
  readonly mostSearched?: number;
  /** Whether a client reads its own files from a folder with this path, such as `.cursor`. */
  readonly folder: (path: string) => boolean;
  /**
   * Whether a path is inside a folder in which a client reads its own files. By default, no path is inside
   * such a folder.
   */
  readonly isInFolder?: (path: string) => boolean;
  /**
   * Whether the text of a client file is relevant. Irrelevant text is discarded. By default, all text is
   * relevant.
   */
  readonly keeps?: (path: string, text: string) => boolean;
  /**
   * The part of a folder's path that determines which files below the folder are read, and for which client:
   * `.cursor` for `a/.cursor`, empty for `a/b`. Folders with equal contexts are treated equally.
   */
  readonly context: (path: string) => string;
  /**
   * Whether an unreadable client file is reported; `text` is the available part of its text, or null if no
   * text is available.
   */
  readonly reportsUnreadable: (path: string, text: string | null) => boolean;
  /** Whether the user ignores a file or folder. */
  readonly ignored: (path: string) => boolean;
}

/** The search that determines whether a file with any name is a client file. */
export interface ContentSearch {
  /** Maximum size in bytes. Larger files are not searched. */
  readonly maxBytes: number;
  /** Whether the bytes contain the words that appear in every declaration. */
  readonly mayDeclare: (bytes: Uint8Array) => boolean;
}

/** A file's text, or the reason why the file cannot be read. */
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

/** The reason why an entry cannot be read. */
export interface Unavailable {
  readonly reason: string;
  /** Set if the commit contains the entry but its object is missing from the checkout. */
  readonly isMissing?: true;
  /** The real path of the nested repository, if the entry is that repository or is inside it. */
  readonly at?: string;
}

/** Git's two hash algorithms for object ids. */
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
  /** Files that should have been searched but that exceed the size limit. */
  readonly tooLarge: readonly string[];
  /** Number of files that were not searched because there were too many files to search. */
  readonly unsearched: number;
  /** The paths of all regular files in the listed folders, whether read or not; excludes links. */
  readonly paths: ReadonlySet<string>;
  /** The paths of all links in the listed folders. */
  readonly links: ReadonlySet<string>;
  /** Folders of nested repositories, such as submodules. */
  readonly foreign: ReadonlySet<string>;
  /**
   * All entries in the repository: the paths that the walk has seen, and the tracked paths in folders that
   * the walk skipped.
   */
  readonly tracked: TrackedPaths;
  /** The path of a file or folder with its linked folders resolved. */
  readonly realPath: (path: string) => string;
  /**
   * Reads an additional file in the tree, under the same conditions as client files.
   *
   * @param limit maximum size in bytes
   * @param isWanted returns whether bytes are worth decoding; if not, the file need not be returned as text
   */
  readonly read: (
    path: string,
    limit?: number,
    isWanted?: (bytes: Uint8Array) => boolean,
  ) => Promise<FileText>;
  /**
   * Announces the next files to read. If each individual read requires a request, the files are read
   * together; otherwise, this does nothing. Errors are reported when the files are read.
   */
  readonly prepare: (paths: Iterable<string>) => void;
  /**
   * The id that git assigns to the content at a path. For a regular file, the id of its unconverted bytes.
   * For a link, the id of its target, which is not followed. For a tracked submodule, the id of its commit.
   * Null if the path does not lead to such an entry or leads out of the repository, and for files above 100
   * MB on disk. Also null for a tracked file if the hash algorithm differs from that of the file's
   * repository.
   */
  readonly idOf: (path: string, hash: ObjectHash) => Promise<string | null>;
}

/** The source of a repository's files: the disk, a commit, or both. */
export interface FileSource {
  /**
   * Reads the client files below a folder, and lists the whole repository around it.
   *
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
  /** The names of a folder's entries, in order; empty if there is no such folder. */
  readonly namesIn: (folder: string) => Promise<readonly string[]>;
}

/**
 * The files of a repository from any source. Paths are relative to the repository, with `/` between their
 * parts; the empty path is the repository itself. A path is real if no part of it is a link.
 */
export interface FileSystem {
  /**
   * Returns the entries of the folder at a real path. A nested repository is listed as a folder that contains
   * `.git`.
   *
   * @throws an error with a system error code if the folder cannot be opened
   */
  readonly list: (folder: string) => Promise<readonly FolderEntry[]>;
  /** The real path to which a path leads. */
  readonly follow: (path: string) => Promise<Place>;
  /** Whether there is a folder at a real path. */
  readonly isFolder: (path: string) => Promise<boolean>;
  /**
   * Reads the beginning of a regular file at a real path.
   *
   * @param limitFor returns the maximum number of bytes to read from a file of the given size
   * @param use receives these bytes, which are overwritten after `use` has returned, and the size of the
   * whole file
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
  /** The tracked paths; null if unknown. */
  readonly tracked: () => TrackedPaths | null;
  /**
   * The git object id of the file or link at a path, as in `Tree.idOf`; only the last part of the path may be
   * a link.
   */
  readonly idOf: (path: string, hash: ObjectHash) => Promise<string | null>;
}

export interface FolderEntry {
  readonly name: string;
  /**
   * `repository` is a submodule some of whose files are unknown. A submodule with known files is listed as a
   * folder that contains `.git`.
   */
  readonly kind: 'file' | 'folder' | 'link' | 'repository' | 'other';
}

/**
 * A real path inside the repository, or the reason why there is no such path: one of `unreadableReasons`, or
 * another reason.
 */
export type Place = { readonly path: string } | Unavailable;

/** The beginning of a file; `size` is the size of the whole file, in bytes. */
export type Content = { readonly bytes: Uint8Array; readonly size: number } | Unavailable;

/** The path of a folder's entry. */
export function joinBelow(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The folders above a path, starting with the repository root, which is the empty string. */
export function foldersAbove(path: string): string[] {
  const folders = [''];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    folders.push(path.slice(0, at));
  }
  return folders;
}

/** Whether a path is a folder or is inside it. The empty string stands for the root, which contains every path. */
export function isIn(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
