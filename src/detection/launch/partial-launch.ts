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

/** What an option lays over a part of an image: the file or folder of the machine, and its place there. */
export interface ContainerMount {
  readonly source: string;
  /** An absolute path within the container, as it is written. */
  readonly target: string;
  /** Whether the container is started in that place, or above or below it. */
  readonly isWorkingFolder: boolean;
  /** The words of what is started in the container, which may name a part of the mount. */
  readonly words: readonly string[];
  readonly at: Word;
}

/** What the words of a command line tell about one package, program or address that it starts. */
export interface PartialLaunch {
  /** What the words name: unidentified if only the files of the project tell. */
  readonly launch: ResolvedLaunch;
  /** What the files of the project have to tell; null if the words say it all. */
  readonly pending: PendingLookup | null;
  /** The name under which npx and the like look for a program of the project first; null for all others. */
  readonly localBinary: string | null;
  /** The commands on the way that are found by their names alone. */
  readonly commands: readonly NamedCommand[];
  /** The programs that take part in the launch, by the variables that they read. */
  readonly envConsumers: readonly EnvConsumer[];
  /** Files that these programs read, each with the folder where it is looked for. */
  readonly ambient: readonly PlacedFile[];
  /** What is laid over the image that it runs in. */
  readonly mounts: readonly ContainerMount[];
  /**
   * The arguments of what is fetched or installed, and of a command that is not known; none of a bridge,
   * whose arguments are launches.
   */
  readonly args: readonly Word[];
  /** Variables that the words set. */
  readonly variables: readonly GivenVariable[];
  /** Where it is started, relative to the folder of the client; empty if the words do not say. */
  readonly folder: string;
  /** Further folders whose project a program on the way works with, relative to the folder of the client. */
  readonly projects: readonly string[];
  /** What shells on the way put into their texts. */
  readonly expansions: readonly Expansion[];
}

/** A command that is looked for by its name. */
export interface NamedCommand {
  readonly name: string;
  /** Whether the programs of the project's installation come first, as in a script of `package.json`. */
  readonly isInstalled: boolean;
}

/**
 * What a shell puts into a text. A variable: where it may run what the value says (`text`), as one or more
 * words of a program's (`words`), or as a part of one word. Or names of files that begin with `name`, a
 * path relative to the folder of the client.
 */
export interface Expansion {
  readonly name: string;
  readonly as: 'text' | 'words' | 'word' | 'names';
  /** The value that the text itself gives to it, which is harmless; absent if it gives none. */
  readonly ownValue?: string;
}

/** A file that a program reads, and where, relative to the folder of the client. */
export interface PlacedFile {
  readonly file: AmbientFile;
  readonly folder: string;
  /** The word that names it; null if none does. */
  readonly at: Word | null;
}

/** A variable and the value that words give to it. */
export interface Assignment {
  readonly name: string;
  readonly value: Word;
  /** What it is called where it is written, if that is not its name: an option that means the same. */
  readonly what?: string;
}

/** A variable that is set for a launch. */
export interface GivenVariable extends Assignment {
  /** The programs within a container that may read it; null where nothing is in a container. */
  readonly inside: readonly EnvConsumer[] | null;
}

/** A package specification as the server that a launch starts. */
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
    // A repository is fetched by git, whoever asks for it.
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

/** The same package as the launcher that starts or bridges the server. */
export function asBridge(partial: PartialLaunch): PartialLaunch {
  return { ...partial, launch: { ...partial.launch, role: 'launcher' } };
}

/** The same package as a library beside what is started. */
export function asLibrary(partial: PartialLaunch): PartialLaunch {
  return { ...partial, launch: { ...partial.launch, role: 'library' } };
}

/** A launch that does not tell what it starts, with the reason in words. */
export function unidentifiedLaunch(at: Word, reason: string): PartialLaunch {
  return serverLaunch(unidentifiedSpec(at.text, reason), at);
}

/** The launch of options of which one may take the next word, or start something else. */
export const hiddenLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'an option that may hide what is started');

const unknownCommand = 'a command that is not known to fetch a published package';

/** A command that is no launcher, with its arguments, which may name something beside it. */
export function unknownCommandLaunch(at: Word, args: readonly Word[]): PartialLaunch {
  return { ...unidentifiedLaunch(at, unknownCommand), args };
}

