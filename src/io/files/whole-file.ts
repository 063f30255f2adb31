import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveFile } from './move.ts';

/**
 * The mode of a file that only its owner may read: grades and findings are paid data. Windows has no such
 * modes; there the folder decides.
 */
export const ownerOnly = 0o600;

/**
 * Writes a file that only its owner may read, as a whole: under its name is all of it or what was there
 * before, and nothing else is left, also where the disk is full. A link is replaced, and not followed.
 *
 * @param path in a folder that exists
 */
export async function writeWhole(
  path: string,
  content: string | Iterable<string> | Uint8Array,
): Promise<void> {
  // Nobody can have put a link there. What a killed run leaves is known by this form.
  const partial = join(dirname(path), `.${randomUUID()}.partial`);
  try {
    await writeFile(partial, content, { flag: 'wx', mode: ownerOnly });
    moveFile(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw error;
  }
}
