import type { Word } from '../../../../model/model.ts';
import { readNpmSpec } from '../../../ecosystems/npm.ts';
import { launchAllVariants } from '../../ambiguous.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  givenValues,
  mergeReadOptions,
  type OptionGrammar,
  type ReadOptions,
  readOptionsInAllVersions,
  withoutIdleOptions,
} from '../../options.ts';
import { fetchPackage, resolveProjectCommand } from '../../package-runner.ts';
import {
  asBridge,
  hiddenLaunch,
  type PartialLaunch,
  programLaunch,
  serverLaunch,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withAmbientFiles, withStartFolder } from '../../places.ts';
import { tableOptions } from '../../variables/space.ts';
import { wordList } from '../../word-list.ts';
import { bunAmbient, bunProjectAmbient } from './bun-ambient.ts';
import { bunSettings } from './bun-settings.ts';

/**
 * Bun's options, as listed in its help; most of them are in the settings table.
 * `conformance/launch/bun.jsonl` records Bun's behaviour for each option.
 */

const ofRun: OptionGrammar = {
  options: tableOptions(bunSettings),
  ownOptions: optionList('-F|--filter= --env-file= --cwd= -b -i --install='),
  refusesClusters: true,
  settings: { space: bunSettings },
};

/**
 * Before version 1.4, `bunx` skipped every option except `--package`, along with any attached value. Since
 * Bun 1.4, some options of `bunx` itself take a value, but `bun run` options that take a value cause an
 * error.
 */
const ofBunx: OptionGrammar = {
  options: new Map([
    ...[...ofRun.options].map(([name, option]) => [name, { ...option, kind: 'flag' }] as const),
    ...optionList(`
      --verbose --parallel --sequential --workspaces --trust --ignore-scripts --yes --shell==
      --user-agent== --minimum-release-age== --registry== --ca== --cafile==
    `),
  ]),
  ownOptions: optionList(`
    -p|--package= --cwd== --env-file== -F|--filter -b -i --install -v|--version --revision -y -h|--help
  `),
  refusesClusters: true,
  flagsTakeValues: true,
  swallowed: ['true', 'false'],
  idle: ['-y'],
  settings: { space: bunSettings },
};

const bunx: Launcher = {
  commands: ['bunx'],
  interpreter: 'bun',
  ambient: bunAmbient,
  resolve: (args, command, resolveInner) =>
    launchAllVariants(readOptionsInAllVersions(args, ofBunx), (read) =>
      fetchPackage(read, command, 'bun', resolveInner),
    ),
  essential: (args) => withoutIdleOptions(args, ofBunx),
};

/** Bun commands that take precedence over scripts of the same name and do not run a script. */
const reservedCommands = new Set(wordList('test check fmt repl exec upgrade'));

/** `bun x package`, `bun program.ts`, `bun run script`. */
const bun: Launcher = {
  commands: ['bun'],
  ambient: bunAmbient,
  resolve(args, command, resolveInner) {
    // Bun treats the first word without a leading dash as the command, even if that word is an option's
    // value.
    const verbAt = args.findIndex(({ text }) => !text.startsWith('-'));
    if (args[verbAt]?.text === 'x') {
      const words = args.filter((_, index) => index !== verbAt);
      return bunx.resolve(words, command, resolveInner);
    }
    const leadingOptions = readOptionsInAllVersions(args, ofRun);
    return launchAllVariants(leadingOptions, (global) =>
      resolveAfterGlobal(global, command, resolveInner),
    );
  },
};

function resolveAfterGlobal(
  leadingOptions: ReadOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, ...following] = leadingOptions.rest;
  const isRun = first?.text === 'run';
  const commandVariants = readOptionsInAllVersions(isRun ? following : [], ofRun);
  return launchAllVariants(commandVariants, (each) => {
    const read = isRun ? mergeReadOptions(leadingOptions, each) : leadingOptions;
    const [name] = read.rest;
    if (read.unknown !== null || first === undefined || name === undefined) {
      return [hiddenLaunch(read.unknown ?? first ?? command)];
    }
    if (!isRun && reservedCommands.has(first.text))
      return [unidentifiedLaunch(first, 'one of Bun’s own commands')];
    return withAmbientFiles(
      resolveProgram(read, isRun ? first : null, command, resolveInner),
      givenValues(read, '--env-file'),
    );
  });
}

/**
 * Returns the launches of a program, given by a path or by a name with an extension, or of a project script.
 */
function resolveProgram(
  read: ReadOptions,
  verb: Word | null,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [name] = read.rest;
  const isPath =
    name !== undefined && (/\.[cm]?[jt]sx?$/.test(name.text) || /[\\/]/.test(name.text));
  if (!isPath) {
    return resolveProjectCommand(
      read,
      verb === null ? read.rest : [verb, ...read.rest],
      command,
      'bun',
      resolveInner,
    );
  }
  const program = programLaunch(name, 'interpreter', [], read.alterations);
  const launches = withVariables([program, ...preloadedPackages(read)], read.variables);
  const folder = givenValues(read, '--cwd').at(-1)?.text;
  return folder === undefined ? launches : withStartFolder(launches, folder);
}

/**
 * Returns the packages that Bun loads before a program. If nothing is installed, Bun fetches these packages.
 */
function preloadedPackages(read: ReadOptions): readonly PartialLaunch[] {
  return givenValues(read, '--preload', '--require', '--import').flatMap((at) => {
    const [, name] = /^((?:@[^/]+\/)?[^/.@~][^/]*)(?:\/|$)/.exec(at.text) ?? [];
    const isModule = name !== undefined && !/^(?:[A-Za-z]:|node:|bun:)/.test(at.text);
    return isModule ? [asBridge(serverLaunch(readNpmSpec(name), at))] : [];
  });
}

export const bunLaunchers: LauncherFamily = {
  launchers: [bun, bunx],
  settings: [bunSettings],
  ofProject: { bun: bunProjectAmbient },
};
