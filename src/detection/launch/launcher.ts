import type { Word } from '../../model/model.ts';
import type { AmbientInputs, Manager } from './ambient-inputs.ts';
import { type PartialLaunch, unidentifiedLaunch } from './partial-launch.ts';
import type { VariableSpace } from './variables/space.ts';

/** A command with its arguments, as words with positions. */
export interface CommandLine {
  readonly command: Word;
  readonly args: readonly Word[];
}

/**
 * Resolves a command line that another command starts, such as the text after `sh -c`. The resolver also
 * provides facts about all other launchers. A launcher cannot import the list of launchers itself, because
 * the import would be circular.
 */
export interface ResolveInner {
  (line: CommandLine): readonly PartialLaunch[];
  /** Whether a word is a program, given by name or by any path, that runs its arguments as a command. */
  readonly isRunner: (word: Word) => boolean;
}

/** A family of commands that fetch and start servers, or that start another command line. */
export interface Launcher {
  /** Names of the command, without a folder and without `.exe` or `.cmd`. */
  readonly commands: readonly string[];
  /** The program that runs this command, if the command is a script; absent otherwise. */
  readonly interpreter?: string;
  /** The launcher's inputs, which are added to everything that it starts. */
  readonly ambient: AmbientInputs;
  /**
   * Returns everything that the command fetches, runs or connects to. The result is never empty.
   *
   * @param command the word with the command's name
   * @param resolveInner resolves a command line that this command starts
   */
  readonly resolve: (
    args: readonly Word[],
    command: Word,
    resolveInner: ResolveInner,
  ) => readonly PartialLaunch[];
  /** Returns the arguments that determine what is fetched and run; absent if all arguments matter. */
  readonly essential?: (args: readonly Word[]) => readonly Word[];
  /**
   * Returns the command line that the launcher starts unchanged; null if the arguments do not show that the
   * launcher only starts a command line.
   */
  readonly startsOnly?: (args: readonly Word[]) => CommandLine | null;
  /** Whether a command line, given without quotes, starts servers by their catalog names. */
  readonly startsCatalog?: (line: string) => boolean;
  /** Returns the options that the launcher's environment variables set. */
  readonly optionsFrom?: (env: ReadonlyMap<string, Word>) => readonly Word[];
}

/**
 * The exports of a folder in `launchers/`: the launchers for one program, or for several similar programs.
 */
export interface LauncherFamily {
  readonly launchers: readonly Launcher[];
  /**
   * The variables that these programs read. The rows for these variables also apply to the programs' options
   * and to the lines in the programs' files.
   */
  readonly settings?: readonly VariableSpace[];
  /**
   * The files that each package manager reads in a project whose installation or environment provides the
   * started program.
   */
  readonly ofProject?: Readonly<Partial<Record<Manager, AmbientInputs>>>;
}

/**
 * Returns the launches in the words after the options. If there are no words, returns an unidentified launch
 * with the given reason.
 */
export function resolveWords(
  words: readonly Word[],
  at: Word,
  reason: string,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [command, ...args] = words;
  return command === undefined ? [unidentifiedLaunch(at, reason)] : resolveInner({ command, args });
}
