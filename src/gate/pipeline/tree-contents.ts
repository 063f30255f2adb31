import { digestOf } from '../../detection/declarations.ts';
import {
  notAFile,
  type ObjectHash,
  type Tree,
  type Unavailable,
  unreadableReasons,
  withPlainLineEnds,
} from '../../io/tree.ts';
import { matchRenamedFiles } from '../../judging/changes.ts';

const maxFileBytes = 8 * 1024 * 1024;

/**
 * Reads files on one side, for comparison with the other side.
 *
 * @param side `base` or `head`
 * @returns a function that maps a path to a string. Strings from the two sides are equal only if the files
 * are the same. The string for an unreadable file never equals a string from the other side.
 */
export async function readContents(
  tree: Tree,
  files: ReadonlySet<string>,
  side: string,
  hash: ObjectHash,
): Promise<(file: string) => string> {
  const contentsByPath = new Map<string, string>();
  tree.prepare(files);
  for (const file of files) {
    const isLink = tree.links.has(file);
    if (!isLink && !tree.paths.has(file) && tree.tracked.kindAt(file) === null) {
      contentsByPath.set(file, 'not there');
      continue;
    }
    const read = await tree.read(file, maxFileBytes);
    const encoding = 'text' in read && read.isUtf16 ? 'utf-16' : 'text';
    const text = 'text' in read ? `${encoding} ${withPlainLineEnds(read.text)}` : null;
    if (isLink) {
      // A link can lead to another link, so the comparison covers all link targets as well as the content
      // that the link resolves to.
      const elsewhere = 'reason' in read ? await idElsewhere(read, tree, hash) : null;
      const isNothing = 'reason' in read && (isOutside(read) || read.reason === notAFile);
      if (text === null && elsewhere === null && !isNothing) {
        contentsByPath.set(file, `unknown to the ${side}`);
        continue;
      }
      contentsByPath.set(file, `${await linkTargets(tree, hash)} ${elsewhere} ${text}`);
      continue;
    }
    const id = text === null ? await idAt(file, tree, hash) : '';
    contentsByPath.set(file, id === null ? `unknown to the ${side}` : `${id} ${text}`);
  }
  return (file) => contentsByPath.get(file) ?? `unknown to the ${side}`;
}

/**
 * Maximum number of entries below a folder, more than any real folder of committed code contains. Beyond this
 * limit, the folder's id is unknown.
 */
const maxBelow = 20_000;

/** Returns a file's object id, or a digest of all object ids below a folder; null if any id is unknown. */
async function idAt(path: string, tree: Tree, hash: ObjectHash): Promise<string | null> {
  const { kindAt, namesIn } = tree.tracked;
  if (kindAt(path) !== 'folder') return tree.idOf(path, hash);
  const below = [''];
  const ids: string[] = [];
  for (const way of below) {
    const at = `${path}${way}`;
    if (kindAt(at) === 'folder') {
      for (const name of namesIn(at)) below.push(`${way}/${name}`);
      if (below.length > maxBelow) return null;
      continue;
    }
    const id = await tree.idOf(at, hash);
    if (id === null) return null;
    ids.push(`${way}\0${id}`);
  }
  return digestOf(ids.sort().join('\0'));
}

const targetsOf = new WeakMap<Tree, Promise<string>>();

/** Returns a digest of all link targets in a tree, computed once per tree. */
function linkTargets(tree: Tree, hash: ObjectHash): Promise<string> {
  const compute = async (): Promise<string> => {
    const targets: string[] = [];
    for (const link of [...tree.links].sort()) {
      targets.push(`${link}\0${await tree.idOf(link, hash)}`);
    }
    return digestOf(targets.join('\0'));
  };
  const digest = targetsOf.get(tree) ?? compute();
  targetsOf.set(tree, digest);
  return digest;
}

/**
 * Finds renamed files: maps the path of a file that exists only in the base to the path of an identical file
 * that exists only in the head.
 */
export async function findRenames(
  head: NamedFiles,
  base: NamedFiles,
): Promise<ReadonlyMap<string, string>> {
  const gone: string[] = [];
  const missing = onlyIn(base, head);
  head.tree.prepare(missing);
  for (const file of missing) {
    // A file behind a linked folder may be missing from the listing. If the file can be read, it was not
    // renamed.
    if (!('text' in (await head.tree.read(file, maxFileBytes)))) gone.push(file);
  }
  const added = gone.length === 0 ? [] : onlyIn(head, base);
  return matchRenamedFiles(await digests(base.tree, gone), await digests(head.tree, added));
}

interface NamedFiles {
  readonly tree: Tree;
  readonly files: ReadonlySet<string>;
}

const onlyIn = (one: NamedFiles, { files, tree: { paths, links } }: NamedFiles): string[] =>
  [...one.files].filter((file) => !files.has(file) && !paths.has(file) && !links.has(file));

async function digests(tree: Tree, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const digestsByPath = new Map<string, string>();
  tree.prepare(files);
  for (const file of files) {
    const read = await tree.read(file, maxFileBytes);
    if ('text' in read) digestsByPath.set(file, digestOf(withPlainLineEnds(read.text)));
  }
  return digestsByPath;
}

const { absent } = unreadableReasons;

/** Reasons that indicate a link with no target in the repository. */
const outsideReasons: ReadonlySet<string> = new Set([
  unreadableReasons.nowhere,
  unreadableReasons.outside,
  unreadableReasons.git,
]);

const isOutside = ({ reason }: Unavailable): boolean => outsideReasons.has(reason);

/**
 * Returns the path and id of the nested repository that contains an unreadable file; null if no nested
 * repository contains the file.
 */
async function idElsewhere(
  { at }: Unavailable,
  tree: Tree,
  hash: ObjectHash,
): Promise<string | null> {
  const id = at === undefined ? null : await tree.idOf(at, hash);
  return id === null ? null : `${at} ${id}`;
}

/** Returns whether a file is the same on both sides, even if it cannot be read as text. */
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
  if (now.reason === absent && then.reason === absent) {
    // The path leads nowhere, or to an object that is not available as a file.
    const [id, idBefore] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
    return id === null || id === idBefore;
  }
  const [there, thereBefore] = [
    await idElsewhere(now, head, hash),
    await idElsewhere(then, base, hash),
  ];
  const isElsewhere = there !== null && there === thereBefore && now.reason === then.reason;
  const isNothing = isOutside(now) && isOutside(then);
  if (isNothing || isElsewhere || head.links.has(path) || base.links.has(path)) {
    // A link does not determine its target's content. However, the change left the target untouched if no
    // link changed and the target is outside the repository or in an unchanged submodule. If a link leads to
    // nothing, the reasons for the failed reads are not compared, because Git and the file system report
    // different reasons.
    const [ours, theirs] = await Promise.all([linkTargets(head, hash), linkTargets(base, hash)]);
    return (isNothing || isElsewhere) && ours === theirs;
  }
  const [one, other] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
  return one !== null && one === other;
}
