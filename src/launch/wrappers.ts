import type { Word } from '../model.ts';
import { dotenvOptions, starter } from './bridges.ts';
import { resolveAssignments } from './environment.ts';
import { type Launcher, resolveWords } from './launcher.ts';
import { readOptions } from './options.ts';
import { unidentifiedLaunch } from './partial-launch.ts';
import { type Reads, reads } from './reads.ts';
import { resolveShellText } from './shell-text.ts';

/** Commands that set up an environment and start what follows `--`, with the verbs that do so. */
const separated: readonly {
  readonly commands: readonly string[];
  readonly verbs: readonly string[];
  readonly reads: Reads;
}[] = [
  { commands: ['doppler'], verbs: ['run'], reads: reads.nothing },
  { commands: ['op'], verbs: ['run'], reads: reads.nothing },
  { commands: ['infisical'], verbs: ['run'], reads: reads.nothing },
  { commands: ['mise', 'rtx'], verbs: ['x', 'exec'], reads: reads.mise },
  { commands: ['dotenvx'], verbs: ['run'], reads: reads.node },
  { commands: ['teller', 'fnox'], verbs: ['run'], reads: reads.nothing },
  { commands: ['varlock'], verbs: ['run'], reads: reads.node },
  { commands: ['volta'], verbs: ['run'], reads: reads.volta },
  { commands: ['chamber', 'aws-vault'], verbs: ['exec'], reads: reads.nothing },
  { commands: ['fnm'], verbs: ['exec'], reads: reads.node },
  { commands: ['asdf'], verbs: ['exec'], reads: reads.asdf },
];

/** `doppler run [options] -- command …`; other verbs of these commands start something else. */
const separatedWrappers = separated.map(
  ({ verbs, ...statement }): Launcher => ({
    ...statement,
    resolve(args, command, resolveInner) {
      const separator = args.findIndex(({ text }) => text === '--');
      const before = separator < 0 ? args : args.slice(0, separator);
      const verb = before.find(({ text }) => !text.startsWith('-'));
      if (verb === undefined || !verbs.includes(verb.text)) {
        return [
          unidentifiedLaunch(command, `not a command line that "${verbs.join('" or "')}" starts`),
        ];
      }
      const line = valueAfter(before, '--command');
      if (line !== null) return resolveShellText(line, resolveInner);
      const moved = before.find(({ text }) => /^(?:-C|--cd)(?:=|$)/.test(text));
      if (moved !== undefined) {
        return [unidentifiedLaunch(moved, 'an option that changes where the command is started')];
      }
      return resolveWords(
        separator < 0 ? [] : args.slice(separator + 1),
        command,
        'a wrapper without "--", behind which the command would stand',
        resolveInner,
      );
    },
  }),
);

/** Commands whose own options precede directly what they start. */
const prefixes: Readonly<
  Record<
    string,
    { flags: readonly string[]; valued: readonly string[]; skip?: number; reads: Reads }
  >
> = {
  sudo: {
    flags: ['-E', '-n', '-H', '--preserve-env'],
    valued: ['-u', '--user', '-g'],
    reads: reads.nothing,
  },
  nohup: { flags: [], valued: [], reads: reads.nothing },
  time: { flags: ['-p'], valued: [], reads: reads.nothing },
  timeout: {
    flags: ['--foreground', '-v'],
    valued: ['-k', '-s', '--signal'],
    skip: 1,
    reads: reads.nothing,
  },
  nice: { flags: [], valued: ['-n'], reads: reads.nothing },
  stdbuf: { flags: [], valued: ['-i', '-o', '-e'], reads: reads.nothing },
  'xvfb-run': { flags: ['-a', '--auto-servernum'], valued: ['-s', '-n'], reads: reads.shell },
  caffeinate: { flags: ['-d', '-i', '-m', '-s', '-u'], valued: ['-t'], reads: reads.nothing },
  wsl: {
    flags: ['-e', '--exec'],
    valued: ['-d', '--distribution', '-u', '--user'],
    reads: reads.shell,
  },
};

const prefixWrappers = Object.entries(prefixes).map(
  ([name, { flags, valued, skip = 0, reads: around }]): Launcher => ({
    commands: [name],
    reads: around,
    resolve(args, command, resolveInner) {
      const read = readOptions(args, { flags, valued, altering: {} });
      if (read.unknown !== null) {
        return [unidentifiedLaunch(read.unknown, 'an option that may hide what is started')];
      }
      const { rest } = read;
      const words = rest.slice(skip).filter(({ text }, index) => index > 0 || text !== '--');
      return resolveWords(words, command, 'a wrapper without a command', resolveInner);
    },
  }),
);

/** `dotenv [-e FILE] [-v NAME=value] [run] [--] command …`. */
const dotenv: Launcher = {
  commands: ['dotenv'],
  reads: reads.node,
  resolve: starter(dotenvOptions, 'run'),
};

/** `env [-i] [-u NAME] A=b command …`. */
const envWrapper: Launcher = {
  commands: ['env'],
  reads: reads.nothing,
  resolve(args, command, resolveInner) {
    const read = readOptions(args, {
      flags: ['-i', '--ignore-environment', '-0'],
      valued: ['-u', '--unset'],
      altering: {},
    });
    if (read.unknown !== null) {
      return [unidentifiedLaunch(read.unknown, 'an option of env that may hide what is started')];
    }
    return resolveAssignments(read.rest, command, resolveInner);
  },
};

/** Every command that only starts another one. */
export const wrappers = [
  dotenv,
  ...separatedWrappers,
  ...prefixWrappers,
  envWrapper,
] as const satisfies readonly Launcher[];

function valueAfter(words: readonly Word[], option: string): Word | null {
  const at = words.findIndex(({ text }) => text === option || text.startsWith(`${option}=`));
  const word = words[at];
  if (word === undefined) return null;
  return word.text === option
    ? (words[at + 1] ?? null)
    : { ...word, text: word.text.slice(option.length + 1) };
}
