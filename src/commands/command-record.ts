import type { Redactor } from '../report/redact.ts';
import type { Invocation, OptionName } from './command-line.ts';

/** The headings under which the overview lists the commands, in order. */
export const commandGroups = {
  servers: 'Servers in a folder or repository',
  organisation: 'Servers in an organisation',
  export: 'The export of grades',
} as const;

/** The definition of a command, used by the table of commands, the help and the program's start. */
export interface Command {
  /** Imports the command's function, which returns the exit status. */
  readonly load: () => Promise<(given: Invocation, redact: Redactor) => Promise<number>>;
  readonly group: keyof typeof commandGroups;
  /** Summary of at most 60 characters. */
  readonly does: string;
  /**
   * The placeholder for the argument in the usage text; in brackets if the argument is optional, empty if the
   * command takes none.
   */
  readonly argument: string;
  /** Hint for users who pass too many arguments or another command's options. */
  readonly hint?: string;
  /**
   * The command's synopsis, except for its name and the remaining options: one string for each form of the
   * command.
   */
  readonly forms: readonly string[];
  /** The options that the command accepts. The help lists the options by group, in the order of this list. */
  readonly options: readonly OptionName[];
  /** The formats of its outputs; the first is the default. */
  readonly formats: readonly string[];
  /** Two or three command lines without the program's name, keyed by purpose. A test runs these examples. */
  readonly examples: Readonly<Record<string, string>>;
  /**
   * The meanings of exit status 0 and, if the command returns it, of exit status 1. All other exit statuses
   * have the same meaning for all commands (`commonStatuses`).
   */
  readonly statuses: { readonly 0: string; readonly 1?: string };
}
/** Commands by name, which consists of one word or two. */
export type Commands = Readonly<Record<string, Command>>;
