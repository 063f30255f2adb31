import { asFields } from './values.ts';

interface Entry {
  /**
   * The name under which the project installs it, as its ecosystem normalises it (npm: unchanged; PyPI:
   * PEP 503).
   */
  readonly name: string;
  /** Line of the lockfile, from 1, where the entry begins; 1 if it was not found. */
  readonly line: number;
  /** Names of its programs; null if the lockfile does not record them. */
  readonly programs: readonly string[] | null;
  /** The package of the registry that is installed under the name; absent if that is the package itself. */
  readonly aliasOf?: string;
  /** The package, source and integrity of the entry as a text to compare, without its position or order. */
  readonly written: string;
}

/** A package under its own name, from the default registry, unmodified, with its version. */
export interface ProvedPackage extends Entry {
  readonly version: string;
  readonly doubt: null;
}

/** An entry that does not prove which version of the default registry's package is installed. */
export interface DoubtfulPackage extends Entry {
  /** Null if the entry has none, such as a link. */
  readonly version: string | null;
  /**
   * The reason why it proves nothing, in words that follow "the lockfile holds it as …": `a link`, `a git
   * dependency`. Never text of the lockfile.
   */
  readonly doubt: string;
}

/** A package as a lockfile records it for one project. */
export type LockedPackage = ProvedPackage | DoubtfulPackage;

/** An entry of a lockfile, at any depth of the installation, under the package's own name. */
export interface NamedEntry {
  readonly locked: LockedPackage;
  /** The source of the package as a text to compare. */
  readonly written: string;
}

/**
 * The packages that a lockfile installs. Folders are relative to that of the lockfile, which is `''`. No
 * query throws, and thousands of them take no longer than reading the file.
 */
export interface Lockfile {
  readonly type: 'npm' | 'pypi';
  /**
   * Returns the package that a project gets under a name: for npm from its own folder or the nearest above
   * it, as Node resolves packages. `range` is the range in its manifest, or null; Yarn's entries have ranges
   * as keys. Returns null if the package is not installed or ambiguous, for example with several versions.
   */
  readonly find: (folder: string, name: string, range: string | null) => LockedPackage | null;
  /**
   * Returns the packages with a recorded program of that name, from the nearest folder that has any; several
   * if the lockfile does not show which of them is started, none if none is recorded.
   */
  readonly withProgram: (folder: string, program: string) => readonly LockedPackage[];
  /**
   * Returns all entries of a package, at any depth and under any key, in order, without links; absent if the
   * reader cannot list them.
   */
  readonly named?: (name: string) => readonly NamedEntry[];
  /**
   * Whether it installs packages for the project in that folder; null if it does not record its projects
   * (Yarn 1, Poetry).
   */
  readonly covers: (folder: string) => boolean | null;
}

/** Reads the text of a lockfile; null for other text. It may throw; `formats.ts` catches exceptions. */
export type LockfileReader = (text: string) => Lockfile | null;

/** A kind of lockfile. */
export interface LockfileFormat {
  /** Name of the file. */
  readonly file: string;
  readonly manager: 'npm' | 'pnpm' | 'yarn' | 'bun' | 'uv' | 'poetry';
  /** Loads the reader, which never throws. */
  readonly load: () => Promise<LockfileReader>;
}

/**
 * Returns values of an entry as a text that is equal for equal values, in any order of keys and list items.
 */
export function fingerprintValues(...values: readonly unknown[]): string {
  const sorted = (value: unknown, depth = 0): unknown => {
    // Limit above the depth of real sources and hashes.
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

/** Returns the package behind another name, if the entry would prove it under its own name. */
export function aliasPart(
  ownName: string | null | undefined,
  name: string,
  doubt: string | null,
): Pick<Entry, 'aliasOf'> {
  return ownName == null || ownName === name || doubt !== null ? {} : { aliasOf: ownName };
}

/** Creates a package from its parts; null if it has neither a version nor a doubt. */
export function lockedPackage(
  entry: Entry & { readonly version: string | null; readonly doubt: string | null },
): LockedPackage | null {
  const { version, doubt } = entry;
  if (doubt !== null) return { ...entry, version, doubt };
  return version === null ? null : { ...entry, version, doubt };
}

/** Returns a folder and those above it, up to the lockfile's folder, nearest first. */
export function foldersUpToLockfile(folder: string): string[] {
  if (folder === '') return [''];
  const parts = folder.split('/');
  // A folder outside the lockfile's folder has no folders of it above.
  if (parts[0] === '..' || parts[0] === '') return [folder];
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}

/** Converts a folder as lockfiles write it (`.`, `./packages/a/`) to the form of a query. */
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
