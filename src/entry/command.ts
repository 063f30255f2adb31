import { causeOf, GateError } from '../failure.ts';
import type { Redactor } from '../report/redact.ts';
import { version } from '../version.ts';
import { givenKey } from './api-key.ts';
import { type OptionValues, parseCommandLine, usage } from './command-line.ts';
import { exitStatus } from './exit-status.ts';

interface Command {
  /** Imports the command's function, which returns the exit status. */
  readonly load: () => Promise<
    (argument: string, values: OptionValues, redact: Redactor) => Promise<number>
  >;
  /** The options that it accepts. */
  readonly options: readonly string[];
}

/** To add a command, add a file in `commands/` and an entry here. */
const commands: Readonly<Record<string, Command>> = {
  inventory: {
    load: async () => (await import('./commands/inventory.ts')).inventory,
    options: ['json', 'candidates'],
  },
  check: {
    load: async () => (await import('./commands/check.ts')).check,
    options: [
      ...['export-file', 'base-url', 'timeout', 'json', 'markdown', 'sarif'],
      ...['base', 'scope', 'config', 'preset', 'min-score', 'min-grade', 'print-policy'],
    ],
  },
  'validate-export': {
    load: async () => (await import('./commands/validate-export.ts')).validateExport,
    options: ['timeout'],
  },
};

/**
 * Runs the command line.
 *
 * @param args the arguments of the process, without Node and the script
 * @returns the exit status: 0 pass or warn, 1 fail, 2 could not decide, 64 a wrong command line
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  let parsed: ReturnType<typeof parseCommandLine>;
  try {
    parsed = parseCommandLine(args);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'wrong options');
  }
  const { values, positionals } = parsed;
  if (values.help || values.version) {
    process.stdout.write(values.help ? usage : `${version}\n`);
    return 0;
  }
  const [name = '', argument, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const fault = faultOf(name, command, values, argument, rest);
  if (command === undefined || fault !== null) return refuse(`${fault}`);
  const redact = await openRedactor();
  try {
    const start = await command.load();
    return await start(argument ?? '.', values, redact);
  } catch (error) {
    const { logLine } = await import('../report/text.ts');
    const lines = error instanceof GateError ? [...error.details, error.remedy] : [];
    for (const line of [causeOf(error), ...lines].map(redact)) {
      process.stderr.write(`${logLine(line)}\n`);
    }
    return exitStatus.error;
  }
}

/** Redacts the API key in all output, even in messages that quote a wrong command line. */
async function openRedactor(): Promise<Redactor> {
  const { redactorFor } = await import('../report/redact.ts');
  return redactorFor([givenKey()]);
}

async function refuse(fault: string): Promise<number> {
  const redact = await openRedactor();
  process.stderr.write(`${redact(fault)}\n\n${usage}`);
  return exitStatus.wrongCommandLine;
}

/** What is wrong with a command line, in words; null if nothing. */
function faultOf(
  name: string,
  command: Command | undefined,
  values: OptionValues,
  argument: string | undefined,
  rest: readonly string[],
): string | null {
  if (name === '') return 'No command is given.';
  if (command === undefined) return `There is no command ${JSON.stringify(name)}.`;
  if (rest.length > 0) return `${name} takes one argument: ${JSON.stringify(rest[0])} is too much.`;
  if (name === 'validate-export' && !argument) return 'validate-export needs a file or an address.';
  const idle = Object.keys(values).find((option) => !command.options.includes(option));
  return idle === undefined ? null : `--${idle} means nothing to ${name}.`;
}
