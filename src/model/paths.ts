/** Paths in a tree, relative to its root, with `/` as the separator. */

export function pathInFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

const chains = new Map<string, readonly string[]>();
/** Maximum total number of folders in the cached chains. `remembered` is the current total. */
const mostRemembered = 200_000;
let remembered = 0;

/**
 * Returns a folder and its parents, nearest first, up to the repository root, which is the empty string. The
 * list is cached, because every server in or below the folder needs it.
 */
export function foldersUpFrom(folder: string): readonly string[] {
  const knownChain = chains.get(folder);
  if (knownChain !== undefined) return knownChain;
  const chain = [folder];
  for (let each = folder; each !== ''; chain.push(each)) each = folderOf(each);
  if (remembered > mostRemembered) {
    chains.clear();
    remembered = 0;
  }
  remembered += chain.length;
  chains.set(folder, chain);
  return chain;
}

/** Returns the folders and all their parents without duplicates, in order of first occurrence. */
export function upFrom(folders: readonly string[]): string[] {
  const uniqueFolders = new Set<string>();
  for (const folder of folders) {
    for (const each of foldersUpFrom(folder)) {
      // The parents of this folder are already in the set.
      if (uniqueFolders.has(each)) break;
      uniqueFolders.add(each);
    }
  }
  return [...uniqueFolders];
}

/**
 * Returns a folder's value, which depends on its parent's value. Computes missing values from the top down
 * and caches them in `valuesByFolder`.
 * @param valuesByFolder must contain the value of the repository root
 * @param isEnd returns whether a value also applies to every folder below. Such a value is not cached,
 * because each of many starting folders would add entries to the cache.
 */
export function downTo<T>(
  valuesByFolder: Map<string, T>,
  folder: string,
  next: (folder: string, above: T) => T,
  isEnd?: (value: T) => boolean,
): T {
  const missing: string[] = [];
  let nearest = folder;
  for (; !valuesByFolder.has(nearest) && nearest !== ''; nearest = folderOf(nearest))
    missing.push(nearest);
  let value = valuesByFolder.get(nearest) as T;
  for (const each of missing.reverse()) {
    value = next(each, value);
    if (isEnd?.(value) === true) return value;
    valuesByFolder.set(each, value);
  }
  return value;
}

/** Default path of the policy file, relative to the repository root. */
export const policyPath = '.github/mcp-grade-gate.yml';
