import { isInstallationFile, isLockfileAlteration } from '../../detection/project.ts';
import type { Base } from '../../io/github-event.ts';
import type { ObjectHash, Tree } from '../../io/tree.ts';
import {
  added,
  type Change,
  type Comparison,
  compare,
  decidingFiles,
  expectedFiles,
  fingerprintedFiles,
  listNamedFiles,
} from '../../judging/changes.ts';
import { withAcceptedRegistries } from '../../judging/evaluation.ts';
import { describeError, GateError } from '../../model/failure.ts';
import type { AutoApproval, Dependency, FileReport } from '../../model/model.ts';
import { pathInFolder } from '../../model/paths.ts';
import { firstNames } from '../../model/phrase.ts';
import {
  proveCandidates,
  type ScannedTree,
  type ScanOptions,
  scanTree,
  stepsToResolve,
} from './inventory.ts';
import { listRemovedServers } from './removed-servers.ts';
import { findRenames, isSameFile, readContents } from './tree-contents.ts';
import { unreadInChange } from './unread.ts';

export interface Changes {
  /** Returns how a declared dependency, or a candidate from a package manifest, has changed. */
  readonly of: (dependency: Dependency) => Change;
  /** Servers in the base that the head no longer declares anywhere. */
  readonly removed: Comparison['removed'];
  /** Returns whether the change adds or modifies an unreadable file, or the unreadable part of a file. */
  readonly touches: (file: FileReport) => boolean;
  /**
   * Returns whether the change adds or edits a file whose alterations would otherwise be treated as expected.
   */
  readonly brings: (file: string) => boolean;
  /**
   * Returns whether an auto-approval is new, so that something that required approval in the base now runs
   * without approval.
   */
  readonly frees: (autoApproval: AutoApproval) => boolean;
  /** Files that the change adds or edits and that might declare servers, but are not parsed. */
  readonly unread: readonly FileReport[];
  /** Notices for the report, as complete sentences. */
  readonly notices: readonly string[];
}

/** The changes when there is no base: any dependency might be new. */
export const unknownChanges: Changes = {
  of: () => ({ ...added, kind: 'unknown' }),
  removed: [],
  touches: () => true,
  brings: () => false,
  frees: () => true,
  unread: [],
  notices: [],
};

/**
 * Compares a tree with its base.
 *
 * @returns the changes, or the reason why the base could not be read
 */
export async function compareWithBase(
  head: ScannedTree,
  base: Base,
  options: ScanOptions,
): Promise<Changes | { readonly reason: string }> {
  let scannedBase: ScannedTree;
  try {
    scannedBase = await scanTree(base.source, options);
  } catch (error) {
    // If GitHub does not respond, another run might succeed.
    if (error instanceof GateError && error.code.startsWith('api-')) throw error;
    return { reason: `the gate cannot read the base (${describeError(error)})` };
  }
  const { hash } = base;
  // A lockfile can change the versions of candidates. Reading lockfiles is slow, so check first whether any
  // of them differ.
  const installationsChanged =
    head.inventory.candidates.length > 0 &&
    (await installationsDiffer(head.tree, scannedBase.tree, hash));
  const [ofHead, ofBase] = await Promise.all([
    provedDependencies(head, installationsChanged, options),
    provedDependencies(scannedBase, installationsChanged, options),
  ]);
  for (const { plain } of [...ofHead, ...ofBase]) {
    head.charge(stepsToResolve(plain), plain.declaration.file);
  }
  const [now, before] = [ofHead.map(({ proved }) => proved), ofBase.map(({ proved }) => proved)];
  const sides = { base: createSide(before, scannedBase.tree), head: createSide(now, head.tree) };
  const files = new Set([...fingerprintedFiles(sides.base), ...fingerprintedFiles(sides.head)]);
  const { changes, removed } = compare(
    { ...sides.base, contentOf: await readContents(scannedBase.tree, files, 'base', hash) },
    {
      ...sides.head,
      contentOf: await readContents(head.tree, files, 'head', hash),
      permitted: await permittedAliases(head.tree),
    },
    await findRenames(
      { tree: head.tree, files: listNamedFiles(sides.head) },
      { tree: scannedBase.tree, files: listNamedFiles(sides.base) },
    ),
  );
  const baseFaults = new Set(scannedBase.inventory.files.map(faultKey));
  const touched = await touchedFiles(head, scannedBase.tree, hash);
  const brought = new Set<string>();
  const expected = expectedFiles(now);
  for (const tree of [head.tree, scannedBase.tree]) tree.prepare(expected);
  for (const file of expected) {
    if (!(await isSameFile(file, head.tree, scannedBase.tree, hash))) brought.add(file);
  }
  const approvedBefore = new Set(scannedBase.inventory.autoApproved.map(({ key }) => key));
  const provedOf = new Map(ofHead.map(({ plain, proved }) => [plain, proved]));
  return {
    of: (dependency) => changes.get(provedOf.get(dependency) ?? dependency) ?? added,
    removed: listRemovedServers(
      removed.filter(({ declaration }) => declaration.client !== 'package-manifest'),
      head,
      touched,
    ),
    touches: (file) =>
      (touched.has(file.path) && !baseFaults.has(faultKey(file) ?? '')) ||
      (file.referredFile !== undefined && touched.has(file.referredFile)),
    brings: (file) => brought.has(file),
    frees: ({ key }) => !approvedBefore.has(key),
    unread: await unreadInChange(head.uncounted, scannedBase.tree, hash),
    notices: [
      ...unreadInBase(head, scannedBase.tree),
      ...findLockfileReplacements(changes, head.shown),
    ],
  };
}

/**
 * Returns a key for an error and the part of the file that it refers to; null if the error might affect the
 * whole file.
 */
