import { folderOf } from '../declarations/paths.ts';

/** Whether a side of a comparison has anything in a folder; the empty text is the judged folder. */
export type Holds = (folder: string) => boolean;

/** Folders whose content is not used as it is, by what their names end in. */
const setAside =
  /(?:^|[-_.])(?:(?:test|spec|fixture|snapshot|mock|example|sample|demo|doc|template|backup)s?|__tests__|e2e|testdata|archive|attic|legacy|disabled|old)$/i;

/**
 * Whether a declaration that moved to another folder is still the same. In a folder above or beside its
 * own, other people meet its server, unless the whole folder moved there.
 *
 * @param now the folder of its client, `before` that in the base
 */
export function isSamePlace(
  now: string,
  before: string,
  { head, base }: { readonly head: Holds; readonly base: Holds },
): boolean {
  if (now === before || before === '' || now.startsWith(`${before}/`)) return true;
  const isMovedWhole = !head(before) && !base(now) && depthOf(now) >= depthOf(before);
  return isMovedWhole && (!isSetAside(before) || isSetAside(now));
}

function depthOf(folder: string): number {
  return folder === '' ? 0 : 1 + depthOf(folderOf(folder));
}

function isSetAside(folder: string): boolean {
  return folder.split('/').some((part) => setAside.test(part));
}
