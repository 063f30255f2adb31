import { type Change, type Comparison, compare } from '../changes/compare.ts';
import { decidingFiles } from '../changes/deciding-files.ts';
import { filesNamed, filesThatCount, withPlainLineEnds } from '../changes/fingerprint.ts';
import { renamesOf } from '../changes/renames.ts';
import { digestOf } from '../declarations/digest.ts';
import { causeOf } from '../failure.ts';
import type { Tree } from '../files/tree.ts';
import { notAFile, unreadableReasons } from '../files/unreadable.ts';
import type { Base } from '../github/base.ts';
import type { Dependency, FileReport } from '../model.ts';
import { isInstallationFile } from '../project/lockfiles.ts';
import { prove, type ScannedTree, type ScanOptions, scanTree } from './inventory.ts';

/** What a change brings to a project, against its base. */
export interface Changes {
  /** Of what is declared, and of the candidates of package manifests. */
  readonly of: (dependency: Dependency) => Change;
  readonly removed: Comparison['removed'];
  /** Whether the change adds or touches a file that cannot be read. */
  readonly touches: (file: FileReport) => boolean;
}

/** Where there is nothing to compare with, everything may be new. */
export const unknownChanges: Changes = {
  of: () => ({ kind: 'unknown', before: null, replaced: [] }),
  removed: [],
  touches: () => true,
};

const added: Change = { kind: 'added', before: null, replaced: [] };

/** Longest file that is compared as a text. */
const longestFile = 8 * 1024 * 1024;

/**
 * Compares a tree with its base.
 *
 * @returns the reason alone where the base cannot be understood, so that nothing is known of it
 */
export async function compareWithBase(
  head: ScannedTree,
  base: Base,
  options: ScanOptions,
): Promise<Changes | { readonly reason: string }> {
  let then: ScannedTree;
  try {
    then = await scanTree(base.source, options);
  } catch (error) {
    return { reason: `the base cannot be understood (${causeOf(error)})` };
  }
  // A lockfile may move what no declaration names, and reading it takes time.
  const isMoved =
    head.inventory.candidates.length > 0 && (await installationsDiffer(head.tree, then.tree, base));
  const [ours, theirs] = await Promise.all([allOf(head, isMoved), allOf(then, isMoved)]);
  const [now, before] = [ours.map(({ shown }) => shown), theirs.map(({ shown }) => shown)];
  const sides = { base: sideOf(before, then.tree), head: sideOf(now, head.tree) };
  const files = new Set([...filesThatCount(sides.base), ...filesThatCount(sides.head)]);
  const { changes, removed } = compare(
    { ...sides.base, contentOf: await contents(then.tree, files, 'base', base) },
    { ...sides.head, contentOf: await contents(head.tree, files, 'head', base) },
    await renames(
      { tree: head.tree, files: filesNamed(sides.head) },
      { tree: then.tree, files: filesNamed(sides.base) },
    ),
  );
  const touched = new Set<string>();
  for (const { path, status } of head.inventory.files) {
    if (status !== 'unreadable' || touched.has(path)) continue;
    if (!(await isSameFile(path, head.tree, then.tree, base))) touched.add(path);
  }
  const shownAs = new Map(ours.map(({ plain, shown }) => [plain, shown]));
  return {
    of: (dependency) => changes.get(shownAs.get(dependency) ?? dependency) ?? added,
    removed: removed.filter(({ declaration }) => declaration.client !== 'package-manifest'),
    touches: ({ path }) => touched.has(path),
  };
}

/** Everything that is declared, and the candidates, proved where that may matter. */
async function allOf({ inventory, project }: ScannedTree, isMoved: boolean) {
  const { dependencies, candidates } = inventory;
  const proved = isMoved ? await prove(candidates, project) : candidates;
  return [
    ...dependencies.map((plain) => ({ plain, shown: plain })),
    ...candidates.map((plain, index) => ({ plain, shown: proved[index] ?? plain })),
  ];
}

/** Whether any file that decides about installed versions is another one. */
async function installationsDiffer(head: Tree, base: Tree, { hash }: Base): Promise<boolean> {
  const filesOf = ({ paths, links }: Tree): readonly string[] =>
    [...paths, ...links].filter(isInstallationFile).sort();
  const files = filesOf(head);
  if (files.join('\0') !== filesOf(base).join('\0')) return true;
  for (const path of files) {
    // What a link leads to is not named by it.
    if (head.links.has(path)) return true;
    const [now, then] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
    if (now === null || now !== then) return true;
  }
  return false;
}

function sideOf(dependencies: readonly Dependency[], tree: Tree) {
  return { dependencies, deciding: decidingFiles(dependencies, tree) };
}

/** The contents of some files of one side, by name; what cannot be read is like nothing else. */
async function contents(
  tree: Tree,
  files: ReadonlySet<string>,
  side: string,
  { hash }: Base,
): Promise<(file: string) => string> {
  const known = new Map<string, string>();
  let ways: string | null = null;
  for (const file of files) {
    const isLink = tree.links.has(file);
    if (!isLink && !tree.paths.has(file)) {
      known.set(file, 'not there');
      continue;
    }
    const read = await tree.read(file, longestFile);
    const text = 'text' in read ? `text ${withPlainLineEnds(read.text)}` : null;
    if (isLink) {
      // Where it leads counts, and what is found there; a link may lead to another.
      if ('reason' in read && !leadsOut.has(read.reason) && read.reason !== notAFile) {
        known.set(file, `unknown to the ${side}`);
        continue;
      }
      ways ??= await waysOf(tree, hash);
      known.set(file, `${ways} ${text}`);
      continue;
    }
    const id = text === null ? await tree.idOf(file, hash) : '';
    known.set(file, id === null ? `unknown to the ${side}` : `${id} ${text}`);
  }
  return (file) => known.get(file) ?? `unknown to the ${side}`;
}

/** Where all links of a tree lead, as one text. */
async function waysOf({ links, idOf }: Tree, hash: Base['hash']): Promise<string> {
  const ways: string[] = [];
  for (const link of [...links].sort()) ways.push(`${link}\0${await idOf(link, hash)}`);
  return ways.join('\0');
}

/** Files that are only in the head, by the identical ones that are only in the base. */
async function renames(head: Named, base: Named): Promise<ReadonlyMap<string, string>> {
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
async function isSameFile(path: string, head: Tree, base: Tree, { hash }: Base): Promise<boolean> {
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
    const [ours, theirs] = await Promise.all([waysOf(head, hash), waysOf(base, hash)]);
    return now.reason === then.reason && leadsOut.has(now.reason) && ours === theirs;
  }
  const [one, other] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
  return one !== null && one === other;
}
