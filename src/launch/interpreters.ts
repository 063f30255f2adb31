import { launchesInArguments } from './arguments.ts';
import type { Launcher } from './launcher.ts';
import { type OptionGrammar, readOptions, valuesOf } from './options.ts';
import {
  installed,
  type PartialLaunch,
  programAt,
  unidentifiedLaunch,
  withEnvFiles,
} from './partial-launch.ts';
import { commandName } from './programs.ts';
import { wordList } from './word-list.ts';

const node: OptionGrammar = {
  flags: wordList(`
    --no-warnings --enable-source-maps --experimental-strip-types --no-deprecation
    --trace-warnings --use-system-ca --experimental-transform-types --inspect --inspect-brk
    --watch
  `),
  valued: wordList(`
    -r --require --import --loader --experimental-loader --env-file --env-file-if-exists -C
    --conditions --max-old-space-size --inspect --inspect-brk
  `),
  altering: {
    '-r': 'loader',
    '--require': 'loader',
    '--import': 'loader',
    '--loader': 'loader',
    '--experimental-loader': 'loader',
  },
};
const python: OptionGrammar = {
  flags: wordList('-u -B -E -I -O -OO -s -S -P -q'),
  valued: ['-W', '-X', '-m'],
  altering: {},
};
const plain: OptionGrammar = { flags: [], valued: [], altering: {} };

const grammars = new Map<string, OptionGrammar>([
  ['node', node],
  ['nodejs', node],
  ['tsx', { ...node, flags: [...node.flags, '--no-cache'] }],
  ['ts-node', { ...node, flags: [...node.flags, '--esm', '-T', '--transpile-only'] }],
  ['python', python],
  ['python3', python],
  ['vite-node', plain],
  ['php', plain],
  ['ruby', plain],
  ['java', { flags: ['-jar'], valued: [], altering: {} }],
]);

/** `node [options] program.js …` and the like: local, if the program is in the judged tree. */
export const interpreters: Launcher = {
  commands: [...grammars.keys()],
  resolve(given, command, resolveInner) {
    const name = commandName(command.text);
    const grammar = grammars.get(name) ?? plain;
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
    return withEnvFiles(launches, valuesOf(read, '--env-file', '--env-file-if-exists'));
  },
};
