import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf, GateError } from '../../model/failure.ts';

const prefix = '.partial-';
const dayMs = 86_400_000;

/**
 * Creates a folder in another one, which is created if needed, for files that are moved there when they are
 * complete.
 *
 * @param now milliseconds since the epoch; what runs that were killed left there a day ago is removed
 * @returns its path
 */
export function createPartialFolder(folder: string, now: number): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    if (existsSync(path) && now - statSync(path).mtimeMs > dayMs) {
      rmSync(path, { recursive: true, force: true });
    }
  }
  return mkdtempSync(join(folder, prefix));
}

/** Returns a function that does some of the writing of files; `message` says that it failed, without the cause. */
export const guardedWrites =
  (message: string, remedy: string) =>
  /** @throws GateError `output-unwritable` */
  <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw new GateError('output-unwritable', `${message}: ${causeOf(error)}.`, remedy, {
        cause: error,
      });
    }
  };
