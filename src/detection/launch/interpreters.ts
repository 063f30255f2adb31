import type { Alteration, Word } from '../../model/model.ts';
import { launchesInArguments } from './arguments.ts';
import type { Launcher } from './launcher.ts';
import { node } from './node-options.ts';
import { optionList } from './option-list.ts';
import { type OptionGrammar, type ReadOptions, readOptions, valuesOf } from './options.ts';
import {
  installed,
  type PartialLaunch,
  programAt,
  scriptOf,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { readBy, withFiles } from './places.ts';
import { commandName, withoutRelease } from './programs.ts';
import { type Reads, reads } from './reads.ts';

/** Source: the help of Python 3.11 to 3.13. */
const python: OptionGrammar = {
  options: optionList(
    '-b -B -d -E -i -I -O -P -q -R -s -S -u -v -x -W= -X= -m= --check-hash-based-pycs=',
  ),
  // What follows `-m module` is the module's own.
  final: ['-m'],
  style: 'getopt',
  // A filter may name a class, whose module is loaded.
  settings: { names: { '-W': 'PYTHONWARNINGS' } },
};
const plain: OptionGrammar = { options: optionList('') };

const nodeWith = (more: string): OptionGrammar => ({
  ...node,
  own: new Map([...(node.own ?? []), ...optionList(more)]),
});

const table: readonly {
  readonly commands: readonly string[];
  readonly grammar: OptionGrammar;
  readonly reads: Reads;
}[] = [
  { commands: ['node', 'nodejs'], grammar: nodeWith('--run='), reads: reads.node },
  { commands: ['tsx'], grammar: nodeWith('--no-cache'), reads: reads.node },
  { commands: ['ts-node'], grammar: nodeWith('--esm -T|--transpile-only'), reads: reads.node },
  {
    commands: ['python', 'python3', 'pythonw', 'pypy', 'graalpy', 'py'],
    grammar: python,
    reads: reads.python,
  },
  { commands: ['vite-node'], grammar: plain, reads: reads.node },
  { commands: ['php'], grammar: plain, reads: reads.php },
  { commands: ['ruby'], grammar: plain, reads: reads.ruby },
  { commands: ['java'], grammar: { options: optionList('-jar') }, reads: reads.java },
];

/** `node [options] program.js …` and the like: local, if the program is in the judged tree. */
export const interpreters = table.map(
  ({ grammar, ...statement }): Launcher => ({
    ...statement,
    resolve(given, command, resolveInner) {
      const name = commandName(command.text);
      const isWatching = name === 'tsx' && given[0]?.text === 'watch';
      // The launcher of Windows takes the version of Python first.
      const isChosen = name === 'py' && /^-(?:V:.+|\d[\d.]*(?:-\w+)?)$/.test(given[0]?.text ?? '');
      const args = isWatching || isChosen ? given.slice(1) : given;
      const read = readOptions(args, grammar);
      const [module] = valuesOf(read, '-m');
      const [script] = valuesOf(read, '--run');
      const [program] = read.rest;
      const alterations = [...read.alterations, ...loadedBy(read)];
      const launch = (): PartialLaunch => {
        if (read.unknown === null && module !== undefined) {
          return installed(module, { type: 'pypi', isModule: true, args: read.rest }, alterations);
        }
        if (read.unknown === null && script !== undefined) {
          const lookup = { name: script.text, args: read.rest, workspace: null, orProgram: false };
          return scriptOf(script, { ...lookup, manager: 'npm' }, alterations);
        }
        if (read.unknown !== null || program === undefined) {
          const reason = 'an interpreter that does not say which program it runs';
          return unidentifiedLaunch(read.unknown ?? command, reason);
        }
        return programAt(program, 'interpreter', read.rest.slice(1), alterations);
      };
      const words = module === undefined && script === undefined ? read.rest.slice(1) : [];
      const launches = [launch(), ...launchesInArguments(words, resolveInner)];
      const files = valuesOf(read, '--env-file', '--env-file-if-exists');
      return withVariables(withFiles(launches, files), read.variables);
    },
  }),
);

/** Options of Python behind which it loads modules, or compiled ones, from elsewhere. */
function loadedBy(read: ReadOptions): Alteration[] {
  return valuesOf(read, '-X')
    .filter(({ text }) => /^(?:pycache_prefix|presite)=/.test(text))
    .map(({ span }) => ({ kind: 'loader', what: '-X', file: null, span }));
}

/** The interpreter of a name, perhaps with its version, such as `python3.13`; undefined if it is none. */
export function interpreterNamed(name: string): Launcher | undefined {
  const named = (wanted: string) => interpreters.find(({ commands }) => commands.includes(wanted));
  return named(name) ?? named(withoutRelease(name));
}

/** The launches of an interpreter that another launcher starts; null if the word names none. */
export function interpreted(command: Word, args: readonly Word[]): readonly PartialLaunch[] | null {
  const found = interpreterNamed(command.text);
  return found === undefined
    ? null
    : readBy(
        found.resolve(args, command, () => []),
        found.reads,
      );
}
