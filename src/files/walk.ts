import type { FileReport, SourceFile } from '../model.ts';
import { idInside, readRegularFile, readText } from './read-text.ts';
import { trackedBeyond } from './tracked.ts';
import {
  below,
  type FileFilter,
  type FileSystem,
  type FileText,
  type FolderEntry,
  isIn,
  type Place,
  type Tree,
} from './tree.ts';
import { unreadableReasons } from './unreadable.ts';
import { vendored } from './vendored.ts';

/** More than the client files of any repository together, in characters. */
const maxTotal = 128 * 1024 * 1024;

/** More linked folders, and more client files behind links, than any project has. */
const maxLinks = 1000;
const maxBehindLinks = 2000;

/**
 * Reads the client files below a folder. Links are followed only inside the repository, and only regular
 * files are opened: every other client file is reported as unreadable.
 *
 * A linked folder makes its files appear in a second place, where other people meet them. What links lead
 * to is walked once for each context, and then named under every link, within limits.
 *
 * What is around the folder is listed too, for launches read it, but no client file is read there.
 *
 * @param start real path of the folder
 */
export async function walkTree(
  given: FileSystem,
  start: string,
  filter: FileFilter,
): Promise<Tree> {
  const system = withKnownLists(given);
  const judged = start === '' ? filter : filterIn(start, filter);
  const walk = await walkFolders(system, { path: '', real: '' }, judged);
  const linked = await walkLinks(system, judged, walk.toFollow);
  const all = [walk, ...linked.walks];
  const found = all.flatMap((each) => each.found);
  const { sources, files } = await readFiles(system, judged, found);
  const reports = [...all.flatMap((each) => each.files), ...linked.files, ...files];
  return {
    start,
    sources,
    // The project has no code of its own behind a link, which may lead into `node_modules`.
    paths: new Set(walk.paths),
    links: new Set(all.flatMap((each) => each.links.map(({ path }) => path))),
    foreign: new Set(walk.foreign),
    tracked: trackedBeyond(new Set(walk.walked), entriesOf(walk), system.tracked()),
    realPath: linked.realPath,
    read: (path, limit) => readText(system, path, limit),
    idOf: (path, hash) => idInside(system, path, hash),
    files: reports.sort((a, b) => byCodeUnits(a.path, b.path)),
  };
}

/** The same file system, in which each folder is listed once. */
function withKnownLists(system: FileSystem): FileSystem {
  const known = new Map<string, ReturnType<FileSystem['list']>>();
  const list: FileSystem['list'] = (folder) => {
    const entries = known.get(folder) ?? system.list(folder);
    known.set(folder, entries);
    return entries;
  };
  return { ...system, list };
}

/** A filter for the client files below a folder. */
function filterIn(start: string, filter: FileFilter): JudgedFilter {
  const isJudged = (path: string): boolean => isIn(path, start);
  return {
    ...filter,
    client: (path) => (isJudged(path) ? filter.client(path) : null),
    folder: (path) => isJudged(path) && filter.folder(path),
    isInFolder: (path) => isJudged(path) && filter.isInFolder?.(path) === true,
    isJudged,
    leadsToJudged: (path) => isIn(start, path),
  };
}

/** A filter, and what of the repository it is for; by default all of it. */
interface JudgedFilter extends FileFilter {
  readonly isJudged?: (path: string) => boolean;
  /** Whether a folder is the judged one, or one above it. */
  readonly leadsToJudged?: (path: string) => boolean;
}

function entriesOf({ paths, links, foreign, folders }: Walk) {
  return [
    ...folders.map((path) => [path, 'folder'] as const),
    ...paths.map((path) => [path, 'file'] as const),
    ...links.map(({ path }) => [path, 'link'] as const),
    ...foreign.map((path) => [path, 'repository'] as const),
  ];
}

/** Something of a tree: its path there, perhaps below a link, and in the file system. */
interface Located {
  readonly path: string;
  /** Its last part may be a link. */
  readonly real: string;
}

/** A client file. */
interface ClientPath extends Located {
  readonly isLink: boolean;
}

/** What a walk through folders came across. */
interface Walk {
  /** Client files, unread. */
  readonly found: readonly ClientPath[];
  readonly paths: readonly string[];
  readonly links: readonly Located[];
  /** The links that may lead to a folder with client files. */
  readonly toFollow: readonly Located[];
  /** All folders in those that were walked. */
  readonly folders: readonly string[];
  readonly walked: readonly string[];
  readonly foreign: readonly string[];
  readonly files: readonly FileReport[];
}

/**
 * Walks a folder and those in it.
 *
 * @param link the path that the folder has in the tree, where it is a linked one: paths are then below it
 */
