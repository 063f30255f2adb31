import type { Word } from '../../../../model/model.ts';
import { readNugetSpec } from '../../../ecosystems/nuget.ts';
import { assignmentIn } from '../../environment.ts';
import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  type GivenOption,
  givenValues,
  interpretOptions,
  type OptionGrammar,
  readOptions,
  withoutIdleOptions,
} from '../../options.ts';
import {
  incompleteLaunch,
  type PartialLaunch,
  programLaunch,
  serverLaunch,
  sourcesLaunch,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { tableOptions } from '../../variables/space.ts';
import { dotnetAmbient } from './dotnet-ambient.ts';
import { dotnetSettings, nugetSettings } from './dotnet-settings.ts';

/** Options for `dotnet tool exec`. Most of them are in `nugetSettings`. Source: .NET's command reference. */
const toolGrammar: OptionGrammar = {
  options: tableOptions(nugetSettings),
  // A separate rule judges the version of the fetched package.
  ownOptions: optionList('--version= --prerelease'),
  settings: { space: nugetSettings },
};

/** `dnx [options] package[@version] …`. */
const dnx: Launcher = {
  commands: ['dnx'],
  interpreter: 'dotnet',
  ambient: dotnetAmbient,
  resolve(args, command) {
    const read = readOptions(args, toolGrammar);
    const [first] = read.rest;
    if (read.unknown !== null || first === undefined) {
      return [incompleteLaunch(read.unknown, command)];
    }
    // dnx also accepts options after the package, up to `--`.
    const followingOptions = readDnxOptions(read.rest.slice(1));
    const [version] = givenValues(
      { ...read, options: [...read.options, ...followingOptions] },
      '--version',
    ).slice(-1);
    const server = serverLaunch(readNugetSpec(first.text, version?.text ?? null), first);
    return withVariables(
      [server],
      [...read.variables, ...interpretOptions(followingOptions, toolGrammar).variables],
    );
  },
  essential: (args) => withoutIdleOptions(args, toolGrammar),
};

/** Reads dnx options, written as `--name value`, `--name=value` or `--name:value`. */
function readDnxOptions(words: readonly Word[]): readonly GivenOption[] {
  const end = words.findIndex(({ text }) => text === '--');
  const ownWords = end < 0 ? words : words.slice(0, end);
  return ownWords.flatMap((at, index) => {
    const [, written = '', attached] = /^(--?[A-Za-z-]+)(?:[=:](.*))?$/s.exec(at.text) ?? [];
    const option = toolGrammar.ownOptions?.get(written) ?? toolGrammar.options.get(written);
    if (option === undefined) return [];
    const next = option.kind === 'value' ? (ownWords[index + 1] ?? null) : null;
    return [
      { name: option.name, at, value: attached === undefined ? next : { ...at, text: attached } },
    ];
  });
}

/** Source: .NET's command reference, `dotnet run`. */
const runGrammar: OptionGrammar = {
  options: optionList(`
    --no-launch-profile --no-build --no-restore --no-dependencies --no-cache --force --interactive
    --sc|--self-contained --no-self-contained --disable-build-servers --ucr|--use-current-runtime
    -c|--configuration= -f|--framework= -r|--runtime= --project= --file= -lp|--launch-profile= -a|--arch=
    --os= -v|--verbosity= --artifacts-path= --tl= -e|--environment= -p|--property= -bl=
  `),
  altering: { '--property': 'path', '--artifacts-path': 'path' },
};

const projectFile = /\.(?:cs|fs|vb)proj$/i;
const namesProgram = /^(?:-p|--project|--file)(?:[=:]|$)/;

/**
 * `dotnet run --project …` and `dotnet program.dll` run the project's own code. `dotnet tool exec package`
 * fetches a package.
 */
const dotnet: Launcher = {
  commands: ['dotnet'],
  ambient: dotnetAmbient,
  resolve(args, command, resolveInner) {
    const [verb, ...rest] = args;
    const isTool = verb?.text === 'tool' && ['exec', 'execute'].includes(rest[0]?.text ?? '');
    if (isTool) return dnx.resolve(rest.slice(1), command, resolveInner);
    if (verb?.text === 'dnx') return dnx.resolve(rest, command, resolveInner);
    if (verb?.text === 'run') return resolveRun(rest, verb);
    const program = verb?.text === 'exec' ? rest[0] : verb;
    return program !== undefined && /\.(?:dll|exe|cs)$/i.test(program.text)
      ? [programLaunch(program, 'interpreter')]
      : [unidentifiedLaunch(verb ?? command, 'not a dotnet "run" command')];
  },
};

function resolveRun(args: readonly Word[], verb: Word): readonly PartialLaunch[] {
  const read = readOptions(args, runGrammar);
  const end = args.findIndex(({ text }) => text === '--');
  const ownArgs = end < 0 ? args : args.slice(0, end);
  // The next words are the program's arguments, unless they select another project or name a response file.
  const next = read.unknown ?? read.rest[0];
  const programArgs =
    next !== undefined && ownArgs.includes(next) ? ownArgs.slice(ownArgs.indexOf(next)) : [];
  const odd =
    programArgs.find(({ text }) => namesProgram.test(text)) ??
    ownArgs.find(({ text }) => text.startsWith('@'));
  if (odd !== undefined)
    return [unidentifiedLaunch(odd, 'an option that may select another project')];
  const projectWord = givenValues(read, '--project', '--file').at(-1);
  const [first] = read.rest;
  const file = projectWord ?? (/\.cs$/i.test(first?.text ?? '') ? first : undefined);
  const sourceWord = file ?? verb;
  const launch = /\.cs$/i.test(file?.text ?? '')
    ? programLaunch(sourceWord, 'interpreter', [], read.alterations)
    : sourcesLaunch(
        sourceWord,
        { path: file?.text ?? '', named: projectFile, search: 'start' },
        read.alterations,
      );
  const variables = givenValues(read, '--environment').flatMap((word) => assignmentIn(word) ?? []);
  return withVariables([launch], variables);
}

export const dotnetLaunchers: LauncherFamily = {
  launchers: [dnx, dotnet],
  settings: dotnetSettings,
};
