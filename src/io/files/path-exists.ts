import { lstat } from 'node:fs/promises';

/** Reports whether a path exists on disk. A dangling link is treated as existing. */
export function pathExists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