async function walkFolders(
  system: FileSystem,
  top: Located,
  filter: JudgedFilter,
  link = '',
): Promise<Walk> {
  const walk = {
    ...{ found: [] as ClientPath[], paths: [] as string[], links: [] as Located[] },
    ...{ toFollow: [] as Located[], folders: [] as string[], walked: [] as string[] },
    ...{ foreign: [] as string[], files: [] as FileReport[] },
  };
  const tracked = system.tracked();
  const isJudged = (path: string): boolean => filter.isJudged?.(below(link, path)) ?? true;
  const pending = [top];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const { path: parent, real } = folder;
    walk.walked.push(parent);
    const entries = await system.list(real).catch((error: NodeJS.ErrnoException) => {
      const reason = `the folder cannot be opened (${error.code ?? 'unknown'})`;
      if (isJudged(parent)) walk.files.push(unreadable(parent || '.', reason));
      return [];
    });
    for (const { name, kind } of entries) {
      const entry = { path: below(parent, name), real: below(real, name) };
      const { path } = entry;
      if (name === '.git') {
        if (real !== '') walk.foreign.push(parent);
        continue;
      }
      if (kind === 'file') walk.paths.push(path);
      else if (kind === 'link') walk.links.push(entry);
      else if (kind === 'folder') walk.folders.push(path);
      else if (kind === 'repository') walk.foreign.push(path);
      // What a client's tools install there is not the project's.
      const isCommitted = (): boolean => (tracked?.kindAt(entry.real) ?? null) !== null;
      const action = actionOn(below(link, path), { name, kind }, filter, isCommitted);
      if (action === 'read') walk.found.push({ ...entry, isLink: kind === 'link' });
      else if (action === 'follow') walk.toFollow.push(entry);
      else if (action === 'enter') pending.push(entry);
      else if (action !== 'pass' && isJudged(path)) {
        walk.files.push({ path, ...action, span: null });
      }
      // The disk may have files of a submodule that git does not know.
      if (kind === 'repository' && (await system.isFolder(entry.real))) pending.push(entry);
    }
  }
  return walk;
}

/** What a walk does with an entry of a folder: an action, or a report of why there is none. */
function actionOn(
  path: string,
  { name, kind }: FolderEntry,
  filter: JudgedFilter,
  isCommitted: () => boolean,
): 'read' | 'enter' | 'follow' | 'pass' | Pick<FileReport, 'status' | 'reason'> {
  if (kind === 'folder' && filter.leadsToJudged?.(path)) return 'enter';
  if (filter.ignored(path)) {
    const isReported = kind === 'folder' || filter.client(path) !== null;
    return isReported ? { status: 'skipped', reason: 'ignore-paths' } : 'pass';
  }
  if (kind === 'folder') {
    const isCounted = filter.isInFolder?.(path) === true && isCommitted();
    return vendored.has(name) && !isCounted
      ? { status: 'skipped', reason: 'vendored code' }
      : 'enter';
  }
  const isClientFile = filter.client(path) !== null;
  if (kind === 'repository') {
    const status = isClientFile || filter.folder(path) ? 'unreadable' : 'skipped';
    return { status, reason: unreadableReasons.submodule };
  }
  if (isClientFile) return 'read';
  return kind === 'link' ? 'follow' : 'pass';
}

interface LinkedWalks {
  readonly walks: readonly Walk[];
  /** Reports of the links that lead to nothing that may be read. */
  readonly files: readonly FileReport[];
  readonly realPath: Tree['realPath'];
}

/** Walks what links lead to: `.cursor -> tools/cursor` makes files appear under paths of their own. */
async function walkLinks(
  system: FileSystem,
  filter: JudgedFilter,
  links: readonly Located[],
): Promise<LinkedWalks> {
  const top = await openLinkedFolders(system, filter, links);
  const walks: Walk[] = [];
  const files: FileReport[] = [];
  let linkedFolders = 0;
  let behindLinks = 0;
  const pending = top.map((way) => ({ ...way, link: way.path, through: [] as readonly string[] }));
  // The loop adds to the list.
  for (const { link, real, place, folder, through } of pending) {
    if ('reason' in place) files.push(...unfollowed(link, place.reason, filter));
    const target = 'reason' in place ? '' : place.path;
    if (folder === null || !folder.leadsToFiles || through.includes(target)) continue;
    // What a link finds around itself has a place above it already, if it is read there.
    if (isIn(real, target) && filter.context(link) === filter.context(target)) continue;
    behindLinks += folder.walk.found.length;
    if (linkedFolders >= maxLinks || behindLinks > maxBehindLinks) {
      const reason = `one of more than ${maxLinks} linked folders, or of more than ${maxBehindLinks} client files behind them`;
      files.push(unreadable(link, reason));
      break;
    }
    linkedFolders += 1;
    walks.push(under(link, folder.walk));
    for (const way of folder.ways) {
      pending.push({ ...way, link: below(link, way.path), through: [...through, target] });
    }
  }
  return { walks, files, realPath: openRealPaths(top) };
}

/** A linked folder, as it is in one context. */
interface LinkedFolder {
  /** By paths below the folder. */
  readonly walk: Walk;
  /** The links in it. */
  readonly ways: readonly Way[];
  /** Whether it, or what its links lead to, has anything to read or to report. */
  leadsToFiles: boolean;
}

