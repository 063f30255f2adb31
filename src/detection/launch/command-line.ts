import type { PackageSpec, Word } from '../../model/model.ts';
import { isOfProjectFolder } from '../declarations/paths.ts';
import { firstPlace } from '../declarations/tree.ts';
import { hasPlaceholder } from '../ecosystems/ecosystem.ts';
import { isIdentified } from '../ecosystems/ecosystems.ts';
import { launchesInArguments, launchesInValue } from './arguments.ts';
import { isServerBridge, isServerBridgeProgram, throughBridge } from './bridges.ts';
import { interpreterNamed } from './interpreters.ts';
import type { CommandLine } from './launcher.ts';
import { launcherOf } from './launchers.ts';
import {
  altered,
  installed,
  type PartialLaunch,
  programAt,
  startedBy,
  taskOf,
  unidentifiedLaunch,
  unknownCommandLaunch,
} from './partial-launch.ts';
import type { PendingLookup, TaskLookup, TaskManager } from './pending-lookup.ts';
import { readBy } from './places.ts';
import { inEnvironment } from './poetry.ts';
import { isOfTheSystem, isRunner } from './programs.ts';
import {
  launchesInScript,
  readShellScript,
  resolveShellText,
  type ShellScript,
} from './shell-text.ts';

/** No honest launch has more wrappers within wrappers. */
const deepest = 8;

/** What a command line starts: never empty. */
export function resolveCommandLine(line: CommandLine): readonly PartialLaunch[] {
  return resolveAt(line, 0);
}

/** What a command line within a script or package of the project starts: never empty. */
const resolveWithin = (line: CommandLine): readonly PartialLaunch[] => resolveAt(line, 1);

function resolveAt({ command, args }: CommandLine, depth: number): readonly PartialLaunch[] {
  if (depth > deepest) return [unidentifiedLaunch(command, 'too many nested wrappers')];
  if (command.text.trim() === '') return [unidentifiedLaunch(command, 'an empty command')];
  const isOwn = isOfProjectFolder(command.text);
  if (hasPlaceholder(command.text) && !isOwn) {
    return [unidentifiedLaunch(command, 'the command is a placeholder')];
  }
  const launcher = launcherOf(command.text);
  const resolveInner = (inner: CommandLine): readonly PartialLaunch[] =>
    resolveAt(inner, depth + 1);
  if (isOwn || (/[\\/]/.test(command.text) && !isOfTheSystem(command.text))) {
    // `./npx` and `/proc/self/cwd/npx` are programs of the repository, whatever their names say.
    const what = 'a launcher by its path';
    const alteration = { kind: 'path', what, file: null, span: command.span } as const;
    return launcher === undefined
      ? [programAt(command, 'itself'), ...launchesInArguments(args, resolveInner)]
      : altered(readBy(launcher.resolve(args, command, resolveInner), launcher.reads), [
          alteration,
        ]);
  }
  if (launcher === undefined) return [unknownCommandLaunch(command, args)];
  const launches = launcher.resolve(args, command, resolveInner);
  return startedBy(readBy(launches, launcher.reads), command, false);
}

/** What the text of a script of `package.json` starts. */
export function launchesOfPackageScript(text: Word): readonly PartialLaunch[] {
  return resolveShellText(text, (line) => {
    const { command, args } = line;
    // A bare name in a script is a program of the installation, before any of the system.
    if (/[\\/$]/.test(command.text)) return resolveWithin(line);
    const lookup = { type: 'npm', args } as const;
    const isLauncher = launcherOf(command.text) !== undefined;
    if (!isLauncher && isRunner(command)) {
      return [unidentifiedLaunch(command, 'a program that runs what its arguments say')];
    }
    return isLauncher
      ? [
          ...startedBy(resolveWithin(line), command, true),
          installed(command, { ...lookup, isOptional: true }),
        ]
      : [installed(command, lookup)];
  });
}

/** What the text of a task starts: programs of the environment, or of Hatch other tasks. */
export function launchesOfTask(text: Word, manager: TaskManager): readonly PartialLaunch[] {
  return resolveShellText(text, ({ command, args }) =>
    manager === 'hatch'
      ? [taskOf([command, ...args], manager)]
      : launchesInEnvironment([command, ...args], manager),
  );
}

