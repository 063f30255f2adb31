import { createHash } from 'node:crypto';

/** A command line to run, and the files in its folder. */
export interface Line {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** File contents, by path relative to the working folder. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A package that a program fetched. */
export interface Fetched {
  readonly ecosystem: string;
  readonly name: string;
  /** The version that the program chose from those that the registry serves. */
  readonly version: string;
  /** The registry that the package was fetched from, if it is not the default one. */
  readonly registry?: string;
}

/** The settings that a command line gives a container; settings that it does not give are absent. */
export interface Container {
  /** The command that runs instead of the image's own program. */
  readonly entrypoint?: readonly string[];
  /** The words after the image. */
  readonly args?: readonly string[];
  /** Variables as `NAME=value`, or as `NAME` if they are passed on. */
  readonly env?: readonly string[];
  /** Mounts as `source:target`. */
  readonly binds?: readonly string[];
}

/**
 * The effect of a command line. All fields are absent if it had none, for example if it printed a help text
 * or an error.
 */
export interface Outcome {
  /** The fetched packages, sorted by name. */
  readonly packages?: readonly Fetched[];
  /** The local file that ran as the program, not a file that it only loads. */
  readonly file?: string;
  /** The settings for the container of an image. */
  readonly container?: Container;
}

/** A generated command line, and the facts about how it was generated. */
export interface GeneratedLine extends Line {
  /** The words, with placeholders for the options. Lines of one shape differ only in their options. */
  readonly shape: string;
  /** The options in the line; empty if there are none. */
  readonly options: readonly string[];
  /** The form in which the options are written, such as `--name value`. */
  readonly form: string;
  /** Whether any of its options is named only by other versions of the program. */
  readonly isForeign?: true;
}

/** A line that one version of a program has run. */
export interface RecordedLine extends GeneratedLine {
  /** Null if the outcome could not be measured, with the reason in `why`. */
  readonly outcome: Outcome | null;
  readonly why?: string;
}

/** A row in a table: the outcome that every listed program had for the line. */
export interface Row extends Line {
  readonly outcome: Outcome;
  /** The programs, with their versions. */
  readonly by: readonly string[];
}

/** Returns a key that identifies a line by everything that a program sees of it. */
export function keyOf({ command, args, env = {}, files = {} }: Line): string {
  return JSON.stringify([command, args, env, files]);
}

/** Returns a number from 0 to `count - 1` that depends only on a text and a seed. */
export function bucketOf(text: string, seed: string, count: number): number {
  const digest = createHash('sha256').update(`${seed}\0${text}`).digest();
  return digest.readUInt32BE() % count;
}

/** Parses the rows in a JSON Lines file. */
export function readLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
