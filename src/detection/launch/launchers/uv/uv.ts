import type { Alteration, Word } from '../../../../model/model.ts';
import { pypi } from '../../../ecosystems/pypi.ts';
import { throughPackages } from '../../bridges.ts';
import type { Launcher, LauncherFamily, ResolveInner } from '../../launcher.ts';
import { type ReadOptions, readOptions, valuesOf, withoutIdle } from '../../options.ts';
import {
  altered,
  asLibrary,
  installed,
  installedBy,
  type PartialLaunch,
  programAt,
  unidentifiedLaunch,
} from '../../partial-launch.ts';
import { readBy } from '../../places.ts';
import { interpreted, isPython } from '../interpreters/interpreters.ts';
import { uvProjectReads, uvReads } from './uv-reads.ts';
import { uvSettings } from './uv-settings.ts';
import {
  broughtWith,
  optionsOfVariables,
  pypiSpecAt,
  runOptions,
  toolOptions,
  uvx,
  withPlaces,
} from './uvx.ts';

const hiding = 'an option of uv that may hide what it starts';

/**
 * `uv tool run …` is uvx. `uv run` starts a program of the project's environment; what `--with` and
 * `--from` add to that is fetched.
 */
const uv: Launcher = {
  commands: ['uv'],
  reads: uvReads,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, runOptions);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [unidentifiedLaunch(global.unknown ?? command, hiding)];
    }
    if (verb.text === 'tool') {
      const between = readOptions(rest, toolOptions);
      const [second, ...others] = between.rest;
      if (between.unknown !== null || second?.text !== 'run') {
        return [unidentifiedLaunch(between.unknown ?? verb, 'not a "run" of uv')];
      }
      const launches = uvx.resolve(others, command, resolveInner);
      const alterations = [...global.alterations, ...between.alterations];
      return withPlaces(altered(launches, alterations), [global, between]);
    }
    if (verb.text !== 'run') return [unidentifiedLaunch(verb, 'not a "run" of uv')];
    const read = readOptions(rest, runOptions);
    const alterations = [...global.alterations, ...read.alterations];
    const [other] = valuesOf(read, '--package');
    if (other !== undefined) return [unidentifiedLaunch(other, 'a program of another project')];
    const named = valuesOf(read, '--from').map(pypiSpecAt);
    const added = broughtWith(read, alterations);
    const own = (): readonly PartialLaunch[] => {
      if (read.unknown !== null) return [unidentifiedLaunch(read.unknown, hiding)];
      return named.length > 0 ? [] : ofEnvironment(read, command, alterations, added, resolveInner);
    };
    const started = [
      ...(named.length > 0 ? throughPackages(named, read.rest, alterations, resolveInner) : []),
      ...own(),
    ];
    const beside = runsOwnCode(started, read.rest) ? added.map(asLibrary) : added;
    const launches = readBy([...beside, ...started], uvProjectReads);
    return withPlaces(launches, [global, read]);
  },
  essential: (args) =>
    withoutIdle(args, runOptions, {
      run: { grammar: runOptions },
      tool: { grammar: toolOptions, verbs: { run: { grammar: toolOptions } } },
    }),
  optionsFrom: optionsOfVariables,
};

/** Frameworks whose verb `run` starts a program of the project. */
const frameworks = new Set(['fastmcp', 'mcp']);

/** Whether everything that is started is a file of the project, by an interpreter. */
function runsOwnCode(started: readonly PartialLaunch[], [first]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    !frameworks.has(first.text) &&
    started.every(({ pending }) => pending?.kind === 'program')
  );
}

/**
 * What `uv run` starts: a module, a script, an interpreter's program, or a program of the environment.
 *
 * @param fetched what options add to the environment
 */
function ofEnvironment(
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
  // What `--with` adds may provide the program, or the module, of that name.
  const fromEnvironment = (at: Word, isModule: boolean): PartialLaunch => {
    const own = pypi.normaliseName(isModule ? (at.text.split('.')[0] ?? '') : at.text);
    const isOptional = fetched.some(({ launch }) => launch.type === 'pypi' && launch.name === own);
    const lookup = { type: 'pypi', isModule, args, manager: 'uv', isOptional } as const;
    return installed(at, lookup, alterations);
  };
  if (is('--module')) return [fromEnvironment(first, true)];
  if (is('--script') || is('--gui-script') || /\.pyw?$|[\\/]/.test(first.text)) {
    return [programAt(first, 'interpreter', args, alterations)];
  }
  const interpreter = isPython(first) ? interpreted(first, args, resolveInner) : null;
  if (interpreter !== null) return altered(installedBy(interpreter, 'uv'), alterations);
  if (frameworks.has(first.text) && second?.text === 'run' && third !== undefined) {
    const program = { ...third, text: third.text.replace(/:\w+$/, '') };
    return [programAt(program, 'interpreter', rest, alterations)];
  }
  return resolveInner.isRunner(first)
    ? [unidentifiedLaunch(first, 'a program that runs what its arguments say')]
    : [fromEnvironment(first, false)];
}

export const uvLaunchers: LauncherFamily = {
  launchers: [uv, uvx],
  settings: [uvSettings],
  ofProject: { uv: uvProjectReads },
};
