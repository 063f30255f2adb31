import { dotenvOptions, starter } from './bridges.ts';
import { resolveAssignments } from './environment.ts';
import { type Launcher, resolveWords } from './launcher.ts';
import { readOptions, valuesOf } from './options.ts';
import { altered, unidentifiedLaunch } from './partial-launch.ts';
import { startedIn } from './places.ts';
import { type Reads, reads } from './reads.ts';
import { separatedWrappers } from './separated-wrappers.ts';
import { wordList } from './word-list.ts';

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
  reads: reads.dotenv,
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

/** `conda run -n environment command …`: whatever the environment has, its packages come from elsewhere. */
const conda: Launcher = {
  commands: ['conda', 'mamba', 'micromamba'],
  reads: reads.conda,
  resolve([verb, ...args], command, resolveInner) {
    const read = readOptions(args, {
      flags: wordList(`
        -v --verbose --dev --debug-wrapper-scripts --no-capture-output --live-stream --clean-env
        -d --detach -q --quiet --no-rc
      `),
      valued: wordList('-n --name -p --prefix --cwd -r --root-prefix -a --attach --label'),
      // An environment by its path may be in the tree.
      altering: { '-p': 'path', '--prefix': 'path', '-r': 'path', '--root-prefix': 'path' },
    });
    if (verb?.text !== 'run' || read.unknown !== null) {
      return [unidentifiedLaunch(read.unknown ?? verb ?? command, 'not a "run" of conda')];
    }
    const reason = 'conda run without a command';
    const launches = resolveWords(read.rest, command, reason, resolveInner);
    const folder = valuesOf(read, '--cwd').at(-1)?.text ?? '';
    return startedIn(altered(launches, read.alterations), folder);
  },
};

/** Every command that only starts another one. */
export const wrappers = [
  dotenv,
  conda,
  ...separatedWrappers,
  ...prefixWrappers,
  envWrapper,
] as const satisfies readonly Launcher[];
