import { diffFormats } from '../export-diff/formats.ts';
import { causeOf, GateError } from '../failure.ts';
import { fileOutputs } from '../report/outputs.ts';
import type { Redactor } from '../report/redact.ts';
import { sweepOutputs } from '../sweep/outputs.ts';
import { version } from '../version.ts';
import {
  type Invocation,
  inputOptionNames,
  type OptionName,
  optionValues,
  readOutputs,
  replayOptionNames,
  splitCommandLine,
  UsageError,
  unknownWords,
  valueFault,
  type WrittenOption,
} from './command-line.ts';
import { githubToken, givenAccess, givenKey, givenStateKeys } from './credentials.ts';
import { exitStatus } from './exit-status.ts';
import { shortForms, synopsis, usageOf } from './usage.ts';

interface Command {
  /** Imports the command's function, which returns the exit status. */
  readonly load: () => Promise<(given: Invocation, redact: Redactor) => Promise<number>>;
  /** What it does, for the usage. */
  readonly does: string;
  /** What the usage calls its argument; in brackets if it may be left out, empty if it takes none. */
  readonly argument: string;
  /** What it needs besides, for the usage: one text for each form of the command. */
  readonly forms: readonly string[];
  /** Those of its forms that take no argument. */
  readonly bareForms?: readonly string[];
  /** The options that it accepts. */
  readonly options: readonly OptionName[];
  /** The formats of its outputs, the default first. */
  readonly formats: readonly string[];
}
/** By name, which is one word or two. */
export type Commands = Readonly<Record<string, Command>>;

/** To add a command, add a file in `commands/` and an entry here. */
const commands: Commands = {
  check: {
    load: async () => (await import('./commands/check.ts')).check,
    does: 'judges the MCP servers that a folder declares',
    argument: '[DIR]',
    forms: ['(--export-file FILE | --base-url URL)', '--show-policy'],
    bareForms: ['--replay 90d (--repo OWNER/NAME | --org NAME)'],
    options: [
      ...inputOptionNames,
      ...(['repo', 'base', 'config', 'show-policy', 'replay'] as const),
      ...replayOptionNames,
    ],
    formats: ['table', ...Object.values(fileOutputs).map(({ format }) => format)],
  },
  inventory: {
    load: async () => (await import('./commands/inventory.ts')).inventory,
    does: 'lists the MCP servers that a folder declares; needs no key',
    argument: '[DIR]',
    forms: [''],
    options: ['repo', 'candidates'],
    formats: ['table', 'json'],
  },
  sweep: {
    load: async () => (await import('./commands/sweep.ts')).sweepCommand,
    does: 'judges the default branches of many repositories on GitHub',
    argument: '',
    forms: ['--org NAME', '--repos F'].map((all) => `${all} (--export-file F | --base-url URL)`),
    options: [
      ...(['org', 'repos', 'include', 'exclude', 'archived', 'forks'] as const),
      ...(['export-file', 'base-url', 'timeout', 'org-policy', 'state-file'] as const),
    ],
    formats: ['table', ...Object.values(sweepOutputs).map(({ format }) => format)],
  },
  'export fetch': {
    load: async () => (await import('./commands/fetch-export.ts')).fetchExportCommand,
    does: 'writes the export into a folder as a sealed mirror',
    argument: '',
    forms: ['--base-url URL', '--export-file F'].map((from) => `--seal --out DIR ${from}`),
    options: ['seal', 'out', 'base-url', 'export-file', 'timeout'],
    formats: [],
  },
  'sweep history': {
    load: async () => (await import('./commands/sweep-history.ts')).sweepHistory,
    does: 'says from when to when repositories ran which servers',
    argument: '',
    forms: ['--state-file F [--grade G]'],
    options: ['state-file', 'server', 'grade', 'export-file', 'base-url', 'timeout'],
    formats: ['table', 'json'],
  },
  'export validate': {
    load: async () => (await import('./commands/validate-export.ts')).validateExport,
    does: 'says rule by rule whether an export meets its contract',
    argument: 'FILE|URL',
    forms: [''],
    options: ['timeout'],
    formats: [],
  },
  'export tables': {
    load: async () => (await import('./commands/export-tables.ts')).exportTables,
    does: 'writes an export as tables, for databases',
    argument: 'FILE|URL',
    forms: ['--out DIR'],
    options: ['out', 'compress', 'timeout'],
    formats: [],
  },
  'export diff': {
    load: async () => (await import('./commands/export-diff.ts')).exportDiff,
    does: 'says what differs between two exports',
    argument: 'OLD NEW',
    forms: [''],
    options: ['timeout'],
    formats: diffFormats,
  },
};

