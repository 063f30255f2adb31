import { alteringFiles, type Change, type Comparison, compare } from './changes/compare.ts';
import { causeOf } from './failure.ts';
import type { Tree } from './files/tree.ts';
import type { Base } from './github/base.ts';
import { type Look, type LookedThrough, lookThrough, prove } from './inventory.ts';
import type { Dependency, FileReport } from './model.ts';
import { isInstallationFile } from './project/lockfiles.ts';

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
  of: () => ({ kind: 'unknown', before: null }),
  removed: [],
  touches: () => true,
};

/** Longest file that is compared as a whole. */
const longestFile = 8 * 1024 * 1024;

/**
 * Compares a tree with its base.
 *
 * @returns null with the reason where the base cannot be understood, so that nothing is known of it
 */
export async function compareWithBase(
  head: LookedThrough,
  base: Base,
  look: Look,
): Promise<Changes | { readonly reason: string }> {
  let then: LookedThrough;
  try {
    then = await lookThrough(base.source, look);
  } catch (error) {
    return { reason: `the base cannot be understood (${causeOf(error)})` };
  }
  // A lockfile may move what no declaration names, and reading it takes time.
  const isMoved =
    head.inventory.candidates.length > 0 && (await installationsDiffer(head.tree, then.tree, base));
  const [ours, theirs] = await Promise.all([head, then].map((each) => allOf(each, isMoved)));
  if (ours === undefined || theirs === undefined) return unknownChanges;
  const [now, before] = [ours.map(({ shown }) => shown), theirs.map(({ shown }) => shown)];
  const files = new Set([...alteringFiles(now), ...alteringFiles(before)]);
  const { changes, removed } = compare(
    { dependencies: before, contentOf: await contents(then.tree, files, 'base') },
    { dependencies: now, contentOf: await contents(head.tree, files, 'head') },
    await renames(head, then),
  );
  const touched = new Set<string>();
  for (const { path, status } of head.inventory.files) {
    if (status !== 'unreadable' || touched.has(path)) continue;
    if (!(await isSameFile(path, head.tree, then.tree, base))) touched.add(path);
  }
  const shownAs = new Map(ours.map(({ plain, shown }) => [plain, shown]));
  return {
    of: (dependency) =>
      changes.get(shownAs.get(dependency) ?? dependency) ?? { kind: 'added', before: null },
    removed: removed.filter(({ declaration }) => declaration.client !== 'package-manifest'),
    touches: ({ path }) => touched.has(path),
  };
}

/** Everything that is declared, and the candidates, proved where that may matter. */
async function allOf({ inventory, project }: LookedThrough, isMoved: boolean) {
  const { dependencies, candidates } = inventory;
  const proved = isMoved ? await prove(candidates, project) : candidates;
  return [
    ...dependencies.map((plain) => ({ plain, shown: plain })),
    ...candidates.map((plain, index) => ({ plain, shown: proved[index] ?? plain })),
  ];
}

/** Whether any file that decides about installed versions is another one. */
async function installationsDiffer(head: Tree, base: Tree, { hash }: Base): Promise<boolean> {
  const [ours, theirs] = [head, base].map(({ paths, links }) =>
    [...paths, ...links].filter(isInstallationFile).sort(),
  );
  if (ours === undefined || theirs === undefined || ours.join('\0') !== theirs.join('\0')) {
    return true;
  }
  for (const path of ours) {
    // What a link leads to is not named by it.
    if (head.links.has(path)) return true;
    const [now, then] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
    if (now === null || now !== then) return true;
  }
  return false;
}

/** The contents of some files of one side, by name; what cannot be read is like nothing else. */
async function contents(
  tree: Tree,
  files: ReadonlySet<string>,
  side: string,
): Promise<(file: string) => string> {
  const known = new Map<string, string>();
  for (const file of files) {
    const read = await tree.read(file, longestFile);
    known.set(file, 'text' in read ? `text ${read.text}` : `unknown to the ${side}`);
  }
  return (file) => known.get(file) ?? `unknown to the ${side}`;
}

/** Declaring files that are only in the head, by the identical ones that are only in the base. */
async function renames(
  head: LookedThrough,
  base: LookedThrough,
): Promise<ReadonlyMap<string, string>> {
  const only = (one: LookedThrough, other: LookedThrough): string[] => {
    const declaring = new Set(one.inventory.declarations.map(({ file }) => file));
    return [...declaring].filter(
      (file) => !other.tree.paths.has(file) && !other.tree.links.has(file),
    );
  };
  const [added, gone] = [only(head, base), only(base, head)];
  if (added.length === 0 || gone.length === 0) return new Map();
  const byText = new Map<string, string[]>();
  for (const file of gone) {
    const read = await base.tree.read(file);
    if ('text' in read) byText.set(read.text, [...(byText.get(read.text) ?? []), file]);
  }
  const renamed = new Map<string, string>();
  for (const file of added) {
    const read = await head.tree.read(file);
    const from = 'text' in read ? byText.get(read.text)?.shift() : undefined;
    if (from !== undefined) renamed.set(file, from);
  }
  return renamed;
}

/** Whether a file that cannot be understood is the same on both sides. */
async function isSameFile(path: string, head: Tree, base: Tree, { hash }: Base): Promise<boolean> {
  const [now, then] = await Promise.all([head.read(path), base.read(path)]);
  if ('text' in now || 'text' in then) {
    return 'text' in now && 'text' in then && now.text === then.text;
  }
  // What a link leads to is not named by it.
  if (head.links.has(path) || base.links.has(path)) return false;
  const [one, other] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
  return one !== null && one === other;
}
