import { constants } from 'node:fs';
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { FileReport, SourceFile } from '../model.ts';

/** Which files of a tree to read. Paths are relative to the tree, with `/` between their parts. */
export interface Wanted {
  /** Whether a file is to be read. */
  readonly file: (path: string) => boolean;
  /** Suffixes under which files are wanted, for looking through linked folders. */
  readonly suffixes: readonly string[];
  /** Whether a file or folder is left out by the user. */
  readonly ignored: (path: string) => boolean;
}

/** Texts of the wanted files, and what stood in the way of the others. */
export interface Tree {
  readonly sources: readonly SourceFile[];
  readonly files: readonly FileReport[];
}

/** A declaration file of a real project has some KB; parsers are slow on megabytes. */
const maxBytes = 1024 * 1024;

/** Folders of other people's code: their files configure no client of this project. */
const vendored = new Set([
  'node_modules',
  'bower_components',
  'vendor',
  'third_party',
  'site-packages',
  '.venv',
]);

/**
 * Reads the wanted files below a folder of the disk. Links are followed only inside the folder, and
 * only regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param root absolute path of the folder
 */
export async function readWorkspace(root: string, wanted: Wanted): Promise<Tree> {
  const realRoot = await realpath(root);
  const files: FileReport[] = [];
  const found = new Set<string>();
  const pending = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        files.push(
          unreadable(folder || '.', `the folder cannot be opened (${error.code ?? 'unknown'})`),
        );
        return [];
      },
    );
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name === '.git') continue;
      if (wanted.ignored(path)) {
        if (entry.isDirectory() || wanted.file(path)) {
          files.push({ path, status: 'skipped', reason: 'ignore-paths', span: null });
        }
      } else if (entry.isDirectory()) {
        if (vendored.has(entry.name)) {
          files.push({ path, status: 'skipped', reason: 'vendored code', span: null });
        } else {
          pending.push(path);
        }
      } else if (wanted.file(path)) {
        found.add(path);
      } else if (entry.isSymbolicLink()) {
        for (const linked of await wantedBehind(root, path, wanted)) found.add(linked);
      }
    }
  }
  const sources: SourceFile[] = [];
  for (const path of [...found].sort(byCodeUnits)) {
    const text = await readInside(root, realRoot, path);
    if ('text' in text) sources.push({ path, text: text.text });
    else files.push(unreadable(path, text.reason));
  }
  return { sources, files: files.sort((a, b) => byCodeUnits(a.path, b.path)) };
}

/**
 * Wanted files that a linked folder holds under its own, logical path: `.cursor -> tools/cursor`
 * makes `.cursor/mcp.json`. The link itself is not walked, so links cannot make the walk endless.
 */
async function wantedBehind(root: string, link: string, wanted: Wanted): Promise<string[]> {
  const target = await stat(join(root, link)).catch(() => null);
  if (!target?.isDirectory()) return [];
  const candidates = new Set<string>();
  const base = link.split('/').at(-1) ?? '';
  for (const suffix of wanted.suffixes) {
    const parts = suffix.split('/');
    candidates.add(`${link}/${suffix}`);
    parts.forEach((part, index) => {
      if (part === base.toLowerCase() && index < parts.length - 1) {
        candidates.add(`${link}/${parts.slice(index + 1).join('/')}`);
      }
    });
  }
  const present: string[] = [];
  for (const path of candidates) {
    const exists = await lstat(join(root, path)).then(
      () => true,
      () => false,
    );
    if (exists && wanted.file(path) && !wanted.ignored(path)) present.push(path);
  }
  return present;
}

async function readInside(
  root: string,
  realRoot: string,
  path: string,
): Promise<{ text: string } | { reason: string }> {
  let real: string;
  try {
    real = await realpath(join(root, path));
  } catch {
    return { reason: 'a link that leads nowhere' };
  }
  const inside = relative(realRoot, real);
  if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    return { reason: 'a link out of the repository' };
  }
  // `.git` holds what no client reads and what a pull request's author may not choose.
  if (inside.split(sep)[0] === '.git') return { reason: 'a link into .git' };
  try {
    // O_NONBLOCK: opening a pipe must not wait for its other end.
    const handle = await open(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const status = await handle.stat();
      if (!status.isFile()) return { reason: 'not a regular file' };
      if (status.size > maxBytes) return { reason: 'larger than 1 MB' };
      return decode(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch (error) {
    return { reason: `cannot be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

function decode(bytes: Uint8Array): { text: string } | { reason: string } {
  try {
    // The decoder drops a byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A checkout without Git LFS leaves a pointer where the content should be.
    if (text.startsWith('version https://git-lfs.github.com/spec/')) {
      return { reason: 'a Git LFS pointer, not the file itself' };
    }
    return { text };
  } catch {
    return { reason: 'not UTF-8 text' };
  }
}

function unreadable(path: string, reason: string): FileReport {
  return { path, status: 'unreadable', reason, span: null };
}

/** Order of the text itself, the same on every machine. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
