import { lstat } from 'node:fs/promises';

/** Whether something is at a path of the disk, be it a link that leads nowhere. */
export function pathExists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
