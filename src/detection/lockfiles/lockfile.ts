import { asFields } from './values.ts';

interface Entry {
  /**
   * The name under which the project installs the package, normalised as in its ecosystem (npm: unchanged;
   * PyPI: PEP 503).
   */
  readonly name: string;
  /** The number of the lockfile line on which the entry starts, from 1; 1 if the entry was not found. */
  readonly line: number;
  /** Names of the package's programs; null if the lockfile does not record them. */
  readonly programs: readonly string[] | null;
  /**
   * The registry package that is installed under the name; absent if the package is installed under its own
   * name.
   */
  readonly aliasOf?: string;
  /** The entry's package, source and integrity as a string for comparison, without position or order. */
  readonly written: string;
}

/** The doubt about a package that a lockfile fetches from a registry other than the default. */
export const otherRegistry = 'a package from another registry';

/** A package under its own name, from the default registry and unmodified, with its version. */
export interface ProvedPackage extends Entry {
  readonly version: string;
  readonly doubt: null;
}

/** An entry that does not prove which version of a package from the default registry is installed. */
export interface DoubtfulPackage extends Entry {
  /** Null if the entry does not contain a version, for example if it is a link. */
  readonly version: string | null;
  /**
   * The reason why the entry does not prove a version. The text completes "the lockfile holds it as …": `a
   * link`, `a git dependency`. The doubt never contains text from the lockfile.
   */
  readonly doubt: string;
}

/** A package as recorded in a lockfile for one project. */
export type LockedPackage = ProvedPackage | DoubtfulPackage;

/** A lockfile entry, at any depth of the installation, under the package's own name. */
export interface NamedEntry {
  readonly locked: LockedPackage;
  /** The package's source as a string for comparison. */
  readonly written: string;
}

/**
 * The packages that a lockfile installs. Folders are relative to the lockfile's folder, which is `''`. No
 * query throws, and thousands of queries take no longer than reading the file.
 */
export interface Lockfile {
  readonly type: 'npm' | 'pypi';
  /**
   * Returns the package that a project installs under a name. For npm, the package is taken from the
   * project's own folder or the closest folder above, as Node resolves packages. `range` is the range in the
   * project's manifest, or null; Yarn's entries use ranges as keys. Returns null if the package is not
   * installed or is ambiguous, for example because there are several versions.
   */
  readonly find: (folder: string, name: string, range: string | null) => LockedPackage | null;
  /**
   * Returns the packages for which the lockfile records a program with the given name, from the closest
   * folder that contains any such package. Returns several packages if the lockfile does not show which one
   * is started, and an empty list if the lockfile records no such program.
   */
  readonly withProgram: (folder: string, program: string) => readonly LockedPackage[];
  /**
   * Returns all entries of a package, at any depth and under any key, in order and without links; absent if
   * the reader cannot list them.
   */
  readonly named?: (name: string) => readonly NamedEntry[];
  /**
   * Whether the lockfile installs packages for the project in that folder; null if it does not record its
   * projects (Yarn 1, Poetry).
   */
  readonly covers: (folder: string) => boolean | null;
}

/**
 * Parses a lockfile's text; returns null if the text is not a lockfile in this format. A reader may throw;
 * `formats.ts` catches exceptions.
 */
export type LockfileReader = (text: string) => Lockfile | null;

/** A lockfile format. */
export interface LockfileFormat {
  /** The file name. */
  readonly file: string;
  readonly manager: 'npm' | 'pnpm' | 'yarn' | 'bun' | 'uv' | 'poetry';
  /** Loads the reader, which never throws. */
  readonly load: () => Promise<LockfileReader>;
}

/**
 * Returns values in an entry as a string that is equal for equal values, regardless of the order of keys and
 * list items.
 */
export function fingerprintValues(...values: readonly unknown[]): string {
  const sorted = (value: unknown, depth = 0): unknown => {
    // Maximum nesting depth; real sources and hashes are nested less deeply.
    if (depth > 5) return null;
    if (Array.isArray(value)) {
      return value.map((each) => JSON.stringify(sorted(each, depth + 1))).sort();
    }
    const fields = asFields(value);
    if (fields === null) return value ?? null;
    return Object.entries(fields)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, JSON.stringify(sorted(each, depth + 1))]);
  };
  return JSON.stringify(values.map((each) => sorted(each)));
}

/**
 * Returns the package that an entry installs under another name, if the entry would prove that package under
 * its own name.
 */
export function aliasPart(
  ownName: string | null | undefined,
  name: string,
  doubt: string | null,
): Pick<Entry, 'aliasOf'> {
  return ownName == null || ownName === name || doubt !== null ? {} : { aliasOf: ownName };
}

/** Creates a package from its parts; null if the parts include neither a version nor a doubt. */
export function lockedPackage(
  entry: Entry & { readonly version: string | null; readonly doubt: string | null },
): LockedPackage | null {
  const { version, doubt } = entry;
  if (doubt !== null) return { ...entry, version, doubt };
  return version === null ? null : { ...entry, version, doubt };
}

/** Returns a folder and the folders above it, up to the lockfile's folder, closest first. */
export function foldersUpToLockfile(folder: string): string[] {
  if (folder === '') return [''];
  const parts = folder.split('/');
  // A folder outside the lockfile's folder has no parent folders inside it.
  if (parts[0] === '..' || parts[0] === '') return [folder];
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}

/** Converts a folder as written in lockfiles (`.`, `./packages/a/`) to the form that queries use. */
export function normaliseFolder(written: string): string {
  return written.replace(/^\.(?:\/|$)/, '').replace(/\/$/, '');
}

/** Groups packages by the names of their recorded programs. */
export function groupByProgram(packages: Iterable<LockedPackage>): Map<string, LockedPackage[]> {
  const packagesByProgram = new Map<string, LockedPackage[]>();
  for (const each of packages) {
    for (const program of each.programs ?? []) {
      const others = packagesByProgram.get(program);
      if (others === undefined) packagesByProgram.set(program, [each]);
      else others.push(each);
    }
  }
  return packagesByProgram;
}

/** Returns a function that computes its value on first use. */
export function computeOnce<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** Returns a function that computes its value once for each key. */
export function memoizeByKey<T>(compute: (key: string) => T): (key: string) => T {
  const computed = new Map<string, { readonly value: T }>();
  return (key) => {
    const entry = computed.get(key) ?? { value: compute(key) };
    computed.set(key, entry);
    return entry.value;
  };
}
