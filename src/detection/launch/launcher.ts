import type { Word } from '../../model/model.ts';
import { type PartialLaunch, unidentifiedLaunch } from './partial-launch.ts';
import type { Reads } from './reads.ts';

/** A command with its arguments, as words with places. */
export interface CommandLine {
  readonly command: Word;
  readonly args: readonly Word[];
}

/** Resolves a command line that another one starts, such as the one behind `sh -c`. */
export type ResolveInner = (line: CommandLine) => readonly PartialLaunch[];

/** A family of commands that fetch and start servers, or that start another command line. */
export interface Launcher {
  /** Names of the command, without folder and without `.exe` or `.cmd`. */
  readonly commands: readonly string[];
  /** What it takes from around it: added to whatever it starts. */
  readonly reads: Reads;
  /**
   * What the command fetches, runs or connects to: never empty.
   *
   * @param command the word that names the command
   * @param resolveInner resolves a command line that this one starts
   */
  readonly resolve: (
    args: readonly Word[],
    command: Word,
    resolveInner: ResolveInner,
  ) => readonly PartialLaunch[];
  /** Those of its arguments that decide what is fetched and run; absent if all of them do. */
  readonly essential?: (args: readonly Word[]) => readonly Word[];
  /** The command line that it starts as it is, if it does nothing else; null if the words do not say. */
  readonly startsOnly?: (args: readonly Word[]) => CommandLine | null;
}

/** What the words behind some options start; unidentified for this reason if there are none. */
export function resolveWords(
  words: readonly Word[],
  at: Word,
  reason: string,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [command, ...args] = words;
  return command === undefined ? [unidentifiedLaunch(at, reason)] : resolveInner({ command, args });
}