/** What the words behind a manager's `run` start, if they name no task. */
export function launchesInEnvironment(
  words: TaskLookup['words'],
  manager: TaskManager,
): readonly PartialLaunch[] {
  const [command, ...args] = words;
  const isOther = isRunner(command) && interpreterNamed(command.text) === undefined;
  return isOther ? resolveWithin({ command, args }) : inEnvironment(words, manager);
}

/** The launches in a shell script of the project, at most one more than `maxLaunches` says. */
export function launchesOfShellScript(
  script: ShellScript,
  at: Word,
  maxLaunches: number,
): readonly PartialLaunch[] {
  const isLauncher = (command: string): boolean => launcherOf(command) !== undefined;
  return launchesInScript(script, at, isLauncher, maxLaunches, resolveWithin);
}

/** The launches in one line of a script, as far as its words tell them. */
export function launchesOfScriptLine(line: Word): readonly PartialLaunch[] {
  return launchesOfShellScript(readShellScript(line.text), line, 1);
}

/** What an installed package starts: itself, or if it is a bridge what its arguments name. */
export function launchesOfPackage(
  spec: PackageSpec,
  at: Word,
  args: readonly Word[],
): readonly PartialLaunch[] {
  return throughBridge(spec, at, args, [], resolveWithin);
}

/** What the arguments of a program of the project start beside it. */
export function launchesOfArguments(args: readonly Word[]): readonly PartialLaunch[] {
  return launchesInArguments(args, resolveWithin);
}

/** What the value of a variable is to the program that gets it: a server's address, or a command line. */
export function launchesOfValue(
  name: string,
  value: Word,
  isOfServer: boolean,
): readonly PartialLaunch[] {
  return launchesInValue(name, value, isOfServer, resolveWithin);
}

/**
 * Whether a command of a script is one that starts servers of MCP: a bridge, a tester, an installer or a
 * gateway, with words that may name one.
 *
 * @param countsOwn whether one that starts a file of the tree is, too: in scripts they test what was built
 */
export function startsServers(line: CommandLine, countsOwn: boolean): boolean {
  const { command, args } = line;
  const words = args.flatMap(({ text }) => text.split(/\s+/));
  const named = words.filter((text) => !/^-[^=]*$/.test(text)).length;
  if (launcherOf(command.text) === undefined) return named > 0 && isServerBridgeProgram(command);
  if (gateways.test([command.text, ...words].join(' '))) return true;
  const launches = named > 1 ? resolveWithin(line) : [];
  const isOfTree = launches.some(({ pending }) => pending?.kind === 'program');
  if (!countsOwn && isOfTree && launches.every(isOwnOrLauncher)) return false;
  const isConnecting = launches.some(({ launch }) => launch.type === 'remote');
  return launches.some(({ launch, pending }) => {
    const { role, name } = launch;
    const isBridge = role === 'launcher' ? isServerBridge(launch) : startsBridge(pending);
    return isBridge || (isConnecting && isIdentified(launch) && maybeServer.test(name ?? ''));
  });
}

/** Whether a launch is of a file of the tree, or fetches nothing but what starts it. */
const isOwnOrLauncher = ({ launch, pending }: PartialLaunch): boolean =>
  pending === null
    ? launch.role === 'launcher'
    : pending.kind === 'program' || (pending.kind === 'installed' && pending.isOptional);

/** Whether a program of an installation is a bridge by its name. */
const startsBridge = (pending: PendingLookup | null): boolean =>
  pending?.kind === 'installed' &&
  isServerBridgeProgram({ text: pending.program, span: firstPlace });

/** Names of packages that may be servers, or be about them, by their words. */
export const maybeServer = /mcp|modelcontextprotocol|context-server/i;

/** Programs of the machine that start servers by their names in a catalog. */
const gateways =
  /^(?:\S*\/)?(?:thv run \S|docker (?:mcp gateway run|run .*\bmcp-gateway\b) .*--[\w-]*(?:server|catalog|registry))/s;
