import type { Redactor } from '../report/redact.ts';
import type { Invocation, OptionName } from './command-line.ts';

/** The headings under which the overview lists the commands, in its order. */
export const commandGroups = {
  servers: 'Servers in a folder or repository',
  organisation: 'Servers in an organisation',
  export: 'The export of grades',
} as const;

/** The record of a command, used by the table of commands, the help and the start. */
export interface Command {
  /** Imports the command's function, which returns the exit status. */
  readonly load: () => Promise<(given: Invocation, redact: Redactor) => Promise<number>>;
  readonly group: keyof typeof commandGroups;
  /** Summary, in up to 60 characters. */
  readonly does: string;
  /** The placeholder of its argument in the usage; in brackets if it is optional, empty if it takes none. */
  readonly argument: string;
  /** Hint for users who pass too many arguments or another command's options. */
  readonly hint?: string;
  /** Its synopsis, without its name and further options: one text for each form of the command. */
  readonly forms: readonly string[];
  /** The options that the command accepts. The help lists them by group, in this order. */
  readonly options: readonly OptionName[];
  /** The formats of its outputs, the default first. */
  readonly formats: readonly string[];
  /** Two or three command lines without the program's name, by purpose. A test runs them. */
  readonly examples: Readonly<Record<string, string>>;
  /**
   * The meanings of 0 and, if the command returns it, 1. The other statuses are common to all commands
   * (`commonStatuses`).
   */
  readonly statuses: { readonly 0: string; readonly 1?: string };
}
/** By name, which is one word or two. */
export type Commands = Readonly<Record<string, Command>>;
