import type { Word } from '../../model/model.ts';
import { readNugetSpec } from '../ecosystems/nuget.ts';
import type { Launcher } from './launcher.ts';
import { optionList } from './option-list.ts';
import {
  type GivenOption,
  meaningOf,
  type OptionGrammar,
  readOptions,
  valuesOf,
  withoutIdle,
} from './options.ts';
import { serverOf, unidentifiedLaunch, withVariables } from './partial-launch.ts';
import { reads } from './reads.ts';
import { optionsOf } from './variables/space.ts';
import { nugetSettings } from './variables/system.ts';

/** Options of `dotnet tool exec`, most of which are in its table. Source: the command reference of .NET. */
const grammar: OptionGrammar = {
  options: optionsOf(nugetSettings),
  // Which version is fetched is judged as such.
  own: optionList('--version= --prerelease'),
  settings: { space: nugetSettings },
};

/** `dnx [options] package[@version] …`. */
export const dnx: Launcher = {
  commands: ['dnx'],
  reads: reads.dotnet,
  resolve(args, command) {
    const read = readOptions(args, grammar);
    const [first] = read.rest;
    if (read.unknown !== null || first === undefined) {
      return [
        unidentifiedLaunch(
          read.unknown ?? command,
          'an option of dnx that may hide what it starts',
        ),
      ];
    }
    // dnx reads its own options behind the package too, up to `--`.
    const behind = readBehind(read.rest.slice(1));
    const [version] = valuesOf(
      { ...read, options: [...read.options, ...behind] },
      '--version',
    ).slice(-1);
    const server = serverOf(readNugetSpec(first.text, version?.text ?? null), first);
    return withVariables([server], [...read.variables, ...meaningOf(behind, grammar).variables]);
  },
  essential: (args) => withoutIdle(args, grammar),
};

/** The options of dnx among some words: it reads `--name value`, `--name=value` and `--name:value`. */
function readBehind(words: readonly Word[]): readonly GivenOption[] {
  const end = words.findIndex(({ text }) => text === '--');
  const own = end < 0 ? words : words.slice(0, end);
  return own.flatMap((at, index) => {
    const [, written = '', attached] = /^(--?[A-Za-z-]+)(?:[=:](.*))?$/s.exec(at.text) ?? [];
    const option = grammar.own?.get(written) ?? grammar.options.get(written);
    if (option === undefined) return [];
    const next = option.kind === 'value' ? (own[index + 1] ?? null) : null;
    return [
      { name: option.name, at, value: attached === undefined ? next : { ...at, text: attached } },
    ];
  });
}
