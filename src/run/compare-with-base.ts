import { type Change, type Comparison, compare } from '../changes/compare.ts';
import { decidingFiles } from '../changes/deciding-files.ts';
import { filesNamed, filesThatCount } from '../changes/fingerprint.ts';
import { causeOf } from '../failure.ts';
import type { ObjectHash, Tree } from '../files/tree.ts';
import type { Base } from '../github/base.ts';
import type { Dependency, FileReport } from '../model.ts';
import { isInstallationFile } from '../resolution/project/lockfiles.ts';
import { prove, type ScannedTree, type ScanOptions, scanTree } from './inventory.ts';
import { findRenames, isSameFile, readContents } from './tree-contents.ts';

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
  const { hash } = base;
  // A lockfile may move what no declaration names, and reading it takes time.
  const isMoved =
    head.inventory.candidates.length > 0 && (await installationsDiffer(head.tree, then.tree, hash));
  const [ours, theirs] = await Promise.all([allOf(head, isMoved), allOf(then, isMoved)]);
  const [now, before] = [ours.map(({ proved }) => proved), theirs.map(({ proved }) => proved)];
  const sides = { base: sideOf(before, then.tree), head: sideOf(now, head.tree) };
  const files = new Set([...filesThatCount(sides.base), ...filesThatCount(sides.head)]);
  const { changes, removed } = compare(
    { ...sides.base, contentOf: await readContents(then.tree, files, 'base', hash) },
    { ...sides.head, contentOf: await readContents(head.tree, files, 'head', hash) },
    await findRenames(
      { tree: head.tree, files: filesNamed(sides.head) },
      { tree: then.tree, files: filesNamed(sides.base) },
    ),
  );
  const touched = await touchedFiles(head, then.tree, hash);
  const provedOf = new Map(ours.map(({ plain, proved }) => [plain, proved]));
  return {
    of: (dependency) => changes.get(provedOf.get(dependency) ?? dependency) ?? added,
    removed: removed.filter(({ declaration }) => declaration.client !== 'package-manifest'),
    touches: ({ path }) => touched.has(path),
  };
}

/** Files that cannot be read and are not the same in the base. */
async function touchedFiles(
  { inventory, tree }: ScannedTree,
  base: Tree,
  hash: ObjectHash,
): Promise<ReadonlySet<string>> {
  const touched = new Set<string>();
  for (const { path, status } of inventory.files) {
    if (status !== 'unreadable' || touched.has(path)) continue;
    if (!(await isSameFile(path, tree, base, hash))) touched.add(path);
  }
  return touched;
}

/** Everything that is declared, and the candidates, proved where that may matter. */
async function allOf({ inventory, project }: ScannedTree, isMoved: boolean) {
  const { dependencies, candidates } = inventory;
  const versions = isMoved ? await prove(candidates, project) : candidates;
  return [
    ...dependencies.map((plain) => ({ plain, proved: plain })),
    ...candidates.map((plain, index) => ({ plain, proved: versions[index] ?? plain })),
  ];
}

/** Whether any file that decides about installed versions is another one. */
async function installationsDiffer(head: Tree, base: Tree, hash: ObjectHash): Promise<boolean> {
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
