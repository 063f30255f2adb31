import type { FileReport } from '../../model/model.ts';
import { maxFollowed } from './links.ts';
import { type FileSystem, isIn, joinBelow, type Place, type Tree } from './tree.ts';
import { unreadableReasons } from './unreadable.ts';
import {
  comparePaths,
  type JudgedFilter,
  type Located,
  unreadableReport,
  type Walk,
  walkFolders,
} from './walk-folders.ts';

/** Limits on linked folders and on client files behind links, above the numbers in any real project. */
const maxLinks = 1000;
const maxBehindLinks = 2000;

/**
 * A walk below a link. Omits `folders` and `walked`, because the folders are at the link's target rather than
 * below the link.
 */
type LinkedWalk = Omit<Walk, 'folders' | 'walked'>;

interface LinkedWalks {
  readonly walks: readonly LinkedWalk[];
  /** Reports about links whose target must not be read. */
  readonly files: readonly FileReport[];
  readonly realPath: Tree['realPath'];
}

/**
 * Walks the targets of links. Given `.cursor -> tools/cursor`, the files in `tools/cursor` also appear under
 * `.cursor`.
 */
export async function walkLinks(
  system: FileSystem,
  filter: JudgedFilter,
  links: readonly Located[],
): Promise<LinkedWalks> {
  const top = await walkLinkedFolders(system, filter, links);
  const walks: LinkedWalk[] = [];
  const files: FileReport[] = [];
  let linkedFolders = 0;
  let behindLinks = 0;
  const pending = top.map((way) => ({ ...way, link: way.path, through: [] as readonly string[] }));
  // The loop body appends to `pending`.
  for (const { link, real, place, folder, through } of pending) {
    if ('reason' in place) files.push(...unfollowedReports(link, place.reason, filter));
    const target = 'reason' in place ? '' : place.path;
    if (folder === null || !folder.containsFiles || through.includes(target)) continue;
    // A link to a folder that contains the link adds nothing if both have the same context, because the
    // folder's files are already read.
    if (isIn(real, target) && filter.context(link) === filter.context(target)) continue;
    behindLinks += folder.walk.found.filter(({ search }) => search === undefined).length;
    if (linkedFolders >= maxLinks || behindLinks > maxBehindLinks) {
      const reason = `beyond the limit of ${maxLinks} linked folders and ${maxBehindLinks} client files in them`;
      files.push(unreadableReport(link, reason));
      break;
    }
    linkedFolders += 1;
    walks.push(relocateWalk(link, folder.walk));
    for (const way of folder.ways) {
      pending.push({ ...way, link: joinBelow(link, way.path), through: [...through, target] });
    }
  }
  return { walks, files, realPath: createRealPaths(top) };
}

interface LinkedFolder {
  /** Paths are relative to the folder. */
  readonly walk: Walk;
  readonly ways: readonly ResolvedLink[];
  /** Whether the folder, or any folder reachable through its links, contains anything to read or report. */
  containsFiles: boolean;
}

interface ResolvedLink extends Located {
  readonly place: Place;
  readonly folder: LinkedFolder | null;
}

/** Walks the targets of links, each folder once per context. */
async function walkLinkedFolders(
  system: FileSystem,
  filter: JudgedFilter,
  links: readonly Located[],
): Promise<readonly ResolvedLink[]> {
  const knownFolders = new Map<string, LinkedFolder>();
  const leadingTo = new Map<LinkedFolder, LinkedFolder[]>();
  const opened: {
    readonly folder: LinkedFolder;
    readonly ways: ResolvedLink[];
    readonly path: string;
  }[] = [];
  const walkFolder = async (
    path: string,
    { path: real }: { readonly path: string },
  ): Promise<LinkedFolder> => {
    const key = `${filter.context(path)}\0${real}`;
    const before = knownFolders.get(key);
    if (before !== undefined) return before;
    const walk = await walkFolders(system, { path: '', real }, filter, path);
    system.prepare?.(walk.links.map((link) => link.real));
    const ways: ResolvedLink[] = [];
    const folder = { walk, ways, containsFiles: walk.found.length + walk.files.length > 0 };
    knownFolders.set(key, folder);
    opened.push({ folder, ways, path });
    return folder;
  };
  const resolveWay = async (link: Located, above: string): Promise<ResolvedLink> => {
    const place = await system.follow(link.real);
    const isFolder = 'path' in place && (await system.isFolder(place.path));
    const path = joinBelow(above, link.path);
    return { ...link, place, folder: isFolder ? await walkFolder(path, place) : null };
  };
  const top: ResolvedLink[] = [];
  // Sorted, so that the limits apply to the same links on every disk.
  for (const link of links.toSorted(comparePaths)) top.push(await resolveWay(link, ''));
  // The loop body appends to `opened`, through `resolveWay`.
  for (const { folder, ways, path } of opened) {
    for (const link of folder.walk.toFollow.toSorted(comparePaths)) {
      const way = await resolveWay(link, path);
      ways.push(way);
      if (
        'reason' in way.place &&
        unfollowedReports(joinBelow(path, link.path), way.place.reason, filter).length > 0
      )
        folder.containsFiles = true;
      if (way.folder !== null) {
        leadingTo.set(way.folder, [...(leadingTo.get(way.folder) ?? []), folder]);
      }
    }
  }
  const leading = opened.map(({ folder }) => folder).filter((folder) => folder.containsFiles);
  for (const folder of leading) {
    for (const each of leadingTo.get(folder) ?? []) {
      if (!each.containsFiles) leading.push(each);
      each.containsFiles = true;
    }
  }
  return top;
}

function relocateWalk(link: string, walk: Walk): LinkedWalk {
  const place = (path: string): string =>
    path === '' || path === '.' ? link : joinBelow(link, path);
  const relocate = <T extends Located>(each: T): T => ({ ...each, path: place(each.path) });
  return {
    found: walk.found.map(relocate),
    links: walk.links.map(relocate),
    toFollow: walk.toFollow.map(relocate),
    paths: walk.paths.map(place),
    foreign: walk.foreign.map(place),
    files: walk.files.map((each) => ({ ...each, path: place(each.path) })),
  };
}

/** Returns a function that resolves the linked folders in a path. */
function createRealPaths(links: readonly ResolvedLink[]): (path: string) => string {
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

/** Returns the report on a link whose target must not be read. Empty if no client could follow the link. */
function unfollowedReports(link: string, reason: string, filter: JudgedFilter): FileReport[] {
  if (filter.isJudged?.(link) === false) return [];
  // If a link replaces a client's folder, the client would follow the link and read unknown files.
  if (filter.folder(link)) return [unreadableReport(link, reason)];
  const isNothing = reason === unreadableReasons.absent || reason === unreadableReasons.nowhere;
  return isNothing ? [] : [{ path: link, status: 'skipped', reason, span: null }];
}
