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
 * Writes a file that only its owner may read, completely: its name always has all of the new content or the
 * old one, and no other file remains, even if the disk is full. A link is replaced, and not followed.
 *
 * @param path in an existing folder
 */
export async function writeWhole(
  path: string,
  content: string | Iterable<string> | Uint8Array,
): Promise<void> {
  // An attacker cannot have put a link there, because the name is random. Leftovers of killed runs are
  // recognised by its form.
  const partial = join(dirname(path), `.${randomUUID()}.partial`);
  try {
    await writeFile(partial, content, { flag: 'wx', mode: ownerOnly });
    moveFile(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw error;
  }
}
