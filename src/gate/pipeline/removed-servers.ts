import { displayName } from '../../judging/verdict-words.ts';
import type { Dependency } from '../../model/model.ts';
import type { ScannedTree } from './inventory.ts';

/**
 * Returns the dependencies in a base that a change removes, so that the head no longer declares their servers
 * anywhere. A file that can no longer be read may still declare the server. A broken file that the change
 * adds in place of a deleted file may still declare the server.
 *
 * @param gone dependencies of the base that the head no longer declares at the same place
 * @param broken files in the head that cannot be read and differ from the base
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
