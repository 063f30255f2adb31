import type { Word } from '../../model/model.ts';
import { isOfProjectFolder } from '../declarations/paths.ts';
import { firstPlace } from '../declarations/tree.ts';
import type { AmbientInputs } from './ambient-inputs.ts';
import { assignmentIn, splitAssignments } from './environment.ts';
import type { ResolveInner } from './launcher.ts';
import { type OwnVariables, recordVariable, substituteVariables } from './own-variables.ts';
import {
  type Assignment,
  type Expansion,
  type PartialLaunch,
  unclearShellLaunch,
  unidentifiedLaunch,
  withExpansions,
  withVariables,
} from './partial-launch.ts';
import { joinFolder, withAmbientFiles, withAmbientInputs, withStartFolder } from './places.ts';
import {
  builtinAssignments,
  comparingCommands,
  declaringCommands,
  isBuiltin,
  movingCommands,
} from './shell-builtins.ts';
import {
  printedVariable,
  prologueAmbient,
  withPlainPrologues,
  withPrintedValues,
} from './shell-prologues.ts';
import { isShell, type ShellScript } from './shell-script.ts';
import { readShellText, type ShellWord } from './shell-words.ts';
import { wordList } from './word-list.ts';

/**
 * Placeholder for a folder that cannot be determined from the shell text. No path in the tree has this name.
 */
const elsewhere = '${?}';

/**
 * Words that turn shell text into a program with control flow, whose launches cannot be determined from its
 * words alone.
 */
const keywords = new Set(
  wordList(`
  if then else elif fi for while until do done case esac function select eval { } !
`),
);

/** Maximum number of commands; real shell text that starts servers contains fewer. */
const maxCommands = 500;

const unread = 'a shell program that is not a plain list of commands';

/** Returns the launches in the text after `sh -c`, in command order. The text is parsed, never run. */
export function resolveShellText(
  text: Word & Partial<ShellWord>,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const written = withPrintedValues(
    withPlainPrologues(
      text.text.replaceAll('$(git rev-parse --show-toplevel)', '${workspaceFolder}'),
    ),
  );
  const { commands, isPlain } = readShellText({ text: written, span: text.span });
  const isProgram = commands.some(
    ([first, ...args]) => keywords.has(first?.text ?? '') && !isPrologue(first, args),
  );
  if (!isPlain || isProgram || commands.length > maxCommands) {
    return [unidentifiedLaunch(text, unread)];
  }
  // A value that another shell has inserted into this text can end a command and start a new one.
  const evaluated = new Map(
    (text.variables ?? []).map(({ name }) => [name, { name, as: 'text' } as Expansion]),
  );
  const exported: Assignment[] = [];
  const ownVariables: OwnVariables = new Map();
  const scripts: Word[] = [];
  const prologues: AmbientInputs[] = [];
  let folder: string | null = '';
  let isDecided = false;
  const launches = commands.flatMap((words): readonly PartialLaunch[] => {
    const { env, rest } = splitAssignments(words);
    const [command, ...args] = rest as readonly ShellWord[];
    if (command === undefined) {
      for (const each of env) exported.push(each);
      recordAssignments(ownVariables, env);
      return [];
    }
    const expanded = args.map((word) => substituteVariables(word, ownVariables));
    const prologueInputs = isPrologue(command, args) ? prologueAmbient(args) : null;
    if (prologueInputs !== null) prologues.push(prologueInputs);
    const startedLaunches =
      prologueInputs === null ? resolveSimpleCommand(command, expanded, args, resolveInner) : [];
    // The same relative path refers to a different program in a different folder.
    const placedLaunches = withStartFolder(
      withExpansions(startedLaunches, expansionsIn(args)),
      folder ?? elsewhere,
    );
    const launchesWithVariables = withVariables(placedLaunches, [...exported, ...env]);
    for (const { name } of env) recordVariable(ownVariables, name, null);
    if (startedLaunches.length > 0) return launchesWithVariables;
    const usedExpansions = evaluatedExpansions(command, expanded, folder);
    isDecided ||= usedExpansions.some(
      ({ name, as }) => ['text', 'words'].includes(as) && ownVariables.has(name),
    );
    const isDeclaring = declaringCommands.has(command.text);
    for (const each of [
      ...usedExpansions,
      ...(isDeclaring ? [] : ownExpansions(args, ownVariables)),
    ]) {
      evaluated.set(JSON.stringify(each), each);
    }
    // Variables set by a builtin apply to every later command.
    const assignments = builtinAssignments(command, args) ?? [];
    for (const each of [...env, ...assignments]) exported.push(each);
    if (isDeclaring) recordAssignments(ownVariables, assignments);
    else for (const { name } of assignments) recordVariable(ownVariables, name, null);
    if (isSourcing(command)) scripts.push(...expanded.slice(0, 1));
    if (movingCommands.has(command.text)) folder = folderAfterCd(command, args, folder);
    return launchesWithVariables;
  });
  const read = prologues.reduce(withAmbientInputs, withAmbientFiles(launches, scripts, 'code'));
  const allLaunches = isDecided ? [...read, unidentifiedLaunch(text, unread)] : read;
  return allLaunches.length > 0
    ? withExpansions(allLaunches, [...evaluated.values()])
    : [unclearShellLaunch(text)];
}

