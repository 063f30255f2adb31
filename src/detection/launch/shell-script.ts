import { firstPlace } from '../declarations/tree.ts';
import { splitAssignments } from './environment.ts';
import { commandName, posixShells } from './programs.ts';
import { readShellText, type ShellWord } from './shell-words.ts';
import { wordList } from './word-list.ts';

/* Splits shell programs, including branches, loops and heredocs, into commands without running anything. */

/** A parsed shell script, read only once even if many entries start it. */
export interface ShellScript {
  readonly text: string;
  /** The words of each command, including leading assignments. */
  readonly commands: readonly (readonly ShellWord[])[];
  /** Whether the script exceeds a limit, which makes `commands` incomplete. */
  readonly isCut: boolean;
}

/** Limits in characters and commands; real scripts are below both limits. */
const maxLength = 256 * 1024;
const maxCommands = 5000;

/** Maximum number of words that `"$@"` adds across all commands in a script. */
const maxParameters = 50_000;

/**
 * Once `"$@"` has added `maxParameters` words, it adds only this many leading words to each command, because
 * these words determine what the command starts.
 */
const maxFirst = 20;

/** Keywords and commands that can precede another command. */
const leading = new Set(
  wordList(`
  then else do if elif while until ! { exec command builtin coproc
`),
);

/**
 * Parses a script. If a quote is unclosed, each line is parsed separately, so that the quote does not hide
 * other lines.
 * @param skipsHeredocs whether to leave out heredocs that are not passed to a shell
 */
export function readShellScript(text: string, skipsHeredocs = false): ShellScript {
  const part = text.slice(0, maxLength).replaceAll('\r\n', '\n');
  const shellText = readShellText({ text: part, span: firstPlace }, skipsHeredocs);
  const foundCommands = shellText.isClosed ? shellText.commands : commandsOfLines(part);
  let parameters: readonly ShellWord[] = [];
  let parametersLeft = maxParameters;
  const commands = foundCommands.slice(0, maxCommands).flatMap((words) => {
    const commandWords = withoutLeading(words);
    const isSetting = commandWords[0]?.text === 'set' && commandWords[1]?.text === '--';
    if (isSetting) parameters = commandWords.slice(2);
    const { rest } = splitAssignments(commandWords);
    if (rest[0]?.text !== '${@}') return expandCommand(commandWords);
    parametersLeft -= parameters.length;
    const inPlace = parametersLeft < 0 ? parameters.slice(0, maxFirst) : parameters;
    return [[...inPlace, ...commandWords.slice(1)]];
  });
  const isCut =
    text.length > maxLength ||
    Math.max(foundCommands.length, commands.length) > maxCommands ||
    parametersLeft < 0;
  const keptCommands = commands.slice(0, maxCommands).filter(({ length }) => length > 0);
  return { text, commands: keptCommands, isCut };
}

/**
 * Parses each line separately and returns its commands. A line with an unclosed quote is also parsed without
 * its quotes.
 */
function commandsOfLines(text: string): (readonly ShellWord[])[] {
  let offset = 0;
  return text
    .replaceAll('\\\n', '  ')
    .split('\n')
    .flatMap((line) => {
      const start = offset;
      offset += line.length + 1;
      const read = readShellText({ text: line, span: firstPlace });
      const unquoted = { text: line.replace(/["'`]/g, ' '), span: firstPlace };
      const unquotedCommands = read.isClosed ? [] : readShellText(unquoted).commands;
      return [...read.commands, ...unquotedCommands].map((words) =>
        words.map((word) => ({ ...word, offset: word.offset + start })),
      );
    });
}

/**
 * Returns a command's words without leading keywords or commands such as `exec`, which only start another
 * command.
 */
function withoutLeading(words: readonly ShellWord[]): readonly ShellWord[] {
  const start = words.findIndex(
    (word, at) => !leading.has(word.text) && !isNameOfCoprocess(words, at),
  );
  return start < 0 ? words.slice(-1) : words.slice(start);
}

/**
 * Reports whether a word is the name in `coproc NAME { …; }`. A coprocess that runs a simple command has no
 * name.
 */
const isNameOfCoprocess = (words: readonly ShellWord[], at: number): boolean =>
  words[at - 1]?.text === 'coproc' &&
  ['{', 'while', 'until', 'if'].includes(words[at + 1]?.text ?? '');

function expandCommand(words: readonly ShellWord[]): readonly (readonly ShellWord[])[] {
  const [command, ...args] = words;
  switch (command?.text) {
    case 'eval':
      return commandsInText(args, args.map(({ text }) => text).join(' '));
    case 'trap':
      return commandsInText(args, args[0]?.text ?? '');
    case 'xargs':
      return [withoutOptions(args)];
    default:
      return [words];
  }
}

/**
 * Returns the commands in shell text that comes from another command's words. Every word gets the offset of
 * the first of these words.
 */
export function commandsInText(
  [first]: readonly ShellWord[],
  text: string,
): readonly (readonly ShellWord[])[] {
  const offset = first?.offset ?? 0;
  return readShellText({ text, span: firstPlace }).commands.map((words) =>
    withoutLeading(words.map((word) => ({ ...word, offset }))),
  );
}

/** `xargs` options whose value is the next word. */
const valuedOptions = /^-[adEeIiLlnPsR]$/;

function withoutOptions(args: readonly ShellWord[]): readonly ShellWord[] {
  let start = 0;
  while (args[start]?.text.startsWith('-')) {
    start += valuedOptions.test(args[start]?.text ?? '') ? 2 : 1;
  }
  return args.slice(start);
}

export const isShell = ({ text }: Pick<ShellWord, 'text'>): boolean =>
  posixShells.includes(commandName(text));
