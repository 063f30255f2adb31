import type { Alteration, PackageSpec, Word } from '../../../../model/model.ts';
import { readPypiSpec } from '../../../ecosystems/pypi.ts';
import { launchesThroughBridge, launchesThroughPackages } from '../../bridges.ts';
import type { Launcher } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  givenValues,
  type OptionGrammar,
  type ReadOptions,
  readOptions,
  withoutIdleOptions,
} from '../../options.ts';
import {
  foreignProgramLaunch,
  hiddenLaunch,
  incompleteLaunch,
  type PartialLaunch,
  requirementsLaunch,
  serverLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withAmbientFiles, withProject, withStartFolder } from '../../places.ts';
import { tableOptions } from '../../variables/space.ts';
import { uvAmbient } from './uv-ambient.ts';
import { uvSettings } from './uv-settings.ts';

/**
 * uv options that `uvSettings` does not list. Sources: uv's help output (`conformance/options/python.json`),
 * and uv's behaviour for options that it accepts but does not list (`--pre`, and `--no-…` for a flag).
 */
const nonSettingOptions = '-w|--with= --from= --env-file= --directory= --project=';

export const toolOptions: OptionGrammar = {
  options: tableOptions(uvSettings),
  ownOptions: optionList(nonSettingOptions),
  hasNegations: true,
  settings: { space: uvSettings },
};

export const runOptions: OptionGrammar = {
  ...toolOptions,
  ownOptions: optionList(`${nonSettingOptions} -m|--module -s|--script --gui-script --package=`),
};

/** `uvx [options] package[@version] …`, and `uvx --from package command`. */
export const uvx: Launcher = {
  commands: ['uvx'],
  interpreter: 'uv',
  ambient: uvAmbient,
  resolve(args, command, resolveInner) {
    const read = readOptions(args, toolOptions);
    const { alterations } = read;
    const namedPackages = givenValues(read, '--from').slice(-1).map(namedPypiPackage);
    const [first, ...rest] = read.rest;
    const main = (): readonly PartialLaunch[] => {
      if (read.unknown !== null) {
        return [
          ...launchesThroughPackages(namedPackages, [], alterations, resolveInner),
          hiddenLaunch(read.unknown),
        ];
      }
      if (namedPackages.length > 0)
        return launchesThroughPackages(namedPackages, read.rest, alterations, resolveInner);
      if (first === undefined) return [incompleteLaunch(null, command)];
      if (isInterpreter(first)) {
        return [foreignProgramLaunch(first)];
      }
      return launchesThroughBridge(
        readPypiSpec(first.text),
        first,
        rest,
        alterations,
        resolveInner,
      );
    };
    return withLocations([...main(), ...additionalPackages(read, alterations)], [read]);
  },
  essential: (args) => withoutIdleOptions(args, toolOptions),
  optionsFrom: optionsOfVariables,
};

export function withLocations(
  launches: readonly PartialLaunch[],
  reads: readonly ReadOptions[],
): readonly PartialLaunch[] {
  const values = (name: string): Word[] => reads.flatMap((each) => givenValues(each, name));
  const variables = reads.flatMap((each) => each.variables);
  const given = withVariables(withAmbientFiles(launches, values('--env-file')), variables);
  const inProject = withProject(given, values('--project').at(-1)?.text);
  return withStartFolder(inProject, values('--directory').at(-1)?.text ?? '');
}

const asOptions: ReadonlyMap<string, string> = new Map([
  ['UV_ENV_FILE', '--env-file'],
  ['UV_PROJECT', '--project'],
  ['UV_WORKING_DIR', '--directory'],
  ['UV_WORKING_DIRECTORY', '--directory'],
]);

/**
 * Returns the command-line options equivalent to uv's variables, such as `--project` for `UV_PROJECT`. The
 * equivalent options precede those given on the command line.
 */
export function optionsOfVariables(env: ReadonlyMap<string, Word>): readonly Word[] {
  return [...env].flatMap(([name, value]) => {
    const option = asOptions.get(name);
    // A variable that lists several files is judged as a variable, not as an option.
    return option === undefined || /\s/.test(value.text) ? [] : [{ ...value, text: option }, value];
  });
}

/**
 * Reports whether a word names an interpreter. `uvx python` runs Python itself, not a package with that name.
 */
const isInterpreter = ({ text }: Word): boolean =>
  /^(?:python|pypy|cpython|graalpy)[\d.]*(?:@.*)?$/i.test(text);

export function namedPypiPackage(at: Word): { readonly spec: PackageSpec; readonly at: Word } {
  return { spec: readPypiSpec(at.text), at };
}

/**
 * Returns launches for the comma-separated packages in `--with` and the requirements files in
 * `--with-requirements`. Any of these packages can provide the started program.
 */
export function additionalPackages(
  read: ReadOptions,
  alterations: readonly Alteration[],
): PartialLaunch[] {
  const packages = givenValues(read, '--with').flatMap((at) =>
    requirementsIn(at.text).map((text) => serverLaunch(readPypiSpec(text), at, alterations)),
  );
  return [...packages, ...givenValues(read, '--with-requirements').flatMap(requirementLists)];
}

const requirementLists = (at: Word): readonly PartialLaunch[] =>
  at.text.split(',').map((text) => requirementsLaunch({ ...at, text }));

/**
 * Splits text at the commas between requirements, but not at the commas between the versions or extras of a
 * single requirement.
 */
function requirementsIn(text: string): string[] {
  return text
    .replace(/(?<![^[\]])[^[\]]*\]/g, (extras) => extras.replaceAll(',', '\0'))
    .split(/,(?=\s*(?:[\w./~]|$))/)
    .map((each) => each.replaceAll('\0', ',').trim())
    .filter((each) => each !== '');
}
