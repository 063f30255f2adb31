import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
