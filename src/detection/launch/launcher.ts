import type { Word } from '../../model/model.ts';
import type { AmbientInputs, Manager } from './ambient-inputs.ts';
import { type PartialLaunch, unidentifiedLaunch } from './partial-launch.ts';
import type { VariableSpace } from './variables/space.ts';

/** A command with its arguments, as words with places. */
export interface CommandLine {
  readonly command: Word;
  readonly args: readonly Word[];
}

/**
 * Resolves a command line that another one starts, such as the one behind `sh -c`. It also has what a
 * launcher needs to know of all others, because nothing that a launcher imports may import their list.
 */
export interface ResolveInner {
  (line: CommandLine): readonly PartialLaunch[];
  /** Whether a word names, by whatever path, a program that runs what its arguments say. */
  readonly isRunner: (word: Word) => boolean;
}

/** A family of commands that fetch and start servers, or that start another command line. */
export interface Launcher {
  /** Names of the command, without folder and without `.exe` or `.cmd`. */
  readonly commands: readonly string[];
  /** The program that the system starts it with, if it is a script of one; absent if it needs none. */
  readonly interpreter?: string;
  /** What it takes from around it: added to whatever it starts. */
  readonly ambient: AmbientInputs;
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
  /** Whether a line, of words without quotes, starts servers by their names in a catalog. */
  readonly startsCatalog?: (line: string) => boolean;
  /** The options that variables of its environment stand for. */
  readonly optionsFrom?: (env: ReadonlyMap<string, Word>) => readonly Word[];
}

/** What a folder of `launchers/` gives: the launchers of one program, or of some that are alike. */
export interface LauncherFamily {
  readonly launchers: readonly Launcher[];
  /** The variables that these programs read; options and lines of files are judged by the same rows. */
  readonly settings?: readonly VariableSpace[];
  /** What they read of a project for whose installation or environment they start a program. */
  readonly ofProject?: Readonly<Partial<Record<Manager, AmbientInputs>>>;
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
