import type { FileReport, SourceFile } from '../../model/model.ts';
import { walkLinks } from './linked-folders.ts';
import {
  hashInside,
  prepareInside,
  readRegularFile,
  readText,
  searchRegularFile,
} from './read-text.ts';
import { type TrackedKind, trackedBeyond } from './tracked.ts';
import { type FileFilter, type FileSystem, type FileText, isIn, type Tree } from './tree.ts';
import { unreadableReasons, unwanted } from './unreadable.ts';
import {
  type ClientPath,
  compareCodeUnits,
  comparePaths,
  type JudgedFilter,
  unreadableReport,
  type Walk,
  walkFolders,
} from './walk-folders.ts';

/** Maximum total size of the client files in characters, above that of any real repository. */
const maxTotal = 128 * 1024 * 1024;

/**
 * Reads the client files below a folder. Links are followed only inside the repository. Only regular files
 * are opened; other client files are reported as unreadable.
 *
 * Files in a linked folder also appear below the link, where clients would read them. A link's target is
 * walked once per context and listed under every link to it, within limits.
 *
 * The rest of the repository is listed, because launches depend on it, but its client files are not read.
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
  system.prepare?.(walk.links.map(({ real }) => real));
  const linked = await walkLinks(system, judged, walk.toFollow);
  const all = [walk, ...linked.walks];
  const listed = all.flatMap((each) => each.found);
  // A checkout stores all files locally, so all of them are searched.
  const most = system.prepare === undefined ? listed.length : (filter.mostSearched ?? mostRemote);
  const filesToRead = withinSearch(listed, most);
  system.prepare?.(filesToRead.map(({ real }) => real));
  const { sources, files, tooLarge } = await readFiles(system, judged, filesToRead);
  const reports = [...all.flatMap((each) => each.files), ...linked.files, ...files];
  // Excludes files behind links, because a link could lead into `node_modules`, which does not contain the
  // project's code.
  const paths = new Set(walk.paths);
  return {
    start,
    sources,
    tooLarge,
    unsearched: listed.length - filesToRead.length,
    paths,
    links: new Set(all.flatMap((each) => each.links.map(({ path }) => path))),
    foreign: new Set(walk.foreign),
    tracked: trackedBeyond(walk.walked, createKindLookup(walk, paths), system.tracked()),
    realPath: linked.realPath,
    async read(path, limit, isWanted) {
      // A listed path contains no links.
      if (!paths.has(path)) return readText(system, path, limit);
      const content = await readRegularFile(system, path, limit, isWanted);
      if ('text' in content || content.reason === unwanted) return content;
      // Follows the path to find out why the file cannot be read.
      return readText(system, path, limit);
    },
    prepare: (paths) => prepareInside(system, paths),
    idOf: (path, hash) => hashInside(system, path, hash),
    files: reports.sort((a, b) => compareCodeUnits(a.path, b.path)),
  };
}

/** Returns the same file system, except that each folder is listed only once. */
function withKnownLists(system: FileSystem): FileSystem {
  const knownLists = new Map<string, ReturnType<FileSystem['list']>>();
  const list: FileSystem['list'] = (folder) => {
    const entries = knownLists.get(folder) ?? system.list(folder);
    knownLists.set(folder, entries);
    return entries;
  };
  return { ...system, list };
}

function filterIn(start: string, filter: FileFilter): JudgedFilter {
  const isJudged = (path: string): boolean => isIn(path, start);
  return {
    ...filter,
    client: (path) => (isJudged(path) ? filter.client(path) : null),
    searched: (path) => (isJudged(path) ? (filter.searched?.(path) ?? null) : null),
    folder: (path) => isJudged(path) && filter.folder(path),
    isInFolder: (path) => isJudged(path) && filter.isInFolder?.(path) === true,
    isJudged,
    mayContainJudged: (path) => isIn(start, path),
  };
}

function createKindLookup(
  walk: Walk,
  files: ReadonlySet<string>,
): (path: string) => TrackedKind | null {
  const others = new Map<string, TrackedKind>([
    ...walk.folders.map((path) => [path, 'folder'] as const),
    ...walk.links.map(({ path }) => [path, 'link'] as const),
    // A nested repository can also be in `walk.folders`. The later entry wins.
    ...walk.foreign.map((path) => [path, 'repository'] as const),
  ]);
  return (path) => others.get(path) ?? (files.has(path) ? 'file' : null);
}

const mostRemote = 5000;

/** Returns all client files, plus at most `most` files to search, starting with those nearest to the root. */
function withinSearch(clientFiles: readonly ClientPath[], most: number): readonly ClientPath[] {
  const searched = clientFiles.filter(({ search }) => search !== undefined);
  if (searched.length <= most) return clientFiles;
  const depthOf = ({ path }: ClientPath): number => path.split('/').length;
  const nearest = searched.toSorted((a, b) => depthOf(a) - depthOf(b) || comparePaths(a, b));
  const leftOut = new Set(nearest.slice(most));
  return clientFiles.filter((each) => !leftOut.has(each));
}

/** Number of files to read concurrently. Each file can be up to 1 MB. */
const readAhead = 32;

async function readFiles(
  system: FileSystem,
  filter: FileFilter,
  clientFiles: readonly ClientPath[],
): Promise<Pick<Tree, 'sources' | 'files' | 'tooLarge'>> {
  const sources: SourceFile[] = [];
  const files: FileReport[] = [];
  const tooLarge: string[] = [];
  let total = 0;
  const inOrder = clientFiles.toSorted(comparePaths);
  let ahead: readonly Awaited<ReturnType<typeof readClientFile>>[] = [];
  for (const [index, { path, search }] of inOrder.entries()) {
    const place = index % readAhead;
    if (place === 0 && total <= maxTotal) {
      const next = inOrder.slice(index, index + readAhead);
      ahead = await Promise.all(next.map((each) => readClientFile(system, each)));
    }
    const content =
      total > maxTotal
        ? { reason: 'beyond the total limit of 128 MB for client files' }
        : (ahead[place] ?? (search === undefined ? { reason: unreadableReasons.absent } : null));
    if (content === null) continue;
    if (content === 'too large') tooLarge.push(path);
    else if ('text' in content) {
      if (filter.keeps?.(path, content.text) === false) continue;
      total += content.text.length;
      sources.push({ path, text: content.text });
    } else if (filter.reportsUnreadable(path, content.excerpt ?? null)) {
      files.push(unreadableReport(path, content.reason));
    }
  }
  return { sources, files, tooLarge };
}

async function readClientFile(
  system: FileSystem,
  { real, isLink, search }: ClientPath,
): Promise<FileText | 'too large' | null> {
  if (search === undefined) return isLink ? readText(system, real) : readRegularFile(system, real);
  const place = isLink ? await system.follow(real) : { path: real };
  return 'reason' in place ? null : searchRegularFile(system, place.path, search);
}
