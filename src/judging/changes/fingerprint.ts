import { relative } from 'node:path/posix';
import { ownCodePath, unidentifiedReason, versionPart } from '../../detection/ecosystems.ts';
import { essentialWords } from '../../detection/launch.ts';
import type { Alteration, Dependency, Launch, VariableUse, Word } from '../../model/model.ts';
import { isActive } from './activity.ts';
import { withoutComments } from './comments.ts';
import type { DecidingFiles } from './deciding-files.ts';
import { hiddenVariables } from './hidden.ts';
import type { FolderTest } from './places.ts';
import { withoutQuietLines } from './quiet-lines.ts';

/** One side of a comparison: a tree's dependencies, and the files that determine their identity. */
export interface Side {
  readonly dependencies: readonly Dependency[];
  readonly deciding: DecidingFiles;
  /**
   * Returns an identifier of a file's content, or of a link's target. Identical content has the same
   * identifier. The identifier of an unreadable file differs from every identifier on the other side.
   */
  readonly contentOf: (file: string) => string;
  /** Returns whether the side contains anything in a folder. */
  readonly holds: FolderTest;
  /**
   * The aliases in permissions, as they appear in tool names; null if permissions may cover any alias; absent
   * if no permissions are known.
   */
  readonly permitted?: ReadonlySet<string> | null;
}

/**
 * Returns everything that identifies a dependency, in parts. The parts on both sides are equal if and only if
 * everything that determines which program starts is the same. Reports list the differing parts by name, so
 * every change belongs to a named part.
 *
 * @param nameInBase returns the base's name for a path on the given side
 * @param declaredIn the name of the declaring file, or the part that is compared in its place
 */
export function decidingParts(
  dependency: Dependency,
  side: Side,
  nameInBase: (path: string) => string,
  declaredIn: string = nameInBase(dependency.declaration.file),
) {
  const { role, type, through } = dependency;
  const { specifier, pin, version, digest } = versionPart(dependency);
  const { folder, client, launch, definitions = [] } = dependency.declaration;
  const installed = installedByManifest(dependency);
  const program = ownCodePath(dependency);
  const name = program === null ? dependency.name : nameInBase(program);
  const byKind = Map.groupBy(
    sortAlterations(dependency.alterations),
    ({ kind }) => kind === 'registry',
  );
  const alterations = (isRegistry: boolean) =>
    (byKind.get(isRegistry) ?? []).map((each) => [
      each.kind,
      each.what,
      each.file === null ? null : nameInBase(each.file),
      each.address,
      // An alteration's value may change while its name stays the same.
      each.contentDigest ?? (each.file === null ? null : side.contentOf(each.file)),
    ]);
  return {
    file: declaredIn,
    client,
    server: [role, type, name, unidentifiedReason(dependency)],
    version: installed === null ? [specifier, pin, version, digest] : [installed],
    lockfile: installed === null ? provedBy(dependency, nameInBase) : null,
    enabled: isActive(dependency.declaration),
    words: collectEntryWords(launch).map((word) => word?.text ?? null),
    folder: launch.cwd?.text ?? null,
    url: launch.url?.text ?? null,
    envFile: launch.envFile?.text ?? null,
    variables: [
      hiddenVariables(dependency),
      sortByName(dependency.variableUses).map(({ name: variable, valueDigest, files }) => [
        variable,
        valueDigest,
        files.map((path) => [nameInBase(path), side.contentOf(path)]),
      ]),
    ],
    surroundings: definitions,
    hooks: launch.hooks.map(({ what, contentDigest }) => [what, contentDigest]),
    registry: alterations(true),
    alterations: alterations(false),
    ownPackages: (dependency.ownPackages ?? [])
      .map(({ file, contentDigest }) => JSON.stringify([nameInBase(file ?? ''), contentDigest]))
      .sort(),
    // The files' names and folders, relative to the launch folder, determine which of several recipes is
    // used.
    files: filesDeciding(dependency, side)
      .map((path) => [relative(folder, path), side.contentOf(path)])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    script: through.map((text) => withoutQuietLines(withoutComments(text))),
  };
}

