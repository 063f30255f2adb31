import type { Alteration, PackageSpec, ResolvedLaunch, Word } from '../../model/model.ts';
import { unidentifiedSpec } from '../ecosystems/ecosystem.ts';
import { versionPart } from '../ecosystems/ecosystems.ts';
import type { AmbientFile, EnvConsumer, Manager } from './ambient-inputs.ts';
import {
  type InstalledLookup,
  installedLookup,
  type PendingLookup,
  type RunBy,
  type ScriptLookup,
  type SourcesLookup,
} from './pending-lookup.ts';

/** A file or folder on the machine that replaces part of an image. */
export interface ContainerMount {
  readonly source: string;
  /** An absolute path in the container, as written. */
  readonly target: string;
  /** Whether the target is the container's working folder, or is above or below that folder. */
  readonly isWorkingFolder: boolean;
  /** The words of the container's command, which can refer to files in the mount. */
  readonly words: readonly string[];
  readonly at: Word;
}

/**
 * A package, program or remote address that a command line launches, as far as the command line alone
 * identifies it.
 */
export interface PartialLaunch {
  /** The launch that the command line specifies; unidentified if only the project's files can identify it. */
  readonly launch: ResolvedLaunch;
  /** The lookup needed in the project's files; null if the command line is sufficient. */
  readonly pending: PendingLookup | null;
  /**
   * The program name that npx and similar launchers first look for in the project; null for other launchers.
   */
  readonly localBinary: string | null;
  /** The commands in the launch chain that are looked up by name rather than given by path. */
  readonly commands: readonly NamedCommand[];
  /** The programs involved in the launch, which determine the variables to check. */
  readonly envConsumers: readonly EnvConsumer[];
  /** Files that the programs in the launch read, each with a folder in which a program looks for it. */
  readonly ambient: readonly PlacedFile[];
  readonly mounts: readonly ContainerMount[];
  /**
   * The arguments of a fetched or installed program, or of an unknown command; empty for a bridge, whose
   * arguments are resolved as separate launches.
   */
  readonly args: readonly Word[];
  readonly variables: readonly GivenVariable[];
  /**
   * The folder in which the launch starts, relative to the client's folder; empty if the command line does
   * not specify one.
   */
  readonly folder: string;
  /** Other folders, relative to the client's folder, whose projects the programs in the launch use. */
  readonly projects: readonly string[];
  readonly expansions: readonly Expansion[];
}

export interface NamedCommand {
  readonly name: string;
  /** Whether programs installed in the project take precedence, as in a `package.json` script. */
  readonly isInstalled: boolean;
}

/**
 * A variable or a file name pattern that a shell expands. A variable's value can run as a command (`text`),
 * become one or more argument words (`words`), or become part of one word (`word`). A pattern (`names`)
 * matches files whose paths, relative to the client's folder, start with `name`.
 */
export interface Expansion {
  readonly name: string;
  readonly as: 'text' | 'words' | 'word' | 'names';
  /** The harmless value that the text assigns to the variable, if any. */
  readonly ownValue?: string;
}

/** A file that a program reads, and the file's folder relative to the client's folder. */
export interface PlacedFile {
  readonly file: AmbientFile;
  readonly folder: string;
  /** The word that specifies the file; null if no word specifies it. */
  readonly at: Word | null;
}

export interface Assignment {
  readonly name: string;
  readonly value: Word;
  /** The option's name, shown in reports instead of `name` if an option sets the variable. */
  readonly what?: string;
}

export interface GivenVariable extends Assignment {
  /**
   * The programs in a container that can read the variable; null if the variable is not set in a container.
   */
  readonly inside: readonly EnvConsumer[] | null;
}

