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
 * uv's options that are not settings; uv's table lists the settings. Sources: the output of uv's help
 * (`conformance/options/python.json`), and uv's behaviour for options that it accepts without listing them
 * (`--no-…` for a flag, `--pre`).
 */
const nonSettingOptions = '-w|--with= --from= --env-file= --directory= --project=';

/** The options of `uvx` and `uv tool run`. */
export const toolOptions: OptionGrammar = {
  options: tableOptions(uvSettings),
  ownOptions: optionList(nonSettingOptions),
  hasNegations: true,
  settings: { space: uvSettings },
};

/** The options of `uv run`. */
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

/**
 * Returns the same launches with the locations that the options specify: uv's working folder, the files that
 * set variables, and the project in that folder.
 */
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
 * Returns the options that variables set. Options on the command line are added after the options from
 * variables.
 */
export function optionsOfVariables(env: ReadonlyMap<string, Word>): readonly Word[] {
  return [...env].flatMap(([name, value]) => {
    const option = asOptions.get(name);
    // If a variable lists several files, it is judged as a variable rather than as an option.
    return option === undefined || /\s/.test(value.text) ? [] : [{ ...value, text: option }, value];
  });
}

/** `uvx python` runs an interpreter, not a package with that name. */
const isInterpreter = ({ text }: Word): boolean =>
  /^(?:python|pypy|cpython|graalpy)[\d.]*(?:@.*)?$/i.test(text);

/** Returns the package that a word specifies, together with that word. */
export function namedPypiPackage(at: Word): { readonly spec: PackageSpec; readonly at: Word } {
  return { spec: readPypiSpec(at.text), at };
}

/**
 * Returns the packages that `--with` adds, and the requirements lists that other options add. `--with` may
 * contain several packages, separated by commas. The started program may belong to one of these packages.
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

/** Returns launches for the requirements files in an option's value, which are separated by commas. */
const requirementLists = (at: Word): readonly PartialLaunch[] =>
  at.text.split(',').map((text) => requirementsLaunch({ ...at, text }));

/**
 * Splits requirements at commas. Does not split at commas between the versions or the extras of a single
 * requirement.
 */
function requirementsIn(text: string): string[] {
  return text
    .replace(/(?<![^[\]])[^[\]]*\]/g, (extras) => extras.replaceAll(',', '\0'))
    .split(/,(?=\s*(?:[\w./~]|$))/)
    .map((each) => each.replaceAll('\0', ',').trim())
    .filter((each) => each !== '');
}
