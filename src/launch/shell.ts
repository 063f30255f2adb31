import { type Launcher, resolveWords } from './launcher.ts';
import { readOptions } from './options.ts';
import { programAt, unidentifiedLaunch } from './partial-launch.ts';
import { posixShells } from './programs.ts';
import { reads } from './reads.ts';
import { resolveShellText } from './shell-text.ts';

const noProgram = 'a shell that does not say what it starts';

/** `sh -c "…"`, `bash -lc "…"`, `zsh -l -c "…"`; a script by its path is a program by its path. */
export const posixShell: Launcher = {
  commands: posixShells,
  reads: reads.shell,
  resolve(args, command, resolveInner) {
    let runsText = false;
    let isInteractive = false;
    for (const [index, word] of args.entries()) {
      const { text } = word;
      if (/^-[a-z]+$/.test(text)) {
        // Others read commands from elsewhere, take a value, or read assignments among arguments.
        if (/[^ceilfuvx]/.test(text.slice(1))) break;
        runsText ||= text.includes('c');
        isInteractive ||= text.includes('i');
      } else if (text === '--login' || text === '--noprofile' || text === '--norc') {
      } else if (runsText) {
        // An interactive zsh knows no comments: it would run what stands in them.
        return isInteractive && /(?:^|\s)#/.test(text)
          ? [unidentifiedLaunch(word, 'a comment that the shell may run')]
          : resolveShellText(word, resolveInner);
      } else {
        return [programAt(args[index] ?? command, 'shell')];
      }
    }
    return [unidentifiedLaunch(command, noProgram)];
  },
};

/** `cmd /c command …`, the command in one word or in several. */
export const windowsShell: Launcher = {
  commands: ['cmd'],
  reads: reads.shell,
  resolve(args, command, resolveInner) {
    const at = args.findIndex(({ text }) => /^\/[ck]$/i.test(text));
    const isPlain = args
      .slice(0, Math.max(at, 0))
      .every(({ text }) => /^\/[a-z](?::\w+)?$/i.test(text));
    const [first, ...rest] = at < 0 || !isPlain ? [] : args.slice(at + 1);
    if (first === undefined) return [unidentifiedLaunch(command, noProgram)];
    const words = [first, ...rest];
    // cmd joins its arguments and splits the text again: & and | begin another command there. The values
    // of variables stand between % signs, and with /v between exclamation marks too.
    const isDelayed = args.slice(0, at).some(({ text }) => /^\/v/i.test(text));
    const operators = isDelayed ? /[&|<>^%!\r\n]/ : /[&|<>^%\r\n]/;
    if (words.some(({ text }) => operators.test(text))) {
      return [unidentifiedLaunch(first, 'a command line of cmd with operators in it')];
    }
    const split = words.flatMap((word) =>
      word === first && /\s/.test(word.text)
        ? word.text.split(/\s+/).map((text) => ({ ...word, text: text.replaceAll('"', '') }))
        : [word],
    );
    const [inner, ...innerArgs] = split;
    return resolveInner({ command: inner ?? first, args: innerArgs });
  },
};

/** `wsl [options] command …`: the shell of the distribution reads the command, unless `--exec` is given. */
export const wsl: Launcher = {
  commands: ['wsl'],
  reads: reads.shell,
  resolve(args, command, resolveInner) {
    const { options, rest, unknown } = readOptions(args, {
      flags: ['-e', '--exec', '--system'],
      valued: ['-d', '--distribution', '-u', '--user', '--shell-type'],
      altering: {},
    });
    if (unknown !== null) {
      return [unidentifiedLaunch(unknown, 'an option that may hide what is started')];
    }
    const words = rest.filter(({ text }, index) => index > 0 || text !== '--');
    const [first] = words;
    const isDirect = options.some(
      ({ name, value }) => name === '-e' || name === '--exec' || value?.text === 'none',
    );
    if (first === undefined || isDirect) {
      return resolveWords(words, command, 'a wrapper without a command', resolveInner);
    }
    // Windows hands over one line: words with spaces in double quotes, and all others as they are.
    const line = words.map(({ text }) =>
      text === '' || /\s/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text,
    );
    return resolveShellText({ ...first, text: line.join(' ') }, resolveInner);
  },
};
