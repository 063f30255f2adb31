import type { Word } from '../../../../model/model.ts';
import { readNpmSpec } from '../../../ecosystems/npm.ts';
import { launchAllVariants } from '../../ambiguous.ts';
import {
  isKnownProgram,
  launchesThroughBridge,
  launchesThroughPackages,
  type NamedPackage,
} from '../../bridges.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import {
  type Assignment,
  asLibrary,
  hiddenLaunch,
  incompleteLaunch,
  installedLaunch,
  type PartialLaunch,
  projectScriptLaunch,
  unidentifiedLaunch,
  withInstalledAlternative,
  withLocalBinary,
  withVariables,
} from '../../partial-launch.ts';
import { withStartFolder } from '../../places.ts';
import { commandName } from '../../programs.ts';
import { variableName } from '../../settings.ts';
import { npmAmbient } from './npm-ambient.ts';
import {
  type NpmOptions,
  readNpmOptions,
  readNpxOptions,
  withoutIdleSettings,
} from './npm-options.ts';
import { npmSettings, packageManagerSettings } from './npm-settings.ts';

/**
 * `npx [options] package[@version] …`, and `npx -p package bin`, where `bin` is a program rather than a
 * package.
 */
const npx: Launcher = {
  commands: ['npx'],
  interpreter: 'node',
  ambient: npmAmbient,
  resolve(args, command, resolveInner) {
    return launchAllVariants(readNpxOptions(args), (read) =>
      resolveExec(read, command, resolveInner),
    );
  },
  essential: (args) => withoutIdleSettings(args, readNpxOptions),
};

/** Options that make npm do something other than run a program from a package. */
const others: Readonly<Record<string, string>> = {
  call: 'runs a shell command',
  usage: 'prints its help',
  version: 'prints its version',
  versions: 'prints versions',
};

function resolveExec(
  { settings, rest, unknown }: NpmOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const program = commandName(command.text) === 'npm' ? 'npm exec' : 'npx';
  const packages = settings.flatMap(({ name, value }) => (name === 'package' ? [value] : []));
  const otherSetting = settings.find(({ name, value }) => others[name] && value.text !== 'false');
  const variables = settings
    .filter(({ name }) => name !== 'package' && !others[name])
    .map(toVariable);
  // An ambiguous option can obscure the program, but never removes a package.
  const isClear = unknown === null && otherSetting === undefined;
  // With `--yes=false`, npm runs only programs that are already installed.
  const isOffline = settings.some(({ name, value }) => name === 'yes' && value.text === 'false');
  const [first, ...args] = rest;
  const launches =
    isOffline && isClear && packages.length === 0 && first !== undefined
      ? [installedLaunch(first, { type: 'npm', args, manager: 'npm' })]
      : launchesOfWords(packages, isClear ? rest : [], resolveInner);
  const unclear = otherSetting
    ? [unidentifiedLaunch(command, `${program} ${others[otherSetting.name]}`)]
    : unknown === null
      ? []
      : [hiddenLaunch(unknown)];
  const allLaunches = [...withVariables(launches, variables), ...unclear];
  return allLaunches.length === 0 ? [incompleteLaunch(null, command)] : allLaunches;
}

/** Returns the variable with the same meaning as an option. Reports show the option's name. */
function toVariable({ name, value }: Assignment): Assignment {
  return { name: variableName('npm_config_', name), value, what: `--${name}` };
}

function launchesOfWords(
  packages: readonly Word[],
  words: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, ...rest] = words;
  if (packages.length > 0) {
    const namedPackages = packages.map((at) => ({ spec: readNpmSpec(at.text), at }));
    const launches = launchesThroughPackages(namedPackages, words, [], resolveInner);
    const fetched = withLocalBinary(withLibraries(launches, namedPackages, first), first);
    // If another installed package provides the program, npm runs that package's program.
    return first === undefined
      ? fetched
      : [...fetched, installedLaunch(first, { type: 'npm', manager: 'npm', isOptional: true })];
  }
  if (first === undefined) return [];
  const spec = readNpmSpec(first.text);
  const fetched = launchesThroughBridge(spec, first, rest, [], resolveInner);
  return withInstalledAlternative(fetched, first, rest, 'npm');
}

/**
 * Treats each package that cannot provide the program as a library. If several packages provide programs with
 * the same name, npm links the program from the package whose folder sorts first (npm 11). A package
 * therefore cannot provide the program if its name sorts after that of a known provider. Packages under an
 * alias stay unchanged, because their folders have different names.
 */
