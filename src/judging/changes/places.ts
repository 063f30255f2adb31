import { isExampleFile, isExampleFolder } from '../../detection/declarations.ts';
import type { Activation, ClientPlace, Declaration } from '../../model/model.ts';
import { folderOf } from '../../model/paths.ts';

/** Whether a side of a comparison has anything in a folder; the empty text is the repository. */
export type FolderTest = (folder: string) => boolean;

/**
 * Whether a declaration that moved to another folder is still the same. In a folder above or beside its
 * own, other people meet its server, unless the whole folder moved there.
 *
 * @param now the folder of its client, `before` that in the base
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
 * Whether a declaration is met where it was before: by the people of the same folder, in the same program,
 * and no more surely than before.
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
  // What no program is known to read may be used by its name, and is not where that sets it aside.
  if (isGuess(place)) {
    if (isExampleFile(place.path)) return true;
    if (isGuess(old) && isExampleFile(old.path)) return false;
  }
  return (
    isReadBy(place, before, holds) && certainties[place.certainty] <= certainties[old.certainty]
  );
}

/** Whether a program read a declaration before: of a file that others name, each of those does. */
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

/** Whether no program is known to read a path by itself. */
const isGuess = ({ certainty }: ClientPlace): boolean =>
  certainties[certainty] < certainties.folded;

/** The first hidden folder of a path: what is in `.claude` is met in Claude alone. */
const hiddenPart = (folder: string): string =>
  folder.split('/').find((part) => part.startsWith('.')) ?? '';

/**
 * Whether nothing puts a declaration in force that did not do so before. What only shows it in a folder
 * is nothing new where it may stand there by itself.
 *
 * @param nameInBase gives each path of the head the name that the file has in the base
 */
export function isActiveAsBefore(
  now: Declaration,
  before: Declaration,
  holds: { readonly head: FolderTest; readonly base: FolderTest },
  nameInBase: (path: string) => string,
): boolean {
  // Less of what keeps it off may put it in force.
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
