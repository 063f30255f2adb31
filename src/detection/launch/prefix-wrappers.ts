import { splitAssignments } from './environment.ts';
import { type Launcher, resolveWords } from './launcher.ts';
import { type OptionGrammar, readOptions, valuesOf } from './options.ts';
import { altered, unidentifiedLaunch, withVariables } from './partial-launch.ts';
import { startedIn } from './places.ts';
import { type Reads, reads } from './reads.ts';
import { resolveShellText } from './shell-text.ts';
import { wordList } from './word-list.ts';

/** A command whose own options, and some words, precede directly what it starts. */
interface PrefixWrapper {
  readonly flags?: string;
  readonly valued?: string;
  readonly optional?: string;
  readonly altering?: OptionGrammar['altering'];
  /** How many words stand between the options and what is started. */
  readonly skip?: number;
  /** A form of options beside the usual ones. */
  readonly also?: RegExp;
  /** Options that name the folder in which it starts. */
  readonly folder?: readonly string[];
  /** Whether assignments of variables may stand before the command. */
  readonly hasAssignments?: boolean;
  /** Options behind which the text of a shell may stand in place of a command. */
  readonly shell?: readonly string[];
  readonly reads?: Reads;
}

/**
 * The wrappers by their names. Sources: what `--help` prints of GNU coreutils, util-linux and GNU time; the
 * manuals of sudo, xvfb-run and caffeinate. Options that act on other processes are none of theirs.
 */
const table: Readonly<Record<string, PrefixWrapper>> = {
  sudo: {
    flags: `-A --askpass -b --background -B --bell -E -H --set-home -i --login -k --reset-timestamp -n
      --non-interactive -N --no-update -P --preserve-groups -S --stdin`,
    valued: `-a --auth-type -C --close-from -c --login-class -D --chdir -g --group -h --host -p --prompt
      -R --chroot -r --role -T --command-timeout -t --type -u --user`,
    optional: '--preserve-env',
    altering: { '-R': 'path', '--chroot': 'path', '-h': 'path', '--host': 'path' },
    folder: ['-D', '--chdir'],
    hasAssignments: true,
  },
  nohup: {},
  time: {
    flags: '-a --append -p --portability -q --quiet -v --verbose',
    valued: '-f --format -o --output',
  },
  timeout: {
    flags: '--preserve-status --foreground -v --verbose',
    valued: '-k --kill-after -s --signal',
    skip: 1,
  },
  nice: { valued: '-n --adjustment', also: /^-[-+]?\d+$/ },
  stdbuf: { valued: '-i --input -o --output -e --error' },
  setsid: { flags: '-c --ctty -f --fork -w --wait' },
  ionice: { flags: '-t --ignore', valued: '-c --class -n --classdata' },
  chrt: {
    flags: `-b --batch -d --deadline -f --fifo -i --idle -o --other -r --rr -R --reset-on-fork -v
      --verbose`,
    valued: '-T --sched-runtime -P --sched-period -D --sched-deadline',
    skip: 1,
  },
  taskset: { flags: '-c --cpu-list', skip: 1 },
  prlimit: {
    flags: '--noheadings --raw --verbose',
    valued: '-o --output',
    optional: `-c --core -d --data -e --nice -f --fsize -i --sigpending -l --memlock -m --rss -n --nofile
      -q --msgqueue -r --rtprio -s --stack -t --cpu -u --nproc -v --as -x --locks -y --rttime`,
  },
  flock: {
    flags: `-s --shared -x -e --exclusive -u --unlock -n --nb --nonblock -o --close -F --no-fork
      --verbose`,
    valued: '-w --wait --timeout -E --conflict-exit-code',
    skip: 1,
    shell: ['-c', '--command'],
    reads: reads.shell,
  },
  unshare: {
    flags: '-f --fork -r --map-root-user -c --map-current-user --map-auto --keep-caps',
    valued: `--map-user --map-group --map-users --map-groups --propagation --setgroups -R --root -w --wd
      -S --setuid -G --setgid --monotonic --boottime`,
    optional: `-m --mount -u --uts -i --ipc -n --net -p --pid -U --user -C --cgroup -T --time
      --kill-child --mount-proc`,
    altering: { '-R': 'path', '--root': 'path', '--mount-proc': 'path' },
    folder: ['-w', '--wd'],
  },
  'xvfb-run': {
    flags: '-a --auto-servernum -l --listen-tcp',
    valued: `-e --error-file -f --auth-file -n --server-num -p --xauth-protocol -s --server-args -w
      --wait`,
    reads: reads.shell,
  },
  caffeinate: { flags: '-d -i -m -s -u', valued: '-t -w' },
};

const hiding = 'an option that may hide what is started';

/** Every command of the table. */
export const prefixWrappers = Object.entries(table).map(([name, wrapper]): Launcher => {
  const { skip = 0, also, folder = [], shell = [], hasAssignments = false } = wrapper;
  const grammar: OptionGrammar = {
    flags: wordList(wrapper.flags ?? ''),
    valued: wordList(wrapper.valued ?? ''),
    optional: wordList(wrapper.optional ?? ''),
    altering: wrapper.altering ?? {},
    style: 'getopt',
    hasAbbreviations: true,
  };
  return {
    commands: [name],
    reads: wrapper.reads ?? reads.nothing,
    resolve(args, command, resolveInner) {
      const own =
        also === undefined ? args : args.filter(({ text }, at) => at > 0 || !also.test(text));
      const read = readOptions(own, grammar);
      if (read.unknown !== null) return [unidentifiedLaunch(read.unknown, hiding)];
      const words = read.rest.slice(skip);
      const { env, rest } = hasAssignments ? splitAssignments(words) : { env: [], rest: words };
      const [option, text] = rest;
      const started =
        shell.includes(option?.text ?? '') && text !== undefined
          ? resolveShellText(text, resolveInner)
          : resolveWords(rest, command, 'a wrapper without a command', resolveInner);
      const moved = startedIn(started, valuesOf(read, ...folder).at(-1)?.text ?? '');
      return altered(withVariables(moved, env), read.alterations);
    },
  };
});
