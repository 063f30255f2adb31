/** The kind of entry at a path in a repository. `repository` is a nested repository, such as a submodule. */
export type TrackedKind = 'file' | 'executable' | 'link' | 'folder' | 'repository';

/**
 * All entries in a repository, including those in vendored and ignored folders. Paths are real and separated
 * by `/`.
 */
export interface TrackedPaths {
  readonly kindAt: (path: string) => TrackedKind | null;
  /** Returns the names of a folder's entries in no particular order. Empty if the path is not a folder. */
  readonly namesIn: (folder: string) => readonly string[];
}

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
 * Returns the paths that a walk saw, plus the tracked paths in folders that the walk skipped.
 * @param walked the names of the entries in each walked folder
 * @param kindOf returns the kind of an entry that the walk saw; null if there is no such entry
 * @param known the tracked paths; null if unknown
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
      // A walk does not determine which files are executable.
      return kind === 'file' && known?.kindAt(path) === 'executable' ? 'executable' : kind;
    },
    namesIn: (folder) => walked.get(folder) ?? known?.namesIn(folder) ?? [],
  };
}

function split(path: string): { readonly folder: string; readonly name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(slash, 0)), name: path.slice(slash + 1) };
}
