import { type ParseEntry, parse } from 'shell-quote';
import { isOfProjectFolder } from '../declarations/paths.ts';
import type { Word } from '../model.ts';
import { assignmentIn, splitAssignments } from './environment.ts';
import type { ResolveInner } from './launcher.ts';
import {
  type Assignment,
  folderIn,
  type PartialLaunch,
  startedIn,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { commandName, posixShells } from './programs.ts';
import { wordList } from './word-list.ts';

/** Commands of a shell that start nothing. */
const harmless = new Set(
  wordList(
    'cd echo true : mkdir test [ [[ set unset pushd popd umask ulimit sleep wait which type',
  ),
);

/** Commands that change the folder in which the following ones work. */
const moving = new Set(['cd', 'pushd', 'popd']);

/** A folder that the words do not tell; no path of the tree has this name. */
const elsewhere = '${?}';

/** Words that make a shell's text a program; what that starts is not told by its words. */
const keywords = new Set(
  wordList(`
  if then else elif fi for while until do done case esac function select eval { } !
`),
);

/** What the text behind `sh -c` starts: each of its commands, in order. The text is only read. */
export function resolveShellText(text: Word, resolveInner: ResolveInner): readonly PartialLaunch[] {
  const commands = commandsOf(text);
  if (commands === null)
    return [unidentifiedLaunch(text, 'a shell program that cannot be read as a list of commands')];
  const exported: Assignment[] = [];
  let folder: string | null = '';
  const launches = commands.flatMap((words): readonly PartialLaunch[] => {
    const { env, rest } = splitAssignments(words);
    const [command, ...args] = rest;
    if (command === undefined || command.text === 'export') {
      // It counts for every command that follows.
      exported.push(...(command === undefined ? env : exportedBy(args)));
      return [];
    }
    if (moving.has(command.text)) {
      const [target] = args;
      const isPlain = command.text === 'cd' && args.length === 1 && target !== undefined;
      folder = isPlain && folder !== null ? folderIn(folder, target.text) : null;
    }
    const started = startedBy(command, args, resolveInner);
    // In another folder a path is another program.
    const placed = folder === '' ? started : startedIn(started, folder ?? elsewhere);
    return withVariables(placed, [...exported, ...env]);
  });
  return launches.length > 0
    ? launches
    : [unidentifiedLaunch(text, 'a shell that starts nothing that can be told')];
}

/** What one command of a shell's text starts. */
function startedBy(
  command: Word,
  args: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [first, ...rest] = args;
  switch (command.text) {
    case 'printf':
      // `printf -v PATH …` sets a variable.
      return args.some(({ text }) => text === '-v')
        ? [unidentifiedLaunch(command, 'a variable that the shell sets')]
        : [];
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
  return harmless.has(command.text) ? [] : resolveInner({ command, args });
}

/** The variables that `export` sets, in any of its words. */
function exportedBy(args: readonly Word[]): readonly Assignment[] {
  return args.flatMap((word) => assignmentIn(word) ?? []);
}

/** Whether a path is the user's, as `~/.nvm/nvm.sh` is, and not the repository's. */
function isOfTheUser(path: string): boolean {
  return /^(?:[~/]|\$)/.test(path) && !isOfProjectFolder(path);
}

/**
 * The launches in a shell script of the repository, as far as its lines tell them: each command is
 * read alone, whatever branches and loops surround it. A command that is no known launcher is code of
 * the script, which is the project's own.
 *
 * @param isLauncher whether a command, by its name or path, is a known launcher
 */
export function launchesInScript(
  text: Word,
  isLauncher: (command: string) => boolean,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const lines = text.text
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)
    .filter((line) => !/^\s*#/.test(line));
  const found: PartialLaunch[] = [];
  const exported: Assignment[] = [];
  for (const line of lines.slice(0, maxScriptLines)) {
    for (const words of simpleCommandsOf({ ...text, text: line })) {
      const start = words.findIndex((word) => !leading.has(word.text));
      const { env, rest } = splitAssignments(start < 0 ? [] : words.slice(start));
      const [command, ...args] = rest;
      if (command === undefined || command.text === 'export') {
        exported.push(...(command === undefined ? env : exportedBy(args)));
      } else if (isLauncher(command.text)) {
        // Of a shell's own text only what it fetches counts; the rest is code of the script.
        const started = resolveInner({ command, args }).filter(
          ({ launch, pending }) =>
            !isShell(command) || launch.type !== 'unidentified' || pending !== null,
        );
        found.push(...withVariables(started, [...exported, ...env]));
      }
    }
  }
  return found;
}

/** Longer than any script that starts a server. */
const maxScriptLines = 2000;

/** Words that may stand before a command in a script. */
const leading = new Set(
  wordList(`
  then else do if elif while ! { ( exec command
`),
);

function isShell({ text }: Word): boolean {
  return posixShells.includes(commandName(text));
}

/**
 * A line as words and operators; null if the library cannot read it, as with `${}`. A variable stays a
 * placeholder; nothing is expanded.
 */
function partsOf(line: string): ParseEntry[] | null {
  try {
    return parse(line, (name) => `\${${name}}`);
  } catch {
    return null;
  }
}

/** The commands of one line, however they are joined; none if it cannot be read. */
function simpleCommandsOf(line: Word): Word[][] {
  const commands: Word[][] = [[]];
  for (const part of partsOf(line.text) ?? []) {
    if (typeof part === 'string') commands.at(-1)?.push({ ...line, text: part });
    else if ('comment' in part) break;
    else if (part.op === 'glob') commands.at(-1)?.push({ ...line, text: part.pattern });
    else commands.push([]);
  }
  return commands.filter((words) => words.length > 0);
}

/** The simple commands of a text; null if it is more than a list of them. */
function commandsOf(whole: Word): Word[][] | null {
  // The one substitution that is common, and whose result is known.
  const text = {
    ...whole,
    text: whole.text.replace(/\$\(git rev-parse --show-toplevel\)/g, '${workspaceFolder}'),
  };
  // What the library and shells read differently: substitutions within quotes, `#` inside a word,
  // escaped and commented line ends, and redirections that only some shells know.
  if (/`|\$\(|\$\{[^}]*=|[^\s;&|(]#|\\\\\r?\n|#[^\n]*\\\r?\n|&>/.test(text.text)) return null;
  const lines = text.text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
  const commands: Word[][] = [[]];
  for (const line of lines) {
    commands.push([]);
    let isTarget = false;
    const parts = partsOf(line);
    if (parts === null) return null;
    for (const part of parts) {
      if (typeof part === 'string' || ('op' in part && part.op === 'glob')) {
        const word = typeof part === 'string' ? part : (part as { pattern: string }).pattern;
        if (keywords.has(word) && commands.at(-1)?.length === 0) return null;
        if (isTarget && !/^(?:\/dev\/null|\d|-)$/.test(word)) return null;
        if (!isTarget) commands.at(-1)?.push({ ...text, text: word });
        isTarget = false;
      } else if ('comment' in part) {
        break;
      } else if (['&&', '||', ';', '|', '&', '|&'].includes(part.op)) {
        commands.push([]);
      } else if (['>', '>>', '<', '>&', '<&', '&>', '<<<'].includes(part.op)) {
        isTarget = true;
      } else {
        return null;
      }
    }
  }
  return commands.filter((words) => words.length > 0);
}
