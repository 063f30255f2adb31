import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveFile, ownerOnly } from '../../io/disk.ts';
import { openPartialFiles } from './partial-folder.ts';

/** Files that are moved into a folder together, once all of them are complete. */
export interface OutputFolder {
  /**
   * Appends text to a file.
   *
   * @param path relative to the folder, with `/` as the separator
   * @throws GateError `output-unwritable`
   */
  readonly append: (path: string, text: string) => void;
  /**
   * Moves the files to their final locations, except files whose content is unchanged.
   *
   * @throws GateError `output-unwritable`
   */
  readonly publish: () => PublishedFiles;
  /** Removes unpublished files. */
  readonly close: () => void;
}

export interface PublishedFiles {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
}

/**
 * Opens a folder, and creates it if needed. Files keep temporary names until they are published. Links inside
 * the folder cannot redirect files elsewhere.
 *
 * @param hasGrades whether the files contain grades; if so, only the owner of the files can read them
 * @throws GateError `output-unwritable`
 */
export function createOutputFolder(folder: string, hasGrades = false): OutputFolder {
  const files = openPartialFiles(folder, {
    message: `The files cannot be written to ${folder}`,
    remedy: 'Choose another folder with --out, or free up disk space.',
    mode: hasGrades ? ownerOnly : undefined,
  });
  return {
    append(path, text) {
      if (!path.split('/').every(isPlainName))
        throw new Error(`${path} is not a valid output path`);
      files.append(path, Buffer.from(text));
    },
    publish: () =>
      files.whole((partialPath) => {
        const paths = files.names().sort();
        for (const path of paths) makeFolders(folder, path);
        // All targets are checked before any file is replaced, so that a bad target does not leave a partial
        // update.
        for (const path of paths) {
          const target = join(folder, path);
          if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) {
            throw new Error(`${target} is a folder`);
          }
        }
        const written: string[] = [];
        const unchanged: string[] = [];
        for (const path of paths) {
          const target = join(folder, path);
          if (isEqual(partialPath(path), target)) unchanged.push(path);
          else {
            moveFile(partialPath(path), target);
            written.push(path);
          }
        }
        return { written, unchanged };
      }),
    close: files.close,
  };
}

/**
 * Reports whether a path segment means the same on every operating system and cannot lead out of the folder.
 */
const isPlainName = (part: string): boolean =>
  /^[^\\/:*?"<>|\p{Cc}]+$/u.test(part) && !/^\.\.?$|[ .]$/.test(part);

/** Creates the folders in a path, and rejects links, which could lead out of the output folder. */
function makeFolders(folder: string, path: string): void {
  let current = folder;
  for (const part of path.split('/').slice(0, -1)) {
    current = join(current, part);
    const status = lstatSync(current, { throwIfNoEntry: false });
    if (status === undefined) mkdirSync(current);
    else if (!status.isDirectory()) throw new Error(`${current} is not a folder`);
  }
}

function isEqual(path: string, target: string): boolean {
  const [one, other] = [path, target].map((each) => lstatSync(each, { throwIfNoEntry: false }));
  if (one === undefined || !other?.isFile() || one.size !== other.size) return false;
  return readFileSync(path).equals(readFileSync(target));
}
