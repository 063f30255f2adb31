import type { Word } from '../../model/model.ts';
import { isOfProjectFolder } from '../declarations/paths.ts';
import type { AmbientFile, AmbientFormat, AmbientInputs } from './ambient-inputs.ts';
import type { PartialLaunch, PlacedFile } from './partial-launch.ts';

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
 * Returns every place in which a program might look for a file: the folder in which the program starts, and
 * any folders set for the program.
 */
function placeFile(
  file: AmbientFile,
  { folder, projects }: PartialLaunch,
  at: Word | null,
): PlacedFile[] {
  return [...new Set(['', folder, ...projects])].map((each) => ({ file, folder: each, at }));
}

/**
 * Returns the launches with the given start folder. Folders that the launches already specify are resolved
 * against the given folder.
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

/** Joins two folders. Returns `below` unchanged if it is absolute or starts with a placeholder. */
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
 * Returns the launches with the files that the words specify. These files are read before the command starts.
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
