import { lstat } from 'node:fs/promises';

/** Whether a path exists on disk. A link that leads nowhere is treated as existing. */
export function pathExists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
