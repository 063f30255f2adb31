import type { Redactor } from '../report/redact.ts';
import type { Invocation, OptionName } from './command-line.ts';

/** The headings under which the overview lists the commands, in its order. */
export const commandGroups = {
  servers: 'Servers of a folder or repository',
  organisation: 'Servers of an organisation',
  export: 'The export of grades',
} as const;

/** What the table of commands, the help and the start know of a command. */
export interface Command {
  /** Imports the command's function, which returns the exit status. */
  readonly load: () => Promise<(given: Invocation, redact: Redactor) => Promise<number>>;
  readonly group: keyof typeof commandGroups;
  /** What it does, in up to 60 characters. */
  readonly does: string;
  /** What the usage calls its argument; in brackets if it may be left out, empty if it takes none. */
  readonly argument: string;
  /** What to say to those who write more than that, or options of something else. */
  readonly hint?: string;
  /** How it is written, without its name and further options: one text for each form of the command. */
  readonly forms: readonly string[];
  /** The options that it accepts. The help lists them by their groups, in this order. */
  readonly options: readonly OptionName[];
  /** The formats of its outputs, the default first. */
  readonly formats: readonly string[];
  /** Two or three command lines without the program's name, by what each is for: a test runs them. */
  readonly examples: Readonly<Record<string, string>>;
  /** What 0 means, and 1 if it returns that. All commands share the others (`commonStatuses`). */
  readonly statuses: { readonly 0: string; readonly 1?: string };
}
/** By name, which is one word or two. */
export type Commands = Readonly<Record<string, Command>>;
