import type { FileReport } from '../../model/model.ts';
import {
  type ContentSearch,
  type FileFilter,
  type FileSystem,
  type FolderEntry,
  joinBelow,
} from './tree.ts';
import { unreadableReasons } from './unreadable.ts';

/**
 * Names of folders with third-party code, which are not walked. Vendored files do not configure clients for
 * this project.
 */
export const vendored: ReadonlySet<string> = new Set(
  'node_modules bower_components vendor third_party site-packages .venv'.split(' '),
);

/** A filter, and the part of the repository that it applies to; by default, the whole repository. */
export interface JudgedFilter extends FileFilter {
  readonly isJudged?: (path: string) => boolean;
  /** Reports whether a folder is the judged folder or contains it. */
  readonly mayContainJudged?: (path: string) => boolean;
}

/**
 * A tree entry. `path` is its path in the tree, possibly below a link; `real` is its path in the file system.
 */
export interface Located {
  readonly path: string;
  /** The last part of this path may be a link. */
  readonly real: string;
}

export interface ClientPath extends Located {
  readonly isLink: boolean;
  /** Set if the file can be identified as a client file only by its content. */
  readonly search?: ContentSearch;
}

export interface Walk {
  /** Client files to read, and files to search. */
  readonly found: readonly ClientPath[];
  readonly paths: readonly string[];
  readonly links: readonly Located[];
  /** Links that might lead to folders with client files. */
  readonly toFollow: readonly Located[];
  /** Folders that the walk found, including folders that it skipped. */
  readonly folders: readonly string[];
  /** Names of the entries in each walked folder. */
  readonly walked: ReadonlyMap<string, readonly string[]>;
  readonly foreign: readonly string[];
  readonly files: readonly FileReport[];
}

/**
 * Walks a folder and its subfolders.
 * @param link path of the link to the folder, if any; the filter sees paths below this link
 */
export async function walkFolders(
  system: FileSystem,
  top: Located,
  filter: JudgedFilter,
  link = '',
): Promise<Walk> {
  const walk = {
    ...{ found: [] as ClientPath[], paths: [] as string[], links: [] as Located[] },
    ...{ toFollow: [] as Located[], folders: [] as string[], foreign: [] as string[] },
    ...{ walked: new Map<string, string[]>(), files: [] as FileReport[] },
  };
  const tracked = system.tracked();
  const isJudged = (path: string): boolean => filter.isJudged?.(joinBelow(link, path)) ?? true;
  const pending = [top];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const { path: parent, real } = folder;
    const names: string[] = [];
    walk.walked.set(parent, names);
    const entries = await system.list(real).catch((error: NodeJS.ErrnoException) => {
      const reason = `the folder cannot be opened (${error.code ?? 'unknown'})`;
      if (isJudged(parent)) walk.files.push(unreadableReport(parent || '.', reason));
      return [];
    });
    for (const { name, kind: entryKind } of entries) {
      const entry = { path: joinBelow(parent, name), real: joinBelow(real, name) };
      const { path } = entry;
      // Untracked files, such as those that a client's tools install, are not part of the project.
      const isCommitted = (): boolean => (tracked?.kindAt(entry.real) ?? null) !== null;
      // An untracked link with a vendored name is treated as a vendored folder. Some developers link
      // `node_modules` to a folder that several checkouts share.
      const isShared =
        entryKind === 'link' && vendored.has(name) && tracked !== null && !isCommitted();
      const kind = isShared ? 'folder' : entryKind;
      if (name === '.git') {
        if (real !== '') walk.foreign.push(parent);
        continue;
      }
      if (kind !== 'other') names.push(name);
      if (kind === 'file') walk.paths.push(path);
      else if (kind === 'link') walk.links.push(entry);
      else if (kind === 'folder') walk.folders.push(path);
      else if (kind === 'repository') walk.foreign.push(path);
      const action = actionOn(joinBelow(link, path), { name, kind }, filter, isCommitted);
      if (action === 'read') walk.found.push({ ...entry, isLink: kind === 'link' });
      else if (action === 'follow') walk.toFollow.push(entry);
      else if (action === 'enter') pending.push(entry);
      else if (action !== 'pass' && isJudged(path)) {
        walk.files.push({ path, ...action, span: null });
      }
      const mayBeSearched =
        kind === 'link' ? action === 'follow' : kind === 'file' && action === 'pass';
      if (mayBeSearched) {
        const named = joinBelow(link, path);
        const search = filter.ignored(named) ? null : (filter.searched?.(named) ?? null);
        if (search !== null && (tracked === null || isCommitted())) {
          walk.found.push({ ...entry, isLink: kind === 'link', search });
        }
      }
      // A submodule that git cannot list might still have files on disk.
      if (kind === 'repository' && (await system.isFolder(entry.real))) pending.push(entry);
    }
  }
  return walk;
}

function actionOn(
  path: string,
  { name, kind }: FolderEntry,
  filter: JudgedFilter,
  isCommitted: () => boolean,
): 'read' | 'enter' | 'follow' | 'pass' | Pick<FileReport, 'status' | 'reason'> {
  if (kind === 'folder' && filter.mayContainJudged?.(path)) return 'enter';
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

export function unreadableReport(path: string, reason: string): FileReport {
  return { path, status: 'unreadable', reason, span: null };
}

/** Compares strings by code units, which gives the same order on every machine. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function comparePaths(a: Located, b: Located): number {
  return compareCodeUnits(a.path, b.path);
}
