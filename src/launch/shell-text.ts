import { isOfProjectFolder } from '../declarations/paths.ts';
import type { Word } from '../model.ts';
import { assignmentIn, splitAssignments } from './environment.ts';
import type { ResolveInner } from './launcher.ts';
import { type OwnVariables, setOwn, withOwnValues } from './own-variables.ts';
import {
  type Assignment,
  type Expansion,
  expanding,
  folderIn,
  type PartialLaunch,
  readBy,
  startedIn,
  unidentifiedLaunch,
  withFiles,
  withVariables,
} from './partial-launch.ts';
import { commandName, posixShells } from './programs.ts';
import type { Reads } from './reads.ts';
import { prologueReads, withPlainPrologues } from './shell-prologues.ts';
import { readShellText, type ShellWord } from './shell-words.ts';
import { wordList } from './word-list.ts';

/** Commands of a shell that start nothing, as long as their arguments are literal. */
const harmless = new Set(
  wordList(`
  cd echo printf true : mkdir test [ [[ set unset export pushd popd umask ulimit sleep wait which type
`),
);

/** Commands that change the folder in which the following ones work. */
const moving = new Set(['cd', 'pushd', 'popd']);

/** Commands that compare: a name among their arguments may stand for the value of a variable. */
const comparing = new Set(['test', '[', '[[']);

/** A folder that the words do not tell; no path of the tree has this name. */
const elsewhere = '${?}';

/** Words that make a shell's text a program; what that starts is not told by its words. */
const keywords = new Set(
  wordList(`
  if then else elif fi for while until do done case esac function select eval { } !
`),
);

/** More commands than any text has that starts a server. */
const maxCommands = 500;

const unread = 'a shell program that cannot be read as a list of commands';

/** What the text behind `sh -c` starts: each of its commands, in order. The text is only read. */
export function resolveShellText(
  text: Word & Partial<ShellWord>,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  // The substitutions that are common, and whose results are known.
  const written = withPlainPrologues(
    text.text.replaceAll('$(git rev-parse --show-toplevel)', '${workspaceFolder}'),
  );
  const { commands, isPlain } = readShellText({ text: written, span: text.span });
  const isProgram = commands.some(
    ([first, ...args]) => keywords.has(first?.text ?? '') && !isPrologue(first, args),
  );
  if (!isPlain || isProgram || commands.length > maxCommands) {
    return [unidentifiedLaunch(text, unread)];
  }
  // What another shell has put into this text may end a command in it and begin another one.
  const evaluated = new Map(
    (text.variables ?? []).map(({ name }) => [name, { name, as: 'text' } as Expansion]),
  );
  const exported: Assignment[] = [];
  const own: OwnVariables = new Map();
  const scripts: Word[] = [];
  const prologues: Reads[] = [];
  let folder: string | null = '';
  let isDecided = false;
  const launches = commands.flatMap((words): readonly PartialLaunch[] => {
    const { env, rest } = splitAssignments(words);
    const [command, ...args] = rest as readonly ShellWord[];
    const expanded = args.map((word) => withOwnValues(word, own));
    const isScript = command?.text === 'source' || command?.text === '.';
    if (isScript) scripts.push(...expanded.slice(0, 1));
    const around = isPrologue(command, args) ? prologueReads(args) : null;
    if (around !== null) prologues.push(around);
    const isOwn = isScript || harmless.has(command?.text ?? '');
    const started =
      command === undefined || around !== null
        ? []
        : resolveSimple(command, isOwn ? expanded : args, resolveInner);
    if (command !== undefined && started.length === 0) {
      const used = evaluatedBy(command, expanded);
      isDecided ||= used.some(({ name, as }) => as !== 'word' && own.has(name));
      const fromOwn = command.text === 'export' ? [] : ofOwn(args, own);
      for (const each of [...used, ...fromOwn]) evaluated.set(JSON.stringify(each), each);
    }
    if (command === undefined || command.text === 'export') {
      const set = command === undefined ? env : exportedBy(args);
      // It counts for every command that follows.
      for (const each of set) exported.push(each);
      const values = set.map(({ value }) => withOwnValues({ variables: [], ...value }, own));
      for (const [at, { name }] of set.entries()) setOwn(own, name, values[at] ?? null);
    } else {
      for (const { name } of env) setOwn(own, name, null);
    }
    if (command === undefined) return [];
    if (moving.has(command.text)) {
      const [target] = args;
      const isPlainMove = command.text === 'cd' && args.length === 1 && target !== undefined;
      folder = isPlainMove && folder !== null ? folderIn(folder, target.text) : null;
    }
    // In another folder a path is another program.
    const placed = folder === '' ? started : startedIn(started, folder ?? elsewhere);
    return withVariables(expanding(placed, argumentsIn(args)), [...exported, ...env]);
  });
  const read = prologues.reduce(readBy, withFiles(launches, scripts, 'code'));
  const all = isDecided ? [...read, unidentifiedLaunch(text, unread)] : read;
  return all.length > 0
    ? expanding(all, [...evaluated.values()])
    : [unidentifiedLaunch(text, 'a shell that starts nothing that can be told')];
}

function isPrologue(command: Word | undefined, args: readonly Word[]): boolean {
  return command?.text === 'eval' && prologueReads(args) !== null;
}

/** The variables among words to which the text itself gives a value: another one may stay in force. */
function ofOwn(args: readonly ShellWord[], own: OwnVariables): Expansion[] {
  return args.flatMap(({ variables }) =>
    variables.flatMap(({ name }): Expansion[] => {
      const value = own.get(name)?.text;
      return value === undefined ? [] : [{ name, as: 'text', own: value }];
    }),
  );
}

