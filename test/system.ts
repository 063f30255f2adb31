/* What differs between the systems on which the tests run. */
import { globSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

export const isWindows = process.platform === 'win32';

/**
 * Where tests write: their thousands of small files are soon deleted, so they stay in memory where it has
 * room for them and lets programs be run.
 */
export function temporaryFolder(): string {
  const inMemory = '/dev/shm';
  try {
    const [, options = 'noexec'] =
      /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
    const { bavail, bsize } = statfsSync(inMemory);
    const hasRoom = bavail * bsize > 4 * 1024 ** 3;
    if (hasRoom && !/\bnoexec\b/.test(options)) return process.env['TMPDIR'] ?? inMemory;
  } catch {
    // Another system.
  }
  return tmpdir();
}

/** A path with `/` between its parts, as git and reports have it. */
export function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

/** The paths of the files below a folder that match some patterns, in their order. */
export function filesMatching(cwd: string, ...patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd }).map(withSlashes).sort();
}

/** Whether the disk of Windows takes a path, with `/` between its parts. */
export function isPathOfWindows(path: string): boolean {
  const device = /(?:^|\/)(?:aux|con|nul|prn|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)/i;
  return !(/[<>:"|?*\\\p{Cc}]|[ .](?:\/|$)/u.test(path) || device.test(path));
}
