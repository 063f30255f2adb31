import type { Word } from '../model.ts';
import { dotenvOptions, starter } from './bridges.ts';
import { resolveAssignments } from './environment.ts';
import { type Launcher, resolveWords } from './launcher.ts';
import { readOptions } from './options.ts';
import { unidentifiedLaunch } from './partial-launch.ts';
import { commandName } from './programs.ts';
import { resolveShellText } from './shell-text.ts';

/** Commands that set up an environment and start what follows `--`, with the verbs that do so. */
const separated: readonly {
  readonly commands: readonly string[];
  readonly verbs: readonly string[];
}[] = [
  { commands: ['doppler'], verbs: ['run'] },
  { commands: ['op'], verbs: ['run'] },
  { commands: ['infisical'], verbs: ['run'] },
  { commands: ['mise', 'rtx'], verbs: ['x', 'exec'] },
  { commands: ['dotenvx', 'teller', 'varlock', 'volta', 'fnox'], verbs: ['run'] },
  { commands: ['chamber', 'aws-vault', 'fnm', 'asdf'], verbs: ['exec'] },
];

/** `doppler run [options] -- command …`; other verbs of these commands start something else. */
const separatedWrapper: Launcher = {
  commands: separated.flatMap(({ commands }) => commands),
  resolve(args, command, resolveInner) {
    const name = commandName(command.text);
    const verbs = separated.find(({ commands }) => commands.includes(name))?.verbs ?? [];
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
};

/** Commands whose own options precede directly what they start. */
const prefixes: Readonly<
  Record<string, { flags: readonly string[]; valued: readonly string[]; skip?: number }>
> = {
  sudo: { flags: ['-E', '-n', '-H', '--preserve-env'], valued: ['-u', '--user', '-g'] },
  nohup: { flags: [], valued: [] },
  time: { flags: ['-p'], valued: [] },
  timeout: { flags: ['--foreground', '-v'], valued: ['-k', '-s', '--signal'], skip: 1 },
  nice: { flags: [], valued: ['-n'] },
  stdbuf: { flags: [], valued: ['-i', '-o', '-e'] },
  'xvfb-run': { flags: ['-a', '--auto-servernum'], valued: ['-s', '-n'] },
  caffeinate: { flags: ['-d', '-i', '-m', '-s', '-u'], valued: ['-t'] },
};

const prefixWrapper: Launcher = {
  commands: Object.keys(prefixes),
  resolve(args, command, resolveInner) {
    const name = commandName(command.text);
    const { flags = [], valued = [], skip = 0 } = prefixes[name] ?? {};
    const read = readOptions(args, { flags, valued, altering: {} });
    if (read.unknown !== null) {
      return [unidentifiedLaunch(read.unknown, 'an option that may hide what is started')];
    }
    const { rest } = read;
    const words = rest.slice(skip).filter(({ text }, index) => index > 0 || text !== '--');
    return resolveWords(words, command, 'a wrapper without a command', resolveInner);
  },
};

/** `dotenv [-e FILE] [-v NAME=value] [run] [--] command …`. */
const dotenv: Launcher = { commands: ['dotenv'], resolve: starter(dotenvOptions, 'run') };

/** `env [-i] [-u NAME] A=b command …`. */
const envWrapper: Launcher = {
  commands: ['env'],
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
  separatedWrapper,
  prefixWrapper,
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