export function serverLaunch(
  spec: PackageSpec,
  at: Word,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  return {
    launch: { ...spec, role: 'server', resolved: null, span: at.span, alterations, through: [] },
    pending: null,
    localBinary: null,
    commands: [],
    // Every launcher fetches repositories with Git, so Git's variables apply.
    envConsumers: spec.type === 'git' ? ['git'] : [],
    ambient: [],
    mounts: [],
    args: [],
    variables: [],
    folder: '',
    projects: [],
    expansions: [],
  };
}

export function asBridge(partial: PartialLaunch): PartialLaunch {
  return { ...partial, launch: { ...partial.launch, role: 'launcher' } };
}

export function asLibrary(partial: PartialLaunch): PartialLaunch {
  return { ...partial, launch: { ...partial.launch, role: 'library' } };
}

export function unidentifiedLaunch(at: Word, reason: string): PartialLaunch {
  return serverLaunch(unidentifiedSpec(at.text, reason), at);
}

/**
 * Returns an unidentified launch for an option that might take the next word as its value or start another
 * program.
 */
export const hiddenLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'an option that may hide which program starts');

export const unclearShellLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'a shell whose program cannot be determined');

export const foreignProgramLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'a program that does not come from the package');

/** Returns the launch of an installed program that starts the command in its arguments. */
export const runnerLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'a program that runs its arguments');

export const incompleteLaunch = (unknown: Word | null, command: Word): PartialLaunch =>
  unknown === null
    ? unidentifiedLaunch(command, 'a command without a package')
    : hiddenLaunch(unknown);

/** The reason why a launch is unidentified if a program that starts another command is given none. */
export const emptyWrapper = 'a wrapper without a command';

const unknownCommand = 'a command that is not known to fetch a published package';

/**
 * Returns an unidentified launch for a command that is not a launcher, with its arguments, which can contain
 * other launches.
 */
export function unknownCommandLaunch(at: Word, args: readonly Word[]): PartialLaunch {
  return { ...unidentifiedLaunch(at, unknownCommand), args };
}

export function isUnknownCommand({ launch }: Pick<PartialLaunch, 'launch'>): boolean {
  return launch.type === 'unidentified' && launch.reason === unknownCommand;
}

/**
 * Returns a launch that only the project's files can identify. If they do not identify it, the launch remains
 * unidentified for the given reason.
 */
function pendingLaunch(
  at: Word,
  pending: PendingLookup,
  reason: string,
  alterations: readonly Alteration[],
): PartialLaunch {
  return { ...serverLaunch(unidentifiedSpec(at.text, reason), at, alterations), pending };
}

/**
 * Returns the launch of a program given by its path. The program is the project's own if the tree contains
 * it.
 */
export function programLaunch(
  at: Word,
  by: RunBy,
  args: readonly Word[] = [],
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const pending = { kind: 'program', path: at.text, by, args } as const;
  return pendingLaunch(at, pending, 'a program that is not in the tree', alterations);
}

/**
 * Returns the launch of code that a tool builds and runs. The code is the project's own if the tree contains
 * it.
 */
export function sourcesLaunch(
  at: Word,
  lookup: Omit<SourcesLookup, 'kind'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const pending = { kind: 'sources', ...lookup } as const;
  return pendingLaunch(at, pending, 'a program whose code is not in the tree', alterations);
}

export function projectScriptLaunch(
  at: Word,
  lookup: Omit<ScriptLookup, 'kind'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const reason = 'a script or program that is not in the tree';
  return pendingLaunch(at, { kind: 'script', ...lookup }, reason, alterations);
}

/** Returns a launch for a requirements file, whose packages are treated as libraries. */
export function requirementsLaunch(at: Word): PartialLaunch {
  const pending = { kind: 'requirements', path: at.text } as const;
  return pendingLaunch(at, pending, 'a requirements file that is not in the tree', []);
}

export function installedLaunch(
  at: Word,
  lookup: Partial<InstalledLookup> & Pick<InstalledLookup, 'type'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  return pendingLaunch(
    at,
    installedLookup({ program: at.text, ...lookup }),
    'an installed program that no lockfile or manifest lists',
    alterations,
  );
}

