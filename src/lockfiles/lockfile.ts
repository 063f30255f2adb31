/** What every entry of a lockfile tells. */
interface Entry {
  /**
   * The name under which the project gets it, as its ecosystem normalises it (npm: as it is; PyPI:
   * PEP 503).
   */
  readonly name: string;
  /** Line of the lockfile, from 1, where the entry that says so begins; 1 where it was not found. */
  readonly line: number;
  /** Programs that it brings; null where the lockfile does not record their names. */
  readonly programs: readonly string[] | null;
}

/** The version of a package under its own name, from the default registry, untouched. */
export interface ProvedPackage extends Entry {
  readonly version: string;
  readonly doubt: null;
}

/** An entry that does not prove what the package of that name from the default registry is. */
export interface DoubtfulPackage extends Entry {
  /** Null where it tells none, as a link does. */
  readonly version: string | null;
  /**
   * Why it proves nothing, in words that follow "the lockfile holds it as …": `a link`,
   * `a git dependency`. Never words of the lockfile.
   */
  readonly doubt: string;
}

/** A package as a lockfile holds it for one project. */
export type LockedPackage = ProvedPackage | DoubtfulPackage;

/**
 * What a lockfile says is installed. Folders are relative to that of the lockfile, which is `''`.
 * No query throws, and thousands of them cost no more than reading the file did.
 */
export interface Lockfile {
  readonly type: 'npm' | 'pypi';
  /**
   * What a project gets under a name: for npm from its own folder or the nearest above it, as Node
   * looks packages up. `range` is what its manifest asks for, or null; Yarn keeps packages by it.
   * Null where it is not installed or cannot be told, as where there are several versions.
   */
  readonly find: (folder: string, name: string, range: string | null) => LockedPackage | null;
  /**
   * The packages whose recorded programs hold one of that name, from the nearest folder that has
   * any; several where the lockfile does not say which of them is started. Empty where none is
   * recorded.
   */
  readonly withProgram: (folder: string, program: string) => readonly LockedPackage[];
  /**
   * Whether it installs for the project in that folder; null where it does not record its projects
   * (Yarn 1, Poetry).
   */
  readonly covers: (folder: string) => boolean | null;
}

/** Text in, lockfile out; null for text that is no such lockfile. It may throw: `formats.ts` sees to it. */
export type LockfileReader = (text: string) => Lockfile | null;

/** A kind of lockfile. */
export interface LockfileFormat {
  /** Name of the file. */
  readonly file: string;
  readonly manager: 'npm' | 'pnpm' | 'yarn' | 'bun' | 'uv' | 'poetry';
  /** Loads the reader, which never throws. */
  readonly load: () => Promise<LockfileReader>;
}

/** A package of these parts; null where neither a version is proved nor a doubt is known. */
export function lockedPackage(
  entry: Entry & { readonly version: string | null; readonly doubt: string | null },
): LockedPackage | null {
  const { name, line, programs, version, doubt } = entry;
  if (doubt !== null) return { name, line, programs, version, doubt };
  return version === null ? null : { name, line, programs, version, doubt };
}

/** A folder and those above it, up to that of the lockfile: nearest first. */
export function foldersUpToLockfile(folder: string): string[] {
  if (folder === '') return [''];
  const parts = folder.split('/');
  // What lies outside of the lockfile's folder has nothing of the lockfile above it.
  if (parts[0] === '..' || parts[0] === '') return [folder];
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}

/** A folder as lockfiles write it (`.`, `./packages/a/`) in the form of a query. */
export function plainFolder(written: string): string {
  return written.replace(/^\.(?:\/|$)/, '').replace(/\/$/, '');
}

/** A value that is computed when it is first asked for. */
export function lazily<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** A function that computes what it gives for a key once. */
export function remembering<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (key) => {
    const held = known.get(key) ?? { value: compute(key) };
    known.set(key, held);
    return held.value;
  };
}
