import type { Alteration, Word } from '../../../../model/model.ts';
import { pypi } from '../../../ecosystems/pypi.ts';
import { launchesThroughPackages } from '../../bridges.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { givenValues, type ReadOptions, readOptions, withoutIdleOptions } from '../../options.ts';
import {
  asLibrary,
  hiddenLaunch,
  incompleteLaunch,
  installedLaunch,
  type PartialLaunch,
  programLaunch,
  runnerLaunch,
  unidentifiedLaunch,
  withAlterations,
  withManager,
} from '../../partial-launch.ts';
import { withAmbientInputs } from '../../places.ts';
import { isPython, launchesOfInterpreter } from '../interpreters/interpreters.ts';
import { uvAmbient, uvProjectAmbient } from './uv-ambient.ts';
import { uvSettings } from './uv-settings.ts';
import {
  additionalPackages,
  namedPypiPackage,
  optionsOfVariables,
  runOptions,
  toolOptions,
  uvx,
  withLocations,
} from './uvx.ts';

const otherCommandLaunch = (at: Word): PartialLaunch =>
  unidentifiedLaunch(at, 'not a uv "run" command');

/**
 * `uv tool run …` is equivalent to `uvx`. `uv run` starts a program in the project's environment and fetches
 * the packages that `--with` and `--from` name.
 */
const uv: Launcher = {
  commands: ['uv'],
  ambient: uvAmbient,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, runOptions);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [incompleteLaunch(global.unknown, command)];
    }
    if (verb.text === 'tool') {
      const between = readOptions(rest, toolOptions);
      const [second, ...others] = between.rest;
      if (between.unknown !== null || second?.text !== 'run') {
        return [otherCommandLaunch(between.unknown ?? verb)];
      }
      const launches = uvx.resolve(others, command, resolveInner);
      const alterations = [...global.alterations, ...between.alterations];
      return withLocations(withAlterations(launches, alterations), [global, between]);
    }
    if (verb.text !== 'run') return [otherCommandLaunch(verb)];
    const read = readOptions(rest, runOptions);
    const alterations = [...global.alterations, ...read.alterations];
    const [packageOption] = givenValues(read, '--package');
    if (packageOption !== undefined)
      return [unidentifiedLaunch(packageOption, 'a program in another project')];
    const namedPackages = givenValues(read, '--from').map(namedPypiPackage);
    const added = additionalPackages(read, alterations);
    const ownLaunches = (): readonly PartialLaunch[] => {
      if (read.unknown !== null) return [hiddenLaunch(read.unknown)];
      return namedPackages.length > 0
        ? []
        : resolveInEnvironment(read, command, alterations, added, resolveInner);
    };
    const started = [
      ...(namedPackages.length > 0
        ? launchesThroughPackages(namedPackages, read.rest, alterations, resolveInner)
        : []),
      ...ownLaunches(),
    ];
    const beside = runsOwnCode(started, read.rest) ? added.map(asLibrary) : added;
    const launches = withAmbientInputs([...beside, ...started], uvProjectAmbient);
    return withLocations(launches, [global, read]);
  },
  essential: (args) =>
    withoutIdleOptions(args, runOptions, {
      run: { grammar: runOptions },
      tool: { grammar: toolOptions, verbs: { run: { grammar: toolOptions } } },
    }),
  optionsFrom: optionsOfVariables,
};

/** Frameworks whose `run` verb starts a program in the project. */
const frameworks = new Set(['fastmcp', 'mcp']);

/** Reports whether all launches run files in the project directly, without a framework. */
function runsOwnCode(started: readonly PartialLaunch[], [first]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    !frameworks.has(first.text) &&
    started.every(({ pending }) => pending?.kind === 'program')
  );
}

/**
 * Returns the launches of `uv run`: a module, a script, an interpreter's program, or a program in the
 * environment.
 *
 * @param fetched the packages that options add to the environment
 */
function resolveInEnvironment(
  { options, rest: words }: ReadOptions,
  command: Word,
  alterations: readonly Alteration[],
  fetched: readonly PartialLaunch[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, second, third, ...rest] = words;
  const args = words.slice(1);
  if (first === undefined) return [unidentifiedLaunch(command, 'uv run without a program')];
  const is = (name: string): boolean => options.some((each) => each.name === name);
  // If a `--with` package has the program's name, that package's launch covers the case in which the program
  // is not installed.
  const fromEnvironment = (at: Word, isModule: boolean): PartialLaunch => {
    const normalisedName = pypi.normaliseName(isModule ? (at.text.split('.')[0] ?? '') : at.text);
    const isOptional = fetched.some(
      ({ launch }) => launch.type === 'pypi' && launch.name === normalisedName,
    );
    const lookup = { type: 'pypi', isModule, args, manager: 'uv', isOptional } as const;
    return installedLaunch(at, lookup, alterations);
  };
  if (is('--module')) return [fromEnvironment(first, true)];
  if (is('--script') || is('--gui-script') || /\.pyw?$|[\\/]/.test(first.text)) {
    return [programLaunch(first, 'interpreter', args, alterations)];
  }
  const interpreter = isPython(first) ? launchesOfInterpreter(first, args, resolveInner) : null;
  if (interpreter !== null) return withAlterations(withManager(interpreter, 'uv'), alterations);
  if (frameworks.has(first.text) && second?.text === 'run' && third !== undefined) {
    const program = { ...third, text: third.text.replace(/:\w+$/, '') };
    return [programLaunch(program, 'interpreter', rest, alterations)];
  }
  return resolveInner.isRunner(first) ? [runnerLaunch(first)] : [fromEnvironment(first, false)];
}

export const uvLaunchers: LauncherFamily = {
  launchers: [uv, uvx],
  settings: [uvSettings],
  ofProject: { uv: uvProjectAmbient },
};
