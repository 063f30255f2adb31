import { posix } from 'node:path';
import type { FileReport, SourceFile } from '../model.ts';
import { unreadableReasons } from './unreadable.ts';
import { vendored } from './vendored.ts';

/** Which files of a tree to read. Paths are relative to the tree, with `/` between their parts. */
export interface Wanted {
  /** What a file is to be read as; null for one that is not wanted. */
  readonly client: (path: string) => string | null;
  /** Whether a folder's own name is part of a wanted file's path, as `.cursor` is. */
  readonly folder: (path: string) => boolean;
  /** How many parts of a path decide about that: 2 for `.cursor/mcp.json`. */
  readonly depth: number;
  /**
   * Whether a wanted file that cannot be read matters, by what of its text can be had; null where
   * nothing can.
   */
  readonly matters: (path: string, text: string | null) => boolean;
  /** Whether a file or folder is left out by the user. */
  readonly ignored: (path: string) => boolean;
}

/** A file's text, or why it cannot be read: `isLost` where it is there, and the checkout lacks it. */
export type FileText =
  | { readonly text: string }
  | { readonly reason: string; readonly about?: string; readonly isLost?: true };

/** The two ways in which git names content. */
export type ObjectHash = 'sha1' | 'sha256';

/** Texts of the wanted files, and what stood in the way of the others. */
export interface Tree {
  readonly sources: readonly SourceFile[];
  readonly files: readonly FileReport[];
  /** Every regular file that was walked past, wanted or not, by its path; links are none. */
  readonly paths: ReadonlySet<string>;
  /** Every link that was walked past. */
  readonly links: ReadonlySet<string>;
  /** Folders of other repositories within this one: submodules and the like. */
  readonly foreign: ReadonlySet<string>;
  /**
   * Reads one more file of the tree, under the same conditions.
   *
   * @param limit in bytes
   */
  readonly read: (path: string, limit?: number) => Promise<FileText>;
  /**
   * The id that git gives to the content at a path: a regular file's bytes as they lie there, or the
   * target of a link, which is not followed. Null where there is neither, where the way to it leads
   * out of the repository, beyond 100 MB on the disk, and of a commit for any hash but its own.
   */
  readonly idOf: (path: string, hash: ObjectHash) => Promise<string | null>;
}

/** Where the files of a repository come from: the workspace, or a commit. */
export interface FileSource {
  /**
   * Reads the wanted files below a folder.
   *
   * @param folder from the root of the repository, empty for it
   */
  readonly readTree: (folder: string, wanted: Wanted) => Promise<Tree>;
  /** One file by its path from the root of the repository. */
  readonly readFile: (path: string) => Promise<FileText>;
}

/**
 * Where files lie: a disk or a commit. Paths are relative to the repository, with `/` between their
 * parts; the empty one is the repository itself. A path is real when no part of it is a link.
 */
export interface FileSystem {
  /**
   * What lies in a folder, by its real path. Another repository within shows as a folder with `.git`.
   *
   * @throws an error with a system's code where it cannot be opened
   */
  readonly list: (folder: string) => Promise<readonly FolderEntry[]>;
  /** The real path of whatever a path leads to. */
  readonly follow: (path: string) => Promise<Place>;
  /** Whether a folder lies at a real path. */
  readonly isFolder: (path: string) => Promise<boolean>;
  /**
   * The beginning of a regular file at a real path, or why it cannot be had.
   *
   * @param wanted how many bytes to read at most of a file of so many bytes
   */
  readonly read: (path: string, wanted: (size: number) => number) => Promise<Content>;
  /** Git's id of the file or link at a path of which all but the last part is real, as `Tree.idOf`. */
  readonly idOf: (path: string, hash: ObjectHash) => Promise<string | null>;
}

export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** A real path inside the repository, or why there is none: one of `lost`, or a trouble of its own. */
export type Place = { readonly path: string } | { readonly reason: string; readonly isLost?: true };

/** What a file holds, as far as it was asked for; `size` is that of all of it, in bytes. */
export type Content =
  | { readonly bytes: Uint8Array; readonly size: number }
  | { readonly reason: string; readonly isLost?: true };

const megabyte = 1024 * 1024;

/** A declaration file of a real project has some KB; parsers are slow on megabytes. In bytes. */
const maxBytes = megabyte;

/** How much of a larger file is looked at for whether it could declare servers. */
const maxLook = 8 * megabyte;

/** More than all files of clients of any repository together. */
const maxTotal = 128 * megabyte;

/** More linked folders than any project has; each costs a look. */
const maxLinks = 1000;

/** A folder to look into, by its logical path; `depth` is how far to go below it, `real` its real path. */
interface Folder {
  readonly path: string;
  readonly depth: number;
  readonly real: string;
}

/**
 * Reads the wanted files below a folder. Links are followed only inside the repository, and only
 * regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param start real path of the folder in the file system; the tree's own paths are relative to it
 */
