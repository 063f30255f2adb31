import { isOfProjectFolder } from '../declarations/paths.ts';
import type { Alteration, PackageSpec, ResolvedLaunch, Word } from '../model.ts';
import { unidentifiedSpec } from '../versions/ecosystem.ts';
import { versionPart } from '../versions/ecosystems.ts';
import {
  type InstalledLookup,
  installedLookup,
  type Manager,
  type PendingLookup,
  type RunBy,
  type ScriptLookup,
} from './pending-lookup.ts';

/** What the words of a command line tell about one package, program or address that it starts. */
export interface PartialLaunch {
  /** What the words name: unidentified if only the files of the project tell. */
  readonly launch: ResolvedLaunch;
  /** What the files of the project have to tell; null if the words say it all. */
  readonly pending: PendingLookup | null;
  /** Whose settings count for what is fetched; null for nobody's. */
  readonly manager: Manager | null;
  /** The name under which npx and the like look for a program of the project first; null for all others. */
  readonly ownProgram: string | null;
  /** The commands on the way that are found by their names alone. */
  readonly commands: readonly FoundCommand[];
  /** Files of variables that are read before the start. */
  readonly envFiles: readonly Word[];
  /** Where it is started, relative to the folder of the client; empty if the words do not say. */
  readonly folder: string;
  /** The variables that shells on the way put into their texts. */
  readonly expansions: readonly Expansion[];
}

/** A command that is looked for by its name. */
export interface FoundCommand {
  readonly name: string;
  /** Whether the programs of the project's installation come first, as in a script of `package.json`. */
  readonly isInstalled: boolean;
}

/**
 * A variable that a shell puts into a text: where it may run what the value says (`text`), as one or more
 * words of a program's (`words`), or as a part of one word.
 */
export interface Expansion {
  readonly name: string;
  readonly as: 'text' | 'words' | 'word';
}

/** A package specification as the server that a launch starts. */
export function serverOf(
  spec: PackageSpec,
  at: Word,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  return {
    launch: { ...spec, role: 'server', resolved: null, span: at.span, alterations, through: [] },
    pending: null,
    manager: null,
    ownProgram: null,
    commands: [],
    envFiles: [],
    folder: '',
    expansions: [],
  };
}

/** The same package as the launcher that starts or bridges the server. */
export function asLauncher(partial: PartialLaunch): PartialLaunch {
  return { ...partial, launch: { ...partial.launch, role: 'launcher' } };
}

/** A launch that does not tell what it starts, with the reason in words. */
export function unidentifiedLaunch(at: Word, reason: string): PartialLaunch {
  return serverOf(unidentifiedSpec(at.text, reason), at);
}

const unknownCommand = 'a command that is not known to fetch a published package';

/** A command that is no launcher. */
export function unknownCommandLaunch(at: Word): PartialLaunch {
  return unidentifiedLaunch(at, unknownCommand);
}

/** Whether a launch is one of a command that is no launcher. */
export function isUnknownCommand({ launch }: PartialLaunch): boolean {
  return launch.type === 'unidentified' && launch.reason === unknownCommand;
}

/** A launch that the files of the project identify; if they do not, it is unidentified for this reason. */
function pendingLaunch(
  at: Word,
  pending: PendingLookup,
  reason: string,
  alterations: readonly Alteration[],
): PartialLaunch {
  return { ...serverOf(unidentifiedSpec(at.text, reason), at, alterations), pending };
}

/** A program by its path as written: the project's own, if the tree contains it. */
export function programAt(
  at: Word,
  by: RunBy,
  args: readonly Word[] = [],
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const pending = { kind: 'program', path: at.text, by, args } as const;
  return pendingLaunch(at, pending, 'a program that is not in the tree', alterations);
}

/** A script of the project's `package.json`. */
export function scriptOf(
  at: Word,
  lookup: Omit<ScriptLookup, 'kind'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const reason = 'a script or program of the project that the tree does not tell';
  return pendingLaunch(at, { kind: 'script', ...lookup }, reason, alterations);
}

/** A program, or a module, that the project's installation provides. */
export function installed(
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

/**
 * What npx, npm exec and bunx start: a program of the project or of its installation if there is one
 * of that name, else what they fetch. Both are judged.
 *
 * @param first the word that names the package
 */
export function orInstalled(
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
    ...launches.map((each) => (each === main ? { ...each, ownProgram: first.text } : each)),
    installed(first, { type: 'npm', packageName, args, manager, isOptional: true }),
  ];
}

/** The same launches, fetched by a package manager whose settings count. */
export function fetchedBy(
  launches: readonly PartialLaunch[],
  manager: Manager,
): readonly PartialLaunch[] {
  return launches.map((each) => ({ ...each, manager: each.manager ?? manager }));
}

/** The same launches, started in a folder; the folder that they have so far lies below it. */
export function startedIn(
  launches: readonly PartialLaunch[],
  folder: string,
): readonly PartialLaunch[] {
  return launches.map((each) => ({ ...each, folder: folderIn(folder, each.folder) }));
}

/** A folder below another one; an absolute one, or one that begins with a placeholder, stays as it is. */
export function folderIn(folder: string, below: string): string {
  if (below === '') return folder;
  const isAbsolute = isOfProjectFolder(`${below}/`) || /^(?:[\\/~]|[A-Za-z]:)/.test(below);
  return folder === '' || isAbsolute ? below : `${folder}/${below}`;
}

/** The same launches, with files of variables read before the start. */
export function withEnvFiles(
  launches: readonly PartialLaunch[],
  files: readonly Word[],
): readonly PartialLaunch[] {
  return launches.map((each) => ({ ...each, envFiles: [...each.envFiles, ...files] }));
}

/** The same launches, started by a command that is found by its name, unless it is a path. */
export function startedBy(
  launches: readonly PartialLaunch[],
  { text }: Word,
  isInstalled: boolean,
): readonly PartialLaunch[] {
  if (/[\\/]/.test(text)) return launches;
  const command = { name: text, isInstalled };
  return launches.map((each) => ({ ...each, commands: [...each.commands, command] }));
}

/** The same launches, which ask the project for a program of this name before they fetch anything. */
export function askingProject(
  launches: readonly PartialLaunch[],
  program: Word | undefined,
): readonly PartialLaunch[] {
  if (program === undefined) return launches;
  return launches.map((each) =>
    each.launch.type === 'npm' ? { ...each, ownProgram: program.text } : each,
  );
}

/** The same launches, in a shell's text that has these variables. */
export function expanding(
  launches: readonly PartialLaunch[],
  expansions: readonly Expansion[],
): readonly PartialLaunch[] {
  if (expansions.length === 0) return launches;
  return launches.map((each) => ({ ...each, expansions: [...each.expansions, ...expansions] }));
}

/** The same launches, changed by an option or variable that applies to all of them. */
export function altered<T extends PartialLaunch>(
  launches: readonly T[],
  alterations: readonly Alteration[],
): readonly T[] {
  if (alterations.length === 0) return launches;
  return launches.map((each) => ({
    ...each,
    launch: { ...each.launch, alterations: [...each.launch.alterations, ...alterations] },
  }));
}
