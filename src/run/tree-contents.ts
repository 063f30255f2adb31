import { withPlainLineEnds } from '../changes/fingerprint.ts';
import { renamesOf } from '../changes/renames.ts';
import { digestOf } from '../declarations/digest.ts';
import type { ObjectHash, Tree } from '../files/tree.ts';
import { notAFile, unreadableReasons } from '../files/unreadable.ts';

/** Longest file that is compared as a text, in bytes. */
const longestFile = 8 * 1024 * 1024;

/**
 * The contents of some files of one side, by path.
 *
 * @returns a function whose text equals that of the other side only where the files are the same: a
 *   file that cannot be read equals nothing
 */
export async function readContents(
  tree: Tree,
  files: ReadonlySet<string>,
  side: string,
  hash: ObjectHash,
): Promise<(file: string) => string> {
  const known = new Map<string, string>();
  let targets: string | null = null;
  for (const file of files) {
    const isLink = tree.links.has(file);
    if (!isLink && !tree.paths.has(file)) {
      known.set(file, 'not there');
      continue;
    }
    const read = await tree.read(file, longestFile);
    const text = 'text' in read ? `text ${withPlainLineEnds(read.text)}` : null;
    if (isLink) {
      // Its target counts, and what is found there; a link may lead to another link.
      if ('reason' in read && !leadsOut.has(read.reason) && read.reason !== notAFile) {
        known.set(file, `unknown to the ${side}`);
        continue;
      }
      targets ??= await linkTargets(tree, hash);
      known.set(file, `${targets} ${text}`);
      continue;
    }
    const id = text === null ? await tree.idOf(file, hash) : '';
    known.set(file, id === null ? `unknown to the ${side}` : `${id} ${text}`);
  }
  return (file) => known.get(file) ?? `unknown to the ${side}`;
}

/** The targets of all links of a tree, as one text. */
async function linkTargets({ links, idOf }: Tree, hash: ObjectHash): Promise<string> {
  const targets: string[] = [];
  for (const link of [...links].sort()) targets.push(`${link}\0${await idOf(link, hash)}`);
  return targets.join('\0');
}

/** Files that are only in the head, by the identical ones that are only in the base. */
export async function findRenames(head: Named, base: Named): Promise<ReadonlyMap<string, string>> {
  const gone: string[] = [];
  for (const file of only(base, head)) {
    // Of linked folders only one may have been looked into: what is still there was not renamed.
    if (!('text' in (await head.tree.read(file, longestFile)))) gone.push(file);
  }
  const added = gone.length === 0 ? [] : only(head, base);
  return renamesOf(await digests(base.tree, gone), await digests(head.tree, added));
}

/** A tree, and the files that its dependencies are known by. */
interface Named {
  readonly tree: Tree;
  readonly files: ReadonlySet<string>;
}

/** What one side names and the other does not have. */
function only(one: Named, { files, tree: { paths, links } }: Named): string[] {
  return [...one.files].filter((file) => !files.has(file) && !paths.has(file) && !links.has(file));
}

/** What tells the texts of some files from others. */
async function digests(tree: Tree, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const file of files) {
    const read = await tree.read(file, longestFile);
    if ('text' in read) found.set(file, digestOf(withPlainLineEnds(read.text)));
  }
  return found;
}

/** Why nothing in the repository is what a link leads to. */
const leadsOut: ReadonlySet<string> = new Set([
  unreadableReasons.nowhere,
  unreadableReasons.outside,
  unreadableReasons.git,
]);

/** Whether a file that cannot be understood is the same on both sides. */
export async function isSameFile(
  path: string,
  head: Tree,
  base: Tree,
  hash: ObjectHash,
): Promise<boolean> {
  const [now, then] = await Promise.all([head.read(path), base.read(path)]);
  if ('text' in now || 'text' in then) {
    return (
      'text' in now &&
      'text' in then &&
      withPlainLineEnds(now.text) === withPlainLineEnds(then.text)
    );
  }
  if (head.links.has(path) || base.links.has(path)) {
    // What a link leads to is not named by it; but where all lead where they led, out of the
    // repository, nothing of that is this change's.
    const [ours, theirs] = await Promise.all([linkTargets(head, hash), linkTargets(base, hash)]);
    return now.reason === then.reason && leadsOut.has(now.reason) && ours === theirs;
  }
  const [one, other] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
  return one !== null && one === other;
}
