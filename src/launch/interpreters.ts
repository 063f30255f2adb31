import type { Word } from '../model.ts';
import { commandName, type Launcher, localCandidate, unidentified } from './launcher.ts';
import { type OptionGrammar, readOptions } from './options.ts';

/** Endings of files that an interpreter runs as they are. A shell script may start anything: it is none. */
const programs = /\.(?:[cm]?[jt]s|[jt]sx|py|rb|php|jar)$/i;

const node: OptionGrammar = {
  flags: [
    '--no-warnings',
    '--enable-source-maps',
    '--experimental-strip-types',
    '--no-deprecation',
    '--trace-warnings',
    '--use-system-ca',
  ],
  valued: [
    '-r',
    '--require',
    '--import',
    '--loader',
    '--experimental-loader',
    '--env-file',
    '-C',
    '--conditions',
    '--max-old-space-size',
  ],
  altering: {
    '-r': 'loader',
    '--require': 'loader',
    '--import': 'loader',
    '--loader': 'loader',
    '--experimental-loader': 'loader',
  },
};
const python: OptionGrammar = {
  flags: ['-u', '-B', '-E', '-I', '-O', '-OO', '-s', '-S', '-P', '-q'],
  valued: ['-W', '-X'],
  altering: {},
};
const plain: OptionGrammar = { flags: [], valued: [], altering: {} };

const grammars = new Map<string, OptionGrammar>([
  ['node', node],
  ['nodejs', node],
  ['tsx', { ...node, flags: [...node.flags, '--no-cache'] }],
  ['python', python],
  ['python3', python],
  ['php', plain],
  ['ruby', plain],
  ['java', { flags: ['-jar'], valued: [], altering: {} }],
]);

/** `node [options] program.js …` and its kin: local, if the program is in the judged tree. */
export const interpreters: Launcher = {
  commands: [...grammars.keys()],
  resolve(args, command) {
    const name = commandName(command.text);
    const read = readOptions(args, grammars.get(name) ?? plain);
    const [program] = read.rest;
    if (read.unknown !== null || program === undefined) {
      return [
        unidentified(
          read.unknown ?? command,
          'an interpreter that does not say which program it runs',
        ),
      ];
    }
    return isProgram(program)
      ? [localCandidate(program, read.alterations)]
      : [unidentified(program, 'a program that the export does not grade')];
  },
};

function isProgram({ text }: Word): boolean {
  return programs.test(text);
}
