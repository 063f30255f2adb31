import { renameSync } from 'node:fs';

/**
 * The error codes that Windows reports if another process, such as a virus scanner, has the moved or the
 * replaced file open.
 */
const busy: ReadonlySet<string | undefined> = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** The waiting times before further attempts to move a file, in milliseconds. */
const waits = [10, 30, 100, 300, 1000];

/**
 * Moves a file, replacing any existing file. On Windows, retries for a while if one of the files is in use.
 * On other systems, files can be replaced while they are open.
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
