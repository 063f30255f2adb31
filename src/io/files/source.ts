import { posix } from 'node:path';
import { GateError } from '../../model/failure.ts';
import { createGitFiles } from './git-files.ts';
import { noFiles } from './listing.ts';
import { readText, readWholeFile } from './read-text.ts';
import { type FileFilter, type FileSource, type FileSystem, isIn } from './tree.ts';
import { unreadableReasons } from './unreadable.ts';
import { walkTree } from './walk.ts';

/**
 * Creates a file source from a file system.
 * @returns a source whose `readTree` throws GateError `no-folder` if the folder does not exist, and
 * `folder-outside` if the folder is a link out of the repository
 */
export function createSource(open: () => Promise<FileSystem>): FileSource {
  return {
    async readTree(folder, filter) {
      const system = await open();
      const start = await realStart(system, folder);
      // The ignore filter receives paths that begin with the judged folder's path as given, even if that
      // folder is a link.
      const judgedPath = (path: string): string =>
        isIn(path, start) ? posix.join(folder, path.slice(start.length)) : path;
      const ignored: FileFilter['ignored'] = (path) => filter.ignored(judgedPath(path));
      return walkTree(system, start, start === folder ? filter : { ...filter, ignored });
    },
    async readFile(path, limit) {
      return readText(await open(), path, limit);
    },
    async readBytes(path, limit) {
      return readWholeFile(await open(), path, limit);
    },
    async namesIn(folder) {
      const system = await open();
      const place = await system.follow(folder);
      if ('reason' in place || !(await system.isFolder(place.path))) return [];
      return (await system.list(place.path)).map(({ name }) => name).sort();
    },
  };
}

/** Returns the same source, except that a folder missing from the repository is treated as empty. */
export function emptyWithoutFolder(source: FileSource): FileSource {
  return {
    ...source,
    async readTree(folder, filter) {
      try {
        return await source.readTree(folder, filter);
      } catch (error) {
        if (!(error instanceof GateError && error.code === 'no-folder')) throw error;
        return walkTree(
          createGitFiles({ listing: noFiles, disk: null, withUntracked: false }),
          '',
          filter,
        );
      }
    },
  };
}

async function realStart(system: FileSystem, folder: string): Promise<string> {
  const place = await system.follow(folder);
  if ('path' in place && (await system.isFolder(place.path))) return place.path;
  const reason = 'reason' in place ? place.reason : notAFolder;
  throw new GateError(
    notFolderReason.has(reason) ? 'no-folder' : 'folder-outside',
    `${JSON.stringify(folder)} is not a folder in the checkout: ${reason}.`,
    'Specify a folder in the checkout by its path relative to the root.',
    { place: { file: folder, line: null } },
  );
}

const notAFolder = 'it is a file';

const { absent, nowhere, submodule } = unreadableReasons;
const notFolderReason: ReadonlySet<string> = new Set([absent, nowhere, submodule, notAFolder]);
