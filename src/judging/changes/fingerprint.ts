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

/** A side of a comparison: the dependencies of a tree, and the files that decide what they are. */
export interface Side {
  readonly dependencies: readonly Dependency[];
  readonly deciding: DecidingFiles;
  /**
   * Identifies the content of a file, or the target of a link. Equal for equal content; for what cannot
   * be read, equal to nothing on the other side.
   */
  readonly contentOf: (file: string) => string;
  /** Whether it has anything in a folder. */
  readonly holds: FolderTest;
  /** Aliases that permissions name, as names of tools have them; null if any may be. Absent if none is known. */
  readonly permitted?: ReadonlySet<string> | null;
}

/**
 * Everything that makes a dependency what it is, in parts: of some sides equal exactly where nothing that
 * decides what is started differs. Reports name the parts that differ, so nothing is a change unnamed.
 *
 * @param nameInBase gives each path of the side the name that the file has in the base
 * @param declaredIn the name of the declaring file, or what counts in its stead
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
      // An alteration may keep its name and have another value.
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
    // Names and folders decide which of several recipes is used, relative to the folder of the launch.
    files: filesDeciding(dependency, side)
      .map((path) => [relative(folder, path), side.contentOf(path)])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    script: through.map((text) => withoutQuietLines(withoutComments(text))),
  };
}

/** The parts of a dependency as one text. */
export function fingerprint(...subject: Parameters<typeof decidingParts>): string {
  return JSON.stringify(Object.values(decidingParts(...subject)));
}

/** What an entry starts, in words; null stands for what it does not say. */
export function collectEntryWords(launch: Launch): readonly (Word | null)[] {
  const { command, args, registry, plugin, admits = null } = launch;
  const line = command === null ? [null, ...args] : essentialWords({ command, args });
  return [...line, registry, plugin ?? admits];
}

/** The one version that is installed of what a manifest names, whatever range it meets; null for any other. */
function installedByManifest(dependency: Dependency): string | null {
  if (dependency.declaration.client !== 'package-manifest') return null;
  const { pin, version } = versionPart(dependency);
  return dependency.resolved?.version ?? (pin === 'exact' ? version : null);
}

/**
 * The version that a lockfile proves, and which lockfile; null where none does, or where the version is
 * pinned anyway: a lockfile proves nothing about a package from elsewhere.
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

/** Whether one lockfile, on both sides, says another source or integrity of the same version. */
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

/** Sorted, so that the order of keys makes no difference; those with one name keep their order. */
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

/** The files whose content is part of the fingerprints of a side. */
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

/** Every file whose name is part of the fingerprints of a side. */
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
