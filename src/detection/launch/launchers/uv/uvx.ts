import type { Alteration, PackageSpec, Word } from '../../../../model/model.ts';
import { readPypiSpec } from '../../../ecosystems/pypi.ts';
import { throughBridge, throughPackages } from '../../bridges.ts';
import type { Launcher } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  type OptionGrammar,
  type ReadOptions,
  readOptions,
  valuesOf,
  withoutIdle,
} from '../../options.ts';
import {
  listedIn,
  type PartialLaunch,
  serverOf,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { startedIn, withFiles, withProject } from '../../places.ts';
import { optionsOf } from '../../variables/space.ts';
import { uvReads } from './uv-reads.ts';
import { uvSettings } from './uv-settings.ts';

/**
 * The options of uv that are no settings; those that are, are in its table. Sources: what its help prints
 * (`conformance/options/python.json`), and for those that it accepts without naming them (`--no-…` of a flag,
 * `--pre`) what it does with them.
 */
const own = '-w|--with= --from= --env-file= --directory= --project=';

/** The options of `uvx` and `uv tool run`. */
export const toolOptions: OptionGrammar = {
  options: optionsOf(uvSettings),
  own: optionList(own),
  hasNegations: true,
  settings: { space: uvSettings },
};

/** The options of `uv run`. */
export const runOptions: OptionGrammar = {
  ...toolOptions,
  own: optionList(`${own} -m|--module -s|--script --gui-script --package=`),
};

/** `uvx [options] package[@version] …`, and `uvx --from package command`. */
export const uvx: Launcher = {
  commands: ['uvx'],
  interpreter: 'uv',
  reads: uvReads,
  resolve(args, command, resolveInner) {
    const read = readOptions(args, toolOptions);
    const { alterations } = read;
    const named = valuesOf(read, '--from').slice(-1).map(pypiSpecAt);
    const [first, ...rest] = read.rest;
    const main = (): readonly PartialLaunch[] => {
      if (read.unknown !== null) {
        return [
          ...throughPackages(named, [], alterations, resolveInner),
          unidentifiedLaunch(read.unknown, 'an option of uvx that may hide what it starts'),
        ];
      }
      if (named.length > 0) return throughPackages(named, read.rest, alterations, resolveInner);
      if (first === undefined) return [unidentifiedLaunch(command, 'uvx without a package')];
      if (isInterpreter(first)) {
        return [unidentifiedLaunch(first, 'a program that does not come from the package')];
      }
      return throughBridge(readPypiSpec(first.text), first, rest, alterations, resolveInner);
    };
    return withPlaces([...main(), ...broughtWith(read, alterations)], [read]);
  },
  essential: (args) => withoutIdle(args, toolOptions),
  optionsFrom: optionsOfVariables,
};

/**
 * The same launches with what options say about where: the folder in which uv works, the files of variables
 * and the project that it takes from there.
 */
export function withPlaces(
  launches: readonly PartialLaunch[],
  reads: readonly ReadOptions[],
): readonly PartialLaunch[] {
  const values = (name: string): Word[] => reads.flatMap((each) => valuesOf(each, name));
  const variables = reads.flatMap((each) => each.variables);
  const given = withVariables(withFiles(launches, values('--env-file')), variables);
  const inProject = withProject(given, values('--project').at(-1)?.text);
  return startedIn(inProject, values('--directory').at(-1)?.text ?? '');
}

const asOptions: ReadonlyMap<string, string> = new Map([
  ['UV_ENV_FILE', '--env-file'],
  ['UV_PROJECT', '--project'],
  ['UV_WORKING_DIR', '--directory'],
  ['UV_WORKING_DIRECTORY', '--directory'],
]);

/** What variables tell uv in place of options, as these options: those in the words come behind. */
export function optionsOfVariables(env: ReadonlyMap<string, Word>): readonly Word[] {
  return [...env].flatMap(([name, value]) => {
    const option = asOptions.get(name);
    // Several files in one value are left to the meaning of the variable.
    return option === undefined || /\s/.test(value.text) ? [] : [{ ...value, text: option }, value];
  });
}

/** `uvx python` runs an interpreter and no package of that name. */
const isInterpreter = ({ text }: Word): boolean =>
  /^(?:python|pypy|cpython|graalpy)[\d.]*(?:@.*)?$/i.test(text);

/** The package that a word names, with the word. */
export function pypiSpecAt(at: Word): { readonly spec: PackageSpec; readonly at: Word } {
  return { spec: readPypiSpec(at.text), at };
}

/**
 * The packages that `--with` adds, each time several separated by commas, and lists of them. The program
 * that is started may be one of theirs.
 */
export function broughtWith(
  read: ReadOptions,
  alterations: readonly Alteration[],
): PartialLaunch[] {
  const packages = valuesOf(read, '--with').flatMap((at) =>
    requirementsIn(at.text).map((text) => serverOf(readPypiSpec(text), at, alterations)),
  );
  return [...packages, ...valuesOf(read, '--with-requirements').flatMap(listsIn)];
}

/** The files of an option, which commas separate as well. */
const listsIn = (at: Word): readonly PartialLaunch[] =>
  at.text.split(',').map((text) => listedIn({ ...at, text }));

/** Requirements that commas separate, as they also separate the versions and the extras of one. */
function requirementsIn(text: string): string[] {
  return text
    .replace(/(?<![^[\]])[^[\]]*\]/g, (extras) => extras.replaceAll(',', '\0'))
    .split(/,(?=\s*(?:[\w./~]|$))/)
    .map((each) => each.replaceAll('\0', ',').trim())
    .filter((each) => each !== '');
}
