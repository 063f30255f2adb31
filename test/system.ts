/* What differs between the systems on which the tests run. */
import { globSync } from 'node:fs';

export const isWindows = process.platform === 'win32';

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
