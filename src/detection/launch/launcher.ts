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
 * Resolves a command line that another one starts, such as the text after `sh -c`. It also gives a launcher
 * access to facts about all other launchers, because no module that a launcher imports may import their list.
 */
export interface ResolveInner {
  (line: CommandLine): readonly PartialLaunch[];
  /** Whether a word names, by any path, a program that runs its arguments as a command. */
  readonly isRunner: (word: Word) => boolean;
}

/** A family of commands that fetch and start servers, or that start another command line. */
export interface Launcher {
  /** Names of the command, without folder and without `.exe` or `.cmd`. */
  readonly commands: readonly string[];
  /** The program that runs this command, if the command is a script; absent if it needs none. */
  readonly interpreter?: string;
  /** The inputs of this launcher, which are added to whatever it starts. */
  readonly ambient: AmbientInputs;
  /**
   * Returns everything that the command fetches, runs or connects to; never empty.
   *
   * @param command the word that names the command
   * @param resolveInner resolves a command line that this one starts
   */
  readonly resolve: (
    args: readonly Word[],
    command: Word,
    resolveInner: ResolveInner,
  ) => readonly PartialLaunch[];
  /** Returns the arguments that decide what is fetched and run; absent if all of them do. */
  readonly essential?: (args: readonly Word[]) => readonly Word[];
  /**
   * Returns the command line that the launcher starts unchanged, if it does nothing else; null if the words
   * do not tell.
   */
  readonly startsOnly?: (args: readonly Word[]) => CommandLine | null;
  /** Whether a line, given without quotes, starts servers by their names in a catalog. */
  readonly startsCatalog?: (line: string) => boolean;
  /** Returns the options that its environment variables set. */
  readonly optionsFrom?: (env: ReadonlyMap<string, Word>) => readonly Word[];
}

/** The exports of a folder of `launchers/`: the launchers of one program, or of several similar ones. */
export interface LauncherFamily {
  readonly launchers: readonly Launcher[];
  /**
   * The variables that these programs read; the same rows judge their options and the lines of their files.
   */
  readonly settings?: readonly VariableSpace[];
  /** The files that they read in a project whose installation or environment provides the started program. */
  readonly ofProject?: Readonly<Partial<Record<Manager, AmbientInputs>>>;
}

/**
 * Returns the launches of the words after some options; unidentified, with this reason, if there are no
 * words.
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
