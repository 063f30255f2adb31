import type { Word } from '../../model/model.ts';
import { isOfProjectFolder } from '../declarations/paths.ts';
import type { PartialLaunch, PlacedFile } from './partial-launch.ts';
import type { AmbientFile, AmbientFormat, Reads } from './reads.ts';

/*
 * Where launches are started, and what their programs read there.
 */

/** The same launches, started by a program that takes something from around it. */
export function readBy(
  launches: readonly PartialLaunch[],
  { programs, files }: Reads,
): readonly PartialLaunch[] {
  return launches.map((each) => ({
    ...each,
    readers: [...new Set([...programs, ...each.readers])],
    ambient: [...files.flatMap((file) => placed(file, each, null)), ...each.ambient],
  }));
}

/** A program that is told to work elsewhere may look there, or where it was started itself. */
function placed(
  file: AmbientFile,
  { folder, projects }: PartialLaunch,
  at: Word | null,
): PlacedFile[] {
  return [...new Set(['', folder, ...projects])].map((each) => ({ file, folder: each, at }));
}

/** The same launches, started in a folder; the folder that they have so far lies below it. */
export function startedIn(
  launches: readonly PartialLaunch[],
  folder: string,
): readonly PartialLaunch[] {
  return launches.map((each) => ({
    ...each,
    folder: folderIn(folder, each.folder),
    projects: each.projects.map((below) => folderIn(folder, below)),
    ambient: each.ambient.map((read) => ({ ...read, folder: folderIn(folder, read.folder) })),
    expansions: each.expansions.map((read) =>
      read.as === 'names' ? { ...read, name: folderIn(folder, read.name) } : read,
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
      ...each.ambient.map((read) => ({ ...read, folder: folderIn(folder, read.folder) })),
    ],
  }));
}

/** A folder below another one; an absolute one, or one that begins with a placeholder, stays as it is. */
export function folderIn(folder: string, below: string): string {
  if (below === '') return folder;
  const isAbsolute = isOfProjectFolder(`${below}/`) || /^(?:[\\/~]|[A-Za-z]:)/.test(below);
  return folder === '' || isAbsolute ? below : `${folder}/${below}`;
}

/** A file that a word names, from the folder where the program is started. */
export function ambientFileNamed({ text }: Word, format: AmbientFormat = 'variables'): AmbientFile {
  return { path: text, format, search: 'start' };
}

/** The same launches, with files that words name read before the start. */
export function withFiles(
  launches: readonly PartialLaunch[],
  words: readonly Word[],
  format: AmbientFormat = 'variables',
): readonly PartialLaunch[] {
  return launches.map((each) => ({
    ...each,
    ambient: [
      ...words.flatMap((at) => placed(ambientFileNamed(at, format), each, at)),
      ...each.ambient,
    ],
  }));
}
