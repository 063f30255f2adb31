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

/** A mount that replaces part of an image: a file or folder on the machine, and its path in the container. */
export interface ContainerMount {
  readonly source: string;
  /** An absolute path in the container, as written. */
  readonly target: string;
  /** Whether the target is the container's working folder, or is above or below that folder. */
  readonly isWorkingFolder: boolean;
  /** The words of the command that is started in the container, which may refer to part of the mount. */
  readonly words: readonly string[];
  readonly at: Word;
}

/** A package, program or address that a command line starts, as far as the command line alone shows. */
export interface PartialLaunch {
  /** The launch that the command line specifies; unidentified if only the project's files can identify it. */
  readonly launch: ResolvedLaunch;
  /** The lookup needed in the project's files; null if the command line is sufficient. */
  readonly pending: PendingLookup | null;
  /**
   * The program name that npx and similar launchers first look for in the project; null for other launchers.
   */
  readonly localBinary: string | null;
  /** The commands in the chain that are looked up by name alone. */
  readonly commands: readonly NamedCommand[];
  /** The programs involved in the launch, which determine the variables to check. */
  readonly envConsumers: readonly EnvConsumer[];
  /** Files that these programs read, each with the folder in which the program looks for it. */
  readonly ambient: readonly PlacedFile[];
  /** The mounts that replace parts of the image in which the launch runs. */
  readonly mounts: readonly ContainerMount[];
  /**
   * The arguments of a fetched or installed program, or of an unknown command; empty for a bridge, whose
   * arguments are launches.
   */
  readonly args: readonly Word[];
  /** Variables that the command line sets. */
  readonly variables: readonly GivenVariable[];
  /**
   * The folder in which the launch starts, relative to the client's folder; empty if the command line does
   * not specify one.
   */
  readonly folder: string;
  /** Further folders whose projects a program in the chain uses, relative to the client's folder. */
  readonly projects: readonly string[];
  /** The expansions that shells in the chain make in their text. */
  readonly expansions: readonly Expansion[];
}

/** A command that is looked up by name. */
export interface NamedCommand {
  readonly name: string;
  /** Whether programs installed in the project take precedence, as in a `package.json` script. */
  readonly isInstalled: boolean;
}

/**
 * An expansion that a shell makes in its text. An expansion is a variable or a file name pattern. A
 * variable's value may run as a command (`text`), become one or more words of a program's arguments
 * (`words`), or become part of one word. A pattern matches files whose paths start with `name`, which is
 * relative to the client's folder.
 */
export interface Expansion {
  readonly name: string;
  readonly as: 'text' | 'words' | 'word' | 'names';
  /** The harmless value to which the text itself sets the variable; absent if there is none. */
  readonly ownValue?: string;
}

/** A file that a program reads, and the file's folder relative to the client's folder. */
export interface PlacedFile {
  readonly file: AmbientFile;
  readonly folder: string;
  /** The word that specifies the file; null if no word specifies it. */
  readonly at: Word | null;
}

/** A variable, and the value that the command line sets for it. */
export interface Assignment {
  readonly name: string;
  readonly value: Word;
  /**
   * The name to show in reports, if it differs from the variable's name: the name of an option with the same
   * meaning.
   */
  readonly what?: string;
}

/** A variable that is set for a launch. */
export interface GivenVariable extends Assignment {
  /** The programs in a container that may read the variable; null if the launch is not in a container. */
  readonly inside: readonly EnvConsumer[] | null;
}

/** Returns a launch that runs a package as the server. */
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
    // Git fetches repositories for every launcher.
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

/** Returns the same launch, but treats its package as the launcher that starts or bridges the server. */
export function asBridge(partial: PartialLaunch): PartialLaunch {
  return { ...partial, launch: { ...partial.launch, role: 'launcher' } };
}

/** Returns the same launch, but treats its package as a library of the started program. */
export function asLibrary(partial: PartialLaunch): PartialLaunch {
  return { ...partial, launch: { ...partial.launch, role: 'library' } };
}

/** Returns a launch with an unknown target and the given reason. */
export function unidentifiedLaunch(at: Word, reason: string): PartialLaunch {
  return serverLaunch(unidentifiedSpec(at.text, reason), at);
}

/**
 * Returns an unidentified launch for an option that may take the next word as its value or may start
 * something else.
 */
export const hiddenLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'an option that may hide the started program');