/** A link, and what it leads to; `folder` is null for anything but a folder. */
interface Way extends Located {
  readonly place: Place;
  readonly folder: LinkedFolder | null;
}

/** Walks what links lead to, each folder once for each context. */
async function openLinkedFolders(
  system: FileSystem,
  filter: JudgedFilter,
  links: readonly Located[],
): Promise<readonly Way[]> {
  const known = new Map<string, LinkedFolder>();
  const leadingTo = new Map<LinkedFolder, LinkedFolder[]>();
  const opened: { readonly folder: LinkedFolder; readonly ways: Way[]; readonly path: string }[] =
    [];
  const open = async (
    path: string,
    { path: real }: { readonly path: string },
  ): Promise<LinkedFolder> => {
    const key = `${filter.context(path)}\0${real}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const walk = await walkFolders(system, { path: '', real }, filter, path);
    const ways: Way[] = [];
    const folder = { walk, ways, leadsToFiles: walk.found.length + walk.files.length > 0 };
    known.set(key, folder);
    opened.push({ folder, ways, path });
    return folder;
  };
  const wayOf = async (link: Located, above: string): Promise<Way> => {
    const place = await system.follow(link.real);
    const isFolder = 'path' in place && (await system.isFolder(place.path));
    const path = below(above, link.path);
    return { ...link, place, folder: isFolder ? await open(path, place) : null };
  };
  const top: Way[] = [];
  // Where the limits are reached must not depend on the disk.
  for (const link of links.toSorted(byPath)) top.push(await wayOf(link, ''));
  // The loop adds to the list.
  for (const { folder, ways, path } of opened) {
    for (const link of folder.walk.toFollow.toSorted(byPath)) {
      const way = await wayOf(link, path);
      ways.push(way);
      if (
        'reason' in way.place &&
        unfollowed(below(path, link.path), way.place.reason, filter).length > 0
      )
        folder.leadsToFiles = true;
      if (way.folder !== null) {
        leadingTo.set(way.folder, [...(leadingTo.get(way.folder) ?? []), folder]);
      }
    }
  }
  const leading = opened.map(({ folder }) => folder).filter((folder) => folder.leadsToFiles);
  for (const folder of leading) {
    for (const each of leadingTo.get(folder) ?? []) {
      if (!each.leadsToFiles) leading.push(each);
      each.leadsToFiles = true;
    }
  }
  return top;
}

/** A walk of a linked folder, by the paths below the link. */
function under(link: string, walk: Walk): Walk {
  const place = (path: string): string => (path === '' || path === '.' ? link : below(link, path));
  const placed = <T extends Located>(each: T): T => ({ ...each, path: place(each.path) });
  return {
    found: walk.found.map(placed),
    links: walk.links.map(placed),
    toFollow: walk.toFollow.map(placed),
    paths: walk.paths.map(place),
    folders: walk.folders.map(place),
    walked: walk.walked.map(place),
    foreign: walk.foreign.map(place),
    files: walk.files.map((each) => ({ ...each, path: place(each.path) })),
  };
}

/** As many links in one path as Linux follows. */
const maxFollowed = 40;

/** Gives the real path of a path that leads through linked folders. */
function openRealPaths(links: readonly Way[]): (path: string) => string {
  const targets = new Map(
    links.flatMap(({ path, place, folder }) =>
      folder !== null && 'path' in place ? [[path, place.path] as const] : [],
    ),
  );
  const followed = (path: string): string | null => {
    for (let end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
      const target = targets.get(end < 0 ? path : path.slice(0, end));
      if (target !== undefined)
        return `${target}${end < 0 ? '' : path.slice(end)}`.replace(/^\//, '');
      if (end < 0) return null;
    }
  };
  return (path) => {
    let real = path;
    for (let times = 0; targets.size > 0 && times < maxFollowed; times += 1) {
      const next = followed(real);
      if (next === null) break;
      real = next;
    }
    return real;
  };
}

/** The report of a link that leads to nothing that may be read; none where no client could follow it. */
function unfollowed(link: string, reason: string, filter: JudgedFilter): FileReport[] {
  if (filter.isJudged?.(link) === false) return [];
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
  filter: FileFilter,
  found: readonly ClientPath[],
): Promise<Pick<Tree, 'sources' | 'files'>> {
  const sources: SourceFile[] = [];
  const files: FileReport[] = [];
  let total = 0;
  const inOrder = found.toSorted(byPath);
  let ahead: readonly FileText[] = [];
  for (const [index, { path }] of inOrder.entries()) {
    const place = index % readAhead;
    if (place === 0 && total <= maxTotal) {
      const next = inOrder.slice(index, index + readAhead);
      ahead = await Promise.all(
        next.map(({ real, isLink }) =>
          isLink ? readText(system, real) : readRegularFile(system, real),
        ),
      );
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

function byPath(a: Located, b: Located): number {
  return byCodeUnits(a.path, b.path);
}
