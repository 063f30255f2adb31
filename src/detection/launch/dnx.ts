import type { Word } from '../../model/model.ts';
import { readNugetSpec } from '../ecosystems/nuget.ts';
import { isDefaultRegistry } from '../ecosystems/registries.ts';
import { addressed } from './addressed.ts';
import type { Launcher } from './launcher.ts';
import { readOptions, valuesOf, withoutIdle } from './options.ts';
import { serverOf, unidentifiedLaunch } from './partial-launch.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

/** Options of `dotnet tool exec`. Source: the command reference of .NET. */
const grammar = {
  flags: wordList(`
    -y --yes --prerelease --allow-roll-forward --interactive --disable-parallel --no-http-cache
    --ignore-failed-sources
  `),
  valued: wordList('--version -v --verbosity --source --add-source --configfile --framework'),
  idle: ['-y', '--yes', '-v', '--verbosity'],
  altering: { '--source': 'registry', '--add-source': 'registry', '--configfile': 'registry' },
} as const;

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
    const [version] = [...valuesOf(read, '--version'), ...behind.versions].slice(-1);
    const spec = readNugetSpec(first.text, version?.text ?? null);
    return [serverOf(spec, first, [...read.alterations, ...behind.alterations])];
  },
  essential: (args) => withoutIdle(args, grammar),
};

function readBehind(words: readonly Word[]) {
  const end = words.findIndex(({ text }) => text === '--');
  const own = end < 0 ? words : words.slice(0, end);
  // .NET reads `--name value`, `--name=value` and `--name:value`.
  const options = own.map((word, index) => {
    const [, name = '', attached] = /^(--?[A-Za-z-]+)(?:[=:](.*))?$/s.exec(word.text) ?? [];
    return { name, span: word.span, value: attached ?? own[index + 1]?.text ?? '' };
  });
  return {
    versions: options
      .filter(({ name }) => name === '--version')
      .map(({ value, span }): Word => ({ text: value, span })),
    alterations: options
      .filter(
        ({ name, value }) => Object.hasOwn(grammar.altering, name) && !isDefaultRegistry(value),
      )
      .map(({ name, span, value }) =>
        addressed({ kind: 'registry', what: name, file: null, span }, value),
      ),
  };
}
