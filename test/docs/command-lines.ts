/* Parses our command lines in the documents' scripts and sentences as the program does. */
import { options, splitCommandLine } from '../../src/commands/command-line.ts';
import { readShellText } from '../../src/detection/launch/shell-words.ts';
import { buildInvocation, nameIn } from '../../src/entry/command.ts';
import { commands } from '../../src/entry/command-table.ts';

/** Returns the arguments of our program, however it is started; null for any other program. */
function ourArguments(words: readonly string[]): string[] | null {
  const start = words.findIndex((word) => !/^\w+=/.test(word));
  const [program = '', ...rest] = words.slice(Math.max(start, 0));
  if (program === 'mcp-grade-gate') return rest;
  return program === 'node' && rest[0]?.endsWith('dist/cli.js') ? rest.slice(1) : null;
}

/** Returns a script's commands: the words between its operators. */
function commandsIn(script: string): string[][] {
  // A workflow expression stands for a value.
  const plain = script.replaceAll('\\\n', '').replace(/\$\{\{.*?\}\}/g, 'VALUE');
  return wordsOfScript(plain);
}

/** Returns the words of each simple command in a script. */
export function wordsOfScript(text: string): string[][] {
  const start = { line: 1, column: 1 };
  const { commands } = readShellText({ text, span: { start, end: start } });
  return commands.map((words) => words.map((word) => word.text));
}

/** Returns whether a line shows a command's syntax, with brackets and alternatives, and cannot be run. */
const isForm = (line: string): boolean =>
  /\[(?:[A-Z-]|OPTION)|\]\.\.\.|…|[A-Z] \| |[A-Z]\|[A-Z]/.test(line);

/** Returns the unknown commands and options in a line that shows a command's syntax. */
export function formFaults(line: string): string[] {
  const [, words = ''] = /^mcp-grade-gate ((?:[a-z]+ ?)+)/.exec(line) ?? [];
  const name = Object.keys(commands).findLast((each) => `${words} `.startsWith(`${each} `));
  const command = commands[name ?? ''];
  if (command === undefined) return words.startsWith('help') ? [] : [`${line}: no such command`];
  return [...line.matchAll(/--([a-z][a-z-]*)/g)]
    .map(([, option = '']) => option)
    .filter((option) => !(option in options) || !command.options.some((each) => each === option))
    .map((option) => `${line}: ${name} has no option --${option}`);
}

/** Parses a command line as the program does, and throws the same errors. */
async function readCommandLine(args: readonly string[]): Promise<void> {
  const { words, written } = splitCommandLine(args);
  const name = nameIn(words);
  const command = commands[name];
  const isHelp = words[0] === 'help' || written.some(({ name }) => /^(?:help|version)$/.test(name));
  if (command === undefined) {
    if (!isHelp) throw new Error(`there is no command ${JSON.stringify(name)}`);
    return;
  }
  if (!isHelp) await buildInvocation(name, command, words, written);
}

/** Returns the faults in a script's calls of our own commands, all of which the program must accept. */
export async function scriptFaults(script: string): Promise<string[]> {
  const lines = script.split('\n');
  const forms = lines.filter((line) => line.startsWith('mcp-grade-gate ') && isForm(line));
  const rest = lines.filter((line) => !forms.includes(line)).join('\n');
  const faults = forms.flatMap(formFaults);
  for (const words of commandsIn(rest)) {
    const args = ourArguments(words);
    if (args === null) continue;
    try {
      await readCommandLine(args);
    } catch (error) {
      faults.push(`${words.join(' ')}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return faults;
}
