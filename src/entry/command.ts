import { resolve } from 'node:path';
import {
  describeUnknownName,
  type Invocation,
  optionValues,
  readOutputs,
  splitCommandLine,
  UsageError,
  valueFault,
  type WrittenOption,
} from '../commands/command-line.ts';
import type { Command, Commands } from '../commands/command-record.ts';
import {
  keyVariable,
  keyVariables,
  readApiKey,
  readGitHubToken,
  readStateKeys,
} from '../commands/credentials.ts';
import { exitStatus } from '../commands/exit-status.ts';
import { describeError, GateError, onCommandLine } from '../model/failure.ts';
import { version } from '../model/version.ts';
import type { Redactor } from '../report/redact.ts';
import { commands } from './command-table.ts';
import { overviewText, shortForms, synopsis, usageText } from './usage.ts';

/**
 * Runs the command line.
 *
 * @param args the process's arguments, without the paths of Node and the script
 * @returns the exit status: 0 or 1 from the command, 2 for an error, 64 for an invalid command line
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  // The commands in an error's usage text: all commands until the requested command is known.
  let concerned = commands;
  try {
    const { words: givenWords, written } = splitCommandLine(args);
    const isGiven = (name: string): boolean => written.some((option) => option.name === name);
    if (isGiven('version')) return print(`${version}\n`);
    const isHelp = isGiven('help') || givenWords[0] === 'help';
    const words = givenWords[0] === 'help' ? givenWords.slice(1) : givenWords;
    const name = nameIn(words);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (isHelp && command === undefined) return print(overviewText(await commandsForHelp(name)));
    if (command === undefined) throw new UsageError(await unknownCommandWords(name));
    if (isHelp) return print(usageText(name, command));
    concerned = { [name]: command };
    const redact = await createCommandRedactor();
    refuseSecrets(args, redact);
    return await start(command, await buildInvocation(name, command, words, written), redact);
  } catch (error) {
    await writeError(error);
    if (!(error instanceof UsageError)) return exitStatus.error;
    process.stderr.write(`\n${synopsis(concerned)}`);
    return exitStatus.wrongCommandLine;
  }
}

/**
 * Returns the commands that a help request refers to: all commands, or the commands in a group.
 *
 * @throws UsageError if no command matches
 */
async function commandsForHelp(name: string): Promise<Commands> {
  if (name === '') return commands;
  const ofGroup = Object.entries(commands).filter(([each]) => each.startsWith(`${name} `));
  if (ofGroup.length === 0) throw new UsageError(await unknownCommandWords(name));
  return Object.fromEntries(ofGroup);
}

/**
 * Rejects a command line that contains a secret from the environment, because other users of the machine can
 * see the command line and shells save it.
 */
function refuseSecrets(args: readonly string[], redact: Redactor): void {
  const secretArgument = args.find((arg) => redact(arg) !== arg);
  if (secretArgument === undefined) return;
  throw new UsageError(
    `The argument ${JSON.stringify(secretArgument)} contains a key or token. Other users of this machine can see it, and shells save it in their history.`,
    `Keys are read only from ${keyVariables}. Revoke the exposed key or token where it was issued, and create a new one.`,
  );
}

/**
 * Runs a command, and rewrites settings errors in terms of the command line.
 *
 * @throws UsageError for unusable values; SettingsError for an unusable key, which comes from the environment
 */
async function start(
  { load, argument, options }: Command,
  given: Invocation,
  redact: Redactor,
): Promise<number> {
  try {
    const run = await load();
    return await run(given, redact);
  } catch (error) {
    const { SettingsError } = await import('../gate/settings.ts');
    if (!(error instanceof SettingsError)) throw error;
    // On the command line, the key comes from an environment variable, not from an action input.
    if (error.faults.some(({ name }) => name === 'api-key')) {
      const faults = error.faults.map((fault) =>
        fault.name === 'api-key' ? { ...fault, name: keyVariable } : fault,
      );
      throw new SettingsError(faults, 'Correct the environment variable and the options.');
    }
    const isMissing = options.includes('base-url') && given.values['base-url'] === undefined;
    if (isMissing && error.faults.some(({ name }) => name === 'base-url')) {
      throw new UsageError('Grades are required: add --export-file FILE or --base-url URL.');
    }
    const isOption = (detail: string): boolean =>
      options.some((option) => detail.startsWith(`${option}: `));
    // A detail that names no option of the command refers to the command's argument.
    const lines = error.details.map((detail) =>
      isOption(detail) ? `--${detail}` : detail.replace(/^[\w-]+/, argument),
    );
    throw new UsageError(...lines);
  }
}

