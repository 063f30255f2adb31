import type { Redactor } from '../report/redact.ts';
import type { Invocation, OptionName } from './command-line.ts';

export const commandGroups = {
  servers: 'Servers in a folder or repository',
  organisation: 'Servers in an organisation',
  export: 'The grade export',
} as const;

export interface Command {
  /** Imports the command's function, which returns the exit status. */
  readonly load: () => Promise<(given: Invocation, redact: Redactor) => Promise<number>>;
  readonly group: keyof typeof commandGroups;
  /** Summary of at most 60 characters. */
  readonly does: string;
  /**
   * Placeholder for the argument in the usage text: in brackets if the argument is optional, empty if there
   * is none.
   */
  readonly argument: string;
  /** Hint for users who pass too many arguments or another command's options. */
  readonly hint?: string;
  /** One synopsis for each form of the command, without the command's name and `[OPTION]...`. */
  readonly forms: readonly string[];
  /** Accepted options, in the order in which the help lists them within each group. */
  readonly options: readonly OptionName[];
  /** Output formats; the first is the default. */
  readonly formats: readonly string[];
  /** Two or three command lines without the program's name, keyed by purpose. A test runs these examples. */
  readonly examples: Readonly<Record<string, string>>;
  /**
   * Meanings of exit status 0 and, if the command returns it, 1. Other statuses have the same meaning for all
   * commands (`commonStatuses`).
   */
  readonly statuses: { readonly 0: string; readonly 1?: string };
}
/** Commands by name. A name has one or two words. */
export type Commands = Readonly<Record<string, Command>>;