const faultKey = ({ path, reason, contentDigest }: FileReport): string | null =>
  contentDigest === undefined ? null : JSON.stringify([path, reason, contentDigest]);

/** Maximum number of files or packages in a notice. */
const mostNamed = 5;

/** Reports packages whose source or integrity in a lockfile has changed although their version has not. */
function findLockfileReplacements(
  changes: ReadonlyMap<Dependency, Change>,
  shown: ScannedTree['shown'],
): string[] {
  const replaced = [...changes].flatMap(([dependency, { before }]) => {
    const { name, resolved: now } = dependency;
    const previousResolved = before?.resolved;
    if (before?.name !== name || previousResolved?.entryDigest === undefined) return [];
    const doubt = dependency.alterations.find(isLockfileAlteration);
    const isOtherEntry =
      now?.entryDigest !== undefined &&
      now.version === previousResolved.version &&
      now.file === previousResolved.file &&
      now.entryDigest !== previousResolved.entryDigest;
    const place = isOtherEntry ? now : doubt && { file: doubt.file, line: doubt.span.start.line };
    return place ? [`${name} (${shown.path(place.file ?? '')}:${place.line})`] : [];
  });
  const list = firstNames([...new Set(replaced)], mostNamed);
  return list === ''
    ? []
    : [
        `In the lockfile, this change gives these packages a different source or integrity, not only a different version: ${list}.`,
      ];
}

function unreadInBase({ tree, shown }: ScannedTree, base: Tree): string[] {
  const read = new Set(tree.sources.map(({ path }) => path));
  const unread = base.files.filter(({ path, status }) => status === 'unreadable' && read.has(path));
  const namedFiles = unread.map(({ path, reason }) => `${shown.path(path)} (${reason})`);
  const list = firstNames(namedFiles, mostNamed);
  return list === ''
    ? []
    : [
        `Servers in these files count as new, because the files cannot be read in the base: ${list}.`,
      ];
}

/** Matches settings files in which users allow tools by server alias. */
const permissions = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;

/** Maximum number of bytes that are read from a settings file. */
const maxSettings = 1024 * 1024;

/**
 * Returns the alias in a tool's name: `g` in `g__read`. Empty for a name that cannot belong to a server's
 * tool.
 */
const aliasInToolName = (tool: string): readonly string[] =>
  /^([\w-]+?)(?:__.*)?$/s.exec(tool)?.slice(1) ?? [];

/**
 * Returns the aliases in a tree's permissions, such as `g` in `mcp__g__read`; null if a settings file cannot
 * be read.
 */
async function permittedAliases(tree: Tree): Promise<ReadonlySet<string> | null> {
  const paths = [...tree.paths, ...tree.links].filter((path) => permissions.test(path));
  tree.prepare(paths);
  const files = await Promise.all(paths.map((path) => tree.read(path, maxSettings)));
  const aliasesByFile = files.map((file) =>
    'text' in file ? [...file.text.matchAll(/"mcp__([^"]*)(?=")/g)] : null,
  );
  return aliasesByFile.includes(null)
    ? null
    : new Set(
        aliasesByFile.flatMap(
          (each) => each?.flatMap(([, tool = '']) => aliasInToolName(tool)) ?? [],
        ),
      );
}

/**
 * Returns which of the unreadable files, and of the files that they refer to, differ from the base or cannot
 * be compared with it.
 */
async function touchedFiles(
  { inventory, tree }: ScannedTree,
  base: Tree,
  hash: ObjectHash,
): Promise<ReadonlySet<string>> {
  const touched = new Set<string>();
  const unreadable = inventory.files.filter(({ status }) => status === 'unreadable');
  const paths = unreadable.flatMap(({ path, referredFile }) => [path, referredFile ?? path]);
  for (const each of [tree, base]) each.prepare(paths);
  for (const path of new Set(paths)) {
    if (!(await isSameFile(path, tree, base, hash))) touched.add(path);
  }
  return touched;
}

/**
 * Returns the dependencies and candidates to compare. The candidates have the versions that lockfiles prove,
 * but only if installation files have changed.
 */
async function provedDependencies(
  { inventory, project }: ScannedTree,
  installationsChanged: boolean,
  { registries = [] }: ScanOptions,
) {
  const { dependencies, candidates } = inventory;
  // The policy treats an accepted mirror as equivalent to the default registry.
  const accepted = (each: Dependency): Dependency => withAcceptedRegistries(each, registries);
  const versions = installationsChanged ? await proveCandidates(candidates, project) : candidates;
  return [
    ...dependencies.map((plain) => ({ plain, proved: accepted(plain) })),
    ...candidates.map((plain, index) => ({ plain, proved: accepted(versions[index] ?? plain) })),
  ];
}

/** Returns whether any file that affects installed versions differs between the head and the base. */
async function installationsDiffer(head: Tree, base: Tree, hash: ObjectHash): Promise<boolean> {
  const installationFiles = ({ paths, links }: Tree): readonly string[] =>
    [...paths, ...links].filter(isInstallationFile).sort();
  const files = installationFiles(head);
  if (files.join('\0') !== installationFiles(base).join('\0')) return true;
  for (const path of files) {
    // A link's object id does not identify the content of its target.
    if (head.links.has(path)) return true;
    const [headId, baseId] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
    if (headId === null || headId !== baseId) return true;
  }
  return false;
}

function createSide(dependencies: readonly Dependency[], tree: Tree) {
  const { kindAt, namesIn } = tree.tracked;
  // A working tree can contain empty folders, which git does not track.
  const holds = (path: string): boolean => {
    const kind = kindAt(path);
    return kind === 'folder'
      ? namesIn(path).some((name) => holds(pathInFolder(path, name)))
      : kind !== null;
  };
  return { dependencies, deciding: decidingFiles(dependencies, tree), holds };
}
