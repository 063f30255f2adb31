import { isUtf8 } from 'node:buffer';
import { posix } from 'node:path';
import { createAttributes } from './attributes.ts';
import { readBlob } from './blobs.ts';
import { createLinkFollower, type LinkSystem } from './links.ts';
import { type ListedEntry, type Listing, maxPath, trackListing } from './listing.ts';
import { type Content, type FileSystem, type FolderEntry, joinBelow } from './tree.ts';
import { notAFile, unreadableReasons } from './unreadable.ts';

/** The disk of a repository. It also reports links as links, which an overlay requires. */
export interface Disk extends FileSystem {
  /**
   * Returns the kind of the entry at a path. Returns null if there is no entry with exactly this spelling, or
   * if an earlier part of the path is a link rather than a folder.
   */
  readonly kindAt: (path: string) => Promise<FolderEntry['kind'] | null>;
  readonly targetOf: LinkSystem['targetOf'];
}

export interface GitFiles {
  /** The tracked entries, at any depth. */
  readonly listing: Listing;
  /**
   * Returns the files of a submodule at a commit; null if they are not in the checkout. If the function is
   * absent, submodules are not read.
   */
  readonly submodule?: (path: string, commit: string) => Promise<Listing | null>;
  /** Supplies content that is missing from git; null if there is no disk. */
  readonly disk: Disk | null;
  /** Whether files that exist only on disk are included. */
  readonly withUntracked: boolean;
  /** Whether objects are requested together before they are read. */
  readonly canPrepare?: boolean;
}

/** Maximum size of a `.gitattributes` file, in bytes. */
const maxAttributes = 1024 * 1024;

/** The entries that git lists, including those of submodules that have been opened. */
interface ListedEntries {
  readonly folders: Listing;
  readonly at: (path: string) => ListedEntry | null;
  /**
   * Adds the files of a submodule to the listed entries; returns false if the files are not in the checkout.
   */
  readonly openSubmodule: (path: string, entry: ListedEntry) => Promise<boolean>;
}

function createListedEntries({
  listing,
  submodule,
}: Pick<GitFiles, 'listing' | 'submodule'>): ListedEntries {
  const folders = new Map(listing);
  /** For each submodule path, whether the submodule's files are listed. */
  const submodules = new Map<string, Promise<boolean>>();
  const load = async (path: string, { id }: ListedEntry): Promise<boolean> => {
    const inside = id === null ? null : ((await submodule?.(path, id)) ?? null);
    if (inside === null) return false;
    for (const [folder, entries] of inside) {
      folders.set(folder === '' ? path : joinBelow(path, folder), entries);
    }
    return true;
  };
  return {
    folders,
    at(path) {
      const { dir, base } = posix.parse(path);
      return folders.get(dir)?.get(base) ?? null;
    },
    openSubmodule(path, entry) {
      const isListed = submodules.get(path) ?? load(path, entry);
      submodules.set(path, isListed);
      return isListed;
    },
  };
}

interface Overlay {
  readonly kindAt: (path: string) => Promise<FolderEntry['kind'] | null>;
  readonly isFolder: (path: string) => Promise<boolean>;
  /** Returns the source of the content at a path: a listed entry or the disk; null if there is no content. */
  readonly findOrigin: (path: string) => Promise<ListedEntry | Disk | null>;
  readonly list: FileSystem['list'];
}

function createOverlay(entries: ListedEntries, untracked: Disk | null): Overlay {
  const kindAt: Overlay['kindAt'] = async (path) => {
    const entry = entries.at(path);
    if (entry === null) return (await untracked?.kindAt(path)) ?? null;
    if (entry.id === null) return null;
    if (entry.kind !== 'repository' || (await entries.openSubmodule(path, entry))) {
      return shownKind(entry.kind);
    }
    // The disk might contain files of a submodule that git cannot list.
    return (await untracked?.kindAt(path)) === 'folder' ? 'folder' : 'repository';
  };
  const isFolder: Overlay['isFolder'] = async (path) =>
    path === '' || (await kindAt(path)) === 'folder';
  return {
    kindAt,
    isFolder,
    async findOrigin(path) {
      const entry = entries.at(path);
      if (entry !== null) return entry;
      return (await isFolder(posix.parse(path).dir)) ? untracked : null;
    },
    async list(folder) {
      const listed = entries.folders.get(folder);
      const isSubmodule = entries.at(folder)?.kind === 'repository';
      const isOnDisk = (await untracked?.kindAt(folder)) === 'folder';
      if (listed === undefined && !isOnDisk) {
        throw Object.assign(new Error('no such folder'), { code: 'ENOENT' });
      }
      const shown: FolderEntry[] = isSubmodule ? [{ name: '.git', kind: 'other' }] : [];
      for (const [name, entry] of listed ?? []) {
        const isUnknown =
          entry.kind === 'repository' &&
          !(await entries.openSubmodule(joinBelow(folder, name), entry));
        shown.push({ name, kind: isUnknown ? 'repository' : shownKind(entry.kind) });
      }
      const onDisk = isOnDisk ? ((await untracked?.list(folder)) ?? []) : [];
      // A `.git` that an earlier step put into a tracked folder does not turn the folder into another
      // repository.
      const isOther = ({ name }: FolderEntry): boolean => !listed?.has(name) && name !== '.git';
      return [...shown, ...(listed === undefined ? onDisk : onDisk.filter(isOther))];
    },
  };
}

