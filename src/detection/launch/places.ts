import type { Word } from '../../model/model.ts';
import { isOfProjectFolder } from '../declarations/paths.ts';
import type { AmbientFile, AmbientFormat, AmbientInputs } from './ambient-inputs.ts';
import type { PartialLaunch, PlacedFile } from './partial-launch.ts';

/* The folders in which launches start, and the files that their programs read there. */

/** Returns the same launches, extended with the inputs of the program that starts them. */
export function withAmbientInputs(
  launches: readonly PartialLaunch[],
  { programs, files }: AmbientInputs,
): readonly PartialLaunch[] {
  return launches.map((each) => ({
    ...each,
    envConsumers: [...new Set([...programs, ...each.envConsumers])],
    ambient: [...files.flatMap((file) => placeFile(file, each, null)), ...each.ambient],
  }));
}

/**
 * Returns the places in which a file may be located. A program for which another folder is set may look for
 * the file in that folder or in its own start folder.
 */
function placeFile(
  file: AmbientFile,
  { folder, projects }: PartialLaunch,
  at: Word | null,
): PlacedFile[] {
  return [...new Set(['', folder, ...projects])].map((each) => ({ file, folder: each, at }));
}

/**
 * Returns the same launches, started in the given folder. The current folder of each launch becomes relative
 * to the given folder.
 */
export function withStartFolder(
  launches: readonly PartialLaunch[],
  folder: string,
): readonly PartialLaunch[] {
  return launches.map((each) => ({
    ...each,
    folder: joinFolder(folder, each.folder),
    projects: each.projects.map((below) => joinFolder(folder, below)),
    ambient: each.ambient.map((read) => ({ ...read, folder: joinFolder(folder, read.folder) })),
    expansions: each.expansions.map((read) =>
      read.as === 'names' ? { ...read, name: joinFolder(folder, read.name) } : read,
    ),
  }));
}

/**
 * Returns the same launches. If a folder is given, programs in the launches use the project in that folder.
 */
export function withProject(
  launches: readonly PartialLaunch[],
  folder: string | undefined,
): readonly PartialLaunch[] {
  if (folder === undefined) return launches;
  return launches.map((each) => ({
    ...each,
    projects: [...each.projects, folder],
    ambient: [
      ...each.ambient,
      ...each.ambient.map((read) => ({ ...read, folder: joinFolder(folder, read.folder) })),
    ],
  }));
}

/**
 * Returns the path of a folder that is given relative to another folder. An absolute folder, or one that
 * starts with a placeholder, is returned unchanged.
 */
export function joinFolder(folder: string, below: string): string {
  if (below === '') return folder;
  const isAbsolute = isOfProjectFolder(`${below}/`) || /^(?:[\\/~]|[A-Za-z]:)/.test(below);
  return folder === '' || isAbsolute ? below : `${folder}/${below}`;
}

/** Returns the file that a word specifies, relative to the folder in which the program is started. */
export function ambientFileFor({ text }: Word, format: AmbientFormat = 'variables'): AmbientFile {
  return { path: text, format, search: 'start' };
}

/**
 * Returns the same launches, with the files that the words specify. The specified files are read before the
 * command starts.
 */
export function withAmbientFiles(
  launches: readonly PartialLaunch[],
  words: readonly Word[],
  format: AmbientFormat = 'variables',
): readonly PartialLaunch[] {
  return launches.map((each) => ({
    ...each,
    ambient: [
      ...words.flatMap((at) => placeFile(ambientFileFor(at, format), each, at)),
      ...each.ambient,
    ],
  }));
}