function withLibraries(
  launches: readonly PartialLaunch[],
  namedPackages: readonly NamedPackage[],
  program: Word | undefined,
): readonly PartialLaunch[] {
  const folderNames = namedPackages.filter(
    ({ spec, at }) =>
      spec.type === 'npm' && at.text.startsWith(spec.name) && !at.text.includes(':'),
  );
  const owner = folderNames.find(
    ({ spec }) => program !== undefined && isKnownProgram(spec, program),
  );
  const behind = folderNames.filter(
    ({ spec }) => owner !== undefined && compareFolders(spec.name, owner.spec.name) > 0,
  );
  const spans = new Set(behind.map(({ at }) => at.span));
  return launches.map((each) => (spans.has(each.launch.span) ? asLibrary(each) : each));
}

/** Compares folder names in npm's order. */
function compareFolders(one: string | null, other: string | null): number {
  return (one ?? '').localeCompare(other ?? '', 'en');
}

/** Options that make npm start a script in another folder, in several folders, or not at all. */
const elsewhere = new Set(['workspaces', 'global', 'location', 'usage', 'version', 'versions']);

const runVerbs = new Set(['run', 'run-script', 'rum', 'urn']);
const scriptVerbs = new Set(['start', 'test', 't', 'tst', 'stop', 'restart']);

/**
 * `npm exec [options] [--] package …`, `npm x`, `npm run script` and `npm start`. npm accepts options
 * anywhere before `--`, even after the package.
 */
const npm: Launcher = {
  commands: ['npm'],
  interpreter: 'node',
  ambient: npmAmbient,
  resolve(args, command, resolveInner) {
    return launchAllVariants(readNpmOptions(args), (read) =>
      resolveRun(read, command, resolveInner),
    );
  },
  essential: (args) => withoutIdleSettings(args, readNpmOptions),
};

function resolveRun(
  read: NpmOptions,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [verb, ...words] = read.rest;
  if (verb === undefined) {
    return [
      read.unknown === null
        ? unidentifiedLaunch(command, 'npm without a command')
        : hiddenLaunch(read.unknown),
    ];
  }
  if (runVerbs.has(verb.text)) return scriptLaunch(read, words, verb);
  if (scriptVerbs.has(verb.text)) return scriptLaunch(read, [verb, ...words], verb);
  if (verb.text !== 'exec' && verb.text !== 'x') {
    return [unidentifiedLaunch(verb, 'not an npm command that starts a program')];
  }
  // With a prefix or a workspace, npm first looks for programs in another folder.
  if (read.settings.some(({ name }) => ['prefix', 'workspace', 'workspaces'].includes(name))) {
    return [unidentifiedLaunch(verb, 'npm exec in another folder')];
  }
  return resolveExec({ ...read, rest: words }, command, resolveInner);
}

function scriptLaunch(
  { settings, unknown }: NpmOptions,
  [script, ...args]: readonly Word[],
  verb: Word,
): readonly PartialLaunch[] {
  if (unknown !== null) {
    return [hiddenLaunch(unknown)];
  }
  if (script === undefined) return [unidentifiedLaunch(verb, 'a "run" without a script')];
  const [folder, ...folders] = valuesIn(settings, 'prefix');
  const [workspace, ...workspaces] = valuesIn(settings, 'workspace');
  const isElsewhere = settings.some(({ name }) => elsewhere.has(name));
  // A second `--prefix` or `--workspace` either adds to the first or replaces it.
  if (
    isElsewhere ||
    folders.length > 0 ||
    workspaces.length > 0 ||
    folder === '' ||
    workspace === ''
  ) {
    return [unidentifiedLaunch(verb, 'a script in another folder, or in several folders')];
  }
  const isTest = script === verb && ['t', 'tst'].includes(script.text);
  const name = isTest ? 'test' : script.text;
  const lookup = { name, args, workspace: workspace ?? null, manager: 'npm' } as const;
  const otherSettings = settings.filter((each) => !['prefix', 'workspace'].includes(each.name));
  const launches = withVariables(
    [projectScriptLaunch(script, { ...lookup, orProgram: false })],
    otherSettings.map(toVariable),
  );
  return folder === undefined ? launches : withStartFolder(launches, folder);
}

const valuesIn = (settings: NpmOptions['settings'], wanted: string): readonly string[] =>
  settings.flatMap(({ name, value }) => (name === wanted ? [value.text] : []));

export const npmLaunchers: LauncherFamily = {
  launchers: [npx, npm],
  settings: [npmSettings, packageManagerSettings],
  ofProject: { npm: npmAmbient },
};