/** Joins a dependency's parts into one string. */
export function fingerprint(...subject: Parameters<typeof decidingParts>): string {
  return JSON.stringify(Object.values(decidingParts(...subject)));
}

/**
 * Returns the parts of an entry that make up a launch, as shell words; null for each part that the entry does
 * not set.
 */
export function collectEntryWords(launch: Launch): readonly (Word | null)[] {
  const { command, args, registry, plugin, admits = null } = launch;
  const line = command === null ? [null, ...args] : essentialWords({ command, args });
  return [...line, registry, plugin ?? admits];
}

/**
 * Returns the installed version of a dependency from a package manifest, regardless of the range in the
 * manifest; null for any other dependency.
 */
function installedByManifest(dependency: Dependency): string | null {
  if (dependency.declaration.client !== 'package-manifest') return null;
  const { pin, version } = versionPart(dependency);
  return dependency.resolved?.version ?? (pin === 'exact' ? version : null);
}

/**
 * Returns the version that a lockfile proves, and the lockfile itself. Returns null if no lockfile proves a
 * version, or if the version is already pinned. A lockfile proves nothing about a package from another
 * source.
 */
function provedBy(
  dependency: Dependency,
  nameInBase: (path: string) => string,
): readonly [string, string] | null {
  const { resolved } = dependency;
  const { pin, version } = versionPart(dependency);
  const isPinned = resolved === null || (pin === 'exact' && resolved.version === version);
  return isPinned ? null : [resolved.version, nameInBase(resolved.file)];
}

/**
 * Returns whether a lockfile lists different sources or integrity values on the two sides for the same
 * version.
 */
export function isReplacedInLockfile(
  { resolved: now }: Dependency,
  { resolved: before }: Dependency,
  nameInBase: (path: string) => string,
): boolean {
  return (
    now?.entryDigest !== undefined &&
    before?.entryDigest !== undefined &&
    now.version === before.version &&
    nameInBase(now.file) === before.file &&
    now.entryDigest !== before.entryDigest
  );
}

/**
 * Sorts alterations so that the order of keys makes no difference. Alterations with the same name keep their
 * order.
 */
function sortAlterations(alterations: readonly Alteration[]): Alteration[] {
  const key = ({ kind, what, file }: Alteration): string => JSON.stringify([kind, what, file]);
  return alterations.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

const sortByName = (uses: readonly VariableUse[]): VariableUse[] =>
  uses.toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));

function filesDeciding(
  dependency: Dependency,
  { deciding }: Pick<Side, 'deciding'>,
): readonly string[] {
  return deciding.get(dependency) ?? [];
}

/** Returns the files whose contents are part of the fingerprints of one side. */
export function fingerprintedFiles(side: Omit<Side, 'contentOf'>): Set<string> {
  return new Set(
    side.dependencies.flatMap((dependency) => [
      ...dependency.alterations.flatMap(({ file, contentDigest }) =>
        file === null || contentDigest !== undefined ? [] : [file],
      ),
      ...dependency.variableUses.flatMap((use) => use.files),
      ...filesDeciding(dependency, side),
    ]),
  );
}

/** Returns every file whose name is part of the fingerprints of one side. */
export function listNamedFiles(side: Omit<Side, 'contentOf'>): Set<string> {
  const files = side.dependencies.flatMap((dependency) => [
    dependency.declaration.file,
    ...(dependency.declaration.activations ?? []).map(({ file }) => file),
    dependency.resolved?.file,
    ownCodePath(dependency),
    ...dependency.alterations.map(({ file }) => file),
    ...(dependency.ownPackages ?? []).map(({ file }) => file),
    ...dependency.variableUses.flatMap((use) => use.files),
    ...filesDeciding(dependency, side),
  ]);
  return new Set(files.flatMap((file) => file ?? []));
}
