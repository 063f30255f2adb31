import type { PackageSpec, Word } from '../../model/model.ts';
import { isOfProjectFolder } from '../declarations/paths.ts';
import { firstPlace } from '../declarations/tree.ts';
import { hasPlaceholder } from '../ecosystems/ecosystem.ts';
import { launchesInArguments, launchesInValue } from './arguments.ts';
import { isServerBridge, isServerBridgeProgram, launchesThroughBridge } from './bridges.ts';
import type { CommandLine, ResolveInner } from './launcher.ts';
import { findLauncher, isRunner } from './launchers.ts';
import {
  installedLaunch,
  type PartialLaunch,
  programLaunch,
  runnerLaunch,
  unidentifiedLaunch,
  unknownCommandLaunch,
  withAlterations,
  withStartingCommand,
} from './partial-launch.ts';
import type { PendingLookup } from './pending-lookup.ts';
import { withAmbientFiles, withAmbientInputs } from './places.ts';
import { commandName, isOfTheSystem, pathOnMachine } from './programs.ts';
import type { ShellScript } from './shell-script.ts';
import { launchesInScript, resolveShellText } from './shell-text.ts';

/** Maximum nesting depth of wrappers; real launches are nested less deeply. */
const deepest = 8;

/** Returns the launches in a command line; never empty. */
export function resolveCommandLine(line: CommandLine): readonly PartialLaunch[] {
  return resolveAt(line, 0);
}

/** Reports whether a word is the path of npm's or npx's script in a Node installation. */
const isLauncherOfNpm = ({ text }: Word): boolean =>
  pathOnMachine(text) !== null && /[\\/]npm[\\/]bin[\\/]np[mx]-cli\.js$/i.test(text);

/** Resolves a command line from one of the project's scripts or packages. */
const resolveWithin = createInnerResolver(1);

function createInnerResolver(depth: number): ResolveInner {
  return Object.assign((line: CommandLine) => resolveAt(line, depth), { isRunner });
}

function resolveAt({ command, args }: CommandLine, depth: number): readonly PartialLaunch[] {
  if (depth > deepest) return [unidentifiedLaunch(command, 'too many nested wrappers')];
  if (command.text.trim() === '') return [unidentifiedLaunch(command, 'an empty command')];
  const isOwn = isOfProjectFolder(command.text);
  const [script, ...following] = args;
  const isNode = /^node(?:js)?$/.test(commandName(command.text));
  if (isNode && script !== undefined && isLauncherOfNpm(script)) {
    return resolveAt({ command: script, args: following }, depth + 1);
  }
  const launcher = findLauncher(command.text);
  const resolveInner = createInnerResolver(depth + 1);
  const onMachine = isOwn ? null : pathOnMachine(command.text);
  if (launcher !== undefined && onMachine !== null) {
    const launches = launcher.resolve(args, command, resolveInner);
    // A file in the tree at either path would run instead of the launcher.
    const programs = [command, { ...command, text: onMachine }];
    return withAmbientInputs(withAmbientFiles(launches, programs, 'committed'), launcher.ambient);
  }
  if (hasPlaceholder(command.text) && !isOwn) {
    return [unidentifiedLaunch(command, 'the command is a placeholder')];
  }
  if (isOwn || (/[\\/]/.test(command.text) && !isOfTheSystem(command.text))) {
    // `./npx` and `/proc/self/cwd/npx` are programs in the repository, despite their names.
    const what = 'a launcher started by its path';
    const alteration = { kind: 'path', what, file: null, span: command.span } as const;
    return launcher === undefined
      ? [programLaunch(command, 'itself'), ...launchesInArguments(args, resolveInner)]
      : withAlterations(
          withAmbientInputs(launcher.resolve(args, command, resolveInner), launcher.ambient),
          [alteration],
        );
  }
  if (launcher === undefined) return [unknownCommandLaunch(command, args)];
  const launches = launcher.resolve(args, command, resolveInner);
  return withStartingCommand(withAmbientInputs(launches, launcher.ambient), command, false);
}

export function launchesOfPackageScript(text: Word): readonly PartialLaunch[] {
  const resolve = (line: CommandLine): readonly PartialLaunch[] => {
    const { command, args } = line;
    // In a script, a bare name refers to an installed program or, failing that, to a system program.
    if (/[\\/$]/.test(command.text)) return resolveWithin(line);
    const lookup = { type: 'npm', args } as const;
    const isLauncher = findLauncher(command.text) !== undefined;
    if (!isLauncher && isRunner(command)) {
      return [runnerLaunch(command)];
    }
    return isLauncher
      ? [
          ...withStartingCommand(resolveWithin(line), command, true),
          installedLaunch(command, { ...lookup, isOptional: true }),
        ]
      : [installedLaunch(command, lookup)];
  };
  return resolveShellText(text, Object.assign(resolve, { isRunner }));
}

/** Returns the launches in one of the project's shell scripts, at most `maxLaunches` + 1. */
export function launchesOfShellScript(
  script: ShellScript,
  at: Word,
  maxLaunches: number,
): readonly PartialLaunch[] {
  const isLauncher = (command: string): boolean => findLauncher(command) !== undefined;
  return launchesInScript(script, at, isLauncher, maxLaunches, resolveWithin);
}

export function launchesOfPackage(
  spec: PackageSpec,
  at: Word,
  args: readonly Word[],
): readonly PartialLaunch[] {
  return launchesThroughBridge(spec, at, args, [], resolveWithin);
}

export function launchesOfArguments(args: readonly Word[]): readonly PartialLaunch[] {
  return launchesInArguments(args, resolveWithin);
}

export function launchesOfValue(
  name: string,
  value: Word,
  isOfServer: boolean,
): readonly PartialLaunch[] {
  return launchesInValue(name, value, isOfServer, resolveWithin);
}

/**
 * Reports whether a command in a script starts MCP servers. The command must be a bridge, a tester, an
 * installer or a gateway, with words that could specify a server.
 * @param countsOwn whether to count commands that start a file in the tree, as scripts do to test builds
 */
export function startsServers(line: CommandLine, countsOwn: boolean): boolean {
  const { command, args } = line;
  const words = args.flatMap(({ text }) => text.split(/\s+/));
  const named = words.filter((text) => !/^-[^=]*$/.test(text)).length;
  const launcher = findLauncher(command.text);
  if (launcher === undefined) return named > 0 && isServerBridgeProgram(command);
  if (launcher.startsCatalog?.([command.text, ...words].join(' ')) === true) return true;
  const launches = named > 1 ? resolveWithin(line) : [];
  const isOfTree = launches.some(({ pending }) => pending?.kind === 'program');
  if (!countsOwn && isOfTree && launches.every(isOwnOrBridge)) return false;
  return launches.some(({ launch, pending }) =>
    launch.role === 'launcher' ? isServerBridge(launch) : startsBridge(pending),
  );
}

/** Reports whether a launch starts a file in the tree, or fetches only the launcher that starts the file. */
const isOwnOrBridge = ({ launch, pending }: PartialLaunch): boolean =>
  pending === null
    ? launch.role === 'launcher'
    : pending.kind === 'program' || (pending.kind === 'installed' && pending.isOptional);

const startsBridge = (pending: PendingLookup | null): boolean =>
  pending?.kind === 'installed' &&
  isServerBridgeProgram({ text: pending.program, span: firstPlace });