/**
 * Runs the command line.
 *
 * @param args the arguments of the process, without Node and the script
 * @returns the exit status: 0 pass or warn, 1 fail, 2 error, 64 a wrong command line
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  // The commands that a fault is about: all, until one is found.
  let concerned = commands;
  try {
    const { words, written } = splitCommandLine(args);
    const isGiven = (name: string): boolean => written.some((option) => option.name === name);
    if (isGiven('version')) return print(`${version}\n`);
    const name = nameIn(words);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command !== undefined) concerned = { [name]: command };
    if (isGiven('help')) return print(usageOf(concerned));
    if (command === undefined) throw new UsageError(await unknownCommandWords(name));
    const given = await invocationOf(name, command, words, written);
    return await start(command, given, await openRedactor());
  } catch (error) {
    await writeError(error);
    if (!(error instanceof UsageError)) return exitStatus.error;
    process.stderr.write(`\n${synopsis(concerned)}`);
    return exitStatus.wrongCommandLine;
  }
}

/**
 * Runs a command.
 *
 * @throws UsageError for values that cannot be used; those of the key are not on the command line
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
    const { SettingsError } = await import('../settings/settings.ts');
    if (!(error instanceof SettingsError)) throw error;
    if (error.faults.some(({ name }) => name === 'api-key')) throw error;
    const isOption = (detail: string): boolean =>
      options.some((option) => detail.startsWith(`${option}: `));
    // What is no option of the command is its argument.
    const lines = error.details.map((detail) =>
      isOption(detail) ? `--${detail}` : detail.replace(/^[\w-]+/, argument),
    );
    throw new UsageError(...lines);
  }
}

/** Writes what went wrong to standard error. A wrong command line may hold the key, so it is redacted too. */
async function writeError(error: unknown): Promise<void> {
  const [{ logLine }, redact] = await Promise.all([import('../report/text.ts'), openRedactor()]);
  const details = error instanceof GateError || error instanceof UsageError ? error.details : [];
  const remedy = error instanceof GateError ? [error.remedy] : [];
  for (const line of [causeOf(error), ...details, ...remedy].map(redact)) {
    process.stderr.write(`${logLine(line)}\n`);
  }
}

/** Redacts the API key, the token, and the keys of a state and of an App in all output. */
async function openRedactor(): Promise<Redactor> {
  const { keyRedactor, redactorFor } = await import('../report/redact.ts');
  const stateKeys = givenStateKeys().keys.split(/\s+/);
  const redact = redactorFor([givenKey(), githubToken(), ...stateKeys]);
  const redactKey = keyRedactor(givenAccess().privateKey);
  return (text) => redactKey(redact(text));
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** The command's name: two words if commands begin with the first one, which is none alone. */
function nameIn([first = '', second = '']: readonly string[]): string {
  const both = `${first} ${second}`.trimEnd();
  if (Object.hasOwn(commands, both)) return both;
  const isGroup = Object.keys(commands).some((name) => name.startsWith(`${first} `));
  return isGroup && !Object.hasOwn(commands, first) ? both : first;
}

async function unknownCommandWords(name: string): Promise<string> {
  if (name === '') return 'No command is given.';
  const [group] = name.split(' ');
  const known = Object.keys(commands);
  const ofGroup = known.filter((each) => each.startsWith(`${group} `));
  return `There is no command ${await unknownWords(name, ofGroup.length > 0 ? ofGroup : known)}`;
}

/** What the command line gives to a command. Throws UsageError for what the command does not take. */
async function invocationOf(
  name: string,
  { argument, options, formats }: Command,
  words: readonly string[],
  written: readonly WrittenOption[],
): Promise<Invocation> {
  const ofOutputs = formats.length > 0 ? ['output', ...shortForms(formats)] : [];
  const known = [...options, ...ofOutputs];
  for (const option of written) {
    if (!known.includes(option.name)) {
      const all = known.map((each) => `--${each}`);
      throw new UsageError(`${name} has no option ${await unknownWords(option.written, all)}`);
    }
    const fault = valueFault(option);
    if (fault !== null) throw new UsageError(fault);
  }
  const [first, second, ...more] = words.slice(name.split(' ').length);
  const takesTwo = /^\w+ \w+$/.test(argument);
  if (first !== undefined && argument === '') {
    throw new UsageError(`${name} takes options only: ${JSON.stringify(first)} is too much.`);
  }
  if (takesTwo && more[0] !== undefined) {
    throw new UsageError(`${name} takes two arguments: ${JSON.stringify(more[0])} is too much.`);
  }
  if (takesTwo && !second) throw new UsageError(`${name} needs ${argument}.`);
  if (second !== undefined && !takesTwo) {
    throw new UsageError(`${name} takes one argument: ${JSON.stringify(second)} is too much.`);
  }
  const hasRepository = written.some((option) => option.name === 'repo');
  if (first && hasRepository) {
    throw new UsageError(`${name} takes a folder or --repo: ${JSON.stringify(first)} is too much.`);
  }
  if (!first && /^[^[]/.test(argument)) throw new UsageError(`${name} needs ${argument}.`);
  const isOutput = (option: WrittenOption): boolean => ofOutputs.includes(option.name);
  return {
    argument: first || '.',
    ...(takesTwo && second !== undefined ? { second } : {}),
    values: optionValues(written.filter((each) => !isOutput(each))),
    outputs: await readOutputs(written.filter(isOutput), formats),
    valuesOf: (option) =>
      written.flatMap((each) => (each.name === option ? (each.value ?? '') : [])),
  };
}
