import type { Word } from '../../model/model.ts';
import type { AmbientInputs, Manager } from './ambient-inputs.ts';
import { type PartialLaunch, unidentifiedLaunch } from './partial-launch.ts';
import type { VariableSpace } from './variables/space.ts';

export interface CommandLine {
  readonly command: Word;
  readonly args: readonly Word[];
}

/**
 * Resolves a command line that another command starts, such as the text after `sh -c`. The function also
 * carries `isRunner`, because a launcher cannot import the list of launchers without creating a circular
 * import.
 */
export interface ResolveInner {
  (line: CommandLine): readonly PartialLaunch[];
  /** Reports whether a word is a program, given by name or path, that runs its arguments as a command. */
  readonly isRunner: (word: Word) => boolean;
}

/** Commands that fetch and start servers, or that start another command line. */
export interface Launcher {
  /** Names of the command, without a folder and without `.exe` or `.cmd`. */
  readonly commands: readonly string[];
  /** The program that runs this command, if the command is a script; absent otherwise. */
  readonly interpreter?: string;
  /** Inputs that are added to everything that the launcher starts. */
  readonly ambient: AmbientInputs;
  /** Returns everything that the command fetches, runs or connects to; never empty. */
  readonly resolve: (
    args: readonly Word[],
    command: Word,
    resolveInner: ResolveInner,
  ) => readonly PartialLaunch[];
  /** Returns the arguments that determine what is fetched and run; absent if all arguments matter. */
  readonly essential?: (args: readonly Word[]) => readonly Word[];
  /**
   * Returns the command line that the launcher starts unchanged; null unless the arguments show that the
   * launcher does nothing else.
   */
  readonly startsOnly?: (args: readonly Word[]) => CommandLine | null;
  /** Reports whether a command line, given without quotes, starts servers by their catalog names. */
  readonly startsCatalog?: (line: string) => boolean;
  readonly optionsFrom?: (env: ReadonlyMap<string, Word>) => readonly Word[];
}

/**
 * The exports of a folder in `launchers/`: the launchers for one program, or for several similar programs.
 */
export interface LauncherFamily {
  readonly launchers: readonly Launcher[];
  /**
   * Variables that these programs read. The rows for these variables also apply to the programs' options and
   * to the lines in their files.
   */
  readonly settings?: readonly VariableSpace[];
  /**
   * Each package manager's inputs when the project's installation or environment provides the started
   * program.
   */
  readonly ofProject?: Readonly<Partial<Record<Manager, AmbientInputs>>>;
}

export function resolveWords(
  words: readonly Word[],
  at: Word,
  reason: string,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [command, ...args] = words;
  return command === undefined ? [unidentifiedLaunch(at, reason)] : resolveInner({ command, args });
}
