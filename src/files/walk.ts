import type { FileReport, SourceFile } from '../model.ts';
import { idInside, readText } from './read-text.ts';
import { type TrackedPaths, trackedFrom } from './tracked.ts';
import { below, type FileFilter, type FileSystem, type FolderEntry, type Tree } from './tree.ts';
import { unreadableReasons } from './unreadable.ts';
import { vendored } from './vendored.ts';

/** More than the client files of any repository together, in characters. */
const maxTotal = 128 * 1024 * 1024;

/** More linked folders than any project has; each takes time. */
const maxLinks = 1000;

/**
 * Reads the client files below a folder. Links are followed only inside the repository, and only regular
 * files are opened: every other client file is reported as unreadable.
 *
 * @param start real path of the folder in the file system; the tree's own paths are relative to it
 */
export async function walkTree(
  system: FileSystem,
  start: string,
  filter: FileFilter,
): Promise<Tree> {
  const top = { path: '', depth: Number.POSITIVE_INFINITY, real: start };
  const walk = await walkFolders(system, top, filter);
  const linked = await walkLinks(system, start, filter, walk);
  const { sources, files } = await readFiles(system, start, filter, linked.found);
  return {
    sources,
    // The project has no code of its own behind a link, which may lead into `node_modules`.
    paths: new Set(walk.paths),
    links: new Set([...walk.links, ...linked.links]),
    foreign: new Set([...walk.foreign, ...linked.foreign]),
    tracked: system.tracked(start) ?? trackedOf(walk),
    read: (path, limit) => readText(system, start, path, limit),
    idOf: (path, hash) => idInside(system, start, path, hash),
    files: [...walk.files, ...linked.files, ...files].sort((a, b) => byCodeUnits(a.path, b.path)),
  };
}

function trackedOf({ paths, links, foreign }: Walk): TrackedPaths {
  return trackedFrom([
    ...paths.map((path) => [path, 'file'] as const),
    ...links.map((path) => [path, 'link'] as const),
    ...foreign.map((path) => [path, 'repository'] as const),
  ]);
}

/** A folder to list. */
interface Folder {
  /** As the tree shows it, perhaps below a link. */
  readonly path: string;
  /** How many levels of folders below it are listed. */
  readonly depth: number;
  readonly real: string;
}

/** What a walk through folders came across, by the paths that the tree shows. */
interface Walk {
  /** Client files, unread. */
  readonly found: readonly string[];
  readonly paths: readonly string[];
  readonly links: readonly string[];
  /** The links that may lead to a folder with client files. */
  readonly toFollow: readonly string[];
  readonly foreign: readonly string[];
  readonly files: readonly FileReport[];
}

async function walkFolders(system: FileSystem, top: Folder, filter: FileFilter): Promise<Walk> {
  const found: string[] = [];
  const paths: string[] = [];
  const links: string[] = [];
  const toFollow: string[] = [];
  const foreign: string[] = [];
  const files: FileReport[] = [];
  const pending = [top];
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
        if (parent !== '') foreign.push(parent);
        continue;
      }
      if (kind === 'file') paths.push(path);
      if (kind === 'link') links.push(path);
      const action = actionOn(path, { name, kind }, depth, filter);
      if (action === 'read') found.push(path);
      else if (action === 'follow') toFollow.push(path);
      else if (action === 'enter') {
        pending.push({ path, depth: depth - 1, real: below(real, name) });
      } else if (action !== 'pass') {
        files.push({ path, status: 'skipped', reason: action.skippedFor, span: null });
      }
    }
  }
  // Of several links to one folder the first counts; which one that is must not depend on the disk.
  return { found, paths, links, toFollow: toFollow.sort(byCodeUnits), foreign, files };
}

/** What a walk does with an entry of a folder, given how many levels below that folder it may go. */
function actionOn(
  path: string,
  { name, kind }: FolderEntry,
  depth: number,
  filter: FileFilter,
): 'read' | 'enter' | 'follow' | 'pass' | { readonly skippedFor: string } {
  if (filter.ignored(path)) {
    const isReported = kind === 'folder' || filter.client(path) !== null;
    return isReported ? { skippedFor: 'ignore-paths' } : 'pass';
  }
  if (kind === 'folder') {
    if (vendored.has(name)) return { skippedFor: 'vendored code' };
    return depth > 0 ? 'enter' : 'pass';
  }
  if (filter.client(path) !== null) return 'read';
  return kind === 'link' && depth > 0 ? 'follow' : 'pass';
}

