import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveFile } from './move.ts';

/**
 * File mode that lets only the owner read a file, because grades and findings are paid data. Windows lacks
 * such modes, so access depends on the folder.
 */
export const ownerOnly = 0o600;

/**
 * Atomically writes a file that only its owner can read. The path always holds either the old or the complete
 * new content. An error, such as a full disk, leaves no temporary file behind. A link is replaced rather than
 * followed.
 *
 * @param path a path in an existing folder
 */
export async function writeWhole(
  path: string,
  content: string | Iterable<string> | Uint8Array,
): Promise<void> {
  // The name is random, so an attacker cannot have placed a link at this path. The form of the name
  // identifies files left behind by killed runs.
  const partial = join(dirname(path), `.${randomUUID()}.partial`);
  try {
    await writeFile(partial, content, { flag: 'wx', mode: ownerOnly });
    moveFile(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw error;
  }
}
