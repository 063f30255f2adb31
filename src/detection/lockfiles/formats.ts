import type { LockfileFormat, LockfileReader } from './lockfile.ts';

const megabyte = 1024 * 1024;

/**
 * Longer than lockfiles of the largest repositories; longer ones are not read. A text of nothing but
 * brackets takes a hundred times its length once it is parsed, in YAML and TOML even more than in JSON.
 */
export const maxLockfileLength = { json: 20 * megabyte, other: 8 * megabyte } as const;

/** Every lockfile that is read; a new one is a reader beside this file and an entry here. */
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
 * A reader that never throws. Whatever a parser throws, even for a stack that hostile nesting exhausts,
 * means that the text is no lockfile.
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
