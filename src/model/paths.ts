/*
 * Paths of a tree: relative to its root, with `/` between the parts.
 */

/** The path of a file in a folder. */
export function pathInFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The folder of a file. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

const chains = new Map<string, readonly string[]>();
/** How many folders the chains that are remembered may have together, and how many they have. */
const mostRemembered = 200_000;
let remembered = 0;

/**
 * A folder and those above it, the nearest first, up to the repository, which is the empty text. The same
 * list for the same folder as a rule, as it is asked for again for each server below.
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

/** Some folders and those above them, each once, in the order in which they are met. */
export function upFrom(folders: readonly string[]): string[] {
  const uniqueFolders = new Set<string>();
  for (const folder of folders) {
    for (const each of foldersUpFrom(folder)) {
      // Those above it are there, too.
      if (uniqueFolders.has(each)) break;
      uniqueFolders.add(each);
    }
  }
  return [...uniqueFolders];
}

/**
 * The value of a folder, which follows from that of the folder above it; values that are not known yet are
 * worked out downwards and remembered.
 *
 * @param valuesByFolder has that of the repository's root
 * @param isEnd tells the values that every folder below has, too. They are not remembered: each of many
 *   starts may have a path that leads nowhere.
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

/** The default path of a repository's policy file, relative to its root. */
export const policyPath = '.github/mcp-grade-gate.yml';
