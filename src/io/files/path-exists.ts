import { lstat } from 'node:fs/promises';

/** Whether a path exists on the disk, even as a link that leads nowhere. */
export function pathExists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
