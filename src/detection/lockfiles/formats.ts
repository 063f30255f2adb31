import type { LockfileFormat, LockfileReader } from './lockfile.ts';

const megabyte = 1024 * 1024;

/**
 * Maximum lengths, in characters, of the lockfiles that are read. The lockfiles in the largest repositories
 * are shorter. Parsing a file that consists only of brackets takes memory equal to a hundred times the file's
 * length. YAML and TOML take even more than JSON.
 */
export const maxLockfileLength = { json: 20 * megabyte, other: 8 * megabyte } as const;

/** The supported lockfiles. To add one, add a reader to this folder and an entry to this list. */
export const lockfileFormats = [
  { file: 'package-lock.json', manager: 'npm', load: loadNpm },
  { file: 'npm-shrinkwrap.json', manager: 'npm', load: loadNpm },
  {
    file: 'pnpm-lock.yaml',
    manager: 'pnpm',
    load: async () =>
      createGuardedReader((await import('./pnpm-lock.ts')).readPnpmLock, maxLockfileLength.other),
  },
  {
    file: 'yarn.lock',
    manager: 'yarn',
    load: async () =>
      createGuardedReader((await import('./yarn-lock.ts')).readYarnLock, maxLockfileLength.other),
  },
  {
    file: 'bun.lock',
    manager: 'bun',
    load: async () =>
      createGuardedReader((await import('./bun-lock.ts')).readBunLock, maxLockfileLength.json),
  },
  {
    file: 'uv.lock',
    manager: 'uv',
    load: async () =>
      createGuardedReader((await import('./uv-lock.ts')).readUvLock, maxLockfileLength.other),
  },
  {
    file: 'poetry.lock',
    manager: 'poetry',
    load: async () =>
      createGuardedReader(
        (await import('./poetry-lock.ts')).readPoetryLock,
        maxLockfileLength.other,
      ),
  },
] as const satisfies readonly LockfileFormat[];

async function loadNpm(): Promise<LockfileReader> {
  return createGuardedReader(
    (await import('./package-lock.ts')).readPackageLock,
    maxLockfileLength.json,
  );
}

/**
 * Creates a reader that never throws. Any exception in a parser, even a stack overflow caused by hostile
 * nesting, means that the text is not a valid lockfile.
 */
function createGuardedReader(read: LockfileReader, maxLength: number): LockfileReader {
  return (text) => {
    if (text.length > maxLength) return null;
    try {
      return read(text.replace(/^\uFEFF/, ''));
    } catch {
      return null;
    }
  };
}