/** Whether a launch is one of a command that is no launcher. */
export function isUnknownCommand({ launch }: Pick<PartialLaunch, 'launch'>): boolean {
  return launch.type === 'unidentified' && launch.reason === unknownCommand;
}

/** A launch that the files of the project identify; if they do not, it is unidentified for this reason. */
function pendingLaunch(
  at: Word,
  pending: PendingLookup,
  reason: string,
  alterations: readonly Alteration[],
): PartialLaunch {
  return { ...serverLaunch(unidentifiedSpec(at.text, reason), at, alterations), pending };
}

/** A program by its path as written: the project's own, if the tree contains it. */
export function programLaunch(
  at: Word,
  by: RunBy,
  args: readonly Word[] = [],
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const pending = { kind: 'program', path: at.text, by, args } as const;
  return pendingLaunch(at, pending, 'a program that is not in the tree', alterations);
}

/** Code of the project that a tool builds and runs: its own, if the tree contains it. */
export function sourcesLaunch(
  at: Word,
  lookup: Omit<SourcesLookup, 'kind'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const pending = { kind: 'sources', ...lookup } as const;
  return pendingLaunch(at, pending, 'a program whose code is not in the tree', alterations);
}

/** A script of the project's `package.json`. */
export function projectScriptLaunch(
  at: Word,
  lookup: Omit<ScriptLookup, 'kind'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const reason = 'a script or program of the project that the tree does not tell';
  return pendingLaunch(at, { kind: 'script', ...lookup }, reason, alterations);
}

/** The packages that a file of requirements lists, as libraries. */
export function requirementsLaunch(at: Word): PartialLaunch {
  const pending = { kind: 'requirements', path: at.text } as const;
  return pendingLaunch(at, pending, 'a list of packages that is not in the tree', []);
}

/** A program, or a module, that the project's installation provides. */
export function installedLaunch(
  at: Word,
  lookup: Partial<InstalledLookup> & Pick<InstalledLookup, 'type'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  return pendingLaunch(
    at,
    installedLookup({ program: at.text, ...lookup }),
    'a program of the installation that no lockfile or manifest tells',
    alterations,
  );
}

/** The same launches, of which what is installed is what this manager has installed. */
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
 * What npx, npm exec and bunx start: a program of the project or of its installation if there is one
 * of that name, else what they fetch. Both are judged.
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
  // A tag is looked up on each start; a program with that very name would come before.
  const packageName = versionPart(main.launch).pin === 'tag' ? null : main.launch.name;
  return [
    ...launches.map((each) => (each === main ? { ...each, localBinary: first.text } : each)),
    installedLaunch(first, { type: 'npm', packageName, args, manager, isOptional: true }),
  ];
}

/** The same launches, with variables set for them. */
export function withVariables(
  launches: readonly PartialLaunch[],
  assignments: readonly Assignment[],
): readonly PartialLaunch[] {
  const given = assignments.map((each) => ({ ...each, inside: null }));
  return launches.map((each) => ({ ...each, variables: [...given, ...each.variables] }));
}

/** The same launches, with variables set in the container in which they are started. */
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

/** The same launches, started by a command that is found by its name, unless it is a path. */
export function withStartingCommand(
  launches: readonly PartialLaunch[],
  { text }: Word,
  isInstalled: boolean,
): readonly PartialLaunch[] {
  if (/[\\/]/.test(text)) return launches;
  const command = { name: text, isInstalled };
  return launches.map((each) => ({ ...each, commands: [...each.commands, command] }));
}

/** Launches in an image or on another machine, where the files and settings of the project are not. */
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

/** The same launches, which ask the project for a program of this name before they fetch anything. */
export function withLocalBinary(
  launches: readonly PartialLaunch[],
  program: Word | undefined,
): readonly PartialLaunch[] {
  if (program === undefined) return launches;
  return launches.map((each) =>
    each.launch.type === 'npm' ? { ...each, localBinary: program.text } : each,
  );
}

/** The same launches, in a shell's text that has these variables. */
export function withExpansions(
  launches: readonly PartialLaunch[],
  expansions: readonly Expansion[],
): readonly PartialLaunch[] {
  if (expansions.length === 0) return launches;
  return launches.map((each) => ({ ...each, expansions: [...each.expansions, ...expansions] }));
}

/** The same launches, changed by an option or variable that applies to all of them. */
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
