import type { Word } from '../../model/model.ts';
import { dnx } from './dnx.ts';
import { assignmentIn } from './environment.ts';
import type { Launcher } from './launcher.ts';
import { optionList } from './option-list.ts';
import { type OptionGrammar, readOptions, valuesOf } from './options.ts';
import {
  type PartialLaunch,
  programAt,
  sourcesAt,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { reads } from './reads.ts';

/** Source: the command reference of .NET, `dotnet run`. */
const grammar: OptionGrammar = {
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

/** `dotnet run --project …` and `dotnet program.dll`: code of the project; `dotnet tool exec package`. */
export const dotnet: Launcher = {
  commands: ['dotnet'],
  reads: reads.dotnet,
  resolve(args, command, resolveInner) {
    const [verb, ...rest] = args;
    const isTool = verb?.text === 'tool' && ['exec', 'execute'].includes(rest[0]?.text ?? '');
    if (isTool) return dnx.resolve(rest.slice(1), command, resolveInner);
    if (verb?.text === 'dnx') return dnx.resolve(rest, command, resolveInner);
    if (verb?.text === 'run') return resolveRun(rest, verb);
    const program = verb?.text === 'exec' ? rest[0] : verb;
    return program !== undefined && /\.(?:dll|exe|cs)$/i.test(program.text)
      ? [programAt(program, 'interpreter')]
      : [unidentifiedLaunch(verb ?? command, 'not a "run" of dotnet')];
  },
};

function resolveRun(args: readonly Word[], verb: Word): readonly PartialLaunch[] {
  const read = readOptions(args, grammar);
  const end = args.findIndex(({ text }) => text === '--');
  const own = end < 0 ? args : args.slice(0, end);
  // What stands behind is the program's own, unless it names another project, or a file of further words.
  const next = read.unknown ?? read.rest[0];
  const behind = next !== undefined && own.includes(next) ? own.slice(own.indexOf(next)) : [];
  const odd =
    behind.find(({ text }) => namesProgram.test(text)) ??
    own.find(({ text }) => text.startsWith('@'));
  if (odd !== undefined)
    return [unidentifiedLaunch(odd, 'an option that may name another project')];
  const named = valuesOf(read, '--project', '--file').at(-1);
  const [first] = read.rest;
  const file = named ?? (/\.cs$/i.test(first?.text ?? '') ? first : undefined);
  const at = file ?? verb;
  const launch = /\.cs$/i.test(file?.text ?? '')
    ? programAt(at, 'interpreter', [], read.alterations)
    : sourcesAt(
        at,
        { path: file?.text ?? '', named: projectFile, search: 'start' },
        read.alterations,
      );
  const variables = valuesOf(read, '--environment').flatMap((word) => assignmentIn(word) ?? []);
  return withVariables([launch], variables);
}
