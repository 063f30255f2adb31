import { asFields } from './values.ts';

interface Entry {
  /**
   * The name under which the project installs it, as its ecosystem normalises it (npm: unchanged; PyPI:
   * PEP 503).
   */
  readonly name: string;
  /** Line of the lockfile, from 1, where the entry begins; 1 where it was not found. */
  readonly line: number;
  /** Names of its programs; null where the lockfile does not record them. */
  readonly programs: readonly string[] | null;
  /** The package of the registry that is installed under the name; absent where that is the package itself. */
  readonly aliasOf?: string;
  /** What the entry says of the package, its source and its integrity, to compare: not its place or order. */
  readonly written: string;
}

/** The version of a package under its own name, from the default registry, untouched. */
export interface ProvedPackage extends Entry {
  readonly version: string;
  readonly doubt: null;
}

/** An entry that does not prove which version of the default registry's package is installed. */
export interface DoubtfulPackage extends Entry {
  /** Null where it has none, as a link. */
  readonly version: string | null;
  /**
   * Why it proves nothing, in words that follow "the lockfile holds it as …": `a link`,
   * `a git dependency`. Never words of the lockfile.
   */
  readonly doubt: string;
}

/** A package as a lockfile records it for one project. */
export type LockedPackage = ProvedPackage | DoubtfulPackage;

/** An entry of a lockfile, wherever in the installation, under the name that the package itself has. */
export interface NamedEntry {
  readonly locked: LockedPackage;
  /** What it says of where the package comes from, to compare. */
  readonly written: string;
}

/**
 * What a lockfile says is installed. Folders are relative to that of the lockfile, which is `''`.
 * No query throws, and thousands of them take no longer than reading the file.
 */
export interface Lockfile {
  readonly type: 'npm' | 'pypi';
  /**
   * The package that a project gets under a name: for npm from its own folder or the nearest above it,
   * as Node resolves packages. `range` is that of its manifest, or null; Yarn's entries have ranges as
   * keys. Null where it is not installed or ambiguous, as with several versions.
   */
  readonly find: (folder: string, name: string, range: string | null) => LockedPackage | null;
  /**
   * The packages with a recorded program of that name, from the nearest folder that has any; several
   * where the lockfile does not say which of them is started. Empty where none is recorded.
   */
  readonly withProgram: (folder: string, program: string) => readonly LockedPackage[];
  /**
   * All entries of a package, at any depth and under any key, in order; absent where the reader does not
   * tell. Links are not among them.
   */
  readonly named?: (name: string) => readonly NamedEntry[];
  /**
   * Whether it installs for the project in that folder; null where it does not record its projects
   * (Yarn 1, Poetry).
   */
  readonly covers: (folder: string) => boolean | null;
}

/** Text in, lockfile out; null for text that is no such lockfile. It may throw, which `formats.ts` catches. */
export type LockfileReader = (text: string) => Lockfile | null;

/** A kind of lockfile. */
export interface LockfileFormat {
  /** Name of the file. */
  readonly file: string;
  readonly manager: 'npm' | 'pnpm' | 'yarn' | 'bun' | 'uv' | 'poetry';
  /** Loads the reader, which never throws. */
  readonly load: () => Promise<LockfileReader>;
}

/** Values of an entry as a text that is equal for equal values, whatever the order of keys and of lists. */
export function fingerprintValues(...values: readonly unknown[]): string {
  const sorted = (value: unknown, depth = 0): unknown => {
    // Deeper than any source or hash stands.
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

/** The package behind another name, if the entry would prove it under its own. */
export function aliasPart(
  ownName: string | null | undefined,
  name: string,
  doubt: string | null,
): Pick<Entry, 'aliasOf'> {
  return ownName == null || ownName === name || doubt !== null ? {} : { aliasOf: ownName };
}

/** A package of these parts; null where there is neither a version nor a doubt. */
export function lockedPackage(
  entry: Entry & { readonly version: string | null; readonly doubt: string | null },
): LockedPackage | null {
  const { version, doubt } = entry;
  if (doubt !== null) return { ...entry, version, doubt };
  return version === null ? null : { ...entry, version, doubt };
}

/** A folder and those above it, up to that of the lockfile: nearest first. */
export function foldersUpToLockfile(folder: string): string[] {
  if (folder === '') return [''];
  const parts = folder.split('/');
  // A folder outside that of the lockfile has no part of it above.
  if (parts[0] === '..' || parts[0] === '') return [folder];
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}

/** A folder as lockfiles write it (`.`, `./packages/a/`) in the form of a query. */
export function normaliseFolder(written: string): string {
  return written.replace(/^\.(?:\/|$)/, '').replace(/\/$/, '');
}

/** Packages by the names of their recorded programs. */
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

/** A value that is computed on first use. */
export function computeOnce<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** A function that computes its value for each key once. */
export function memoizeByKey<T>(compute: (key: string) => T): (key: string) => T {
  const computed = new Map<string, { readonly value: T }>();
  return (key) => {
    const entry = computed.get(key) ?? { value: compute(key) };
    computed.set(key, entry);
    return entry.value;
  };
}
