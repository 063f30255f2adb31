import type { FileReport, SourceFile } from '../model.ts';
import { idInside, readText } from './read-text.ts';
import { trackedBeyond } from './tracked.ts';
import {
  below,
  type FileFilter,
  type FileSystem,
  type FileText,
  type FolderEntry,
  type Tree,
} from './tree.ts';
import { unreadableReasons } from './unreadable.ts';
import { vendored } from './vendored.ts';

/** More than the client files of any repository together, in characters. */
const maxTotal = 128 * 1024 * 1024;

/**
 * Reads the client files below a folder. Links are followed only inside the repository, and only regular
 * files are opened: every other client file is reported as unreadable.
 *
 * A folder that links lead to is walked once for each context in which it appears, so that the work does
 * not grow with the number of links.
 *
 * @param start real path of the folder in the file system; the tree's own paths are relative to it
 */
export async function walkTree(
  system: FileSystem,
  start: string,
  filter: FileFilter,
): Promise<Tree> {
  const seen: Seen = { folders: new Map(), files: new Map() };
  const walk = await walkFolders(system, { path: '', real: start }, filter, seen);
  const linked = await walkLinks(system, start, filter, walk.toFollow, seen);
  const all = [walk, ...linked.walks];
  const found = all.flatMap((each) => each.found);
  const { sources, files } = await readFiles(system, start, filter, found);
  const reports = [...all.flatMap((each) => each.files), ...linked.files, ...files];
  return {
    sources,
    // The project has no code of its own behind a link, which may lead into `node_modules`.
    paths: new Set(walk.paths),
    links: new Set(all.flatMap((each) => each.links)),
    foreign: new Set(all.flatMap((each) => each.foreign)),
    tracked: trackedBeyond(new Set(walk.walked), entriesOf(walk), system.tracked(start)),
    read: (path, limit) => readText(system, start, path, limit),
    idOf: (path, hash) => idInside(system, start, path, hash),
    files: reports.sort((a, b) => byCodeUnits(a.path, b.path)),
  };
}

function entriesOf({ paths, links, foreign, folders }: Walk) {
  return [
    ...folders.map((path) => [path, 'folder'] as const),
    ...paths.map((path) => [path, 'file'] as const),
    ...links.map((path) => [path, 'link'] as const),
    ...foreign.map((path) => [path, 'repository'] as const),
  ];
}

/** A folder to list. */
interface Folder {
  /** As the tree shows it, perhaps below a link. */
  readonly path: string;
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
  /** All folders in those that were walked. */
  readonly folders: readonly string[];
  readonly walked: readonly string[];
  readonly foreign: readonly string[];
  readonly files: readonly FileReport[];
}

/** Where a walk notes the entries of each kind. */
const lists = { file: 'paths', link: 'links', folder: 'folders', repository: 'foreign' } as const;

/** What was seen under any path: the real folders of each context, the real files of each kind. */
interface Seen {
  readonly folders: Map<unknown, Set<string>>;
  readonly files: Map<unknown, Set<string>>;
}

/** Walks a folder and those in it, except for what was seen before. */
async function walkFolders(
  system: FileSystem,
  top: Folder,
  filter: FileFilter,
  seen: Seen,
): Promise<Walk> {
  const walk = {
    ...{ found: [] as string[], paths: [] as string[], links: [] as string[] },
    ...{ toFollow: [] as string[], folders: [] as string[], walked: [] as string[] },
    ...{ foreign: [] as string[], files: [] as FileReport[] },
  };
  const pending = [top];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const { path: parent, real } = folder;
    if (!isNew(seen.folders, filter.context(parent), real)) continue;
    walk.walked.push(parent);
    const entries = await system.list(real).catch((error: NodeJS.ErrnoException) => {
      const reason = `the folder cannot be opened (${error.code ?? 'unknown'})`;
      walk.files.push(unreadable(parent || '.', reason));
      return [];
    });
    for (const { name, kind } of entries) {
      const [path, realPath] = [below(parent, name), below(real, name)];
      if (name === '.git') {
        if (real !== '') walk.foreign.push(parent);
        continue;
      }
      if (kind !== 'other') walk[lists[kind]].push(path);
      const action = actionOn(path, { name, kind }, filter);
      if (action === 'read') {
        if (isNew(seen.files, filter.client(path), realPath)) walk.found.push(path);
      } else if (action === 'follow') walk.toFollow.push(path);
      else if (action === 'enter') pending.push({ path, real: realPath });
      else if (action !== 'pass') walk.files.push({ path, ...action, span: null });
      // The disk may have files of a submodule that git does not know.
      if (kind === 'repository' && (await system.isFolder(realPath))) {
        pending.push({ path, real: realPath });
      }
    }
  }
  return walk;
}