function recordAssignments(own: OwnVariables, set: readonly Assignment[]): void {
  const values = set.map(({ value }) =>
    substituteVariables({ variables: [], pattern: null, offset: 0, ...value }, own),
  );
  for (const [at, { name }] of set.entries()) recordVariable(own, name, values[at] ?? null);
}

const isPrologue = (command: Word | undefined, args: readonly Word[]): boolean =>
  command?.text === 'eval' && prologueAmbient(args) !== null;

/**
 * Returns the expansions in the given words that use variables set by the text itself. At run time, a
 * variable can have a different value from the one set in the text.
 */
function ownExpansions(args: readonly ShellWord[], own: OwnVariables): Expansion[] {
  return args.flatMap(({ variables }) =>
    variables.flatMap(({ name }): Expansion[] => {
      const value = own.get(name)?.text;
      return value === undefined ? [] : [{ name, as: 'text', ownValue: value }];
    }),
  );
}

/**
 * Returns the current folder after a command such as `cd folder`, or null if the words do not determine the
 * folder.
 */
function folderAfterCd(
  { text }: Word,
  args: readonly ShellWord[],
  folder: string | null,
): string | null {
  const [target] = args;
  const isPlain = text === 'cd' && args.length === 1 && target?.pattern === null;
  return isPlain && folder !== null && target.text !== '-' ? joinFolder(folder, target.text) : null;
}

const isSourcing = ({ text }: Word): boolean => text === 'source' || text === '.';

/**
 * Returns the launches of one command in shell text; empty for a builtin known to start nothing.
 *
 * @param own the command's arguments, with variables replaced by the values that the text itself sets
 */
function resolveSimpleCommand(
  command: Word,
  own: readonly Word[],
  args: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, ...rest] = args;
  if (isSourcing(command)) {
    // The user's own scripts only set up tools, but a script in the repository can redefine the commands that
    // follow it.
    return isOfTheUser(own[0]?.text ?? '~')
      ? []
      : [unidentifiedLaunch(command, 'a repository script that the shell sources')];
  }
  if (command.text === 'exec' || command.text === 'command') {
    if (first === undefined) return [];
    return isBuiltin(first)
      ? [unidentifiedLaunch(first, unread)]
      : resolveInner({ command: first, args: rest });
  }
  if (command.text === 'nvm' && ['use', 'install'].includes(first?.text ?? '')) return [];
  if (!isBuiltin(command)) return resolveInner({ command, args });
  return builtinAssignments(command, own) === null ? [unidentifiedLaunch(command, unread)] : [];
}

/**
 * Returns the expansions that a builtin itself evaluates: variable values, which can run a command, and file
 * names.
 */
function evaluatedExpansions(
  command: Word,
  args: readonly ShellWord[],
  folder: string | null,
): Expansion[] {
  const names = ['echo', '[['].includes(command.text) ? [] : patternsIn(args);
  return [
    ...evaluatedVariables(command, args),
    ...names.map((each) => ({ ...each, name: joinFolder(folder ?? elsewhere, each.name) })),
  ];
}

function evaluatedVariables({ text: command }: Word, args: readonly ShellWord[]): Expansion[] {
  if (declaringCommands.has(command)) {
    // In an assignment, the builtin only stores the value, but an unquoted value can split into several
    // words.
    return args.flatMap((word) =>
      assignmentIn(word) === null ? asTextExpansions(word.variables) : variablesIn([word]),
    );
  }
  // `[[ X -eq 0 ]]` evaluates the value of `X` and, if that value is the name of a variable, the value of
  // that variable.
  const named = args.filter(
    ({ text }) => comparingCommands.has(command) && /^[A-Za-z_]\w*$/.test(text),
  );
  return [
    ...asTextExpansions(args.flatMap(({ variables }) => variables)),
    ...asTextExpansions(named.map(({ text }) => ({ name: text }))),
  ];
}

const asTextExpansions = (variables: readonly { readonly name: string }[]): Expansion[] =>
  variables.map(({ name }) => ({ name, as: 'text' }));

/**
 * Returns the expansions of variables in a program's arguments. An unquoted value can split into several
 * words.
 */
function variablesIn(args: readonly ShellWord[]): Expansion[] {
  return args.flatMap(({ variables }) =>
    variables.map(({ name, isQuoted }): Expansion => ({ name, as: isQuoted ? 'word' : 'words' })),
  );
}