/** Returns the launch of a shell whose text does not show what it starts. */
export const unclearShellLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'a shell whose program cannot be determined');

/** Returns the launch of a program that another package, the project or the machine provides. */
export const foreignProgramLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'a program that does not come from the package');

/** Returns an unidentified launch for a command that has an unknown option, or no package to start. */
export const incompleteLaunch = (unknown: Word | null, command: Word): PartialLaunch =>
  unknown === null
    ? unidentifiedLaunch(command, 'a command without a package')
    : hiddenLaunch(unknown);

const unknownCommand = 'a command that is not known to fetch a published package';

/**
 * Returns the launch of a command that is not a launcher, with its arguments, which may contain further
 * launches.
 */
export function unknownCommandLaunch(at: Word, args: readonly Word[]): PartialLaunch {
  return { ...unidentifiedLaunch(at, unknownCommand), args };
}

/** Whether a launch is a command that is not a launcher. */
export function isUnknownCommand({ launch }: Pick<PartialLaunch, 'launch'>): boolean {
  return launch.type === 'unidentified' && launch.reason === unknownCommand;
}

/**
 * Returns a launch that the project's files must identify. If the files cannot identify it, the launch is
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
 * Returns the launch of a program given by its path, as written. The code is the project's own program if the
 * tree contains it.
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
 * Returns the launch of project code that a tool builds and runs. The program is the project's own if the
 * tree contains it.
 */
export function sourcesLaunch(
  at: Word,
  lookup: Omit<SourcesLookup, 'kind'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const pending = { kind: 'sources', ...lookup } as const;
  return pendingLaunch(at, pending, 'a program whose code is not in the tree', alterations);
}

/** Returns the launch of a script in the project's `package.json`. */
export function projectScriptLaunch(
  at: Word,
  lookup: Omit<ScriptLookup, 'kind'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const reason = 'a script or program that is not in the tree';
  return pendingLaunch(at, { kind: 'script', ...lookup }, reason, alterations);
}

/** Returns the launch of the packages in a requirements file, which are treated as libraries. */
export function requirementsLaunch(at: Word): PartialLaunch {
  const pending = { kind: 'requirements', path: at.text } as const;
  return pendingLaunch(at, pending, 'a list of packages that is not in the tree', []);
}

/** Returns the launch of a program or module from the project's installation. */
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

/** Returns the same launches, and records the package manager that installed their programs. */
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
 * Returns the launches of npx, npm exec and bunx: an installed program or a project program with that name,
 * or else the fetched package. Both the program in the project and the fetched package are judged.
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
  // A tag is looked up at each start. An installed program with that exact name would take precedence.
  const packageName = versionPart(main.launch).pin === 'tag' ? null : main.launch.name;
  return [
    ...launches.map((each) => (each === main ? { ...each, localBinary: first.text } : each)),
    installedLaunch(first, { type: 'npm', packageName, args, manager, isOptional: true }),
  ];
}

/** Returns the same launches, with variables set for them. */
export function withVariables(
  launches: readonly PartialLaunch[],
  assignments: readonly Assignment[],
): readonly PartialLaunch[] {
  const given = assignments.map((each) => ({ ...each, inside: null }));
  return launches.map((each) => ({ ...each, variables: [...given, ...each.variables] }));
}

/** Returns the same launches, with variables set in the container in which they start. */
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

/**
 * Returns the same launches, started by a command that is looked up by name, unless the command is a path.
 */
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
 * Returns launches in an image or on another machine, where the project's files and settings are not
 * available.
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

/**
 * Returns the same launches, marked to look for a program with this name in the project before they fetch
 * anything.
 */
export function withLocalBinary(
  launches: readonly PartialLaunch[],
  program: Word | undefined,
): readonly PartialLaunch[] {
  if (program === undefined) return launches;
  return launches.map((each) =>
    each.launch.type === 'npm' ? { ...each, localBinary: program.text } : each,
  );
}

/** Returns the same launches, marked as part of shell text with these expansions. */
export function withExpansions(
  launches: readonly PartialLaunch[],
  expansions: readonly Expansion[],
): readonly PartialLaunch[] {
  if (expansions.length === 0) return launches;
  return launches.map((each) => ({ ...each, expansions: [...each.expansions, ...expansions] }));
}

/** Returns the same launches, changed by an option or variable that applies to all of them. */
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
