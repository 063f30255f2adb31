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

/**
 * A mount that replaces a part of an image: the file or folder of the machine, and its path in the container.
 */
export interface ContainerMount {
  readonly source: string;
  /** An absolute path in the container, as written. */
  readonly target: string;
  /** Whether the container starts in that place, or above or below it. */
  readonly isWorkingFolder: boolean;
  /** The words of the command that is started in the container, which may name a part of the mount. */
  readonly words: readonly string[];
  readonly at: Word;
}

/** One package, program or address that a command line starts, as far as its words tell. */
export interface PartialLaunch {
  /** The launch that the words name; unidentified if only the project's files tell. */
  readonly launch: ResolvedLaunch;
  /** The lookup that the project's files have to answer; null if the words are enough. */
  readonly pending: PendingLookup | null;
  /**
   * The name under which npx and similar launchers look for a program of the project first; null for others.
   */
  readonly localBinary: string | null;
  /** The commands on the way that are found by their names alone. */
  readonly commands: readonly NamedCommand[];
  /** The programs that take part in the launch, which decide the variables to check. */
  readonly envConsumers: readonly EnvConsumer[];
  /** Files that these programs read, each with the folder where the program looks for it. */
  readonly ambient: readonly PlacedFile[];
  /** The mounts over the image that it runs in. */
  readonly mounts: readonly ContainerMount[];
  /**
   * The arguments of a fetched or installed program, or of an unknown command; empty for a bridge, whose
   * arguments are launches.
   */
  readonly args: readonly Word[];
  /** Variables that the words set. */
  readonly variables: readonly GivenVariable[];
  /** The folder in which it starts, relative to the folder of the client; empty if the words do not say. */
  readonly folder: string;
  /** Further folders whose project a program on the way uses, relative to the folder of the client. */
  readonly projects: readonly string[];
  /** The expansions that shells on the way make in their texts. */
  readonly expansions: readonly Expansion[];
}

/** A command that is found by its name. */
export interface NamedCommand {
  readonly name: string;
  /** Whether the programs of the project's installation come first, as in a script of `package.json`. */
  readonly isInstalled: boolean;
}

/**
 * An expansion that a shell makes in a text. A variable: in a place where the value may run as a command
 * (`text`), as one or more words of a program's arguments (`words`), or as a part of one word. Or names of
 * files that begin with `name`, a path relative to the folder of the client.
 */
export interface Expansion {
  readonly name: string;
  readonly as: 'text' | 'words' | 'word' | 'names';
  /** The harmless value that the text itself gives the variable; absent if there is none. */
  readonly ownValue?: string;
}

/** A file that a program reads, with its folder relative to the folder of the client. */
export interface PlacedFile {
  readonly file: AmbientFile;
  readonly folder: string;
  /** The word that names it; null if none does. */
  readonly at: Word | null;
}

/** A variable and the value that words give it. */
export interface Assignment {
  readonly name: string;
  readonly value: Word;
  /** Its name in reports, if that differs from the variable's: an option with the same meaning. */
  readonly what?: string;
}

/** A variable that is set for a launch. */
export interface GivenVariable extends Assignment {
  /** The programs in a container that may read it; null if the launch is not in a container. */
  readonly inside: readonly EnvConsumer[] | null;
}

/** Returns a launch of a package as the server. */
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
    // Git fetches a repository for every launcher.
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

/** Returns the same package as the launcher that starts or bridges the server. */
export function asBridge(partial: PartialLaunch): PartialLaunch {
  return { ...partial, launch: { ...partial.launch, role: 'launcher' } };
}

/** Returns the same package as a library of the started program. */
export function asLibrary(partial: PartialLaunch): PartialLaunch {
  return { ...partial, launch: { ...partial.launch, role: 'library' } };
}

/** Returns a launch whose target is unknown, with the reason in words. */
export function unidentifiedLaunch(at: Word, reason: string): PartialLaunch {
  return serverLaunch(unidentifiedSpec(at.text, reason), at);
}

/** Returns the launch after an option that may take the next word, or start something else. */
export const hiddenLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'an option that may hide what is started');

const unknownCommand = 'a command that is not known to fetch a published package';

/**
 * Returns the launch of a command that is not a launcher, with its arguments, which may name further
 * launches.
 */
export function unknownCommandLaunch(at: Word, args: readonly Word[]): PartialLaunch {
  return { ...unidentifiedLaunch(at, unknownCommand), args };
}

/** Whether a launch is a command that is not a launcher. */
export function isUnknownCommand({ launch }: Pick<PartialLaunch, 'launch'>): boolean {
  return launch.type === 'unidentified' && launch.reason === unknownCommand;
}

/** Returns a launch that the project's files identify; it is unidentified for this reason if they do not. */
function pendingLaunch(
  at: Word,
  pending: PendingLookup,
  reason: string,
  alterations: readonly Alteration[],
): PartialLaunch {
  return { ...serverLaunch(unidentifiedSpec(at.text, reason), at, alterations), pending };
}

/**
 * Returns the launch of a program by its path as written: the project's own program if the tree contains it.
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
 * Returns the launch of project code that a tool builds and runs: the project's own program if the tree
 * contains it.
 */
export function sourcesLaunch(
  at: Word,
  lookup: Omit<SourcesLookup, 'kind'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const pending = { kind: 'sources', ...lookup } as const;
  return pendingLaunch(at, pending, 'a program whose code is not in the tree', alterations);
}

/** Returns the launch of a script of the project's `package.json`. */
export function projectScriptLaunch(
  at: Word,
  lookup: Omit<ScriptLookup, 'kind'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const reason = 'a script or program that is not in the tree';
  return pendingLaunch(at, { kind: 'script', ...lookup }, reason, alterations);
}

/** Returns the packages of a requirements file, as libraries. */
export function requirementsLaunch(at: Word): PartialLaunch {
  const pending = { kind: 'requirements', path: at.text } as const;
  return pendingLaunch(at, pending, 'a list of packages that is not in the tree', []);
}

/** Returns the launch of a program, or a module, that the project's installation provides. */
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

/** Returns the same launches, with this manager as the one that installed their programs. */
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
 * Returns the launches of npx, npm exec and bunx: an installed program or one of the project with that name,
 * or else the fetched package. Both are judged.
 *
 * @param first the word that names the package
 */
export function withInstalledAlternative(
  launches: readonly PartialLaunch[],
  first: Word,
  args: readonly Word[],
  manager: Manager,
): readonly PartialLaunch[] {
  const main = launches.find(({ launch }) => launch.type === 'npm' && launch.span === first.span);
  if (main === undefined) return launches;
  // A tag is looked up at each start; a program with that exact name would come first.
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

/** Returns the same launches, started by a command that is found by its name, unless it is a path. */
export function withStartingCommand(
  launches: readonly PartialLaunch[],
  { text }: Word,
  isInstalled: boolean,
): readonly PartialLaunch[] {
  if (/[\\/]/.test(text)) return launches;
  const command = { name: text, isInstalled };
  return launches.map((each) => ({ ...each, commands: [...each.commands, command] }));
}

/** Returns launches in an image or on another machine, which lack the project's files and settings. */
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
 * Returns the same launches, which look for a program of this name in the project before they fetch anything.
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

/** Returns the same launches, in a shell's text with these variables. */
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