/**
 * Walks what the links of a walk lead to: a linked folder makes files appear under paths of their own,
 * as `.cursor -> tools/cursor` does.
 *
 * @returns all client files, and of the linked folders what the tree shows of them
 */
async function walkLinks(
  system: FileSystem,
  start: string,
  filter: FileFilter,
  { found: direct, toFollow }: Walk,
): Promise<Pick<Walk, 'found' | 'links' | 'foreign' | 'files'>> {
  const found = new Set(direct);
  const walks: Walk[] = [];
  const files: FileReport[] = [];
  const entered = new Set<string>();
  const pending = [...toFollow];
  // The loop adds to the list.
  for (const link of pending) {
    const place = await system.follow(below(start, link));
    if ('reason' in place) {
      files.push(...unfollowed(link, place.reason, filter));
      continue;
    }
    const { path: real } = place;
    if (!(await system.isFolder(real))) continue;
    const { inside, isWalked } = targetOf(start, real, filter);
    // A target that is walked is searched once for each name of a link, any other one once.
    const key = isWalked ? `${link.split('/').at(-1)} ${real}` : real;
    if (entered.has(key)) continue;
    entered.add(key);
    if (entered.size > maxLinks) {
      files.push(unreadable(link, `one of more than ${maxLinks} linked folders`));
      break;
    }
    const depth = isWalked ? filter.depth - 1 : Number.POSITIVE_INFINITY;
    const walk = await walkFolders(system, { path: link, depth, real }, filter);
    const isReadAtTarget = (path: string): boolean => {
      if (inside === null) return false;
      const own = `${inside}${path.slice(link.length)}`.replace(/^\//, '');
      return found.has(own) && filter.client(own) === filter.client(path);
    };
    const fresh = walk.found.filter((path) => !isReadAtTarget(path));
    for (const path of fresh) found.add(path);
    for (const path of walk.toFollow) pending.push(path);
    walks.push(walk);
  }
  return {
    found: [...found],
    links: walks.flatMap((walk) => walk.links),
    foreign: walks.flatMap((walk) => walk.foreign),
    files: [...files, ...walks.flatMap((walk) => walk.files)],
  };
}

/** The report of a link that leads to nothing that may be read; none where there is nothing at all. */
function unfollowed(link: string, reason: string, filter: FileFilter): FileReport[] {
  if (reason === unreadableReasons.absent || reason === unreadableReasons.nowhere) return [];
  // A client would follow the link of its folder, and what it finds there is unknown.
  const status = filter.folder(link) ? 'unreadable' : 'skipped';
  return [{ path: link, status, reason, span: null }];
}

/**
 * Where a linked folder is in the tree (null for outside of it), and whether it is walked there. Then
 * only client files whose path begins with the link's name can be new; vendored or ignored code is
 * walked below the link instead.
 */
function targetOf(
  start: string,
  real: string,
  filter: FileFilter,
): { readonly inside: string | null; readonly isWalked: boolean } {
  const inside = wayFrom(start, real);
  const isWalked =
    inside !== null &&
    !inside.split('/').some((part) => vendored.has(part)) &&
    !filter.ignored(inside);
  return { inside, isWalked };
}

/** Reads client files, in the order of their paths. */
async function readFiles(
  system: FileSystem,
  start: string,
  filter: FileFilter,
  found: readonly string[],
): Promise<Pick<Tree, 'sources' | 'files'>> {
  const sources: SourceFile[] = [];
  const files: FileReport[] = [];
  let total = 0;
  for (const path of found.toSorted(byCodeUnits)) {
    const content =
      total > maxTotal
        ? { reason: 'one of more than 128 MB of such files' }
        : await readText(system, start, path);
    if ('text' in content) {
      if (filter.keeps?.(path, content.text) === false) continue;
      total += content.text.length;
      sources.push({ path, text: content.text });
    } else if (filter.reportsUnreadable(path, content.excerpt ?? null)) {
      files.push(unreadable(path, content.reason));
    }
  }
  return { sources, files };
}

/** The path from a folder to what is in it; null where that is elsewhere. */
function wayFrom(folder: string, path: string): string | null {
  if (folder === '') return path;
  if (path === folder) return '';
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null;
}

function unreadable(path: string, reason: string): FileReport {
  return { path, status: 'unreadable', reason, span: null };
}

/** Order of the text itself, the same on every machine. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
