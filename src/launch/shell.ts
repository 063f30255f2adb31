import { type ParseEntry, parse } from 'shell-quote';
import { isOfProjectFolder } from '../declarations/paths.ts';
import type { Alteration, Word } from '../model.ts';
import { alterationsOf, splitAssignments } from './environment.ts';
import {
  altered,
  commandName,
  folderIn,
  type Launcher,
  type PartialLaunch,
  programAt,
  type ResolveInner,
  startedIn,
  unidentifiedLaunch,
} from './launcher.ts';

/** Commands of a shell that start nothing. */
const harmless = new Set(
  'cd echo printf true : mkdir test [ [[ set unset pushd popd umask ulimit sleep wait which type'.split(
    ' ',
  ),
);

/** Commands that change the folder in which those behind them work. */
const moving = new Set(['cd', 'pushd', 'popd']);

/** A folder that the words do not tell; no path of the tree has such a name. */
const elsewhere = '${?}';

/** Words by which a shell's text becomes a program; what it starts cannot be told from its words. */
const keywords = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'for',
  'while',
  'until',
  'do',
  'done',
  'case',
  'esac',
  'function',
  'select',
  'eval',
  '{',
  '}',
  '!',
]);

/** What the text behind `sh -c` starts: each of its commands, in order. The text is only read. */
export function resolveShellText(text: Word, resolveInner: ResolveInner): readonly PartialLaunch[] {
  const commands = commandsOf(text);
  if (commands === null)
    return [unidentifiedLaunch(text, 'a shell program that cannot be read as a list of commands')];
  const alterations: Alteration[] = [];
  let folder: string | null = '';
  const things = commands.flatMap((words): readonly PartialLaunch[] => {
    const { env, rest } = splitAssignments(words);
    const [command, ...args] = rest;
    if (command === undefined || command.text === 'export') {
      // It holds for every command that follows.
      alterations.push(...alterationsOf(command === undefined ? env : exportedBy(args)));
      return [];
    }
    if (moving.has(command.text)) {
      const [target] = args;
      const isPlain = command.text === 'cd' && args.length === 1 && target !== undefined;
      folder = isPlain && folder !== null ? folderIn(folder, target.text) : null;
    }
    // `printf -v PATH …` sets a variable.
    if (command.text === 'printf' && args.some(({ text: word }) => word === '-v')) {
      return [unidentifiedLaunch(command, 'a variable that the shell sets')];
    }
    if (harmless.has(command.text)) return [];
    if (command.text === 'nvm' && ['use', 'install'].includes(args[0]?.text ?? '')) return [];
    if (command.text === 'source' || command.text === '.') {
      // A script of the user's own sets up a tool; one of the repository may do anything.
      // It may redefine whatever follows.
      const isOwn = isOfTheUser(args[0]?.text ?? '~');
      return isOwn
        ? []
        : [unidentifiedLaunch(command, 'a script of the repository that the shell reads in')];
    }
    const inner =
      command.text === 'exec' || command.text === 'command'
        ? args[0] === undefined
          ? []
          : resolveInner({ command: args[0], args: args.slice(1) })
        : resolveInner({ command, args });
    // In another folder a path is another program.
    const placed = folder === '' ? inner : startedIn(inner, folder ?? elsewhere);
    return altered(placed, [...alterations, ...alterationsOf(env)]);
  });
  return things.length > 0
    ? things
    : [unidentifiedLaunch(text, 'a shell that starts nothing that can be told')];
}

/** The variables that `export` sets, wherever they stand among its words; `NAME+=` adds to one. */
function exportedBy(args: readonly Word[]): ReadonlyMap<string, Word> {
  return new Map(
    args.flatMap((word) => {
      const [, name] = /^([A-Za-z_]\w*)\+?=/.exec(word.text) ?? [];
      return name === undefined ? [] : [[name, { ...word, text: word.text.replace('+=', '=') }]];
    }),
  );
}

/** `source ~/.nvm/nvm.sh` and the like set up a tool that is not the repository's. */
function isOfTheUser(path: string): boolean {
  return /^(?:[~/]|\$)/.test(path) && !isOfProjectFolder(path);
}

/**
 * The launches in a shell script of the repository, as far as its lines tell them: of a program with
 * branches and loops each command is taken for itself. What is no known launcher is code of the
 * script, which is the project's own.
 *
 * @param knows whether a command's name is that of a launcher
 */
export function launchesInScript(
  text: Word,
  knows: (name: string) => boolean,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const lines = text.text
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)
    .filter((line) => !/^\s*#/.test(line));
  const found: PartialLaunch[] = [];
  let exported: Alteration[] = [];
  for (const line of lines.slice(0, maxScriptLines)) {
    for (const words of simpleCommandsOf({ ...text, text: line })) {
      const start = words.findIndex((word) => !leading.has(word.text));
      const { env, rest } = splitAssignments(start < 0 ? [] : words.slice(start));
      const [command, ...args] = rest;
      if (command === undefined || command.text === 'export') {
        const set = command === undefined ? env : exportedBy(args);
        exported = [...exported, ...alterationsOf(set)];
      } else if (knows(commandName(command.text))) {
        // Of a shell's own text only what it fetches is taken; the rest is code of the script.
        const things = resolveInner({ command, args }).filter(
          ({ type, pending }) =>
            !isShell(command) || type !== 'unidentified' || pending !== undefined,
        );
        found.push(...altered(things, [...exported, ...alterationsOf(env)]));
      }
    }
  }
  return found;
}

/** Longer than any script that starts a server. */
const maxScriptLines = 2000;

/** Words that may stand before a command in a script. */
const leading = new Set([
  'then',
  'else',
  'do',
  'if',
  'elif',
  'while',
  '!',
  '{',
  '(',
  'exec',
  'command',
]);

function isShell({ text }: Word): boolean {
  return posixShell.commands.includes(commandName(text));
}

/**
 * A line as words and operators; null where the library cannot read it, as with `${}`. A variable is
 * kept as a placeholder; nothing is expanded.
 */
function partsOf(line: string): ParseEntry[] | null {
  try {
    return parse(line, (name) => `\${${name}}`);
  } catch {
    return null;
  }
}

/** The commands of one line, however they are joined; what cannot be read is left out. */
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

/** The simple commands of a text; null where it is more than a list of them. */
function commandsOf(whole: Word): Word[][] | null {
  // The one substitution that everybody writes, and that says where it leads.
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

/** `sh -c "…"`, `bash -lc "…"`, `zsh -l -c "…"`; a script by its path is a program by its path. */
export const posixShell: Launcher = {
  commands: ['sh', 'bash', 'zsh', 'dash', 'ash', 'ksh', 'fish'],
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
    return [unidentifiedLaunch(command, 'a shell that does not say what it starts')];
  },
};

/** `cmd /c command …`, the command in one word or in several. */
export const windowsShell: Launcher = {
  commands: ['cmd'],
  resolve(args, command, resolveInner) {
    const at = args.findIndex(({ text }) => /^\/[ck]$/i.test(text));
    const isPlain = args
      .slice(0, Math.max(at, 0))
      .every(({ text }) => /^\/[a-z](?::\w+)?$/i.test(text));
    const [first, ...rest] = at < 0 || !isPlain ? [] : args.slice(at + 1);
    if (first === undefined)
      return [unidentifiedLaunch(command, 'a shell that does not say what it starts')];
    const words = [first, ...rest];
    // cmd joins what it is given and takes it apart again: & and | begin another command there.
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
