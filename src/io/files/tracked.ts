/** What a path of a repository is: `repository` is another one within it, such as a submodule. */
export type TrackedKind = 'file' | 'executable' | 'link' | 'folder' | 'repository';

/**
 * Everything that a repository holds, vendored and ignored folders included: paths are real, with `/`
 * between their parts.
 */
export interface TrackedPaths {
  /** What is at a path; null if nothing is. */
  readonly kindAt: (path: string) => TrackedKind | null;
  /** The names of a folder's entries, in no order; none for anything else. */
  readonly namesIn: (folder: string) => readonly string[];
}

/** The tracked paths of a set of files and links, with the folders that these lie in. */
export function createTrackedPaths(
  entries: Iterable<readonly [path: string, kind: TrackedKind]>,
): TrackedPaths {
  const folders = new Map<string, Map<string, Tracked>>([['', new Map()]]);
  const folderAt = (path: string): Map<string, Tracked> => {
    const knownFolder = folders.get(path);
    if (knownFolder !== undefined) return knownFolder;
    const created = new Map<string, Tracked>();
    folders.set(path, created);
    const { folder, name } = split(path);
    folderAt(folder).set(name, { kind: 'folder' });
    return created;
  };
  for (const [path, kind] of entries) {
    const { folder, name } = split(path);
    folderAt(folder).set(name, { kind });
  }
  return trackedInListing((folder) => folders.get(folder));
}

interface Tracked {
  readonly kind: TrackedKind;
}

/**
 * The tracked paths of a listing.
 *
 * @param entriesOf the entries of a folder by their names; undefined where there is no such folder
 */
export function trackedInListing(
  entriesOf: (folder: string) => ReadonlyMap<string, Tracked> | undefined,
): TrackedPaths {
  return {
    kindAt(path) {
      if (path === '') return 'folder';
      const { folder, name } = split(path);
      return entriesOf(folder)?.get(name)?.kind ?? null;
    },
    namesIn: (folder) => [...(entriesOf(folder)?.keys() ?? [])],
  };
}

/**
 * What a walk came across, and in the folders that it passed what git tracks.
 *
 * @param walked the names of what it came across in each folder
 * @param kindOf what it came across at a path; null if nothing
 * @param known what git tracks; null where that is not known
 */
export function trackedBeyond(
  walked: ReadonlyMap<string, readonly string[]>,
  kindOf: (path: string) => TrackedKind | null,
  known: TrackedPaths | null,
): TrackedPaths {
  return {
    kindAt(path) {
      if (path === '') return 'folder';
      if (!walked.has(split(path).folder)) return known?.kindAt(path) ?? null;
      const kind = kindOf(path);
      // A walk does not see which files are executable.
      return kind === 'file' && known?.kindAt(path) === 'executable' ? 'executable' : kind;
    },
    namesIn: (folder) => walked.get(folder) ?? known?.namesIn(folder) ?? [],
  };
}

function split(path: string): { readonly folder: string; readonly name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(slash, 0)), name: path.slice(slash + 1) };
}