const patternsIn = (args: readonly ShellWord[]): Expansion[] =>
  args.flatMap(({ pattern }) => (pattern === null ? [] : [{ name: pattern, as: 'names' }]));

const expansionsIn = (args: readonly ShellWord[]): Expansion[] => [
  ...variablesIn(args),
  ...patternsIn(args),
];

/** Reports whether a path belongs to the user, like `~/.nvm/nvm.sh`, rather than to the repository. */
function isOfTheUser(path: string): boolean {
  const isKnown = !isOfProjectFolder(path) && !path.includes(printedVariable);
  return /^(?:[~/]|\$)/.test(path) && isKnown;
}

/**
 * Returns the launches that are visible in the lines of a shell script in the repository. A command that is
 * not a known launcher is treated as the project's own code.
 *
 * @param at the word that starts the script
 * @param isLauncher whether a command, given by name or path, is a known launcher
 * @param maxLaunches reading stops once there are more launches than this
 */
export function launchesInScript(
  { commands, isCut }: ShellScript,
  at: Word,
  isLauncher: (command: string) => boolean,
  maxLaunches: number,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  // A truncated script might contain a launch after the last command that was read.
  const found: PartialLaunch[] = isCut
    ? [unidentifiedLaunch(at, 'a shell script with too many commands')]
    : [];
  const exported: Assignment[] = [];
  for (const words of commands) {
    if (found.length > maxLaunches) break;
    const { env, rest } = splitAssignments(words.map((word) => ({ ...word, span: at.span })));
    const [command, ...args] = expandCommandVariable(exported, rest as readonly ShellWord[]);
    const set = command === undefined ? env : builtinAssignments(command, args);
    if (command === undefined || set !== null) {
      for (const each of set ?? []) exported.push(each);
    } else if (isLauncher(command.text)) {
      // Unidentified commands in a nested shell's text are the script's own code, so they are omitted.
      const started = resolveInner({ command, args }).filter(
        ({ launch, pending }) =>
          !isShell(command) || launch.type !== 'unidentified' || pending !== null,
      );
      const expanded = withExpansions(started, expansionsIn(args));
      found.push(...withVariables(expanded, [...exported, ...env]));
    }
  }
  return found;
}

/**
 * Replaces a command name that is a variable, such as `$RUNNER`, with the last value assigned to that
 * variable.
 */
function expandCommandVariable(
  set: readonly Assignment[],
  [command, ...args]: readonly ShellWord[],
): readonly ShellWord[] {
  if (command === undefined) return [];
  const [, name] = /^\$\{?(\w+)(?:\[[@*]\])?\}?$/.exec(command.text) ?? [];
  if (name === undefined) return [command, ...args];
  const value = set.findLast((each) => each.name === name)?.value;
  const [words = [command]] = value === undefined ? [] : readShellText(value).commands;
  return [...words, ...args];
}

/** The start of a path below a folder known only at run time, usually the script's own folder. */
const besideScript = /^(?:\$\{[^{}]*\}|\$\w+|\$\([^()]*\)|`[^`]*`)\//;

/**
 * Returns the paths of scripts in the tree that a script starts or sources. A path below a folder known only
 * at run time is resolved against the script's own folder.
 */
export function scriptsStartedBy({ commands }: ShellScript, { text, span }: Word): Word[] {
  const ownFolder = text.slice(0, text.lastIndexOf('/') + 1);
  return commands.flatMap((words) => {
    const { rest } = splitAssignments(words);
    const [command, ...args] = rest as readonly ShellWord[];
    if (command === undefined) return [];
    const isRead = isSourcing(command) || isShell(command);
    const path = isRead ? args.find((word) => !/^[-+]/.test(word.text))?.text : command.text;
    const isScript = path !== undefined && /[\\/]|\.\w*sh$/.test(path);
    // An installed program is not in the tree.
    if (!isScript || /(?:^|\/)node_modules\//.test(path)) return [];
    const beside = path.replace(besideScript, '');
    const scriptPaths = beside === path ? [path] : [`${ownFolder}${beside}`];
    return scriptPaths.filter((each) => !each.includes('$')).map((each) => ({ text: each, span }));
  });
}

/**
 * Returns a program's `#!` line as a command that ends with the program's path; null if the line is missing
 * or has no arguments.
 */
export function interpreterLine(text: string, path: string): ShellScript | null {
  const [, line = ''] = /^#![ \t]*(\S+[ \t]+\S.*)/.exec(text) ?? [];
  if (line === '') return null;
  const word = { text: path, span: firstPlace, variables: [], pattern: null, offset: 0 };
  const { commands } = readShellText({ text: line, span: firstPlace });
  return {
    ...{ text: line, isCut: false },
    commands: commands.slice(0, 1).map((words) => [...words, word]),
  };
}
