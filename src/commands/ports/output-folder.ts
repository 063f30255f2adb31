import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveFile, ownerOnly } from '../../io/disk.ts';
import { openPartialFiles } from './partial-folder.ts';

/** Files that are moved into a folder together once all are complete; until then, none is moved. */
export interface OutputFolder {
  /**
   * Appends text to a file.
   *
   * @param path relative to the folder, with `/`
   * @throws GateError `output-unwritable`
   */
  readonly append: (path: string, text: string) => void;
  /**
   * Moves the files to their final locations. A file is not touched if its content is unchanged.
   *
   * @throws GateError `output-unwritable`
   */
  readonly publish: () => PublishedFiles;
  /** Removes unpublished files. */
  readonly close: () => void;
}

/** The paths of the published files, by result. */
export interface PublishedFiles {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
}

/**
 * Creates files under temporary names in a folder, which is created if needed. No file is written outside
 * that folder, even if links in it lead elsewhere.
 *
 * @param hasGrades whether the files contain grades; if so, only their owner may read them
 * @throws GateError `output-unwritable`
 */
export function createOutputFolder(folder: string, hasGrades = false): OutputFolder {
  const files = openPartialFiles(folder, {
    message: `The files cannot be written to ${folder}`,
    remedy: 'Choose another folder with --out, or free disk space.',
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
        // All paths are checked before the first file is replaced, so that either all files are replaced or
        // none.
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

/** Whether a path segment has the same meaning on every system, and does not lead out of the folder. */
const isPlainName = (part: string): boolean =>
  /^[^\\/:*?"<>|\p{Cc}]+$/u.test(part) && !/^\.\.?$|[ .]$/.test(part);

/** Creates the folders in a path, none of which may be a link. */
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
