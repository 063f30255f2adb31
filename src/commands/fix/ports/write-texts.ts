import { randomUUID } from 'node:crypto';
import { chmod, lstat, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { moveFile } from '../../../io/disk.ts';
import { decodeText, detectUtf16 } from '../../../io/tree.ts';
import { describeError } from '../../../model/failure.ts';
import type { EditedText } from '../fix-tree.ts';

const utf8Signature = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Writes each file completely or not at all, and only if it has not changed since it was read. Preserves the
 * file's mode and byte order mark. If a symbolic link and its target are both given with the same text,
 * writes only the target.
 *
 * @param folder real path of the folder to which file paths are relative
 * @param isWritten if false, only reports which files would be skipped
 * @returns the reason for each skipped file
 */
export async function writeTexts(
  folder: string,
  texts: ReadonlyMap<string, EditedText>,
  isWritten: boolean,
): Promise<ReadonlyMap<string, string>> {
  const unwritten = new Map<string, string>();
  const links = new Map<string, string>();
  for (const [file, text] of texts) {
    const path = join(folder, file);
    const real = await realpath(path).catch(() => path);
    const realFile = relative(folder, real).split(sep).join('/');
    if (realFile !== file && texts.get(realFile)?.after === text.after) {
      links.set(file, realFile);
      continue;
    }
    const reason = await writeOne(path, text, isWritten).catch(describeError);
    if (reason !== null) unwritten.set(file, reason);
  }
  for (const [file, target] of links) {
    const reason = unwritten.get(target);
    if (reason !== undefined) unwritten.set(file, reason);
  }
  return unwritten;
}

/** Returns the reason for skipping the file, or null if there is none. */
async function writeOne(
  path: string,
  { before, after }: EditedText,
  isWritten: boolean,
): Promise<string | null> {
  const status = await lstat(path);
  if (status.isSymbolicLink() || (await realpath(path)) !== path)
    return 'it is reached through a symbolic link';
  if (!status.isFile()) return 'it is not a file';
  if ((status.mode & 0o200) === 0) return 'it is read-only';
  const bytes = await readFile(path);
  if (detectUtf16(bytes) !== null) return 'it is written in UTF-16';
  if (decodeText(bytes) !== before) return 'it has changed since it was read';
  if (!isWritten) return null;
  const isSigned = bytes.subarray(0, utf8Signature.length).equals(utf8Signature);
  const partial = join(dirname(path), `.${randomUUID()}.partial`);
  try {
    const content = Buffer.concat([isSigned ? utf8Signature : Buffer.alloc(0), Buffer.from(after)]);
    await writeFile(partial, content, { flag: 'wx', mode: 0o600 });
    await chmod(partial, status.mode);
    moveFile(partial, path);
    return null;
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw error;
  }
}
