import type { Word } from '../../../../model/model.ts';
import { shellAmbient } from '../../ambient-inputs.ts';
import {
  type CommandLine,
  type Launcher,
  type LauncherFamily,
  type ResolveInner,
  resolveWords,
} from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { readOptions } from '../../options.ts';
import {
  emptyWrapper,
  hiddenLaunch,
  type PartialLaunch,
  programLaunch,
  unclearShellLaunch,
  unidentifiedLaunch,
} from '../../partial-launch.ts';
import { commandName, posixShells } from '../../programs.ts';
import { resolveShellText } from '../../shell-text.ts';
import { wordList } from '../../word-list.ts';
import { powershell } from './powershell.ts';
import { shellSettings } from './shell-settings.ts';

/** Option letters that all shells in `posixShells` accept, and letters that only `ownShells` accept. */
const commonLetters = /^[ceilfuvx]+$/;
const ownLetters = /^[abcefhilmnoprstuvxBCEHPT]+$/;
const ownShells = new Set(['sh', 'bash', 'dash', 'ash']);

/** Modes of `set -o` and `shopt` that do not change how a command's text is parsed. */
const plainModes = new Set(
  wordList(`
  allexport braceexpand errexit errtrace functrace hashall monitor noclobber noglob nolog notify nounset
  physical pipefail posix privileged verbose xtrace dotglob extglob failglob globstar inherit_errexit
  lastpipe nocaseglob nullglob
`),
);

const plainNames = new Set(
  wordList('--login --noprofile --norc --posix --restricted --verbose --noediting'),
);

/**
 * `sh -c "…"`, `bash -lc "…"`, `bash -euo pipefail -c "…"`. A script's path is treated like a program's path.
 * Sources: the manuals of bash, dash, zsh and fish.
 */
const posixShell: Launcher = {
  commands: posixShells,
  ambient: shellAmbient,
  resolve(args, command, resolveInner) {
    const isOwn = ownShells.has(commandName(command.text));
    let runsText = false;
    let isInteractive = false;
    for (let index = 0; index < args.length; index += 1) {
      const word = args[index] as Word;
      const { text } = word;
      const [, letters] = /^[-+]([A-Za-z]+)$/.exec(text) ?? [];
      const isLast = text === '-' || text === '--';
      if (letters !== undefined) {
        // Options outside `commonLetters` and `ownLetters` read commands from elsewhere, take a value, or
        // treat assignments in the arguments as variables.
        const isMode = isOwn && /^(?:[a-z]*o|O)$/.test(letters);
        if (isMode) index += 1;
        const isKnown = isMode
          ? plainModes.has(args[index]?.text ?? '') && (letters === 'O' || ownLetters.test(letters))
          : (isOwn && !letters.includes('o') ? ownLetters : commonLetters).test(letters);
        if (!isKnown) break;
        runsText ||= letters.includes('c');
        isInteractive ||= letters.includes('i');
      } else if (isOwn && isLast && !(runsText && args[index + 1] === undefined)) {
        return resolveFirstWord(args[index + 1], runsText, isInteractive, command, resolveInner);
      } else if (!plainNames.has(text)) {
        return resolveFirstWord(word, runsText, isInteractive, command, resolveInner);
      }
    }
    return [unclearShellLaunch(command)];
  },
};

function resolveFirstWord(
  word: Word | undefined,
  runsText: boolean,
  isInteractive: boolean,
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  if (word === undefined) return [unclearShellLaunch(command)];
  if (!runsText) return [programLaunch(word, 'shell')];
  // An interactive zsh does not recognise comments, so it would run the text after `#`.
  return isInteractive && /(?:^|\s)#/.test(word.text)
    ? [unidentifiedLaunch(word, 'a comment that the shell may execute')]
    : resolveShellText(word, resolveInner);
}

/** `cmd /c command …`, with the command in one or more words. */
const windowsShell: Launcher = {
  commands: ['cmd'],
  ambient: shellAmbient,
  resolve(args, command, resolveInner) {
    const started = cmdCommandLine(args);
    if (started === null) return [unclearShellLaunch(command)];
    return 'unclear' in started
      ? [unidentifiedLaunch(started.unclear, 'a cmd command line with operators')]
      : resolveInner(started);
  },
  startsOnly(args) {
    const started = cmdCommandLine(args);
    return started === null || 'unclear' in started ? null : started;
  },
};

/**
 * Returns the command line that cmd starts; null if there is no command or an option is not recognised. If
 * the line contains cmd operators or variables, `unclear` is its first word.
 */
function cmdCommandLine(args: readonly Word[]): CommandLine | { readonly unclear: Word } | null {
  const switchIndex = args.findIndex(({ text }) => /^\/[ck]$/i.test(text));
  const isPlain = args
    .slice(0, Math.max(switchIndex, 0))
    .every(({ text }) => /^\/[a-z](?::\w+)?$/i.test(text));
  const [first, ...rest] = switchIndex < 0 || !isPlain ? [] : args.slice(switchIndex + 1);
  if (first === undefined) return null;
  // cmd joins its arguments and splits the resulting text again, so `&` and `|` start another command.
  // Percent signs enclose variable names; with `/v`, exclamation marks do too.
  const isDelayed = args.slice(0, switchIndex).some(({ text }) => /^\/v/i.test(text));
  const operators = isDelayed ? /[&|<>^%!\r\n]/ : /[&|<>^%\r\n]/;
  if ([first, ...rest].some(({ text }) => operators.test(text))) return { unclear: first };
  const split = /\s/.test(first.text)
    ? first.text.split(/\s+/).map((text) => ({ ...first, text: text.replaceAll('"', '') }))
    : [first];
  const [command = first, ...inner] = split;
  return { command, args: [...inner, ...rest] };
}

/**
 * `wsl [options] command …`. The distribution's shell parses the command unless `--exec` or `--shell-type
 * none` is given.
 */
const wsl: Launcher = {
  commands: ['wsl'],
  ambient: shellAmbient,
  resolve(args, command, resolveInner) {
    const { options, rest, unknown } = readOptions(args, {
      options: optionList('-e|--exec --system -d|--distribution= -u|--user= --shell-type='),
    });
    if (unknown !== null) {
      return [hiddenLaunch(unknown)];
    }
    const words = rest.filter(({ text }, index) => index > 0 || text !== '--');
    const [first] = words;
    const isDirect = options.some(({ name, value }) => name === '--exec' || value?.text === 'none');
    if (first === undefined || isDirect) {
      return resolveWords(words, command, emptyWrapper, resolveInner);
    }
    // A Windows command line is a single string, in which only empty words and words with white space are
    // quoted.
    const line = words.map(({ text }) =>
      text === '' || /\s/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text,
    );
    return resolveShellText({ ...first, text: line.join(' ') }, resolveInner);
  },
};

export const shellLaunchers: LauncherFamily = {
  launchers: [posixShell, windowsShell, wsl, powershell],
  settings: [shellSettings],
};
