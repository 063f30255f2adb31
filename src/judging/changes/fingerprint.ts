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

export interface Side {
  readonly dependencies: readonly Dependency[];
  readonly deciding: DecidingFiles;
  /**
   * Returns an identifier for a file's content or a link's target. Identical content has the same identifier.
   * The identifier for an unreadable file differs from every identifier on the other side.
   */
  readonly contentOf: (file: string) => string;
  readonly holds: FolderTest;
  /**
   * Aliases named in permissions, in the form used in tool names; null if permissions could cover any alias;
   * absent if no permissions are known.
   */
  readonly permitted?: ReadonlySet<string> | null;
}

/**
 * Returns everything that determines which program a dependency starts, split into named parts. Reports list
 * the differing parts by name, so every change belongs to a named part.
 *
 * @param nameInBase returns the base's name for a path on the given side
 * @param declaredIn the name of the declaring file, or a value to compare instead
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
      // The value of an alteration can change while its name stays the same.
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
    // The paths are relative to the launch folder, because names and folders decide which of several recipes
    // is used.
    files: filesDeciding(dependency, side)
      .map((path) => [relative(folder, path), side.contentOf(path)])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    script: through.map((text) => withoutQuietLines(withoutComments(text))),
  };
}

export function fingerprint(...subject: Parameters<typeof decidingParts>): string {
  return JSON.stringify(Object.values(decidingParts(...subject)));
}

/** Returns the words that make up a launch; null stands for a part that the entry does not set. */
export function collectEntryWords(launch: Launch): readonly (Word | null)[] {
  const { command, args, registry, plugin, admits = null } = launch;
  const line = command === null ? [null, ...args] : essentialWords({ command, args });
  return [...line, registry, plugin ?? admits];
}

/**
 * Returns the installed version of a dependency in a package manifest, whatever range the manifest states.
 * Returns null if the version is unknown or the dependency is not from a package manifest.
 */
function installedByManifest(dependency: Dependency): string | null {
  if (dependency.declaration.client !== 'package-manifest') return null;
  const { pin, version } = versionPart(dependency);
  return dependency.resolved?.version ?? (pin === 'exact' ? version : null);
}

/**
 * Returns the version that a lockfile proves, with the lockfile's path; null if no lockfile proves a version
 * or the version is already pinned.
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
 * Reports whether a lockfile's source or integrity value for the same version differs between the two sides.
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
 * Sorts alterations so that the order of keys does not matter. Alterations with the same kind, name and file
 * keep their order.
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

/** Returns the files whose contents are part of one side's fingerprints. */
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

/** Returns the files whose names are part of one side's fingerprints. */
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
