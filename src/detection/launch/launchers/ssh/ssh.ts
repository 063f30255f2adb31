import { systemAmbient } from '../../ambient-inputs.ts';
import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { type OptionGrammar, readOptions } from '../../options.ts';
import {
  detachedFromTree,
  hiddenLaunch,
  unidentifiedLaunch,
  withAlterations,
} from '../../partial-launch.ts';
import { resolveShellText } from '../../shell-text.ts';

/**
 * ssh's options, except those that prevent it from starting a command, such as `-N`. Source: the OpenSSH
 * client's manual.
 */
const grammar: OptionGrammar = {
  options: optionList(`
    -4 -6 -A -a -C -f -g -K -k -M -n -q -T -t -v -X -x -Y -y -B= -b= -c= -D= -E= -e= -F= -I= -i= -J= -L=
    -l= -m= -o= -p= -P= -R= -S= -w=
  `),
  altering: { '-F': 'path', '-I': 'path', '-S': 'path' },
  style: 'getopt',
};

/**
 * Matches `-o` settings that can start a program on this machine, or a different program on the remote
 * machine.
 */
const startsProgram = /command|include|match|pkcs11provider|securitykeyprovider/i;

/** `ssh [options] host command …`: the command is judged even though it runs on another machine. */
const ssh: Launcher = {
  commands: ['ssh'],
  ambient: systemAmbient,
  resolve(args, command, resolveInner) {
    const hostOptions = readOptions(args, grammar);
    const [host, ...remoteWords] = hostOptions.rest;
    // ssh also accepts options after the host.
    const after = readOptions(remoteWords, grammar);
    const unknown =
      hostOptions.unknown ??
      after.unknown ??
      [...hostOptions.options, ...after.options].find(
        ({ name, value }) => name === '-o' && startsProgram.test(value?.text ?? ''),
      )?.at;
    if (unknown !== undefined && unknown !== null) {
      return [hiddenLaunch(unknown)];
    }
    const [first] = after.rest;
    if (host === undefined || first === undefined) {
      return [unidentifiedLaunch(command, 'a connection to another machine, without a command')];
    }
    // The remote shell parses the joined words.
    const text = after.rest.map((word) => word.text).join(' ');
    const started = resolveShellText({ ...first, text }, resolveInner);
    const remoteLaunches = detachedFromTree(started, first, 'a program on another machine');
    return withAlterations(remoteLaunches, [...hostOptions.alterations, ...after.alterations]);
  },
};

export const sshLaunchers: LauncherFamily = { launchers: [ssh] };