export async function walkTree(system: FileSystem, start: string, wanted: Wanted): Promise<Tree> {
  const files: FileReport[] = [];
  const found = new Set<string>();
  const paths = new Set<string>();
  const linked = new Set<string>();
  const foreign = new Set<string>();
  const links: string[] = [];
  // What a link brings in may lie in `node_modules`: it is no code of the project.
  const walk = async (top: Folder, isLinked: boolean): Promise<void> => {
    const pending = [top];
    const passed: string[] = [];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
      const { path: parent, depth, real } = folder;
      const entries = await system.list(real).catch((error: NodeJS.ErrnoException) => {
        const reason = `the folder cannot be opened (${error.code ?? 'unknown'})`;
        files.push(unreadable(parent || '.', reason));
        return [];
      });
      for (const { name, kind } of entries) {
        const path = below(parent, name);
        if (name === '.git') {
          if (parent !== '') foreign.add(parent);
          continue;
        }
        if (kind === 'file' && !isLinked) paths.add(path);
        if (kind === 'link') linked.add(path);
        if (wanted.ignored(path)) {
          if (kind === 'folder' || wanted.client(path) !== null) {
            files.push({ path, status: 'skipped', reason: 'ignore-paths', span: null });
          }
        } else if (kind === 'folder') {
          if (vendored.has(name)) {
            files.push({ path, status: 'skipped', reason: 'vendored code', span: null });
          } else if (depth > 0) {
            pending.push({ path, depth: depth - 1, real: below(real, name) });
          }
        } else if (wanted.client(path) !== null) {
          found.add(path);
        } else if (kind === 'link' && depth > 0) {
          passed.push(path);
        }
      }
    }
    // Of links to one folder the first counts: which one that is must not hang on the file system.
    links.push(...passed.sort(byCodeUnits));
  };
  await walk({ path: '', depth: Number.POSITIVE_INFINITY, real: start }, false);

  // Linked folders make files appear under paths of their own: `.cursor -> tools/cursor`. What is
  // walked at its real place is looked into as deep as a client's path reaches; what is not (vendored
  // or ignored code) is walked as if it stood here, once.
  const entered = new Set<string>();
  for (const link of links) {
    const place = await system.follow(below(start, link));
    if ('reason' in place) {
      if (place.reason === unreadableReasons.absent || place.reason === unreadableReasons.nowhere)
        continue;
      // A client would follow the link; what it finds there is not ours to read.
      const status = wanted.folder(link) ? 'unreadable' : 'skipped';
      files.push({ path: link, status, reason: place.reason, span: null });
      continue;
    }
    const real = place.path;
    if (!(await system.isFolder(real))) continue;
    const inside = wayFrom(start, real);
    const isWalked =
      inside !== null &&
      !inside.split('/').some((part) => vendored.has(part)) &&
      !wanted.ignored(inside);
    const key = isWalked ? `${link.split('/').at(-1)} ${real}` : real;
    if (entered.has(key)) continue;
    entered.add(key);
    if (entered.size > maxLinks) {
      files.push(unreadable(link, `one of more than ${maxLinks} linked folders`));
      break;
    }
    const before = new Set(found);
    const depth = isWalked ? wanted.depth - 1 : Number.POSITIVE_INFINITY;
    await walk({ path: link, depth, real }, true);
    for (const path of found) {
      if (before.has(path) || inside === null) continue;
      // Under its real path it is read already, and no other client reads it here.
      const own = `${inside}${path.slice(link.length)}`.replace(/^\//, '');
      if (before.has(own) && wanted.client(own) === wanted.client(path)) found.delete(path);
    }
  }

  const read = (path: string, limit?: number): Promise<FileText> =>
    readText(system, start, path, limit);
  const sources: SourceFile[] = [];
  let total = 0;
  for (const path of [...found].sort(byCodeUnits)) {
    const text: FileText =
      total > maxTotal ? { reason: 'one of more than 128 MB of such files' } : await read(path);
    if ('text' in text) total += text.text.length;
    if ('text' in text) sources.push({ path, text: text.text });
    else if (wanted.matters(path, text.about ?? null)) files.push(unreadable(path, text.reason));
  }
  return {
    sources,
    paths,
    links: linked,
    foreign,
    read,
    idOf: (path, hash) => idInside(system, start, path, hash),
    files: files.sort((a, b) => byCodeUnits(a.path, b.path)),
  };
}

/**
 * One file's text, or why it cannot be read.
 *
 * @param start real path of the folder that `path` is relative to
 * @param limit in bytes
 */
export async function readText(
  system: FileSystem,
  start: string,
  path: string,
  limit = maxBytes,
): Promise<FileText> {
  const asked = posix.join(start, path);
  const place = isOutside(asked)
    ? { reason: unreadableReasons.outside }
    : await system.follow(asked);
  if ('reason' in place) return place;
  // Of a larger file, enough to tell whether it matters.
  const content = await system.read(place.path, (size) =>
    size <= Math.max(limit, maxLook) ? size : 0,
  );
  if ('reason' in content) return content;
  const { bytes, size } = content;
  if (size <= limit) return decode(bytes);
  const reason = `larger than ${Math.floor(limit / megabyte)} MB`;
  // What cannot be looked at to its end may hold anything.
  return size > maxLook ? { reason } : { reason, about: lenientText(bytes) };
}

async function idInside(
  system: FileSystem,
  start: string,
  path: string,
  hash: ObjectHash,
): Promise<string | null> {
  const asked = posix.join(start, path);
  if (isOutside(asked) || asked === '.') return null;
  const { dir, base } = posix.parse(asked);
  const folder = await system.follow(dir);
  if ('reason' in folder) return null;
  const real = below(folder.path, base);
  return real === '.git' ? null : system.idOf(real, hash);
}

function decode(bytes: Uint8Array): FileText {
  try {
    // The decoder drops a byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A checkout without Git LFS leaves a pointer where the content should be.
    if (text.startsWith('version https://git-lfs.github.com/spec/')) {
      return { reason: 'a Git LFS pointer, not the file itself' };
    }
    return { text };
  } catch {
    return { reason: 'not UTF-8 text', about: lenientText(bytes) };
  }
}

function lenientText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replaceAll('\0', '');
}

/** The path of an entry of a folder. */
function below(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The way from a folder to what lies in it; null where it does not. */
function wayFrom(folder: string, path: string): string | null {
  if (folder === '') return path;
  if (path === folder) return '';
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null;
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../');
}

function unreadable(path: string, reason: string): FileReport {
  return { path, status: 'unreadable', reason, span: null };
}

/** Order of the text itself, the same on every machine. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
