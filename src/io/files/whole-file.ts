import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveFile } from './move.ts';

/**
 * The mode of a file that only its owner may read, because grades and findings are paid data. Windows does
 * not support such modes; on Windows, access depends on the folder.
 */
export const ownerOnly = 0o600;

/**
 * Writes a complete file that only its owner may read. The path always contains either the complete new
 * content or the old content, and no other file is left behind, even if the disk is full. A link is replaced
 * rather than followed.
 *
 * @param path the path of the file, in an existing folder
 */
export async function writeWhole(
  path: string,
  content: string | Iterable<string> | Uint8Array,
): Promise<void> {
  // An attacker cannot have put a link at this path, because the name is random. The form of the name
  // identifies files that killed runs have left behind.
  const partial = join(dirname(path), `.${randomUUID()}.partial`);
  try {
    await writeFile(partial, content, { flag: 'wx', mode: ownerOnly });
    moveFile(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw error;
  }
}
