import { constants } from 'node:fs';
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { FileReport, SourceFile } from '../model.ts';
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

/** A file's text, or why it cannot be read. */
export type FileText =
  | { readonly text: string }
  | { readonly reason: string; readonly about?: string };

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
}

/** A declaration file of a real project has some KB; parsers are slow on megabytes. */
const maxBytes = 1024 * 1024;

/** How much of a larger file is looked at for whether it could declare servers. */
const maxLook = 8 * 1024 * 1024;

/** More than all files of clients of any repository together. */
const maxTotal = 128 * 1024 * 1024;

/** More linked folders than any project has; each costs a look. */
const maxLinks = 1000;

/** A folder to look into, by its logical path; `depth` is how far to go below it, `real` its real path. */
interface Folder {
  readonly path: string;
  readonly depth: number;
  readonly real: string;
}

/**
 * Reads the wanted files below a folder of the disk. Links are followed only inside the folder, and
 * only regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param root absolute path of the folder
 * @param boundary absolute path of the repository, beyond which no link is followed
 */
export async function readWorkspace(root: string, wanted: Wanted, boundary = root): Promise<Tree> {
  const realRoot = await realpath(root);
  const realBoundary = await realpath(boundary);
  const files: FileReport[] = [];
  const found = new Set<string>();
  const paths = new Set<string>();
  const linked = new Set<string>();
  const foreign = new Set<string>();
  const pending: Folder[] = [{ path: '', depth: Number.POSITIVE_INFINITY, real: realRoot }];
  const links: string[] = [];
  // What a link brings in may lie in `node_modules`: it is no code of the project.
  const walk = async (isLinked: boolean): Promise<void> => {
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
      const { path: parent, depth, real } = folder;
      const entries = await readdir(real, { withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          const reason = `the folder cannot be opened (${error.code ?? 'unknown'})`;
          files.push(unreadable(parent || '.', reason));
          return [];
        },
      );
      for (const entry of entries) {
        const path = parent === '' ? entry.name : `${parent}/${entry.name}`;
        if (entry.name === '.git') {
          if (parent !== '') foreign.add(parent);
          continue;
        }
        if (entry.isFile() && !isLinked) paths.add(path);
        if (entry.isSymbolicLink()) linked.add(path);
        if (wanted.ignored(path)) {
          if (entry.isDirectory() || wanted.client(path) !== null) {
            files.push({ path, status: 'skipped', reason: 'ignore-paths', span: null });
          }
        } else if (entry.isDirectory()) {
          if (vendored.has(entry.name)) {
            files.push({ path, status: 'skipped', reason: 'vendored code', span: null });
          } else if (depth > 0) {
            pending.push({ path, depth: depth - 1, real: join(real, entry.name) });
          }
        } else if (wanted.client(path) !== null) {
          found.add(path);
        } else if (entry.isSymbolicLink() && depth > 0) {
          links.push(path);
        }
      }
    }
  };
  await walk(false);

  // Linked folders make files appear under paths of their own: `.cursor -> tools/cursor`. What is
  // walked at its real place is looked into as deep as a client's path reaches; what is not (vendored
  // or ignored code) is walked as if it stood here, once.
  const entered = new Set<string>();
  for (let link = links.shift(); link !== undefined; link = links.shift()) {
    const real = await realpath(join(root, link)).catch(() => null);
    if (real === null || !(await stat(real)).isDirectory()) continue;
    if (!isInside(realBoundary, real)) {
      // A client would follow the link; what it finds there is not ours to read.
      const status = wanted.folder(link) ? 'unreadable' : 'skipped';
      files.push({ path: link, status, reason: 'a link out of the repository', span: null });
      continue;
    }
    const inside = relative(realRoot, real).split(sep).join('/');
    const isWalked =
      isInside(realRoot, real) &&
      !inside.split('/').some((part) => vendored.has(part)) &&
      !wanted.ignored(inside);
    const key = isWalked ? `${link.split('/').at(-1)} ${real}` : real;
    if (entered.has(key)) continue;
    entered.add(key);
    if (entered.size > maxLinks) {
      files.push(unreadable(link, `one of more than ${maxLinks} linked folders`));
      break;
    }
    pending.push({
      path: link,
      depth: isWalked ? wanted.depth - 1 : Number.POSITIVE_INFINITY,
      real,
    });
    const before = new Set(found);
    await walk(true);
    for (const path of found) {
      if (before.has(path)) continue;
      // Under its real path it is read already, and no other client reads it here.
      const own = `${inside}${path.slice(link.length)}`.replace(/^\//, '');
      if (before.has(own) && wanted.client(own) === wanted.client(path)) found.delete(path);
    }
  }

  const read = (path: string, limit = maxBytes): Promise<FileText> =>
    readFileInside(root, realBoundary, path, limit);
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
    files: files.sort((a, b) => byCodeUnits(a.path, b.path)),
  };
}

async function readFileInside(
  root: string,
  realBoundary: string,
  path: string,
  limit: number,
): Promise<FileText> {
  let real: string;
  try {
    real = await realpath(join(root, path));
  } catch {
    const isThere = await lstat(join(root, path)).catch(() => null);
    return { reason: isThere === null ? 'it is not there' : 'a link that leads nowhere' };
  }
  if (!isInside(realBoundary, real)) return { reason: 'a link out of the repository' };
  // `.git` holds what no client reads and what a pull request's author may not choose.
  if (relative(realBoundary, real).split(sep)[0] === '.git') return { reason: 'a link into .git' };
  try {
    // O_NONBLOCK: opening a pipe must not wait for its other end.
    const handle = await open(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const status = await handle.stat();
      if (!status.isFile()) return { reason: 'not a regular file' };
      if (status.size > limit) {
        const reason = `larger than ${Math.floor(limit / (1024 * 1024))} MB`;
        // Enough of it to tell whether it matters.
        const bytes = Buffer.alloc(Math.min(status.size, maxLook));
        await handle.read(bytes, 0, bytes.length, 0);
        // What cannot be looked at to its end may hold anything.
        const about = bytes.toString('utf8').replaceAll('\0', '');
        return status.size > maxLook ? { reason } : { reason, about };
      }
      return decode(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch (error) {
    return { reason: `cannot be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
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
    const about = Buffer.from(bytes).toString('utf8').replaceAll('\0', '');
    return { reason: 'not UTF-8 text', about };
  }
}

function isInside(realRoot: string, real: string): boolean {
  const way = relative(realRoot, real);
  return !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

function unreadable(path: string, reason: string): FileReport {
  return { path, status: 'unreadable', reason, span: null };
}

/** Order of the text itself, the same on every machine. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
