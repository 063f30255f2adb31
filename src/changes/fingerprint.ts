import { relative } from 'node:path/posix';
import type { Alteration, Dependency } from '../model.ts';
import type { DecidingFiles } from './deciding-files.ts';
import { alteringVariables, surroundingsOf } from './hidden.ts';

/** A side of a comparison: what a tree brings in, and what else counts for whether it is the same. */
export interface Side {
  readonly dependencies: readonly Dependency[];
  readonly deciding: DecidingFiles;
  /**
   * Names the content of a file, or the target of a link; equal for what is equal, and for what cannot
   * be read equal to nothing on the other side.
   */
  readonly contentOf: (file: string) => string;
}

/**
 * Everything that makes a dependency what it is, as one text.
 *
 * @param nameInBase gives each path of the side the name that the file has in the base
 */
export function fingerprint(
  dependency: Dependency,
  side: Side,
  nameInBase: (path: string) => string,
): string {
  const { role, type, specifier, pin, version, digest, reason, through } = dependency;
  const { file, folder, client, disabled, launch } = dependency.declaration;
  const program = programOf(dependency);
  const name = program === null ? dependency.name : nameInBase(program);
  const { command, args, cwd, url, registry, plugin, envFile, hooks } = launch;
  return JSON.stringify([
    nameInBase(file),
    client,
    [role, type, name, specifier, pin, version, digest, reason],
    provedBy(dependency, nameInBase),
    disabled,
    [command, cwd, url, registry, plugin, envFile].map((word) => word?.text ?? null),
    args.map(({ text }) => text),
    alteringVariables(dependency),
    surroundingsOf(dependency),
    hooks.map(({ what, contentDigest }) => [what, contentDigest]),
    inOrder(dependency.alterations).map((each) => [
      each.kind,
      each.what,
      each.file === null ? null : nameInBase(each.file),
      each.address,
      // What alters it from elsewhere may have kept its name and have another value.
      each.contentDigest ?? (each.file === null ? null : side.contentOf(each.file)),
    ]),
    // Which of several recipes wins is told by their names and folders: as they lie around the start.
    filesDeciding(dependency, side)
      .map((path) => [relative(folder, path), side.contentOf(path)])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    through.map(withPlainLineEnds),
  ]);
}

/**
 * The version that a lockfile proves, and which one does; null where none does, or it only says what is
 * pinned anyway: a lockfile proves nothing of what it takes from elsewhere.
 */
function provedBy(
  { resolved, pin, version }: Dependency,
  nameInBase: (path: string) => string,
): readonly [string, string] | null {
  const isPinned = resolved === null || (pin === 'exact' && resolved.version === version);
  return isPinned ? null : [resolved.version, nameInBase(resolved.file)];
}

/** The file of the project that is started; null where a dependency is none. */
function programOf({ type, name }: Dependency): string | null {
  return type === 'local' ? name : null;
}

/** A text whose line ends are those of git, whatever the system of the checkout makes of them. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** In an order that does not hang on that of keys; what has one name stays as it stands. */
function inOrder(alterations: readonly Alteration[]): Alteration[] {
  const key = ({ kind, what, file }: Alteration): string => JSON.stringify([kind, what, file]);
  return alterations.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function filesDeciding(
  dependency: Dependency,
  { deciding }: Pick<Side, 'deciding'>,
): readonly string[] {
  return deciding.get(dependency) ?? [];
}

/** The files whose content is part of what the dependencies of a side are. */
export function filesThatCount(side: Omit<Side, 'contentOf'>): Set<string> {
  return new Set(
    side.dependencies.flatMap((dependency) => [
      ...dependency.alterations.flatMap(({ file, contentDigest }) =>
        file === null || contentDigest !== undefined ? [] : [file],
      ),
      ...filesDeciding(dependency, side),
    ]),
  );
}

/** Every file that is part of what the dependencies of a side are by its name. */
export function filesNamed(side: Omit<Side, 'contentOf'>): Set<string> {
  const files = side.dependencies.flatMap((dependency) => [
    dependency.declaration.file,
    dependency.resolved?.file,
    programOf(dependency),
    ...dependency.alterations.map(({ file }) => file),
    ...filesDeciding(dependency, side),
  ]);
  return new Set(files.flatMap((file) => file ?? []));
}
