import { renameSync } from 'node:fs';

/** What Windows answers while somebody else, such as a virus scanner, has one of the files open. */
const busy: ReadonlySet<string | undefined> = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** How long to wait for it before each further attempt, in milliseconds. */
const waits = [10, 30, 100, 300, 1000];

/**
 * Moves a file, in place of one that may be there. On Windows it tries again for a while if one of them
 * is in use; elsewhere files can be replaced while they are open.
 *
 * @throws the error of the last attempt
 */
export function moveFile(
  from: string,
  to: string,
  { system = process.platform as string, rename = renameSync, wait = sleep } = {},
): void {
  for (const pause of system === 'win32' ? waits : []) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      if (!busy.has(Object(error).code)) throw error;
      wait(pause);
    }
  }
  rename(from, to);
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
