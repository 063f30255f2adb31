import { renameSync } from 'node:fs';

/**
 * Windows error codes for a source or target file that another process, such as a virus scanner, has open.
 */
const busy: ReadonlySet<string | undefined> = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** Delays between attempts, in milliseconds. */
const waits = [10, 30, 100, 300, 1000];

/**
 * Moves a file, replacing any existing file. On Windows, retries for a while if either file is in use. Other
 * systems can replace open files.
 *
 * @throws the error from the last attempt
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