function createConversions({ folders }: ListedEntries, disk: Disk | null) {
  return createAttributes(async (folder) => {
    // On case-insensitive file systems, git finds the attributes file regardless of its capitalisation.
    const attributeFiles = [...(folders.get(folder) ?? [])].filter(
      ([name]) => name.toLowerCase() === '.gitattributes',
    );
    const texts = attributeFiles.map(async ([name, entry]): Promise<string | null> => {
      // If the attributes file is a link, git reads the link's target path as the file's content.
      if (!isRegular(entry) && entry.kind !== 'link') return '';
      const limitFor = (size: number): number => Math.min(size, maxAttributes);
      const content = await readBlob(joinBelow(folder, name), entry, disk, limitFor);
      if ('reason' in content || content.bytes.length < content.size) return null;
      return Buffer.from(content.bytes).toString('utf8');
    });
    return Promise.all(texts);
  });
}

/**
 * Creates a file system of the files that git tracks, plus untracked files on disk if `withUntracked` is set.
 * Git takes precedence for every path that it lists: the disk can neither hide listed files nor add anything
 * below a listed file or link. Git takes precedence even if a sparse checkout hides a file, or if an earlier
 * step (such as an install script in the pull request) has replaced it.
 */
export function createGitFiles(options: GitFiles): FileSystem {
  const { disk, withUntracked, canPrepare = false } = options;
  const untracked = withUntracked ? disk : null;
  const entries = createListedEntries(options);
  const { kindAt, isFolder, findOrigin, list } = createOverlay(entries, untracked);
  const conversionsOf = createConversions(entries, disk);
  const readTracked = async (
    path: string,
    limitFor: (size: number) => number,
  ): Promise<Content> => {
    const entry = entries.at(path);
    if (entry === null || !isRegular(entry)) return { reason: notAFile };
    const [conversions, content] = await Promise.all([
      conversionsOf(path),
      readBlob(path, entry, disk, limitFor),
    ]);
    const isConverted =
      conversions.has('working-tree-encoding') || (conversions.has('ident') && mayHaveId(content));
    return isConverted ? { reason: unreadableReasons.converted } : content;
  };
  const prepare = (paths: Iterable<string>): void => {
    for (const path of paths) {
      const entry = entries.at(path);
      if (entry === null || entry.id === null) continue;
      if (isRegular(entry)) conversionsOf(path).catch(() => {});
      if (isRegular(entry) || entry.kind === 'link') entry.store.objects.prepare?.(entry.id);
    }
  };
  return {
    isFolder,
    list,
    ...(canPrepare && { prepare }),
    follow: createLinkFollower({
      async kindAt(path) {
        const entry = entries.at(path);
        if (entry?.kind === 'repository' && !(await entries.openSubmodule(path, entry))) {
          return 'repository';
        }
        const kind = await kindAt(path);
        return kind === 'file' ? 'other' : kind;
      },
      async targetOf(link) {
        const entry = entries.at(link);
        if (entry !== null) return readTarget(link, entry, disk);
        return untracked?.targetOf(link) ?? { reason: unreadableReasons.absent };
      },
    }),
    async read(path, limitFor, use) {
      const origin = await findOrigin(path);
      if (origin === null) return { reason: notAFile };
      if ('read' in origin) return origin.read(path, limitFor, use);
      const content = await readTracked(path, limitFor);
      return 'reason' in content ? content : use(content.bytes, content.size);
    },
    tracked: () => trackListing(entries.folders),
    async idOf(path, hash) {
      const origin = await findOrigin(path);
      if (origin === null) return null;
      if ('read' in origin) return origin.idOf(path, hash);
      if (origin.store.hash !== hash) return null;
      return origin.kind === 'folder'
        ? (origin.unnamed ?? null)
        : (origin.id ?? origin.unnamed ?? null);
    },
  };
}

/**
 * Reports whether the content might contain text that git replaces with the file's object id: `$Id$` or `$Id:
 * anything$`.
 */
function mayHaveId(content: Content): boolean {
  if ('reason' in content) return false;
  const { bytes, size } = content;
  return bytes.length < size || Buffer.from(bytes).includes('$Id');
}

const isRegular = ({ kind }: ListedEntry): boolean => kind === 'file' || kind === 'executable';

/** Returns the kind that a walk sees: another repository appears as a folder that contains `.git`. */
function shownKind(kind: ListedEntry['kind']): FolderEntry['kind'] {
  if (kind === 'repository') return 'folder';
  return kind === 'executable' ? 'file' : kind;
}

/** Reads and validates the target of a link, because git accepts targets that no disk accepts. */
async function readTarget(link: string, entry: ListedEntry, disk: Disk | null) {
  const content = await readBlob(link, entry, disk, (size) => (size > maxPath ? 0 : size));
  if ('reason' in content) {
    return content.reason === notAFile ? { reason: unreadableReasons.absent } : content;
  }
  const { size, bytes } = content;
  if (size === 0 || size > maxPath || !isUtf8(bytes) || bytes.includes(0)) {
    return { reason: unreadableReasons.absent };
  }
  const text = Buffer.from(bytes).toString('utf8');
  if (/[\n\r{}"']/.test(text)) return { reason: unreadableReasons.text };
  return text.startsWith('/') ? { reason: unreadableReasons.outside } : { text };
}