function isNew(seen: Map<unknown, Set<string>>, role: unknown, real: string): boolean {
  const known = seen.get(role) ?? new Set();
  seen.set(role, known);
  if (known.has(real)) return false;
  known.add(real);
  return true;
}

/** What a walk does with an entry of a folder: an action, or a report of why there is none. */
function actionOn(
  path: string,
  { name, kind }: FolderEntry,
  filter: FileFilter,
): 'read' | 'enter' | 'follow' | 'pass' | Pick<FileReport, 'status' | 'reason'> {
  if (filter.ignored(path)) {
    const isReported = kind === 'folder' || filter.client(path) !== null;
    return isReported ? { status: 'skipped', reason: 'ignore-paths' } : 'pass';
  }
  if (kind === 'folder') {
    return vendored.has(name) ? { status: 'skipped', reason: 'vendored code' } : 'enter';
  }
  const isClientFile = filter.client(path) !== null;
  if (kind === 'repository') {
    const status = isClientFile || filter.folder(path) ? 'unreadable' : 'skipped';
    return { status, reason: unreadableReasons.submodule };
  }
  if (isClientFile) return 'read';
  return kind === 'link' ? 'follow' : 'pass';
}

/**
 * Walks what links lead to: a linked folder makes files appear under paths of their own, as
 * `.cursor -> tools/cursor` does.
 *
 * @returns the walks, and reports of the links that lead to nothing that may be read
 */
async function walkLinks(
  system: FileSystem,
  start: string,
  filter: FileFilter,
  links: readonly string[],
  seen: Seen,
): Promise<{ readonly walks: readonly Walk[]; readonly files: readonly FileReport[] }> {
  const walks: Walk[] = [];
  const files: FileReport[] = [];
  // Of several links to one folder the first counts; which one that is must not depend on the disk.
  const pending = links.toSorted(byCodeUnits);
  // The loop adds to the list.
  for (const link of pending) {
    const place = await system.follow(below(start, link));
    if ('reason' in place) {
      files.push(...unfollowed(link, place.reason, filter));
      continue;
    }
    if (!(await system.isFolder(place.path))) continue;
    const walk = await walkFolders(system, { path: link, real: place.path }, filter, seen);
    pending.push(...walk.toFollow.toSorted(byCodeUnits));
    if (walk.walked.length > 0) walks.push(walk);
  }
  return { walks, files };
}

/** The report of a link that leads to nothing that may be read; none where no client could follow it. */
function unfollowed(link: string, reason: string, filter: FileFilter): FileReport[] {
  // A client would follow the link of its folder, and what it finds there is unknown.
  if (filter.folder(link)) return [unreadable(link, reason)];
  const isNothing = reason === unreadableReasons.absent || reason === unreadableReasons.nowhere;
  return isNothing ? [] : [{ path: link, status: 'skipped', reason, span: null }];
}

/** How many files are read at once; each may have 1 MB. */
const readAhead = 32;

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
  const paths = found.toSorted(byCodeUnits);
  let ahead: readonly FileText[] = [];
  for (const [index, path] of paths.entries()) {
    const place = index % readAhead;
    if (place === 0 && total <= maxTotal) {
      const next = paths.slice(index, index + readAhead);
      ahead = await Promise.all(next.map((each) => readText(system, start, each)));
    }
    const content =
      total > maxTotal
        ? { reason: 'one of more than 128 MB of such files' }
        : (ahead[place] ?? { reason: unreadableReasons.absent });
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

function unreadable(path: string, reason: string): FileReport {
  return { path, status: 'unreadable', reason, span: null };
}

/** Order of the text itself, the same on every machine. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
