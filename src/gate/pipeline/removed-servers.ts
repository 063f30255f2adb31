import { displayName } from '../../judging/verdict-words.ts';
import type { Dependency } from '../../model/model.ts';
import type { ScannedTree } from './inventory.ts';

/**
 * Returns the dependencies in the base whose servers the head no longer declares anywhere. Skips a dependency
 * if its file is unreadable in the head, because the file may still declare the server. Also skips a
 * dependency if its file is deleted and `broken` is not empty, because a broken file may now declare the
 * server.
 *
 * @param gone dependencies in the base that the head no longer declares in the same place
 * @param broken unreadable files in the head that differ from the base
 */
export function listRemovedServers(
  gone: readonly Dependency[],
  { inventory, tree }: Pick<ScannedTree, 'inventory' | 'tree'>,
  broken: ReadonlySet<string>,
): Dependency[] {
  const { dependencies, candidates, files } = inventory;
  const declared = new Set([...dependencies, ...candidates].map(nameKey));
  const unread = new Set(files.flatMap(({ path, status }) => (status === 'read' ? [] : [path])));
  const isUnknown = (file: string): boolean =>
    unread.has(file) || (broken.size > 0 && tree.tracked.kindAt(file) === null);
  return gone.filter((each) => !declared.has(nameKey(each)) && !isUnknown(each.declaration.file));
}

/** Returns the same key for all versions of one package, image, address or piece of code. */
const nameKey = (dependency: Dependency): string =>
  JSON.stringify([dependency.type, displayName(dependency)]);