/** What one command of a shell's text starts. */
function resolveSimple(
  command: Word,
  args: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, ...rest] = args;
  switch (command.text) {
    case 'source':
    case '.':
      // A script of the user sets up a tool; one of the repository may redefine whatever follows.
      return isOfTheUser(first?.text ?? '~')
        ? []
        : [unidentifiedLaunch(command, 'a script of the repository that the shell reads in')];
    case 'exec':
    case 'command':
      return first === undefined ? [] : resolveInner({ command: first, args: rest });
    case 'nvm':
      if (['use', 'install'].includes(first?.text ?? '')) return [];
      break;
  }
  if (!harmless.has(command.text)) return resolveInner({ command, args });
  // `printf -v PATH …` sets a variable, and `test -v 'a[$(…)]'` runs what is between the brackets.
  const setting = args.find(
    ({ text }) => (text === '-v' && command.text !== 'set') || /\$\(|`|\w\[/.test(text),
  );
  return setting === undefined ? [] : [unidentifiedLaunch(setting, unread)];
}

/** The variables that a command of the shell itself evaluates: their values may run something. */
function evaluatedBy(command: Word, args: readonly ShellWord[]): Expansion[] {
  if (command.text === 'export') {
    // A value is only kept, but without quotes it may become further words.
    return args.flatMap((word) =>
      assignmentIn(word) === null
        ? word.variables.map(({ name }): Expansion => ({ name, as: 'text' }))
        : argumentsIn([word]),
    );
  }
  const used = args.flatMap(({ variables }) => variables.map(({ name }) => name));
  // `[[ X -eq 0 ]]` is about the value of `X`, and about that of the variable that it names.
  const named = args.flatMap(({ text }) => (/^[A-Za-z_]\w*$/.test(text) ? [text] : []));
  return [...used, ...(comparing.has(command.text) ? named : [])].map((name) => ({
    name,
    as: 'text',
  }));
}

/** The variables among the arguments of a program; a value without quotes may become several words. */
function argumentsIn(args: readonly ShellWord[]): Expansion[] {
  return args.flatMap(({ variables }) =>
    variables.map(({ name, isQuoted }): Expansion => ({ name, as: isQuoted ? 'word' : 'words' })),
  );
}

/** The variables that `export` sets, in any of its words. */
function exportedBy(args: readonly Word[]): readonly Assignment[] {
  return args.flatMap((word) => assignmentIn(word) ?? []);
}

/** Whether a path is the user's, as `~/.nvm/nvm.sh` is, and not the repository's. */
function isOfTheUser(path: string): boolean {
  return /^(?:[~/]|\$)/.test(path) && !isOfProjectFolder(path);
}

/** A shell script of the repository, read once: it may be started by many entries. */
export interface ShellScript {
  readonly text: string;
  /** The commands of its lines, with their words. */
  readonly commands: readonly (readonly ShellWord[])[];
}

/** Longer than any script that starts a server. */
const maxScriptLines = 2000;

/** Words that may stand before a command in a script. */
const leading = new Set(
  wordList(`
  then else do if elif while ! { ( exec command
`),
);

const nowhere = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/**
 * Reads a script line by line: each command is read alone, whatever branches, loops and heredocs
 * surround it.
 */
export function readShellScript(text: string): ShellScript {
  const lines = text
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/, maxScriptLines)
    .filter((line) => !line.trimStart().startsWith('#'));
  const commands = lines.flatMap((line) => {
    const read = readShellText({ text: line, span: nowhere });
    if (read.isClosed) return read.commands;
    // A quote that another line closes hides nothing.
    const unquoted = { text: line.replace(/["'`]/g, ' '), span: nowhere };
    return [...read.commands, ...readShellText(unquoted).commands];
  });
  return { text, commands };
}

/**
 * The launches in a shell script of the repository, as far as its lines tell them. A command that is no
 * known launcher is code of the script, which is the project's own.
 *
 * @param at where the script is started
 * @param isLauncher whether a command, by its name or path, is a known launcher
 * @param maxLaunches after how many launches it stops
 */
export function launchesInScript(
  { commands }: ShellScript,
  at: Word,
  isLauncher: (command: string) => boolean,
  maxLaunches: number,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const found: PartialLaunch[] = [];
  const exported: Assignment[] = [];
  for (const words of commands) {
    if (found.length > maxLaunches) break;
    const start = words.findIndex((word) => !leading.has(word.text));
    const placed = words.slice(Math.max(start, 0)).map((word) => ({ ...word, span: at.span }));
    const { env, rest } = splitAssignments(placed);
    const [command, ...args] = rest as readonly ShellWord[];
    if (command === undefined || command.text === 'export') {
      const set = command === undefined ? env : exportedBy(args);
      for (const each of set) exported.push(each);
    } else if (isLauncher(command.text)) {
      // Of a shell's own text only what it fetches counts; the rest is code of the script.
      const started = resolveInner({ command, args }).filter(
        ({ launch, pending }) =>
          !isShell(command) || launch.type !== 'unidentified' || pending !== null,
      );
      const expanded = expanding(started, argumentsIn(args));
      found.push(...withVariables(expanded, [...exported, ...env]));
    }
  }
  return found;
}

function isShell({ text }: Word): boolean {
  return posixShells.includes(commandName(text));
}
