import { isExampleFile, isExampleFolder } from '../../detection/declarations.ts';
import type { Activation, ClientPlace, Declaration } from '../../model/model.ts';
import { folderOf } from '../../model/paths.ts';

/**
 * Returns whether one side of a comparison contains anything in a folder. The empty string is the repository
 * root.
 */
export type FolderTest = (folder: string) => boolean;

/**
 * Returns whether a declaration that moved to another folder still counts as the same declaration. A move to
 * a folder above or beside the old one exposes the server to people who open other folders, unless the whole
 * folder moved.
 *
 * @param now the folder in which the client reads the declaration
 * @param before the corresponding folder in the base
 */
export function isSamePlace(
  now: string,
  before: string,
  { head, base }: { readonly head: FolderTest; readonly base: FolderTest },
): boolean {
  if (now === before || before === '' || now.startsWith(`${before}/`)) return true;
  const isMovedWhole = !head(before) && !base(now) && folderDepth(now) >= folderDepth(before);
  return isMovedWhole && (!isExampleFolder(before) || isExampleFolder(now));
}

/**
 * Reports whether the same program still reads a declaration in the same place, and is no more certain to
 * read it than before.
 */
export function isReadAsBefore(
  now: Declaration,
  before: Declaration,
  holds: { readonly head: FolderTest; readonly base: FolderTest },
): boolean {
  if (!isSamePlace(now.folder, before.folder, holds)) return false;
  const [place, old] = [now.place, before.place];
  if (place === undefined || old === undefined) return place === old;
  if (!isSamePlace(place.folder, old.folder, holds)) return false;
  const hidden = hiddenPart(place.folder);
  if (hidden !== '' && hidden !== hiddenPart(old.folder)) return false;
  // A file that no program is known to read can still be passed to a program by name, unless its folder marks
  // the file as an example.
  if (isGuess(place)) {
    if (isExampleFile(place.path)) return true;
    if (isGuess(old) && isExampleFile(old.path)) return false;
  }
  return (
    isReadBy(place, before, holds) && certainties[place.certainty] <= certainties[old.certainty]
  );
}

/**
 * Reports whether a place's program already read a declaration, directly or through a file that refers to it.
 */
function isReadBy(
  { program, folder, isNamed }: ClientPlace,
  { place, activations = [] }: Declaration,
  holds: { readonly head: FolderTest; readonly base: FolderTest },
): boolean {
  const isNamedBy = (each: Activation): boolean =>
    each.program === program && isSamePlace(folder, each.folder, holds);
  return program === place?.program || (isNamed === true && activations.some(isNamedBy));
}

const certainties = { loose: 0, guessed: 1, folded: 2, exact: 3 } as const;

/** Returns whether no program is known to read this path automatically. */
const isGuess = ({ certainty }: ClientPlace): boolean =>
  certainties[certainty] < certainties.folded;

/**
 * Returns the first hidden folder in a path, or an empty string. A hidden folder can belong to one program:
 * only Claude reads files in `.claude`.
 */
const hiddenPart = (folder: string): string =>
  folder.split('/').find((part) => part.startsWith('.')) ?? '';

/**
 * Reports whether everything that activates a declaration existed before. A setting that merely shows that
 * the declaration applies in a folder is not treated as new if the declaration could already apply there.
 *
 * @param nameInBase returns the base's name for a path in the head
 */
export function isActiveAsBefore(
  now: Declaration,
  before: Declaration,
  holds: { readonly head: FolderTest; readonly base: FolderTest },
  nameInBase: (path: string) => string,
): boolean {
  // A declaration can become active when a setting that disables it is removed.
  for (const [by, count] of before.blockedBy ?? []) {
    if ((now.blockedBy?.get(by) ?? 0) < count) return false;
  }
  return (now.activations ?? []).every(
    ({ folder, by, isPlace, file, program }) =>
      (isPlace && isSamePlace(folder, before.folder, holds)) ||
      (before.activations ?? []).some(
        (each) =>
          each.by === by &&
          each.program === program &&
          each.file === (file === undefined ? undefined : nameInBase(file)) &&
          isSamePlace(folder, each.folder, holds),
      ),
  );
}

const folderDepth = (folder: string): number =>
  folder === '' ? 0 : 1 + folderDepth(folderOf(folder));
