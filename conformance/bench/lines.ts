import { createHash } from 'node:crypto';

/** A command line that is played, and the files that it finds in its folder. */
export interface Line {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Texts by their paths from the working folder. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A package that was fetched. */
export interface Fetched {
  readonly ecosystem: string;
  readonly name: string;
  /** The version that the program chose of those that the registry serves. */
  readonly version: string;
  /** Where it was fetched from, if that is not the default registry. */
  readonly registry?: string;
}

/** What a command line sets for a container; what it does not set is left out. */
export interface Container {
  /** What runs in place of the image's own program. */
  readonly entrypoint?: readonly string[];
  /** The words behind the image. */
  readonly args?: readonly string[];
  /** As `NAME=value`, or as `NAME` for one that is passed on. */
  readonly env?: readonly string[];
  /** As `source:target`. */
  readonly binds?: readonly string[];
}

/** What a command line did: nothing if both are absent, as for a help text or an error. */
export interface Outcome {
  /** What was fetched, in the order of names. */
  readonly packages?: readonly Fetched[];
  /** The local file that ran as the program, not what it only loads. */
  readonly file?: string;
  /** What is set for the container of an image. */
  readonly container?: Container;
}

/** A generated command line with what it is about. */
export interface GeneratedLine extends Line {
  /** The places of its words: lines of one shape differ in what stands at one place. */
  readonly shape: string;
  /** The options in it; empty if there are none. */
  readonly options: readonly string[];
  /** How they are written, such as `--name value`. */
  readonly form: string;
  /** Whether only other versions of the program name its options. */
  readonly isForeign?: true;
}

/** A line that a program of one version has played. */
export interface RecordedLine extends GeneratedLine {
  /** Null if that could not be measured, with the reason in `why`. */
  readonly outcome: Outcome | null;
  readonly why?: string;
}

/** A row of a table: what every listed program did with the line. */
export interface Row extends Line {
  readonly outcome: Outcome;
  /** Programs with their versions. */
  readonly by: readonly string[];
}

/** Identifies a line by everything that a program sees of it. */
export function keyOf({ command, args, env = {}, files = {} }: Line): string {
  return JSON.stringify([command, args, env, files]);
}

/** A number from 0 to `count - 1` that depends on nothing but a text and a seed. */
export function bucketOf(text: string, seed: string, count: number): number {
  const digest = createHash('sha256').update(`${seed}\0${text}`).digest();
  return digest.readUInt32BE() % count;
}

/** The rows of a file of JSON lines. */
export function readLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