export function withManager(
  launches: readonly PartialLaunch[],
  manager: Manager,
): readonly PartialLaunch[] {
  return launches.map((each) =>
    each.pending?.kind === 'installed' && each.pending.manager === null
      ? { ...each, pending: { ...each.pending, manager } }
      : each,
  );
}

/**
 * Returns the launches for an `npx`, `npm exec` or `bunx` command, including the installed program that takes
 * precedence over the fetched package. The installed program and the fetched package are both judged.
 *
 * @param first the word that specifies the package
 */
export function withInstalledAlternative(
  launches: readonly PartialLaunch[],
  first: Word,
  args: readonly Word[],
  manager: Manager,
): readonly PartialLaunch[] {
  const main = launches.find(({ launch }) => launch.type === 'npm' && launch.span === first.span);
  if (main === undefined) return launches;
  // A tag is looked up at each start, so an installed copy of the package is not used. Only an installed
  // program with exactly the given name would take precedence.
  const packageName = versionPart(main.launch).pin === 'tag' ? null : main.launch.name;
  return [
    ...launches.map((each) => (each === main ? { ...each, localBinary: first.text } : each)),
    installedLaunch(first, { type: 'npm', packageName, args, manager, isOptional: true }),
  ];
}

export function withVariables(
  launches: readonly PartialLaunch[],
  assignments: readonly Assignment[],
): readonly PartialLaunch[] {
  const given = assignments.map((each) => ({ ...each, inside: null }));
  return launches.map((each) => ({ ...each, variables: [...given, ...each.variables] }));
}

export function withVariablesInside(
  launches: readonly PartialLaunch[],
  assignments: readonly Assignment[],
): readonly PartialLaunch[] {
  return launches.map((each) => {
    const inside: readonly EnvConsumer[] = ['container', ...each.envConsumers];
    const given = assignments.map((assignment) => ({ ...assignment, inside }));
    return { ...each, variables: [...given, ...each.variables] };
  });
}

export function withStartingCommand(
  launches: readonly PartialLaunch[],
  { text }: Word,
  isInstalled: boolean,
): readonly PartialLaunch[] {
  if (/[\\/]/.test(text)) return launches;
  const command = { name: text, isInstalled };
  return launches.map((each) => ({ ...each, commands: [...each.commands, command] }));
}

/**
 * Returns the launches as they resolve in an image or on another machine, where the project's files and
 * settings are unavailable. A launch that needs the files becomes unidentified, or is dropped if it is
 * optional.
 */
export function detachedFromTree(
  launches: readonly PartialLaunch[],
  program: Word,
  reason: string,
): readonly PartialLaunch[] {
  return launches.flatMap((each) => {
    const { pending } = each;
    if (pending === null) return [{ ...each, ambient: [], localBinary: null, commands: [] }];
    return pending.kind === 'installed' && pending.isOptional
      ? []
      : [unidentifiedLaunch(program, reason)];
  });
}

export function withLocalBinary(
  launches: readonly PartialLaunch[],
  program: Word | undefined,
): readonly PartialLaunch[] {
  if (program === undefined) return launches;
  return launches.map((each) =>
    each.launch.type === 'npm' ? { ...each, localBinary: program.text } : each,
  );
}

export function withExpansions(
  launches: readonly PartialLaunch[],
  expansions: readonly Expansion[],
): readonly PartialLaunch[] {
  if (expansions.length === 0) return launches;
  return launches.map((each) => ({ ...each, expansions: [...each.expansions, ...expansions] }));
}

export function withAlterations<T extends Pick<PartialLaunch, 'launch'>>(
  launches: readonly T[],
  alterations: readonly Alteration[],
): readonly T[] {
  if (alterations.length === 0) return launches;
  return launches.map((each) => ({
    ...each,
    launch: { ...each.launch, alterations: [...each.launch.alterations, ...alterations] },
  }));
}