/** Writes an error to standard error, redacted because an invalid command line can contain the key. */
async function writeError(error: unknown): Promise<void> {
  const [{ escapeForLog }, { helpPointer }, redact, { manualAddress }] = await Promise.all([
    import('../report/text.ts'),
    import('../report/report-messages.ts'),
    createCommandRedactor(),
    import('../commands/manual.ts'),
  ]);

  const details = error instanceof GateError || error instanceof UsageError ? error.details : [];
  const remedy =
    error instanceof GateError
      ? [onCommandLine(error).remedy, helpPointer(error, await manualAddress(error))]
      : [];
  for (const line of [describeError(error), ...details, ...remedy].map(redact)) {
    process.stderr.write(`${escapeForLog(line)}\n`);
  }
}

async function createCommandRedactor(): Promise<Redactor> {
  const { redactorFor } = await import('../report/redact.ts');
  const stateKeys = readStateKeys().keys.split(/\s+/);
  return redactorFor([readApiKey(), readGitHubToken(), ...stateKeys]);
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** Returns the name of the command, which has two words if the first word names only a group of commands. */
export function nameIn([first = '', second = '']: readonly string[]): string {
  const both = `${first} ${second}`.trimEnd();
  if (Object.hasOwn(commands, both)) return both;
  const isGroup = Object.keys(commands).some((name) => name.startsWith(`${first} `));
  return isGroup && !Object.hasOwn(commands, first) ? both : first;
}

async function unknownCommandWords(name: string): Promise<string> {
  if (name === '') return 'The command is missing.';
  const [group] = name.split(' ');
  const commandNames = Object.keys(commands);
  const ofGroup = commandNames.filter((each) => each.startsWith(`${group} `));
  if (ofGroup.length > 0 && name === group) {
    const seconds = ofGroup.map((each) => each.slice(name.length + 1));
    return `${JSON.stringify(name)} requires a second word: ${seconds.join(', ')}.`;
  }
  return `Unknown command ${await describeUnknownName(name, ofGroup.length > 0 ? ofGroup : commandNames)}`;
}

/**
 * Builds a command's invocation from the command line.
 *
 * @throws UsageError for options and arguments that the command does not accept
 */
export async function buildInvocation(
  name: string,
  { argument, options, formats, hint }: Command,
  words: readonly string[],
  written: readonly WrittenOption[],
): Promise<Invocation> {
  const ofOutputs = formats.length > 0 ? ['output', ...shortForms(formats)] : [];
  const knownOptions = [...options, ...ofOutputs];
  const hints = hint === undefined ? [] : [hint];
  for (const option of written) {
    if (!knownOptions.includes(option.name)) {
      const all = knownOptions.map((each) => `--${each}`);
      const words = `${name} has no option ${await describeUnknownName(option.written, all)}`;
      const isKey = /key|token|secret|password/i.test(option.name);
      throw new UsageError(words, ...(isKey ? [`Keys are read from ${keyVariables}.`] : hints));
    }
    const fault = valueFault(option);
    if (fault !== null) throw new UsageError(fault);
  }
  const [first, second, ...extraWords] = words.slice(name.split(' ').length);
  const takesTwo = /^\w+ \w+$/.test(argument);
  if (first !== undefined && argument === '') {
    throw new UsageError(
      `${name} takes only options: unexpected argument ${JSON.stringify(first)}.`,
    );
  }
  if (takesTwo && extraWords[0] !== undefined) {
    throw new UsageError(
      `${name} takes two arguments: unexpected argument ${JSON.stringify(extraWords[0])}.`,
    );
  }
  if (takesTwo && !second) throw new UsageError(`${name} requires ${argument}.`);
  if (second !== undefined && !takesTwo) {
    const fault = `${name} takes one argument: unexpected argument ${JSON.stringify(second)}.`;
    throw new UsageError(fault, ...hints);
  }
  const hasRepository = written.some((option) => option.name === 'repo');
  if (first && hasRepository) {
    throw new UsageError(
      `${name} takes either a folder or --repo: unexpected argument ${JSON.stringify(first)}.`,
    );
  }
  if (!first && /^[^[]/.test(argument)) throw new UsageError(`${name} requires ${argument}.`);
  const isOutput = (option: WrittenOption): boolean => ofOutputs.includes(option.name);
  const values = optionValues(written.filter((each) => !isOutput(each)));
  const outputs = await readOutputs(written.filter(isOutput), formats);
  const read = new Set([...words, ...Object.values(values)].map((each) => resolve(each)));
  const both = outputs.find(({ file }) => file !== null && read.has(resolve(file)));
  if (both !== undefined) {
    throw new UsageError(
      `${JSON.stringify(both.file)} is an input file. Choose another file for the output.`,
    );
  }
  return {
    argument: first || '.',
    ...(takesTwo && second !== undefined ? { second } : {}),
    values,
    outputs,
    valuesOf: (option) =>
      written.flatMap((each) => (each.name === option ? (each.value ?? '') : [])),
  };
}
