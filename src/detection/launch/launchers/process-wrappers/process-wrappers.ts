import { type AmbientInputs, shellAmbient, systemAmbient } from '../../ambient-inputs.ts';
import { splitAssignments } from '../../environment.ts';
import { type Launcher, type LauncherFamily, resolveWords } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { givenValues, type OptionGrammar, readOptions } from '../../options.ts';
import {
  emptyWrapper,
  hiddenLaunch,
  withAlterations,
  withVariables,
} from '../../partial-launch.ts';
import { withStartFolder } from '../../places.ts';
import { resolveShellText } from '../../shell-text.ts';

/** A wrapper whose options, and possibly other words, directly precede the command that it starts. */
interface PrefixWrapper {
  readonly options?: string;
  readonly altering?: OptionGrammar['altering'];
  /** The number of words between the options and the started command. */
  readonly skip?: number;
  /** Matches a first word that is an option in an unusual form, such as `-10`. */
  readonly also?: RegExp;
  /** The option that sets the folder in which the command starts. */
  readonly folder?: string;
  readonly hasAssignments?: boolean;
  /** Options that introduce shell text instead of a command. */
  readonly shell?: readonly string[];
  readonly ambient?: AmbientInputs;
}

/**
 * Wrappers by name. Options that act on other processes are left out. Sources: the `--help` output of GNU
 * coreutils, util-linux and GNU time, and the manuals for sudo, xvfb-run and caffeinate.
 */
const table: Readonly<Record<string, PrefixWrapper>> = {
  sudo: {
    options: `-A|--askpass -b|--background -B|--bell -E -H|--set-home -i|--login -k|--reset-timestamp
      -n|--non-interactive -N|--no-update -P|--preserve-groups -S|--stdin -a|--auth-type=
      -C|--close-from= -c|--login-class= -D|--chdir= -g|--group= -h|--host= -p|--prompt= -R|--chroot=
      -r|--role= -T|--command-timeout= -t|--type= -u|--user= --preserve-env[=]`,
    altering: { '--chroot': 'path', '--host': 'path' },
    folder: '--chdir',
    hasAssignments: true,
  },
  nohup: {},
  time: {
    options: '-a|--append -p|--portability -q|--quiet -v|--verbose -f|--format= -o|--output=',
  },
  timeout: {
    options: '--preserve-status --foreground -v|--verbose -k|--kill-after= -s|--signal=',
    skip: 1,
  },
  nice: { options: '-n|--adjustment=', also: /^-[-+]?\d+$/ },
  stdbuf: { options: '-i|--input= -o|--output= -e|--error=' },
  setsid: { options: '-c|--ctty -f|--fork -w|--wait' },
  ionice: { options: '-t|--ignore -c|--class= -n|--classdata=' },
  chrt: {
    options: `-b|--batch -d|--deadline -f|--fifo -i|--idle -o|--other -r|--rr -R|--reset-on-fork
      -v|--verbose -T|--sched-runtime= -P|--sched-period= -D|--sched-deadline=`,
    skip: 1,
  },
  taskset: { options: '-c|--cpu-list', skip: 1 },
  prlimit: {
    options: `--noheadings --raw --verbose -o|--output= -c|--core[=] -d|--data[=] -e|--nice[=]
      -f|--fsize[=] -i|--sigpending[=] -l|--memlock[=] -m|--rss[=] -n|--nofile[=] -q|--msgqueue[=]
      -r|--rtprio[=] -s|--stack[=] -t|--cpu[=] -u|--nproc[=] -v|--as[=] -x|--locks[=] -y|--rttime[=]`,
  },
  flock: {
    options: `-s|--shared -e|-x|--exclusive -u|--unlock -n|--nb|--nonblock -o|--close -F|--no-fork
      --verbose -w|--wait|--timeout= -E|--conflict-exit-code=`,
    skip: 1,
    shell: ['-c', '--command'],
    ambient: shellAmbient,
  },
  unshare: {
    options: `-f|--fork -r|--map-root-user -c|--map-current-user --map-auto --keep-caps --map-user=
      --map-group= --map-users= --map-groups= --propagation= --setgroups= -R|--root= -w|--wd=
      -S|--setuid= -G|--setgid= --monotonic= --boottime= -m|--mount[=] -u|--uts[=] -i|--ipc[=]
      -n|--net[=] -p|--pid[=] -U|--user[=] -C|--cgroup[=] -T|--time[=] --kill-child[=] --mount-proc[=]`,
    altering: { '--root': 'path', '--mount-proc': 'path' },
    folder: '--wd',
  },
  'xvfb-run': {
    options: `-a|--auto-servernum -l|--listen-tcp -e|--error-file= -f|--auth-file= -n|--server-num=
      -p|--xauth-protocol= -s|--server-args= -w|--wait=`,
    ambient: shellAmbient,
  },
  caffeinate: { options: '-d -i -m -s -u -t= -w=' },
};

const launchers = Object.entries(table).map(([name, wrapper]): Launcher => {
  const { skip = 0, also, folder = '', shell = [], hasAssignments = false } = wrapper;
  const grammar: OptionGrammar = {
    options: optionList(wrapper.options ?? ''),
    altering: wrapper.altering ?? {},
    style: 'getopt',
    hasAbbreviations: true,
  };
  return {
    commands: [name],
    ambient: wrapper.ambient ?? systemAmbient,
    resolve(args, command, resolveInner) {
      const ownArgs =
        also === undefined ? args : args.filter(({ text }, at) => at > 0 || !also.test(text));
      const read = readOptions(ownArgs, grammar);
      if (read.unknown !== null) return [hiddenLaunch(read.unknown)];
      const words = read.rest.slice(skip);
      const { env, rest } = hasAssignments ? splitAssignments(words) : { env: [], rest: words };
      const [option, text] = rest;
      const started =
        shell.includes(option?.text ?? '') && text !== undefined
          ? resolveShellText(text, resolveInner)
          : resolveWords(rest, command, emptyWrapper, resolveInner);
      const moved = withStartFolder(started, givenValues(read, folder).at(-1)?.text ?? '');
      return withAlterations(withVariables(moved, env), read.alterations);
    },
  };
});

export const processWrappers: LauncherFamily = { launchers };
