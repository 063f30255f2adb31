import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from '../../../io/disk.ts';
import { causeOf, GateError } from '../../../model/failure.ts';
import { createOutputFolder } from '../../ports/output-folder.ts';
import type { ExistingFile, FileEdit } from '../setup.ts';

/** A larger file is none that people wrote. In bytes. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Reads a file that may be written again, with all its bytes. What a link on its way leads to is not read.
 *
 * @param root real path of the repository
 * @param path from there, with `/`
 */
export async function readExisting(root: string, path: string): Promise<ExistingFile> {
  try {
    let at = root;
    const parts = path.split('/');
    for (const [index, part] of parts.entries()) {
      at = join(at, part);
      const found = await lstat(at);
      if (found.isSymbolicLink())
        return { reason: `behind the link ${parts.slice(0, index + 1).join('/')}` };
      if (index < parts.length - 1) {
        if (!found.isDirectory()) return { reason: 'in something that is no folder' };
        if (await isThere(join(at, '.git')))
          return { reason: 'in another repository within this one' };
      } else if (!found.isFile()) return { reason: 'no file' };
      else if (found.size > maxBytes) return { reason: 'too large' };
    }
    return decode(await readFile(at));
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isAbsent ? null : { reason: `unreadable (${causeOf(error)})` };
  }
}

function decode(bytes: Uint8Array): ExistingFile {
  try {
    // A byte order mark stays, because the text is written again.
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { reason: 'not UTF-8 text' };
  }
}

/**
 * Writes files of a repository: all or none of them, and nothing outside of it, wherever links lead.
 *
 * @param root real path of the repository
 * @param now milliseconds since the epoch
 * @throws GateError `output-unwritable`
 */
export async function writeEdits(
  root: string,
  edits: readonly FileEdit[],
  now: number,
): Promise<void> {
  for (const { path, before } of edits) {
    const found = await readExisting(root, path);
    const text = found !== null && 'text' in found ? found.text : null;
    if (text !== before || (found !== null && text === null)) {
      throw unwritable(`${path} has changed meanwhile`);
    }
  }
  try {
    const folder = createOutputFolder(root, now);
    try {
      for (const { path, after } of edits) folder.append(path, after);
      folder.publish();
    } finally {
      folder.close();
    }
  } catch (error) {
    throw unwritable(error instanceof GateError ? error.message : causeOf(error));
  }
}

function unwritable(why: string): GateError {
  return new GateError(
    'output-unwritable',
    `Nothing was written: ${why.replace(/\.$/, '')}.`,
    'Start again where the files can be written, or apply the difference: init --dry-run prints it for git apply.',
  );
}
