import type { Launcher } from './launcher.ts';
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
    for (const [index, word] of args.entries()) {
      const { text } = word;
      if (/^-[a-z]+$/.test(text)) {
        // -s reads commands from elsewhere, -o takes a value.
        if (/[so]/.test(text)) break;
        runsText ||= text.includes('c');
      } else if (text === '--login' || text === '--noprofile' || text === '--norc') {
      } else if (runsText) {
        return resolveShellText(word, resolveInner);
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
    // cmd joins its arguments and splits the text again: & and | begin another command there.
    if (words.some(({ text }) => /[&|<>^%]/.test(text))) {
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
