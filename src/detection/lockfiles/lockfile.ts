import { asFields } from './values.ts';

interface Entry {
  /**
   * The name under which the project installs the package, normalised by the rules of its ecosystem (npm:
   * unchanged; PyPI: PEP 503).
   */
  readonly name: string;
  /** The line number, from 1, at which the entry starts in the lockfile; 1 if the line is unknown. */
  readonly line: number;
  /** Names of the package's programs; null if the lockfile does not record them. */
  readonly programs: readonly string[] | null;
  /**
   * The name of the registry package behind an alias. Absent if the entry is not an alias, or if it does not
   * prove that package's version.
   */
  readonly aliasOf?: string;
  /**
   * The entry's package, source and integrity as a comparable string that does not depend on the entry's
   * position or order.
   */
  readonly written: string;
}

export const otherRegistry = 'a package from another registry';

/** The reason to doubt a package that comes from an address instead of a registry. */
export const archiveAtAddress = 'an archive at an address';

/** The reason to doubt a package for which a lockfile records no source. */
export const withoutSource = 'a package without a source';

/** An unmodified package from the default registry, listed under its own name and with its version. */
export interface ProvedPackage extends Entry {
  readonly version: string;
  readonly doubt: null;
}

/** An entry that does not prove which version of a package from the default registry is installed. */
export interface DoubtfulPackage extends Entry {
  /** Null if the entry does not contain a version, for example if it is a link. */
  readonly version: string | null;
  /**
   * The reason why the entry does not prove a version. Completes the sentence "the lockfile holds it as …",
   * for example with `a link` or `a git dependency`. Never contains text from the lockfile.
   */
  readonly doubt: string;
}

export type LockedPackage = ProvedPackage | DoubtfulPackage;

/**
 * A lockfile entry at any depth of the installation, identified by its package's name even if its key is an
 * alias.
 */
export interface NamedEntry {
  readonly locked: LockedPackage;
  /** The entry's location and source as a comparable string. */
  readonly written: string;
}

/**
 * The packages that a lockfile installs. Folders are relative to the lockfile's folder, which is `''`. No
 * query throws, and thousands of queries take no longer than reading the file.
 */
export interface Lockfile {
  readonly type: 'npm' | 'pypi';
  /**
   * Returns the package that a project installs under a name; null if the package is not installed or is
   * ambiguous, for example because of several versions. An npm package comes from the project's own folder or
   * the closest folder above it, as in Node's resolution. `range` is the range in the project's manifest, or
   * null; Yarn's entries use ranges as keys.
   */
  readonly find: (folder: string, name: string, range: string | null) => LockedPackage | null;
  /**
   * Returns the packages that the lockfile lists as providing a program, from the closest folder that
   * contains such a package. Returns several packages if the lockfile does not show which one is started, and
   * none if it records no program with that name.
   */
  readonly withProgram: (folder: string, program: string) => readonly LockedPackage[];
  /**
   * Returns every entry for a package except links, at any depth and under any key. Absent if the reader
   * cannot list entries.
   */
  readonly named?: (name: string) => readonly NamedEntry[];
  /**
   * Reports whether the lockfile installs packages for the project in a folder; null if the format does not
   * record projects (Yarn 1, Poetry).
   */
  readonly covers: (folder: string) => boolean | null;
}

/**
 * Parses the text of a lockfile; returns null if the text is not in the reader's format. A reader can throw;
 * `formats.ts` catches the exceptions.
 */
export type LockfileReader = (text: string) => Lockfile | null;

export interface LockfileFormat {
  readonly file: string;
  readonly manager: 'npm' | 'pnpm' | 'yarn' | 'bun' | 'uv' | 'poetry';
  /** Loads the reader, which never throws. */
  readonly load: () => Promise<LockfileReader>;
}

/** Returns a string that is equal for equal values, regardless of the order of keys and list items. */
export function fingerprintValues(...values: readonly unknown[]): string {
  const sorted = (value: unknown, depth = 0): unknown => {
    // Real sources and hashes are nested less deeply.
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
 * Returns `aliasOf` for an aliased entry that would prove its package if listed under the package's own name.
 *
 * @param doubt the doubt that would apply if the entry were listed under the package's own name
 */
export function aliasPart(
  ownName: string | null | undefined,
  name: string,
  doubt: string | null,
): Pick<Entry, 'aliasOf'> {
  return ownName == null || ownName === name || doubt !== null ? {} : { aliasOf: ownName };
}

/** Returns an entry as a locked package; null if the entry has neither a version nor a doubt. */
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
  // The parents of a folder outside the lockfile's folder are outside it too.
  if (parts[0] === '..' || parts[0] === '') return [folder];
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}

/** Converts a folder as written in lockfiles (`.`, `./packages/a/`) to the form that queries use. */
export function normaliseFolder(written: string): string {
  return written.replace(/^\.(?:\/|$)/, '').replace(/\/$/, '');
}

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

export function computeOnce<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

export function memoizeByKey<T>(compute: (key: string) => T): (key: string) => T {
  const computed = new Map<string, { readonly value: T }>();
  return (key) => {
    const entry = computed.get(key) ?? { value: compute(key) };
    computed.set(key, entry);
    return entry.value;
  };
}
