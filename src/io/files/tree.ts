import type { FileReport, SourceFile } from '../../model/model.ts';
import type { TrackedPaths } from './tracked.ts';

/** Which files of a tree to read. Paths are the repository's, with `/` between their parts. */
export interface FileFilter {
  /** The kind of client file that a file is read as; null for a file that is not read. */
  readonly client: (path: string) => object | string | null;
  /**
   * How a file is searched that is no client file by its name: its content may make it one. Null for a file
   * that is not searched; by default none is.
   */
  readonly searched?: (path: string) => ContentSearch | null;
  /** How many files are searched at most where each takes its part of a request; by default 5,000. */
  readonly mostSearched?: number;
  /** Whether a client reads its own files in a folder of that path, as in `.cursor`. */
  readonly folder: (path: string) => boolean;
  /** Whether a path lies in such a folder; by default none does. */
  readonly isInFolder?: (path: string) => boolean;
  /** Whether a client file's text is of interest; by default each is. Others are not kept. */
  readonly keeps?: (path: string, text: string) => boolean;
  /**
   * The part of a folder's path on which it depends which files below it are read, and for which client:
   * `.cursor` for `a/.cursor`, nothing for `a/b`. Folders with equal contexts are equal in that.
   */
  readonly context: (path: string) => string;
  /**
   * Whether a client file that cannot be read is reported, by as much of its text as is available; null
   * where nothing is.
   */
  readonly reportsUnreadable: (path: string, text: string | null) => boolean;
  /** Whether the user left out a file or folder. */
  readonly ignored: (path: string) => boolean;
}

/** What makes a file of any name a client file. */
export interface ContentSearch {
  /** Larger files are not searched, in bytes. */
  readonly maxBytes: number;
  /** Whether its bytes hold the words without which it declares nothing. */
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
      /** As much of the text as is available, for whether the file could declare servers. */
      readonly excerpt?: string;
    });

/** Why something cannot be read. */
export interface Unavailable {
  readonly reason: string;
  /** Set where the commit has it and the checkout lacks the object. */
  readonly isMissing?: true;
  /** The repository within this one that it lies in or is, by its real path. */
  readonly at?: string;
}

/** The two ways in which git names content. */
export type ObjectHash = 'sha1' | 'sha256';

/** The texts of the client files, and reports of those that were not read. Paths are the repository's. */
export interface Tree {
  /** The real path of the folder whose client files these are. */
  readonly start: string;
  readonly sources: readonly SourceFile[];
  readonly files: readonly FileReport[];
  /** Files that should have been searched and are larger than what is searched. */
  readonly tooLarge: readonly string[];
  /** How many files were not searched, because there are too many. */
  readonly unsearched: number;
  /** Every regular file in the folders that were listed, read or not, by its path; links are none. */
  readonly paths: ReadonlySet<string>;
  /** Every link in the folders that were listed. */
  readonly links: ReadonlySet<string>;
  /** Folders of other repositories within this one: submodules and the like. */
  readonly foreign: ReadonlySet<string>;
  /**
   * Everything that the repository holds there: what the walk came across, and in the folders that it
   * passed what git tracks.
   */
  readonly tracked: TrackedPaths;
  /** The path of a file or folder without the linked folders that its path leads through. */
  readonly realPath: (path: string) => string;
  /**
   * Reads one more file of the tree, under the same conditions.
   *
   * @param limit in bytes
   * @param isWanted whether bytes are worth a text: a file of others need not be read as one
   */
  readonly read: (
    path: string,
    limit?: number,
    isWanted?: (bytes: Uint8Array) => boolean,
  ) => Promise<FileText>;
  /**
   * Says which files are read next. Where each one read alone takes a request, they come together;
   * elsewhere it does nothing. What cannot be read is met again when it is read.
   */
  readonly prepare: (paths: Iterable<string>) => void;
  /**
   * The id that git gives to the content at a path: a regular file's bytes as they are, the target of a
   * link, which is not followed, or the commit of a tracked submodule. Null where there is none of these,
   * where the path leads out of the repository, beyond 100 MB on the disk, and for a tracked file for any
   * hash but that of its repository.
   */
  readonly idOf: (path: string, hash: ObjectHash) => Promise<string | null>;
}

/** Where the files of a repository come from: the disk, a commit, or both. */
export interface FileSource {
  /**
   * Reads the client files below a folder, and lists the whole repository around it.
   *
   * @param folder from the root of the repository, empty for it
   */
  readonly readTree: (folder: string, filter: FileFilter) => Promise<Tree>;
  /**
   * One file by its path from the root of the repository.
   *
   * @param limit in bytes; 1 MB where it is not given
   */
  readonly readFile: (path: string, limit?: number) => Promise<FileText>;
  /**
   * The bytes of one file, or why it cannot be read.
   *
   * @param limit in bytes
   */
  readonly readBytes: (path: string, limit: number) => Promise<Uint8Array | Unavailable>;
  /** The names of a folder's entries, in order; none where there is no such folder. */
  readonly namesIn: (folder: string) => Promise<readonly string[]>;
}

/**
 * The files of a repository, wherever they come from. Paths are relative to the repository, with `/`
 * between their parts; the empty one is the repository itself. A path is real when no part of it is a
 * link.
 */
export interface FileSystem {
  /**
   * The entries of a folder, by its real path. A repository inside this one is a folder with `.git`.
   *
   * @throws an error with a system's code where it cannot be opened
   */
  readonly list: (folder: string) => Promise<readonly FolderEntry[]>;
  /** The real path of whatever a path leads to. */
  readonly follow: (path: string) => Promise<Place>;
  /** Whether there is a folder at a real path. */
  readonly isFolder: (path: string) => Promise<boolean>;
  /**
   * Reads the beginning of a regular file at a real path.
   *
   * @param limitFor how many bytes to read at most of a file of a size
   * @param use gets these bytes, which others replace once it has returned, and the size of the whole file
   * @returns what `use` returns, or why the file cannot be read
   */
  readonly read: <T>(
    path: string,
    limitFor: (size: number) => number,
    use: (bytes: Uint8Array, size: number) => T,
  ) => Promise<T | Unavailable>;
  /**
   * Says which files are read next, and which links are followed, by paths of which all but the last part
   * is real. Absent where each is read as soon alone.
   */
  readonly prepare?: (paths: Iterable<string>) => void;
  /** What git tracks; null where that is not known. */
  readonly tracked: () => TrackedPaths | null;
  /** Git's id of the file or link at a path of which all but the last part is real, as `Tree.idOf`. */
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

/** The folders that a path lies in, from the repository's root, which is the empty text. */
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
