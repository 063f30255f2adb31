import type { Word } from '../model.ts';
import { launchesInArguments } from './arguments.ts';
import type { Launcher } from './launcher.ts';
import { node } from './node-options.ts';
import { type OptionGrammar, readOptions, valuesOf } from './options.ts';
import { installed, type PartialLaunch, programAt, unidentifiedLaunch } from './partial-launch.ts';
import { readBy, withFiles } from './places.ts';
import { commandName } from './programs.ts';
import { type Reads, reads } from './reads.ts';
import { wordList } from './word-list.ts';

const python: OptionGrammar = {
  flags: wordList('-u -B -E -I -O -OO -s -S -P -q'),
  valued: ['-W', '-X', '-m'],
  altering: {},
};
const plain: OptionGrammar = { flags: [], valued: [], altering: {} };

const tsx = { ...node, flags: [...node.flags, '--no-cache'] };
const tsNode = { ...node, flags: [...node.flags, '--esm', '-T', '--transpile-only'] };
const java = { flags: ['-jar'], valued: [], altering: {} };

const table: readonly {
  readonly commands: readonly string[];
  readonly grammar: OptionGrammar;
  readonly reads: Reads;
}[] = [
  { commands: ['node', 'nodejs'], grammar: node, reads: reads.node },
  { commands: ['tsx'], grammar: tsx, reads: reads.node },
  { commands: ['ts-node'], grammar: tsNode, reads: reads.node },
  { commands: ['python', 'python3'], grammar: python, reads: reads.python },
  { commands: ['vite-node'], grammar: plain, reads: reads.node },
  { commands: ['php'], grammar: plain, reads: reads.php },
  { commands: ['ruby'], grammar: plain, reads: reads.ruby },
  { commands: ['java'], grammar: java, reads: reads.java },
];

/** `node [options] program.js …` and the like: local, if the program is in the judged tree. */
export const interpreters = table.map(
  ({ grammar, ...statement }): Launcher => ({
    ...statement,
    resolve(given, command, resolveInner) {
      const name = commandName(command.text);
      // What follows `-m module` is the module's own.
      const isWatching = name === 'tsx' && given[0]?.text === 'watch';
      const args = isWatching ? given.slice(1) : given;
      const moduleAt = grammar === python ? args.findIndex(({ text }) => text === '-m') : -1;
      const read = readOptions(moduleAt < 0 ? args : args.slice(0, moduleAt + 2), grammar);
      const [module] = valuesOf(read, '-m');
      const [program] = read.rest;
      const launch = (): PartialLaunch => {
        if (read.unknown === null && module !== undefined) {
          const lookup = { type: 'pypi', isModule: true, args: args.slice(moduleAt + 2) } as const;
          return installed(module, lookup, read.alterations);
        }
        if (read.unknown !== null || program === undefined) {
          const reason = 'an interpreter that does not say which program it runs';
          return unidentifiedLaunch(read.unknown ?? command, reason);
        }
        return programAt(program, 'interpreter', read.rest.slice(1), read.alterations);
      };
      const launches = [launch(), ...launchesInArguments(read.rest.slice(1), resolveInner)];
      return withFiles(launches, valuesOf(read, '--env-file', '--env-file-if-exists'));
    },
  }),
);

/** The launches of an interpreter that another launcher starts; null if the word names none. */
export function interpreted(command: Word, args: readonly Word[]): readonly PartialLaunch[] | null {
  const found = interpreters.find(({ commands }) => commands.includes(command.text));
  return found === undefined
    ? null
    : readBy(
        found.resolve(args, command, () => []),
        found.reads,
      );
}
