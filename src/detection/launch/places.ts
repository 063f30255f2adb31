import type { Word } from '../../model/model.ts';
import { isOfProjectFolder } from '../declarations/paths.ts';
import type { AmbientFile, AmbientFormat, AmbientInputs } from './ambient-inputs.ts';
import type { PartialLaunch, PlacedFile } from './partial-launch.ts';

/*
 * Where launches are started, and what their programs read there.
 */

/** The same launches, started by a program that takes something from around it. */
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

/** A program that is told to work elsewhere may look there, or where it was started itself. */
function placeFile(
  file: AmbientFile,
  { folder, projects }: PartialLaunch,
  at: Word | null,
): PlacedFile[] {
  return [...new Set(['', folder, ...projects])].map((each) => ({ file, folder: each, at }));
}

/** The same launches, started in a folder; the folder that they have so far lies below it. */
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

/** The same launches, whose programs work for the project in another folder, if one is named. */
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

/** A folder below another one; an absolute one, or one that begins with a placeholder, stays as it is. */
export function joinFolder(folder: string, below: string): string {
  if (below === '') return folder;
  const isAbsolute = isOfProjectFolder(`${below}/`) || /^(?:[\\/~]|[A-Za-z]:)/.test(below);
  return folder === '' || isAbsolute ? below : `${folder}/${below}`;
}

/** A file that a word names, from the folder where the program is started. */
export function ambientFileFor({ text }: Word, format: AmbientFormat = 'variables'): AmbientFile {
  return { path: text, format, search: 'start' };
}

/** The same launches, with files that words name read before the start. */
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
